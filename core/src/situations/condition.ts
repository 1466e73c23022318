import type { LineArea, LineCondition, PieceCondition } from "./record.ts";

/** What is known of a piece, in the words of conditions. A property that nobody knows is absent. */
export type KnownPiece = {
  /** Where it is worn, and where such things usually are. */
  areas: readonly LineArea[];
  /** Its kind and every wider one. */
  kind: ReadonlySet<string>;
} & Partial<Record<(typeof PROPERTIES)[number], ReadonlySet<string>>> &
  Partial<Record<(typeof TRAITS)[number], boolean>>;

const PROPERTIES = [
  "fabric",
  "colour",
  "pattern",
  "length",
  "sleeve",
  "cut",
  "closure",
  "sole",
  "heel",
] as const;
const TRAITS = ["opens", "light", "washable"] as const;

/** The day outside and the person, as far as they are known. */
export type Circumstances = {
  /** °C, felt, outside. */
  feelsC: number | null;
  precip: "none" | "rain" | "snow" | null;
  who: string | null;
  variant: string | null;
  /** The person goes about in a wheelchair. */
  onWheels: boolean;
};

/** True or false, or null where it turns on something that is not known. */
export function isSo(piece: KnownPiece, condition: PieceCondition): boolean | null {
  const answers = [
    !condition.area || condition.area.some((area) => piece.areas.includes(area)),
    !condition.kind || hasAny(piece.kind, condition.kind),
    ...PROPERTIES.map((property) => holds(piece[property], condition[property])),
    ...TRAITS.map((trait) =>
      condition[trait] === undefined ? true : isLike(piece[trait], condition[trait]),
    ),
  ];
  if (answers.includes(false)) return false;
  return answers.includes(null) ? null : true;
}

const holds = (
  known: ReadonlySet<string> | undefined,
  asked: readonly string[] | undefined,
): boolean | null => (asked ? (known ? hasAny(known, asked) : null) : true);

const isLike = (known: boolean | undefined, asked: boolean): boolean | null =>
  known === undefined ? null : known === asked;

const hasAny = (known: ReadonlySet<string>, asked: readonly string[]): boolean =>
  asked.some((id) => known.has(id));

/** Whether what a line says of the day, the person and the outfit as a whole is true. */
export function holdsOfTheDay(
  condition: LineCondition,
  day: Circumstances,
  worn: readonly KnownPiece[],
): boolean {
  const { missing, none, who, variant } = condition;
  return (
    isWeather(condition, day) &&
    (!who || (day.who !== null && (who as readonly string[]).includes(day.who))) &&
    (!variant || (day.variant !== null && variant.includes(day.variant))) &&
    (!missing || missing.some((area) => worn.every((piece) => !piece.areas.includes(area)))) &&
    (!none || worn.every((piece) => isSo(piece, none) === false))
  );
}

/** @param asked limits on what it feels like outside, and what falls */
export function isWeather(
  asked: Pick<LineCondition, "tempBelow" | "tempFrom" | "precip">,
  { feelsC, precip }: Pick<Circumstances, "feelsC" | "precip">,
): boolean {
  const { tempBelow, tempFrom } = asked;
  return (
    (tempBelow === undefined || (feelsC !== null && feelsC < tempBelow)) &&
    (tempFrom === undefined || (feelsC !== null && feelsC >= tempFrom)) &&
    (asked.precip === undefined || (precip !== null && falls(asked.precip, precip)))
  );
}

function falls(
  asked: NonNullable<LineCondition["precip"]>,
  precip: "none" | "rain" | "snow",
): boolean {
  if (typeof asked === "boolean") return asked === (precip !== "none");
  return (asked as readonly string[]).includes(precip);
}

const NOT_OF_THE_PIECE: ReadonlySet<string> = new Set([
  "tempBelow",
  "tempFrom",
  "precip",
  "missing",
  "also",
  "none",
  "who",
  "variant",
]);

/** What of a condition is about the one piece that a line explains; null where nothing is. */
export function aboutThePiece(condition: LineCondition): PieceCondition | null {
  const piece = Object.entries(condition).filter(([key]) => !NOT_OF_THE_PIECE.has(key));
  return piece.length > 0 ? (Object.fromEntries(piece) as PieceCondition) : null;
}

/** How much a condition asks: the more, the more it knows of this outfit. */
export const keysIn = (condition: LineCondition): number =>
  Object.entries(condition).reduce(
    (sum, [key, value]) =>
      sum + (key === "also" || key === "none" ? Object.keys(value as object).length : 1),
    0,
  );
