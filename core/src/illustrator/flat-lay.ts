import { Canvas } from "./canvas.ts";
import { poseFigure } from "./figure/figure.ts";
import { personOf, scramble } from "./figure/people.ts";
import { POSES } from "./figure/poses.ts";
import { kindOf } from "../wardrobe/kinds.ts";
import type { Worn } from "./garments/garment.ts";
import { CARTOON, defineCartoon } from "./garments/prints.ts";
import { short } from "./geometry.ts";

/** A garment ready to be laid down: its markup and the box it fills. */
type Cut = { worn: Worn; svg: string; left: number; top: number; width: number; height: number };
/** Where it lies: scale and offset of its box, and a small turn about its middle. */
type Laid = Cut & { x: number; y: number; scale: number; turn: number };

/** The table inside its margins, and the least gap between two things. */
const TABLE = { x: 52, y: 42, width: 920, height: 940 } as const;
const GAP = 34;

/**
 * A stylist's table seen from above. Things that have a cartoon are laid as they are; the rest is drawn on a mannequin that
 * is then left out.
 */
export function layFlat(
  worn: readonly Worn[],
  cartoons: ReadonlyMap<number, string>,
  seed: number,
): Canvas {
  const canvas = new Canvas();
  const shown = new Set<number>();
  const cuts = worn.flatMap((garment) => {
    const cartoon = cartoons.get(garment.piece);
    if (cartoon && shown.has(garment.piece)) return [];
    shown.add(garment.piece);
    return [cartoon ? cartoonCut(garment, cartoon, canvas) : drawnCut(garment, seed, canvas)];
  });
  const laid = arrange(cuts, seed);
  for (const item of laid) {
    canvas.piece = item.worn.piece;
    canvas.add("base", `<g transform="${transformOf(item)}">${item.svg}</g>`);
  }
  return canvas;
}

const transformOf = ({ x, y, scale, turn, left, top, width, height }: Laid): string => {
  const [cx, cy] = [x + (width * scale) / 2, y + (height * scale) / 2];
  return `translate(${short(cx)} ${short(cy)}) rotate(${short(turn)}) scale(${scale.toFixed(3)}) translate(${short(-left - width / 2)} ${short(-top - height / 2)})`;
};

const cartoonCut = (worn: Worn, cartoon: string, canvas: Canvas): Cut => ({
  worn,
  svg: `<use href="#${defineCartoon(canvas, cartoon)}"/>`,
  left: 0,
  top: 0,
  width: CARTOON,
  height: CARTOON,
});

/** Every garment of a flat-lay is drawn alone on a canvas that shares the definitions. */
export function drawnCut(worn: Worn, seed: number, shared: Canvas): Cut {
  const alone = new Canvas(shared);
  const person = personOf(0);
  const pose = isPaired(worn) || worn.kind.slot === "feet" ? POSES.paired : POSES.laid;
  const figure = poseFigure({ ...person, body: MANNEQUIN }, pose);
  alone.piece = worn.piece;
  worn.kind.draw({ canvas: alone, figure, outfit: [worn], seed, flat: true, ...worn });
  const box = alone.bounds(worn.piece)!;
  return {
    worn,
    svg: alone.body,
    left: box.left,
    top: box.top,
    width: box.right - box.left,
    height: box.bottom - box.top,
  };
}

/** Gloves and socks lie side by side. */
const isPaired = ({ kind }: Worn): boolean => ["hands", "hosiery"].includes(kindOf(kind.id).area);

/** The body that drawn garments are laid out on. */
const MANNEQUIN = { shoulder: 80, chest: 70, waist: 60, hip: 70, limb: 1, height: 1 };

/** How large a thing lies beside the others: shoes and hats a little larger than life, cartoons by what they show. */
function sizeOf({ worn, width, height }: Cut): number {
  const { slot } = worn.kind;
  const small = slot === "feet" || slot === "head" || slot === "accessory";
  const goal = small ? 215 : slot === "legs" || worn.kind.whole ? 500 : 340;
  const natural = small ? 1.5 : 1;
  return width === CARTOON && height === CARTOON
    ? goal / 430
    : Math.min(natural, goal / Math.max(width, height));
}

/** The number of columns that lets everything lie largest; things are spread over the columns by height. */
function arrange(cuts: readonly Cut[], seed: number): Laid[] {
  const tables = [1, 2, 3, 4].map((count) => tableOf(cuts, count));
  const best = tables.reduce((a, b) => (b.scale > a.scale ? b : a));
  const width = best.columns.reduce((sum, column) => sum + widthOf(column), 0) * best.scale;
  const gap = (TABLE.width - width) / (best.columns.length + 1);
  let x = TABLE.x + gap;
  return best.columns.flatMap((column, i) => {
    const laid = stackIn(column, x, best.scale, seed + i);
    x += widthOf(column) * best.scale + gap;
    return laid;
  });
}

const widthOf = (column: readonly Cut[]): number =>
  Math.max(...column.map((cut) => cut.width * sizeOf(cut)));
const heightOf = (column: readonly Cut[]): number =>
  column.reduce((sum, cut) => sum + cut.height * sizeOf(cut) + GAP, -GAP);

function tableOf(cuts: readonly Cut[], count: number): { columns: Cut[][]; scale: number } {
  const columns = Array.from({ length: Math.min(count, cuts.length) }, (): Cut[] => []);
  for (const cut of cuts.toSorted((a, b) => b.height * sizeOf(b) - a.height * sizeOf(a)))
    columns.toSorted((a, b) => heightOf(a) - heightOf(b))[0]!.push(cut);
  const across = columns.reduce((sum, column) => sum + widthOf(column), GAP * (columns.length - 1));
  const down = Math.max(...columns.map(heightOf));
  return { columns, scale: Math.min(MAX_SCALE, TABLE.width / across, TABLE.height / down) };
}

/** Centres a column's things under each other with even air between, each turned a little, as hands lay things down. */
function stackIn(column: readonly Cut[], x: number, scale: number, seed: number): Laid[] {
  const wide = widthOf(column) * scale;
  const filled = column.reduce((sum, cut) => sum + cut.height * sizeOf(cut) * scale, 0);
  const air = (TABLE.height - filled) / (column.length + 1);
  let y = TABLE.y + air;
  return column.map((cut, i) => {
    const size = sizeOf(cut) * scale;
    const laid = {
      ...cut,
      scale: size,
      x: x + (wide - cut.width * size) / 2,
      y,
      turn: (scramble(seed, 60 + i) % 9) - 4,
    };
    y += cut.height * size + air;
    return laid;
  });
}

const MAX_SCALE = 1.5;
