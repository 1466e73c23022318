import { randomBytes } from "node:crypto";
import type { ClosetItem, ClosetPage, Found, ListedGarment, Wears, Worn } from "@fit-closet/core";
import { describe, expect, test } from "vitest";
import { KINDS } from "../database/testing.ts";
import { serverOn } from "../server-on.testing.ts";
import { call, signUp, type TestPerson } from "../testing.ts";

const DAY_MS = 86_400_000;
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
const newBatch = () => randomBytes(16).toString("hex");

const CLOSET: ListedGarment[] = [
  { kind: "tee", category: "top", name: "white tee", colours: ["white"], count: 1 },
  { kind: "jeans", category: "trouser", name: "blue jeans", colours: ["blue"], count: 1 },
  { kind: "coat", category: "coat", name: "old coat", colours: ["black"], count: 1 },
];

const FACTS = {
  brand: "Café Noir",
  size: "42 / L",
  price: 2490,
  currency: "EUR",
  acquiredOn: "2024-05",
  quantity: 3,
  washAfterWears: 2,
};

describe.each(KINDS)("what is noted of a garment on %s", (kind) => {
  const server = serverOn(kind);

  type Method = "GET" | "DELETE" | "POST" | "PATCH" | "PUT";
  const ask = (person: TestPerson, method: Method, url: string, payload?: object | Buffer) =>
    call(server.app, person, { method, url, ...(payload && { payload }) });
  const get = async <Answer>(person: TestPerson, url: string) =>
    (await ask(person, "GET", url)).json<Answer>();
  const closetOf = async (person: TestPerson) =>
    (await get<ClosetPage>(person, "/api/closet")).items;
  const found = (person: TestPerson, query: string) =>
    get<Found>(person, `/api/closet/search?${query}`);
  const withCloset = async () => {
    const me = await signUp(server.app);
    await ask(me, "POST", "/api/closet/list", { batch: newBatch(), garments: CLOSET });
    const [tee, jeans, coat] = await closetOf(me);
    return { me, tee: tee!, jeans: jeans!, coat: coat! };
  };
  const edit = (person: TestPerson, { id }: ClosetItem, facts: object) =>
    ask(person, "PATCH", `/api/closet/${id}`, { facts });
  const archive = (person: TestPerson, items: ClosetItem[], why: string | null, batch: string) =>
    ask(person, "PATCH", "/api/closet", {
      batch,
      garments: items.map(({ id }) => id),
      change: { archive: why },
    });
  const wear = async (person: TestPerson, { id }: ClosetItem, at: string, worn = true) =>
    (await ask(person, "PUT", "/api/wears", { garments: [id], day: at, worn })).json<Worn>();
  const put = (person: TestPerson, { id }: ClosetItem, told: object) =>
    ask(person, "PUT", "/api/laundry", { garments: [id], ...told });
  const wearsOf = (person: TestPerson, { id }: ClosetItem) =>
    get<Wears>(person, `/api/closet/${id}/wears`);
  const moved = async (from: TestPerson) => {
    const payload = (await ask(from, "GET", "/api/closet/export")).rawPayload;
    const to = await signUp(server.app);
    const headers = { "content-type": "application/zip" };
    const url = "/api/closet/import";
    const answer = await call(server.app, to, { method: "POST", url, payload, headers });
    expect(answer.statusCode).toBe(200);
    return to;
  };

  test("facts are kept, changed one by one and cleared", async () => {
    const { me, tee } = await withCloset();
    expect(tee.facts).toBeUndefined();
    expect((await edit(me, tee, FACTS)).json<ClosetItem>().facts).toEqual(FACTS);
    await edit(me, tee, { size: null, quantity: null, price: 1990 });
    const { size: _s, quantity: _q, ...left } = FACTS;
    expect((await closetOf(me))[0]?.facts).toEqual({ ...left, price: 1990 });
    await ask(me, "PATCH", `/api/closet/${tee.id}`, { name: "Tee" });
    expect((await closetOf(me))[0]).toMatchObject({ name: "Tee", facts: { brand: "Café Noir" } });
  });

  test.each([
    { price: 100 },
    { price: 1.5, currency: "EUR" },
    { price: -1, currency: "EUR" },
    { currency: "euro" },
    { acquiredOn: "2024-02-30" },
    { quantity: 0 },
    { brand: " " },
  ])("%j is refused with a sentence", async (facts) => {
    const { me, tee } = await withCloset();
    const answer = await edit(me, tee, facts);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: "bad_request", message: expect.any(String) },
    ]);
    expect((await closetOf(me))[0]?.facts).toBeUndefined();
  });

  test("what is archived leaves the closet and its ideas, is found by its chip, and comes back", async () => {
    const { me, tee, jeans, coat } = await withCloset();
    const batch = newBatch();
    expect((await archive(me, [coat, tee], "sold", batch)).json()).toEqual({
      changed: [coat.id, tee.id],
    });
    expect((await closetOf(me)).map(({ id }) => id)).toEqual([jeans.id]);
    const all = await found(me, "");
    expect([all.items.map(({ id }) => id), all.closet]).toEqual([[jeans.id], 1]);
    expect(all.facets.state).toEqual([{ id: "archived", count: 2 }]);
    expect(all.facets.category).toEqual([{ id: "trouser", count: 1 }]);
    const archived = await found(me, "state=archived&q=coat");
    expect(archived.items).toMatchObject([{ id: coat.id, archived: "sold" }]);
    const asked = { userId: me.id, prompt: "a walk in the park", include: [tee.id] };
    const idea = await ask(me, "POST", "/api/generate_outfit_from_closet", asked);
    expect(idea.json<{ items: ClosetItem[] }>().items.map(({ id }) => id)).not.toContain(tee.id);

    await ask(me, "DELETE", `/api/closet/batches/${batch}`);
    expect(await closetOf(me)).toHaveLength(3);
    await archive(me, [coat], "lost", newBatch());
    await archive(me, [coat], null, newBatch());
    expect((await closetOf(me)).find(({ id }) => id === coat.id)?.archived).toBeUndefined();
  });

  test("what is worn as often as between two washes goes into the wash, and counts anew after it", async () => {
    const { me, tee, jeans, coat } = await withCloset();
    expect(await wear(me, tee, day(0))).toEqual({
      changed: [tee.id],
      moved: [{ id: tee.id, status: "in-the-wash" }],
    });
    expect((await wear(me, tee, day(0), false)).moved).toEqual([{ id: tee.id, status: "ready" }]);
    await edit(me, jeans, { washAfterWears: 2 });
    expect((await wear(me, jeans, day(2))).moved).toEqual([]);
    expect((await wear(me, jeans, day(1))).moved).toHaveLength(1);
    expect(await wearsOf(me, jeans)).toMatchObject({ sinceWash: 2, washAfter: 2, washes: [] });
    await put(me, jeans, { status: "ready", day: day(0) });
    expect(await wearsOf(me, jeans)).toMatchObject({ sinceWash: 0, washes: [day(0)] });
    expect((await wear(me, jeans, day(0))).moved).toEqual([]);
    expect(await wearsOf(me, jeans)).toMatchObject({ sinceWash: 1 });
    // Seven days of one coat are no reason to wash it.
    for (let ago = 0; ago < 7; ago++) expect((await wear(me, coat, day(ago))).moved).toEqual([]);
    expect(await wearsOf(me, coat)).toMatchObject({ sinceWash: 7, washAfter: null });
  });

  test("alike pieces take turns, and what was worn long ago was washed since", async () => {
    const { me, tee } = await withCloset();
    await edit(me, tee, { quantity: 2 });
    expect((await wear(me, tee, day(60))).moved).toEqual([]);
    expect((await wear(me, tee, day(50))).moved).toEqual([]);
    await put(me, tee, { status: "in-the-wash" });
    await put(me, tee, { status: "ready" });
    expect((await wear(me, tee, day(0))).moved).toEqual([]);
    expect((await wearsOf(me, tee)).washAfter).toBe(2);
  });

  test("what is lent is known by a note and not suggested", async () => {
    const { me, tee, jeans } = await withCloset();
    expect((await put(me, jeans, { status: "lent", note: "Robin" })).json()).toEqual({
      changed: [jeans.id],
    });
    expect((await found(me, "state=lent")).items).toMatchObject([
      { id: jeans.id, status: "lent", statusNote: "Robin" },
    ]);
    for (let seed = 0; seed < 4; seed++) {
      const asked = { userId: me.id, prompt: "a walk in the park", seed };
      const idea = await ask(me, "POST", "/api/generate_outfit_from_closet", asked);
      const ids = idea.json<{ items: ClosetItem[] }>().items.map(({ id }) => id);
      expect(ids).toContain(tee.id);
      expect(ids).not.toContain(jeans.id);
    }
    await put(me, jeans, { status: "ready" });
    const back = (await closetOf(me)).find(({ id }) => id === jeans.id);
    expect([back?.status, back?.statusNote]).toEqual([undefined, undefined]);
    expect((await wearsOf(me, jeans)).washes).toEqual([]);
  });

  test("all of it goes along in an export", async () => {
    const { me, tee, jeans, coat } = await withCloset();
    await edit(me, tee, FACTS);
    await wear(me, jeans, day(3));
    await put(me, jeans, { status: "in-the-wash" });
    await put(me, jeans, { status: "ready", day: day(2) });
    await put(me, jeans, { status: "lent", note: "Robin" });
    await archive(me, [coat], "worn-out", newBatch());
    const other = await moved(me);
    const [theirTee, theirJeans] = await closetOf(other);
    expect(theirTee?.facts).toEqual(FACTS);
    expect(theirJeans).toMatchObject({ status: "lent", statusNote: "Robin" });
    expect(await wearsOf(other, theirJeans!)).toMatchObject({ days: [day(3)], washes: [day(2)] });
    expect((await found(other, "state=archived")).items).toMatchObject([
      { name: "old coat", archived: "worn-out" },
    ]);
    // Archived or not, it is there already.
    const payload = (await ask(me, "GET", "/api/closet/export")).rawPayload;
    const headers = { "content-type": "application/zip" };
    const url = "/api/closet/import";
    const again = await call(server.app, other, { method: "POST", url, payload, headers });
    expect(again.json()).toMatchObject({ garments: 0, skipped: 3 });
  });
});
