/**
 * What a slow phone sees of each page: `npm run bench:page [-- --runs 5] [--only NAME] [--against FOLDER]`. Prints a JSON line a page: the medians of
 * several first visits in Chromium with its processor slowed four times, on 1.6 Mbit/s with 150 ms latency; then one line of what the
 * server itself takes. With another built checkout in FOLDER each visit alternates between the two, so that both meet the same machine.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type RunningServer, startServer } from "@fit-closet/server/testing/dist/running-server.js";
import { chromium } from "@playwright/test";
import { fillCloset } from "./load-closet.ts";
import { type Figures, measureVisit } from "./page-measures.ts";
import { measureServer, type ServerFigures } from "./server-measures.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    against: { type: "string" },
    only: { type: "string", default: "" },
  },
});
const RUNS = Number(values.runs);
const PHONE = 390;
const DESKTOP = 1280;

/** `items` is how many the closet of who visits holds; null visits signed out. */
const PAGES: { page: string; path: string; items: number | null; width: number }[] = [
  { page: "home", path: "/home", items: null, width: PHONE },
  { page: "login", path: "/login", items: null, width: PHONE },
  { page: "closet, signed out", path: "/closet", items: null, width: PHONE },
  { page: "home, 50 items", path: "/home", items: 50, width: PHONE },
  { page: "closet, 50 items", path: "/closet", items: 50, width: PHONE },
  { page: "closet, 50 items, desktop", path: "/closet", items: 50, width: DESKTOP },
  { page: "closet, 2,000 items", path: "/closet", items: 2000, width: PHONE },
];

/** A checkout with its server and the people whose closets are looked at. */
type Subject = {
  name: string;
  server: RunningServer;
  cookies: Map<number, string>;
  folder: string;
};

const programs = [
  { name: "here", program: undefined },
  ...(values.against
    ? [{ name: "against", program: join(resolve(values.against), "server/dist/main.js") }]
    : []),
];

const subjects: Subject[] = [];
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const { name, program } of programs) subjects.push(await open(name, program));
  for (const page of PAGES.filter(({ page }) => page.startsWith(values.only))) await tellPage(page);
} finally {
  await browser.close();
  for (const { server } of subjects) await server.close();
}
if ("server".startsWith(values.only)) await tellServers();
for (const { folder } of subjects) await rm(folder, { recursive: true, force: true });

async function open(name: string, program: string | undefined): Promise<Subject> {
  const folder = await mkdtemp(join(tmpdir(), "fit-closet-page-"));
  const settings = { DATA_DIR: folder };
  const cookies = new Map<number, string>();
  for (const items of [50, 2000])
    cookies.set(items, (await fillCloset(settings, items, program)).person.cookie);
  return { name, folder, cookies, server: await startServer(settings, program) };
}

async function tellPage({ page, path, items, width }: (typeof PAGES)[number]): Promise<void> {
  const runs = subjects.map((): Figures[] => []);
  for (let run = 0; run < RUNS; run++)
    for (const [index, { server, cookies }] of subjects.entries()) {
      const cookie = items === null ? null : (cookies.get(items) ?? null);
      runs[index]?.push(await measureVisit(browser, { url: server.url, path, cookie, width }));
    }
  subjects.forEach(({ name }, index) => tell({ page, of: name, ...medians(runs[index] ?? []) }));
}

async function tellServers(): Promise<void> {
  const runs = programs.map((): ServerFigures[] => []);
  for (let run = 0; run < RUNS; run++)
    for (const [index, { program }] of programs.entries())
      runs[index]?.push(await measureServer(program));
  programs.forEach(({ name }, index) => tell({ server: name, ...medians(runs[index] ?? []) }));
}

function medians<Name extends string>(runs: Record<Name, number>[]): Partial<Record<Name, number>> {
  const names = Object.keys(runs[0] ?? {}) as Name[];
  const middle = (name: Name) =>
    runs.map((run) => run[name]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  const entries = names.map((name) => [name, rounded(middle(name))] as const);
  return Object.fromEntries(entries) as Partial<Record<Name, number>>;
}

/** Shifts are small fractions; everything else is ms, KB, MB or a count. */
function rounded(value: number): number {
  return value < 2 ? Math.round(value * 1000) / 1000 : Math.round(value);
}

function tell(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
