import { cartoonsAmong, masksAmong } from "./garments.ts";
import { photosAmong } from "./photos.ts";
import { pictureKey, picturesAmong } from "./pictures.ts";
import type { Database } from "./schema.ts";

const nameOf = (key: string) => key.replace(/^pictures\/|\.webp$/g, "");

type Among = (db: Database, keys: string[]) => Promise<string[]>;

/** Which rows stand on the files below each prefix; backup/referenced-files.ts tells the same of a row. */
const AMONG: Record<string, Among> = {
  "users/": photosAmong,
  "cartoons/": cartoonsAmong,
  "masks/": masksAmong,
  "pictures/": async (db, keys) => (await picturesAmong(db, keys.map(nameOf))).map(pictureKey),
};

/** Below these lies every file that a row may stand on. */
export const FILE_PREFIXES = Object.keys(AMONG);

/** Which of these files a row stands on. */
export async function knownFiles(db: Database, keys: string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const [prefix, among] of Object.entries(AMONG)) {
    const mine = keys.filter((key) => key.startsWith(prefix));
    if (mine.length > 0) for (const key of await among(db, mine)) known.add(key);
  }
  return known;
}
