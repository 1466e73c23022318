import { randomBytes } from "node:crypto";
import type {
  ClosetItem,
  ClosetPage,
  Found,
  ListedGarment,
  OutfitResponse,
} from "@fit-closet/core";
import { describe, expect, test } from "vitest";
import { KINDS } from "../database/testing.ts";
import { serverOn } from "../server-on.testing.ts";
import { call, removeForGood, signUp, type TestPerson } from "../testing.ts";

const DAY_MS = 86_400_000;
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);

const CLOSET: ListedGarment[] = [
  { kind: "tee", category: "top", name: "white tee", colours: ["white"], count: 1 },
  { kind: "jeans", category: "trouser", name: "blue jeans", colours: ["blue"], count: 1 },
];

describe.each(KINDS)("wears and wash on %s", (kind) => {
  const server = serverOn(kind);

  const put = (person: TestPerson, url: string, payload: object) =>
    call(server.app, person, { method: "PUT", url, payload });
  const get = async <Answer>(person: TestPerson, url: string) =>
    (await call(server.app, person, { url })).json<Answer>();
  const closetOf = async (person: TestPerson) =>
    (await get<ClosetPage>(person, "/api/closet")).items;
  const wearsOf = async (person: TestPerson, { id }: ClosetItem) =>
    (await get<{ days: string[] }>(person, `/api/closet/${id}/wears`)).days;
  const tell = async (person: TestPerson, items: ClosetItem[], at: string, worn = true) =>
    (await put(person, "/api/wears", { garments: items.map(({ id }) => id), day: at, worn })).json<{
      changed: string[];
    }>().changed;
  const wash = async (person: TestPerson, items: ClosetItem[], status: string) =>
    (await put(person, "/api/laundry", { garments: items.map(({ id }) => id), status })).json<{
      changed: string[];
    }>().changed;
  const withCloset = async () => {
    const me = await signUp(server.app);
    const payload = { batch: randomBytes(16).toString("hex"), garments: CLOSET };
    await call(server.app, me, { method: "POST", url: "/api/closet/list", payload });
    const [tee, jeans] = await closetOf(me);
    return { me, tee: tee!, jeans: jeans! };
  };

  test("what is worn is noted once a day, and taken back", async () => {
    const { me, tee, jeans } = await withCloset();
    expect(await tell(me, [tee, jeans], day(1))).toHaveLength(2);
    expect(await tell(me, [tee, jeans], day(1))).toEqual([]);
    expect(await tell(me, [tee], day(3))).toEqual([tee.id]);
    expect(await wearsOf(me, tee)).toEqual([day(1), day(3)]);
    expect(await tell(me, [tee, jeans], day(3), false)).toEqual([tee.id]);
    expect(await wearsOf(me, tee)).toEqual([day(1)]);
  });

  test("no day of the last ten years is refused with a sentence", async () => {
    const { me, tee } = await withCloset();
    for (const at of [day(-3), "2026-13-01", "2026-02-31", "1999-01-01", "today"]) {
      const answer = await put(me, "/api/wears", { garments: [tee.id], day: at, worn: true });
      expect([at, answer.statusCode]).toEqual([at, 400]);
    }
    expect(await wearsOf(me, tee)).toEqual([]);
  });

  test("another's items are passed over like missing ones", async () => {
    const { me, tee } = await withCloset();
    const other = await signUp(server.app);
    await tell(me, [tee], day(0));
    expect(await tell(other, [tee], day(1))).toEqual([]);
    expect(await tell(other, [tee], day(0), false)).toEqual([]);
    expect(await wash(other, [tee], "in-the-wash")).toEqual([]);
    expect(await wearsOf(me, tee)).toEqual([day(0)]);
    expect((await call(server.app, other, { url: `/api/closet/${tee.id}/wears` })).statusCode).toBe(
      404,
    );
    await wash(me, [tee], "ready");
    expect(await wash(other, [tee], "lent")).toEqual([]);
    expect((await closetOf(me))[0]?.status).toBeUndefined();
  });

  test("what is in the wash, and what was not worn for long, is found by chips", async () => {
    const { me, tee, jeans } = await withCloset();
    expect(await wash(me, [tee], "in-the-wash")).toEqual([tee.id]);
    expect(await wash(me, [tee], "in-the-wash")).toEqual([]);
    const found = async (query: string) =>
      (await get<Found>(me, `/api/closet/search?${query}`)).items.map(({ id }) => id);
    expect(await found("state=in-the-wash")).toEqual([tee.id]);
    expect(await found("state=unworn")).toEqual([]);
    const createdAt = Date.now() - 100 * DAY_MS;
    await server.inDatabase((db) =>
      db.updateTable("garment").set({ createdAt }).where("userId", "=", me.id).execute(),
    );
    await tell(me, [tee], day(59));
    await tell(me, [jeans], day(61));
    expect(await found("state=unworn")).toEqual([jeans.id]);
    expect(await found(`state=unworn&today=${day(-2)}`)).toHaveLength(2);
    expect(await wash(me, [tee], "ready")).toEqual([tee.id]);
    expect(await found("state=in-the-wash")).toEqual([]);
  });

  test("what is in the wash is never suggested, and a gap that it leaves is told", async () => {
    const { me, jeans } = await withCloset();
    const ask = async (seed: number, prompt: string) => {
      const payload = { userId: me.id, prompt, seed };
      const url = "/api/generate_outfit_from_closet";
      return (await call(server.app, me, { method: "POST", url, payload })).json<OutfitResponse>();
    };
    await wash(me, [jeans], "in-the-wash");
    for (let seed = 0; seed < 6; seed++) {
      const { items, outfit_idea } = await ask(seed, "what to wear for a walk in the park");
      expect(items.map(({ id }) => id)).not.toContain(jeans.id);
      expect(outfit_idea).toMatch(/blue jeans.* in the wash/);
    }
    const kept = await call(server.app, me, {
      method: "POST",
      url: "/api/generate_outfit_from_closet",
      payload: { userId: me.id, prompt: "a walk in the park", include: [jeans.id] },
    });
    expect(kept.json<OutfitResponse>().items.map(({ id }) => id)).not.toContain(jeans.id);
    await wash(me, [jeans], "ready");
    const { items, outfit_idea } = await ask(0, "what to wear for a walk in the park");
    expect(items.map(({ id }) => id)).toContain(jeans.id);
    expect(outfit_idea).not.toMatch(/in the wash/);
  });

  test("both are in an export and come in with it, and go with their garment", async () => {
    const { me, tee, jeans } = await withCloset();
    await tell(me, [tee], day(2));
    await tell(me, [tee], day(9));
    await wash(me, [jeans], "in-the-wash");
    const archive = await call(server.app, me, { url: "/api/closet/export" });
    const other = await signUp(server.app);
    const headers = { "content-type": "application/zip" };
    const payload = archive.rawPayload;
    await call(server.app, other, { method: "POST", url: "/api/closet/import", payload, headers });
    const [theirTee, theirJeans] = await closetOf(other);
    expect(await wearsOf(other, theirTee!)).toEqual([day(2), day(9)]);
    expect(theirJeans).toMatchObject({ name: "blue jeans", status: "in-the-wash" });
    expect((await removeForGood(server.app, me, tee.id)).statusCode).toBe(204);
    const left = await server.inDatabase((db) =>
      db.selectFrom("wear").select("day").where("userId", "=", me.id).execute(),
    );
    expect(left).toEqual([]);
  });
});
