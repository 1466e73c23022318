import { COLOUR_IDS, COLOURS } from "./colours.ts";
import { nameColour } from "./name-colour.ts";

/** The widest words for colours, in the order of the vocabulary. */
export const COLOUR_FAMILIES: readonly string[] = [
  ...new Set(COLOUR_IDS.map((id) => COLOURS[id].family)),
];

const MOST_KNOWN = 5000;
const known = new Map<string, string>();

/** The widest word for `#rrggbb`: navy is blue. Each is named once, since naming compares it with all that have a name. */
export function familyOf(hex: string): string {
  const before = known.get(hex);
  if (before) return before;
  const { family } = COLOURS[nameColour(hex)];
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(hex, family);
  return family;
}
