import type { Brief } from "../understand/brief.ts";
import type { Needs } from "./needs.ts";
import type { Piece } from "./piece.ts";

/** What was asked about: whether it may be worn, what else is out with it, and what is better. */
type Judged = { piece: Piece; yes: boolean; out: ReadonlySet<string>; other?: Piece };

type Measure = { needs: Needs; worthOf: (piece: Piece) => number };

/** Of what is to be chosen from, all that may be worn but the best stay at home: nobody wears one over the other. */
export function withOneWay<One extends Judged>(
  brief: Brief,
  verdicts: readonly One[],
  measure: Measure,
): readonly One[] {
  if (brief.intent !== "compare") return verdicts;
  const good = verdicts.filter(({ yes }) => yes);
  const [whole] = good.filter(({ piece }) => piece.kind.whole);
  const parts = good.filter(({ piece }) => isPartOf(piece));
  if (whole && parts.length > 0) return withoutLost(verdicts, wholeOrParts(whole, parts, measure));
  const rivals = good.filter((one) => good.some((other) => other !== one && isRival(one, other)));
  const [first, ...others] = rivals;
  if (!first || others.length === 0) return verdicts;
  const best = others.reduce(
    (one, other) => (isBetter(other.piece, one.piece, brief, measure) ? other : one),
    first,
  );
  const lost = rivals.filter((one) => one !== best && isRival(one, best));
  return withoutLost(verdicts, { lost, other: best.piece });
}

/** What competes for one place: a layer in the middle with what goes over it, a scarf with scarves. */
export const placeOf = ({ kind, slots: [slot] }: Piece): string =>
  slot === "accessory" ? kind.area : slot === "mid" ? "outer" : slot!;

const isRival = (one: Judged, other: Judged): boolean =>
  one.piece.id !== other.piece.id && placeOf(one.piece) === placeOf(other.piece);

type Lost = { lost: readonly Judged[]; other: Piece };

/** "The dress or the suit?" */
function wholeOrParts(whole: Judged, parts: readonly Judged[], { worthOf }: Measure): Lost {
  const least = Math.min(...parts.map(({ piece }) => worthOf(piece)));
  return worthOf(whole.piece) >= least
    ? { lost: parts, other: whole.piece }
    : { lost: [whole], other: parts[0]!.piece };
}

/** Nothing speaks against them but that there is one to be chosen, so their reason stays. */
const withoutLost = <One extends Judged>(verdicts: readonly One[], { lost, other }: Lost): One[] =>
  verdicts.map((one) =>
    lost.includes(one)
      ? { ...one, yes: false, other, out: new Set([...one.out, one.piece.id]) }
      : one,
  );

/** What is worn instead of a dress: trousers, a skirt, a suit's jacket. */
const isPartOf = ({ kind, slots }: Piece): boolean =>
  !kind.whole && (slots[0] === "legs" || kind.tailored === true);

/** Felt °C up to which the warmer of two is the better one, and from which soles have to grip. */
const COLD_C = 8;
const ICY_C = 0;
/** Clo that somebody feels. */
const FELT = 0.1;

/** The sky and the ground decide before taste does. */
function isBetter(one: Piece, other: Piece, brief: Brief, { needs, worthOf }: Measure): boolean {
  const { rain, snow, feelsC } = needs;
  const icy = snow || (feelsC ?? COLD_C) <= ICY_C;
  const inTheDark = brief.timeOfDay === "night" || brief.timeOfDay === "evening";
  const has = (quality: "grippy" | "heeled" | "reflective") => (piece: Piece) =>
    piece.qualities.has(quality);
  const sides: readonly (readonly [boolean, (piece: Piece) => boolean])[] = [
    [rain || snow, ({ waterproof }) => waterproof],
    [icy && one.kind.area === "shoes", has("grippy")],
    [icy && one.kind.area === "shoes", (piece) => !has("heeled")(piece)],
    [inTheDark && brief.traits.has("active"), has("reflective")],
  ];
  for (const [counts, holds] of sides) if (counts && holds(one) !== holds(other)) return holds(one);
  if ((feelsC ?? COLD_C + 1) <= COLD_C && Math.abs(one.clo - other.clo) >= FELT)
    return one.clo > other.clo;
  return worthOf(one) > worthOf(other);
}
