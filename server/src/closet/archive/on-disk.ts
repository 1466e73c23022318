import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { FitError } from "@fit-closet/core";

/**
 * Temporary files of archives: a ZIP's list is at its end, and it may be larger than memory.
 * @param room bytes that all of them may hold at once. They are counted as they come, so that who sends slowly keeps nobody out
 */
export function createLanding(room: number) {
  let held = 0;

  /**
   * Lays a stream into a file for as long as `work` takes.
   * @throws FitError body_too_large, no_file when it is empty, busy without room, unavailable when the disk is full
   */
  return async <T>(stream: Readable, most: number, work: (path: string) => Promise<T>) => {
    const folder = await disk(mkdtemp(join(tmpdir(), "fit-closet-import-")));
    let bytes = 0;
    const count = (more: number) => {
      if (bytes + more > most) throw new FitError("body_too_large");
      if (held + more > room) throw new FitError("busy", { message: FULL, retryAfter: 60 });
      bytes += more;
      held += more;
    };
    try {
      const path = join(folder, "closet.zip");
      await write(stream, path, count);
      if (bytes === 0) throw new FitError("no_file", { message: NO_BYTES });
      return await work(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
      held -= bytes;
    }
  };
}

/** @param count hears of bytes before they are written, and may throw */
async function write(
  stream: Readable,
  path: string,
  count: (bytes: number) => void,
): Promise<void> {
  const file = await disk(open(path, "wx", 0o600));
  try {
    // A stream that is left early must not be destroyed: the answer travels on its connection.
    for await (const chunk of stream.iterator({
      destroyOnReturn: false,
    }) as AsyncIterable<Buffer>) {
      count(chunk.length);
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
const FULL = "Many closets are being moved in. Please try again in a few minutes.";
const CUT_OFF = "That archive did not arrive whole.";

async function disk<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw new FitError("unavailable", { cause });
  });
}
