import { kindOf } from "../wardrobe/kinds.ts";
import { scramble } from "./figure/people.ts";
import type { Kind } from "./garments/garment.ts";

/** Something to lay down, in the proportions of all: units of the picture at scale 1. */
export type Thing = { kind: Kind; width: number; height: number };
/** Its middle, its size on the page and a small turn, as hands lay things down. */
export type Laid = { x: number; y: number; width: number; turn: number };

/** Things that lie side by side; most rows are one thing. */
type Row = readonly number[];
/** Rows from top to bottom. */
type Column = readonly Row[];
type Board = { columns: readonly Column[]; scale: number };

/** The board inside its margins, the least gap between two things, and the most that anything is enlarged. */
const BOARD = { x: 44, y: 40, width: 936, height: 944 } as const;
const GAP = 26;
const MOST = 1.8;
const COLUMNS = 4;
/** More large pieces than this, as a suitcase for a week has, are laid in the order they come. */
const SORTED = 7;

/**
 * Lays things out as a stylist does: large pieces in columns, the top above what is worn below it, shoes at the bottom, a hat at
 * the top, what is small beside them; of all boards the one on which everything lies largest. Nothing covers anything.
 * @returns in the order of `things`
 */
export function compose(things: readonly Thing[], seed: number): Laid[] {
  const large = things.flatMap((thing, i) => (isLarge(thing) ? [i] : []));
  const small = things
    .flatMap((thing, i) => (isLarge(thing) ? [] : [i]))
    .sort((a, b) => areaOf(things[b]!) - areaOf(things[a]!));
  const boards = partsOf(large).map((columns) => withSmall(things, columns, small));
  const best = boards.reduce((a, b) => (liked(things, b) > liked(things, a) ? b : a));
  return lay(things, ordered(things, best, seed), seed);
}

const isLarge = ({ kind }: Thing): boolean => ["outer", "mid", "base", "legs"].includes(kind.slot);

const areaOf = ({ width, height }: Thing): number => width * height;

const LOW: readonly string[] = ["bag", "carried", "hosiery", "waist"];

/** From top to bottom: head, neck, body, legs, what is carried, feet. */
function heightOn({ kind }: Thing): number {
  if (kind.slot === "accessory") return LOW.includes(kindOf(kind.id).area) ? 6 : 1;
  return { head: 0, outer: 2, mid: 3, base: 4, legs: 5, feet: 7 }[kind.slot];
}

/** Every way to put the large pieces into at most three columns. */
function partsOf(large: readonly number[]): Column[][] {
  let parts: number[][][] = [[]];
  large.forEach((i, nth) => {
    parts = parts.flatMap((columns) => {
      const joined = columns.map((_, at) => columns.map((c, j) => (j === at ? [...c, i] : c)));
      const alone = columns.length < COLUMNS - 1 ? [[...columns, [i]]] : [];
      const ways = [...joined, ...alone];
      return nth < SORTED ? ways : ways.slice(nth % ways.length, (nth % ways.length) + 1);
    });
  });
  return parts.map((columns) => columns.map((column) => column.map((i) => [i])));
}

/** Small things one after another, each where the board stays largest. */
function withSmall(
  things: readonly Thing[],
  columns: readonly Column[],
  small: readonly number[],
): Board {
  let board = boardOf(things, columns);
  for (const i of small) {
    const ways = placesFor(things, board.columns, i).map((way) => boardOf(things, way));
    board = ways.reduce((a, b) => (liked(things, b) > liked(things, a) ? b : a));
  }
  return board;
}

function placesFor(
  things: readonly Thing[],
  columns: readonly Column[],
  i: number,
): (readonly Column[])[] {
  const replaced = (at: number, column: Column) => columns.map((c, j) => (j === at ? column : c));
  const below = columns.map((column, at) => replaced(at, [...column, [i]]));
  const beside = columns.flatMap((column, at) =>
    column.flatMap((row, r) =>
      row.every((j) => !isLarge(things[j]!) && isNear(things[j]!, things[i]!))
        ? [
            replaced(
              at,
              column.map((other, k) => (k === r ? [...other, i] : other)),
            ),
          ]
        : [],
    ),
  );
  const alone = columns.length < COLUMNS ? [[...columns, [[i]]]] : [];
  return [...below, ...beside, ...alone];
}

/** A bag may stand beside shoes and a scarf lie beside a hat, and not a hat beside shoes. */
const isNear = (a: Thing, b: Thing): boolean => Math.abs(heightOn(a) - heightOn(b)) <= 1;

