import type { Account, CartoonizeResponse, ImageResponse, SavedIdea } from "@fit-closet/core";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  call,
  formOf,
  maskOf,
  openApp,
  PASSWORD,
  photoOf,
  routesOf,
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
  const expiresAt = new Date(Date.now() - 1000).toISOString();
  await server.inDatabase((db) =>
    db.updateTable("session").set({ expiresAt }).where("userId", "=", person.id).execute(),
  );
}

/** Another device of the owner's. */
async function ownersOtherSession(): Promise<InjectOptions> {
  const payload = { email: owner.email, password: PASSWORD };
  await call(server.app, null, post("/api/auth/sign-in/email", payload));
  const account = (await call(server.app, owner, get("/api/account"))).json<Account>();
  const id = account.sessions.find((session) => !session.current)?.id ?? "none";
  return { method: "DELETE", url: `/api/account/sessions/${id}` };
}

const get = (url: string): InjectOptions => ({ method: "GET", url });
/** They are told to this machine, when it asks by its own name. */
const metrics: InjectOptions = { url: "/metrics", headers: { host: "localhost" } };
const post = (url: string, payload: object): InjectOptions => ({ method: "POST", url, payload });
const put = (url: string, payload: object): InjectOptions => ({ method: "PUT", url, payload });
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
  const form = await formOf(
    { userId: owner.id, category: "top" },
    { image: await photoOf("#30b040") },
  );
  return { method: "POST", url: "/api/cartoonize", ...form };
}

const putPhoto = async (): Promise<InjectOptions> => ({
  method: "PUT",
  url: `/api/storage/users/${owner.id}/top/put.jpg`,
  payload: await photoOf("#30b040"),
  headers: { "content-type": "image/jpeg" },
});

const SCARF = { kind: "scarf", category: "scarf", name: "red scarf", colours: ["red"], count: 1 };

/** One that has a photo already keeps it. */
async function givePhoto(): Promise<InjectOptions> {
  const form = await formOf({}, { image: await photoOf("#30b040") });
  return { method: "PUT", url: `/api/closet/${item.id}/photo`, ...form };
}

async function recut(): Promise<InjectOptions> {
  const form = await formOf({ cut: "found" }, { mask: await maskOf(0.5) });
  return { method: "PUT", url: `/api/closet/${item.id}/cartoon`, ...form };
}

