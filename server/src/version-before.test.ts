import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BinPage, ClosetPage, Pictured, SavedIdeasPage, Wears } from "@fit-closet/core";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "./database/connect.ts";
import { appliedMigrations, MIGRATION_NAMES } from "./database/migrations.ts";
import { emptyDatabase, KINDS } from "./database/testing.ts";
import { call, cookieOf, openApp, PASSWORD, type TestApp, type TestPerson } from "./testing.ts";

/** What the version before brands, prices, washes and days wrote: its data folder, and its PostgreSQL as `pg_dump --inserts` gives it. */
const BEFORE = join(import.meta.dirname, "../testing/fixtures/version-2");
const LAST_STEP = "2026-11-23-z-taste";
const NAMES = ["Old band shirt", "Royal blue T-shirt", "blue jeans", "white tee"];

describe("a data folder of the version before", () => {
  let folder: string;
  let server: TestApp;
  let ada: TestPerson;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "fit-closet-before-"));
    cpSync(BEFORE, folder, { recursive: true });
    server = await openApp({ DATA_DIR: folder });
    const payload = { email: "ada@example.com", password: PASSWORD };
    const url = "/api/auth/sign-in/email";
    const answer = await call(server.app, null, { method: "POST", url, payload });
    const { user } = answer.json<{ user: { id: string } }>();
    ada = { id: user.id, email: payload.email, cookie: cookieOf(answer.headers["set-cookie"]) };
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (url: string) => call(server.app, ada, { url });
  const closet = async () => (await get("/api/closet")).json<ClosetPage>().items;

  test("keeps every garment with its photo, its sticker, its words and its days", async () => {
    const items = await closet();
    expect(items).toHaveLength(NAMES.length);
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(NAMES));
    for (const { cartoonURL, originalURL } of items)
      for (const url of [cartoonURL, originalURL ?? cartoonURL])
        expect((await get(url)).statusCode).toBe(200);
    expect(items.filter(({ originalURL }) => originalURL)).toHaveLength(2);
    const shirt = items.find(({ name }) => name === "Old band shirt")!;
    expect(shirt).toMatchObject({ tags: ["band"], details: { warmth: 2 } });
    expect(shirt.facts).toBeUndefined();
    expect((await get(`/api/closet/${shirt.id}/wears`)).json<Wears>()).toMatchObject({
      days: ["2026-11-20"],
      washes: [],
    });
  });

  test("keeps the bin, the idea with its picture, and how its person is drawn", async () => {
    expect((await get("/api/closet/bin")).json<BinPage>().items).toHaveLength(1);
    const { ideas, tags } = (await get("/api/ideas")).json<SavedIdeasPage>();
    expect({ ideas, tags }).toMatchObject({
      ideas: [{ prompt: "what to wear to a picnic", items: [{}, {}], tags: [] }],
      tags: [],
    });
    expect((await get(ideas[0]!.image_url ?? "")).statusCode).toBe(200);
    expect((await get("/api/account/pictured")).json<Pictured>().style).toBe("flat-lay");
  });

  test("takes what this version adds, and is exported with it", async () => {
    const [item] = await closet();
    const facts = { price: 2490, currency: "EUR", quantity: 2 };
    const url = `/api/closet/${item!.id}`;
    await call(server.app, ada, { method: "PATCH", url, payload: { facts } });
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const look = { batch: "a".repeat(32), name: "Tomorrow", garments: [item!.id], day };
    const planned = await call(server.app, ada, {
      method: "POST",
      url: "/api/looks",
      payload: look,
    });
    expect(planned.statusCode).toBe(201);
    expect((await closet()).find(({ id }) => id === item!.id)?.facts).toEqual(facts);
    expect((await get("/api/closet/export")).statusCode).toBe(200);
  });
});

describe.skipIf(!KINDS.some((kind) => kind === "postgres"))("its PostgreSQL", () => {
  test("is brought up to date with every row as it was", async () => {
    const url = (await emptyDatabase("postgres"))!;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(readFileSync(join(BEFORE, "closet.sql"), "utf8"));
    const rows = async (table: string) =>
      (await client.query<object>(`select * from public."${table}" order by 1`)).rows;
    const tables = ["user", "account", "garment", "photo", "idea", "wear", "pictured"];
    const allRows = async () => {
      const all: object[][] = [];
      for (const table of tables) all.push(await rows(table));
      return all;
    };
    const before = await allRows();
    expect((await rows("kysely_migration")).at(-1)).toMatchObject({ name: LAST_STEP });
    expect(before.map(({ length }) => length)).toEqual([1, 1, 5, 2, 1, 2, 1]);
    const folder = mkdtempSync(join(tmpdir(), "fit-closet-before-"));
    const { db, close } = await connect({ url, folder });
    expect(await appliedMigrations(db)).toEqual(MIGRATION_NAMES);
    expect(await allRows()).toMatchObject(before);
    await close();
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  });
});
