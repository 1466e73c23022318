import type {
  DayAhead,
  Garment,
  GarmentDetails,
  Idea,
  Likeness,
  Piece,
  PictureStyle,
  Plan,
  Recognised,
  Scene,
  Taste,
  Weather,
} from "@fit-closet/core";

/** What a provider can be asked for. */
export type Task = "idea" | "picture" | "cartoon" | "look";

/** What one call used, as the provider counted it. It is told for answers that were of no use too, since they are paid for. */
export type Usage = {
  task: Task;
  /** The provider's and the model's names from the configuration: few, so that they may be labels of a metric. */
  provider: string;
  model: string;
  inputTokens?: number;
  outputTokens?: number;
  /** Pictures that were made. */
  pictures?: number;
};

/** Called within the call that it belongs to, once for every answer that came back. */
export type OnCost = (usage: Usage) => void;

/**
 * What an engine does, embedded or a provider's. The embedded ones need no key and no network, and reject with `FitError` for what a
 * person can meet; `busy` carries `retryAfter`. Aborting the signal rejects with its reason.
 */
export type CartoonRequest = {
  /** The photo's bytes as they came: JPEG, PNG, WebP, AVIF, GIF (first frame) or HEIC. */
  photo: Uint8Array;
  /** Side of the square cartoon in pixels. */
  size?: 512 | 1024;
  /** Draw the whole photo as a card instead of cutting the garment out. */
  card?: boolean;
  /** The person's own cut-out: a PNG of the photo's proportions, white where the garment is. */
  mask?: Uint8Array;
};

export type DrawnCartoon = {
  webp: Uint8Array;
  /** False for the whole-photo card. */
  cutOut: boolean;
  /** 0 to 1: how well the net and the cut agree. */
  confidence: number;
  /** Dominant colours of the garment as `#rrggbb`, most present first. */
  colours: string[];
  recognised?: Recognised;
  /** The person's own cut-out as it was drawn with, a PNG of one channel; there whenever the request had one. */
  mask?: Uint8Array;
  by: string;
};

/** What somebody who looked at the photo would say of it; what they cannot tell is absent. */
export type GarmentLook = {
  name?: string;
  category?: string;
  colours?: string[];
  details: GarmentDetails;
  by: string;
};

export interface Looker {
  look(photo: Uint8Array, signal?: AbortSignal): Promise<GarmentLook>;
}

export interface Cartoonist {
  /** @throws FitError file_is_no_picture, picture_damaged, picture_too_large, cut_out_unusable, busy, unavailable */
  draw: (request: CartoonRequest, signal?: AbortSignal) => Promise<DrawnCartoon>;
}

/** A photo as JPEG for others to see, at most `side` pixels on the longer side, without place, camera and date. */
export type ShrinkPhoto = (
  photo: Uint8Array,
  side: number,
  signal?: AbortSignal,
) => Promise<Uint8Array>;

/** A provider that draws anew what the embedded engine has drawn already. */
export interface Redrawer {
  /** @param own the embedded engine's, which the redrawing is held against */
  redraw(request: CartoonRequest, own: DrawnCartoon, signal?: AbortSignal): Promise<DrawnCartoon>;
}

export type IdeaRequest = {
  prompt: string;
  closet: Garment[];
  weather: Weather | null;
  /** What is foretold of the days to come. */
  ahead?: DayAhead[];
  /** Where and when it is asked, for "tomorrow" and "this evening". */
  now: { year: number; month: number; day: number; hour: number };
  /** Ids of what is in the wash. */
  washing?: string[];
  /** What was learned of the person's own taste; for the embedded stylist's eyes only. */
  taste?: Taste;
  /** Days since each piece was last worn, by id. */
  worn?: Record<string, number>;
  seed: number;
  language?: string;
  include?: string[];
  exclude?: string[];
  /** What the person's saved ideas were asked for, the newest first. */
  saved?: string[];
  /** The id of a piece that the last answer does not wear and somebody asks about. */
  why?: string;
  /** The last answer's pieces and what it was for, for a request that changes it. */
  previous?: { items: string[]; prompt?: string };
};

export interface Stylist {
  /** @param tell hears the text so far each time it grows, and of which outfit, from a writer who writes word by word */
  suggest(
    request: IdeaRequest,
    signal?: AbortSignal,
    tell?: (textSoFar: string, plan: Plan) => void,
  ): Promise<Idea & { by: string }>;
  /** Does what an idea takes, except for asking a provider. */
  warmUp?(request: IdeaRequest): Promise<void>;
}

/** A garment to draw; `cartoon` holds the bytes of its stored picture, for carrying its print onto the drawing. */
export type PieceToDraw = Omit<Piece, "cartoon"> & { cartoon?: Uint8Array };

/** Who is drawn is anybody where nobody says. */
export type PictureRequest = { likeness?: Likeness | undefined } & (
  | { pieces: PieceToDraw[]; scene: Scene; seed: number; style?: PictureStyle }
  | { prompt: string; seed: number }
);

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

/** A drawing whose words are known; its pixels take ten times as long. */
export type Sketch = Omit<DrawnPicture, "webp"> & { render: () => Promise<DrawnPicture["webp"]> };

export interface Sketcher extends Illustrator {
  sketch(request: PictureRequest, signal?: AbortSignal): Promise<Sketch>;
}
