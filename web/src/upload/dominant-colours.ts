/** Pixels looked at are few: the server draws the real palette, this one stands in where it cannot cut out. */
const SIDE = 48;
const COUNT = 5;

/**
 * The most present colours of a photo as `#rrggbb`, most present first, after a coarse count in 4 × 4 × 4 boxes of
 * RGB. The outer tenth is left out: it shows the floor or the wall more often than the garment.
 * @param pixels RGBA, row by row.
 */
export function dominantColours(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
): string[] {
  const boxes = new Map<number, { count: number; r: number; g: number; b: number }>();
  const [marginX, marginY] = [Math.floor(width / 10), Math.floor(height / 10)];
  for (let y = marginY; y < height - marginY; y++)
    for (let x = marginX; x < width - marginX; x++) {
      const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray((y * width + x) * 4);
      if (alpha < 128) continue;
      const key = ((r >> 6) << 4) | ((g >> 6) << 2) | (b >> 6);
      const box = boxes.get(key) ?? { count: 0, r: 0, g: 0, b: 0 };
      boxes.set(key, { count: box.count + 1, r: box.r + r, g: box.g + g, b: box.b + b });
    }
  return [...boxes.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, COUNT)
    .map(({ count, r, g, b }) => hex(r / count, g / count, b / count));
}

function hex(...channels: number[]): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

/** The colours of a picture the browser shows; none for a kind it cannot show, as HEIC outside Safari. */
export function coloursOf(image: HTMLImageElement | null): string[] {
  if (!image?.naturalWidth) return [];
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(image, 0, 0, SIDE, SIDE);
  return dominantColours(context.getImageData(0, 0, SIDE, SIDE).data, SIDE, SIDE);
}
