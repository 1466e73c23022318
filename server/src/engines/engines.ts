import type { Garment, Idea, Piece, PictureStyle, Scene, Weather } from "@fit-closet/core";

/**
 * The three engines as ports. The embedded ones need no key and no network; providers stand behind the same words.
 * All reject with `FitError` for what a person can meet; `busy` carries `retryAfter`. Aborting the signal rejects with its reason.
 */
export type CartoonRequest = {
  /** The photo's bytes as they came: JPEG, PNG, WebP, AVIF, GIF (first frame) or HEIC. */
  photo: Uint8Array;
  /** Side of the square cartoon in pixels. */
  size?: 512 | 1024;
  /** Draw the whole photo as a card instead of cutting the garment out. */
  card?: boolean;
};

export type DrawnCartoon = {
  webp: Uint8Array;
  /** False for the whole-photo card. */
  cutOut: boolean;
  /** 0 to 1: how well the net and the cut agree. */
  confidence: number;
  /** Dominant colours of the garment as `#rrggbb`, most present first. */
  colours: string[];
  by: string;
};

export interface Cartoonist {
  /** @throws FitError file_is_no_picture, picture_damaged, picture_too_large, busy, unavailable */
  draw(request: CartoonRequest, signal?: AbortSignal): Promise<DrawnCartoon>;
}

export type IdeaRequest = {
  prompt: string;
  closet: Garment[];
  weather: Weather | null;
  /** Where and when it is asked, for "tomorrow" and "this evening". */
  now: { year: number; month: number; day: number; hour: number };
  seed: number;
  language?: string;
  include?: string[];
  exclude?: string[];
};

export interface Stylist {
  suggest(request: IdeaRequest, signal?: AbortSignal): Promise<Idea & { by: string }>;
}

/** A garment to draw; `cartoon` holds the bytes of its stored picture, for carrying its print onto the drawing. */
export type PieceToDraw = Omit<Piece, "cartoon"> & { cartoon?: Uint8Array };

export type PictureRequest =
  | { pieces: PieceToDraw[]; scene: Scene; seed: number; style?: PictureStyle }
  | { prompt: string; seed: number };

export type DrawnPicture = {
  webp: Uint8Array;
  /** What is worn, in one sentence, for people who do not see the picture. */
  alt: string;
  by: string;
};

export interface Illustrator {
  /** True where drawing is quick enough to come with the idea; false where the page should ask for it separately. */
  readonly instant: boolean;
  draw(request: PictureRequest, signal?: AbortSignal): Promise<DrawnPicture>;
}
