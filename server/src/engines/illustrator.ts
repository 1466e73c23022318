import { createHash } from "node:crypto";
import type { CartoonBox, Illustration, Piece } from "@fit-closet/core";
import { LRUCache } from "lru-cache";
import sharp, { type Sharp } from "sharp";
import type { Subject } from "./composing.ts";
import type { PictureRequest, PieceToDraw, Sketcher } from "./engines.ts";
import { onlyCloth } from "./sticker-cloth.ts";

/** A print never fills more of the drawing than this, and the SVG carries it as text. */
const PRINT_SIDE = 384;

/** Says and draws what is worn; elsewhere, where other people wait on this thread. */
type Draughtsman = {
  describe(subject: Subject): Promise<string>;
  illustrate(subject: Subject): Promise<Illustration>;
};

/** The embedded drawing: string building, which libvips renders in its own threads. */
export function createIllustrator(draughtsman: Draughtsman): Sketcher {
  const sketch: Sketcher["sketch"] = async (request, signal) => {
    signal?.throwIfAborted();
    const alt = await draughtsman.describe(plainly(request));
    signal?.throwIfAborted();
    return { alt, by: "embedded", render: () => drawn(request) };
  };
  async function drawn(request: PictureRequest): Promise<Buffer> {
    const { svg } = await draughtsman.illustrate(await subjectOf(request));
    if ("prompt" in request) return render(svg);
    const shown = request.style === "flat-lay" ? stickerOf : clothOf;
    return render(await withPrints(svg, request.pieces, shown));
  }
  return {
    instant: true,
    sketch,
    async draw(request, signal) {
      const { render, ...words } = await sketch(request, signal);
      return { ...words, webp: await render() };
    },
  };
}

const plainly = (request: PictureRequest): Subject =>
  "prompt" in request ? request : { ...request, pieces: request.pieces.map(withStandIn) };

async function subjectOf(request: PictureRequest): Promise<Subject> {
  if ("prompt" in request || request.style !== "flat-lay") return plainly(request);
  const boxes = await Promise.all(
    request.pieces.map(async ({ cartoon }) => cartoon && boxOf(cartoon)),
  );
  const pieces = request.pieces.map((piece, i) => ({
    ...withStandIn(piece, i),
    cartoonBox: boxes[i],
  }));
  return { ...request, pieces };
}

/** Side to which a sticker is made smaller to see where it is, and from where on a pixel of it counts. */
const LOOK_SIDE = 96;
const OPAQUE = 24;

/** A sticker never changes, and people ask again and again with the same closet: looking takes longer than the drawing. */
const KNOWN_BOXES = 5000;
const boxes = new LRUCache<string, CartoonBox>({ max: KNOWN_BOXES });

/** Where a sticker is not transparent. @returns undefined where it is so everywhere, or no picture */
async function boxOf(cartoon: Uint8Array): Promise<CartoonBox | undefined> {
  const key = createHash("sha256").update(cartoon).digest("base64");
  const box = boxes.get(key) ?? (await look(cartoon));
  if (box) boxes.set(key, box);
  return box;
}

async function look(cartoon: Uint8Array): Promise<CartoonBox | undefined> {
  const seen = await sharp(cartoon)
    .resize(LOOK_SIDE, LOOK_SIDE, { fit: "fill" })
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer()
    .catch(() => null);
  if (!seen) return undefined;
  let [left, top, right, bottom] = [LOOK_SIDE, LOOK_SIDE, 0, 0];
  seen.forEach((alpha, at) => {
    if (alpha <= OPAQUE) return;
    const [x, y] = [at % LOOK_SIDE, Math.floor(at / LOOK_SIDE)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  });
  if (right === 0) return undefined;
  return [left / LOOK_SIDE, top / LOOK_SIDE, right / LOOK_SIDE, bottom / LOOK_SIDE];
}

const PNG = "data:image/png;base64,";
const STAND_INS = /data:image\/png;base64,print(\d+)/g;

/** Most drawings show the print of one garment or none, and making one ready takes longer than drawing: first see which. */
const withStandIn = ({ cartoon, ...piece }: PieceToDraw, index: number): Piece =>
  cartoon ? { ...piece, cartoon: `${PNG}print${index}` } : piece;

async function withPrints(
  svg: string,
  pieces: readonly PieceToDraw[],
  printOf: (cartoon: Uint8Array) => Promise<string>,
): Promise<string> {
  const shown = [...new Set(Array.from(svg.matchAll(STAND_INS), ([standIn]) => standIn))];
  const prints = await Promise.all(
    shown.map(async (standIn) => {
      const { cartoon } = pieces[Number(standIn.replace(STAND_INS, "$1"))] ?? {};
      return [standIn, cartoon ? await printOf(cartoon) : ""] as const;
    }),
  );
  const made = new Map(prints);
  return svg.replaceAll(STAND_INS, (standIn) => made.get(standIn) ?? "");
}

const madeSmall = (cartoon: Uint8Array) =>
  sharp(cartoon).resize({
    width: PRINT_SIDE,
    height: PRINT_SIDE,
    fit: "inside",
    withoutEnlargement: true,
  });

/** librsvg reads PNG for certain and WebP only where gdk-pixbuf was built with it. */
async function asPng(picture: Sharp): Promise<string> {
  const png = await picture.png({ compressionLevel: 3 }).toBuffer();
  return `${PNG}${png.toString("base64")}`;
}

const stickerOf = (cartoon: Uint8Array): Promise<string> => asPng(madeSmall(cartoon));

/** What a drawn garment is cut from: no border may show on it. */
async function clothOf(cartoon: Uint8Array): Promise<string> {
  const { data, info } = await madeSmall(cartoon)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  onlyCloth({ data, width, height });
  return asPng(sharp(data, { raw: { width, height, channels: 4 } }));
}

/** On nothing, so that the page's own ground is behind it. */
const render = (svg: string) =>
  sharp(Buffer.from(svg))
    // Measured: a tenth quicker than effort 2 for a fifth more bytes, some 40 KB; the washes' few steps survive this alpha.
    .webp({ quality: 80, effort: 1, alphaQuality: 60 })
    .toBuffer();
