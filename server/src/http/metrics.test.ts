import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "../testing.ts";

const TOKEN = "a token for the one who watches";

let alone: TestApp;
let behind: TestApp;
let elsewhere: TestApp;
beforeAll(async () => {
  alone = await openApp({ METRICS_TOKEN: TOKEN });
  behind = await openApp({ TRUSTED_PROXIES: "loopback" });
  elsewhere = await openApp({ TRUSTED_PROXIES: "10.0.0.0/8" });
});
afterAll(() => Promise.all([alone.close(), behind.close(), elsewhere.close()]));

const read = ({ app }: TestApp, from: string, headers: Record<string, string> = {}) =>
  app.inject({ url: "/metrics", remoteAddress: from, headers });

test.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])(
  "this machine (%s) reads the metrics without a word",
  async (from) => {
    const answer = await read(alone, from);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/^provider_budget_left_dollars 10$/m);
    expect(answer.body).toMatch(/^provider_queue_length 0$/m);
  },
);

test.each(["192.0.2.7", "::ffff:192.0.2.7", "2001:db8::1", "10.0.0.1"])(
  "another machine (%s) is told that they are closed, and reads them with the token alone",
  async (from) => {
    const closed = await read(alone, from);
    expect([closed.statusCode, closed.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
    expect(closed.body).not.toContain("provider_");
    const statusWith = async (authorization: string) =>
      (await read(alone, from, { authorization })).statusCode;
    expect(await statusWith(`Bearer ${TOKEN}`)).toBe(200);
    expect(await statusWith(`Bearer ${TOKEN}x`)).toBe(401);
    expect(await statusWith(`Basic ${TOKEN}`)).toBe(401);
  },
);

test("where the configuration has no token, none opens them", async () => {
  for (const token of ["undefined", "", TOKEN]) {
    const answer = await read(behind, "192.0.2.7", { authorization: `Bearer ${token}` });
    expect(answer.statusCode).toBe(401);
  }
});

test("through a trusted proxy on this machine, it counts who asked the proxy", async () => {
  const through = async (whom: string) =>
    (await read(behind, "127.0.0.1", { "x-forwarded-for": whom })).statusCode;
  expect(await through("192.0.2.7")).toBe(401);
  expect(await through("127.0.0.1, 192.0.2.7")).toBe(401);
  expect(await through("127.0.0.1")).toBe(200);
});

test("a proxy that nobody named does not make the world local", async () => {
  for (const header of ["x-forwarded-for", "x-real-ip", "forwarded"])
    for (const server of [alone, elsewhere])
      expect((await read(server, "127.0.0.1", { [header]: "127.0.0.1" })).statusCode).toBe(401);
});
