import type { Cut } from "../cutout/cutout-editor.tsx";
import type { Drawn } from "../cutout/messages.ts";
import type { KeptCut, Preview, ShownPreview } from "../upload/preview.ts";
import { createSketcher } from "../upload/sketch.ts";
import type { Look } from "./entry.ts";

/** What the grid shows is no larger, on a screen of two pixels to one. */
const STICKER_PX = 240;

const sketcher = createSketcher();

/** The engine has one photo open at a time: whoever has it is waited for. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
  const next = last.then(task);
  last = next.catch(() => undefined);
  return next;
}

export const putAway = () => inTurn(() => Promise.resolve(sketcher.putAway()));

/** A photo's sticker and what it seems to show; null where this browser cannot draw it. */
export function drawLook(photo: File): Promise<{ look: Look; sticker: Blob } | null> {
  return inTurn(async () => {
    const preview = await sketcher.sketch(photo, { cut: "found" });
    if (preview.state !== "drawn") return null;
    preview.opened.photo.close();
    const { drawn } = preview.cut;
    return { look: lookOf(preview, drawn), sticker: await pictureOf(drawn) };
  });
}

/** Opens a photo for its cut-out to be edited; nothing else is drawn until `done` resolves. */
export function openForEditing(photo: File, kept: KeptCut, done: Promise<void>): Promise<Preview> {
  return new Promise((resolve) => {
    void inTurn(async () => {
      const preview = await sketcher.sketch(photo, kept);
      resolve(preview);
      await done;
      if (preview.state === "drawn") preview.opened.photo.close();
    });
  });
}

/** What is known of a photo whose cut-out was edited. */
export async function recut(look: Look, { drawn }: Cut): Promise<{ look: Look; sticker: Blob }> {
  const { colours, cutOut } = drawn;
  return { look: { ...look, colours, cutOut }, sticker: await pictureOf(drawn) };
}

function lookOf({ opened, proposal }: ShownPreview, { colours, cutOut }: Drawn): Look {
  const { recognised, name } = opened;
  return { category: proposal?.category, guess: recognised?.category, name, colours, cutOut };
}

/** Small, so that a hundred of them are no load. */
async function pictureOf({ pixels, side }: Drawn): Promise<Blob> {
  const bitmap = await createImageBitmap(new ImageData(pixels, side, side), {
    resizeWidth: STICKER_PX,
    resizeHeight: STICKER_PX,
    resizeQuality: "high",
  });
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = STICKER_PX;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new TypeError("no picture"))));
  });
}
