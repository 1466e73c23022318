import type { BinPage, CartoonizeResponse, ClosetPage, Found, SavedIdea } from "@fit-closet/core";
import { describe, expect, test } from "vitest";
import { KINDS } from "../database/testing.ts";
import { serverOn } from "../server-on.testing.ts";
import { call, PASSWORD, signUp, type TestPerson, upload } from "../testing.ts";

describe.each(KINDS)("the bin on %s", (kind) => {
  const server = serverOn(kind);

  const ask = (person: TestPerson, method: "GET" | "POST" | "DELETE", url: string) =>
    call(server.app, person, { method, url });
  const binOf = async (person: TestPerson, query = "") =>
    (await ask(person, "GET", `/api/closet/bin${query}`)).json<BinPage>();
  const closetOf = async (person: TestPerson) =>
    (await ask(person, "GET", "/api/closet")).json<ClosetPage>().items;
  const added = async (person: TestPerson) =>
    (await upload(server.app, person)).json<CartoonizeResponse>().item;
  const binned = async (person: TestPerson) => {
    const item = await added(person);
    const url = `/api/closet/${item.id}`;
    expect((await ask(person, "DELETE", url)).statusCode).toBe(204);
    return item;
  };
  const filesOf = async ({ id }: TestPerson) =>
    (await server.stored()).filter((path) => path.includes(id));

  test("what is removed is in the bin with its files, and nowhere else", async () => {
    const me = await signUp(server.app);
    const item = await binned(me);
    expect(await closetOf(me)).toEqual([]);
    expect((await ask(me, "GET", "/api/closet/search")).json<Found>().closet).toBe(0);
    const { items, next } = await binOf(me);
    expect(next).toBeNull();
    expect(items).toEqual([{ ...item, removedAt: expect.any(Number) }]);
    expect((await ask(me, "GET", item.cartoonURL)).statusCode).toBe(200);
    expect(await filesOf(me)).toHaveLength(2);
    const url = `/api/closet/${item.id}`;
    const edit = { method: "PATCH" as const, url, payload: { name: "gone" } };
    expect((await call(server.app, me, edit)).statusCode).toBe(404);
    expect((await ask(me, "DELETE", url)).statusCode).toBe(404);
  });

  test("what is put back is as it was, also in the ideas that hold it", async () => {
    const me = await signUp(server.app);
    const item = await added(me);
    const payload = { prompt: "what to wear", outfit_idea: "This.", items: [item.id] };
    await call(server.app, me, { method: "POST", url: "/api/ideas", payload });
    await ask(me, "DELETE", `/api/closet/${item.id}`);
    const worn = async () =>
      (await ask(me, "GET", "/api/ideas")).json<{ ideas: SavedIdea[] }>().ideas[0]?.items;
    expect(await worn()).toEqual([]);
    const back = await ask(me, "POST", `/api/closet/bin/${item.id}`);
    expect([back.statusCode, back.json()]).toEqual([200, item]);
    expect(await closetOf(me)).toEqual([item]);
    expect(await worn()).toEqual([item]);
    expect((await binOf(me)).items).toEqual([]);
    expect((await ask(me, "POST", `/api/closet/bin/${item.id}`)).statusCode).toBe(404);
  });

  test("only what leaves the bin takes its files along, one or all", async () => {
    const me = await signUp(server.app);
    const [one, two, three] = [await binned(me), await binned(me), await binned(me)];
    const kept = await added(me);
    expect((await ask(me, "DELETE", `/api/closet/bin/${kept.id}`)).statusCode).toBe(404);
    expect((await ask(me, "DELETE", `/api/closet/bin/${two.id}`)).statusCode).toBe(204);
    expect((await ask(me, "GET", two.cartoonURL)).statusCode).toBe(404);
    expect(await filesOf(me)).toHaveLength(6);
    expect((await binOf(me)).items.map(({ id }) => id)).toEqual([three.id, one.id]);
    expect((await ask(me, "DELETE", "/api/closet/bin")).statusCode).toBe(204);
    expect(await filesOf(me)).toHaveLength(2);
    expect(await closetOf(me)).toEqual([kept]);
  });

  test("it comes in pages, the latest first", async () => {
    const me = await signUp(server.app);
    const ids = [(await binned(me)).id, (await binned(me)).id, (await binned(me)).id];
    const first = await binOf(me, "?limit=2");
    const second = await binOf(me, `?limit=2&cursor=${first.next}`);
    const all = [...first.items, ...second.items].map(({ id }) => id);
    expect([all, second.next]).toEqual([ids.toReversed(), null]);
  });

  test("another's bin looks like an empty one", async () => {
    const [me, other] = [await signUp(server.app), await signUp(server.app)];
    const item = await binned(me);
    expect((await binOf(other)).items).toEqual([]);
    for (const method of ["POST", "DELETE"] as const) {
      const theirs = await ask(other, method, `/api/closet/bin/${item.id}`);
      const missing = await ask(other, method, "/api/closet/bin/no-such-item");
      expect([theirs.statusCode, theirs.json()]).toEqual([404, missing.json()]);
    }
    await ask(other, "DELETE", "/api/closet/bin");
    expect((await binOf(me)).items).toHaveLength(1);
  });

  test("an export leaves it out, and what is brought in again is there beside it", async () => {
    const me = await signUp(server.app);
    const item = await added(me);
    const archive = await ask(me, "GET", "/api/closet/export");
    await ask(me, "DELETE", `/api/closet/${item.id}`);
    const empty = await ask(me, "GET", "/api/closet/export");
    expect(empty.rawPayload.length).toBeLessThan(archive.rawPayload.length / 4);
    const headers = { "content-type": "application/zip" };
    const payload = archive.rawPayload;
    const url = "/api/closet/import";
    const brought = await call(server.app, me, { method: "POST", url, payload, headers });
    expect(brought.json()).toEqual({ garments: 1, ideas: 0, skipped: 0 });
    expect((await ask(me, "POST", `/api/closet/bin/${item.id}`)).statusCode).toBe(200);
    expect(await closetOf(me)).toHaveLength(2);
  });

  test("it goes with the account", async () => {
    const me = await signUp(server.app);
    await binned(me);
    const payload = { email: me.email, password: PASSWORD };
    const url = "/api/account/deletion";
    expect((await call(server.app, me, { method: "POST", url, payload })).statusCode).toBe(204);
    expect(await filesOf(me)).toEqual([]);
  });
});
