import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlLook, Labelled } from "./field.tsx";

/** A native select, drawn like every other control. */
export const Select = (select: ComponentProps<"select">) => (
  <div className="relative">
    <select {...select} className={`${controlLook} min-h-12 appearance-none pr-11`} />
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute top-3.5 right-4 size-5 text-soft"
    />
  </div>
);

type SelectFieldProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  /** What choosing none is called, where none may be chosen. */
  none?: string;
  onChange: (value: Value) => void;
};

/** A choice of a few with its label above. */
export const SelectField = <Value extends string>({
  label,
  value,
  options,
  none,
  onChange,
}: SelectFieldProps<Value>) => (
  <Labelled label={label}>
    {(id) => (
      <Select id={id} value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    )}
  </Labelled>
);
