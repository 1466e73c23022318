import { buffer } from "node:stream/consumers";
import {
  FitError,
  type ImageRequest,
  type Likeness,
  type PictureStyle,
  type Plan,
  type Weather,
} from "@fit-closet/core";
import { asClosetItem, garmentOf, type GarmentRow } from "../database/garments.ts";
import type { Owned, PersonId } from "../database/ownership.ts";
import { picturedOf } from "../database/pictured.ts";
import type { Database } from "../database/schema.ts";
import type { Caller } from "../account/person.ts";
import type { PictureRequest, PieceToDraw } from "../engines/engines.ts";
import type { FileStore } from "../files/file-store.ts";
import { paint, type PictureParts, sketch } from "./pictures.ts";
import type { Sketched, StoredPicture } from "./sketches.ts";

export type DrawingParts = PictureParts & {
  /** Hears of what failed where somebody was answered all the same. */
  onTrouble: (error: unknown) => void;
};

export type Outfit = {
  plan: Plan;
  worn: Owned<GarmentRow>[];
  weather: Weather | null;
  seed: number;
  style?: PictureStyle;
  likeness?: Likeness | null;
};

/** The embedded drawing: its address comes with the idea. */
export async function sketchOutfit(
  parts: DrawingParts,
  person: PersonId | null,
  outfit: Outfit,
  signal: AbortSignal,
): Promise<Sketched> {
  const request = await pictureRequest(parts, outfit);
  return sketch(parts, { person, request }, signal);
}

/**
 * The provider's picture of an outfit, or of a description; the embedded one where that stands.
 * @throws FitError busy, unavailable
 */
export async function paintOutfit(
  parts: DrawingParts,
  caller: Caller,
  asked: ImageRequest & { seed: number },
  signal: AbortSignal,
): Promise<StoredPicture> {
  const { person } = caller;
  const drawing = { person, request: await whatToDraw(parts, person, asked) };
  const painted = await paint(parts, drawing, caller, signal);
  if (painted) return painted;
  const { picture, kept } = await sketch(parts, drawing, signal);
  await kept;
  return picture;
}

/** The figure wears what is known of a piece. As long as that is a photo alone, the sticker shows it better. */
export const firstStyle = (worn: readonly GarmentRow[]): PictureStyle =>
  worn.every(({ photoKey }) => photoKey === null) ? "figure" : "flat-lay";

/** More than anybody wears; a request that names more is not looked up. */
const MOST_PIECES = 20;

async function whatToDraw(
  parts: DrawingParts,
  person: PersonId | null,
  { prompt, outfit, seed }: ImageRequest & { seed: number },
): Promise<PictureRequest> {
  const likeness = person ? (await picturedOf(parts.db, person)).likeness : null;
  const words = { prompt, seed, likeness: likeness ?? undefined };
  if (!outfit) return words;
  const items = outfit.plan.items.slice(0, MOST_PIECES);
  const suggested = outfit.plan.suggested.slice(0, MOST_PIECES);
  const worn = person ? await garmentsInOrder(parts.db, person, items) : [];
  if (worn.length + suggested.length === 0) return words;
  return pictureRequest(parts, { ...outfit, plan: { ...outfit.plan, suggested }, worn, likeness });
}

async function garmentsInOrder(db: Database, person: PersonId, ids: string[]) {
  const rows = await Promise.all(ids.map((id) => garmentOf(db, person, id)));
  return rows.filter((row) => row !== null);
}

async function pictureRequest(parts: DrawingParts, outfit: Outfit): Promise<PictureRequest> {
  const { plan, worn, weather, seed, style, likeness } = outfit;
  const owned = await Promise.all(worn.map((row) => asPiece(parts, row)));
  const { occasion, timeOfDay } = plan;
  const scene = { occasion, timeOfDay, weather };
  const pieces = [...owned, ...plan.suggested];
  return { pieces, scene, seed, style, likeness: likeness ?? undefined };
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
