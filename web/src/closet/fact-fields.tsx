import { useId } from "react";
import { TextField } from "../ui/field.tsx";
import { Select, SelectField } from "../ui/select-field.tsx";
import { ItemSection } from "./item-section.tsx";
import { BoughtWhen } from "./bought-when.tsx";
import type { FactsForm } from "./facts-form.ts";
import { CURRENCIES, likelyCurrency } from "./money.ts";

const WASHES = [
  ["1", "after each wear"],
  ["2", "after 2 wears"],
  ["3", "after 3 wears"],
  ["4", "after 4 wears"],
  ["6", "after 6 wears"],
  ["10", "after 10 wears"],
  ["20", "after 20 wears"],
  ["0", "never by its wears"],
] as const;

type FactFieldsProps = {
  form: FactsForm;
  /** It may be washed by its wears. */
  asksForWash: boolean;
  onChange: (changes: Partial<FactsForm>) => void;
};

/** What only its person knows of a garment. */
export function FactFields({ form, asksForWash, onChange }: FactFieldsProps) {
  const { washAfterWears } = form;
  const isListed = !washAfterWears || WASHES.some(([wears]) => wears === washAfterWears);
  return (
    <ItemSection heading="Facts">
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          label="Brand"
          value={form.brand}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => onChange({ brand: target.value })}
        />
        <TextField
          label="Size"
          value={form.size}
          maxLength={30}
          autoComplete="off"
          onChange={({ target }) => onChange({ size: target.value })}
        />
        <PriceField form={form} onChange={onChange} />
        <BoughtWhen value={form.acquiredOn} onChange={(acquiredOn) => onChange({ acquiredOn })} />
        <TextField
          label="How many alike"
          inputMode="numeric"
          maxLength={3}
          placeholder="1"
          autoComplete="off"
          value={form.quantity}
          onChange={({ target }) => onChange({ quantity: target.value })}
        />
        {asksForWash && (
          <SelectField
            label="Wash"
            value={washAfterWears}
            none="as its kind usually is"
            options={
              isListed ? WASHES : [[washAfterWears, `after ${washAfterWears} wears`], ...WASHES]
            }
            onChange={(wears) => onChange({ washAfterWears: wears })}
          />
        )}
      </div>
    </ItemSection>
  );
}

/** The currency is chosen with the first digit, for a price without one is none. */
function PriceField({ form: { price, currency }, onChange }: Omit<FactFieldsProps, "asksForWash">) {
  const id = useId();
  const likely = currency || likelyCurrency(navigator.language);
  const offered: readonly string[] = CURRENCIES;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-end gap-2">
      <TextField
        label="Price paid"
        inputMode="decimal"
        maxLength={20}
        placeholder="24.90"
        autoComplete="off"
        value={price}
        onChange={({ target }) => onChange({ price: target.value, currency: likely })}
      />
      <Select
        id={id}
        aria-label="Currency"
        value={likely}
        onChange={({ target }) => onChange({ currency: target.value })}
      >
        {(offered.includes(likely) ? offered : [likely, ...offered]).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
    </div>
  );
}
