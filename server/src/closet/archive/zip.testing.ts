import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { ZipFile } from "yazl";
import type { Contents } from "./contents.ts";

export type Files = Record<string, Buffer>;

export async function unzipped(archive: Buffer): Promise<Files> {
  const zip = await fromBufferPromise(archive);
  const files: Files = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  return files;
}

export async function zipped(files: Files, compress = false): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name, { compress });
  zip.end();
  return buffer(zip.outputStream);
}

export const contentsOf = (files: Files) => JSON.parse(String(files["closet.json"])) as Contents;

/** The same archive with its list changed. */
export const withContents = (
  files: Files,
  change: (contents: Contents) => unknown,
): Promise<Buffer> =>
  zipped({ ...files, "closet.json": Buffer.from(JSON.stringify(change(contentsOf(files)))) });

/** The same archive with one file changed, its checksum put right. */
export function withFile(files: Files, kind: "photo" | "cartoon" | "mask", bytes: Buffer) {
  const contents = contentsOf(files);
  const file = contents.garments.find((garment) => garment[kind])?.[kind];
  if (!file) throw new Error(`There is no ${kind} in that archive.`);
  file.sha256 = createHash("sha256").update(bytes).digest("hex");
  return zipped({
    ...files,
    [file.path]: bytes,
    "closet.json": Buffer.from(JSON.stringify(contents)),
  });
}
