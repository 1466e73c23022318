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
    const from = cloth[at] ? at : mirrored(at, edge, sticker, cloth);
    seen.copy(sticker.data, 4 * at, 4 * from, 4 * from + 3);
    sticker.data[4 * at + 3] = 255;
  });
  return true;
}

/** What lies `steps` pixels and more inside of the border. */
function clothIn({ data, width, height }: Sticker, steps: number): Uint8Array {
  const cloth = new Uint8Array(width * height).fill(CLOTH);
  const isBorder = (at: number): boolean =>
    data[4 * at + 3]! < OPAQUE || [0, 1, 2].every((c) => data[4 * at + c]! >= WHITE);
  let rim = rimOf(width, height).filter(isBorder);
  // the border, from the edge inwards, however broad; then the outline within it
  for (const at of rim) cloth[at] = NONE;
  const border: number[] = [...rim];
  while (rim.length) {
    rim = spread(rim, cloth, width, isBorder);
    for (const at of rim) border.push(at);
  }
  for (let step = 0, edge = border; step < steps; step++)
    edge = spread(edge, cloth, width, () => true);
  return cloth;
}

const rimOf = (width: number, height: number): number[] =>
  Array.from({ length: width * height }, (_, at) => at).filter(
    (at) =>
      at % width === 0 || at % width === width - 1 || at < width || at >= width * (height - 1),
  );

/** Takes from the cloth what adjoins `rim` and `may` go. @returns what went */
function spread(
  rim: readonly number[],
  cloth: Uint8Array,
  width: number,
  may: (at: number) => boolean,
): number[] {
  const gone: number[] = [];
  for (const from of rim)
    for (const at of around(from, width, cloth.length)) {
      if (cloth[at] !== CLOTH || !may(at)) continue;
      cloth[at] = NONE;
      gone.push(at);
    }
  return gone;
}

function around(at: number, width: number, length: number): number[] {
  const x = at % width;
  const all = [at - width, at + width, x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1];
  return all.filter((one) => one >= 0 && one < length);
}

/** For each pixel the nearest one of the cloth; null where there is none. */
function nearestCloth(cloth: Uint8Array, width: number): Int32Array | null {
  const nearest = Int32Array.from(cloth, (is, at) => (is ? at : -1));
  let edge = [...nearest].filter((at) => at >= 0);
  if (!edge.length) return null;
  while (edge.length) {
    const next: number[] = [];
    for (const from of edge)
      for (const at of around(from, width, cloth.length)) {
        if (nearest[at]! >= 0) continue;
        nearest[at] = nearest[from]!;
        next.push(at);
      }
    edge = next;
  }
  return nearest;
}

/** As far inside of the edge as the pixel is outside, where that is cloth. */
function mirrored(at: number, edge: number, { width, height }: Sticker, cloth: Uint8Array): number {
  const x = 2 * (edge % width) - (at % width);
  const y = 2 * Math.floor(edge / width) - Math.floor(at / width);
  const inside = x >= 0 && y >= 0 && x < width && y < height && cloth[y * width + x];
  return inside ? y * width + x : edge;
}
