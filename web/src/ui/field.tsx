import { useId, type ComponentProps, type ReactNode } from "react";

export const controlLook =
  "w-full rounded-control border border-edge bg-card px-4 py-2.5 text-ink placeholder:text-soft aria-invalid:border-coral-deep";

type LabelledProps = { label: string; children: (id: string) => ReactNode };

/** A control with its label above; the control takes the id that ties the two. */
export function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

type TextFieldProps = Omit<ComponentProps<"input">, "id"> & { label: string; missing?: boolean };

/** One line of text with its label above. `missing` marks it for eyes and for assistive technology. */
export const TextField = ({ label, missing = false, ...rest }: TextFieldProps) => (
  <Labelled label={label}>
    {(id) => (
      <input
        id={id}
        dir="auto"
        className={`${controlLook} min-h-12`}
        aria-invalid={missing || undefined}
        {...rest}
      />
    )}
  </Labelled>
);

/** Several lines of text. */
export const TextArea = (textarea: ComponentProps<"textarea">) => (
  <textarea dir="auto" {...textarea} className={`${controlLook} resize-y`} />
);

/** A sentence that appears when something must be put right; read out at once. */
export function FieldMessage({ children, id }: { children: ReactNode; id?: string }) {
  if (!children) return null;
  return (
    <p
      id={id}
      role="alert"
      className="rounded-control bg-blush px-4 py-2.5 font-bold text-coral-deep"
    >
      {children}
    </p>
  );
}
