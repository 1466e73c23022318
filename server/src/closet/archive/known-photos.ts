import { buffer } from "node:stream/consumers";
import { photosWithGarments } from "../../database/photos.ts";
import { FitError } from "@fit-closet/core";
import type { PersonId } from "../../database/ownership.ts";
import type { Database } from "../../database/schema.ts";
import type { FileStore } from "../../files/file-store.ts";

export type KnownPhotos = {
  /**
   * The garment that was made of these very bytes, each garment only once: whoever made two of one photo, a shirt and the
   * trousers under it, has two in every archive as well.
   */
  take(photo: Buffer): Promise<string | null>;
};

/** What lies in the closet before anything is added. Only photos of one size are compared, byte by byte. */
export async function knownPhotos(
  { db, files }: { db: Database; files: FileStore },
  person: PersonId,
): Promise<KnownPhotos> {
  const bySize = new Map<number, Awaited<ReturnType<typeof photosWithGarments>>>();
  for (const photo of await photosWithGarments(db, person))
    bySize.set(photo.size, [...(bySize.get(photo.size) ?? []), photo]);
  return {
    async take(photo) {
      const candidates = bySize.get(photo.byteLength) ?? [];
      for (const [at, { key, garmentId }] of candidates.entries()) {
        if (!(await bytesUnlessGone(files, key))?.equals(photo)) continue;
        candidates.splice(at, 1);
        return garmentId;
      }
      return null;
    },
  };
}

/** One that was removed meanwhile is not in the closet any more. */
async function bytesUnlessGone(files: FileStore, key: string): Promise<Buffer | null> {
  try {
    return await buffer((await files.get(key)).stream);
  } catch (error) {
    if (error instanceof FitError && error.code === "not_found") return null;
    throw error;
  }
}
