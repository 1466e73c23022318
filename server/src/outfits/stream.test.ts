import { request as httpRequest } from "node:http";
import type { OutfitResponse } from "@fit-closet/core";
import { afterEach, expect, test } from "vitest";
import { openSlowServer } from "../slow-server.testing.ts";
import { openApp, type TestApp } from "../testing.ts";
import {
  type Event,
  eventsAt,
  firstOf,
  gate,
  lastOf,
  namesOf,
  PATH,
  sendJson,
  textOf,
} from "./outfit-events.testing.ts";
import type { Pace, SlowProvider } from "../../testing/slow-provider.ts";

const prompt = "what should I wear to a picnic in the park?";
const QUICK: Pace = { firstMs: 200, wholeMs: 600 };
const ENDLESS: Pace = { firstMs: 50, wholeMs: 60_000 };

let provider: SlowProvider;
let server: TestApp;
let url: string;
let close = async () => {};
async function open(pace: Pace, settings: (from: SlowProvider) => Record<string, string>) {
  ({ provider, server, url, close } = await openSlowServer(pace, settings));
}
afterEach(() => close());

const ideasFrom = ({ settings }: SlowProvider) => settings;

const post = (path: string, body: object) => sendJson(url + path, body);
const follow = (body: object = {}) => eventsAt(url, { prompt, ...body });

async function all(body: object = {}): Promise<Event[]> {
  const events: Event[] = [];
  for await (const event of follow(body)) events.push(event);
  return events;
}

const drawingsIn = async () =>
  (await server.stored()).filter((path) => path.startsWith("pictures/"));

test("the embedded idea comes before the provider has said a word, then its drawing, the provider's words and its outfit", async () => {
  const [after, begin] = gate();
  await open({ ...QUICK, choice: 2, after }, ideasFrom);
  const events: Event[] = [];
  for await (const event of follow({ seed: 5 })) {
    events.push(event);
    if (event.name === "outfit") begin();
  }
  expect(namesOf(events)).toEqual(["idea", "outfit", "words", "done"]);
  const [first] = events;
  expect(first).toMatchObject({
    name: "idea",
    data: { by: "embedded", status: "outfit", seed: 5 },
  });
  const [own, chosen] = events.filter(({ name }) => name === "outfit").map(({ data }) => data);
  expect(own).toMatchObject({ plan: firstOf(events).plan });
  const done = lastOf(events);
  expect(done).toMatchObject(chosen as object);
  expect(done).toMatchObject({ by: "compatible slow-writer", status: "outfit", seed: 5 });
  expect(done.outfit_idea.startsWith(textOf(events))).toBe(true);
  expect(textOf(events).length).toBeGreaterThan(60);
  expect(done.plan).not.toEqual(firstOf(events).plan);
  for (const { image_url } of [own as OutfitResponse, done]) {
    const picture = await fetch(url + image_url);
    expect((await picture.blob()).type).toBe("image/webp");
  }
  expect(await drawingsIn()).toHaveLength(2);
});

test("the outfit that a provider writes about is drawn while it writes, streamed or not", async () => {
  await open({ firstMs: 0, wholeMs: 20_000 }, ideasFrom);
  const page = new AbortController();
  const answer = fetch(url + PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ prompt, seed: 5 }),
    signal: page.signal,
  }).catch(() => null);
  await expect.poll(drawingsIn, { timeout: 15_000 }).toHaveLength(1);
  page.abort();
  expect(await answer).toBeNull();
}, 30_000);

test("no proxy is invited to hold events back", async () => {
  await open(QUICK, ideasFrom);
  const { headers, body } = await post(`${PATH}/stream`, { prompt });
  expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(headers.get("cache-control")).toContain("no-transform");
  expect(headers.get("x-accel-buffering")).toBe("no");
  await body?.cancel();
});

test("the plain call waits for the provider and answers once", async () => {
  await open(QUICK, ideasFrom);
  const answer = (await (await post(PATH, { prompt })).json()) as OutfitResponse;
  expect(answer).toMatchObject({ by: "compatible slow-writer", status: "outfit" });
  expect(answer.image_url).toMatch(/^\/api\/pictures\//);
});

test("a provider that dies in the middle leaves the embedded idea, and nothing is said", async () => {
  await open({ ...QUICK, diesAt: 0.6 }, ideasFrom);
  const events = await all();
  expect(events.at(-1)?.name).toBe("done");
  const own = events.find(({ name }) => name === "outfit")?.data;
  expect(lastOf(events)).toEqual({ ...firstOf(events), ...own });
  expect((await (await post(PATH, { prompt })).json()) as object).toMatchObject({ by: "embedded" });
});

test("closing the page ends the provider's call at once, streamed or not", async () => {
  await open(ENDLESS, ideasFrom);
  for (const [index, path] of [`${PATH}/stream`, PATH].entries()) {
    const page = httpRequest(url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      agent: false,
    }).on("error", () => {});
    page.end(JSON.stringify({ prompt }));
    await expect.poll(() => provider.calls, { timeout: 20_000 }).toBe(index + 1);
    page.destroy();
    await expect.poll(() => provider.abandoned, { timeout: 5000 }).toBe(index + 1);
  }
});

