import { randomUUID } from "node:crypto";
import { CARTOON_ENGINE } from "@fit-closet/core";
import type { GarmentRow } from "../database/garments.ts";
import type { PersonId } from "../database/ownership.ts";
import type { DrawnCartoon } from "../engines/engines.ts";
import type { DrawCartoon } from "../engines/ports.ts";
import type { FileStore } from "../files/file-store.ts";
import { putTogether } from "./stored-files.ts";

/** What to draw: the person's own cut-out where there is one, else as `cut` says. */
export type StickerRequest = { photo: Uint8Array; mask?: Uint8Array; cut: "found" | "card" };

export type StickerRow = Pick<
  GarmentRow,
  "cartoonKey" | "maskKey" | "drawnBytes" | "cut" | "cutOut" | "drawnBy"
>;

export type Sticker = { drawn: DrawnCartoon; row: StickerRow };

/**
 * Draws and stores a cartoon, and the cut-out that it was drawn with, under names that were never used before.
 * What fails leaves neither.
 * @throws FitError as `Cartoonist.draw` and `FileStore.put` do
 */
export async function drawSticker(
  { files, draw }: { files: FileStore; draw: DrawCartoon },
  person: PersonId,
  { photo, mask, cut }: StickerRequest,
  signal?: AbortSignal,
): Promise<Sticker> {
  const card = !mask && cut === "card";
  const drawn = await draw({ photo, mask, card }, signal);
  const keys = await keepDrawing(files, person, drawn.webp, drawn.mask);
  const drawnBy = drawn.by === "embedded" ? EMBEDDED : drawn.by;
  const cutOut = drawn.cutOut ? 1 : 0;
  return { drawn, row: { ...keys, cut: drawn.mask ? "own" : cut, cutOut, drawnBy } };
}

/** Stores both or neither. @returns what they are called from now on */
export async function keepDrawing(
  files: FileStore,
  person: PersonId,
  cartoon: Uint8Array,
  mask: Uint8Array | undefined,
): Promise<Pick<StickerRow, "cartoonKey" | "maskKey" | "drawnBytes">> {
  const name = `${person}/${randomUUID()}`;
  const cartoonKey = `cartoons/${name}.webp`;
  const maskKey = mask ? `masks/${name}.png` : null;
  await putTogether(files, [
    { key: cartoonKey, bytes: cartoon, type: "image/webp" },
    ...(mask && maskKey ? [{ key: maskKey, bytes: mask, type: "image/png" }] : []),
  ]);
  return { cartoonKey, maskKey, drawnBytes: cartoon.byteLength + (mask?.byteLength ?? 0) };
}

/** The embedded engine as it is kept beside what it drew, so that older drawings can be told apart. */
const engine = (number: number) => `embedded ${number}`;
const EMBEDDED = engine(CARTOON_ENGINE);

/** Every embedded engine before the present one; the first kept no number. */
export function olderEngines(): string[] {
  const before = Array.from({ length: CARTOON_ENGINE - 1 }, (_, index) => engine(index + 1));
  return ["", "embedded", ...before];
}
