import kernelsUrl from "@fit-closet/core/assets/kernels.wasm?url";
import weightsUrl from "@fit-closet/core/assets/segment.f16?url";
import layersUrl from "@fit-closet/core/assets/segment.json?url";
import {
  type Cartoon,
  type CartoonAssets,
  type CartoonKit,
  type Mask,
  type Pixels,
  proposedName,
} from "@fit-closet/core";
import { drawCartoon, openCartoonKit } from "@fit-closet/core/cartoon";
import { MASK_SIDE, resized, sizeWithin } from "./mask.ts";
import type { Cutting, Drawn, Numbered, Opened, Reply, Request } from "./messages.ts";
import { readMask, readPhoto, Unreadable, writeMask } from "./photo-pixels.ts";

/** The server's engine in the browser, away from the page's own thread. Holds one photo at a time. */
const kit = openKit();
// Whoever asks for a sticker hears of it.
kit.catch(() => undefined);
let pixels: Pixels | undefined;

async function openKit(): Promise<CartoonKit> {
  const [weights, layers, kernels] = await Promise.all([
    bytesAt(weightsUrl),
    bytesAt(layersUrl).then((bytes) => new TextDecoder().decode(bytes)),
    bytesAt(kernelsUrl),
  ]);
  return withOrWithoutWasm({ weights, layers, kernels });
}

/** A browser may refuse WASM or lack its SIMD; the plain kernels draw the same, only slower. */
function withOrWithoutWasm(assets: CartoonAssets): CartoonKit {
  try {
    return openCartoonKit(assets);
  } catch {
    return openCartoonKit({ ...assets, kernels: undefined });
  }
}

async function bytesAt(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

async function open(file: Blob, ownMask: Blob | undefined): Promise<Opened> {
  const { pixels: photo, bitmap } = await readPhoto(file);
  pixels = photo;
  const cartoon = drawCartoon(photo, { kit: await kit });
  const size = sizeWithin(photo, MASK_SIDE);
  return {
    photo: bitmap,
    found: cartoon.cutOut ? resized(cartoon.mask, size) : emptyMask(size),
    own: ownMask && (await readMask(ownMask, size.width, size.height)),
    drawn: drawnOf(cartoon),
    recognised: cartoon.recognised,
    name: proposedName(cartoon.recognised, cartoon.colours),
  };
}

function emptyMask({ width, height }: { width: number; height: number }): Mask {
  return { data: new Uint8Array(width * height), width, height };
}

async function draw(cutting: Cutting): Promise<Drawn> {
  if (!pixels) throw new Error("No photo was opened.");
  const mask = cutting.cut === "own" ? cutting.mask : undefined;
  return drawnOf(drawCartoon(pixels, { kit: await kit, mask, card: cutting.cut === "card" }));
}

function drawnOf({ pixels, cutOut, colours }: Cartoon): Drawn {
  const rgba = new Uint8ClampedArray(pixels.data);
  return { pixels: rgba, side: pixels.width, cutOut, colours };
}

function answerTo(request: Request) {
  if (request.task === "open") return open(request.photo, request.ownMask);
  if (request.task === "draw") return draw(request.cutting);
  return writeMask(request.mask);
}

function send(reply: Reply): void {
  const answer = "answer" in reply ? reply.answer : undefined;
  const moved: Transferable[] = [];
  if (answer && "photo" in answer) moved.push(answer.photo, answer.drawn.pixels.buffer);
  if (answer && "pixels" in answer) moved.push(answer.pixels.buffer);
  self.postMessage(reply, { transfer: moved });
}

self.addEventListener("message", ({ data }: MessageEvent<Numbered>) => {
  answerTo(data).then(
    (answer) => send({ id: data.id, answer }),
    (failure: unknown) => {
      if (!(failure instanceof Unreadable)) console.warn(failure);
      send({ id: data.id, failure: failure instanceof Unreadable ? "unreadable" : "unexpected" });
    },
  );
});