function boardOf(things: readonly Thing[], columns: readonly Column[]): Board {
  const across = columns.reduce((sum, column) => sum + widthOf(things, column) + GAP, -GAP);
  const down = Math.max(...columns.map((column) => lengthOf(things, column)));
  return { columns, scale: Math.min(MOST, BOARD.width / across, BOARD.height / down) };
}

const rowWidth = (things: readonly Thing[], row: Row): number =>
  row.reduce((sum, i) => sum + things[i]!.width + GAP, -GAP);
const rowHeight = (things: readonly Thing[], row: Row): number =>
  Math.max(...row.map((i) => things[i]!.height));
const widthOf = (things: readonly Thing[], column: Column): number =>
  Math.max(...column.map((row) => rowWidth(things, row)));
const lengthOf = (things: readonly Thing[], column: Column): number =>
  column.reduce((sum, row) => sum + rowHeight(things, row) + GAP, -GAP);

/** Largest, and a little rather where a top lies above what is worn below it and shoes below both. */
function liked(things: readonly Thing[], { columns, scale }: Board): number {
  const together = (a: (thing: Thing) => boolean, b: (thing: Thing) => boolean): boolean =>
    columns.some((column) => {
      const here = column.flat().map((i) => things[i]!);
      return here.some(a) && here.some(b);
    });
  const of =
    (...slots: string[]) =>
    (thing: Thing) =>
      slots.includes(thing.kind.slot);
  const worn = together(of("base"), of("legs")) ? 1.05 : 1;
  const shod = together(of("feet"), (thing) => of("legs")(thing) || Boolean(thing.kind.whole));
  const crowded = together(of("outer"), of("legs")) ? 0.95 : 1;
  return scale * worn * crowded * (shod ? 1.05 : 1);
}

/** The coat's column outside, small things alone on the other side; in each, what is worn higher lies higher. */
function ordered(things: readonly Thing[], { columns, scale }: Board, seed: number): Board {
  const first = (column: Column): number =>
    Math.min(
      LAST,
      ...column.flat().flatMap((i) => (isLarge(things[i]!) ? heightOn(things[i]!) : [])),
    );
  const sorted = columns
    .map((column) => column.toSorted((a, b) => topOf(things, a) - topOf(things, b)))
    .sort((a, b) => first(a) - first(b));
  return { columns: seed % 2 ? sorted.toReversed() : sorted, scale };
}

/** After every height. */
const LAST = 9;

const topOf = (things: readonly Thing[], row: Row): number =>
  Math.max(...row.map((i) => heightOn(things[i]!)));

function lay(things: readonly Thing[], { columns, scale }: Board, seed: number): Laid[] {
  const laid: Laid[] = [];
  const widths = columns.map((column) => widthOf(things, column) * scale);
  const free = BOARD.width - widths.reduce((sum, width) => sum + width, 0);
  const gap = Math.min(free / (columns.length + 1), AIR);
  let x = BOARD.x + (free - gap * (columns.length - 1)) / 2;
  columns.forEach((column, at) => {
    const wide = widths[at]!;
    for (const [i, place] of stacked(things, column, { x: x + wide / 2, scale })) {
      const most = isLarge(things[i]!) ? 2 : 5;
      const turn = (scramble(seed, 60 + i) % (most * 2 + 1)) - most;
      laid[i] = { ...place, width: things[i]!.width * scale, turn };
    }
    x += wide + gap;
  });
  return laid;
}

/** The most air between two things. */
const AIR = 64;

/** One column's things about `x`: shoes end on the ground, a hat begins at the top, and what has neither lies in the middle. */
function* stacked(
  things: readonly Thing[],
  column: Column,
  { x, scale }: { x: number; scale: number },
): Generator<[thing: number, place: { x: number; y: number }]> {
  const free = BOARD.height - column.reduce((sum, row) => sum + rowHeight(things, row) * scale, 0);
  const held = column.flat().map((i) => heightOn(things[i]!));
  const [hat, shoes] = [held.includes(0), held.includes(7)];
  const spread = free / Math.max(1, column.length - 1);
  const gap = hat && shoes ? spread : Math.min(free / (column.length + 1), AIR);
  const left = free - gap * (column.length - 1);
  let y = BOARD.y + (hat ? 0 : shoes ? left : left / 2);
  for (const row of column) {
    const high = rowHeight(things, row) * scale;
    let at = x - (rowWidth(things, row) * scale) / 2;
    for (const i of row) {
      const wide = things[i]!.width * scale;
      yield [i, { x: at + wide / 2, y: y + high / 2 }];
      at += wide + GAP * scale;
    }
    y += high + gap;
  }
}
