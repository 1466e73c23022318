import { randomUUID } from "node:crypto";
import { link } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { countRows } from "@fit-closet/server/dist/backup/whole-database.js";
import { connect } from "@fit-closet/server/dist/database/connect.js";
import type { Database } from "@fit-closet/server/dist/database/schema.js";
import { type Person, signUp, uploadPhoto } from "@fit-closet/server/testing/dist/closet-client.js";
import { CATEGORIES } from "@fit-closet/core";
import { startServer } from "@fit-closet/server/testing/dist/running-server.js";
import { shirtPhoto } from "./shirt.ts";

export type LoadedCloset = { person: Person; cartoon: string };

const BATCH = 100;

/**
 * A new person with so many garments: the first comes in as a photo, the others are its copies, rows and files (hard links),
 * since drawing thousands would take minutes and change nothing. They lie in every category.
 * @param program the server to fill it with, where it is not this checkout's
 */
export async function fillCloset(
  settings: Record<string, string>,
  items: number,
  program?: string,
): Promise<LoadedCloset> {
  const server = await startServer(settings, program);
  const person = await signUp(server.url);
  const item = await uploadPhoto(server.url, person, await shirt(), "shirt.jpg");
  await server.close();
  await copyGarment(settings, person.id, items - 1, await connectOf(program));
  return { person, cartoon: item.cartoonURL };
}

/** An older checkout's own, since it opens no database that a later one has migrated. */
async function connectOf(program: string | undefined): Promise<typeof connect> {
  if (!program) return connect;
  const file = join(dirname(program), "database/connect.js");
  return ((await import(pathToFileURL(file).href)) as { connect: typeof connect }).connect;
}

async function copyGarment(
  settings: Record<string, string>,
  person: string,
  copies: number,
  open: typeof connect,
) {
  const folder = settings["DATA_DIR"] ?? "";
  const { db, kind, close } = await open({ url: settings["DATABASE_URL"] || undefined, folder });
  try {
    for (let made = 0; made < copies; made += BATCH)
      await copyBatch(db, join(folder, "files"), person, Math.min(BATCH, copies - made));
    await countRows({ db, kind });
  } finally {
    await close();
  }
}

async function copyBatch(db: Database, files: string, person: string, count: number) {
  const first = db.selectFrom("garment").selectAll().where("userId", "=", person);
  const garment = await first.orderBy("createdAt").executeTakeFirstOrThrow();
  const original = db.selectFrom("photo").selectAll().where("key", "=", garment.photoKey);
  const photo = await original.executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_, i) => {
    const id = randomUUID();
    const createdAt = garment.createdAt + 1 + i;
    const photoKey = photo.key.replace(/[^/]*$/, `${id}.jpg`);
    const cartoonKey = garment.cartoonKey.replace(/[^/]*$/, `${id}.webp`);
    const category = CATEGORIES[i % CATEGORIES.length];
    return { ...garment, id, category, photoKey, cartoonKey, createdAt };
  });
  for (const copy of copies) {
    await link(join(files, photo.key), join(files, copy.photoKey));
    await link(join(files, garment.cartoonKey), join(files, copy.cartoonKey));
  }
  const photos = copies.map((copy) => ({ ...photo, key: copy.photoKey }));
  await db.insertInto("photo").values(photos).execute();
  await db.insertInto("garment").values(copies).execute();
}

/** One upload's form as a browser encodes it. */
export async function shirtForm(person: Person) {
  const form = new FormData();
  form.append("userId", person.id);
  form.append("category", "top");
  form.append("image", new Blob([new Uint8Array(await shirt())]), "shirt.jpg");
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  return { body: Buffer.from(await encoded.arrayBuffer()), type };
}

const shirt = () => shirtPhoto("#b03040", "#e9e6e0");
