import type { ColourId } from "../../wardrobe/colours.ts";
import type { Entry, Head } from "./entry.ts";
import { coloursIn } from "./marks.ts";
import type { Token } from "./pieces.ts";
import type { Variant } from "./variants.ts";

/** A garment with everything that is said of it, in its own piece of the list and in those that belong to it. */
export type Group = {
  entry: Entry;
  head: Head;
  /** "Black and" before "white trainers". */
  lead: readonly Entry[];
  /** Several that are not worn in pairs. */
  plural: boolean;
  total: number | undefined;
  variants: Variant[];
  /** The garment's own look is that of a further variant: "a black blouse and another white". */
  joins: boolean;
  /** What else is told, in brackets or after a dash. */
  details: readonly Detail[];
};

export type Detail = {
  runs: readonly (readonly Token[])[];
  bracketed: boolean;
  colours: readonly ColourId[];
};

/** A group that the next pieces may still say more of. */
export type Open = Group & { heading: boolean; byLines: boolean };
/** Says only how many. */
export const isCount = ({ count, counting, tokens }: Entry): boolean =>
  count !== undefined && counting.size === tokens.length;

/** Keeps what else is told of a garment for its name, and its colours where the garment has none of its own. */
export function addDetail(open: Open, entries: readonly Entry[], bracketed: boolean): void {
  const runs = entries.map(({ tokens, counting, article }) =>
    article ? tokens : tokens.filter((_, at) => !counting.has(at)),
  );
  const colours = entries.flatMap(({ marks }) => coloursIn(marks));
  open.details = [...open.details, { runs, bracketed, colours }];
}

/** The colours that a piece says of its garment. */
export const coloursOf = ({ looks, head }: Pick<Entry, "looks" | "head">): ColourId[] =>
  coloursIn(looks.filter((mark) => mark !== head?.mark)).concat(head?.mark.inner ?? []);
