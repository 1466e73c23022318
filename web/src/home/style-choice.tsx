import type { PictureStyle } from "@fit-closet/core";
import { useId } from "react";

const STYLES: { value: PictureStyle; label: string }[] = [
  { value: "figure", label: "On a person" },
  { value: "flat-lay", label: "Laid out" },
];

type StyleChoiceProps = { style: PictureStyle; onChange: (style: PictureStyle) => void };

/** Native radios in pill clothing: arrow keys and screen readers work as everywhere. */
export function StyleChoice({ style, onChange }: StyleChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex w-fit gap-1 rounded-full bg-well p-1">
      <legend className="sr-only">How the outfit is drawn</legend>
      {STYLES.map(({ value, label }) => (
        <label
          key={value}
          className="inline-flex min-h-9 cursor-pointer items-center rounded-full px-4 text-soft has-checked:bg-card has-checked:font-bold has-checked:text-ink has-checked:shadow-sticker has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={style === value}
            className="sr-only"
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
