import type { Cartoon, CartoonOptions, Mask, Pixels, Recognised } from "./contract.ts";
import { ink } from "./ink/ink.ts";
import type { OpenKit } from "./kit.ts";
import { fills, PER_ENTRY } from "./palette/fills.ts";
import { dominant } from "./palette/dominant.ts";
import { isGlossy, withoutMirroring } from "./palette/leather.ts";
import { palette } from "./palette/palette.ts";
import { finePrint, lacksPrint } from "./palette/print.ts";
import { type Outline, outlineOf } from "./recognise/outline.ts";
import { readCut } from "./recognise/read-cut.ts";
import { recognise } from "./recognise/recognise.ts";
import { texture } from "./recognise/texture.ts";
import { shade } from "./shade/shade.ts";
import { silhouette } from "./silhouette.ts";
import { cloth, smooth } from "./smooth/smooth.ts";
import { REACH, sticker } from "./sticker/sticker.ts";

/**
 * Photo in, sticker out: segment → smooth → palette → ink → shade → sticker; see README.md. What the photo shows
 * strongly must be drawn: where too much of it is not, fine print is added and the lines are drawn anew.
 * The same photo and options give the same bytes. Any photo gives a sticker or a card.
 * @throws RangeError for a size, bytes or a mask that do not fit together.
 */
export function drawCartoon(photo: Pixels, options: CartoonOptions): Cartoon {
  const kit = options.kit as OpenKit;
  const side = options.size ?? 512;
  check(photo, side, options.mask);
  const kernels = kit.kernelsFor(side);
  return kernels.scope(() => {
    const { canvas, lab, inside, features, ...found } = silhouette(
      kit,
      kernels,
      photo,
      side,
      options,
    );
    const distance = kernels.room(inside.length);
    const { width, height } = canvas.sheet;
    kernels.distance(inside, width, height, Math.ceil(REACH * canvas.unit), distance);
    const kind = cloth(kernels, lab, distance, canvas);
    const even = smooth(kernels, lab, canvas, kind);
    const most = found.cutOut ? 8 : 12;
    let flat = palette(kernels, lab, even, inside, distance, canvas, kind, most);
    let lines = ink(kernels, flat, lab.L, distance, canvas, kind);
    const fine = lacksPrint(kernels, flat, lines, lab, distance, canvas, kind);
    if (fine) {
      flat = finePrint(kernels, flat, lab, distance, canvas, kind);
      lines = ink(kernels, flat, lab.L, distance, canvas, kind);
    }
    const tone = shade(kernels, flat, even.L, distance, canvas, kind);
    const paints = fills(kernels, flat, tone, lab, distance);
    const lit = flat.entries.map(({ area }, k) => ({ ...paints.colours[k * PER_ENTRY]!, area }));
    lit.sort((p, q) => q.area - p.area);
    const own = { ...lab, depth: distance, width, height };
    const look = () => kit.cut?.look(kernels, photo, canvas, inside);
    const outline = () => outlineOf(inside, width);

    const recognised =
      features && named(kit, features, { numbers: texture(own, canvas.unit), fine }, look, outline);
    const data = sticker(kernels, paints, lines, distance, lit[0]!, canvas);
    return {
      ...found,
      pixels: { data, width: side, height: side, channels: 4 },
      window: canvas.window,
      colours: dominant(recognised && isGlossy(recognised) ? lit.map(withoutMirroring) : lit),
      ...(recognised && { recognised }),
    };
  });
}

/** What it is and how it is cut, as far as the kit's weights can tell. */
function named(
  { heads, cut }: OpenKit,
  features: Float32Array,
  { numbers, fine }: { numbers: Float32Array; fine: boolean },
  look: () => Float32Array | undefined,
  outline: () => Outline | null,
): Recognised | null {
  const garment = heads && recognise(heads, features, numbers, fine);
  const close = garment && look();
  if (!cut || !close) return garment;
  const both = Float32Array.of(...close, ...features);
  return { ...garment, ...readCut(cut.heads, both, garment.category, outline()) };
}

function check(photo: Pixels, side: number, mask?: Mask): void {
  const { width, height, channels } = photo;
  if (side % 8 || side < 128 || side > 1024) throw new RangeError(`No sticker has ${side} pixels.`);
  if (photo.data.length < width * height * channels || photo.data.length === 0) {
    throw new RangeError("The photo has fewer bytes than pixels.");
  }
  if (!mask) return;
  if (mask.data.length < mask.width * mask.height || mask.data.length === 0) {
    throw new RangeError("The mask has fewer bytes than pixels.");
  }
  // small ones are rounded to whole pixels
  const off = Math.abs(mask.width * height - mask.height * width);
  const allowed = Math.max(0.02 * width * mask.height, width, height);
  if (off > allowed) throw new RangeError("The mask has other proportions than the photo.");
}
