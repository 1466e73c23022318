import { randomBytes } from "node:crypto";
import type { PersonId } from "../database/ownership.ts";
import { forgetLoose, insertPicture, looseBytes, oldestLoose } from "../database/pictures.ts";
import type { Database } from "../database/schema.ts";
import type { DrawnPicture, Illustrator, PictureRequest } from "../engines/engines.ts";
import type { FileStore } from "../files/file-store.ts";

export type PictureParts = {
  db: Database;
  files: FileStore;
  illustrator: Illustrator;
  /** Pictures that no saved idea holds may fill this much; the oldest go first. */
  maxPictureBytes: number;
};

export type StoredPicture = { image_url: string; image_alt: string; by: string };

/** Pictures that make room at once; one drawing never needs more. */
const FEW = 50;

/** 192 bits: knowing the name is what lets a visitor see a picture, so it cannot be guessed. */
const NAME_BYTES = 24;

/** Draws and keeps a picture under a name that nobody can guess. @throws FitError busy, unavailable */
export async function drawPicture(
  parts: PictureParts,
  person: PersonId | null,
  request: PictureRequest,
  signal: AbortSignal,
): Promise<StoredPicture> {
  const picture = await parts.illustrator.draw(request, signal);
  const name = randomBytes(NAME_BYTES).toString("base64url");
  await makeRoom(parts, picture.webp.byteLength);
  await parts.files.put(pictureKey(name), picture.webp, "image/webp");
  await insertPicture(parts.db, rowOf(name, person, picture));
  return { image_url: pictureUrl(name), image_alt: picture.alt, by: picture.by };
}

export const pictureKey = (name: string): string => `pictures/${name}.webp`;

export const pictureUrl = (name: string): string => `/api/pictures/${name}`;

/** @returns the name in a picture's address, or null for any other address */
export function pictureName(url: string): string | null {
  return /^\/api\/pictures\/([A-Za-z0-9_-]{32})$/.exec(url)?.[1] ?? null;
}

function rowOf(name: string, person: PersonId | null, { webp, alt, by }: DrawnPicture) {
  const size = webp.byteLength;
  return { name, userId: person, alt, by, size, createdAt: Date.now() };
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
