import type { GarmentDetails } from "../../garment.ts";
import type { Fit, SleeveCut } from "../../wardrobe/cuts.ts";
import type { Kind } from "../../wardrobe/kinds.ts";
import type { MaterialId } from "../../wardrobe/materials.ts";
import type { Quality } from "../../wardrobe/qualities.ts";
import { type Colour, isNeutral } from "./colour.ts";

/** How far sleeves reach, as far as it matters for what is covered. */
export type Sleeves = "long" | "short" | "none" | undefined;

const SLEEVES: Readonly<Record<SleeveCut, Sleeves>> = {
  sleeveless: "none",
  strap: "none",
  short: "short",
  elbow: "short",
  long: "long",
};

export const sleevesOfKind = ({ sleeve }: Pick<Kind, "sleeve">): Sleeves =>
  sleeve && SLEEVES[sleeve];

const FEELS: Readonly<Record<"tight" | "loose", readonly Fit[]>> = {
  tight: ["skinny", "fitted"],
  loose: ["loose", "oversized", "wide"],
};

/** Whether a kind sits as tight or as loose as a person says. */
export const fitFeels = ({ fit }: Pick<Kind, "fit">, how: "tight" | "loose"): boolean =>
  fit !== undefined && FEELS[how].includes(fit);

/** What is said says more than the kind. */
export function sleevesOf(kind: Kind, qualities: ReadonlySet<Quality>): Sleeves {
  if (qualities.has("sleeveless")) return "none";
  if (qualities.has("short-sleeves")) return "short";
  return qualities.has("long-sleeves") ? "long" : sleevesOfKind(kind);
}

/** A plain neutral top may be the good shirt; one in a loud colour or with bare arms hardly is. */
export function dressOfVague(
  kind: Kind,
  colours: readonly Colour[],
  sleeves: Sleeves,
): readonly [number, number] {
  const [low, high] = kind.dress;
  if (sleeves === "short" || sleeves === "none") return kind.dress;
  const quiet = colours.length > 0 && colours.every(isNeutral);
  return [low, Math.max(high, quiet ? 4.2 : 3.2)];
}

/** The span for each step of the plan's scale, from what the kind itself can carry. */
const STATED: readonly ((kind: readonly [number, number]) => readonly [number, number])[] = [
  () => [0, 0.8],
  ([low, high]) => [Math.min(low, 1), Math.min(high, 2)],
  () => [1.5, 2.8],
  () => [2.3, 3.8],
  ([low, high]) => [Math.max(low, 2.2), Math.max(high, 4.7)],
  () => [4.5, 5],
];

export function dressOf(
  kind: Kind,
  { formality }: GarmentDetails,
  tags: ReadonlySet<string>,
): readonly [number, number] {
  if (formality !== undefined) return ordered(STATED[formality]!(kind.dress));
  let [low, high] = kind.dress;
  if (tags.has("formal")) [low, high] = [Math.max(low, 2.2), Math.max(high, 4.7)];
  if (tags.has("smart") || tags.has("office") || tags.has("business"))
    [low, high] = [Math.max(low, 1.5), Math.max(high, 3)];
  if (tags.has("casual")) [low, high] = [Math.min(low, 1), Math.min(high, 2)];
  if (tags.has("sport")) [low, high] = [0, Math.min(high, 1)];
  // The owner's own word for it stands above the guess.
  for (const [tag, span] of Object.entries(SAID_DRESS)) if (tags.has(tag)) [low, high] = span;
  return ordered([low, high]);
}

const ordered = ([low, high]: readonly [number, number]): readonly [number, number] =>
  low > high ? [high, high] : [low, high];

const SAID_DRESS: Readonly<Record<string, [number, number]>> = {
  lounge: [0, 0.8],
  "smart-casual": [1.5, 2.8],
  "business-casual": [2.3, 3.8],
  "black-tie": [4.5, 5],
};

/** Cloth that warms, and cloth that lets heat through, where nobody says more. */
const HEAVY: ReadonlySet<string> = new Set<MaterialId>([
  "wool",
  "down",
  "fleece",
  "corduroy",
  "knit",
  "cashmere",
  "fur",
  "velvet",
]);
const WARM: readonly Quality[] = ["thick", "lined", "thermal"];
const THIN: ReadonlySet<string> = new Set<MaterialId>(["linen", "silk"]);

/** Insulation in clo: the kind's, warmer or lighter as far as the owner or its cloth says so. */
export function cloOf(
  { clo, slots }: Kind,
  { warmth, seasons = [] }: GarmentDetails,
  tags: ReadonlySet<string>,
  stated: readonly string[],
  qualities: ReadonlySet<Quality>,
): number {
  const outer = slots[0] === "outer";
  const heavy =
    warmth === 4 ||
    tags.has("warm") ||
    says("winter", seasons, tags) ||
    WARM.some((quality) => qualities.has(quality)) ||
    stated.some((id) => HEAVY.has(id));
  const thin =
    warmth === 2 ||
    tags.has("light") ||
    says("summer", seasons, tags) ||
    qualities.has("thin") ||
    stated.some((id) => THIN.has(id));
  let factor = 1;
  if (warmth === 5 || tags.has("very-warm")) factor = outer ? 1.3 : 1.5;
  else if (heavy) factor = outer ? 1.1 : 1.25;
  if (warmth === 1 || tags.has("very-light")) factor *= 0.7;
  else if (thin) factor *= 0.85;
  return clo * factor;
}

type Season = NonNullable<GarmentDetails["seasons"]>[number];

/** Worn in summer and in winter, a garment belongs to neither. */
export const says = (
  season: Season,
  seasons: readonly Season[],
  tags: ReadonlySet<string>,
): boolean =>
  tags.has(season) ||
  (seasons.includes(season) && !(seasons.includes("summer") && seasons.includes("winter")));
