import type { KindId } from "../../wardrobe/kinds.ts";
import { type Colour, isBright, isNeutral, turnBetween } from "./colour.ts";
import type { Piece } from "./piece.ts";
import type { Add } from "./weights.ts";

/** How much two pieces are seen side by side: the large ones fully, shoes half, small things little. */
const SEEN: Readonly<Partial<Record<Piece["slots"][number], number>>> = {
  base: 1,
  mid: 1,
  outer: 0.8,
  legs: 1,
  feet: 0.5,
  head: 0.4,
  accessory: 0.3,
};

/** How two pieces of one outfit get on; the order of the two makes no difference. */
export function pairFeatures(a: Piece, b: Piece, add: Add): void {
  const seen = Math.min(SEEN[a.slots[0]!] ?? 1, SEEN[b.slots[0]!] ?? 1);
  const [one, other] = [a.colours[0], b.colours[0]];
  if (one && other) colourFeatures(one, other, seen, add);
  formalityFeatures(a, b, seen, add);
  clothFeatures(a, b, seen, add);
  if (areOfTwoSuits(a, b)) add("two-suits", 1);
}

/** The jacket of the grey suit and the trousers of the navy one. */
function areOfTwoSuits(a: Piece, b: Piece): boolean {
  const isHalf = (one: Piece, half: KindId): boolean => one.kind.is.has(half);
  const [one, other] = [a.colours[0], b.colours[0]];
  if (!one || !other || one.name.family === other.name.family) return false;
  return (
    (isHalf(a, "suit-jacket") && isHalf(b, "suit-trousers")) ||
    (isHalf(b, "suit-jacket") && isHalf(a, "suit-trousers"))
  );
}

function colourFeatures(a: Colour, b: Colour, seen: number, add: Add): void {
  const contrast = Math.abs(a.l - b.l);
  const turn = turnBetween(a, b);
  if (isNeutral(a) || isNeutral(b)) {
    add("contrast", Math.min(contrast, 0.5) * seen);
    if (a.name.id === b.name.id) add("same-colour", seen);
    else if (isNearMiss(a, b)) add("near-miss", seen);
    return;
  }
  const strength = Math.min(
    1,
    (Math.min(a.c, b.c) / 0.12) * (isBright(a) && isBright(b) ? 1.4 : 1),
  );
  if (turn < 30) add("hue-kin", seen);
  else if (turn > 145) add("hue-opposite", seen);
  else add("hue-clash", strength * seen * (turn < 55 ? 0.4 : 1));
}

/** Black beside navy, one grey beside another: as if meant to match. */
const isNearMiss = (a: Colour, b: Colour): boolean =>
  Math.abs(a.l - b.l) < 0.09 && Math.abs(a.c - b.c) < 0.06 && a.name.family !== b.name.family;

function formalityFeatures(a: Piece, b: Piece, seen: number, add: Add): void {
  const gap = Math.max(a.dress[0] - b.dress[1], b.dress[0] - a.dress[1]) - 0.3;
  if (gap > 0) add("formality-gap", gap * Math.max(0.5, seen));
  const spread = Math.abs(a.dress[0] + a.dress[1] - b.dress[0] - b.dress[1]) / 2;
  if (spread > 1) add("formality-spread", (spread - 1) * seen);
  if (a.sport !== b.sport) {
    const other = a.sport ? b : a;
    add("sport-mix", (other.kind.tailored || other.dress[0] >= 2 ? 2 : 0.5) * seen);
  }
}

function clothFeatures(a: Piece, b: Piece, seen: number, add: Add): void {
  if (a.patterns.size > 0 && b.patterns.size > 0) add("pattern-clash", seen);
  if (isBold(a) && isBold(b) && seen === 1) add("two-prints", 1);
  const gap = Math.abs(a.weight - b.weight);
  if (gap > 1) add("fabric-gap", (gap - 1) * seen);
  if ((a.summer && b.winter) || (a.winter && b.summer)) add("season-mix", seen);
  if (seen > 0.5 && STATEMENT.some((id) => a.materials.has(id) && b.materials.has(id)))
    add("statement-twice", 1);
  volumeFeatures(a, b, add);
  if (isLeatherGood(a) && isLeatherGood(b) && a.colours[0] && b.colours[0])
    add("leather-match", a.colours[0].name.family === b.colours[0].name.family ? 1 : -0.5);
}

const isNarrow = ({ qualities }: Piece): boolean =>
  qualities.has("tight") || qualities.has("narrow-legs");
const isWide = ({ qualities }: Piece): boolean =>
  qualities.has("loose") || qualities.has("wide-legs");

/** Something wide wants something narrow beside it, above or below. */
function volumeFeatures(a: Piece, b: Piece, add: Add): void {
  if ((a.slots[0] === "legs") === (b.slots[0] === "legs")) return;
  if (![a, b].every(({ slots }) => LARGE.has(slots[0]!))) return;
  if ((isNarrow(a) && isNarrow(b)) || (isWide(a) && isWide(b))) add("same-volume", 1);
  else if ((isNarrow(a) && isWide(b)) || (isWide(a) && isNarrow(b))) add("balanced-volume", 1);
}

const LARGE: ReadonlySet<string> = new Set(["base", "mid", "outer", "legs"]);

/** Cloth that is looked at: once is a choice, twice is a costume. */
const STATEMENT = ["denim", "corduroy", "velvet", "leather", "satin", "sequin", "lace", "crochet"];

const QUIET = new Set(["striped", "polka-dot", "herringbone", "colour-block"]);

/** A print that wants to be the only one. */
const isBold = ({ patterns }: Piece): boolean =>
  patterns.size > 0 && ![...patterns].some((id) => QUIET.has(id));

/** Shoes, belts and bags of leather are looked at together. */
const isLeatherGood = ({ kind, materials }: Piece): boolean =>
  ["shoes", "bag", "waist"].includes(kind.area) &&
  (materials.has("leather") || (materials.size === 0 && kind.usually === "leather"));
