import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, expect, test } from "vitest";
import { shirtPhoto } from "./engines/photos.testing.ts";
import { openSlowServer } from "./slow-server.testing.ts";
import type { TestApp } from "./testing.ts";
import { signUp, uploadPhoto } from "../testing/closet-client.ts";
import type { SlowProvider } from "../testing/slow-provider.ts";

let provider: SlowProvider;
let server: TestApp;
let url: string;
let close = async () => {};
async function open(settings: (from: SlowProvider) => Record<string, string>) {
  ({ provider, server, url, close } = await openSlowServer(
    { firstMs: 0, wholeMs: 60_000 },
    settings,
  ));
}
afterEach(() => close());

/** Asks, leaves as soon as the provider is at work, and sees what comes of its call. */
async function leave(ask: (page: AbortSignal) => Promise<unknown>) {
  const page = new AbortController();
  const answer = ask(page.signal).catch(() => "left");
  await expect.poll(() => provider.calls, { timeout: 20_000 }).toBe(1);
  page.abort();
  expect(await answer).toBe("left");
  await expect.poll(() => provider.abandoned, { timeout: 2000 }).toBe(1);
  // Longer than the wait before another try.
  await pause(1200);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const ended = /^provider_call_duration_seconds_count\{(.*)\} (\d+)$/gm;
  const outcomes = [...metrics.matchAll(ended)].map(([, labels, count]) => `${labels}: ${count}`);
  return { calls: provider.calls, outcomes, stored: await server.stored() };
}

const stopped = (task: string) => ({
  calls: 1,
  outcomes: [`task="${task}",provider="compatible",outcome="stopped": 1`],
  stored: [],
});

test("closing the page ends a provider's picture: no other try, and nothing drawn in its place", async () => {
  await open((from) => from.pictureSettings);
  const body = JSON.stringify({ prompt: "a navy coat over a cream knit" });
  const headers = { "content-type": "application/json" };
  const path = `${url}/api/generate_dalle_image`;
  const left = await leave((signal) => fetch(path, { method: "POST", headers, body, signal }));
  expect(left).toEqual(stopped("picture"));
}, 60_000);

test("closing the page ends a provider's cartoon: no other try, and no garment that nobody waits for", async () => {
  await open((from) => from.cartoonSettings);
  const person = await signUp(url);
  const photo = await shirtPhoto();
  const left = await leave((signal) => uploadPhoto(url, person, photo, "shirt.jpg", signal));
  expect(left).toEqual(stopped("cartoon"));
}, 60_000);

test("closing the page ends an idea whose words have begun, however much was forgotten meanwhile", async () => {
  await open((from) => from.settings);
  const page = new AbortController();
  const response = await fetch(`${url}/api/generate_outfit_from_closet/stream`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ prompt: "what should I wear to a picnic in the park?" }),
    signal: page.signal,
  });
  for await (const events of response.body!.pipeThrough(new TextDecoderStream()))
    if (events.includes("event: words")) break;
  collectGarbage();
  page.abort();
  await expect.poll(() => provider.abandoned, { timeout: 3000 }).toBe(1);
  expect(provider.calls).toBe(1);
}, 60_000);

function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
