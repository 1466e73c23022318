import { connect } from "node:net";
import { text } from "node:stream/consumers";
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
  app.inject({
    url: "/metrics",
    remoteAddress: from,
    headers: { host: "localhost:3000", ...headers },
  });

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

test("through a proxy on this machine they are closed, named or not, whatever its header says", async () => {
  for (const header of ["x-forwarded-for", "x-real-ip", "forwarded", "x-forwarded-host", "via"])
    for (const server of [alone, behind, elsewhere])
      for (const whom of ["192.0.2.7", "127.0.0.1"])
        expect((await read(server, "127.0.0.1", { [header]: whom })).statusCode).toBe(401);
});

test.each([
  "closet.example",
  "closet.example:3000",
  "192.0.2.7",
  "localhost.evil.test",
  "127.evil.test",
  "[::1",
])(
  "a proxy that adds no header hands on the Host it was asked for (%j), which is not this machine's",
  async (host) => {
    for (const server of [alone, behind])
      expect((await read(server, "127.0.0.1", { host })).statusCode).toBe(401);
    const token = { host, authorization: `Bearer ${TOKEN}` };
    expect((await read(alone, "127.0.0.1", token)).statusCode).toBe(200);
  },
);

test.each(["localhost", "LOCALHOST:8080", "127.0.0.1:3000", "[::1]:3000", "[::1]"])(
  "this machine's own names (%s) open them",
  async (host) => expect((await read(alone, "127.0.0.1", { host })).statusCode).toBe(200),
);

test("a proxy that speaks HTTP/1.0 and invents a Host, as nginx does by itself, opens nothing", async () => {
  const address = await alone.app.listen({ port: 0, host: "127.0.0.1" });
  const { hostname, port } = new URL(address);
  const ask = async (version: string) => {
    const socket = connect(Number(port), hostname);
    socket.write(`GET /metrics HTTP/${version}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    return (await text(socket)).slice(0, 12);
  };
  expect([await ask("1.0"), await ask("1.1")]).toEqual(["HTTP/1.1 401", "HTTP/1.1 200"]);
});
