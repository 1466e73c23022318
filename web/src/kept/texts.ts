import type { Session } from "../account/session.ts";
import { isAlive, isFor, type Kept } from "./record.ts";

/** The number changes with the shape of what is kept: an older page's is then passed over. */
const PREFIX = "fit-closet-kept-1:";

/** Says that there are photos to look after, so that a visit without any need not open their store. */
export const PHOTOS_HERE = "fit-closet-photos";

/** What other apps have shared with this one and no page has taken yet; `public/shared-photos.js` puts it there. */
export const SHARED_PHOTOS = "fit-closet-shared";

/** Shared by all tabs, where what is kept is each tab's own. */
const FORGOTTEN = "fit-closet-forgotten";

/** What this tab kept under a name, where it may be shown. */
export function readKept(name: string, session: Session): unknown {
  const record = recordOf(name);
  return record && isFor(record, session) ? record.value : undefined;
}

/** Keeps a value for as long as the tab is open, a day at most; undefined forgets it, unless it is somebody else's. */
export function keep(name: string, session: Session, value: unknown): void {
  const storage = storageOf("sessionStorage");
  if (value === undefined) {
    const record = recordOf(name);
    if (record && isFor(record, session)) storage?.removeItem(PREFIX + name);
    return;
  }
  const record = { uid: session.user?.uid ?? null, at: Date.now(), value } satisfies Kept<unknown>;
  try {
    storage?.setItem(PREFIX + name, JSON.stringify(record));
  } catch {
    // Full: what does not fit is not kept.
  }
}

/** In this tab at once, in the others as soon as they look. */
export function forgetTexts(): void {
  const storage = storageOf("sessionStorage");
  for (const key of Object.keys(storage ?? {}))
    if (key.startsWith(PREFIX)) storage?.removeItem(key);
  storageOf("localStorage")?.setItem(FORGOTTEN, String(Date.now()));
}

function recordOf(name: string): Kept<unknown> | undefined {
  const storage = storageOf("sessionStorage");
  const text = storage?.getItem(PREFIX + name);
  if (!text) return undefined;
  const record = JSON.parse(text) as Kept<unknown>;
  if (isAlive(record, Date.now(), Number(storageOf("localStorage")?.getItem(FORGOTTEN) ?? 0)))
    return record;
  storage?.removeItem(PREFIX + name);
  return undefined;
}

/** Browsers that keep nothing throw where it is asked for. */
export function storageOf(kind: "sessionStorage" | "localStorage"): Storage | undefined {
  try {
    return window[kind];
  } catch {
    return undefined;
  }
}
