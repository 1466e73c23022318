import type { ChangeOfMany, ClosetItem, ClosetPage, ListedGarment } from "@fit-closet/core";
import { describe, expect, test } from "vitest";
import { KINDS } from "../database/testing.ts";
import { serverOn } from "../server-on.testing.ts";
import { call, signUp, type TestPerson } from "../testing.ts";

const TEE: ListedGarment = { kind: "tee", category: "top", name: "tee", colours: [], count: 3 };
const batch = (letter: string) => letter.repeat(32);

describe.each(KINDS)("many garments at once on %s", (kind) => {
  const server = serverOn(kind);

  const ask = (
    person: TestPerson,
    method: "GET" | "DELETE" | "POST" | "PATCH",
    url: string,
    payload?: object,
  ) => call(server.app, person, { method, url, ...(payload && { payload }) });
  const closetOf = async (person: TestPerson) =>
    (await ask(person, "GET", "/api/closet")).json<ClosetPage>().items;
  const filled = async () => {
    const me = await signUp(server.app);
    const list = { batch: batch("0"), garments: [TEE] };
    const answer = await ask(me, "POST", "/api/closet/list", list);
    return { me, items: answer.json<{ items: ClosetItem[] }>().items };
  };
  const change = (me: TestPerson, id: string, items: readonly ClosetItem[], made: ChangeOfMany) =>
    ask(me, "PATCH", "/api/closet", {
      batch: id,
      garments: items.map((one) => one.id),
      change: made,
    });
  const undo = (me: TestPerson, id: string) => ask(me, "DELETE", `/api/closet/batches/${id}`);

  test("category, tags and seasons change together, and one call takes it all back", async () => {
    const { me, items } = await filled();
    await ask(me, "PATCH", `/api/closet/${items[0]!.id}`, { tags: ["gift"] });
    const before = await closetOf(me);
    const made = { category: "hoodies", addTags: ["work", "gift"], seasons: ["winter" as const] };
    const answer = await change(me, batch("a"), items.slice(0, 2), made);
    expect(answer.json()).toEqual({ changed: items.slice(0, 2).map(({ id }) => id) });
    const after = new Map((await closetOf(me)).map((item) => [item.id, item]));
    expect(after.get(items[0]!.id)).toMatchObject({
      category: "hoodies",
      tags: ["gift", "work"],
      details: { seasons: ["winter"] },
    });
    expect(after.get(items[1]!.id)).toMatchObject({ tags: ["work", "gift"] });
    expect(after.get(items[2]!.id)).toMatchObject({ category: "top", tags: [] });
    // What has no photo is drawn as what it is filed under.
    expect(after.get(items[0]!.id)!.cartoonURL).not.toBe(before.at(0)!.cartoonURL);

    expect((await undo(me, batch("a"))).statusCode).toBe(200);
    const plain = (all: readonly ClosetItem[]) => all.map((item) => ({ ...item, cartoonURL: "" }));
    expect(plain(await closetOf(me))).toEqual(plain(before));
    expect((await undo(me, batch("a"))).statusCode).toBe(404);
  });

  test("into the bin and out of it; sent twice it is done once", async () => {
    const { me, items } = await filled();
    const [first, again] = [
      await change(me, batch("b"), items, { bin: true }),
      await change(me, batch("b"), items, { bin: true }),
    ];
    expect(again.json()).toEqual(first.json());
    expect(await closetOf(me)).toEqual([]);
    await undo(me, batch("b"));
    expect(await closetOf(me)).toHaveLength(3);
    // Taken back, it may be done anew.
    await change(me, batch("b"), items.slice(0, 1), { bin: true });
    expect(await closetOf(me)).toHaveLength(2);
  });

  test("what is somebody else's is passed over, and nobody else takes it back", async () => {
    const [{ me, items }, { me: other }] = [await filled(), await filled()];
    const answer = await change(other, batch("c"), items, { category: "coat" });
    expect(answer.json()).toEqual({ changed: [] });
    await change(me, batch("d"), items, { category: "coat" });
    expect((await undo(other, batch("d"))).statusCode).toBe(404);
    expect((await closetOf(me)).map(({ category }) => category)).toEqual(["coat", "coat", "coat"]);
  });

  test("what left the bin for good meanwhile is not missed", async () => {
    const { me, items } = await filled();
    await change(me, batch("e"), items, { bin: true });
    await ask(me, "DELETE", `/api/closet/bin/${items[0]!.id}`);
    expect((await undo(me, batch("e"))).json()).toEqual({
      changed: items.slice(1).map(({ id }) => id),
    });
    expect(await closetOf(me)).toHaveLength(2);
  });

  test("a change that says nothing sensible is refused", async () => {
    const { me, items } = await filled();
    for (const made of [{ category: "!" }, { addTags: [""] }, { seasons: ["monsoon"] }])
      expect((await change(me, batch("f"), items, made as ChangeOfMany)).statusCode).toBe(400);
    expect((await change(me, "short", items, { bin: true })).statusCode).toBe(400);
  });
});
