import { availableParallelism } from "node:os";
import { PHOTO_PIXELS } from "@fit-closet/core";
import { createCartoonist, type EmbeddedCartoonist } from "./cartoonist.ts";
import { type Composer, createComposer } from "./composer.ts";
import { decodeBytesFor } from "./decode-cost.ts";
import type { Sketcher, Stylist } from "./engines.ts";
import { createIllustrator } from "./illustrator.ts";
import { createLists } from "./lists.ts";
import type { Lists } from "./ports.ts";

export type EmbeddedOptions = {
  /** Photos of more pixels are refused; 50 megapixels by default. */
  maxPixels?: number;
  /** Memory that all photos together may take while they are decoded; 192 MiB a worker by default, 384 at least. */
  maxDecodeBytes?: number | undefined;
  /** Cartoons drawn at once; one a core by default. */
  workers?: number;
  /** Cartoons that may wait; eight a worker by default, so that the last of them waits a few seconds. */
  queue?: number;
  /** Where the cartoon's net lies when it is not the core's own. */
  assetsFolder?: string;
};

export type EmbeddedEngines = {
  cartoonist: EmbeddedCartoonist;
  /** Cartoons that are drawn or may wait; the next one is told that we are busy. */
  drawingsAtOnce: number;
  stylist: Stylist;
  /** What reads words, for whoever makes more of them than the embedded stylist does. */
  composer: Composer;
  illustrator: Sketcher;
  lists: Lists;
  /** Rejects when the cartoon engine's net is not there. */
  ready: Promise<unknown>;
  /** Finishes what is being drawn, then lets the threads go. */
  close(): Promise<void>;
};

/** Cartoons, ideas and pictures without a key, a GPU or a network. */
export function createEmbeddedEngines(options: EmbeddedOptions = {}): EmbeddedEngines {
  const workers = Math.max(1, options.workers ?? availableParallelism());
  const { maxPixels = PHOTO_PIXELS, queue = workers * 8, assetsFolder } = options;
  const composer = createComposer();
  const maxBytes = options.maxDecodeBytes ?? decodeBytesFor(workers);
  const cartoonist = createCartoonist({ maxPixels, maxBytes, workers, queue, assetsFolder });
  return {
    cartoonist,
    drawingsAtOnce: workers + queue,
    composer,
    stylist: stylistBy(composer),
    lists: createLists(composer),
    illustrator: createIllustrator(composer),
    ready: cartoonist.ready,
    close: async () => void (await Promise.all([cartoonist.close(), composer.close()])),
  };
}

const stylistBy = (composer: Composer): Stylist => ({
  async suggest(request, signal) {
    signal?.throwIfAborted();
    const idea = await composer.suggest(request);
    signal?.throwIfAborted();
    return { ...idea, by: "embedded" };
  },
});
