import { mkdir, mkdtemp, open, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { FitError } from "@fit-closet/core";

const NAME = "fit-closet-import-";

/** Another server may share the folder; nothing takes longer than an import's body may, so that what is older was left by a crash. */
const LEFTOVER_MS = 2 * 3_600_000;

/** What stays free for everybody else: the database may well lie on the same disk. */
export const KEPT_FREE = 64 * 1024 ** 2;

/**
 * Makes the folder, and takes away what a crash left in it.
 * @returns bytes that are free there for archives
 */
export async function prepareLanding(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!name.startsWith(NAME)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFTOVER_MS)
      await rm(path, { recursive: true, force: true });
  }
  return freeIn(folder);
}

async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.max(0, bavail * bsize - KEPT_FREE);
}

/**
 * Temporary files of archives: a ZIP's list is at its end, and it may be larger than memory.
 * @param folder where they lie
 * @param room bytes that all of them may hold at once. They are counted as they come, so that who sends slowly keeps nobody out
 */
export function createLanding(folder: string, room: number) {
  let held = 0;

  /**
   * Lays a stream into a file for as long as `work` takes.
   * @param said bytes that it is known to have; room is looked for before anything is written
   * @throws FitError body_too_large, no_file when it is empty, busy without room, unavailable when the disk is full
   */
  return async <T>(
    stream: Readable,
    { most, said = 0 }: { most: number; said?: number },
    work: (path: string) => Promise<T>,
  ) => {
    if (said > (await disk(freeIn(folder))))
      throw new FitError("unavailable", { message: NO_SPACE });
    const own = await disk(mkdtemp(join(folder, NAME)));
    let bytes = 0;
    const count = (more: number) => {
      if (bytes + more > most) throw new FitError("body_too_large");
      if (held + more > room) throw new FitError("busy", { message: FULL, retryAfter: 60 });
      bytes += more;
      held += more;
    };
    try {
      const path = join(own, "closet.zip");
      await write(stream, path, count, () => freeIn(folder));
      if (bytes === 0) throw new FitError("no_file", { message: NO_BYTES });
      return await work(path);
    } finally {
      await rm(own, { recursive: true, force: true });
      held -= bytes;
    }
  };
}

/** Bytes between two looks at how much is free. */
const LOOK_EVERY = 16 * 1024 ** 2;

/** @param count hears of bytes before they are written, and may throw */
async function write(
  stream: Readable,
  path: string,
  count: (bytes: number) => void,
  free: () => Promise<number>,
): Promise<void> {
  let sinceLooked = Infinity;
  const file = await disk(open(path, "wx", 0o600));
  try {
    // A stream that is left early must not be destroyed: the answer travels on its connection.
    for await (const chunk of stream.iterator({
      destroyOnReturn: false,
    }) as AsyncIterable<Buffer>) {
      count(chunk.length);
      sinceLooked += chunk.length;
      if (sinceLooked > LOOK_EVERY) {
        if ((await disk(free())) === 0) throw new FitError("unavailable", { message: NO_SPACE });
        sinceLooked = 0;
      }
      await disk(file.write(chunk));
    }
  } catch (error) {
    // Whoever hung up is nobody's bug.
    throw error instanceof FitError ? error : new FitError("bad_request", { message: CUT_OFF });
  } finally {
    await file.close();
  }
}

const NO_BYTES = "There is no archive in that request.";
const NO_SPACE = "There is no room on this server for an archive of that size right now.";
const FULL = "Many closets are being moved in. Please try again in a few minutes.";
const CUT_OFF = "That archive did not arrive whole.";

async function disk<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw new FitError("unavailable", { cause });
  });
}
