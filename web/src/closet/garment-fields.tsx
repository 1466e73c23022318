import {
  type AskedFact,
  CLOSURES,
  NECKLINES,
  PATTERNS,
  SEASONS,
  type Season,
} from "@fit-closet/core";
import { useId } from "react";
import { CategorySelect } from "./category-select.tsx";
import { TextField } from "../ui/field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { ColourFields } from "./colour-fields.tsx";
import type { GarmentForm } from "./garment-form.ts";

const UNKNOWN = "not known";

const SLEEVES = [
  ["none", "sleeveless"],
  ["short", "short"],
  ["long", "long"],
] as const;

/** As far as the eye tells them apart on a garment of any kind. */
const LENGTHS = [
  ["cropped", "cropped"],
  ["hip", "to the hip"],
  ["thigh", "above the knee"],
  ["knee", "to the knee"],
  ["calf", "to the calf"],
  ["ankle", "to the ankle"],
  ["floor", "to the floor"],
] as const;

const NECKLINE_NAMES = NECKLINES.map((neckline) => [neckline, neckline] as const);

const CLOSURE_NAMES = CLOSURES.map((closure) => [closure, closure] as const);

const PATTERN_NAMES = PATTERNS.map((pattern) => [pattern, pattern] as const);

const WARMTHS = [
  ["1", "1, barely there"],
  ["2", "2, light"],
  ["3", "3, medium"],
  ["4", "4, warm"],
  ["5", "5, for hard frost"],
] as const;

/** What is chosen from a few, and asked of those alone that may have it. */
const CHOICES = [
  { fact: "sleeve", label: "Sleeves", options: SLEEVES },
  { fact: "length", label: "Length", options: LENGTHS },
  { fact: "neckline", label: "Collar or neckline", options: NECKLINE_NAMES },
  { fact: "closure", label: "Fastening", options: CLOSURE_NAMES },
  { fact: "pattern", label: "Pattern", options: PATTERN_NAMES },
  { fact: "warmth", label: "Warmth", options: WARMTHS },
] as const;

const FORMALITIES = [
  ["0", "lounge"],
  ["1", "casual"],
  ["2", "smart casual"],
  ["3", "business casual"],
  ["4", "formal"],
  ["5", "black or white tie"],
] as const;

const MATERIALS = ["cotton", "denim", "leather", "linen", "polyester", "silk", "wool"];

type GarmentFieldsProps = {
  form: GarmentForm;
  asked: ReadonlySet<AskedFact>;
  onChange: (changes: Partial<GarmentForm>) => void;
};

/** Everything that is known of a garment, each field to be corrected. */
export function GarmentFields({ form, asked, onChange }: GarmentFieldsProps) {
  const materials = useId();
  return (
    <div className="grid content-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        label="Name"
        value={form.name}
        maxLength={80}
        autoComplete="off"
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <CategorySelect
        value={form.category}
        none="uncategorized"
        onChange={(category) => onChange({ category })}
      />
      <div className="sm:col-span-2">
        <ColourFields colours={form.colours} onChange={(colours) => onChange({ colours })} />
      </div>
      {CHOICES.filter(({ fact }) => asked.has(fact)).map(({ fact, label, options }) => (
        <SelectField
          key={fact}
          label={label}
          value={form[fact]}
          options={options}
          none={UNKNOWN}
          onChange={(value) => onChange({ [fact]: value })}
        />
      ))}
      <SelectField
        label="Formality"
        value={form.formality}
        options={FORMALITIES}
        none={UNKNOWN}
        onChange={(formality) => onChange({ formality })}
      />
      <div className="sm:col-span-2">
        <SeasonFields seasons={form.seasons} onChange={(seasons) => onChange({ seasons })} />
      </div>
      <TextField
        label="Material"
        value={form.material}
        maxLength={40}
        list={materials}
        autoComplete="off"
        onChange={({ target }) => onChange({ material: target.value })}
      />
      <TextField
        label="Tags, separated by commas"
        value={form.tags}
        autoComplete="off"
        onChange={({ target }) => onChange({ tags: target.value })}
      />
      <datalist id={materials}>
        {MATERIALS.map((material) => (
          <option key={material}>{material}</option>
        ))}
      </datalist>
    </div>
  );
}

type SeasonFieldsProps = { seasons: readonly Season[]; onChange: (seasons: Season[]) => void };

export function SeasonFields({ seasons, onChange }: SeasonFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">Seasons</legend>
      <div className="flex flex-wrap gap-2">
        {SEASONS.map((season) => (
          <label
            key={season}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge px-4 has-checked:border-ink has-checked:bg-ink has-checked:font-bold has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={seasons.includes(season)}
              onChange={({ target }) =>
                onChange(
                  SEASONS.filter((one) =>
                    one === season ? target.checked : seasons.includes(one),
                  ),
                )
              }
            />
            {season}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
