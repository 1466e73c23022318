import type { Mask } from "@fit-closet/core";
import { clear, createStore, del, delMany, entries, get, set } from "idb-keyval";
import { isAlive } from "./record.ts";
import { PHOTOS_HERE, SHARED_PHOTOS, storageOf } from "./texts.ts";

/** A chosen photo, the person's own cut-out of it as a PNG and, for one of several, its sticker as it will look. */
export type KeptPhoto = { photo: File; mask?: Blob; sticker?: Blob };

type KeptDraft = { mask: Mask };

type Stored<Value> = Value & { at: number };

/** Photos are too large for the tab's own storage, which holds who may see which of these. */
const store = createStore("fit-closet", "photos");

export async function keepPhoto(id: string, photo: KeptPhoto): Promise<void> {
  storageOf("localStorage")?.setItem(PHOTOS_HERE, "yes");
  await set(id, { ...photo, at: Date.now() } satisfies Stored<KeptPhoto>, store);
}

export async function readPhoto(id: string): Promise<KeptPhoto | undefined> {
  return readAlive<KeptPhoto>(id);
}

const draftOf = (id: string) => `${id} draft`;

/** What was painted on a photo and not taken over; undefined forgets it. Beside the photo, which would be written anew with every stroke. */
export async function keepDraft(id: string, mask: Mask | undefined): Promise<void> {
  if (mask) await set(draftOf(id), { mask, at: Date.now() } satisfies Stored<KeptDraft>, store);
  else await del(draftOf(id), store);
}

export async function readDraft(id: string): Promise<Mask | undefined> {
  return (await readAlive<KeptDraft>(draftOf(id)))?.mask;
}

async function readAlive<Value>(key: string): Promise<Stored<Value> | undefined> {
  const stored = await get<Stored<Value>>(key, store);
  return stored && isAlive(stored, Date.now()) ? stored : undefined;
}

/** Takes away one photo, and those that tabs which are gone have left for longer than a day. */
export async function forgetPhoto(id?: string): Promise<void> {
  const all = await entries<string, Stored<unknown>>(store);
  const its = id === undefined ? [] : [id, draftOf(id)];
  const dead = all.filter(([key, stored]) => its.includes(key) || !isAlive(stored, Date.now()));
  await delMany(
    dead.map(([key]) => key),
    store,
  );
  if (dead.length === all.length) storageOf("localStorage")?.removeItem(PHOTOS_HERE);
}

export async function forgetPhotos(): Promise<void> {
  await clear(store);
  if ("caches" in window) await caches.delete(SHARED_PHOTOS);
  storageOf("localStorage")?.removeItem(PHOTOS_HERE);
}
