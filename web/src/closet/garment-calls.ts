import type { ClosetItem, GarmentEdit } from "@fit-closet/core";
import { call, failureOf } from "../api.ts";
import type { Cut } from "../cutout/cutout-editor.tsx";

const pathOf = (id: string) => `/closet/${encodeURIComponent(id)}`;

/** @throws CallFailure, as all calls here */
export function editGarment(id: string, edit: GarmentEdit): Promise<ClosetItem> {
  const headers = { "Content-Type": "application/json" };
  return call(pathOf(id), { method: "PATCH", headers, body: JSON.stringify(edit) });
}

/** Has the sticker drawn anew from the photo that the server keeps. */
export function recutGarment(id: string, cut: Cut): Promise<ClosetItem> {
  const form = new FormData();
  if ("file" in cut) form.set("mask", cut.file, "mask.png");
  else form.set("cut", cut.cutting.cut);
  return call(`${pathOf(id)}/cartoon`, { method: "PUT", body: form });
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
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) throw failureOf(response?.status ?? 0, (await response?.text()) ?? "");
  return response.blob();
}
