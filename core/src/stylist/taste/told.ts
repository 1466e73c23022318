import type { Garment } from "../../garment.ts";
import { TASTE_LOOKS, type Told } from "../../taste.ts";
import { byId, type Worn } from "../dress/outfit.ts";
import { lookFeatures } from "../dress/outfit-features.ts";
import { pairFeatures } from "../dress/pair-features.ts";
import { type Piece, readAnyCloset } from "../dress/piece.ts";
import { type Add, WEIGHTS } from "../dress/weights.ts";
import { featuresOfPiece } from "./features.ts";
import { SCALE } from "./priors.ts";

/** Ids of what somebody kept, and of what they passed over. */
export type Choice = { kept: readonly string[]; passed: readonly string[] };

/**
 * What a choice tells of somebody's taste: each piece is held against what the closet has in its place, so that wearing blue says
 * little where everything is blue, and a warm coat on a cold day nothing.
 * @returns amounts by feature; empty where there was nothing to choose between
 */
export function toldBy(closet: readonly Garment[], { kept, passed }: Choice): Told {
  const pieces = readAnyCloset(closet).toSorted(byId);
  const signs = new Map([
    ...passed.map((id) => [id, -1] as const),
    ...kept.map((id) => [id, 1] as const),
  ]);
  const outfit = pieces.filter(({ id }) => signs.has(id));
  const left = pieces.filter(({ id }) => !signs.has(id));
  const told = new Map<string, number>();
  for (const piece of outfit) {
    const others = outfit.filter((one) => one !== piece);
    const rivals = rivalsOf(piece, left, others);
    const all = rivals.reduce((sum, { weight }) => sum + weight, 0);
    if (all < LEAST_RIVALRY) continue;
    const sign = signs.get(piece.id)!;
    addTo(told, piece, others, sign);
    for (const { rival, weight } of rivals) addTo(told, rival, others, (-sign * weight) / all);
  }
  return Object.fromEntries(
    [...told]
      .filter(([, amount]) => Math.abs(amount) >= SMALLEST)
      .map(([feature, amount]) => [feature, Math.round(amount * 1000) / 1000] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const SMALLEST = 0.05;

type Rival = { rival: Piece; weight: number };

/** Less than this could hardly have been worn instead. */
const LEAST_RIVALRY = 0.05;

/** How far from a piece another may lie and still take its place: steps of formality, clo. */
const APART = { dress: 1.2, clo: 0.15 };

/** A dress does for legs as well. */
const LEGS_CLO = 0.2;

/** More of a place than this say no more. */
const MOST_RIVALS = 60;

/** What might have been worn in a piece's place: as dressy and as warm, for the same purpose, and no eyesore beside the others. */
function rivalsOf(piece: Piece, left: readonly Piece[], others: readonly Piece[]): Rival[] {
  const rivals = left.flatMap((rival) => {
    const weight = rivalry(piece, rival);
    return weight >= LEAST_RIVALRY ? [{ rival, weight }] : [];
  });
  const step = Math.max(1, rivals.length / MOST_RIVALS);
  const own = looksBeside(piece, others);
  return rivals
    .filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
    .map(({ rival, weight }) => {
      const worse = Math.min(0, looksBeside(rival, others) - own);
      return { rival, weight: weight * Math.exp(worse / SCALE) };
    });
}

/** How a piece looks beside others to everybody. */
function looksBeside(piece: Piece, others: readonly Piece[]): number {
  let score = 0;
  addLooks(piece, others, (feature, amount) => (score += WEIGHTS[feature] * amount));
  return score;
}

function rivalry(piece: Piece, rival: Piece): number {
  if (placeOf(piece) !== placeOf(rival)) return 0;
  if (piece.sport !== rival.sport || piece.only !== rival.only) return 0;
  const dress = (formalityOf(piece) - formalityOf(rival)) / APART.dress;
  const clo = (warmthOf(piece) - warmthOf(rival)) / APART.clo;
  return Math.exp(-(dress * dress) - clo * clo);
}

const placeOf = ({ slots: [slot], kind }: Piece): string =>
  slot === "accessory" ? kind.area : slot!;

const formalityOf = ({ dress: [low, high] }: Piece): number => (low + high) / 2;

const warmthOf = ({ clo, kind }: Piece): number => clo - (kind.whole ? LEGS_CLO : 0);

const LOOKS: ReadonlySet<string> = new Set(TASTE_LOOKS);

/** Adds what a piece is by itself and with the others to what is told. */
function addTo(
  told: Map<string, number>,
  piece: Piece,
  others: readonly Piece[],
  share: number,
): void {
  const put = (feature: string, amount: number): void =>
    void told.set(feature, (told.get(feature) ?? 0) + amount * share);
  const add: Add = (feature, amount) => {
    if (LOOKS.has(feature)) put(`look:${feature}`, amount);
  };
  for (const [feature, amount] of featuresOfPiece(piece)) put(feature, amount);
  addLooks(piece, others, add);
}

function addLooks(piece: Piece, others: readonly Piece[], add: Add): void {
  for (const other of others) pairFeatures(piece, other, add);
  lookFeatures([piece, ...others].map(usually), add);
}

const usually = (piece: Piece): Worn => ({ slot: piece.slots[0]!, piece });
