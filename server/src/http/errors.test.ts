import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as rest } from "node:timers/promises";
import { FitError } from "@fit-closet/core";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, openApp, type TestApp } from "../testing.ts";
import { answerErrors } from "./errors.ts";

const MOST_BYTES = 4096;

let server: TestApp;
beforeAll(async () => {
  server = await openApp({ LIMIT_PICTURES: "10000" });
});
afterAll(() => server.close());

const plan = { occasion: "casual", timeOfDay: "day", formality: 1, items: [], suggested: [] };
const picture = (changes: object) => ({
  prompt: "a coat",
  outfit: { plan: { ...plan, ...changes }, weather: null, seed: 1 },
});

const ATTACKS: [string, object][] = [
  ["numbers where ids should be", picture({ items: Array(100_000).fill(1) })],
  ["texts where pieces should be", picture({ suggested: Array(60_000).fill("") })],
  [
    "pieces that are wrong in every way",
    picture({ suggested: Array.from({ length: 20_000 }, () => ({ slot: 1 })) }),
  ],
  ["too many ids", picture({ items: Array(60_000).fill("x") })],
  ["lists in lists", picture({ items: Array.from({ length: 20_000 }, () => [[], []]) })],
  [
    "a few mistakes with long names",
    { prompt: "x".repeat(200_000), outfit: { ["é".repeat(50_000)]: 1 } },
  ],
];

test.each(ATTACKS)(
  "%s get a short answer at once, and nobody waits meanwhile",
  async (_, payload) => {
    await rest(50);
    const lag = monitorEventLoopDelay({ resolution: 5 });
    lag.enable();
    const answer = await call(server.app, null, {
      method: "POST",
      url: "/api/generate_dalle_image",
      payload,
    });
    await rest(20);
    lag.disable();
    expect([400, 413]).toContain(answer.statusCode);
    expect(answer.rawPayload.length).toBeLessThan(MOST_BYTES);
    // It was 2,500 ms; parsing a quarter of a megabyte of JSON takes a few.
    expect(lag.max / 1e6).toBeLessThan(400);
  },
);

test("a sentence of any length and letters leaves in less than 4 KB, whole letter by whole letter", async () => {
  const app = Fastify();
  answerErrors(app);
  const sentences: Record<string, string> = {
    control: "\u0001".repeat(9000),
    pairs: `x${"👗".repeat(9000)}`,
  };
  app.get<{ Params: { kind: string } }>("/:kind", async ({ params }) => {
    throw new FitError("bad_request", { message: sentences[params.kind] ?? "Short." });
  });
  for (const kind of Object.keys(sentences)) {
    const answer = await app.inject(`/${kind}`);
    expect(answer.rawPayload.length).toBeLessThan(MOST_BYTES);
    expect(answer.json<{ message: string }>().message).toMatch(/^[^\ufffd]+…$/u);
  }
  expect((await app.inject("/short")).json()).toMatchObject({ message: "Short." });
});
