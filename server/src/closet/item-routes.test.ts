import { randomUUID } from "node:crypto";
import { join } from "node:path";
import Fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { afterEach, beforeEach, expect, test } from "vitest";
import { changeGarment, insertGarment, NEW_GARMENT } from "../database/garments.ts";
import type { PersonId } from "../database/ownership.ts";
import { NO_QUOTA } from "../database/quota.ts";
import { openDatabase } from "../database/testing.ts";
import { createDiskStore } from "../files/disk.ts";
import type { FileStore } from "../files/file-store.ts";
import { answerErrors } from "../http/errors.ts";
import { itemRoutes } from "./item-routes.ts";
import type { ClosetOptions } from "./options.ts";

const me = randomUUID() as PersonId;
const id = randomUUID();
const [OLD, NEW] = [keysOf("old"), keysOf("new")];

let opened: Awaited<ReturnType<typeof openDatabase>>;
let files: FileStore;
beforeEach(async () => {
  opened = await openDatabase("sqlite");
  files = await createDiskStore(join(opened.folder, "files"));
  const now = new Date().toISOString();
  const names = { name: "Ada", firstName: null, lastName: null, image: null };
  const user = { id: me, email: "a@example.com", emailVerified: 0, createdAt: now, updatedAt: now };
  await opened.db
    .insertInto("user")
    .values({ ...user, ...names })
    .execute();
  const photoKey = `users/${me}/top/shirt.jpg`;
  const photo = { key: photoKey, userId: me, type: "image/jpeg", size: 1, createdAt: 1 };
  const about = {
    id,
    userId: me,
    category: "top",
    photoKey,
    createdAt: 1,
    drawnBy: "embedded 2",
    colours: "[]",
    cutOut: 1,
  };
  await insertGarment(opened.db, { ...NEW_GARMENT, ...about, ...OLD }, photo);
  await store(OLD, "the old drawing");
});
afterEach(() => opened.close());

function keysOf(name: string) {
  return { cartoonKey: `cartoons/${me}/${name}.webp`, maskKey: `masks/${me}/${name}.png` };
}

async function store({ cartoonKey, maskKey }: typeof OLD, text: string) {
  await files.put(cartoonKey, Buffer.from(text), "image/webp");
  await files.put(maskKey, Buffer.from(text), "image/png");
}

/** Draws the garment anew, as another request does: the new files, the row, and the old files go. */
async function redraw() {
  await store(NEW, "the new drawing");
  await changeGarment(opened.db, me, id, (row) => ({ ...NEW, drawing: row.drawing + 1 }));
  for (const key of Object.values(OLD)) await files.delete(key);
}

/** The routes on a store in which `before` happens just before the first file is read. */
async function open(before: () => Promise<void>) {
  let first = true;
  const racing: FileStore = {
    ...files,
    async get(key) {
      if (first) {
        first = false;
        await before();
      }
      return files.get(key);
    },
  };
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  const asks = { person: async () => me };
  const options = { db: opened.db, files: racing, asks, quota: NO_QUOTA };
  await app.register(itemRoutes(options as unknown as ClosetOptions));
  return app;
}

test.each(["cartoon", "mask"])(
  "a %s whose file a new drawing takes away at that moment is the new one",
  async (what) => {
    const app = await open(redraw);
    const answer = await app.inject(`/api/closet/${id}/${what}`);
    expect([answer.statusCode, answer.body]).toEqual([200, "the new drawing"]);
  },
);

test.each(["cartoon", "mask"])("a %s whose file is gone for good is not found", async (what) => {
  const app = await open(async () => {
    for (const key of Object.values(OLD)) await files.delete(key);
  });
  const answer = await app.inject(`/api/closet/${id}/${what}`);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, "not_found"]);
});
