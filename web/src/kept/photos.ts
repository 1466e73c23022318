import { clear, createStore, delMany, entries, get, set } from "idb-keyval";
import { isAlive } from "./record.ts";
import { PHOTOS_HERE, storageOf } from "./texts.ts";

/** A chosen photo, and the person's own cut-out of it as a PNG. */
export type KeptPhoto = { photo: File; mask?: Blob };

type Stored = KeptPhoto & { at: number };

/** Photos are too large for the tab's own storage, which holds who may see which of these. */
const store = createStore("fit-closet", "photos");

export async function keepPhoto(id: string, photo: KeptPhoto): Promise<void> {
  storageOf("localStorage")?.setItem(PHOTOS_HERE, "yes");
  await set(id, { ...photo, at: Date.now() } satisfies Stored, store);
}

export async function readPhoto(id: string): Promise<KeptPhoto | undefined> {
  const stored = await get<Stored>(id, store);
  return stored && isAlive(stored, Date.now()) ? stored : undefined;
}

/** Takes away one photo, and those that tabs which are gone have left for longer than a day. */
export async function forgetPhoto(id?: string): Promise<void> {
  const all = await entries<string, Stored>(store);
  const dead = all.filter(([key, stored]) => key === id || !isAlive(stored, Date.now()));
  await delMany(
    dead.map(([key]) => key),
    store,
  );
  if (dead.length === all.length) storageOf("localStorage")?.removeItem(PHOTOS_HERE);
}

export async function forgetPhotos(): Promise<void> {
  await clear(store);
  storageOf("localStorage")?.removeItem(PHOTOS_HERE);
}
