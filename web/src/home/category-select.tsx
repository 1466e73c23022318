import { CATEGORY_GROUPS } from "@fit-closet/core";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { controlLook } from "../ui/field.tsx";

type CategorySelectProps = {
  value: string;
  disabled?: boolean;
  /** What the value may be taken from, in a sentence beneath. */
  note?: string;
  /** What choosing none is called. */
  none?: string;
  onChange: (category: string) => void;
};

/** The closet's categories in their groups. A value that is none of them, as older items may have, is offered as well. */
export function CategorySelect({
  value,
  disabled,
  note,
  none = "select an option",
  onChange,
}: CategorySelectProps) {
  const id = useId();
  const isKnown = CATEGORY_GROUPS.some(({ categories }) => categories.some((one) => one === value));
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        Category
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          disabled={disabled}
          aria-describedby={note && `${id}-note`}
          className={`${controlLook} min-h-12 appearance-none pr-11`}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{none}</option>
          {CATEGORY_GROUPS.map(({ label, categories }) => (
            <optgroup key={label} label={label}>
              {categories.map((category) => (
                <option key={category} value={category}>
                  {category}
                </option>
              ))}
            </optgroup>
          ))}
          {value && !isKnown && <option value={value}>{value}</option>}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-3.5 right-4 size-5 text-soft"
        />
      </div>
      <output id={`${id}-note`} className="text-soft empty:hidden">
        {note}
      </output>
    </div>
  );
}
