import type { WearingTip } from "../../languages/tip-list.ts";
import type { Slot } from "../../outfit.ts";
import { isA, type KindId } from "../../wardrobe/kinds.ts";
import type { Piece } from "../dress/piece.ts";
import type { Brief } from "../understand/brief.ts";

/** How something is worn best, with the pieces that the sentence speaks of by their places in it. */
export type Wearing = { tip: WearingTip; slots: Readonly<Record<string, Piece>> };

export type Look = {
  brief: Brief;
  /** Felt, °C; mild where no weather is known. */
  feelsC: number;
  /** It rains or snows. */
  wet: boolean;
  rain: boolean;
  inside: boolean;
  at: (slot: Slot) => Piece | undefined;
  worn: readonly Piece[];
};

/** The pieces that a tip speaks of, or null where it does not hold. */
export type Holds = (look: Look) => Wearing["slots"] | null;

export const isAny = (piece: Piece | undefined, kinds: readonly KindId[]): piece is Piece =>
  piece !== undefined && kinds.some((kind) => isA(piece.kind, kind));
