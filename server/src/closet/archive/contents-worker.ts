import { parentPort, workerData } from "node:worker_threads";
import { FitError } from "@fit-closet/core";
import { type Contents, parseContents } from "./contents.ts";

/** In pieces, so that whoever takes them in does other things in between; null at the end. */
export type ContentsPart = Partial<Contents> | { unusable: string } | null;

const PIECE = 200;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
const tell = (part: ContentsPart) => parentPort?.postMessage(part);

try {
  const contents = parseContents(Buffer.from(workerData as Uint8Array));
  const { garments, ideas, looks, pictured, taste } = contents;
  for (let at = 0; at < garments.length; at += PIECE)
    tell({ garments: garments.slice(at, at + PIECE) });
  for (let at = 0; at < ideas.length; at += PIECE) tell({ ideas: ideas.slice(at, at + PIECE) });
  if (looks) tell({ looks });
  if (pictured) tell({ pictured });
  if (taste) tell({ taste });
  tell(null);
} catch (error) {
  if (!(error instanceof FitError)) throw error;
  tell({ unusable: error.message });
}
