import type { Mask } from "@fit-closet/core";
import type { Answers, Cutting, Drawn, Numbered, Opened, Reply, Request } from "./messages.ts";

/** Why there is no sticker to see beforehand: the browser cannot read the photo, or the engine did not run. */
export class NoSticker extends Error {
  override readonly name = "NoSticker";
  readonly reason: "unreadable" | "unexpected";

  constructor(reason: "unreadable" | "unexpected") {
    super(`No sticker: ${reason}`);
    this.reason = reason;
  }
}

/** Draws stickers in the browser. All rejections are `NoSticker`; after one of `unexpected` it may not work again. */
export type StickerMaker = {
  /** Takes the place of the photo before it. */
  open(photo: Blob, ownMask?: Blob): Promise<Opened>;
  /** Of the photo that was opened. Undefined where a later call took its place before it was begun. */
  draw(cutting: Cutting): Promise<Drawn | undefined>;
  /** The mask as the PNG that is sent. */
  file(mask: Mask): Promise<Blob>;
  close(): void;
};

type Waiting = { resolve: (answer: never) => void; reject: (failure: NoSticker) => void };

/** Starts the engine's worker, which loads the engine's weights (0.8 MB). */
export function startStickerMaker(): StickerMaker {
  const worker = new Worker(new URL("./sticker-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let gone = false;

  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const { resolve, reject } = waiting.get(data.id) ?? {};
    waiting.delete(data.id);
    if ("failure" in data) reject?.(new NoSticker(data.failure));
    else resolve?.(data.answer as never);
  };
  worker.onerror = giveUp;

  function giveUp() {
    gone = true;
    for (const { reject } of waiting.values()) reject(new NoSticker("unexpected"));
    waiting.clear();
  }

  function ask<Task extends Request["task"]>(request: Request & { task: Task }) {
    return new Promise<Answers[Task]>((resolve, reject) => {
      if (gone) return reject(new NoSticker("unexpected"));
      count += 1;
      waiting.set(count, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
      worker.postMessage({ ...request, id: count } satisfies Numbered);
    });
  }

  return {
    open: (photo, ownMask) => ask({ task: "open", photo, ownMask }),
    draw: latestOnly((cutting: Cutting) => ask({ task: "draw", cutting })),
    file: (mask) => ask({ task: "file", mask }),
    close() {
      worker.terminate();
      giveUp();
    },
  };
}

/**
 * One call at a time. Of those that come meanwhile only the last is made; the others resolve to undefined.
 */
export function latestOnly<Asked, Answer>(
  call: (asked: Asked) => Promise<Answer>,
): (asked: Asked) => Promise<Answer | undefined> {
  let turn = 0;
  let running: Promise<unknown> = Promise.resolve();
  return (asked) => {
    turn += 1;
    const mine = turn;
    const next = running.then(() => (mine === turn ? call(asked) : undefined));
    running = next.catch(() => undefined);
    return next;
  };
}
