import { urlOf, type ClosetItem, type GarmentEdit } from "@fit-closet/core";
import { readItem } from "../answers/closet.ts";
import type { Cut } from "../cutout/cutout-editor.tsx";
import { ask, call, json, refused, to } from "../request.ts";

/** A drawing may wait for others'. */
const DRAWING_MS = 120_000;

/** @throws CallFailure, as all calls here */
export function editGarment(id: string, edit: GarmentEdit): Promise<ClosetItem> {
  return call(to("editGarment", { id }), readItem, json(edit));
}

/** Has the sticker drawn anew from the photo that the server keeps. */
export function recutGarment(id: string, cut: Cut): Promise<ClosetItem> {
  const form = new FormData();
  if ("file" in cut) form.set("mask", cut.file, "mask.png");
  else form.set("cut", cut.cutting.cut);
  const asking = { body: form, patience: DRAWING_MS };
  return call(to("recut", { id }), readItem, asking);
}

/** A typed garment's photo, whose sticker takes the drawing's place. */
export function givePhoto(id: string, photo: File): Promise<ClosetItem> {
  const form = new FormData();
  form.set("image", photo);
  return call(to("givePhoto", { id }), readItem, { body: form, patience: DRAWING_MS });
}

/** The photo as it was sent and, where the person cut it out themselves, their mask. */
export async function fetchPhoto({ id, cut, originalURL }: ClosetItem) {
  const [photo, mask] = await Promise.all([
    fetchFile(originalURL ?? ""),
    cut === "own" ? fetchFile(urlOf("mask", { id })) : undefined,
  ]);
  return { photo, mask };
}

async function fetchFile(url: string): Promise<Blob> {
  return ask({ method: "GET", url }, {}, async (response) => {
    if (!response.ok) throw refused(response.status, await response.text());
    return response.blob();
  });
}
