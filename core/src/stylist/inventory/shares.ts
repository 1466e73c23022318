import type { ColourId } from "../../wardrobe/colours.ts";
import { coloursOf, type Group } from "./group.ts";
import type { Variant } from "./variants.ts";

/** So many of a group look so. Without a variant it is the garment itself. */
export type Share = { colours: readonly ColourId[]; variant: Variant | undefined; count: number };

/** How a group's number is shared among its variants and colours. */
export function sharesOf(group: Group): Share[] {
  const own = ownColours(group);
  if (group.variants.length > 0) return sharesOfVariants(group, own);
  const total = group.total ?? (group.plural ? 2 : 1);
  if (own.length < 2 || !areApart(group, own))
    return [{ colours: own, variant: undefined, count: total }];
  return own.map((colour) => ({
    colours: [colour],
    variant: undefined,
    count: total / own.length,
  }));
}

/** What its own piece and the one before it say; else what brackets or a dash add. */
function ownColours({ entry, lead, details }: Group): readonly ColourId[] {
  const said = [...lead.flatMap(coloursOf), ...coloursOf(entry)];
  return said.length > 0 ? unique(said) : unique(details.flatMap(({ colours }) => colours));
}

const unique = (colours: readonly ColourId[]): readonly ColourId[] => [...new Set(colours)];

/** "Two black and white tees" are one of each; a black and white dress is one. */
const areApart = ({ entry, total, plural, lead }: Group, colours: readonly ColourId[]): boolean =>
  !entry.looks.some(
    ({ at, colours: own }) => own.length > 0 && /[-/]/.test(entry.tokens[at]!.glue),
  ) &&
  (total === colours.length || (plural && lead.length > 0 && total === undefined));

function sharesOfVariants(group: Group, own: readonly ColourId[]): Share[] {
  const { variants, total, joins } = group;
  const told = variants.map((variant) => ({
    colours:
      variant.colours.length > 0 ? variant.colours : joins || group.lead.length > 0 ? [] : own,
    variant,
    count: variant.count,
  }));
  const explicit = variants.some(({ count }) => count !== undefined);
  const first = { colours: own, variant: undefined, count: explicit ? (total ?? 1) : undefined };
  const all = joins ? [first, ...told] : told;
  const known = all.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const open = all.filter(({ count }) => count === undefined).length;
  const rest = Math.max(open, joins && explicit ? 0 : (total ?? 0) - known);
  let left = rest;
  let places = open;
  const shares = all.map(({ count, ...share }) => {
    const mine = count ?? Math.ceil(left / places);
    if (count === undefined) {
      left -= mine;
      places--;
    }
    return { ...share, count: mine };
  });
  const others = open === 0 && !joins ? (total ?? 0) - known : 0;
  return others > 0 ? [...shares, { colours: own, variant: undefined, count: others }] : shares;
}
