import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { ENDPOINTS } from "@fit-closet/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "../database/connect.ts";
import { allMessages } from "../database/messages.ts";
import { call, openApp, type TestApp } from "../testing.ts";

let server: TestApp;
let web: string;

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), "fit-closet-web-"));
  const page = (title: string) => `<!doctype html><title>${title} __COMPANY_NAME__</title>`;
  const files = {
    "index.html": page("Start"),
    "home/index.html": page("Home"),
    "closet/index.html": page("Closet"),
    "closet/index.signed-out.html": page("Sign in"),
    "404.html": page("Not found"),
    "assets/app-1a2b.js": "console.log(1)",
    "assets/app-1a2b.js.br": brotliCompressSync("console.log(1)"),
    "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(web, name)), { recursive: true });
    writeFileSync(join(web, name), content);
  }
  server = await openApp({ WEB_DIR: web, COMPANY_NAME: `Ada & <b>Co</b> "Ltd"` });
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true, force: true });
});

const get = (url: string, headers = {}) => call(server.app, null, { url, headers });

test("each route has its page, with the company's name written in and harmless", async () => {
  for (const [url, title] of [
    ["/", "Start"],
    ["/home", "Home"],
    ["/home/", "Home"],
    ["/home?a=1", "Home"],
  ] as const) {
    const { statusCode, headers, body } = await get(url);
    expect([url, statusCode, headers["content-type"]]).toEqual([
      url,
      200,
      "text/html; charset=utf-8",
    ]);
    expect(body).toContain(
      `<title>${title} Ada &amp; &lt;b&gt;Co&lt;/b&gt; &quot;Ltd&quot;</title>`,
    );
    expect(headers["cache-control"]).toBe("no-cache");
  }
});

test("a page that has not changed costs a 304, and is compressed where the browser can read that", async () => {
  const { headers } = await get("/home");
  expect((await get("/home", { "if-none-match": headers.etag })).statusCode).toBe(304);
  const small = await get("/home", { "accept-encoding": "gzip, br" });
  expect(small.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(small.rawPayload).toString()).toContain("<title>Home");
});

test("who is signed in gets a page that names what its scripts will ask for, a visitor one that names nothing", async () => {
  const cookie = "fit-closet.session_token=a";
  const link = async (url: string, headers = {}) => (await get(url, headers)).headers.link;
  expect(await link("/home")).toBeUndefined();
  expect(await link("/home", { cookie: "fit-closet.session_token=" })).toBeUndefined();
  for (const url of ["/", "/home", "/missing"])
    expect(await link(url, { cookie })).toContain("</api/auth/get-session>; rel=preload");
  expect(await link("/home", { cookie })).toContain("</api/closet?limit=");
  expect(await link("/missing", { cookie })).not.toContain("/api/closet");
  const { etag } = (await get("/home")).headers;
  const known = await get("/home", { cookie, "if-none-match": etag });
  expect([known.statusCode, known.headers.link]).toEqual([304, await link("/home", { cookie })]);
});

test("who brings no session gets the document that knows so", async () => {
  const cookie = "fit-closet.session_token=a";
  const titleOf = async (headers: object) =>
    /<title>(.*) Ada/.exec((await get("/closet", headers)).body)?.[1];
  expect([await titleOf({}), await titleOf({ cookie })]).toEqual(["Sign in", "Closet"]);
  const { etag, vary } = (await get("/closet")).headers;
  expect(vary).toContain("Cookie");
  const signedIn = await get("/closet", { cookie, "if-none-match": etag });
  expect(signedIn.statusCode).toBe(200);
  expect((await get("/closet/index.signed-out.html")).statusCode).toBe(404);
});

test("an unknown address gets the not-found page and status 404, below /api a failure in JSON", async () => {
  const page = await get("/no/such/page");
  expect([page.statusCode, page.body]).toEqual([404, expect.stringContaining("Not found")]);
  for (const url of ["/api/nothing", "/api", "/api?x"]) {
    const { statusCode, headers, body } = await get(url);
    expect([url, statusCode, JSON.parse(body)]).toEqual([
      url,
      404,
      { code: "not_found", message: "There is nothing here." },
    ]);
    expect(headers["cache-control"]).toBe("no-store");
  }
});

test("what has a hash in its name is kept for good, already compressed; the rest is asked for again", async () => {
  const asset = await get("/assets/app-1a2b.js", { "accept-encoding": "br" });
  expect(asset.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    vary: "Accept-Encoding",
  });
  expect((await get("/assets/app-1a2b.js")).body).toBe("console.log(1)");
  expect((await get("/favicon.svg")).headers["cache-control"]).toBe("public, max-age=3600");
});

test("nothing outside the pages' folder is served", async () => {
  for (const url of [
    "/../closet.sqlite",
    "/%2e%2e/closet.sqlite",
    "/assets/..%2f..%2fpackage.json",
    "/closet.sqlite",
  ])
    expect((await get(url)).statusCode).toBe(404);
});

test("a message from the contact page is kept", async () => {
  const message = { name: "Ada", email: "ada@example.com", message: "I like the stickers." };
  const sent = await call(server.app, null, {
    method: "POST",
    url: "/api/contact",
    payload: message,
  });
  expect(sent.statusCode).toBe(204);
  const { db, close } = await connect({ folder: server.folder });
  expect(await allMessages(db)).toEqual([expect.objectContaining(message)]);
  await close();
  const wrong = { name: " ", email: "ada", message: "hi" };
  const refused = await call(server.app, null, {
    method: "POST",
    url: "/api/contact",
    payload: wrong,
  });
  expect(refused.json()).toEqual({
    code: "bad_request",
    message:
      "Please tell us your name. Please enter an e-mail address we can answer to. Please write a little more.",
  });
});

test("the site tells the page its name and its limits; health tells whether it can work", async () => {
  expect((await get("/api/site")).json()).toEqual({
    companyName: `Ada & <b>Co</b> "Ltd"`,
    providers: { google: false, github: false },
    maxUploadBytes: 20 * 1024 * 1024,
    mail: false,
    signUps: true,
    streams: false,
  });
  expect((await get("/healthz")).statusCode).toBe(200);
  expect((await get("/readyz")).json()).toEqual({ status: "ready" });
});

test("every call is described, for programs and for people", async () => {
  const document = (await get("/api/docs/json")).json<{ openapi: string; paths: object }>();
  expect(document.openapi).toMatch(/^3\./);
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const endpoints = Object.values(ENDPOINTS).map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`,
  );
  expect(described.toSorted()).toEqual(endpoints.toSorted());
  const page = await get("/api/docs");
  expect(page.body).toContain("POST /api/generate_outfit_from_closet");
  expect(page.body).not.toMatch(/<script|<style|style=/);
});
