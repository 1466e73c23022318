import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import fastifyStatic from "@fastify/static";
import { CLOSET_PAGE_MAX, FitError, NEWEST } from "@fit-closet/core";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answer } from "../http/errors.ts";

type Content = { html: Buffer; br: Buffer; gzip: Buffer; etag: string };

type Page = {
  content: Content;
  /** What a browser gets that brings no session. */
  signedOut: Content;
  /** The header that tells the browser of somebody signed in what the scripts will ask for: it need not wait for them. */
  preloads: string;
};

export type WebAppOptions = { webDir: string; companyName: string };

const NOT_FOUND = "/404";

const listOf = (limit: number) => `/api/closet?limit=${limit}`;

/** What the scripts of any page ask for first. */
const SESSION = "/api/auth/get-session";

/** What they ask for next where somebody is signed in. */
const ASKED_NEXT = new Map([
  ["/", listOf(NEWEST)],
  ["/home", listOf(NEWEST)],
  ["/closet", listOf(CLOSET_PAGE_MAX)],
]);

/**
 * Serves the built pages: `web/dist/<route>/index.html` at `/<route>`, or `index.signed-out.html` to a browser without a session, held in
 * memory with the company's name written in; everything else in that folder as it is. Unknown addresses get the not-found page, below /api a failure in JSON.
 */
export async function serveWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  const pages = await readPages(options);
  const notFound = pages.get(NOT_FOUND);
  await app.register(fastifyStatic, {
    root: options.webDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ["**/*.html", "**/*.br", "**/*.gz"],
    setHeaders: (reply, path) => {
      reply.setHeader("cache-control", cachingOf(path));
      reply.setHeader("vary", "Accept-Encoding");
    },
  });
  for (const [route, page] of pages)
    if (route !== NOT_FOUND)
      app.get(route, { schema: { hide: true } }, (request, reply) =>
        sendPage(request, reply, page),
      );
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === "GET" && !/^\/api(\/|\?|$)/.test(request.url);
    if (!isPage || !notFound) return answer(reply, new FitError("not_found"));
    return sendPage(request, reply.status(404), notFound);
  });
}

async function readPages({ webDir, companyName }: WebAppOptions): Promise<Map<string, Page>> {
  const files = await readdir(webDir, { recursive: true }).catch(() => []);
  const pages = new Map<string, Page>();
  const html = files.filter((name) => name.endsWith(".html"));
  const read = async (file: string) =>
    contentOf(await readFile(join(webDir, file), "utf8"), companyName);
  for (const file of html.filter((name) => !name.endsWith(SIGNED_OUT))) {
    const [content, other] = [await read(file), file.replace(/\.html$/, SIGNED_OUT)];
    const signedOut = html.includes(other) ? await read(other) : content;
    const route = routeOf(file);
    pages.set(route, { content, signedOut, preloads: preloadsOf(route) });
  }
  return pages;
}

const SIGNED_OUT = ".signed-out.html";

function routeOf(file: string): string {
  const path = `/${file.split(sep).join("/")}`.replace(/(index)?\.html$/, "");
  return path === "/" ? path : path.replace(/\/$/, "");
}

function preloadsOf(route: string): string {
  const next = ASKED_NEXT.get(route);
  const asked = next ? [SESSION, next] : [SESSION];
  return asked.map((url) => `<${url}>; rel=preload; as=fetch; crossorigin`).join(", ");
}

/** Brotli's best takes a second for all pages at each start, and saves hardly anything on files this small. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

function contentOf(template: string, companyName: string): Content {
  const html = Buffer.from(template.replaceAll("__COMPANY_NAME__", escaped(companyName)));
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  return { html, br: brotliCompressSync(html, QUICKLY), gzip: gzipSync(html), etag };
}

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}

/** Pages are asked for anew each time and cost one 304; what they load carries a hash in its name and is kept for good. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const signedIn = isSignedIn(request);
  const { html, br, gzip, etag } = signedIn ? page.content : page.signedOut;
  void reply.headers({ etag, "cache-control": "no-cache", vary: "Accept-Encoding, Cookie" });
  if (signedIn) void reply.header("link", page.preloads);
  if (reply.statusCode === 200 && request.headers["if-none-match"] === etag)
    return reply.status(304).send();
  void reply.type("text/html; charset=utf-8");
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return reply.header("content-encoding", "br").send(br);
  if (/\bgzip\b/.test(accepted)) return reply.header("content-encoding", "gzip").send(gzip);
  return reply.send(html);
}

/** As far as the cookie says: whether it still holds is told by the call itself. */
const isSignedIn = ({ headers }: FastifyRequest) => /session_token=./.test(headers.cookie ?? "");

function cachingOf(path: string): string {
  const hashed = path.includes(`${sep}assets${sep}`);
  return hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}
