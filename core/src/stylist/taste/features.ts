import type { Slot } from "../../outfit.ts";
import { type Shade, TASTE_CUTS, type TasteFeatureId } from "../../taste.ts";
import { kindOf } from "../../wardrobe/kinds.ts";
import { type Colour, isBright, isDark, isLight } from "../dress/colour.ts";
import type { Piece } from "../dress/piece.ts";

/** A feature, and how much of it there is. */
export type Amount = readonly [feature: TasteFeatureId, amount: number];

/** How much a piece is seen, by where it is worn. */
const SEEN: Readonly<Record<Slot, number>> = {
  base: 1,
  mid: 1,
  outer: 1,
  legs: 1,
  feet: 0.6,
  head: 0.5,
  accessory: 0.4,
};

/** A second colour is seen less. */
const SECOND = 0.4;

/** Where neither dressed up nor down, and neither warm nor airy, is said of a piece: steps of formality, clo. */
const MIDDLE = { dressy: 2, warm: 0.25 };
const PER_STEP = 0.5;
const PER_CLO = 1.5;

/** One list for as long as a garment is read alike. */
const known = new WeakMap<Piece["terms"], readonly Amount[]>();

/** What somebody may like or not about a piece by itself: its colours, kind, cut, cloth and pattern, how dressy and warm it is. */
export function featuresOfPiece(piece: Piece): readonly Amount[] {
  const before = known.get(piece.terms);
  if (before) return before;
  const seen = SEEN[piece.slots[0]!];
  const amounts = [
    ...coloursOf(piece),
    ...makeOf(piece).map((feature): Amount => [feature, 1]),
    ...traitsOf(piece),
  ].map(([feature, amount]): Amount => [feature, amount * seen]);
  known.set(piece.terms, amounts);
  return amounts;
}

function coloursOf({ colours: [main, second] }: Piece): Amount[] {
  if (!main) return [];
  const { family } = main.name;
  const shade = shadeOf(main);
  const other = second && second.name.family !== family ? second.name.family : null;
  return [
    [`colour:${family}`, 1],
    ...(other ? [[`colour:${other}`, SECOND] as const] : []),
    ...(shade ? [[`shade:${shade}`, 1] as const] : []),
    ...(shade && !ONE_SHADE.has(family) ? [[`tone:${shade}-${family}`, 1] as const] : []),
  ];
}

/** White is always light and black always dark. */
const ONE_SHADE: ReadonlySet<string> = new Set(["white", "black"]);

function shadeOf(colour: Colour): Shade | null {
  if (isBright(colour)) return "bright";
  if (isDark(colour)) return "dark";
  return isLight(colour) ? "light" : null;
}

function makeOf({ kind, qualities, patterns, materials }: Piece): TasteFeatureId[] {
  return [
    ...[...kind.is].filter((id) => !kindOf(id).vague).map((id) => `kind:${id}` as const),
    ...TASTE_CUTS.filter((cut) => qualities.has(cut)).map((cut) => `cut:${cut}` as const),
    ...[...patterns].map((id) => `pattern:${id}` as const),
    ...(patterns.size > 0 ? (["pattern:any"] as const) : []),
    ...[...materials].map((id) => `material:${id}` as const),
  ];
}

const traitsOf = ({ dress: [low, high], clo }: Piece): Amount[] => [
  ["trait:dressy", ((low + high) / 2 - MIDDLE.dressy) * PER_STEP],
  ["trait:warm", (clo - MIDDLE.warm) * PER_CLO],
];
