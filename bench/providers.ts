/**
 * What a provider adds and what we add to it: `npm run bench:providers [-- --runs 20]`. A fake provider on loopback takes 3 s in
 * OpenAI's wire format; a real server process asks it, for a visitor and for somebody who owns forty garments. Ours is all the time
 * that was not the provider's: understanding the request before it is asked, checking after its last word.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { OutfitEvents, OutfitResponse } from "@fit-closet/core";
import type { Person } from "@fit-closet/server/testing/dist/closet-client.js";
import { startServer } from "@fit-closet/server/testing/dist/running-server.js";
import { startSlowProvider } from "@fit-closet/server/testing/dist/slow-provider.js";
import { fillOwnCloset } from "./own-closet.js";

const { values } = parseArgs({ options: { runs: { type: "string", default: "20" } } });
const RUNS = Number(values.runs);
const PROVIDER_MS = 3000;
const FIRST_WORDS_MS = 150;
const OURS_MS = 30;
const PROMPTS = [
  "what should I wear to a picnic in the park?",
  "a rainy day at the office, and dinner with friends after",
  "dinner with friends, nothing too dressy",
  "a long flight in winter, as comfortable as can be",
];

type Run = { idea: number; picture: number; words: number; before: number; after: number };

const provider = await startSlowProvider({ firstMs: 600, wholeMs: PROVIDER_MS });
const server = await startServer({
  ...provider.settings,
  BUDGET_PERSON: "1000",
  BUDGET_ADDRESS: "1000",
  BUDGET_SERVER: "1000",
});
try {
  const first = await ask(0, null);
  print(`the first idea after the start: ${ms(first.idea)}; added by us ${ms(oursOf(first))}`);
  await measure("a visitor", null);
  await measure("somebody with 40 garments", await fillOwnCloset(server.url));
} finally {
  await server.close();
  provider.close();
}

async function measure(who: string, person: Person | null): Promise<void> {
  const runs: Run[] = [];
  for (let n = 1; n <= RUNS; n++) runs.push(await ask(n, person));
  report(who, runs);
}

/** One idea. Every other time the provider chooses another outfit than ours, which is then drawn as well. */
async function ask(n: number, person: Person | null): Promise<Run> {
  provider.pace = { firstMs: 600, wholeMs: PROVIDER_MS, choice: 1 + (n % 2) };
  const prompt = PROMPTS[n % PROMPTS.length];
  const start = performance.now();
  const response = await fetch(`${server.url}/api/generate_outfit_from_closet/stream`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(person && { cookie: person.cookie, origin: server.url }),
    },
    body: JSON.stringify({ userId: person?.id, prompt, seed: n }),
  });
  const at = new Map<string, number>();
  const hear = (name: string) => at.has(name) || at.set(name, performance.now());
  let rest = "";
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, name = "", data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      hear(name);
      if (name === "outfit" && (JSON.parse(data) as OutfitEvents["outfit"]).image_url)
        hear("picture");
      if (name === "done") checkDone(JSON.parse(data) as OutfitResponse, person);
    }
  }
  const since = (name: string, from: number) => (at.get(name) ?? Number.NaN) - from;
  return {
    idea: since("idea", start),
    picture: since("picture", start),
    words: since("words", start),
    before: provider.beganAt - start,
    after: since("done", provider.endedAt),
  };
}

function checkDone({ by, image_url, items }: OutfitResponse, person: Person | null): void {
  if (by === "embedded" || !image_url) throw new Error(`The provider's idea did not come: ${by}.`);
  if (person && items.length === 0) throw new Error("Nothing was chosen from the closet.");
}

function oursOf({ before, after }: Run): number {
  return before + after;
}

function report(who: string, runs: Run[]): void {
  print(`\n${who}, ${RUNS} ideas from a provider of ${PROVIDER_MS / 1000} s`);
  const figures: [name: string, of: (run: Run) => number][] = [
    ["our whole idea on the wire, in words", ({ idea }) => idea],
    ["its picture on the wire", ({ picture }) => picture],
    ["the provider's first words on the wire", ({ words }) => words],
    ["ours before the provider is asked", ({ before }) => before],
    ["ours after its last word", ({ after }) => after],
    ["ours in all", oursOf],
  ];
  const lines = figures.map(([name, of]) => {
    const [p50, p95] = [50, 95].map((part) => percentile(runs.map(of), part));
    print(`${name.padEnd(44)} p50 ${ms(p50)}   p95 ${ms(p95)}`);
    return { p50, p95 };
  });
  const [idea, ours] = [lines[0]!, lines.at(-1)!];
  const load = loadavg()[0]!.toFixed(1);
  print(
    `first useful words after ${ms(idea.p50)} (p95 ${ms(idea.p95)}, aim ${FIRST_WORDS_MS}); added by us ${ms(ours.p50)} (p95 ${ms(ours.p95)}, aim ${OURS_MS}); machine load ${load}`,
  );
}

function percentile(figures: number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((part / 100) * sorted.length) - 1)]!;
}

function ms(figure: number | undefined): string {
  return `${(figure ?? Number.NaN).toFixed(0)} ms`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
