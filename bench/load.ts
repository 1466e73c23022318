/**
 * What one machine carries: `npm run bench:load [-- --seconds 5]`. Real server processes on loopback, on SQLite and on PostgreSQL,
 * as one process and as two; a closet of 2,000 garments, then its growth; then cartoons at ten times what the machine can draw.
 * The load comes from this process and shares the cores with the server, so figures compare within one run only.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "@fit-closet/server/testing/dist/postgres.js";
import { type RunningServer, startServer } from "@fit-closet/server/testing/dist/running-server.js";
import autocannon from "autocannon";
import { fillCloset, type LoadedCloset, shirtForm } from "./load-closet.ts";
import { residentMegabytes } from "./server-measures.ts";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "5" } } });
const SECONDS = Number(values.seconds);
const ITEMS = 2000;
const GROWTH = [50, 500, 5000];
const PROMPT = "what should I wear to a beach party?";

type Request = { path: string; method: "GET" | "POST"; body?: Buffer | string; type?: string };
type Figures = { perSecond: number; p50: number; p99: number; failed: number; refused: number };

const setups: { name: string; postgres: boolean; processes: number }[] = [
  { name: "SQLite, 1 process", postgres: false, processes: 1 },
  { name: "PostgreSQL, 1 process", postgres: true, processes: 1 },
  { name: "PostgreSQL, 2 processes", postgres: true, processes: 2 },
];

const closing: string[] = [];
for (const setup of setups) await measure(setup);
process.stdout.write(`\n${closing.join("; ")}\n`);

async function measure({ name, postgres, processes }: (typeof setups)[number]): Promise<void> {
  const database = postgres ? await startPostgres() : null;
  if (postgres && !database) return print(`\n${name}: no PostgreSQL on this machine, skipped`);
  const folder = await mkdtemp(join(tmpdir(), "fit-closet-load-"));
  const settings = { DATA_DIR: folder, DATABASE_URL: database?.url ?? "", LOG_LEVEL: "error" };
  const servers: RunningServer[] = [];
  try {
    const closet = await fillCloset(settings, ITEMS);
    for (let i = 0; i < processes; i++) servers.push(await startServer(settings));
    print(`\n${name}`);
    const drawn = await tellRequests(servers, closet);
    if (processes === 1) await tellOverload(servers[0]!, closet, { name, drawn });
    await Promise.all(servers.splice(0).map((server) => server.close()));
    if (processes === 1) await tellGrowth(settings, closet, name);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await rm(folder, { recursive: true, force: true });
    await database?.stop();
  }
}

/** @returns cartoons a second */
async function tellRequests(servers: RunningServer[], closet: LoadedCloset): Promise<number> {
  const idea = { userId: closet.person.id, lat: null, lon: null, prompt: PROMPT };
  const form = await shirtForm(closet.person);
  const json = "application/json";
  const requests: [string, number, Request][] = [
    ["closet page", 16, { path: "/api/closet", method: "GET" }],
    ["sticker", 16, { path: closet.cartoon, method: "GET" }],
    [
      "idea, drawn",
      8,
      {
        path: "/api/generate_outfit_from_closet",
        method: "POST",
        body: JSON.stringify(idea),
        type: json,
      },
    ],
    [
      "picture",
      8,
      {
        path: "/api/generate_dalle_image",
        method: "POST",
        body: JSON.stringify({ prompt: "a navy coat, grey trousers and a red cap" }),
        type: json,
      },
    ],
    ["cartoon", 8, { path: "/api/cartoonize", method: "POST", ...form }],
  ];
  let last = 0;
  for (const [what, connections, request] of requests) {
    const figures = await load(servers, closet, request, connections);
    print(line(what, figures));
    last = figures.perSecond;
  }
  print(`  memory: ${servers.map(({ pid }) => `${residentMegabytes(pid)} MB`).join(" and ")}`);
  return last;
}

/** Pages must stay quick while ten times as many photos come as the machine can draw, and the surplus must be told so. */
async function tellOverload(
  server: RunningServer,
  closet: LoadedCloset,
  { name, drawn: rate }: { name: string; drawn: number },
) {
  const form = await shirtForm(closet.person);
  const flood = { path: "/api/cartoonize", method: "POST", ...form } as const;
  const [drawn, ...pages] = await Promise.all([
    load([server], closet, flood, 10 * 9 * availableParallelism(), Math.ceil(10 * rate)),
    ...["/healthz", "/", "/api/closet?limit=20"].map((path) =>
      load([server], closet, { path, method: "GET" }, 1),
    ),
  ]);
  const slowest = Math.max(...pages.map(({ p99 }) => p99));
  print(line("cartoons at 10×", drawn));
  print(`  meanwhile pages: p99 ${slowest} ms`);
  closing.push(`${name}: pages' p99 ${slowest} ms while cartoons are at ten times capacity`);
}

async function tellGrowth(settings: Record<string, string>, closet: LoadedCloset, name: string) {
  const medians: number[] = [];
  for (const items of GROWTH) {
    const { person } = await fillCloset(settings, items);
    const server = await startServer(settings);
    const page: Request = { path: "/api/closet?limit=50", method: "GET" };
    await load([server], { ...closet, person }, page, 1);
    const figures = await load([server], { ...closet, person }, page, 1);
    print(line(`page of ${items}`, figures));
    medians.push(1000 / figures.perSecond);
    await server.close();
  }
  const growth = (medians.at(-1)! / medians[0]!).toFixed(2);
  closing.push(`${name}: a page of 5,000 items takes ${growth} times that of 50`);
}

/** The same load on every server at once; the figures of all together. */
async function load(
  servers: RunningServer[],
  { person }: LoadedCloset,
  { path, method, body, type }: Request,
  connections: number,
  /** Requests begun in a second; without it each connection sends the next as soon as it has an answer. */
  overallRate?: number,
): Promise<Figures> {
  const share = Math.max(1, Math.round(connections / servers.length));
  const runs = await Promise.all(
    servers.map(({ url }) =>
      autocannon({
        url: url + path,
        method,
        body,
        connections: share,
        overallRate,
        duration: SECONDS,
        timeout: 60,
        headers: { origin: url, cookie: person.cookie, ...(type && { "content-type": type }) },
      }),
    ),
  );
  const sum = (of: (run: autocannon.Result) => number) =>
    runs.reduce((total, run) => total + of(run), 0);
  return {
    perSecond: sum((run) => run["2xx"] / run.duration),
    p50: Math.max(...runs.map((run) => run.latency.p50)),
    p99: Math.max(...runs.map((run) => run.latency.p99)),
    refused: sum((run) => run.statusCodeStats?.["503"]?.count ?? 0),
    failed:
      sum((run) => run.non2xx + run.errors) -
      sum((run) => run.statusCodeStats?.["503"]?.count ?? 0),
  };
}

function line(what: string, { perSecond, p50, p99, failed, refused }: Figures): string {
  const rate = perSecond.toFixed(perSecond < 100 ? 1 : 0).padStart(7);
  const times = `p50 ${String(p50).padStart(5)} ms  p99 ${String(p99).padStart(5)} ms`;
  const told = refused ? `  ${refused} told to come back` : "";
  return `  ${what.padEnd(16)}${rate}/s  ${times}${told}${failed ? `  ${failed} FAILED` : ""}`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
