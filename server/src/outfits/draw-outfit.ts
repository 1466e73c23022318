import { buffer } from "node:stream/consumers";
import {
  FitError,
  type ImageRequest,
  type PictureStyle,
  type Plan,
  type Weather,
} from "@fit-closet/core";
import { asClosetItem, garmentOf, type GarmentRow } from "../database/garments.ts";
import type { Owned, PersonId } from "../database/ownership.ts";
import type { Database } from "../database/schema.ts";
import type { Illustrator, PictureRequest, PieceToDraw } from "../engines/engines.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Asks, Budget } from "../spending/budget.ts";
import { drawPicture, type PictureParts, type StoredPicture } from "./pictures.ts";

export type DrawingParts = PictureParts & {
  /** The embedded one, which is instant. */
  illustrator: Illustrator;
  /** The provider's, where one is configured. */
  painter: Illustrator | null;
  budget: Budget;
  closing: AbortSignal;
  /** Hears of what failed where somebody was answered all the same. */
  onTrouble: (error: unknown) => void;
};

export type Outfit = {
  plan: Plan;
  worn: Owned<GarmentRow>[];
  weather: Weather | null;
  seed: number;
  style?: PictureStyle;
};

/** The embedded drawing, which comes with the idea. */
export async function sketchOutfit(
  parts: DrawingParts,
  person: PersonId | null,
  outfit: Outfit,
  signal: AbortSignal,
): Promise<StoredPicture> {
  const request = await pictureRequest(parts, outfit);
  return drawPicture(parts, parts.illustrator, { person, request }, signal);
}

/**
 * The provider's picture of an outfit, or of a description; the embedded one where there is no provider, no money left, or the
 * provider fails.
 * @throws FitError busy, unavailable
 */
export async function paintOutfit(
  parts: DrawingParts,
  asks: Asks,
  asked: ImageRequest & { seed: number },
  signal: AbortSignal,
): Promise<StoredPicture> {
  const drawing = { person: asks.person, request: await whatToDraw(parts, asks.person, asked) };
  try {
    const until = AbortSignal.any([signal, parts.closing]);
    return await drawPicture(parts, paidPainter(parts, asks), drawing, until);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof NoPainter)) parts.onTrouble(error);
    return drawPicture(parts, parts.illustrator, drawing, signal);
  }
}

class NoPainter extends Error {}

/** Money is asked for where a picture is drawn, and not where one that was drawn before is shown again. */
function paidPainter({ painter, budget }: DrawingParts, asks: Asks): Illustrator {
  return {
    instant: false,
    async draw(request, signal) {
      const ticket = painter && (await budget.reserve("picture", asks));
      if (!ticket) throw new NoPainter();
      return ticket.pay(() => painter.draw(request, signal));
    },
  };
}

/** More than anybody wears; a request that names more is not looked up. */
const MOST_PIECES = 20;

async function whatToDraw(
  parts: DrawingParts,
  person: PersonId | null,
  { prompt, outfit, seed }: ImageRequest & { seed: number },
): Promise<PictureRequest> {
  if (!outfit) return { prompt, seed };
  const items = outfit.plan.items.slice(0, MOST_PIECES);
  const suggested = outfit.plan.suggested.slice(0, MOST_PIECES);
  const worn = person ? await garmentsInOrder(parts.db, person, items) : [];
  if (worn.length + suggested.length === 0) return { prompt, seed };
  return pictureRequest(parts, { ...outfit, plan: { ...outfit.plan, suggested }, worn });
}

async function garmentsInOrder(db: Database, person: PersonId, ids: string[]) {
  const rows = await Promise.all(ids.map((id) => garmentOf(db, person, id)));
  return rows.filter((row) => row !== null);
}

async function pictureRequest(parts: DrawingParts, outfit: Outfit): Promise<PictureRequest> {
  const { plan, worn, weather, seed, style } = outfit;
  const owned = await Promise.all(worn.map((row) => asPiece(parts, row)));
  const { occasion, timeOfDay } = plan;
  const scene = { occasion, timeOfDay, weather };
  return { pieces: [...owned, ...plan.suggested], scene, seed, style };
}

async function asPiece({ files }: DrawingParts, row: Owned<GarmentRow>): Promise<PieceToDraw> {
  const { category, name, colours, tags, details } = asClosetItem(row);
  const cartoon = await cartoonOf(files, row.cartoonKey);
  return { category, name, colours, tags, details, cartoon };
}

/** A garment that is removed or drawn anew at this moment is shown by what its row says of it. */
async function cartoonOf(files: FileStore, key: string): Promise<Buffer | undefined> {
  try {
    return await buffer((await files.get(key)).stream);
  } catch (error) {
    if (error instanceof FitError && error.code === "not_found") return undefined;
    throw error;
  }
}
