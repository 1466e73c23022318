import type { Decided, LineArea } from "../../situations/index.ts";
import type { Dressed } from "../dress/compose.ts";
import type { Piece } from "../dress/piece.ts";
import { knownPiece } from "./known-piece.ts";

/** A piece further down its area's list was never in question. */
const BEST = 5;

/** A rival that stands further behind what is worn was never an idea: nobody needs to be told that pyjamas stay at home. */
const CLOSE = 12;

/** True for what could as well have been worn, and was not for a reason. */
export const isClose = ({ margin }: { margin: number }): boolean => margin > 0 && margin <= CLOSE;

export type Decisions = { worn: Decided<Piece>[]; left: Decided<Piece>[] };

/** What was taken and what was not, each with the margin to its nearest rival in the same area. */
export function decisionsOf(dressed: Dressed): Decisions {
  const { worn, allowed, rated, verdicts, asides } = dressed;
  const taken = new Set(worn.map(({ piece }) => piece.id));
  const scores = new Map(rated.map((one) => [one.piece, one.score]));
  const score = (piece: Piece): number => scores.get(piece) ?? 0;
  const chosen = worn.map(({ piece, slot }) => ({
    piece,
    known: knownPiece(piece, slot),
    score: score(piece),
  }));
  const best = rivals(
    allowed.filter(({ id }) => !taken.has(id)).map((piece) => ({ piece, score: score(piece) })),
  );
  const asked = verdicts.map(({ piece }) => piece).filter(({ id }) => !taken.has(id));
  const bestIn = (areas: readonly LineArea[]): number =>
    Math.max(
      ...chosen.filter(({ known }) => shares(known.areas, areas)).map((one) => one.score),
      -Infinity,
    );
  const marginOver = (areas: readonly LineArea[], mine: number): number => {
    const other = bestIn(areas);
    return other === -Infinity ? 0 : other - mine;
  };
  const left = [...new Set([...asked, ...best.map(({ piece }) => piece)])].map((piece) => {
    const known = knownPiece(piece);
    return {
      piece,
      known,
      margin: marginOver(known.areas, score(piece)),
      asked: asked.includes(piece),
    };
  });
  return {
    worn: chosen.map(({ piece, known, score: mine }) => {
      const rival = best.find((one) => one.area === piece.kind.area);
      return { piece, known, margin: rival ? mine - rival.score : 0 };
    }),
    // Whoever put a piece aside knows why.
    left: left.filter(
      ({ piece }) =>
        !worn.some((one) => isTwin(piece, one.piece)) &&
        !asides.some((aside) => aside.piece === piece),
    ),
  };
}

const shares = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((one) => b.includes(one));

type Rival = { piece: Piece; score: number; area: string };

function rivals(rated: readonly Omit<Rival, "area">[]): Rival[] {
  const byArea = new Map<string, Rival[]>();
  for (const one of rated) {
    const { area } = one.piece.kind;
    const list = byArea.get(area) ?? [];
    byArea.set(area, list);
    if (list.length === BEST && list.at(-1)!.score >= one.score) continue;
    const at = list.findIndex((other) => other.score < one.score);
    list.splice(at < 0 ? list.length : at, 0, { ...one, area });
    if (list.length > BEST) list.pop();
  }
  return [...byArea.values()].flat();
}

/** Nobody could tell from their names which of the two is meant. */
const isTwin = (one: Piece, other: Piece): boolean =>
  one.kind === other.kind &&
  one.name === other.name &&
  one.colours[0]?.name.id === other.colours[0]?.name.id;
