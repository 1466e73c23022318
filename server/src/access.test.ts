import type { CartoonizeResponse, ImageResponse, SavedIdea } from "@fit-closet/core";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "./database/connect.ts";
import {
  call,
  formOf,
  openApp,
  photoOf,
  signUp,
  type TestApp,
  type TestPerson,
  upload,
} from "./testing.ts";

type Asker = "visitor" | "owner" | "other" | "expired";
type Row = { route: string; ask: () => InjectOptions | Promise<InjectOptions> } & Record<
  Asker,
  number
>;

let server: TestApp;
let owner: TestPerson;
let other: TestPerson;
let expired: TestPerson;
let item: CartoonizeResponse["item"];
let picture: string;
let idea: SavedIdea;

beforeAll(async () => {
  server = await openApp();
  [owner, other, expired] = [
    await signUp(server.app),
    await signUp(server.app),
    await signUp(server.app),
  ];
  item = (await upload(server.app, owner)).json<CartoonizeResponse>().item;
  const draw = { prompt: "a navy coat over a cream knit" };
  const drawn = await call(server.app, owner, post("/api/generate_dalle_image", draw));
  picture = drawn.json<ImageResponse>().image_url;
  const saved = {
    prompt: "what to wear",
    outfit_idea: "This.",
    image_url: picture,
    items: [item.id],
  };
  idea = (await call(server.app, owner, post("/api/ideas", saved))).json<SavedIdea>();
  await expire(expired);
}, 120_000);
afterAll(() => server.close());

async function expire(person: TestPerson) {
  const { db, close } = await connect({ folder: server.folder });
  const expiresAt = new Date(Date.now() - 1000).toISOString();
  await db.updateTable("session").set({ expiresAt }).where("userId", "=", person.id).execute();
  await close();
}

const get = (url: string): InjectOptions => ({ method: "GET", url });
const post = (url: string, payload: object): InjectOptions => ({ method: "POST", url, payload });
const everyone = (status: number) => ({
  visitor: status,
  owner: status,
  other: status,
  expired: status,
});
const onlyOwner = (status: number) => ({ visitor: 401, owner: status, other: 404, expired: 401 });
const signedIn = (status: number) => ({ visitor: 401, owner: status, other: status, expired: 401 });
const asOwner = (status: number) => ({ visitor: 401, owner: status, other: 403, expired: 401 });

async function cartoonize(): Promise<InjectOptions> {
  const form = await formOf({ userId: owner.id, category: "top" }, await photoOf("#30b040"));
  return { method: "POST", url: "/api/cartoonize", ...form };
}

const putPhoto = async (): Promise<InjectOptions> => ({
  method: "PUT",
  url: `/api/storage/users/${owner.id}/top/put.jpg`,
  payload: await photoOf("#30b040"),
  headers: { "content-type": "image/jpeg" },
});

const outfit = (userId: string | null) =>
  post("/api/generate_outfit_from_closet", { userId, prompt: "what to wear to a picnic" });
const contact = { name: "Ada", email: "a@example.com", message: "Hello there, all of you." };

/** Removals come last: the rows before them need what they remove. */
const TABLE: Row[] = [
  { route: "GET /api/closet", ask: () => get("/api/closet"), ...signedIn(200) },
  { route: "GET /api/closet/{id}/cartoon", ask: () => get(item.cartoonURL), ...onlyOwner(200) },
  {
    route: "GET /api/storage/users/{uid}/{category}/{filename}",
    ask: () => get(item.originalURL ?? ""),
    ...onlyOwner(200),
  },
  { route: "PUT /api/storage/users/{uid}/{category}/{filename}", ask: putPhoto, ...asOwner(201) },
  { route: "POST /api/cartoonize", ask: cartoonize, ...asOwner(200) },
  {
    route: "POST /api/generate_outfit_from_closet",
    ask: () => outfit(owner.id),
    visitor: 403,
    owner: 200,
    other: 403,
    expired: 403,
  },
  { route: "POST /api/generate_outfit_from_closet", ask: () => outfit(null), ...everyone(200) },
  {
    route: "POST /api/generate_dalle_image",
    ask: () => post("/api/generate_dalle_image", { prompt: "a yellow raincoat" }),
    ...everyone(200),
  },
  {
    route: "GET /api/pictures/{name}",
    ask: () => get(picture),
    visitor: 404,
    owner: 200,
    other: 404,
    expired: 404,
  },
  { route: "GET /api/ideas", ask: () => get("/api/ideas"), ...signedIn(200) },
  {
    route: "POST /api/ideas",
    ask: () => post("/api/ideas", { prompt: "what to wear", outfit_idea: "This.", items: [] }),
    ...signedIn(201),
  },
  { route: "GET /api/site", ask: () => get("/api/site"), ...everyone(200) },
  { route: "POST /api/contact", ask: () => post("/api/contact", contact), ...everyone(204) },
  {
    route: "DELETE /api/ideas/{id}",
    ask: () => ({ method: "DELETE", url: `/api/ideas/${idea.id}` }),
    ...onlyOwner(204),
  },
  {
    route: "DELETE /api/closet/{id}",
    ask: () => ({ method: "DELETE", url: `/api/closet/${item.id}` }),
    ...onlyOwner(204),
  },
];

