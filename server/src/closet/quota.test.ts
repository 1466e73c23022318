import type { CartoonizeResponse, ClosetPage, Usage } from "@fit-closet/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase, KINDS } from "../database/testing.ts";
import { call, formOf, openApp, photoOf, signUp, type TestApp, upload } from "../testing.ts";

const ITEMS = 3;

describe.each(KINDS)("what one person may keep on %s", { timeout: 120_000 }, (kind) => {
  /** Two replicas on Postgres; SQLite has one server. */
  let servers: TestApp[];
  beforeAll(async () => {
    const url = await emptyDatabase(kind);
    const settings = {
      DATABASE_URL: url,
      QUOTA_ITEMS: String(ITEMS),
      QUOTA_BYTES: "200000",
      QUOTA_IDEAS: "2",
    };
    servers = [await openApp(settings)];
    const shared = { ...settings, DATA_DIR: servers[0]!.folder };
    if (kind === "postgres") servers.push(await openApp(shared));
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  const [first, any] = [() => servers[0]!.app, (at: number) => servers[at % servers.length]!.app];
  const stored = async () => (await servers[0]!.stored()).length;

  test("of many uploads at once no more are taken than there are places, and the others leave nothing", async () => {
    const me = await signUp(first());
    const before = await stored();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => upload(any(at), me)));
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 413);
    expect([taken.length, refused.length]).toEqual([ITEMS, 8 - ITEMS]);
    expect(refused[0]?.json()).toEqual({
      code: "quota_reached",
      message: expect.stringContaining("3 items"),
    });
    expect(await stored()).toBe(before + 2 * ITEMS);

    const usage = (await call(first(), me, { url: "/api/closet/usage" })).json<Usage>();
    expect(usage).toMatchObject({ items: ITEMS, maxItems: ITEMS, maxBytes: 200_000 });
    const [one] = taken.map((answer) => answer.json<CartoonizeResponse>().item);
    const gone = { method: "DELETE", url: `/api/closet/${one?.id}` } as const;
    expect((await call(first(), me, gone)).statusCode).toBe(204);
    // In the bin it takes as much room as before.
    const binned = (await call(first(), me, { url: "/api/closet/usage" })).json<Usage>();
    expect(binned).toEqual({ ...usage, binned: 1 });
    expect((await upload(first(), me)).json()).toMatchObject({
      code: "quota_reached",
      message: expect.stringContaining("empty the bin"),
    });
    await call(first(), me, { method: "DELETE", url: "/api/closet/bin" });
    const after = (await call(first(), me, { url: "/api/closet/usage" })).json<Usage>();
    expect(after.items).toBe(ITEMS - 1);
    expect(after.bytes).toBeLessThan(usage.bytes);
    expect((await upload(first(), me)).statusCode).toBe(200);
  });

  test("photos that are uploaded beforehand count as well, by number and by size", async () => {
    const me = await signUp(first());
    const put = (at: number, payload: Buffer) =>
      call(any(at), me, {
        method: "PUT",
        url: `/api/storage/users/${me.id}/top/photo.jpg`,
        payload,
        headers: { "content-type": "image/jpeg" },
      });
    const shirts = await Promise.all([1, 2, 3, 4, 5].map((n) => photoOf(`#30${n}030`)));
    const statuses = (await Promise.all(shirts.map((shirt, at) => put(at, shirt)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 201, 413, 413]);
    const other = await signUp(first());
    const large = Buffer.concat([shirts[0]!, Buffer.alloc(200_000)]);
    const url = `/api/storage/users/${other.id}/top/photo.jpg`;
    const headers = { "content-type": "image/jpeg" };
    const answer = await call(first(), other, { method: "PUT", url, payload: large, headers });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      413,
      expect.stringContaining("0.1 MB"),
    ]);
  });

  test("of many ideas saved at once no more are kept than there are places, brought in or not", async () => {
    const [me, other] = [await signUp(first()), await signUp(first())];
    const save = (at: number, person = me) => {
      const payload = { prompt: "a picnic", outfit_idea: `Idea ${at}.`, items: [] };
      return call(any(at), person, { method: "POST", url: "/api/ideas", payload });
    };
    const answers = await Promise.all([1, 2, 3, 4].map((at) => save(at)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 413, 413]);
    expect(answers.find(({ statusCode }) => statusCode === 413)?.json()).toEqual({
      code: "quota_reached",
      message: expect.stringContaining("2 saved ideas"),
    });
    const usage = await call(first(), me, { url: "/api/closet/usage" });
    expect(usage.json<Usage>()).toMatchObject({ ideas: 2, maxIdeas: 2 });

    await save(5, other);
    const archive = await call(first(), me, { url: "/api/closet/export" });
    const moved = await call(first(), other, {
      method: "POST",
      url: "/api/closet/import",
      payload: archive.rawPayload,
      headers: { "content-type": "application/zip" },
    });
    expect([moved.statusCode, moved.json<{ code: string }>().code]).toEqual([413, "quota_reached"]);
    const kept = await call(first(), other, { url: "/api/closet/usage" });
    expect(kept.json<Usage>().ideas).toBe(1);
  });

  test("an archive that holds more than there is place for adds nothing", async () => {
    const [giver, taker] = [await signUp(first()), await signUp(first())];
    for (const colour of ["#b03040", "#3040b0"]) await upload(first(), giver, { colour });
    for (const colour of ["#30b040", "#b0b040"]) await upload(first(), taker, { colour });
    const archive = await call(first(), giver, { url: "/api/closet/export" });
    const before = await stored();
    const answer = await call(first(), taker, {
      method: "POST",
      url: "/api/closet/import",
      payload: archive.rawPayload,
      headers: { "content-type": "application/zip" },
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      413,
      "quota_reached",
    ]);
    expect(await stored()).toBe(before);
    const closet = (await call(first(), taker, { url: "/api/closet" })).json<ClosetPage>();
    expect(closet.items).toHaveLength(2);
  });

  test("two cartoons of one original at once are two garments", async () => {
    const me = await signUp(first());
    const image = await photoOf("#b03040");
    const originalUrl = `/api/storage/users/${me.id}/top/shirt.jpg`;
    const headers = { "content-type": "image/jpeg" };
    await call(first(), me, { method: "PUT", url: originalUrl, payload: image, headers });
    const form = await formOf({ userId: me.id, category: "top", originalUrl }, { image });
    const draw = (at: number) =>
      call(any(at), me, { method: "POST", url: "/api/cartoonize", ...form });
    const answers = await Promise.all([draw(0), draw(1)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const items = answers.map((answer) => answer.json<CartoonizeResponse>().item);
    expect(new Set(items.map(({ originalURL }) => originalURL)).size).toBe(2);
  });

  test.each([65, 200])("a file's name may have %i Chinese letters", async (letters) => {
    const me = await signUp(first());
    const image = await photoOf("#b03040");
    const fileName = `${"衣".repeat(letters)}.jpg`;
    const originalUrl = `/api/storage/users/${me.id}/top/${encodeURIComponent(fileName)}`;
    const fields = { userId: me.id, category: "top", originalUrl };
    const form = await formOf(fields, { image }, fileName);
    const drawn = await call(first(), me, { method: "POST", url: "/api/cartoonize", ...form });
    expect([drawn.statusCode, drawn.body]).toEqual([200, expect.any(String)]);
    const { originalURL = "" } = drawn.json<CartoonizeResponse>().item;
    expect((await call(first(), me, { url: originalURL })).statusCode).toBe(200);
    const put = { method: "PUT", url: originalUrl, payload: image } as const;
    const headers = { "content-type": "image/jpeg" };
    const other = await call(first(), me, { ...put, headers });
    expect(other.statusCode).toBe(201);
  });
});
