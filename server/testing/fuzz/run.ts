import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { connect } from "@fit-closet/server/dist/database/connect.js";
import { type Person, signUp } from "../closet-client.ts";
import type { RunningServer } from "../running-server.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { type OddImage, oddImages } from "./images.ts";
import { type Operation, operationsOf } from "./operations.ts";
import { type OddRequest, oddRequest } from "./requests.ts";
import { type Answer, send } from "./wire.ts";

export type FuzzOptions = {
  server: RunningServer;
  databaseUrl: string | undefined;
  images: number;
  requestsPerRoute: number;
  seed: number;
};

export type FuzzReport = {
  images: number;
  requests: number;
  routes: number;
  /** How many answers had which status. */
  statuses: Record<string, number>;
  /** What must not be, in a sentence each; empty when all is well. */
  findings: string[];
  /** Resident memory in bytes: once everything had been used, and at the end. */
  memory: { warm: number; end: number };
  /** The longest that the server's own thread kept everybody waiting, in milliseconds, and what was being sent meanwhile. */
  lag: { ms: number; during: string };
};

const AT_ONCE = 6;
const MANY_FINDINGS = 30;

/** Sends what is wrong in every way to a server that runs, and holds it to its promises. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { server, images, requestsPerRoute, seed } = options;
  const person = await signUp(server.url);
  const lag = { ms: 0, during: "" };
  const trial = { ...options, person, statuses: {}, findings: [], lag } satisfies Trial;
  // What it measured up to now was its start.
  await metric(server.url, LAG);
  // Sizes are told once every part of the server has been used, twice as long as anything is lazy.
  await tryImages(trial, Math.ceil(images / 4), chanceOf(seed + 1));
  await tryRequests(trial, Math.ceil(requestsPerRoute / 4), seed + 2);
  const warm = await memoryOf(server.url);
  await tryImages(trial, images, chanceOf(seed));
  const { routes, requests } = await tryRequests(trial, requestsPerRoute, seed);
  const memory = { warm, end: await memoryOf(server.url) };
  const { statuses, findings } = trial;
  return { images, requests, routes, statuses, findings, memory, lag };
}

type Trial = FuzzOptions & {
  person: Person;
  statuses: Record<string, number>;
  findings: string[];
  lag: FuzzReport["lag"];
};

async function tryImages(trial: Trial, count: number, chance: Chance): Promise<void> {
  const before = await kept(trial);
  let stored = 0;
  await several(oddImages(count, chance), async (image) => {
    const answer = await send(trial.server.url, uploadOf(image, trial.person), trial.person.cookie);
    judge(trial, `${image.kind} photo`, answer);
    if (answer.status !== 200) return;
    const { item } = JSON.parse(answer.body) as { item: { id: string } };
    // Into the bin, and out of it for good.
    for (const path of [`/api/closet/${item.id}`, `/api/closet/bin/${item.id}`]) {
      const removal = { kind: "", method: "DELETE", path, headers: {}, body: null };
      const gone = await send(trial.server.url, removal, trial.person.cookie);
      if (gone.status !== 204) stored++;
    }
  });
  await noteLag(trial, "photos");
  const after = await kept(trial);
  if (stored > 0) find(trial, `${stored} garments could not be removed again`);
  if (after.files !== before.files)
    find(trial, `refused photos left ${after.files - before.files} files`);
  if (after.rows !== before.rows)
    find(trial, `refused photos left ${after.rows - before.rows} rows`);
}

const BOUNDARY = "----a-line-that-is-in-no-photo";

function uploadOf({ kind, bytes, fileName }: OddImage, person: Person): OddRequest {
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="${fileName}"\r\nContent-Type: image/svg+xml\r\n\r\n`;
  const words = field("userId", person.id) + field("category", "top") + head;
  const body = Buffer.concat([Buffer.from(words), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  return { kind, method: "POST", path: "/api/cartoonize", headers, body };
}

async function tryRequests(trial: Trial, perRoute: number, seed: number) {
  const document = await (await fetch(`${trial.server.url}/api/docs/json`)).json();
  const operations = operationsOf(document as Parameters<typeof operationsOf>[0]);
  for (const [n, operation] of operations.entries())
    await tryRoute(trial, operation, perRoute, chanceOf(seed * 1000 + n));
  return { routes: operations.length, requests: operations.length * perRoute };
}

async function tryRoute(trial: Trial, operation: Operation, count: number, chance: Chance) {
  const route = `${operation.method} ${operation.path}`;
  const before = await kept(trial);
  let accepted = 0;
  const odd = Array.from({ length: count }, (_, n) => oddRequest(chance, operation, n));
  await several(odd, async (request) => {
    const answer = await send(trial.server.url, request, trial.person.cookie);
    judge(trial, `${route}, ${request.kind}`, answer);
    if (answer.status < 200 || answer.status >= 300) return;
    accepted++;
    await pictured(trial, answer);
  });
  await noteLag(trial, route);
  const after = await kept(trial);
  // What was accepted may keep something: one row, and one file.
  for (const noun of ["rows", "files"] as const)
    if (after[noun] - before[noun] > accepted)
      find(
        trial,
        `${route}: ${after[noun] - before[noun]} ${noun} from ${accepted} accepted calls`,
      );
}

/** A picture that is told of may still be on its way to its row and file; whoever fetches it waits for both. */
async function pictured({ server, person }: Trial, { body }: Answer): Promise<void> {
  for (const [, path] of body.matchAll(/"image_url":"([^"]+)"/g))
    await fetch(new URL(path!, server.url), { headers: { cookie: person.cookie } });
}

