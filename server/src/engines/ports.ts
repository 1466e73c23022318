import type {
  Choice,
  DrawnAs,
  Forgotten,
  Garment,
  Idea,
  Leanings,
  Lesson,
  Plan,
  ReadList,
  Told,
} from "@fit-closet/core";
import type {
  CartoonRequest,
  DrawnCartoon,
  DrawnPicture,
  GarmentLook,
  IdeaRequest,
  PictureRequest,
  Sketch,
} from "./engines.ts";
import type { Payer } from "./with-fallback.ts";

/*
 * What the features ask for. An embedded engine stands behind each port; a provider may answer in its place where the operator set one
 * up, and nobody who asks can tell but by `by`. All reject with `FitError` for what a person can meet, and with the signal's reason.
 */

export type WrittenIdea = Idea & { by: string };

/** What a reader may be told while a provider writes. */
export type Progress = {
  /** How many are served before this one. */
  place: (ahead: number) => void;
  words: (textSoFar: string, plan: Plan) => void;
};

export interface Ideas {
  /** True where the first idea is the last. */
  readonly instant: boolean;
  /** The embedded stylist's idea, which is complete and there at once. */
  suggest(request: IdeaRequest, signal?: AbortSignal): Promise<WrittenIdea>;
  /** A provider's idea for the same request; `own` where that stands. */
  improve(
    { request, own }: { request: IdeaRequest; own: WrittenIdea },
    payer: Payer,
    signal: AbortSignal,
    progress?: Progress,
  ): Promise<WrittenIdea>;
  /** Does what an idea takes, except for asking a provider, so that the first person's is quick. @returns the embedded idea */
  warmUp(request: IdeaRequest): Promise<WrittenIdea>;
}

export interface Pictures {
  /** True where the first drawing is the last, and quick enough to come with the idea. */
  readonly instant: boolean;
  /** The embedded drawing, to be rendered when it suits. */
  sketch(request: PictureRequest, signal?: AbortSignal): Promise<Sketch>;
  /** A provider's picture; null where the sketch stands. */
  paint(request: PictureRequest, payer: Payer, signal: AbortSignal): Promise<DrawnPicture | null>;
}

export type DrawCartoon = (request: CartoonRequest, signal?: AbortSignal) => Promise<DrawnCartoon>;

export interface Cartoons {
  /** Cartoons that are drawn or may wait; the next one is told that we are busy. */
  readonly atOnce: number;
  /**
   * The embedded engine's cartoon.
   * @throws FitError file_is_no_picture, picture_damaged, picture_too_large, cut_out_unusable, busy, unavailable
   */
  draw: DrawCartoon;
  /** Draws as a provider does for this payer; the embedded engine's cartoon where that stands. */
  drawFor: (payer: Payer) => DrawCartoon;
  /** What a provider that looks at the photo says of the garment; null where none does. */
  look(photo: Uint8Array, payer: Payer): Promise<GarmentLook | null>;
  /** For somebody who may be about to send a photo: makes the first drawing as quick as the next. Rejects when it cannot draw. */
  warmUp(): Promise<void>;
}

/** A garment without a photo: what it is drawn as, and its colours as `#rrggbb`, most present first. */
export type Look = DrawnAs & { colours: string[] };

export interface Lists {
  /** What garments a list in somebody's own words names. @throws FitError busy, unavailable */
  read(text: string, language: string | undefined): Promise<ReadList>;
  /** Those of a closet that words in any language speak of: ids, in its order. @throws FitError busy, unavailable */
  find(query: string, closet: readonly Garment[]): Promise<string[]>;
  /** A drawn sticker (WebP, 512 px). @throws FitError busy, unavailable */
  draw(look: Look): Promise<Buffer>;
}

/** Learns what a person likes from what they do. */
export interface Learner {
  /** What each of these choices out of a closet tells. @throws FitError busy, unavailable */
  tell(closet: readonly Garment[], choices: readonly Choice[]): Promise<Told[]>;
  /** What all of it comes to. @throws FitError busy, unavailable */
  learn(lessons: readonly Lesson[], forgotten: Forgotten): Promise<Leanings>;
}
