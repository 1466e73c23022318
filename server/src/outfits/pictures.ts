import { createHash, randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { FitError, urlOf } from "@fit-closet/core";
import type { PersonId } from "../database/ownership.ts";
import {
  drawnBefore,
  forgetLoose,
  insertPicture,
  looseBytes,
  oldestLoose,
  pictureKey,
  type PictureRow,
} from "../database/pictures.ts";
import type { Database } from "../database/schema.ts";
import type { DrawnPicture, PictureRequest } from "../engines/engines.ts";
import type { Pictures } from "../engines/ports.ts";
import type { Payer } from "../engines/with-fallback.ts";
import type { FileStore } from "../files/file-store.ts";
import type { About, Sketched, Sketches, StoredPicture } from "./sketches.ts";

export type PictureParts = {
  pictures: Pictures;
  db: Database;
  files: FileStore;
  /** Those that are on their way into the store. */
  sketches: Sketches;
  /** Pictures that no saved idea holds may fill this much; the oldest go first. */
  maxPictureBytes: number;
};

type Drawing = { person: PersonId | null; request: PictureRequest };

/** Pictures that make room at once; one drawing never needs more. */
const FEW = 50;

/** 192 bits: knowing the name is what lets a visitor see a picture, so it cannot be guessed. */
const NAME_BYTES = 24;

/**
 * The embedded drawing under a name that nobody can guess: what it shows is known at once, and it is rendered meanwhile. The same
 * drawing asked for again is not drawn again.
 * @throws FitError busy, unavailable
 */
export async function sketch(
  parts: PictureParts,
  { person, request }: Drawing,
  signal: AbortSignal,
): Promise<Sketched> {
  const about = { userId: person, shows: fingerprint(request, "") };
  const known = parts.sketches.of(about) ?? asKept(await drawnAlready(parts, about));
  if (known) return known;
  const { render, ...words } = await parts.pictures.sketch(request, signal);
  const name = newName();
  const keeping = async () =>
    void (await keep(parts, { ...about, ...words, name }, await promised(render)));
  return parts.sketches.begin(about, asStored({ ...words, name }), keeping);
}

/** Its address is told already, so an illustrator who has too much to do is asked again, after so many ms. */
const AGAIN_AFTER_MS = [100, 500, 2_000];

async function promised<Made>(render: () => Promise<Made>): Promise<Made> {
  for (const ms of AGAIN_AFTER_MS) {
    const made = await render().catch((error: unknown) => {
      if (!isPassing(error)) throw error;
      return null;
    });
    if (made) return made;
    await sleep(ms);
  }
  return render();
}

const isPassing = (error: unknown): boolean =>
  error instanceof FitError && (error.code === "busy" || error.code === "unavailable");

const asKept = (picture: StoredPicture | null): Sketched | null =>
  picture && { picture, kept: Promise.resolve() };

/** The same by a provider, whose money is asked for only where nothing was drawn before. @returns null where the sketch stands */
export async function paint(
  parts: PictureParts,
  { person, request }: Drawing,
  payer: Payer,
  signal: AbortSignal,
): Promise<StoredPicture | null> {
  if (parts.pictures.instant) return null;
  const about = { userId: person, shows: fingerprint(request, "provider ") };
  const known = await drawnAlready(parts, about);
  const drawn = known ? null : await parts.pictures.paint(request, payer, signal);
  if (!drawn) return known;
  const { webp, ...words } = drawn;
  return keep(parts, { ...about, ...words, name: newName() }, webp);
}

async function drawnAlready({ db }: PictureParts, { userId, shows }: About) {
  const known = await drawnBefore(db, userId, shows, Date.now());
  return known ? asStored(known) : null;
}

async function keep(
  parts: PictureParts,
  picture: About & Omit<DrawnPicture, "webp"> & { name: string },
  webp: Uint8Array,
): Promise<StoredPicture> {
  const row = { ...picture, size: webp.byteLength, createdAt: Date.now() };
  await makeRoom(parts, row.size);
  await parts.files.put(pictureKey(row.name), webp, "image/webp");
  await insertPicture(parts.db, row);
  return asStored(row);
}

/** Raised when the illustrator draws the same outfit differently, so that nobody is shown an old drawing. */
const STYLE = 2;

function fingerprint(request: PictureRequest, by: "" | "provider "): string {
  const plain =
    "prompt" in request
      ? request
      : {
          ...request,
          pieces: request.pieces.map(({ cartoon, ...piece }) => [piece, cartoon && hash(cartoon)]),
        };
  return hash(`${STYLE} ${by}${JSON.stringify(plain, inOrder)}`);
}

/** A page sends back what it was told with its keys in another order. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const hash = (data: string | Uint8Array) => createHash("sha256").update(data).digest("base64url");

const newName = () => randomBytes(NAME_BYTES).toString("base64url");

const asStored = ({ name, alt, by }: Pick<PictureRow, "name" | "alt" | "by">): StoredPicture => ({
  image_url: pictureUrl(name),
  image_alt: alt,
  by,
});

export const pictureUrl = (name: string): string => urlOf("picture", { name });

/** @returns the name in a picture's address, or null for any other address */
export function pictureName(url: string): string | null {
  return /^\/api\/pictures\/([A-Za-z0-9_-]{32})$/.exec(url)?.[1] ?? null;
}

async function makeRoom({ db, files, maxPictureBytes }: PictureParts, bytes: number) {
  let tooMuch = (await looseBytes(db)) + bytes - maxPictureBytes;
  const going: string[] = [];
  for (const { name, size } of tooMuch > 0 ? await oldestLoose(db, FEW) : []) {
    if (tooMuch <= 0) break;
    going.push(name);
    tooMuch -= size;
  }
  for (const name of await forgetLoose(db, going)) await files.delete(pictureKey(name));
}
