import { Plus, X } from "lucide-react";
import { COLOURS_MOST } from "./garment-form.ts";

type ColourFieldsProps = { colours: readonly string[]; onChange: (colours: string[]) => void };

const swatchLook =
  "size-9 cursor-pointer appearance-none overflow-hidden rounded-full border border-edge bg-transparent p-0 [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0";

/** A garment's colours, most present first: each can be changed or taken away, but one stays. */
export function ColourFields({ colours, onChange }: ColourFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">Colours</legend>
      <ul className="flex flex-wrap gap-2">
        {colours.map((colour, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a colour's place is all it is known by, and two may be alike while one is chosen
          <li key={index} className="flex items-center rounded-full border border-line bg-well p-1">
            <input
              type="color"
              value={colour}
              aria-label={`Colour ${index + 1}`}
              className={swatchLook}
              onChange={({ target }) => onChange(colours.with(index, target.value))}
            />
            {colours.length > 1 && (
              <button
                type="button"
                aria-label={`Remove colour ${index + 1}`}
                className="grid size-9 place-items-center rounded-full text-soft hover:text-ink"
                onClick={() => onChange(colours.filter((_, other) => other !== index))}
              >
                <X aria-hidden className="size-4" />
              </button>
            )}
          </li>
        ))}
        {colours.length < COLOURS_MOST && (
          <li>
            <button
              type="button"
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-dashed border-edge px-4 hover:bg-well"
              onClick={() => onChange([...colours, colours.at(-1) ?? "#808080"])}
            >
              <Plus aria-hidden className="size-4" /> Add colour
            </button>
          </li>
        )}
      </ul>
    </fieldset>
  );
}
