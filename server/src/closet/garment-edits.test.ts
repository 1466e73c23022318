import type { ClosetItem, ClosetPage, GarmentEdit } from "@fit-closet/core";
import { describe, expect, test } from "vitest";
import { KINDS } from "../database/testing.ts";
import { maskOf, signUp } from "../testing.ts";
import { serverOn } from "../server-on.testing.ts";
import { closetCallsAt } from "./closet-calls.testing.ts";

describe.each(KINDS)("what a person writes of a garment on %s", (kind) => {
  const server = serverOn(kind);

  const { get, filesOf, recut, edit, added } = closetCallsAt(() => server);

  test("an edit changes what it names, keeps the rest, and null clears", async () => {
    const me = await signUp(server.app);
    const item = await added(me);
    const edited = async (payload: GarmentEdit) =>
      (await edit(me, item.id, payload)).json<ClosetItem>();

    expect(await edited({})).toEqual(item);
    const named = await edited({ name: " Old band shirt ", tags: ["band", "band", "soft"] });
    expect(named).toEqual({ ...item, name: "Old band shirt", tags: ["band", "soft"] });
    const details = { material: "cotton", warmth: 2, seasons: ["summer" as const] };
    const known = await edited({ details });
    expect(known).toEqual({ ...named, details: { ...item.details, ...details } });
    const cleared = await edited({ name: null, category: null, details: { material: null } });
    expect(cleared.details).toEqual({ ...item.details, warmth: 2, seasons: ["summer"] });
    expect([cleared.name, cleared.category]).toEqual([undefined, undefined]);
    const moved = await edited({ category: "Coat", colours: ["#112233"] });
    expect(moved).toMatchObject({ category: "coat", colours: ["#112233"] });
    expect(moved.originalURL).toBe(item.originalURL);
    expect((await get(me, moved.originalURL ?? "")).statusCode).toBe(200);
    expect((await get(me, "/api/closet")).json<ClosetPage>().items).toEqual([moved]);
  });

  test("what the person wrote is theirs: a new drawing does not change it", async () => {
    const me = await signUp(server.app);
    const item = await added(me);
    await edit(me, item.id, {
      name: null,
      colours: ["#112233"],
      details: { pattern: null, sleeve: "none" },
    });
    const now = (await recut(me, item.id, {}, await maskOf(0.5))).json<ClosetItem>();
    expect(now.name).toBeUndefined();
    expect(now.colours).toEqual(["#112233"]);
    // what they wrote nothing of is still read off the photo
    expect(now.details).toMatchObject({ sleeve: "none", length: "hip" });
    expect(now.details).not.toHaveProperty("pattern");
  });

  test.each([
    [{ name: "" }],
    [{ name: "x".repeat(81) }],
    [{ category: "<b>" }],
    [{ colours: [] }],
    [{ colours: ["red"] }],
    [{ tags: [""] }],
    [{ details: { warmth: 6 } }],
    [{ details: { seasons: ["monsoon"] } }],
    [{ details: { pattern: "loud" } }],
  ])("%j is no edit", async (payload) => {
    const me = await signUp(server.app);
    const item = await added(me);
    const answer = await edit(me, item.id, payload as GarmentEdit);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, "bad_request"]);
    expect((await get(me, "/api/closet")).json<ClosetPage>().items).toEqual([item]);
  });

  test("nobody edits or redraws another's garment", async () => {
    const [me, other] = [await signUp(server.app), await signUp(server.app)];
    const item = await added(me);
    const before = await filesOf(me);
    expect((await edit(other, item.id, { name: "Mine now" })).statusCode).toBe(404);
    expect((await recut(other, item.id, { cut: "card" })).statusCode).toBe(404);
    expect((await get(me, "/api/closet")).json<ClosetPage>().items).toEqual([item]);
    expect(await filesOf(me)).toEqual(before);
  });
});
