import { createHash, randomBytes } from "node:crypto";
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { CartoonizeResponse, ImageResponse } from "@fit-closet/core";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase, KINDS } from "../database/testing.ts";
import type { FileStore } from "../files/file-store.ts";
import { call, openApp, signUp, type TestApp, type TestPerson, upload } from "../testing.ts";
import { startSwift } from "../../testing/swift.ts";
import { openStores } from "./open-stores.ts";
import { openBackup } from "./read-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { tablesInOrder } from "./whole-database.ts";
import { type Stores, writeBackup } from "./write-backup.ts";

const swift = KINDS.length > 1 ? await startSwift() : null;

let scratch: string;
let source: TestApp;
let ada: TestPerson;
let zip: string;
const stores: Awaited<ReturnType<typeof openStores>>[] = [];

/** Where a server would keep things: everything in a folder, or nothing. */
async function open(kind: (typeof KINDS)[number], bucket = false) {
  const dataDir = await mkdtemp(join(scratch, "data-"));
  const databaseUrl = await emptyDatabase(kind);
  const opened = await openStores({
    databaseUrl,
    dataDir,
    bucket: bucket && swift ? await swift.bucket() : null,
  });
  stores.push(opened);
  return { ...opened, dataDir };
}

async function allRows({ connection }: Stores) {
  const rows: Record<string, unknown[]> = {};
  for (const table of await tablesInOrder(connection)) {
    const found = await sql<object>`select * from ${sql.table(table)}`.execute(connection.db);
    rows[table] = found.rows
      .map((row) => JSON.stringify(row, Object.keys(row).toSorted()))
      .toSorted();
  }
  return rows;
}

async function allFiles(files: FileStore) {
  const found: Record<string, string> = {};
  for await (const { key } of files.list("")) {
    const { stream, type } = await files.get(key);
    found[key] = `${type} ${createHash("sha256")
      .update(await buffer(stream))
      .digest("hex")}`;
  }
  return found;
}

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "fit-closet-backup-"));
  source = await openApp();
  ada = await signUp(source.app);
  for (const colour of ["#b03040", "#3050b0"]) await upload(source.app, ada, { colour });
  const post = (url: string, payload: object) =>
    call(source.app, ada, { method: "POST", url, payload });
  await post("/api/closet/list", {
    batch: "0".repeat(32),
    garments: [{ kind: "scarf", category: "scarf", name: "red scarf", colours: ["red"], count: 1 }],
  });
  const drawn = await post("/api/generate_dalle_image", {
    prompt: "a navy coat, \u{1F9E5} «wool»",
  });
  const idea = { prompt: "what to wear", outfit_idea: 'Ça: \u2028 "this".\n', items: [] };
  const image_url = drawn.json<ImageResponse>().image_url;
  await post("/api/ideas", { ...idea, image_url });
  zip = join(scratch, "closet.zip");
}, 120_000);

afterAll(async () => {
  for (const opened of stores) await opened.close();
  await source.close();
  await swift?.stop();
  await rm(scratch, { recursive: true, force: true });
});

const sourceStores = async () => {
  const opened = await openStores({ databaseUrl: undefined, dataDir: source.folder, bucket: null });
  stores.push(opened);
  return opened;
};

test("a backup beside the running server holds every row and every file, and never takes another's name", async () => {
  const from = await sourceStores();
  const manifest = await writeBackup(from, zip, new Date());
  expect(manifest.files.count).toBe((await source.stored()).length);
  const rowsIn = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows;
  expect(["user", "garment", "idea", "picture"].map(rowsIn)).toEqual([1, 3, 1, 1]);
  expect(manifest.missing).toEqual([]);
  await expect(writeBackup(from, zip, new Date())).rejects.toThrow("There is already a file");
  expect((await readdir(scratch)).filter((name) => name.includes("part"))).toEqual([]);
});

const TARGETS = KINDS.flatMap((kind) =>
  [false, ...(swift ? [true] : [])].map((bucket) => ({ kind, bucket })),
);

