import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { PersonId } from "../database/ownership.ts";
import { forgetSpending } from "../database/spending.ts";
import { KINDS, openDatabase } from "../database/testing.ts";
import type { Task } from "../engines/engines.ts";
import type { Payer } from "../engines/with-fallback.ts";
import { createBudget, type Meter, today } from "./budget.ts";

const ada = "ada" as PersonId;
const atHome: Payer = { person: ada, address: "address:192.0.2.1" };
const visitor: Payer = { person: null, address: "address:192.0.2.1" };

/** A model whose call for a look sets a whole dollar aside, so that budgets can be counted in calls. */
const DOLLAR = { input: 250, output: 0, picture: 0 };

describe.each(KINDS)("budgets on %s", (kind) => {
  let opened: Awaited<ReturnType<typeof openDatabase>>;
  let seen: { called: Parameters<Meter["called"]>[0][]; spent: string[]; dollars: number };
  let trouble: unknown[];
  beforeEach(async () => {
    opened = await openDatabase(kind);
    seen = { called: [], spent: [], dollars: 0 };
    trouble = [];
  });
  afterEach(() => opened.close());

  const open = (limits: { person?: number; address?: number; server?: number } = {}) =>
    createBudget({
      db: opened.db,
      secret: "a secret that only this test knows",
      limits: {
        person: 100,
        address: 100,
        server: 100,
        ...limits,
        prices: new Map([["dollar", DOLLAR]]),
      },
      models: { look: { provider: "openai", model: "dollar" } },
      meter: {
        called: (call) => seen.called.push(call),
        cost: ({ dollars }) => (seen.dollars += dollars),
        spent: (purse) => seen.spent.push(purse),
      },
      onTrouble: (error) => trouble.push(error),
    });
  const used = (inputTokens: number, task: Task = "look") => ({
    task,
    provider: "openai",
    model: "dollar",
    inputTokens,
  });

  test("calls at the same moment, on several replicas, cannot spend the same money", async () => {
    const replicas = [open({ server: 5 }), open({ server: 5 }), open({ server: 5 })];
    const asked = Array.from({ length: 30 }, (_, n) =>
      replicas[n % 3]?.reserve("look", { person: null, address: `address:${n}` }),
    );
    const tickets = (await Promise.all(asked)).filter((ticket) => ticket);
    expect(tickets).toHaveLength(5);
    expect(seen.spent).toEqual(Array.from({ length: 25 }, () => "server"));
    expect(await open({ server: 5 }).left()).toBe(0);
  });

  test("the person's, the address's and the server's money each have an end, and a refusal takes from none", async () => {
    const budget = open({ person: 1, address: 2, server: 4 });
    const at = (address: string, person: PersonId | null = null) =>
      budget.reserve("look", { person, address: `address:${address}` });
    expect(await at("a", ada)).not.toBeNull();
    expect(await at("b", ada)).toBeNull();
    expect(await at("a")).not.toBeNull();
    expect(await at("a")).toBeNull();
    expect(await at("b")).not.toBeNull();
    expect(await at("b")).not.toBeNull();
    expect(await at("c")).toBeNull();
    expect(seen.spent).toEqual(["person", "address", "server"]);
    expect(await budget.left()).toBe(0);
  });

  test("what a call really cost is what it costs, for the person as for the server", async () => {
    const budget = open({ person: 1, server: 2 });
    const ticket = await budget.reserve("look", atHome);
    expect(await budget.left()).toBe(1);
    const answer = await ticket?.pay(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      budget.onCost(used(400));
      return "a shirt";
    });
    expect(answer).toBe("a shirt");
    expect(await budget.left()).toBeCloseTo(1.9);
    expect(seen.dollars).toBeCloseTo(0.1);
    expect(seen.called).toMatchObject([{ provider: "openai", task: "look", outcome: "answered" }]);
    expect(await budget.reserve("look", atHome)).toBeNull();
    expect(await budget.reserve("look", visitor)).not.toBeNull();
  });

  test("an answer does not wait until its cost is written down", async () => {
    const budget = open();
    const ticket = await budget.reserve("look", visitor);
    await ticket?.pay(async () => budget.onCost(used(400)));
    const spent = () => opened.db.selectFrom("spending").select("micros").execute();
    expect(await spent()).toEqual([{ micros: 1_000_000 }, { micros: 1_000_000 }]);
    await budget.settled();
    expect(await spent()).toEqual([{ micros: 100_000 }, { micros: 100_000 }]);
  });

  test.each([
    ["nothing", {}],
    ["no number", { inputTokens: Number.NaN, outputTokens: Number.NaN }],
    ["nothing read", { inputTokens: 0, outputTokens: 0 }],
    ["less than nothing", { inputTokens: -1e9, outputTokens: -1e9 }],
  ])("an answer that says it used %s keeps what was set aside", async (_, told) => {
    const budget = open();
    const ticket = await budget.reserve("look", visitor);
    await ticket?.pay(async () =>
      budget.onCost({ task: "look", provider: "openai", model: "dollar", ...told }),
    );
    expect(await budget.left()).toBe(99);
    expect(seen.dollars).toBeCloseTo(1);
  });

  test.each([1e12, 1e308, Number.POSITIVE_INFINITY])(
    "a count of %d tokens is cut to what can be",
    async (tokens) => {
      const budget = open();
      const ticket = await budget.reserve("look", visitor);
      await ticket?.pay(async () => budget.onCost(used(tokens)));
      expect(await budget.left()).toBeGreaterThanOrEqual(96);
      expect(seen.dollars).toBeLessThanOrEqual(4);
      expect(await budget.reserve("look", visitor)).not.toBeNull();
    },
  );

  test("two calls at once each pay their own bill", async () => {
    const budget = open();
    const [one, other] = [
      await budget.reserve("look", atHome),
      await budget.reserve("look", visitor),
    ];
    const call = (tokens: number, ms: number) => async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      budget.onCost(used(tokens));
    };
    await Promise.all([one?.pay(call(1000, 20)), other?.pay(call(3000, 5))]);
    expect(await budget.left()).toBeCloseTo(99);
    const person = await open({ person: 1.25 }).reserve("look", atHome);
    expect(person).not.toBeNull();
    expect(trouble).toEqual([]);
  });

  test.each([
    ["failed", Object.assign(new Error("500"), { why: "failed" }), 100],
    ["unfit", Object.assign(new Error("forbidden words"), { why: "unfit" }), 99],
    ["stopped", new DOMException("gone", "AbortError"), 99],
    ["late", Object.assign(new DOMException("slow", "TimeoutError"), { why: "late" }), 99],
  ])(
    "a call that ended as %s and told no cost is billed where the provider may have begun",
    async (outcome, error, left) => {
      const budget = open();
      const ticket = await budget.reserve("look", visitor);
      await expect(ticket?.pay(() => Promise.reject(error))).rejects.toBe(error);
      expect(await budget.left()).toBe(left);
      expect(seen.called).toMatchObject([{ outcome }]);
    },
  );

  test("a server that bills nothing is never out of money", async () => {
    const budget = createBudget({
      db: opened.db,
      secret: "a secret that only this test knows",
      limits: { person: 0, address: 0, server: 0, prices: new Map([["own", FREE]]) },
      models: { idea: { provider: "compatible", model: "own" } },
      meter: { called: () => {}, cost: () => {}, spent: () => {} },
      onTrouble: (error) => trouble.push(error),
    });
    expect(await (await budget.reserve("idea", visitor))?.pay(async () => 1)).toBe(1);
    expect(await budget.reserve("picture", visitor)).toBeNull();
  });

  test("nobody's name or address is kept, and old days are forgotten", async () => {
    await (await open().reserve("look", atHome))?.pay(async () => 1);
    const rows = () => opened.db.selectFrom("spending").selectAll().execute();
    expect(JSON.stringify(await rows())).not.toMatch(/ada|192\.0\.2/);
    expect(await rows()).toHaveLength(3);
    await forgetSpending(opened.db, today());
    expect(await rows()).toHaveLength(3);
    await forgetSpending(opened.db, today(new Date(Date.now() + 86_400_000)));
    expect(await rows()).toEqual([]);
  });
});

const FREE = { input: 0, output: 0, picture: 0 };
