import { COLOUR_IDS, type ColourId, isColourId, type ListedGarment } from "@fit-closet/core";
import { CategorySelect } from "./category-select.tsx";
import { TextField } from "../ui/field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { stickerOf } from "./list-calls.ts";
import { LeaveOut, LeaveOutList } from "./leave-out.tsx";

/** One line of what was understood; its key stays, whatever is corrected. */
export type Entry = ListedGarment & { key: string };

const MOST_OF_ONE = 60;

const nameOfColour = (id: string): string => id.replaceAll("-", " ");

const COLOURS_TO_CHOOSE = COLOUR_IDS.map((id) => [id, nameOfColour(id)] as const);

type ListPreviewProps = { entries: readonly Entry[]; onChange: (entries: Entry[]) => void };

/** What was understood, each with its drawn sticker, to be corrected or left out. */
export function ListPreview({ entries, onChange }: ListPreviewProps) {
  return (
    <LeaveOutList label="What was understood" className="md:grid-cols-2">
      {entries.map((entry, at) => (
        <EntryFields
          key={entry.key}
          entry={entry}
          onChange={(change) => onChange(entries.with(at, { ...entry, ...change }))}
          onRemove={() => onChange(entries.toSpliced(at, 1))}
        />
      ))}
    </LeaveOutList>
  );
}

type EntryFieldsProps = {
  entry: Entry;
  onChange: (change: Partial<Entry>) => void;
  onRemove: () => void;
};

function EntryFields({ entry, onChange, onRemove }: EntryFieldsProps) {
  const { name, category, colours, count } = entry;
  const several = colours.length > 1 ? colours.join(",") : undefined;
  const options = several
    ? [[several, colours.map(nameOfColour).join(" and ")] as const, ...COLOURS_TO_CHOOSE]
    : COLOURS_TO_CHOOSE;
  return (
    <li className="relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-sticker border border-line p-3 sm:p-4">
      <div className="grid content-start gap-3">
        <div className="rounded-sticker bg-night p-1.5">
          <img
            src={stickerOf(entry)}
            alt=""
            width={512}
            height={512}
            className="size-19 object-contain drop-shadow-sticker"
          />
        </div>
        <TextField
          label="Count"
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_OF_ONE}
          value={count}
          onChange={({ target }) => onChange({ count: within(target.valueAsNumber) })}
        />
      </div>
      <div className="grid content-start gap-3">
        <TextField
          label="Name"
          value={name}
          maxLength={80}
          required
          missing={!name.trim()}
          autoComplete="off"
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            label="Colour"
            value={several ?? colours[0] ?? ""}
            options={options}
            none="not said"
            onChange={(chosen) => onChange({ colours: coloursIn(chosen) })}
          />
          <CategorySelect
            value={category}
            none="other"
            onChange={(chosen) => onChange({ category: chosen || "other" })}
          />
        </div>
      </div>
      <LeaveOut name={name} size="size-10" onLeaveOut={onRemove} />
    </li>
  );
}

const coloursIn = (chosen: string): ColourId[] => chosen.split(",").filter(isColourId);

const within = (count: number): number =>
  Math.min(MOST_OF_ONE, Math.max(1, Math.round(count) || 1));
