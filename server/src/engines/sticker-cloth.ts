/** RGBA, row by row. */
type Sticker = { data: Buffer; width: number; height: number };

/** From here on a pixel is opaque, or white enough to be the sticker's border. */
const OPAQUE = 128;
const WHITE = 246;
/** The dark outline and its soft edges, in shares of the side. */
const OUTLINE = 0.0135;

const [NONE, CLOTH] = [0, 1];

/**
 * A sticker's cloth by itself, in place: the outline and the white border go, and all around them the cloth goes on as in a
 * mirror, so that wherever a drawn garment is cut from it there is cloth.
 * @returns false where it has no cloth
 */
export function onlyCloth(sticker: Sticker): boolean {
  const steps = Math.ceil(OUTLINE * Math.max(sticker.width, sticker.height));
  const cloth = clothIn(sticker, steps);
  const nearest = nearestCloth(cloth, sticker.width);
  if (!nearest) return false;
  const seen = Buffer.from(sticker.data);
  nearest.forEach((edge, at) => {
    const from = 4 * (cloth[at] ? at : mirrored(at, edge, sticker.width, cloth));
    for (let c = 0; c < 3; c++) sticker.data[4 * at + c] = seen[from + c]!;
    sticker.data[4 * at + 3] = 255;
  });
  return true;
}

/** What lies `steps` pixels and more inside of the border. */
function clothIn({ data, width, height }: Sticker, steps: number): Uint8Array {
  const cloth = new Uint8Array(width * height).fill(CLOTH);
  const isBorder = (at: number): boolean => {
    const i = 4 * at;
    if (data[i + 3]! < OPAQUE) return true;
    return data[i]! >= WHITE && data[i + 1]! >= WHITE && data[i + 2]! >= WHITE;
  };
  const drop = (at: number): boolean => {
    const goes = cloth[at] === CLOTH;
    cloth[at] = NONE;
    return goes;
  };
  const rim = rimOf(width, height).filter((at) => isBorder(at) && drop(at));
  // the border, from the edge inwards, however broad; then the outline within it
  const border = flood(rim, width, cloth.length, (at) => isBorder(at) && drop(at));
  flood(border, width, cloth.length, drop, steps);
  return cloth;
}

function rimOf(width: number, height: number): Int32Array {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]);
  const down = Array.from({ length: height }, (_, y) => [y * width, (y + 1) * width - 1]);
  return Int32Array.from([...across, ...down].flat());
}

/** Spreads from `start` to what adjoins it, at most so many steps. @param take once for what is taken @returns all of it */
function flood(
  start: Int32Array,
  width: number,
  length: number,
  take: (at: number, from: number) => boolean,
  steps = Infinity,
): Int32Array {
  const queue = new Int32Array(length);
  queue.set(start);
  let [end, next] = [start.length, start.length];
  const visit = (at: number, from: number): void => {
    if (at >= 0 && at < length && take(at, from)) queue[end++] = at;
  };
  for (let i = 0, step = 0; i < end && step < steps; i++) {
    const from = queue[i]!;
    const x = from % width;
    visit(from - width, from);
    visit(from + width, from);
    if (x > 0) visit(from - 1, from);
    if (x < width - 1) visit(from + 1, from);
    if (i === next - 1) [next, step] = [end, step + 1];
  }
  return queue.subarray(0, end);
}

/** For each pixel the nearest one of the cloth; null where there is none. */
function nearestCloth(cloth: Uint8Array, width: number): Int32Array | null {
  const nearest = new Int32Array(cloth.length).map((_, at) => (cloth[at] === CLOTH ? at : -1));
  const start = nearest.filter((at) => at >= 0);
  flood(start, width, cloth.length, (at, from) => {
    const open = nearest[at] === -1;
    if (open) nearest[at] = nearest[from]!;
    return open;
  });
  return start.length ? nearest : null;
}

/** As far inside of the edge as the pixel is outside, where that is cloth. */
function mirrored(at: number, edge: number, width: number, cloth: Uint8Array): number {
  const x = 2 * (edge % width) - (at % width);
  if (x < 0 || x >= width) return edge;
  const inside = 2 * Math.trunc(edge / width) - Math.trunc(at / width);
  const from = inside * width + x;
  return cloth[from] === CLOTH ? from : edge;
}
