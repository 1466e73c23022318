import {
  HAIR_COLOURS,
  type Likeness,
  LIKENESS_CHOICES,
  PROSTHESES,
  SKIN_TONES,
} from "@fit-closet/core";
import type { ReactNode } from "react";
import { SelectField } from "../ui/select-field.tsx";
import * as labels from "./likeness-labels.ts";
import { Swatches } from "./swatches.tsx";

type LikenessFieldsProps = { likeness: Likeness; onChange: (likeness: Likeness) => void };

const SKINS = SKIN_TONES.map((colour, value) => ({
  value,
  label: `${value + 1} of ${SKIN_TONES.length}, from light to deep`,
  colour,
}));

const HAIRS = LIKENESS_CHOICES.hairColour.map((value) => ({
  value,
  label: labels.HAIR_LABELS[value],
  colour: HAIR_COLOURS[value],
}));

const named = <Value extends string>(values: readonly Value[], words: Record<Value, string>) =>
  values.map((value) => [value, words[value]] as const);

const CUTS = named(LIKENESS_CHOICES.hairCut, labels.CUT_LABELS);
const BUILD_OPTIONS = named(LIKENESS_CHOICES.build, labels.BUILD_LABELS);
const HEIGHT_OPTIONS = named(LIKENESS_CHOICES.height, labels.HEIGHT_LABELS);
const AGE_OPTIONS = named(LIKENESS_CHOICES.age, labels.AGE_LABELS);
const GLASSES_OPTIONS = named(LIKENESS_CHOICES.glasses, labels.GLASSES_LABELS);
const SCARF_OPTIONS = named(LIKENESS_CHOICES.headscarf, labels.SCARF_LABELS);
const BEARD_OPTIONS = named(LIKENESS_CHOICES.beard, labels.BEARD_LABELS);

/** Everything that can be chosen about how one is drawn. */
export function LikenessFields({ likeness, onChange }: LikenessFieldsProps) {
  const set =
    <Key extends keyof Likeness>(key: Key) =>
    (value: Likeness[Key]) =>
      onChange({ ...likeness, [key]: value });
  const field = <Key extends keyof Likeness>(key: Key) => ({
    value: likeness[key],
    onChange: set(key),
  });
  return (
    <div className="grid gap-5">
      <Swatches legend="Skin" options={SKINS} {...field("skin")} />
      <Swatches legend="Hair colour" options={HAIRS} {...field("hairColour")} />
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField label="Hair" options={CUTS} {...field("hairCut")} />
        <SelectField label="Beard" options={BEARD_OPTIONS} {...field("beard")} />
        <SelectField label="Build" options={BUILD_OPTIONS} {...field("build")} />
        <SelectField label="Height" options={HEIGHT_OPTIONS} {...field("height")} />
        <SelectField label="Age" options={AGE_OPTIONS} {...field("age")} />
        <SelectField label="Glasses" options={GLASSES_OPTIONS} {...field("glasses")} />
        <SelectField label="Headscarf" options={SCARF_OPTIONS} {...field("headscarf")} />
      </div>
      <Tick checked={likeness.wheelchair} onChange={set("wheelchair")}>
        I use a wheelchair
      </Tick>
      <Prostheses {...field("prostheses")} />
    </div>
  );
}

function Prostheses({
  value,
  onChange,
}: {
  value: Likeness["prostheses"];
  onChange: (value: Likeness["prostheses"]) => void;
}) {
  return (
    <fieldset>
      <legend className="font-bold">Prosthesis</legend>
      <div className="flex flex-wrap gap-x-6">
        {PROSTHESES.map((one) => (
          <Tick
            key={one}
            checked={value.includes(one)}
            onChange={(on) =>
              onChange(PROSTHESES.filter((other) => (other === one ? on : value.includes(other))))
            }
          >
            {labels.PROSTHESIS_LABELS[one]}
          </Tick>
        ))}
      </div>
    </fieldset>
  );
}

type TickProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

function Tick({ checked, onChange, children }: TickProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        checked={checked}
        className="size-5 accent-coral-deep"
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}
