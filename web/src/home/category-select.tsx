import { CATEGORY_GROUPS } from "@fit-closet/core";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { controlLook } from "../ui/field.tsx";

type CategorySelectProps = {
  value: string;
  disabled: boolean;
  onChange: (category: string) => void;
};

export function CategorySelect({ value, disabled, onChange }: CategorySelectProps) {
  const id = useId();
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
          className={`${controlLook} min-h-12 appearance-none pr-11`}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">select an option</option>
          {CATEGORY_GROUPS.map(({ label, categories }) => (
            <optgroup key={label} label={label}>
              {categories.map((category) => (
                <option key={category} value={category}>
                  {category}
                </option>
              ))}
            </optgroup>
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