test("every call that the server describes is in the table", async () => {
  const { paths } = (await call(server.app, null, get("/api/docs/json"))).json<{
    paths: Record<string, object>;
  }>();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual([...new Set(TABLE.map((row) => row.route))].toSorted());
});

test.each(TABLE)("$route: visitor, expired session, other person, owner", async (row) => {
  const statuses: Partial<Record<Asker, number>> = {};
  const refusals: object[] = [];
  const askers = { visitor: null, expired, other, owner };
  for (const [asker, person] of Object.entries(askers) as [Asker, TestPerson | null][]) {
    const answer = await call(server.app, person, await row.ask());
    statuses[asker] = answer.statusCode;
    if (answer.statusCode >= 400) refusals.push(answer.json<object>());
  }
  const { visitor, owner: own, other: another, expired: late } = row;
  expect(statuses).toEqual({ visitor, owner: own, other: another, expired: late });
  const failure = { code: expect.any(String), message: expect.any(String) };
  expect(refusals).toEqual(refusals.map(() => failure));
});

test("another's item and a missing one look the same", async () => {
  const mine = (await upload(server.app, owner)).json<CartoonizeResponse>().item;
  const ask = async (url: string, method: "GET" | "DELETE") => {
    const { statusCode, body } = await call(server.app, other, { method, url });
    return { statusCode, body };
  };
  const missing = "00000000-0000-4000-8000-000000000000";
  for (const path of ["/cartoon", ""]) {
    const method = path ? "GET" : "DELETE";
    const theirs = await ask(`/api/closet/${mine.id}${path}`, method);
    expect(theirs).toEqual(await ask(`/api/closet/${missing}${path}`, method));
  }
  const list = (await call(server.app, other, get("/api/closet"))).body;
  expect(list).not.toContain(mine.id);
});

test("no call that changes something is carried out for another site's page", async () => {
  const mine = (await upload(server.app, owner)).json<CartoonizeResponse>().item;
  const removal = { method: "DELETE", url: `/api/closet/${mine.id}` } as const;
  const others = [
    "http://evil.test",
    "null",
    "http://closet.test.evil.test",
    "https://closet.test",
  ];
  for (const origin of others) {
    const answer = await call(server.app, owner, { ...removal, headers: { origin } });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      403,
      "wrong_origin",
    ]);
  }
  const { cookie } = owner;
  const unsaid = await server.app.inject({ ...removal, headers: { host: "closet.test", cookie } });
  expect(unsaid.statusCode).toBe(403);
  expect((await call(server.app, owner, get(mine.cartoonURL))).statusCode).toBe(200);
});

test("every answer carries the strict policy", async () => {
  for (const url of ["/api/site", "/healthz", "/api/nothing", item.cartoonURL]) {
    const { headers } = await call(server.app, owner, get(url));
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain("unsafe-inline");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
  }
});

test("malformed requests get a sentence and a 4xx", async () => {
  const { app } = server;
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
    [{ method: "PATCH", url: "/api/closet" }, 404],
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
  const { body } = await call(server.app, null, get("/metrics"));
  expect(body).toContain('route="/api/closet/:id/cartoon"');
  for (const secret of [owner.id, owner.email, item.id]) expect(body).not.toContain(secret);
});
