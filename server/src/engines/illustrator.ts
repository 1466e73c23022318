import type { CartoonBox, Illustration, Piece } from "@fit-closet/core";
import sharp from "sharp";
import type { Subject } from "./composing.ts";
import type { PictureRequest, PieceToDraw, Sketcher } from "./engines.ts";

/** A print never fills more of the drawing than this, and the SVG carries it as text. */
const PRINT_SIDE = 384;

/**
 * The embedded drawing: string building, which libvips renders in its own threads.
 * @param drawSvg builds the string; elsewhere, where other people wait on this thread
 */
export function createIllustrator(drawSvg: (subject: Subject) => Promise<Illustration>): Sketcher {
  const sketch: Sketcher["sketch"] = async (request, signal) => {
    signal?.throwIfAborted();
    const { svg, alt } = await drawSvg(await subjectOf(request));
    signal?.throwIfAborted();
    const pieces = "pieces" in request ? request.pieces : [];
    return { alt, by: "embedded", render: async () => render(await withPrints(svg, pieces)) };
  };
  return {
    instant: true,
    sketch,
    async draw(request, signal) {
      const { render, ...words } = await sketch(request, signal);
      return { ...words, webp: await render() };
    },
  };
}

async function subjectOf(request: PictureRequest): Promise<Subject> {
  if ("prompt" in request) return request;
  const pieces = request.pieces.map(withStandIn);
  if (request.style !== "flat-lay") return { ...request, pieces };
  const boxes = await Promise.all(
    request.pieces.map(async ({ cartoon }) => cartoon && boxOf(cartoon)),
  );
  return { ...request, pieces: pieces.map((piece, i) => ({ ...piece, cartoonBox: boxes[i] })) };
}

/** Side to which a sticker is made smaller to see where it is, and from where on a pixel of it counts. */
const LOOK_SIDE = 96;
const OPAQUE = 24;

/** Where a sticker is not transparent. @returns undefined where it is so everywhere, or no picture */
async function boxOf(cartoon: Uint8Array): Promise<CartoonBox | undefined> {
  const seen = await sharp(cartoon)
    .resize(LOOK_SIDE, LOOK_SIDE, { fit: "fill" })
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer()
    .catch(() => null);
  const at = [...(seen ?? []).entries()].flatMap(([i, alpha]) => (alpha > OPAQUE ? i : []));
  if (at.length === 0) return undefined;
  const columns = at.map((i) => i % LOOK_SIDE);
  const rows = at.map((i) => Math.floor(i / LOOK_SIDE));
  const [left, top] = [Math.min(...columns), rows[0]!];
  const [right, bottom] = [Math.max(...columns) + 1, rows.at(-1)! + 1];
  return [left / LOOK_SIDE, top / LOOK_SIDE, right / LOOK_SIDE, bottom / LOOK_SIDE];
}

const PNG = "data:image/png;base64,";
const STAND_INS = /data:image\/png;base64,print(\d+)/g;

/** Most drawings show the print of one garment or none, and making one ready takes longer than drawing: first see which. */
const withStandIn = ({ cartoon, ...piece }: PieceToDraw, index: number): Piece =>
  cartoon ? { ...piece, cartoon: `${PNG}print${index}` } : piece;

async function withPrints(svg: string, pieces: readonly PieceToDraw[]): Promise<string> {
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

/** librsvg reads PNG for certain and WebP only where gdk-pixbuf was built with it. */
async function printOf(cartoon: Uint8Array): Promise<string> {
  const png = await sharp(cartoon)
    .resize({ width: PRINT_SIDE, height: PRINT_SIDE, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 3 })
    .toBuffer();
  return `${PNG}${png.toString("base64")}`;
}

/** On nothing, so that the page's own ground is behind it. */
const render = (svg: string) =>
  sharp(Buffer.from(svg))
    // Measured: a tenth quicker than effort 2 for a fifth more bytes, some 40 KB; the washes' few steps survive this alpha.
    .webp({ quality: 80, effort: 1, alphaQuality: 60 })
    .toBuffer();
