import { kindOf } from "../wardrobe/kinds.ts";
import { compose, type Laid, type Thing } from "./board.ts";
import { Canvas } from "./canvas.ts";
import { poseFigure } from "./figure/figure.ts";
import { personOf } from "./figure/people.ts";
import { POSES } from "./figure/poses.ts";
import type { Kind, Worn } from "./garments/garment.ts";
import { CARTOON, defineCartoon } from "./garments/prints.ts";
import { clamp, short } from "./geometry.ts";
import type { CartoonBox } from "./index.ts";

type Box = { left: number; top: number; width: number; height: number };
/** A garment ready to be laid down: its markup, and the box it fills. */
type Cut = Box & { worn: Worn; svg: string; border: (width: number) => string };

/** A piece's own cartoon, and where in it something is to be seen. */
export type Sticker = { url: string; box: CartoonBox | undefined };

/** White around what is drawn, in the picture's units, as stickers have it. */
const BORDER = 7;

/**
 * A stylist's board. Things that have a cartoon are laid as they are; the rest is drawn on a mannequin that is then left out. Both
 * are as large beside each other as they are worn.
 */
export function layFlat(
  worn: readonly Worn[],
  stickers: ReadonlyMap<number, Sticker>,
  seed: number,
): Canvas {
  const canvas = new Canvas();
  const shown = new Set<number>();
  const cuts = worn.flatMap((garment) => {
    const sticker = stickers.get(garment.piece);
    if (sticker && shown.has(garment.piece)) return [];
    shown.add(garment.piece);
    return [{ cut: cutOf(garment, sticker, seed, canvas), sticker }];
  });
  const things = cuts.map(({ cut, sticker }) => thingOf(cut, sticker, seed, canvas));
  compose(things, seed).forEach((laid, i) => {
    const { cut } = cuts[i]!;
    canvas.piece = cut.worn.piece;
    const scale = laid.width / cut.width;
    const markup = cut.border(BORDER / scale) + cut.svg;
    canvas.add("base", `<g transform="${transformOf(cut, laid, scale)}">${markup}</g>`);
  });
  return canvas;
}

const transformOf = (cut: Box, { x, y, turn }: Laid, scale: number): string =>
  `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${scale.toFixed(3)}) translate(${short(-cut.left - cut.width / 2)} ${short(-cut.top - cut.height / 2)})`;

function cutOf(worn: Worn, sticker: Sticker | undefined, seed: number, canvas: Canvas): Cut {
  if (!sticker) return drawnCut(worn, seed, canvas);
  const [left, top, right, bottom] = (sticker.box ?? WHOLE).map((share) => share * CARTOON) as [
    number,
    number,
    number,
    number,
  ];
  const svg = `<use href="#${defineCartoon(canvas, sticker.url)}"/>`;
  return { worn, svg, left, top, width: right - left, height: bottom - top, border: () => "" };
}

/** What stickers fill where nobody looked. */
const WHOLE: CartoonBox = [0.08, 0.08, 0.92, 0.92];

/** Every garment of a flat-lay is drawn alone on a canvas that shares the definitions. */
export function drawnCut(worn: Worn, seed: number, shared: Canvas): Cut {
  const alone = new Canvas(shared);
  const pose = isPaired(worn) || worn.kind.slot === "feet" ? POSES.paired : POSES.laid;
  const figure = poseFigure({ ...personOf(0), body: MANNEQUIN }, pose);
  alone.piece = worn.piece;
  worn.kind.draw({ canvas: alone, figure, outfit: [worn], seed, flat: true, ...worn });
  const box = alone.bounds(worn.piece)!;
  return {
    worn,
    svg: alone.body,
    border: (width) => alone.border(width),
    left: box.left,
    top: box.top,
    width: box.right - box.left,
    height: box.bottom - box.top,
  };
}

/** Gloves and socks lie side by side. */
const isPaired = ({ kind }: Worn): boolean => ["hands", "hosiery"].includes(kindOf(kind.id).area);

/** The body that drawn garments are laid out on, and by which all are measured. */
const MANNEQUIN = { shoulder: 80, chest: 70, waist: 60, hip: 70, limb: 1 };

/**
 * As large as it is worn: what is drawn by itself, a sticker by the drawing of its kind. Their areas agree, so that a coat that is
 * shorter than the drawn one is wider for it, and neither its length nor its width is off by much.
 */
function thingOf(cut: Cut, sticker: Sticker | undefined, seed: number, canvas: Canvas): Thing {
  const { kind } = cut.worn;
  const natural = sticker ? drawnCut(cut.worn, seed, new Canvas(canvas)) : cut;
  const scale = (sticker ? scaleLike(cut, natural, kind) : 1) * enlarged(kind, natural);
  return { kind, width: cut.width * scale, height: cut.height * scale };
}

/**
 * Shoes lie as somebody photographed them, from the side or from above: as long as a shoe is, or as high as a boot. A skirt is as wide
 * as its wearer, whatever its length.
 */
function scaleLike(cut: Box, natural: Box, { slot, id }: Kind): number {
  if (slot === "feet") return Math.max(SHOE, natural.height) / Math.max(cut.width, cut.height);
  const even = Math.sqrt((natural.width * natural.height) / (cut.width * cut.height));
  const [wide, tall] = [natural.width / cut.width, natural.height / cut.height];
  if (kindOf(id).category === "skirt") return Math.min(even, wide * WIDER);
  if (slot === "legs") return clamp(even, tall / LEG_LONGER, tall * LEG_LONGER);
  return Math.min(wide * WIDER, clamp(even, tall / LONGER, tall * LONGER));
}

const SHOE = 150;
const LONGER = 1.35;
/** Trousers lie with their legs together or apart, and are as long either way. */
const LEG_LONGER = 1.2;
const WIDER = 1.2;

/** Shoes, hats and what is carried are drawn a little larger than life; nothing so small that it is not seen, no bag like a coat. */
function enlarged({ slot }: Kind, { width, height }: Box): number {
  if (slot !== "feet" && slot !== "head" && slot !== "accessory") return 1;
  const long = Math.max(width, height);
  const larger = slot !== "accessory" || long < SEEN ? LARGER : 1;
  return Math.min(MOST / long, Math.max(larger, LEAST / long));
}

const LARGER = 1.25;
/** What is as long as this is seen well. */
const SEEN = 150;
const LEAST = 84;
const MOST = 205;
