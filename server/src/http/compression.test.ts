import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, openApp, signUp, type TestApp, type TestPerson } from "../testing.ts";

let server: TestApp;
let person: TestPerson;
beforeAll(async () => {
  server = await openApp();
  person = await signUp(server.app);
});
afterAll(() => server.close());

const ALL = "gzip, deflate, br, zstd";
const get = (url: string, encodings = ALL) =>
  call(server.app, person, { url, headers: { "accept-encoding": encodings } });

/** As long as a page of the closet, without as many uploads. */
async function fillWithIdeas(): Promise<void> {
  const text = "A white shirt over blue jeans. ".repeat(8);
  const payload = { prompt: "what to wear to a picnic", outfit_idea: text, items: [] };
  for (let i = 0; i < 10; i++)
    await call(server.app, person, { method: "POST", url: "/api/ideas", payload });
}

test("long lists are sent compressed, in whichever way the browser reads", async () => {
  await fillWithIdeas();
  const plain = await get("/api/ideas", "identity");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  const [brotli, gzip] = await Promise.all([get("/api/ideas"), get("/api/ideas", "gzip")]);
  expect([brotli, gzip].map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip"]);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
  expect(brotli.rawPayload.length * 5).toBeLessThan(plain.rawPayload.length);
  expect(brotli.headers.vary).toMatch(/accept-encoding/i);
});

test("an answer with a secret in it, as a picture's name is, is not compressed", async () => {
  const payload = { userId: null, lat: null, lon: null, prompt: "what to wear to a picnic" };
  const url = "/api/generate_outfit_from_closet";
  const headers = { "accept-encoding": ALL };
  const idea = await call(server.app, null, { method: "POST", url, payload, headers });
  expect(idea.json()).toHaveProperty("image_url");
  expect(idea.rawPayload.length).toBeGreaterThan(1024);
  expect(idea.headers["content-encoding"]).toBeUndefined();
});

test("events are not held back to be packed", async () => {
  const url = "/api/generate_outfit_from_closet/stream";
  const payload = { userId: null, lat: null, lon: null, prompt: "what to wear to a picnic" };
  const headers = { "accept-encoding": ALL };
  const told = await call(server.app, null, { method: "POST", url, payload, headers });
  expect(told.headers["content-encoding"]).toBeUndefined();
  expect(told.payload).toMatch(/^event: idea\n/);
});

test("a compressed body is not unpacked: what is small here may be endless there", async () => {
  const body = gzipSync(JSON.stringify({ prompt: "what to wear to a picnic", userId: null }));
  const headers = { "content-encoding": "gzip", "content-type": "application/json" };
  const url = "/api/generate_outfit_from_closet";
  const answer = await call(server.app, null, { method: "POST", url, payload: body, headers });
  expect(answer.statusCode).toBe(400);
});
