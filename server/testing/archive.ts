import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { Garment } from "@fit-closet/core";
import { ZipFile } from "yazl";

/** No two photos want one name, and none that was removed. */
const nameOf = (photo: Uint8Array) => createHash("sha256").update(photo).digest("hex").slice(0, 20);

/** What may be known of a garment of an archive; what is absent nobody knows. */
type Described = Partial<Pick<Garment, "category" | "name" | "colours" | "tags">>;

/** A closet's archive by hand, of one garment a photo, all with one cartoon. */
export async function archiveOf(
  photos: Uint8Array[],
  cartoon: Uint8Array,
  described: readonly Described[] = [],
): Promise<Buffer> {
  const zip = new ZipFile();
  const pack = (path: string, bytes: Uint8Array) => {
    zip.addBuffer(Buffer.from(bytes), path, { compress: false });
    return { path, sha256: createHash("sha256").update(bytes).digest("hex") };
  };
  const facts = { category: "top", name: null, colours: [], tags: [], details: {}, edited: [] };
  const drawn = { cut: "found", cutOut: true, drawnBy: "embedded 1", createdAt: 1, mask: null };
  const garments = photos.map((photo, n) => ({
    ...facts,
    ...described[n],
    ...drawn,
    id: `garment-${n}`,
    photo: pack(`photos/top/${nameOf(photo)}.jpg`, photo),
    cartoon: pack(`cartoons/${n}.webp`, cartoon),
  }));
  const contents = { format: "fit-closet", version: 1, garments, ideas: [] };
  zip.addBuffer(Buffer.from(JSON.stringify(contents)), "closet.json");
  zip.end();
  return buffer(zip.outputStream);
}
