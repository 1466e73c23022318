import { useId } from "react";
import { Radio } from "../ui/radio.tsx";

type SwatchesProps<Value extends string | number> = {
  legend: string;
  value: Value;
  options: readonly { value: Value; label: string; colour: string }[];
  onChange: (value: Value) => void;
};

/** Native radios that show a colour and are named in words. */
export function Swatches<Value extends string | number>({
  legend,
  value,
  options,
  onChange,
}: SwatchesProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label
            key={option.value}
            title={option.label}
            className="cursor-pointer rounded-full border-2 border-transparent p-0.5 has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <Radio name={name} value={option.value} chosen={value} onChoose={onChange} />
            <svg viewBox="0 0 32 32" aria-hidden className="size-8 forced-color-adjust-none">
              <circle
                cx="16"
                cy="16"
                r="15.25"
                fill={option.colour}
                className="stroke-edge"
                strokeWidth="1.5"
              />
            </svg>
            <span className="sr-only">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
