import type { ClosetItem, GarmentEdit } from "@fit-closet/core";
import { readItem } from "../answers.ts";
import type { Cut } from "../cutout/cutout-editor.tsx";
import { ask, call, posted, refused } from "../request.ts";

/** A drawing may wait for others'. */
const DRAWING_MS = 120_000;

const pathOf = (id: string) => `/closet/${encodeURIComponent(id)}`;

/** @throws CallFailure, as all calls here */
export function editGarment(id: string, edit: GarmentEdit): Promise<ClosetItem> {
  return call(pathOf(id), readItem, posted(edit, { method: "PATCH" }));
}

/** Has the sticker drawn anew from the photo that the server keeps. */
export function recutGarment(id: string, cut: Cut): Promise<ClosetItem> {
  const form = new FormData();
  if ("file" in cut) form.set("mask", cut.file, "mask.png");
  else form.set("cut", cut.cutting.cut);
  const asking = { method: "PUT", body: form, patience: DRAWING_MS };
  return call(`${pathOf(id)}/cartoon`, readItem, asking);
}

/** The photo as it was sent and, where the person cut it out themselves, their mask. */
export async function fetchPhoto({ id, cut, originalURL }: ClosetItem) {
  const [photo, mask] = await Promise.all([
    fetchFile(originalURL ?? ""),
    cut === "own" ? fetchFile(`/api${pathOf(id)}/mask`) : undefined,
  ]);
  return { photo, mask };
}

async function fetchFile(url: string): Promise<Blob> {
  return ask(url, {}, async (response) => {
    if (!response.ok) throw refused(response.status, await response.text());
    return response.blob();
  });
}
