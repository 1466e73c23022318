import {
  type OutfitResponse,
  type OwnTaste,
  REACTIONS_MAX,
  type ReactionAct,
  type SavedIdea,
} from "@fit-closet/core";
import { describe, expect, test } from "vitest";
import { insertReactions } from "../database/tastes.ts";
import type { PersonId } from "../database/ownership.ts";
import { KINDS } from "../database/testing.ts";
import { serverOn } from "../server-on.testing.ts";
import { call, PASSWORD, signUp, type TestPerson } from "../testing.ts";

const TYPED = [
  ["tee", "top", "white", "white"],
  ["tee", "top", "navy", "navy"],
  ["tee", "top", "red", "red"],
  ["tee", "top", "grey", "grey"],
  ["straight-jeans", "trouser", "blue", "blue"],
  ["wide-leg-jeans", "trouser", "blue", "blue wide-leg"],
  ["chinos", "trouser", "beige", "beige"],
  ["sneakers", "shoes", "white", "white"],
  ["loafers", "shoes", "brown", "brown"],
] as const;
const LIKED = "beige chinos";
const DAY = new Date().toISOString().slice(0, 10);

describe.each(KINDS)("what is learned of somebody, on %s", (kind) => {
  const server = serverOn(kind);

  const send = (
    who: TestPerson | null,
    method: "DELETE" | "POST" | "PUT",
    url: string,
    payload = {},
  ) => call(server.app, who, { method, url, payload });
  const tasteOf = async (who: TestPerson) =>
    (await call(server.app, who, { url: "/api/taste" })).json<OwnTaste>();
  const rowsOf = (who: TestPerson) =>
    server.inDatabase((db) =>
      db.selectFrom("reaction").selectAll().where("userId", "=", who.id).execute(),
    );
  const actsOf = async (who: TestPerson) => (await rowsOf(who)).map(({ act }) => act).toSorted();
  async function expectNoted(who: TestPerson, acts: ReactionAct[]): Promise<void> {
    await expect.poll(() => actsOf(who), { timeout: 10_000 }).toEqual(acts.toSorted());
  }

  /** Somebody with nine garments, by their names. */
  async function dressed(): Promise<{ me: TestPerson; ids: Record<string, string> }> {
    const me = await signUp(server.app);
    const garments = TYPED.map(([kindId, category, colour, name]) => ({
      kind: kindId,
      category,
      name: `${name} ${kindId}`,
      colours: [colour],
      count: 1,
    }));
    const batch = me.id
      .replaceAll(/[^0-9a-f]/g, "0")
      .padEnd(32, "0")
      .slice(0, 32);
    const answer = await send(me, "POST", "/api/closet/list", { batch, garments });
    expect(answer.statusCode).toBe(201);
    const { items } = answer.json<{ items: { id: string; name: string }[] }>();
    return { me, ids: Object.fromEntries(items.map(({ id, name }) => [name, id])) };
  }
  const ask = async (who: TestPerson | null, more: object = {}) => {
    const payload = { prompt: "what to wear to a picnic in the park", seed: 5, ...more };
    const answer = await send(who, "POST", "/api/generate_outfit_from_closet", payload);
    return answer.json<OutfitResponse>();
  };

  /** How many of six ideas wear the chinos. */
  const wearing = async (who: TestPerson, ids: Record<string, string>) => {
    const ideas = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => ask(who, { seed })));
    return ideas.filter(({ plan }) => plan.items.includes(ids[LIKED]!)).length;
  };

  test("is nothing at first", async () => {
    expect(await tasteOf(await signUp(server.app))).toEqual({ reactions: 0, learned: [] });
  });

  test("grows from what is worn, saved, kept, left out and passed over, each noted once", async () => {
    const { me, ids } = await dressed();
    const red = ids["red tee"]!;
    const wear = { garments: [red], day: DAY, worn: true };
    for (let twice = 0; twice < 2; twice++) await send(me, "PUT", "/api/wears", wear);
    await expectNoted(me, ["worn"]);
    const idea = { prompt: "what to wear", outfit_idea: "This.", items: [red] };
    await send(me, "POST", "/api/ideas", idea);
    await expectNoted(me, ["worn", "saved"]);
    for (let twice = 0; twice < 2; twice++)
      await ask(me, { include: [red], exclude: [ids["grey tee"]] });
    await expectNoted(me, ["worn", "saved", "kept", "left-out"]);
    for (const act of ["another", "not-this"]) {
      const items = [ids["navy tee"], ids["beige chinos"]];
      const answer = await send(me, "POST", "/api/reactions", {
        act,
        items,
        day: DAY,
      });
      expect(answer.statusCode).toBe(204);
    }
    await expectNoted(me, ["worn", "saved", "kept", "left-out", "another", "not-this"]);
    await expect.poll(async () => (await tasteOf(me)).reactions).toBe(6);
  }, 60_000);

  test("is told by words that change the last outfit as well", async () => {
    const { me } = await dressed();
    const first = await ask(me);
    const previous = { items: first.plan.items, prompt: "what to wear to a picnic in the park" };
    await ask(me, { prompt: "another one please", previous });
    await expectNoted(me, ["another"]);
    await ask(me, { prompt: "swap the shoes please", previous });
    await expectNoted(me, ["another", "left-out"]);
    await ask(me, { prompt: "make it warmer, please", previous });
    await ask(me, { prompt: "what to wear to a day in the office", previous });
    await expectNoted(me, ["another", "left-out"]);
  }, 60_000);

  test("is told in words, changes what is suggested, and can be forgotten, one thing or all", async () => {
    const { me, ids } = await dressed();
    const days = Array.from({ length: 12 }, (_, n) => `2026-10-${n + 10}`);
    for (const day of days)
      await send(me, "PUT", "/api/wears", { garments: [ids[LIKED]], day, worn: true });
    await expectNoted(
      me,
      days.map(() => "worn"),
    );
    const told = async () =>
      (await tasteOf(me)).learned.find(({ says }) => says === "You go for chinos");
    await expect.poll(told).toMatchObject({ liked: true, from: 12 });
    const nobody = await dressed();
    expect(await wearing(me, ids)).toBeGreaterThan(await wearing(nobody.me, nobody.ids));
    const { feature } = (await told())!;
    const left = await send(me, "DELETE", `/api/taste/${encodeURIComponent(feature)}`);
    expect(left.json<OwnTaste>().learned.map((one) => one.feature)).not.toContain(feature);
    expect(left.json<OwnTaste>().reactions).toBe(12);
    expect((await send(me, "DELETE", "/api/taste")).statusCode).toBe(204);
    expect(await tasteOf(me)).toEqual({ reactions: 0, learned: [] });
    expect(await rowsOf(me)).toEqual([]);
  }, 60_000);

  test("takes back what was not worn after all", async () => {
    const { me, ids } = await dressed();
    const worn = { garments: [ids["navy tee"], ids["beige chinos"]], day: DAY };
    await send(me, "PUT", "/api/wears", { ...worn, worn: true });
    await expectNoted(me, ["worn"]);
    await send(me, "PUT", "/api/wears", { ...worn, worn: false });
    await expectNoted(me, []);
  }, 30_000);

  test("is nobody else's, and of visitors nothing is kept", async () => {
    const [{ me, ids }, other] = [await dressed(), await signUp(server.app)];
    await send(me, "PUT", "/api/wears", { garments: [ids["red tee"]], day: DAY, worn: true });
    await expectNoted(me, ["worn"]);
    const items = [ids["red tee"], "nobody's"];
    await send(other, "POST", "/api/reactions", { act: "not-this", items, day: DAY });
    await send(null, "POST", "/api/reactions", { act: "not-this", items, day: DAY });
    await ask(null, { exclude: [ids["red tee"]] });
    expect(await tasteOf(other)).toEqual({ reactions: 0, learned: [] });
    const all = await server.inDatabase((db) =>
      db.selectFrom("reaction").select("userId").distinct().execute(),
    );
    expect(all.map(({ userId }) => userId)).not.toContain(other.id);
  }, 30_000);

  test.each([
    { act: "worn", items: ["a"], day: DAY },
    { act: "another", items: [], day: DAY },
    { act: "another", items: ["a"], day: "2026-02-31" },
    { act: "another", items: Array.from({ length: 41 }, () => "a"), day: DAY },
  ])("nothing is noted of what is no reaction: %j", async (payload) => {
    const me = await signUp(server.app);
    expect((await send(me, "POST", "/api/reactions", payload)).statusCode).toBe(400);
    expect(await rowsOf(me)).toEqual([]);
  });

  test("lets the oldest reactions go", async () => {
    const me = await signUp(server.app);
    const some = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => ({
        act: "worn" as const,
        day: DAY,
        kept: [`g${from + n}`],
        passed: [],
        told: { "colour:red": 1 },
        createdAt: from + n,
      }));
    await server.inDatabase(async (db) => {
      await insertReactions(db, me.id as PersonId, some(0, REACTIONS_MAX));
      await insertReactions(db, me.id as PersonId, some(REACTIONS_MAX, 3));
    });
    const rows = await rowsOf(me);
    expect(rows).toHaveLength(REACTIONS_MAX);
    expect(Math.min(...rows.map(({ createdAt }) => createdAt))).toBe(3);
  });

  test("goes with an export into another account, once, and with the account", async () => {
    const { me, ids } = await dressed();
    await send(me, "PUT", "/api/wears", { garments: [ids["red tee"]], day: DAY, worn: true });
    await expectNoted(me, ["worn"]);
    await send(me, "DELETE", "/api/taste/tone:dark-blue");
    const archive = (await call(server.app, me, { url: "/api/closet/export" })).rawPayload;
    const other = await signUp(server.app);
    const bring = () =>
      call(server.app, other, {
        method: "POST",
        url: "/api/closet/import",
        payload: archive,
        headers: { "content-type": "application/zip" },
      });
    for (let twice = 0; twice < 2; twice++) expect((await bring()).statusCode).toBe(200);
    await expectNoted(other, ["worn"]);
    const [row] = await rowsOf(other);
    const closet = (await call(server.app, other, { url: "/api/closet" })).json<{
      items: SavedIdea["items"];
    }>();
    const red = closet.items.find(({ name }) => name === "red tee");
    expect(JSON.parse(row!.kept)).toEqual([red?.id]);
    const tastes = await server.inDatabase((db) =>
      db.selectFrom("taste").selectAll().where("userId", "=", other.id).execute(),
    );
    expect(Object.keys(JSON.parse(tastes[0]!.forgotten) as object)).toEqual(["tone:dark-blue"]);
    const leave = { email: other.email, password: PASSWORD };
    expect((await send(other, "POST", "/api/account/deletion", leave)).statusCode).toBe(204);
    expect(await rowsOf(other)).toEqual([]);
  }, 60_000);
});