/** Bytes of a failure: a code and a sentence. */
const MOST_SAID = 4096;

const TRACE = /\n\s+at |node_modules|\.[jt]s:\d+|SqliteError|SQLITE_|syntax error at/;

function judge(trial: Trial, what: string, { status, headers, body }: Answer): void {
  trial.statuses[status] = (trial.statuses[status] ?? 0) + 1;
  const busy = status === 503 && Number(headers["retry-after"]) > 0;
  if (status >= 500 && !busy) find(trial, `${what}: ${status} ${body.slice(0, 200)}`);
  const isJson = headers["content-type"]?.includes("json") === true;
  if (status >= 400 && isJson && body.length > MOST_SAID)
    find(trial, `${what}: ${status} with ${body.length} bytes`);
  if (status >= 400 && TRACE.test(body)) find(trial, `${what}: a trace in ${body.slice(0, 300)}`);
}

function find({ findings }: Trial, sentence: string): void {
  if (findings.length < MANY_FINDINGS && !findings.includes(sentence)) findings.push(sentence);
}

/** What the server keeps. Sessions and counts of attempts come and go by themselves. */
async function kept({ server, databaseUrl }: Trial): Promise<{ rows: number; files: number }> {
  const { db, close } = await connect({ url: databaseUrl, folder: server.dataDir });
  let rows = 0;
  for (const table of ["user", "photo", "garment", "idea", "picture", "message"] as const) {
    const count = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
      db,
    );
    rows += count.rows[0]?.n ?? 0;
  }
  await close();
  const store = join(server.dataDir, "files");
  const entries = await readdir(store, { recursive: true, withFileTypes: true });
  return { rows, files: entries.filter((entry) => entry.isFile()).length };
}

const memoryOf = (url: string): Promise<number> => metric(url, "process_resident_memory_bytes");

/** Measured in the server by `monitorEventLoopDelay`, since it was last read. */
const LAG = "nodejs_eventloop_lag_max_seconds";

async function noteLag({ server, lag }: Trial, during: string): Promise<void> {
  const ms = Math.round((await metric(server.url, LAG)) * 1000);
  if (ms > lag.ms) Object.assign(lag, { ms, during });
}

async function metric(url: string, name: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const line = metrics.split("\n").find((one) => one.startsWith(`${name} `));
  if (!line) throw new Error(`The server measures no ${name}.`);
  return Number(line.slice(name.length));
}

/** Works on several at once, in the order in which they come. */
async function several<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting =
    Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const one = async () => {
    for (let next = await waiting.next(); !next.done; next = await waiting.next())
      await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}
