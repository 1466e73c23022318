import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions } from "fastify";
import sharp from "sharp";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { connect } from "./database/connect.ts";
import type { Database } from "./database/schema.ts";

export const ORIGIN = "http://closet.test";
const SECRET = "a secret that only the tests know, long enough";

const GENEROUS = Object.fromEntries(
  ["SIGN_IN", "SIGN_UP", "EMAILS", "IDEAS", "PICTURES", "CARTOONS", "CONTACT", "IMPORTS"].map(
    (name) => [`LIMIT_${name}`, "10000"],
  ),
);

export type TestApp = {
  app: FastifyInstance;
  folder: string;
  /** Undefined for SQLite. */
  databaseUrl: string | undefined;
  /** Every file that is stored, as its path below the store. */
  stored: () => Promise<string[]>;
  /** Looks into, or changes, what the server keeps, over a connection of its own. */
  inDatabase: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

/** The whole server on an empty folder: real database, files and engines, and no network. */
export async function openApp(settings: Record<string, string | undefined> = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), "fit-closet-app-"));
  const own = { DATA_DIR: folder, WEB_DIR: join(folder, "web"), WEATHER: "climate" };
  const config = readConfig({
    ...GENEROUS,
    QUOTA_UPLOADS: "100000",
    ...own,
    LOG_LEVEL: "silent",
    ...settings,
  });
  const app = await createApp(config, SECRET);
  const store = join(folder, "files");
  return {
    app,
    folder,
    databaseUrl: config.databaseUrl,
    stored: async () => {
      const entries = await readdir(store, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes("~"));
      return files.map((file) => join(file.parentPath, file.name).slice(store.length + 1));
    },
    inDatabase: async (work) => {
      const { db, close } = await connect({ url: config.databaseUrl, folder });
      try {
        return await work(db);
      } finally {
        await close();
      }
    },
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestPerson = { id: string; email: string; cookie: string };

/** Calls as a browser on the site would: with its origin, and with the person's cookie where one is given. */
export function call(app: FastifyInstance, person: TestPerson | null, options: InjectOptions) {
  const headers = {
    host: new URL(ORIGIN).host,
    origin: ORIGIN,
    ...(person && { cookie: person.cookie }),
    ...options.headers,
  };
  return app.inject({ ...options, headers });
}

/** Out of the closet and out of the bin. */
export async function removeForGood(app: FastifyInstance, person: TestPerson, id: string) {
  await call(app, person, { method: "DELETE", url: `/api/closet/${id}` });
  return call(app, person, { method: "DELETE", url: `/api/closet/bin/${id}` });
}

export const PASSWORD = "correct horse battery";

export async function signUp(app: FastifyInstance, email = `${randomUUID()}@example.com`) {
  const names = { name: "Ada Lovelace", firstName: "Ada", lastName: "Lovelace" };
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
  const answer = await call(app, null, {
    method: "POST",
    url: "/api/auth/sign-up/email",
    payload: { ...names, ...passwords, email },
  });
  if (answer.statusCode !== 200) throw new Error(`Sign-up answered ${answer.body}`);
  const { user } = answer.json<{ user: { id: string } }>();
  return { id: user.id, email, cookie: cookieOf(answer.headers["set-cookie"]) };
}

export function cookieOf(header: string | string[] | undefined): string {
  const cookies = [header ?? []].flat();
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

/** A T-shirt on a plain background, drawn here so that no test needs a photo from elsewhere. */
export async function photoOf(colour: string): Promise<Buffer> {
  const shirt =
    "M150 110 L200 130 L250 110 L345 165 L315 225 L275 205 L275 420 L125 420 L125 205 L85 225 L55 165 Z";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500" fill="#e9e6e0"/><path d="${shirt}" fill="${colour}"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

/** A cut-out of `photoOf`'s proportions as a canvas gives it: white from the left as far as `share`, transparent beyond. */
export async function maskOf(share: number, width = 400, height = 500): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width * share}" height="${height}" fill="#fff"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A multipart form as a browser encodes it. */
export async function formOf(
  fields: Record<string, string>,
  files: { image?: Buffer; mask?: Buffer } = {},
  fileName = "shirt.jpg",
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, bytes] of Object.entries(files))
    form.append(name, new Blob([new Uint8Array(bytes)]), name === "image" ? fileName : "mask.png");
  const encoded = new Response(form);
  return {
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** Uploads one photo as the page does. */
export async function upload(
  app: FastifyInstance,
  person: TestPerson,
  { colour = "#b03040", category = "top", fileName = "shirt.jpg" } = {},
) {
  const fields = { userId: person.id, category };
  const form = await formOf(fields, { image: await photoOf(colour) }, fileName);
  return call(app, person, { method: "POST", url: "/api/cartoonize", ...form });
}

/** Every route that the running server has, as `GET /api/closet/{id}/cartoon`, read off fastify's own tree. */
export function routesOf(app: FastifyInstance): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const found = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line);
      if (!found) return [];
      const [, indent = "", part = "", methods = ""] = found;
      const depth = indent.length / 4;
      above.splice(depth, Infinity, part);
      const path = above.join("").replaceAll(/:(\w+)/g, "{$1}");
      return methods.split(", ").map((method) => `${method} ${path}`);
    })
    .filter((route) => !route.startsWith(" ") && !route.startsWith("HEAD "));
}
