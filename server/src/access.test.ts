import type { CartoonizeResponse } from "@fit-closet/core";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsOf } from "./access-table.testing.ts";
import {
  type Asker,
  contact,
  get,
  metrics,
  openWorld,
  post,
  type World,
} from "./access-world.testing.ts";
import { call, formOf, routesOf, signUp, type TestPerson, upload } from "./testing.ts";

/** Opened before the first test; the table's rows look into it when they ask. */
const world = {} as World;
beforeAll(async () => void Object.assign(world, await openWorld()), 120_000);
afterAll(() => world.server.close());

const TABLE = rowsOf(world);
const people = () => ({ expired: world.expired, other: world.other, owner: world.owner });

test("every route of the running server is in the table", () => {
  const rows = new Set(TABLE.map((row) => row.route));
  expect(routesOf(world.server.app).toSorted()).toEqual([...rows].toSorted());
});

const changing = TABLE.filter((row) => !row.route.startsWith("GET "));

test.each(changing)("$route is not carried out for another site's page", async (row) => {
  for (const origin of ["http://evil.test", "null", "http://closet.test.evil.test"]) {
    const options = await row.ask();
    const headers = { ...options.headers, origin };
    const answer = await call(world.server.app, world.owner, { ...options, headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: "wrong_origin" }]);
  }
});

test.each(TABLE)("$route: visitor, expired session, other person, owner", async (row) => {
  const statuses: Partial<Record<Asker, number>> = {};
  const refusals: object[] = [];
  const askers = { visitor: null, ...people() };
  for (const [asker, person] of Object.entries(askers) as [Asker, TestPerson | null][]) {
    const answer = await call(world.server.app, person, await row.ask());
    statuses[asker] = answer.statusCode;
    if (answer.statusCode >= 400) refusals.push(answer.json<object>());
  }
  const { visitor, owner: own, other: another, expired: late } = row;
  expect(statuses).toEqual({ visitor, owner: own, other: another, expired: late });
  const failure = { code: expect.any(String), message: expect.any(String) };
  expect(refusals).toEqual(refusals.map(() => failure));
});

const readable = TABLE.filter(({ route, owner }) => route.startsWith("GET ") && owner === 200);

test.each(readable)("$route tells a visitor no more by HEAD", async (row) => {
  const head = await call(world.server.app, null, { ...(await row.ask()), method: "HEAD" });
  const known = row.route.includes("/api/auth/") ? 404 : row.visitor;
  expect([head.statusCode, head.body]).toEqual([known, ""]);
});

test("another's item and a missing one look the same", async () => {
  [world.owner, world.other] = [await signUp(world.server.app), await signUp(world.server.app)];
  const mine = (await upload(world.server.app, world.owner)).json<CartoonizeResponse>().item;
  const ask = async (url: string, method: "GET" | "DELETE") => {
    const { statusCode, body } = await call(world.server.app, world.other, { method, url });
    return { statusCode, body };
  };
  const missing = "00000000-0000-4000-8000-000000000000";
  for (const path of ["/cartoon", ""]) {
    const method = path ? "GET" : "DELETE";
    const theirs = await ask(`/api/closet/${mine.id}${path}`, method);
    expect(theirs).toEqual(await ask(`/api/closet/${missing}${path}`, method));
  }
  const list = (await call(world.server.app, world.other, get("/api/closet"))).body;
  expect(list).not.toContain(mine.id);
});

test("no call that changes something is carried out for another site's page", async () => {
  const mine = (await upload(world.server.app, world.owner)).json<CartoonizeResponse>().item;
  const removal = { method: "DELETE", url: `/api/closet/${mine.id}` } as const;
  const others = [
    "http://evil.test",
    "null",
    "http://closet.test.evil.test",
    "https://closet.test",
  ];
  for (const origin of others) {
    const answer = await call(world.server.app, world.owner, { ...removal, headers: { origin } });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      403,
      "wrong_origin",
    ]);
  }
  const { cookie } = world.owner;
  const unsaid = await world.server.app.inject({
    ...removal,
    headers: { host: "closet.test", cookie },
  });
  expect(unsaid.statusCode).toBe(403);
  expect((await call(world.server.app, world.owner, get(mine.cartoonURL))).statusCode).toBe(200);
});

test("every answer carries the strict policy", async () => {
  for (const url of ["/api/site", "/healthz", "/api/nothing", world.item.cartoonURL]) {
    const { headers } = await call(world.server.app, world.owner, get(url));
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).not.toMatch(/data:|\*|http/);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("geolocation=(self), "),
    });
    // Over plain http it would be ignored, and on localhost it would be in the way.
    expect(headers["strict-transport-security"]).toBeUndefined();
  }
});

test("what could run as a page is never kept, however it calls itself", async () => {
  const before = await world.server.stored();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
  const files = [svg, `<?xml version="1.0"?>${svg}`, "<!doctype html><script>x()</script>"];
  for (const [n, text] of files.entries()) {
    const url = `/api/storage/users/${world.owner.id}/top/picture${n}.svg`;
    const headers = { "content-type": "image/svg+xml" };
    const put = { method: "PUT", url, payload: Buffer.from(text), headers } as const;
    expect((await call(world.server.app, world.owner, put)).statusCode).toBe(415);
    expect((await call(world.server.app, world.owner, get(url))).statusCode).toBe(404);
    const fields = { userId: world.owner.id, category: "top" };
    const form = await formOf(fields, { image: Buffer.from(text) }, "shirt.jpg");
    const upload = { method: "POST", url: "/api/cartoonize", ...form } as const;
    expect((await call(world.server.app, world.owner, upload)).statusCode).toBe(415);
  }
  expect(await world.server.stored()).toEqual(before);
});

test("malformed requests get a sentence and a 4xx", async () => {
  const { app } = world.server;
  const wrong: [InjectOptions, number][] = [
    [
      {
        ...post("/api/contact", {}),
        payload: "{bad",
        headers: { "content-type": "application/json" },
      },
      400,
    ],
    [
      { ...post("/api/contact", {}), payload: "a=b", headers: { "content-type": "text/plain" } },
      400,
    ],
    [post("/api/contact", { name: "Ada", email: "no", message: "short" }), 400],
    [post("/api/contact", { ...contact, message: "x".repeat(300_000) }), 413],
    [post("/api/generate_outfit_from_closet", { prompt: 5 }), 400],
    [post("/api/generate_outfit_from_closet", { prompt: "what to wear", lat: 91, lon: 0 }), 400],
    [post("/api/generate_dalle_image", { prompt: "" }), 400],
    [get("/api/nothing"), 404],
    [{ method: "PUT", url: "/api/closet" }, 404],
  ];
  for (const [options, status] of wrong) {
    const answer = await call(app, null, options);
    expect([options.url, answer.statusCode]).toEqual([options.url, status]);
    expect(answer.json()).toEqual({
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.stringMatching(/^[A-Z].*\.$/i),
    });
  }
});

test("metrics speak of routes and never of people", async () => {
  const { body } = await call(world.server.app, null, metrics);
  expect(body).toContain('route="/api/closet/:id/cartoon"');
  for (const secret of [world.owner.id, world.owner.email, world.item.id])
    expect(body).not.toContain(secret);
});
