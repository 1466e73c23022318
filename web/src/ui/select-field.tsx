import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { controlLook } from "./field.tsx";

type SelectFieldProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  /** What choosing none is called, where none may be chosen. */
  none?: string;
  onChange: (value: Value) => void;
};

/** A native select with its label above. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  none,
  onChange,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          className={`${controlLook} min-h-12 appearance-none pr-11`}
          onChange={({ target }) => onChange(target.value as Value)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-3.5 right-4 size-5 text-soft"
        />
      </div>
    </div>
  );
}
