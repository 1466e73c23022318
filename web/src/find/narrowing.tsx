import {
  COLOURS,
  type Counted,
  type Facet,
  FACETS,
  type Found,
  isColourId,
  UNWORN_DAYS,
} from "@fit-closet/core";
import { X } from "lucide-react";
import { type Asked, isNarrowed, toggled, widened } from "./asked.ts";

type NarrowingProps = {
  asked: Asked;
  facets: Found["facets"];
  onChange: (asked: Asked) => void;
};

const LEGENDS: Readonly<Record<Facet, string>> = {
  category: "Category",
  colour: "Colour",
  season: "Season",
  pattern: "Pattern",
  state: "State",
};

const STATE_WORDS: Readonly<Record<string, string>> = {
  "in-the-wash": "in the wash",
  "at-the-cleaner": "at the cleaner's",
  broken: "being mended",
  unworn: `not worn for ${UNWORN_DAYS} days`,
};

/** Rows of chips. On a phone each row scrolls by itself, so that the stickers stay near. */
export function Narrowing({ asked, facets, onChange }: NarrowingProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      {FACETS.map((facet) => (
        <ChipRow
          key={facet}
          facet={facet}
          counted={facets[facet]}
          chosen={asked.chosen[facet]}
          onToggle={(id) => onChange(toggled(asked, facet, id))}
        />
      ))}
      {isNarrowed(asked) && (
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-full px-1 font-bold underline decoration-edge underline-offset-4 hover:decoration-current"
          onClick={() => onChange(widened(asked))}
        >
          <X aria-hidden className="size-4" /> Show everything
        </button>
      )}
    </div>
  );
}

type ChipRowProps = {
  facet: Facet;
  counted: readonly Counted[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
};

/** With one chip there is nothing to choose, but for a state, which few items have. */
function ChipRow({ facet, counted, chosen, onToggle }: ChipRowProps) {
  if (counted.length < (facet === "state" ? 1 : 2) && chosen.length === 0) return null;
  return (
    <fieldset className="min-w-0 sm:grid sm:grid-cols-[6rem_minmax(0,1fr)] sm:items-baseline">
      <legend className="float-left text-sm font-bold text-soft max-sm:mb-1 sm:w-24">
        {LEGENDS[facet]}
      </legend>
      <div className="clear-both -mx-4 flex gap-2 overflow-x-auto px-4 py-1 max-sm:[scrollbar-width:none] sm:col-start-2 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        {counted.map(({ id, count }) => (
          <Chip
            key={id}
            facet={facet}
            id={id}
            count={count}
            on={chosen.includes(id)}
            onToggle={() => onToggle(id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ChipProps = { facet: Facet; id: string; count: number; on: boolean; onToggle: () => void };

function Chip({ facet, id, count, on, onToggle }: ChipProps) {
  return (
    <label className="relative inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full border border-edge px-4 has-checked:border-ink has-checked:bg-ink has-checked:font-bold has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink">
      <input type="checkbox" className="sr-only" checked={on} onChange={onToggle} />
      {facet === "colour" && isColourId(id) && <Swatch hex={COLOURS[id].hex} />}
      {STATE_WORDS[id] ?? id} <span className="text-sm opacity-75">{count}</span>
    </label>
  );
}

function Swatch({ hex }: { hex: string }) {
  return (
    <span
      aria-hidden
      className="size-4 rounded-full border border-edge"
      style={{ backgroundColor: hex }}
    />
  );
}