test("a server that is asked to end tells the embedded idea and ends", async () => {
  await open(ENDLESS, ideasFrom);
  const events: Event[] = [];
  let closing: Promise<void> | undefined;
  let asked = 0;
  for await (const event of follow()) {
    events.push(event);
    if (event.name !== "words" || closing) continue;
    asked = performance.now();
    closing = server.app.close();
  }
  await closing;
  expect(performance.now() - asked).toBeLessThan(5000);
  expect(lastOf(events)).toMatchObject({ by: "embedded" });
  await expect.poll(() => provider.abandoned, { timeout: 2000 }).toBe(1);
});

test("who waits hears how many are before, and is served when they are done", async () => {
  const [after, begin] = gate();
  await open({ ...QUICK, after }, (from) => ({ ...from.settings, PROVIDER_CONCURRENCY: "1" }));
  const first = all();
  await expect.poll(() => provider.calls, { timeout: 5000 }).toBe(1);
  const second: Event[] = [];
  for await (const event of follow()) {
    second.push(event);
    if (event.name === "place") begin();
  }
  expect(second.filter(({ name }) => name === "place").map(({ data }) => data)).toEqual([
    { ahead: 1 },
    { ahead: 0 },
  ]);
  expect(namesOf(second).toSorted()).toEqual(["done", "idea", "outfit", "place", "words"]);
  for (const events of [await first, second])
    expect(lastOf(events).by).toBe("compatible slow-writer");
});

test("where the money is spent, the embedded idea is the answer and nobody is asked", async () => {
  await open(QUICK, (from) => ({ ...from.settings, BUDGET_ADDRESS: "0.2" }));
  const by = [];
  for (let n = 0; n < 30 && by.at(-1) !== "embedded"; n++) {
    const events = await all();
    by.push(lastOf(events).by);
  }
  expect(by[0]).toBe("compatible slow-writer");
  expect(by.at(-1)).toBe("embedded");
  expect(provider.calls).toBe(by.length - 1);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain('provider_budget_spent_total{budget="address"} 1');
  const called = 'task="idea",provider="compatible",outcome="answered"';
  expect(metrics).toContain(`provider_call_duration_seconds_count{${called}} ${provider.calls}`);
}, 60_000);

test("what is refused before the first event is refused in the usual way", async () => {
  await open(QUICK, ideasFrom);
  const answer = await post(`${PATH}/stream`, { prompt: "   short   " });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { code: "prompt_too_short", message: "Please enter a more detailed prompt." },
  ]);
  expect((await post(`${PATH}/stream`, { prompt, userId: "another" })).status).toBe(403);
  expect(provider.calls).toBe(0);
});

test("the page learns whether asking for a stream is worth it", async () => {
  await open(QUICK, ideasFrom);
  expect(await (await fetch(`${url}/api/site`)).json()).toMatchObject({ streams: true });
  const plain = await openApp();
  const site = await plain.app.inject({ url: "/api/site" });
  expect(site.json()).toMatchObject({ streams: false });
  await plain.close();
});

test("a provider's picture is asked for after the idea, drawn once, and stood in for by our own drawing", async () => {
  await open(QUICK, (from) => from.pictureSettings);
  const idea = (await (await post(PATH, { prompt, seed: 3 })).json()) as OutfitResponse;
  expect([idea.by, idea.image_url]).toEqual(["embedded", undefined]);
  const events = await all({ seed: 3 });
  expect(namesOf(events)).toEqual(["idea", "outfit", "done"]);
  expect(events[1]?.data).toMatchObject({ image_url: expect.stringMatching(/^\/api\/pictures\//) });
  expect(lastOf(events).image_url).toBeUndefined();

  const { plan, weather, seed } = idea;
  const draw = async () => {
    const asked = { prompt: idea.outfit_idea, outfit: { plan, weather, seed } };
    return (await post("/api/generate_dalle_image", asked)).json() as Promise<object>;
  };
  const drawn = await draw();
  expect(drawn).toMatchObject({ by: "compatible painter" });
  expect(await draw()).toEqual(drawn);
  expect(provider.calls).toBe(1);

  provider.pace = { ...QUICK, diesAt: 0 };
  const asked = { prompt: idea.outfit_idea, outfit: { plan, weather, seed: 4 } };
  const ours = await post("/api/generate_dalle_image", asked);
  expect(ours.status).toBe(200);
  expect(await ours.json()).toMatchObject({ by: "embedded" });
}, 60_000);