describe.each(TARGETS)(
  "from SQLite and a folder to $kind, in a bucket: $bucket",
  ({ kind, bucket }) => {
    test("every row and file is the same, and so it is on the way back", async () => {
      const from = await sourceStores();
      const to = await open(kind, bucket);
      const backup = await openBackup(zip);
      await restoreBackup(to, backup, false);
      const [rows, files] = [await allRows(to), await allFiles(to.files)];
      expect(rows).toEqual(await allRows(from));
      expect(files).toEqual(await allFiles(from.files));
      expect(rows["garment"]).toHaveLength(3);

      await expect(restoreBackup(to, backup, false)).rejects.toThrow("add --replace");
      await sql`update "user" set "name" = 'changed'`.execute(to.connection.db);
      const [key = ""] = Object.keys(files);
      await to.files.delete(key);
      await to.files.put(key, Buffer.from("changed"), "image/png");
      await to.files.put("cartoons/later.webp", Buffer.from("later"), "image/webp");
      await restoreBackup(to, backup, true);
      backup.close();
      expect([await allRows(to), await allFiles(to.files)]).toEqual([rows, files]);

      const again = join(scratch, `again-${kind}-${bucket}.zip`);
      await writeBackup(to, again, new Date());
      const home = await open("sqlite");
      const returned = await openBackup(again);
      await restoreBackup(home, returned, false);
      returned.close();
      expect([await allRows(home), await allFiles(home.files)]).toEqual([rows, files]);
    }, 120_000);
  },
);

test("what is restored is a closet that opens: the same password, the same pictures", async () => {
  const to = await open("sqlite");
  const backup = await openBackup(zip);
  await restoreBackup(to, backup, false);
  backup.close();
  const server = await openApp({ DATA_DIR: to.dataDir });
  const passwords = { email: ada.email, password: "correct horse battery" };
  const signedIn = await call(server.app, null, {
    method: "POST",
    url: "/api/auth/sign-in/email",
    payload: passwords,
  });
  expect(signedIn.statusCode).toBe(200);
  const page = await call(server.app, ada, { method: "GET", url: "/api/closet" });
  for (const item of page.json<{ items: CartoonizeResponse["item"][] }>().items)
    expect((await call(server.app, ada, { method: "GET", url: item.cartoonURL })).statusCode).toBe(
      200,
    );
  await server.close();
}, 60_000);

test("a file cut short, or with any one bit turned, is refused and nothing is written", async () => {
  const to = await open("sqlite");
  const whole = await readFile(zip);
  const spoilt = join(scratch, "spoilt.zip");
  const places = Array.from({ length: 40 }, () => randomBytes(4).readUInt32LE() % whole.length);
  for (const at of [0, whole.length - 1, whole.length - 100, ...places]) {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << (at % 8)), at);
    await writeFile(spoilt, bytes);
    await expect(openBackup(spoilt)).rejects.toThrow("That is no whole backup");
  }
  for (const length of [0, 10, whole.length >> 1, whole.length - 1]) {
    await copyFile(zip, spoilt);
    await truncate(spoilt, length);
    await expect(openBackup(spoilt)).rejects.toThrow("That is no whole backup");
  }
  expect([await allRows(to), await allFiles(to.files)]).toEqual([{}, {}]);
});

test("files that go while they are copied go from the rows too", async () => {
  const to = await open("sqlite");
  const backup = await openBackup(zip);
  await restoreBackup(to, backup, false);
  backup.close();
  const { db } = to.connection;
  let gone = 0;
  /** Somebody removes a garment just before its cartoon is read, as the server does it: rows first. */
  const busy: FileStore = {
    ...to.files,
    async get(key) {
      if (key.startsWith("cartoons/") && gone++ === 0) {
        const garment = db
          .deleteFrom("garment")
          .where("cartoonKey", "=", key)
          .returning("photoKey");
        const { photoKey } = await garment.executeTakeFirstOrThrow();
        await db.deleteFrom("photo").where("key", "=", photoKey).execute();
        for (const file of [key, photoKey]) if (file) await to.files.delete(file);
      }
      return to.files.get(key);
    },
  };
  const manifest = await writeBackup({ ...to, files: busy }, join(scratch, "busy.zip"), new Date());
  expect(gone).toBeGreaterThan(0);
  expect(manifest.missing).toEqual([]);
  expect(manifest.tables.find(({ name }) => name === "garment")?.rows).toBe(2);
  const home = await open("sqlite");
  const written = await openBackup(join(scratch, "busy.zip"));
  await restoreBackup(home, written, false);
  written.close();
  expect([await allRows(home), await allFiles(home.files)]).toEqual([
    await allRows(to),
    await allFiles(to.files),
  ]);
});

test("a backup that fails leaves no file that could be taken for one", async () => {
  const from = await sourceStores();
  const folder = join(scratch, "failing");
  await mkdir(folder);
  const files: FileStore = {
    ...from.files,
    get: () => Promise.reject(new Error("the disk is away")),
  };
  await expect(writeBackup({ ...from, files }, join(folder, "x.zip"), new Date())).rejects.toThrow(
    "the disk is away",
  );
  expect(await readdir(folder)).toEqual([]);
});
