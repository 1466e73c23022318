import { randomBytes } from "node:crypto";
import type { ClosetItem, ClosetPage, Days, Figures, ListedGarment } from "@fit-closet/core";
import { describe, expect, test } from "vitest";
import { KINDS } from "../database/testing.ts";
import { serverOn } from "../server-on.testing.ts";
import { call, signUp, type TestPerson } from "../testing.ts";

const DAY_MS = 86_400_000;
/** Days from today on. */
const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
const newBatch = () => randomBytes(16).toString("hex");

const CLOSET: ListedGarment[] = [
  { kind: "tee", category: "top", name: "white tee", colours: ["white"], count: 1 },
  { kind: "jeans", category: "trouser", name: "blue jeans", colours: ["blue"], count: 1 },
];

describe.each(KINDS)("days on %s", (kind) => {
  const server = serverOn(kind);

  type Method = "GET" | "DELETE" | "POST" | "PATCH" | "PUT";
  const ask = (person: TestPerson, method: Method, url: string, payload?: object) =>
    call(server.app, person, { method, url, ...(payload && { payload }) });
  const withCloset = async () => {
    const me = await signUp(server.app);
    await ask(me, "POST", "/api/closet/list", { batch: newBatch(), garments: CLOSET });
    const [tee, jeans] = (await ask(me, "GET", "/api/closet")).json<ClosetPage>().items;
    return { me, tee: tee!, jeans: jeans! };
  };
  const plan = (me: TestPerson, items: ClosetItem[], on: string, batch = newBatch()) =>
    ask(me, "POST", "/api/looks", {
      batch,
      name: "Walk",
      garments: items.map(({ id }) => id),
      day: on,
    });
  const days = async (me: TestPerson, from = day(-20), to = day(20)) =>
    (await ask(me, "GET", `/api/days?from=${from}&to=${to}&today=${day(0)}`)).json<Days>();
  const wear = (me: TestPerson, items: ClosetItem[], on: string) =>
    ask(me, "PUT", "/api/wears", { garments: items.map(({ id }) => id), day: on, worn: true });

  test("what was worn and what is planned stand on their days, with their pieces", async () => {
    const { me, tee, jeans } = await withCloset();
    await wear(me, [jeans], day(-2));
    const { id } = (await plan(me, [tee, jeans], day(3))).json<{ id: string }>();
    const found = await days(me);
    expect(found.days).toEqual([
      { day: day(-2), worn: [jeans.id], looks: [] },
      {
        day: day(3),
        worn: [],
        looks: [{ id, name: "Walk", garments: [tee.id, jeans.id], taken: [] }],
      },
    ]);
    expect(found.items.map((item) => item.id).toSorted()).toEqual([tee.id, jeans.id].toSorted());
    expect((await days(me, day(-5), day(-3))).days).toEqual([]);
  });

  test("a look is planned once however often it is sent, moved, renamed and taken off", async () => {
    const { me, tee } = await withCloset();
    const batch = newBatch();
    const { id } = (await plan(me, [tee], day(1), batch)).json<{ id: string }>();
    expect((await plan(me, [tee], day(1), batch)).json()).toEqual({ id });
    const change = { day: day(2), name: "Dinner" };
    expect((await ask(me, "PATCH", `/api/looks/${id}`, change)).statusCode).toBe(204);
    expect((await ask(me, "PATCH", `/api/looks/${id}`, {})).statusCode).toBe(204);
    expect((await days(me)).days).toMatchObject([{ day: day(2), looks: [{ id, name: "Dinner" }] }]);
    expect((await ask(me, "DELETE", `/api/looks/${id}`)).statusCode).toBe(204);
    expect((await ask(me, "DELETE", `/api/looks/${id}`)).statusCode).toBe(404);
    expect((await days(me)).days).toEqual([]);
  });

  test("nobody sees or changes another's days", async () => {
    const { me, tee } = await withCloset();
    const other = await signUp(server.app);
    const { id } = (await plan(me, [tee], day(1))).json<{ id: string }>();
    expect((await plan(other, [tee], day(1))).statusCode).toBe(404);
    expect((await ask(other, "PATCH", `/api/looks/${id}`, { name: "Mine" })).statusCode).toBe(404);
    expect((await ask(other, "DELETE", `/api/looks/${id}`)).statusCode).toBe(404);
    expect(await days(other)).toEqual({ days: [], items: [] });
    expect((await days(me)).days).toMatchObject([{ looks: [{ name: "Walk" }] }]);
  });

  test("days that are none, and too many of them, are refused with a sentence", async () => {
    const { me, tee } = await withCloset();
    for (const on of [day(-9), day(800), "2026-02-31"])
      expect((await plan(me, [tee], on)).statusCode).toBe(400);
    const query = (from: string, to: string) => `/api/days?from=${from}&to=${to}&today=${day(0)}`;
    for (const url of [query(day(0), day(-1)), query(day(0), day(90)), query("2026-02-31", day(0))])
      expect((await ask(me, "GET", url)).statusCode).toBe(400);
  });

  test("what is planned is taken: not clean for another day, and not for an idea before it", async () => {
    const { me, tee, jeans } = await withCloset();
    await plan(me, [tee, jeans], day(2));
    const { id } = (await plan(me, [tee, jeans], day(3))).json<{ id: string }>();
    const looks = (await days(me)).days.flatMap((one) => one.looks);
    expect(looks.map(({ taken }) => taken)).toEqual([[], [tee.id]]);
    const asked = { userId: me.id, prompt: "a walk in the park" };
    const ideaOf = async () => {
      const answer = await ask(me, "POST", "/api/generate_outfit_from_closet", asked);
      return answer.json<{ items: ClosetItem[] }>().items.map((item) => item.id);
    };
    expect(await ideaOf()).toEqual([jeans.id]);
    for (const look of looks) await ask(me, "DELETE", `/api/looks/${look.id}`);
    expect(id).toBe(looks[1]?.id);
    expect(await ideaOf()).toContain(tee.id);
  });

  test("planned looks go along in an export, once", async () => {
    const { me, tee, jeans } = await withCloset();
    await plan(me, [tee, jeans], day(2));
    const payload = (await ask(me, "GET", "/api/closet/export")).rawPayload;
    const other = await signUp(server.app);
    const headers = { "content-type": "application/zip" };
    const bring = { method: "POST", url: "/api/closet/import", payload, headers } as const;
    for (let time = 0; time < 2; time++) await call(server.app, other, bring);
    const theirs = await days(other);
    expect(theirs.days).toMatchObject([{ day: day(2), looks: [{ name: "Walk" }] }]);
    const names = new Map(theirs.items.map(({ id, name }) => [id, name]));
    const pieces = theirs.days[0]!.looks[0]!.garments.map((id) => names.get(id));
    expect(pieces).toEqual(["white tee", "blue jeans"]);
    expect(theirs.items.map(({ id }) => id)).not.toContain(tee.id);
  });

  test("figures count what is in the closet, and wears of what has left it", async () => {
    const { me, tee, jeans } = await withCloset();
    await wear(me, [tee, jeans], day(0));
    await wear(me, [tee], day(-1));
    const facts = { price: 3000, currency: "EUR" };
    await ask(me, "PATCH", `/api/closet/${tee.id}`, { facts });
    const change = { archive: "sold" };
    await ask(me, "PATCH", "/api/closet", { batch: newBatch(), garments: [jeans.id], change });
    const figures = (await ask(me, "GET", `/api/figures?today=${day(0)}`)).json<Figures>();
    expect(figures).toMatchObject({
      pieces: 1,
      wornInYear: 1,
      most: [{ id: tee.id, wears: 2, last: day(0) }],
      least: [],
      categories: [{ id: "top", count: 1 }],
      colours: [{ id: "white", count: 1 }],
      money: [{ currency: "EUR", total: 3000, priced: 1, dearest: [{ perWear: 1500 }] }],
    });
    expect(figures.months.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(figures.items.map(({ id }) => id)).toEqual([tee.id]);
  });
});