/** What the owner takes along: a stranger who has it gets copies of their own, and the owner nothing twice. */
async function bringCloset(): Promise<InjectOptions> {
  const archive = await call(server.app, owner, get("/api/closet/export"));
  const headers = { "content-type": "application/zip" };
  return { method: "POST", url: "/api/closet/import", payload: archive.rawPayload, headers };
}

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
    route: "POST /api/closet/list/reading",
    ask: () => post("/api/closet/list/reading", { text: "a red scarf" }),
    ...signedIn(200),
  },
  {
    route: "POST /api/closet/list",
    ask: () => post("/api/closet/list", { batch: "0".repeat(32), garments: [SCARF] }),
    ...signedIn(201),
  },
  {
    route: "GET /api/closet/sticker",
    ask: () => get("/api/closet/sticker?kind=scarf&colours=red"),
    ...signedIn(200),
  },
  { route: "PUT /api/closet/{id}/photo", ask: givePhoto, ...onlyOwner(409) },
  { route: "GET /api/closet/search", ask: () => get("/api/closet/search?q=red"), ...signedIn(200) },
  { route: "GET /api/closet/usage", ask: () => get("/api/closet/usage"), ...signedIn(200) },
  { route: "GET /api/closet/export", ask: () => get("/api/closet/export"), ...signedIn(200) },
  { route: "POST /api/closet/import", ask: bringCloset, ...signedIn(200) },
  { route: "PUT /api/closet/{id}/cartoon", ask: recut, ...onlyOwner(200) },
  {
    route: "GET /api/closet/{id}/mask",
    ask: () => get(`/api/closet/${item.id}/mask`),
    ...onlyOwner(200),
  },
  {
    route: "PATCH /api/closet/{id}",
    ask: () => ({ method: "PATCH", url: `/api/closet/${item.id}`, payload: { name: "Red shirt" } }),
    ...onlyOwner(200),
  },
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
    route: "POST /api/generate_outfit_from_closet/stream",
    ask: () => ({ ...outfit(owner.id), url: "/api/generate_outfit_from_closet/stream" }),
    visitor: 403,
    owner: 200,
    other: 403,
    expired: 403,
  },
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
    route: "PUT /api/wears",
    ask: () => put("/api/wears", { garments: [item.id], day: "2026-11-20", worn: true }),
    ...signedIn(200),
  },
  {
    route: "GET /api/closet/{id}/wears",
    ask: () => get(`/api/closet/${item.id}/wears`),
    ...onlyOwner(200),
  },
  {
    route: "PUT /api/laundry",
    ask: () => put("/api/laundry", { garments: [item.id], status: "in-the-wash" }),
    ...signedIn(200),
  },
  {
    route: "DELETE /api/closet/{id}",
    ask: () => ({ method: "DELETE", url: `/api/closet/${item.id}` }),
    ...onlyOwner(204),
  },
  { route: "GET /api/closet/bin", ask: () => get("/api/closet/bin"), ...signedIn(200) },
  {
    route: "POST /api/closet/bin/{id}",
    ask: () => post(`/api/closet/bin/${item.id}`, {}),
    ...onlyOwner(200),
  },
  {
    // In the closet by now, so that nobody's bin has it.
    route: "DELETE /api/closet/bin/{id}",
    ask: () => ({ method: "DELETE", url: `/api/closet/bin/${item.id}` }),
    ...onlyOwner(404),
  },
  {
    route: "DELETE /api/closet/bin",
    ask: () => ({ method: "DELETE", url: "/api/closet/bin" }),
    ...signedIn(204),
  },
  { route: "GET /api/account", ask: () => get("/api/account"), ...signedIn(200) },
  {
    // Whoever guesses at the password must be signed in first.
    route: "POST /api/account/password",
    ask: () =>
      post("/api/account/password", { currentPassword: "wrong", newPassword: "long enough" }),
    ...signedIn(403),
  },
  {
    route: "POST /api/account/deletion",
    ask: () => post("/api/account/deletion", { email: owner.email, password: "wrong" }),
    visitor: 401,
    owner: 403,
    other: 400,
    expired: 401,
  },
  {
    route: "POST /api/account/verification",
    ask: () => post("/api/account/verification", { token: "made up" }),
    ...everyone(400),
  },
  { route: "DELETE /api/account/sessions/{id}", ask: ownersOtherSession, ...onlyOwner(204) },
  {
    route: "DELETE /api/account/sessions",
    ask: () => ({ method: "DELETE", url: "/api/account/sessions" }),
    ...signedIn(204),
  },
  {
    route: "GET /api/admin/overview",
    ask: () => get("/api/admin/overview"),
    ...signedIn(404),
  },
  { route: "GET /api/docs", ask: () => get("/api/docs"), ...everyone(200) },
  { route: "GET /api/docs/json", ask: () => get("/api/docs/json"), ...everyone(200) },
  { route: "GET /api/docs/style.css", ask: () => get("/api/docs/style.css"), ...everyone(200) },
  { route: "GET /healthz", ask: () => get("/healthz"), ...everyone(200) },
  { route: "GET /readyz", ask: () => get("/readyz"), ...everyone(200) },
  { route: "GET /metrics", ask: () => metrics, ...everyone(200) },
  {
    route: "GET /api/auth/get-session",
    ask: () => get("/api/auth/get-session"),
    ...everyone(200),
  },
  {
    route: "GET /api/auth/callback/{provider}",
    ask: () => get("/api/auth/callback/google?code=1&state=2"),
    ...everyone(302),
  },
  {
    route: "POST /api/auth/sign-up/email",
    ask: () => post("/api/auth/sign-up/email", { name: "Ada", email: owner.email, password: "x" }),
    ...everyone(400),
  },
  {
    route: "POST /api/auth/sign-in/email",
    ask: () => post("/api/auth/sign-in/email", { email: owner.email, password: "wrong" }),
    ...everyone(401),
  },
  {
    route: "POST /api/auth/sign-in/social",
    ask: () => post("/api/auth/sign-in/social", { provider: "google" }),
    ...everyone(404),
  },
  {
    route: "POST /api/auth/request-password-reset",
    ask: () => post("/api/auth/request-password-reset", { email: owner.email }),
    ...everyone(400),
  },
  {
    route: "POST /api/auth/send-verification-email",
    ask: () => post("/api/auth/send-verification-email", { email: owner.email }),
    ...everyone(400),
  },
  {
    route: "POST /api/auth/reset-password",
    ask: () => post("/api/auth/reset-password", { newPassword: "long enough", token: "made up" }),
    ...everyone(400),
  },
  // The very last: nobody has a session any more after it.
  {
    route: "POST /api/auth/sign-out",
    ask: () => post("/api/auth/sign-out", {}),
    ...everyone(200),
  },
];

test("every route of the running server is in the table", () => {
  const rows = new Set(TABLE.map((row) => row.route));
  expect(routesOf(server.app).toSorted()).toEqual([...rows].toSorted());
});

const changing = TABLE.filter((row) => !row.route.startsWith("GET "));

test.each(changing)("$route is not carried out for another site's page", async (row) => {
  for (const origin of ["http://evil.test", "null", "http://closet.test.evil.test"]) {
    const options = await row.ask();
    const headers = { ...options.headers, origin };
    const answer = await call(server.app, owner, { ...options, headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: "wrong_origin" }]);
  }
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

const readable = TABLE.filter(({ route, owner }) => route.startsWith("GET ") && owner === 200);

test.each(readable)("$route tells a visitor no more by HEAD", async (row) => {
  const head = await call(server.app, null, { ...(await row.ask()), method: "HEAD" });
  const known = row.route.includes("/api/auth/") ? 404 : row.visitor;
  expect([head.statusCode, head.body]).toEqual([known, ""]);
});

test("another's item and a missing one look the same", async () => {
  [owner, other] = [await signUp(server.app), await signUp(server.app)];
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
  const before = await server.stored();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
  const files = [svg, `<?xml version="1.0"?>${svg}`, "<!doctype html><script>x()</script>"];
  for (const [n, text] of files.entries()) {
    const url = `/api/storage/users/${owner.id}/top/picture${n}.svg`;
    const headers = { "content-type": "image/svg+xml" };
    const put = { method: "PUT", url, payload: Buffer.from(text), headers } as const;
    expect((await call(server.app, owner, put)).statusCode).toBe(415);
    expect((await call(server.app, owner, get(url))).statusCode).toBe(404);
    const fields = { userId: owner.id, category: "top" };
    const form = await formOf(fields, { image: Buffer.from(text) }, "shirt.jpg");
    const upload = { method: "POST", url: "/api/cartoonize", ...form } as const;
    expect((await call(server.app, owner, upload)).statusCode).toBe(415);
  }
  expect(await server.stored()).toEqual(before);
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
  const { body } = await call(server.app, null, metrics);
  expect(body).toContain('route="/api/closet/:id/cartoon"');
  for (const secret of [owner.id, owner.email, item.id]) expect(body).not.toContain(secret);
});
