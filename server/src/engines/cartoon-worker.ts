import { getPriority, setPriority } from "node:os";
import { once } from "node:events";
import { type MessagePort, workerData } from "node:worker_threads";
import { type FailureCode, FitError } from "@fit-closet/core";
import sharp from "sharp";
import { drawPhoto, openKit, warmUp } from "./draw-photo.ts";
import type { CartoonRequest, DrawnCartoon } from "./engines.ts";
import { photoToSend } from "./photo-to-send.ts";

export type WorkerSettings = {
  maxPixels: number;
  /** Memory that all photos together may take while they are decoded. */
  maxBytes: number;
  assetsFolder?: string;
};

/** A photo to draw, or to make ready for a provider. */
export type PhotoWork = { draw: CartoonRequest } | { shrink: { photo: Uint8Array; side: number } };

/**
 * Work on one photo; `left[0]` turns 1 when nobody waits for it any more. `memory` is told how many bytes decoding takes, and
 * answers when they are there. Null warms the thread up.
 */
export type CartoonTask = { work: PhotoWork; left: Int32Array; memory: MessagePort } | null;

/** A `FitError` would arrive as a plain `Error` on the other side, so refusals travel as data. */
export type CartoonOutcome =
  | { drawn: Omit<DrawnCartoon, "by"> }
  | { jpeg: Uint8Array }
  | { refused: FailureCode; message: string }
  | null;

/** As niceness: a tenth of a page's share of a busy core. */
const BEHIND_PAGES = 10;

const { maxPixels, maxBytes, assetsFolder } = workerData as WorkerSettings;

// One photo a core: a second libvips thread a photo would only take it from the next one.
sharp.concurrency(1);
sharp.cache(false);
if (process.platform === "linux") standBack();

/** Pages go first where cores are short. Linux alone takes this for the calling thread; elsewhere it is the whole process. */
function standBack(): void {
  try {
    setPriority(0, Math.max(getPriority(0), BEHIND_PAGES));
  } catch {
    // A sandbox may forbid it; drawings then compete with pages.
  }
}

/** Opened by the first task, so that a net that is not there fails that task instead of the thread. */
let opening: ReturnType<typeof openKit> | undefined;

/** What piscina calls. */
export default async function work(task: CartoonTask): Promise<CartoonOutcome> {
  const kit = await (opening ??= openKit(assetsFolder));
  if (!task) return warmUp(kit).then(() => null);
  const goOn = () => {
    if (Atomics.load(task.left, 0) === 1) throw new FitError("unavailable");
  };
  const reserve = async (bytes: number) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none
    task.memory.postMessage(bytes);
    await once(task.memory, "message");
    goOn();
  };
  const limits = { maxPixels, maxBytes, reserve, goOn };
  try {
    if ("shrink" in task.work) {
      const { photo, side } = task.work.shrink;
      return { jpeg: await photoToSend(photo, side, limits) };
    }
    const { photo, ...request } = task.work.draw;
    const { cartoon, webp, mask } = await drawPhoto(photo, { kit, ...limits, ...request });
    const { cutOut, confidence, colours, recognised } = cartoon;
    return { drawn: { webp, cutOut, confidence, colours, recognised, mask } };
  } catch (cause) {
    if (cause instanceof FitError) return { refused: cause.code, message: cause.message };
    throw cause;
  } finally {
    task.memory.close();
  }
}
