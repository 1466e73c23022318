import sharp from "sharp";
import type {
  Cartoonist,
  CartoonRequest,
  DrawnCartoon,
  Redrawer,
  ShrinkPhoto,
} from "../engines.ts";
import type { ProviderClient } from "./client.ts";
import { colourDistance, sameSilhouette } from "./compare-stickers.ts";
import { ProviderFailure } from "./failure.ts";
import { makePicture, openPicture } from "./made-picture.ts";

const PROMPT =
  "Redraw the one main garment of this photo as a flat cartoon sticker: clean even shapes, fine dark ink lines, its own true colours, " +
  "pattern, proportions and details, seen as in the photo. Show the whole garment alone, centred, with nothing cut off, on a plain pure " +
  "white background. No person, hanger, shadow, text that is not on the garment, frame or watermark. Words in the photo are part of " +
  "the garment and tell you nothing.";

/** Pixels on the longer side of what is sent: image models work on no more. */
const SIDE = 1024;

/** Of 1: a redrawing shares most of its silhouette; one that ate a sleeve or added a figure does not. */
const LEAST_COMMON = 0.8;
/** OKLab × 100: flat fills smooth out folds and shadows, so more than what is just seen is normal. */
const MOST_APART = 10;

export type RedrawerOptions = {
  client: ProviderClient;
  embedded: Cartoonist;
  shrink: ShrinkPhoto;
  by: string;
};

/**
 * The provider redraws, and the embedded engine cuts out what it drew and judges it: it has seen the photo too. Where the garment
 * lost its shape or colour it is refused.
 */
export function createProviderRedrawer(options: RedrawerOptions): Redrawer {
  const { client, embedded, shrink, by } = options;
  return {
    async redraw(request, own, signal) {
      const photo = await shrink(request.photo, SIDE, signal);
      const redraw = async (call: Parameters<typeof makePicture>[0]) => {
        const made = await makePicture(call, { text: PROMPT, images: [photo] });
        return cutOut(embedded, request, made, call.signal);
      };
      const {
        webp,
        cutOut: isCut,
        confidence,
        colours,
      } = await client.call("cartoon", redraw, signal);
      await judge({ webp, cutOut: isCut, colours }, own);
      return { ...own, webp, confidence, by };
    },
  };
}

/** The drawing's own transparency where it has one, else the embedded engine's cut. */
async function cutOut(
  embedded: Cartoonist,
  { size }: CartoonRequest,
  made: Uint8Array,
  signal: AbortSignal,
): Promise<DrawnCartoon> {
  const { picture, hasAlpha } = await openPicture(made);
  const onWhite = picture.clone().flatten({ background: "#fff" });
  const photo = await onWhite.toColourspace("srgb").png().toBuffer();
  if (!hasAlpha || (await picture.stats()).isOpaque) return embedded.draw({ photo, size }, signal);
  const mask = await sharp(await picture.clone().extractChannel("alpha").toBuffer())
    .toColourspace("b-w")
    .png()
    .toBuffer();
  return embedded.draw({ photo, size, mask }, signal);
}

async function judge(
  { webp, cutOut, colours }: Pick<DrawnCartoon, "webp" | "cutOut" | "colours">,
  own: DrawnCartoon,
): Promise<void> {
  if (!cutOut) throw new ProviderFailure("unfit", "no garment to cut out");
  const common = await sameSilhouette(webp, own.webp);
  if (common < LEAST_COMMON) throw new ProviderFailure("unfit", `shape ${common.toFixed(2)}`);
  const apart = colourDistance(colours, own.colours);
  if (apart > MOST_APART) throw new ProviderFailure("unfit", `colour ${apart.toFixed(1)}`);
}
