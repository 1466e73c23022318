import { useId, type ReactNode } from "react";
import { Radio } from "./radio.tsx";

type ChoiceProps<Value extends string> = {
  legend: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  className?: string;
};

/** Native radios in pill clothing: arrow keys and screen readers work as everywhere. */
export function Choice<Value extends string>({
  legend,
  value,
  options,
  onChange,
  disabled = false,
  className = "",
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className={`flex gap-1 rounded-full bg-well p-1 ${className}`}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="inline-flex min-h-9 grow cursor-pointer items-center justify-center gap-2 rounded-full px-4 text-center leading-tight text-soft has-checked:bg-card has-checked:font-bold has-checked:text-ink has-checked:shadow-sticker has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-disabled:cursor-auto"
        >
          <Radio name={name} value={option.value} chosen={value} onChoose={onChange} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
