import { createHash } from "node:crypto";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { FitError } from "@fit-closet/core";
import { type Entry, open, type Options, type ZipFile } from "yauzl";
import { assertKey } from "../files/file-store.ts";
import { type BackedUpFile, fileSchema, type Manifest, manifestSchema } from "./manifest.ts";
import { isSealed } from "./seal.ts";
import type { Row } from "./whole-database.ts";

export type Backup = {
  manifest: Manifest;
  files: () => AsyncGenerator<BackedUpFile>;
  bytesOf: (file: BackedUpFile) => Promise<Buffer>;
  rowsOf: (table: string) => AsyncGenerator<Row>;
  /** SHA-256 of one entry. */
  digestOf: (entry: string) => Promise<string>;
  close: () => void;
};

const openZip = promisify<string, Options, ZipFile>(open);

/**
 * Opens a backup of which every bit was checked: the whole file by its seal, then each entry by the manifest.
 * @throws FitError bad_request, with a sentence, for anything else
 */
export async function openBackup(path: string): Promise<Backup> {
  if (!(await isSealed(path))) throw damaged("it is cut short, changed, or no backup");
  const zip = await openZip(path, { lazyEntries: true, autoClose: false });
  try {
    const backup = await readBackup(zip);
    await check(backup);
    return backup;
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readBackup(zip: ZipFile): Promise<Backup> {
  const entries = await entriesOf(zip);
  const streamOf = async (name: string): Promise<Readable> => {
    const entry = entries.get(name);
    if (!entry) throw damaged(`${name} is missing`);
    return promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry);
  };
  const bytesOf = async (name: string) => buffer(await streamOf(name));
  const linesOf = async function* (name: string) {
    for await (const line of linesIn(await streamOf(name))) yield JSON.parse(line) as unknown;
  };
  const manifest = manifestSchema.safeParse(
    JSON.parse((await bytesOf("manifest.json")).toString()),
  );
  if (!manifest.success) throw damaged("its manifest is of another kind, or of a later version");
  return {
    manifest: manifest.data,
    async *files() {
      for await (const line of linesOf("files.jsonl")) {
        const file = fileSchema.parse(line);
        assertKey(file.key);
        yield file;
      }
    },
    bytesOf: async (file) => {
      const bytes = await bytesOf(`files/${file.key}`);
      mustBe(file.key, sha256(bytes), file.sha256);
      return bytes;
    },
    async *rowsOf(table) {
      for await (const line of linesOf(`tables/${table}.jsonl`)) yield line as Row;
    },
    digestOf: async (name) => {
      const hash = createHash("sha256");
      for await (const chunk of await streamOf(name)) hash.update(chunk as Buffer);
      return hash.digest("hex");
    },
    close: () => zip.close(),
  };
}

async function check({ manifest, files, bytesOf, rowsOf, digestOf }: Backup): Promise<void> {
  for (const { name, rows, sha256: told } of manifest.tables) {
    mustBe(name, await digestOf(`tables/${name}.jsonl`), told);
    mustBe(name, await count(rowsOf(name)), rows);
  }
  mustBe("files.jsonl", await digestOf("files.jsonl"), manifest.files.sha256);
  mustBe("files.jsonl", await count(files(), bytesOf), manifest.files.count);
}

async function count<T>(all: AsyncIterable<T>, look?: (one: T) => Promise<unknown>) {
  let seen = 0;
  for await (const one of all) {
    await look?.(one);
    seen++;
  }
  return seen;
}

/** Not node:readline, which ends a line at U+2028 too; JSON leaves those as they are. */
async function* linesIn(stream: Readable): AsyncGenerator<string> {
  let rest = "";
  for await (const text of stream.setEncoding("utf8") as AsyncIterable<string>) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const all = once(zip, "end");
  zip.on("entry", (entry: Entry) => {
    entries.set(entry.fileName, entry);
    zip.readEntry();
  });
  zip.readEntry();
  await all;
  return entries;
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

function mustBe<T extends string | number>(what: string, found: T, told: T): void {
  if (found !== told) throw damaged(`${what} is not what the manifest says`);
}

const damaged = (why: string) =>
  new FitError("bad_request", { message: `That is no whole backup: ${why}. Nothing was written.` });
