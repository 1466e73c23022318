import type { Mask, Recognised } from "@fit-closet/core";

/** What a sticker is drawn of: the garment that the engine finds, the person's own cut-out, or the whole photo. */
export type Cutting = { cut: "found" } | { cut: "card" } | { cut: "own"; mask: Mask };

/** A sticker as the server will draw it, but for the WebP's loss. */
export type Drawn = {
  /** RGBA, `side` × `side`. */
  pixels: Uint8ClampedArray<ArrayBuffer>;
  side: number;
  /** False where the whole photo became a card. */
  cutOut: boolean;
  /** `#rrggbb`, most present first. */
  colours: string[];
};

/** A photo that was opened: what the engine makes of it by itself. */
export type Opened = {
  /** Upright, at the size the engine works with. */
  photo: ImageBitmap;
  /** The garment that was found, at the editor's size; empty where none could be told from its background. */
  found: Mask;
  /** The person's earlier cut-out at the same size. */
  own?: Mask;
  drawn: Drawn;
  recognised?: Recognised;
  /** What the server will call it. */
  name?: string;
};

export type Request =
  | { task: "open"; photo: Blob; ownMask?: Blob }
  | { task: "draw"; cutting: Cutting }
  | { task: "file"; mask: Mask };

/** What each task answers; `file` gives the mask as a PNG, white where the garment is. */
export type Answers = { open: Opened; draw: Drawn; file: Blob };

export type Numbered = Request & { id: number };

export type Reply =
  | { id: number; answer: Answers[keyof Answers] }
  | { id: number; failure: "unreadable" | "unexpected" };
