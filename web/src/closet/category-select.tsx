import { CATEGORY_GROUPS } from "@fit-closet/core";
import { Labelled } from "../ui/field.tsx";
import { Select } from "../ui/select-field.tsx";

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
  const isKnown = CATEGORY_GROUPS.some(({ categories }) => categories.some((one) => one === value));
  return (
    <Labelled label="Category">
      {(id) => (
        <>
          <Select
            id={id}
            value={value}
            disabled={disabled}
            aria-describedby={note && `${id}-note`}
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
          </Select>
          <output id={`${id}-note`} className="text-soft empty:hidden">
            {note}
          </output>
        </>
      )}
    </Labelled>
  );
}
