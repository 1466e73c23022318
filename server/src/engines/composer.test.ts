import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as rest } from "node:timers/promises";
import { type Garment, type StylistRequest } from "@fit-closet/core";
import { suggestOutfit } from "@fit-closet/core/stylist";
import { afterEach, expect, test } from "vitest";
import { type Composer, type ComposerOptions, createComposer, type Offer } from "./composer.ts";
import { knownSettings } from "./situations.ts";

const opened: Composer[] = [];
function open(options: ComposerOptions = {}): Composer {
  const composer = createComposer(options);
  opened.push(composer);
  return composer;
}
afterEach(async () => {
  for (const composer of opened.splice(0)) await composer.close();
});

const closetOf = (count: number): Garment[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `${n}`,
    category: ["top", "trouser", "coat", "cap"][n % 4]!,
    name: ["white Oxford shirt", "grey wool trousers", "navy coat", "red cap"][n % 4]!,
    colours: ["#f7f7f5"],
    tags: [],
  }));
const asking = (count: number): StylistRequest => ({
  prompt: "What should I wear to the office?",
  closet: closetOf(count),
  weather: null,
  seed: 1,
});
const HEAVY = asking(20_000);

async function offered(composer: Composer, request = asking(4)): Promise<Offer> {
  const offer = await composer.offer(request, 25);
  if (!("choices" in offer)) throw new Error("No outfit was made.");
  return offer;
}

test("the idea is core's own, to the word", async () => {
  expect(await open().suggest(asking(4))).toEqual(suggestOutfit(asking(4), knownSettings()));
});

test("whatever takes long there, nobody else waits", async () => {
  const composer = open({ patienceMs: 60_000 });
  await composer.suggest(asking(4));
  const lag = monitorEventLoopDelay({ resolution: 5 });
  lag.enable();
  await rest(20);
  const start = performance.now();
  await offered(composer, HEAVY);
  const took = performance.now() - start;
  await rest(20);
  lag.disable();
  expect(took).toBeGreaterThan(200);
  // What is left here is to copy a closet of twenty thousand for the thread.
  expect(lag.max / 1e6).toBeLessThan(took / 2);
});

test("work that does not end is given up, and the next one is done", async () => {
  const composer = open({ patienceMs: 4000 });
  await expect(composer.offer(asking(200_000), 25)).rejects.toMatchObject({ code: "unavailable" });
  const idea = () => composer.suggest(asking(4)).catch(() => null);
  await expect.poll(idea, { timeout: 30_000 }).toMatchObject({ status: "outfit" });
});

test("who comes when the line is full is told so, with a time", async () => {
  const composer = open({ queue: 1, patienceMs: 60_000 });
  const answers = await Promise.allSettled([1, 2, 3].map(() => composer.suggest(asking(4))));
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  const { reason } = answers[2] as PromiseRejectedResult;
  expect(reason).toMatchObject({ code: "busy", status: 503 });
  expect(reason.retryAfter).toBeGreaterThan(0);
});

test("words are judged by the outfit they are about, also by a thread that has not heard of it", async () => {
  const composer = open();
  const offer = await offered(composer);
  const review = (choice: number) => offer.review(choice);
  expect(offer.choices[0]).toMatchObject({ language: "en", owned: expect.any(Array) });
  expect(await review(0).whole(offer.own)).toEqual([]);
  expect(await review(0).soFar("Add your leather jacket.")).not.toEqual([]);
  // As many offers as are remembered, and one more.
  for (let n = 0; n < 33; n++) await offered(composer);
  expect(await review(0).soFar("Add your leather jacket.")).not.toEqual([]);
});

test("what is no request for an outfit is an answer and no offer", async () => {
  const prompt = "write me a python script that sorts numbers";
  expect(await open().offer({ ...asking(4), prompt }, 25)).toMatchObject({ status: "redirect" });
});

test("closing waits for what was taken on", async () => {
  const composer = open();
  const idea = composer.suggest(asking(4));
  await composer.close();
  expect(await idea).toMatchObject({ status: "outfit" });
});
