import { randomBytes, randomUUID } from "node:crypto";
import type { Found, ListedGarment } from "@fit-closet/core";
import { beforeAll, describe, expect, test } from "vitest";
import { KINDS } from "../database/testing.ts";
import { NEW_GARMENT } from "../database/garments.ts";
import { serverOn } from "../server-on.testing.ts";
import { call, signUp, type TestPerson } from "../testing.ts";

const DAY = 86_400_000;

const garment = (name: string, more: Partial<ListedGarment>): ListedGarment => ({
  kind: "tee",
  category: "top",
  name,
  colours: [],
  count: 1,
  ...more,
});

/** As it is typed: the first is the newest. */
const CLOSET: ListedGarment[] = [
  garment("white tee", { colours: ["white"], count: 2 }),
  garment("striped tee", { colours: ["navy"], pattern: "striped" }),
  garment("blue jeans", { kind: "jeans", category: "trouser", colours: ["blue"] }),
  garment("élan skirt", { kind: "skirt", category: "skirt", colours: ["red"] }),
  garment("Ankle boots", { kind: "boots", category: "boots", colours: ["black"] }),
];

describe.each(KINDS)("finding on %s", (kind) => {
  const server = serverOn(kind);
  let me: TestPerson;
  beforeAll(async () => {
    me = await signUp(server.app);
    const payload = { batch: randomBytes(16).toString("hex"), garments: CLOSET };
    await call(server.app, me, { method: "POST", url: "/api/closet/list", payload });
  });

  const found = async (query: Record<string, string>, person = me) => {
    const url = `/api/closet/search?${new URLSearchParams(query)}`;
    return (await call(server.app, person, { url })).json<Found>();
  };
  const names = async (query: Record<string, string>) =>
    (await found(query)).items.map(({ name }) => name);

  test("words in any language find what they mean, and chips narrow it down", async () => {
    expect(await names({ q: "Hose" })).toEqual(["blue jeans"]);
    expect(await names({ q: "camiseta" })).toEqual(["white tee", "white tee", "striped tee"]);
    expect(await names({ q: "camiseta", colour: "blue" })).toEqual(["striped tee"]);
    expect(await names({ category: "skirt,boots" })).toEqual(["élan skirt", "Ankle boots"]);
    expect(await names({ pattern: "striped", colour: "white" })).toEqual([]);
  });

  test("a chip tells what it would find together with the words and the other chips", async () => {
    const { facets, total, closet } = await found({ q: "camiseta", colour: "blue" });
    expect([total, closet]).toEqual([1, 6]);
    expect(facets.colour).toEqual([
      { id: "white", count: 2 },
      { id: "blue", count: 1 },
    ]);
    expect(facets.category).toEqual([{ id: "top", count: 1 }]);
    expect(facets.pattern).toEqual([{ id: "striped", count: 1 }]);
    const none = await found({ q: "parka", season: "winter" });
    expect([none.items, none.sections]).toEqual([[], []]);
    expect(none.facets.season).toEqual([{ id: "winter", count: 0 }]);
  });

  test("every order has its headings, and a part of it is the same part each time", async () => {
    expect(await names({ order: "name" })).toEqual([
      "Ankle boots",
      "blue jeans",
      "élan skirt",
      "striped tee",
      "white tee",
      "white tee",
    ]);
    const { sections } = await found({ order: "name" });
    expect(sections.map(({ id, count }) => `${id}${count}`)).toEqual([
      "A1",
      "B1",
      "E1",
      "S1",
      "W2",
    ]);
    const filed = await found({ order: "category", from: "3", limit: "2" });
    expect(filed.items.map(({ name }) => name)).toEqual(["blue jeans", "élan skirt"]);
    expect(filed.sections.map(({ id }) => id)).toEqual(["top", "trouser", "skirt", "boots"]);
    expect(await names({ order: "oldest", limit: "1" })).toEqual(["Ankle boots"]);
  });

  test("months are those of the person's own clocks", async () => {
    const other = await signUp(server.app);
    await insert(other, Date.UTC(2026, 10, 30, 23, 30));
    expect((await found({}, other)).sections).toEqual([{ id: "2026-11", count: 1 }]);
    expect((await found({ zone: "60" }, other)).sections).toEqual([{ id: "2026-12", count: 1 }]);
  });

  test("nobody finds what is another's", async () => {
    const other = await signUp(server.app);
    expect(await found({ q: "tee" }, other)).toMatchObject({ items: [], total: 0, closet: 0 });
  });

  test("five thousand are searched in a moment", async () => {
    const other = await signUp(server.app);
    const rows = Array.from({ length: 5000 }, (_, n) => rowOf(other, n * DAY, CLOSET[n % 5]!));
    await server.inDatabase(async (db) => {
      for (let at = 0; at < rows.length; at += 500)
        await db
          .insertInto("garment")
          .values(rows.slice(at, at + 500))
          .execute();
    });
    expect((await found({ q: "blaue Hose", order: "name" }, other)).total).toBe(1000);
    const start = performance.now();
    await found({ q: "blaue Hose", order: "category", from: "900" }, other);
    // Some 150 ms by itself.
    expect(performance.now() - start).toBeLessThan(2000);
  });

  const insert = (person: TestPerson, createdAt: number) =>
    server.inDatabase((db) =>
      db
        .insertInto("garment")
        .values(rowOf(person, createdAt, CLOSET[0]!))
        .execute(),
    );
});

function rowOf({ id: userId }: TestPerson, createdAt: number, { name, category }: ListedGarment) {
  const id = randomUUID();
  const own = {
    id,
    userId,
    name,
    category,
    createdAt,
    cartoonKey: `cartoons/${userId}/${id}.webp`,
  };
  const drawn = { cutOut: 1, drawnBy: "illustrator", drawnAs: '{"kind":"tee"}', photoKey: null };
  return { ...NEW_GARMENT, ...own, ...drawn, colours: "[]" };
}
