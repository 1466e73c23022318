import { createHash, randomBytes } from "node:crypto";
import type { PersonId } from "../database/ownership.ts";
import {
  drawnBefore,
  forgetLoose,
  insertPicture,
  looseBytes,
  oldestLoose,
  type PictureRow,
} from "../database/pictures.ts";
import type { Database } from "../database/schema.ts";
import type { Illustrator, PictureRequest } from "../engines/engines.ts";
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

/**
 * Draws and keeps a picture under a name that nobody can guess; the same drawing asked for again is not drawn again.
 * @throws FitError busy, unavailable
 */
export async function drawPicture(
  parts: PictureParts,
  person: PersonId | null,
  request: PictureRequest,
  signal: AbortSignal,
): Promise<StoredPicture> {
  const shows = fingerprint(request);
  const known = await drawnBefore(parts.db, person, shows, Date.now());
  return asStored(known ?? (await drawNew(parts, { userId: person, shows }, request, signal)));
}

async function drawNew(
  parts: PictureParts,
  about: Pick<PictureRow, "userId" | "shows">,
  request: PictureRequest,
  signal: AbortSignal,
): Promise<PictureRow> {
  const { webp, alt, by } = await parts.illustrator.draw(request, signal);
  const name = randomBytes(NAME_BYTES).toString("base64url");
  const row = { ...about, name, alt, by, size: webp.byteLength, createdAt: Date.now() };
  await makeRoom(parts, row.size);
  await parts.files.put(pictureKey(name), webp, "image/webp");
  await insertPicture(parts.db, row);
  return row;
}

/** Raised when the illustrator draws the same outfit differently, so that nobody is shown an old drawing. */
const STYLE = 1;

function fingerprint(request: PictureRequest): string {
  const plain =
    "prompt" in request
      ? request
      : {
          ...request,
          pieces: request.pieces.map(({ cartoon, ...piece }) => [piece, cartoon && hash(cartoon)]),
        };
  return hash(`${STYLE} ${JSON.stringify(plain)}`);
}

const hash = (data: string | Uint8Array) => createHash("sha256").update(data).digest("base64url");

const asStored = ({ name, alt, by }: PictureRow): StoredPicture => ({
  image_url: pictureUrl(name),
  image_alt: alt,
  by,
});

export const pictureKey = (name: string): string => `pictures/${name}.webp`;

export const pictureUrl = (name: string): string => `/api/pictures/${name}`;

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
