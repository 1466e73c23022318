import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { FitError } from "@fit-closet/core";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { type PackedFile, unusable } from "./contents.ts";

export type ZipLimits = {
  files: number;
  /** One file, and all together, as they are when unpacked. */
  fileBytes: number;
  totalBytes: number;
};

export type Zip = {
  /**
   * Unpacks a file, each only once: many that were one and the same would come to more than the list admits.
   * @throws FitError archive_unusable when it is missing, damaged or was read before; body_too_large beyond `most` bytes
   */
  read(path: string, most: number): Promise<Buffer>;
  /** The same, and checked against what was written down of it. */
  readChecked(file: PackedFile, most: number): Promise<Buffer>;
  close(): void;
};

/**
 * Reads a ZIP's list and nothing else yet. The sizes that the list gives are the most that is ever unpacked: a file that turns out
 * larger fails at that point, so that a small archive cannot grow beyond what was admitted here. Names with `..`, a drive or a
 * backslash are refused, and no name is ever a path here.
 * @throws FitError archive_unusable, body_too_large
 */
export async function openZip(path: string, limits: ZipLimits): Promise<Zip> {
  const zip = await readable(
    openPromise(path, { autoClose: false, strictFileNames: true, validateEntrySizes: true }),
  );
  try {
    const entries = await readable(list(zip, limits));
    const read = async (name: string, most: number) => {
      const entry = entries.get(name);
      entries.delete(name);
      return unpack(zip, entry, most);
    };
    return {
      read,
      async readChecked({ path: name, sha256 }, most) {
        const bytes = await read(name, most);
        if (createHash("sha256").update(bytes).digest("hex") !== sha256)
          throw unusable("A file in that archive is not the one that was exported.");
        return bytes;
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Bytes in the list beside a file's name: times, owners. They stay in memory, and a ZIP allows 128 KB of them for each file. */
const MOST_REMARKS = 1024;

async function list(zip: ZipFile, limits: ZipLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.files) throw tooMuch();
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith("/")) continue;
    total += entry.uncompressedSize;
    if (entry.uncompressedSize > limits.fileBytes || total > limits.totalBytes) throw tooMuch();
    if (entry.extraFieldLength + entry.fileCommentLength > MOST_REMARKS) throw tooMuch();
    if (entry.isEncrypted()) throw unusable("That archive is locked with a password.");
    if (entries.has(entry.fileName)) throw unusable("That archive has two files of one name.");
    entries.set(entry.fileName, entry);
  }
  return entries;
}

async function unpack(zip: ZipFile, entry: Entry | undefined, most: number): Promise<Buffer> {
  if (!entry) throw unusable("That archive is not complete, or uses a file twice.");
  if (entry.uncompressedSize > most) throw tooMuch();
  return readable(zip.openReadStreamPromise(entry).then(buffer));
}

/** Whatever the library stumbles over is the archive's fault. */
async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof FitError) throw cause;
    throw unusable("That file is not a ZIP archive that we can read.", cause);
  }
}

function tooMuch(): FitError {
  return new FitError("body_too_large", { message: "That archive holds more than a closet may." });
}
