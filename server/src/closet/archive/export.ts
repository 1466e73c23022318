import { createHash } from "node:crypto";
import { PassThrough, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import { type DrawnAs, FitError } from "@fit-closet/core";
import { ZipFile } from "yazl";
import { factsOf as notedOf } from "../../database/facts.ts";
import { closetRows, garmentOf, type GarmentRow } from "../../database/garments.ts";
import { everyIdea, type IdeaRow } from "../../database/ideas.ts";
import { washesOf } from "../../database/laundry.ts";
import { garmentsIn, type LookRow, looksFrom } from "../../database/looks.ts";
import type { PersonId } from "../../database/ownership.ts";
import { picturedOf } from "../../database/pictured.ts";
import { reactionsOf, tasteOf } from "../../database/tastes.ts";
import { wearsOf } from "../../database/wears.ts";
import type { Database } from "../../database/schema.ts";
import type { FileStore } from "../../files/file-store.ts";
import { detailsOf, editedFields } from "../proposal.ts";
import {
  CONTENTS,
  type PackedFile,
  type PackedGarment,
  type PackedIdea,
  type PackedLook,
  VERSION,
} from "./contents.ts";

type Stores = { db: Database; files: FileStore };

/** Pictures are compressed already. */
const AS_IT_IS = { compress: false };

/**
 * A person's own closet as one ZIP: photos, cartoons, cut-outs, and last a `closet.json` that says what they are. Written as it is
 * read and no faster, one photo at a time. What fails on the way breaks the stream, so that half an archive is not taken for one.
 */
export function exportCloset(stores: Stores, person: PersonId): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as PassThrough;
  const left = new AbortController();
  out.once("close", () => left.abort());
  zip.once("error", (error: Error) => out.destroy(error));
  fill(zip, stores, person, left.signal).catch((error: Error) => out.destroy(error));
  return out;
}

async function fill(zip: ZipFile, stores: Stores, person: PersonId, left: AbortSignal) {
  const garments: PackedGarment[] = [];
  for await (const row of closetRows(stores.db, person)) {
    const packed = await pack(zip, stores, person, row, left);
    if (packed) garments.push(packed);
  }
  const ideas: PackedIdea[] = [];
  for await (const idea of everyIdea(stores.db, person)) {
    ideas.push(packedIdea(idea));
  }
  const looks = (await looksFrom(stores.db, person, "")).map(packedLook);
  const pictured = await picturedOf(stores.db, person);
  const { learned, forgotten } = await tasteOf(stores.db, person);
  const taste = { learned, forgotten, reactions: await reactionsOf(stores.db, person) };
  const contents = {
    format: "fit-closet",
    version: VERSION,
    garments,
    ideas,
    looks,
    pictured,
    taste,
  };
  zip.addBuffer(Buffer.from(JSON.stringify(contents, null, 1)), CONTENTS);
  zip.end();
}

function packedIdea(idea: IdeaRow): PackedIdea {
  const { prompt, text, by, pictureAlt, note, createdAt } = idea;
  const garments = JSON.parse(idea.garmentIds) as string[];
  const tags = JSON.parse(idea.tags) as string[];
  return { prompt, text, by, pictureAlt, garments, tags, ...(note && { note }), createdAt };
}

const packedLook = (look: LookRow): PackedLook => {
  const { name, day, createdAt } = look;
  return { name, day, createdAt, garments: garmentsIn(look) };
};

/** @returns null for a garment that was removed meanwhile */
async function pack(
  zip: ZipFile,
  stores: Stores,
  person: PersonId,
  row: GarmentRow,
  left: AbortSignal,
): Promise<PackedGarment | null> {
  const drawn = await drawnFiles(stores, person, row);
  if (!drawn) return null;
  const { row: now, cartoon, mask } = drawn;
  const photo = now.photoKey ? await unlessGone(stores.files.get(now.photoKey)) : null;
  if (now.photoKey && !photo) return null;
  const place = `photos/${now.photoKey?.slice(`users/${person}/`.length)}`;
  return {
    ...factsOf(now),
    wears: await wearsOf(stores.db, person, now.id),
    washes: await washesOf(stores.db, person, now.id),
    photo: photo && (await addStream(zip, place, photo.stream, left)),
    cartoon: addBytes(zip, `cartoons/${now.id}.webp`, cartoon),
    mask: mask && addBytes(zip, `masks/${now.id}.png`, mask),
  };
}

type Written = Omit<PackedGarment, "wears" | "washes" | "photo" | "cartoon" | "mask">;

function factsOf(row: GarmentRow): Written {
  const { id, name, cut, drawnBy, drawnAs, status, statusNote, createdAt } = row;
  const { archivedAt: at, archiveReason: reason } = row;
  return {
    id,
    category: row.category || null,
    name,
    cut,
    drawnBy,
    status,
    createdAt,
    colours: JSON.parse(row.colours) as string[],
    tags: JSON.parse(row.tags) as string[],
    details: detailsOf(row),
    edited: editedFields(row),
    cutOut: row.cutOut === 1,
    facts: notedOf(row),
    ...(statusNote && { statusNote }),
    ...(at !== null && reason && { archived: { at, reason } }),
    ...(drawnAs && { drawnAs: JSON.parse(drawnAs) as DrawnAs }),
  };
}

/** Both files of one drawing: should it be drawn anew between the row and them, the row is read again. */
async function drawnFiles({ db, files }: Stores, person: PersonId, first: GarmentRow) {
  for (let row: GarmentRow | null = first; row; row = await garmentOf(db, person, row.id)) {
    const cartoon = await bytesOf(files, row.cartoonKey);
    const mask = row.maskKey ? await bytesOf(files, row.maskKey) : null;
    if (cartoon && (mask || !row.maskKey)) return { row, cartoon, mask };
  }
  return null;
}

async function bytesOf(files: FileStore, key: string): Promise<Buffer | null> {
  const found = await unlessGone(files.get(key));
  return found && buffer(found.stream);
}

async function unlessGone<T>(found: Promise<T>): Promise<T | null> {
  return found.catch((error: unknown) => {
    if (error instanceof FitError && error.code === "not_found") return null;
    throw error;
  });
}

/** Done when the archive has taken it all in, which it does as slowly as its reader reads. */
async function addStream(
  zip: ZipFile,
  path: string,
  source: Readable,
  signal: AbortSignal,
): Promise<PackedFile> {
  const hash = createHash("sha256");
  const watched = new PassThrough();
  source.on("data", (chunk: Buffer) => hash.update(chunk));
  source.on("error", (error) => watched.destroy(error));
  zip.addReadStream(source.pipe(watched), path, AS_IT_IS);
  try {
    await finished(watched, { signal });
  } finally {
    source.destroy();
  }
  return { path, sha256: hash.digest("hex") };
}

function addBytes(zip: ZipFile, path: string, bytes: Buffer): PackedFile {
  zip.addBuffer(bytes, path, AS_IT_IS);
  return { path, sha256: createHash("sha256").update(bytes).digest("hex") };
}
