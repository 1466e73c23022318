/**
 * A language model played by hand, over HTTP: `npm run -s bench:led -- set.jsonl --documents documents.jsonl` writes what a model would be
 * told of each request of a set like `bench:blind`'s, one line each: { id, instructions, document }. Whoever answers them from nothing else
 * writes lines of { id, answer }, and `… -- set.jsonl --documents documents.jsonl --answers answers.jsonl --texts texts.jsonl` asks again: a real server process takes
 * the request of a person who owns that closet, in that weather, and asks a provider on loopback, which gives these answers word by word.
 * What is turned away is handed back with what is wrong: `--corrections corrections.jsonl` writes that down, and a second line of the same
 * id among the answers is what is answered then. Printed are how many of the ideas are the model's, and how many keep what was expected, beside the embedded stylist's own.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Idea, OutfitResponse } from "@fit-closet/core";
import { failuresOf, suggestOutfit } from "@fit-closet/core/stylist";
import { knownSettings } from "@fit-closet/server/dist/engines/situations.js";
import { archiveOf } from "@fit-closet/server/testing/dist/archive.js";
import {
  askForIdea,
  closetOf,
  importArchive,
  type Person,
  signUp,
} from "@fit-closet/server/testing/dist/closet-client.js";
import { answersWith, startOpenMeteo } from "@fit-closet/server/testing/dist/open-meteo.js";
import { startServer } from "@fit-closet/server/testing/dist/running-server.js";
import { startSlowProvider } from "@fit-closet/server/testing/dist/slow-provider.js";
import sharp from "sharp";
import { type BlindRequest, readBlind } from "./blind-set.js";
import { forecastFor } from "./forecast.js";
import { shirtPhoto } from "./shirt.js";

const { values, positionals } = parseArgs({
  options: {
    documents: { type: "string" },
    answers: { type: "string" },
    corrections: { type: "string" },
    texts: { type: "string" },
  },
  allowPositionals: true,
});
const [file] = positionals;
if (!file) throw new TypeError("npm run -s bench:led -- set.jsonl --documents documents.jsonl");

type Told = { id: string; instructions: string; document: string };
type Answered = { id: string; answer: { chosen: number[] } };

/** The lines of a file by their ids, in its order. */
function linesOf<Line extends { id: string }>(from: string | undefined): Map<string, Line[]> {
  const lines = from ? readFileSync(resolve(from), "utf8").trim().split("\n") : [];
  const all = new Map<string, Line[]>();
  for (const line of lines.map((one) => JSON.parse(one) as Line))
    all.set(line.id, [...(all.get(line.id) ?? []), line]);
  return all;
}

const answers = linesOf<Answered>(values.answers);
const answered = linesOf<Told>(values.answers && values.documents);
/** Of nothing: where nobody answered, the embedded idea stands. */
const NONE = JSON.stringify({ reading: "", chosen: [], text: "–" });

const namesIn = (document: string): string[] =>
  (JSON.parse(document) as { closet?: { name: string }[] }).closet?.map(({ name }) => name) ?? [];

/** The answer to that document; each time somebody owns the closet, its pieces are numbered in another order. */
function answerTo(id: string, document: string, turn: 0 | 1): string {
  const [given, told] = [answers.get(id)?.[turn]?.answer, answered.get(id)?.[0]];
  if (!given || !told) return NONE;
  const [before, now] = [namesIn(told.document), namesIn(document)];
  const chosen = given.chosen.map((number) => now.indexOf(before[number - 1]!) + 1);
  return JSON.stringify({ ...given, chosen });
}

let asking: BlindRequest;
const documents: string[] = [];
const corrections: string[] = [];
const provider = await startSlowProvider({
  firstMs: 0,
  wholeMs: 20,
  answer(instructions, document, correction) {
    const { id } = asking;
    if (correction) corrections.push(JSON.stringify({ id, correction }));
    else documents.push(JSON.stringify({ id, instructions, document }));
    return answerTo(id, document, correction ? 1 : 0);
  },
});
const openMeteo = await startOpenMeteo((_, response) =>
  answersWith(JSON.stringify(forecastFor(asking.weather!)))(_, response),
);
const server = await startServer({
  ...provider.settings,
  WEATHER: "open-meteo",
  WEATHER_URL: openMeteo.url,
  BUDGET_PERSON: "1000",
  BUDGET_ADDRESS: "1000",
  BUDGET_SERVER: "1000",
});

const photo = await shirtPhoto("#26324d", "#c9d3da");
const cartoon = await sharp(photo).resize(512, 512).webp().toBuffer();

/** Somebody new who owns that closet, and what each piece is called in the set. */
async function ownerOf({ closet }: BlindRequest) {
  const person = await signUp(server.url);
  const photos = closet.map((_, n) => Buffer.concat([photo, Buffer.from(`photo ${n}`)]));
  const zip = await archiveOf(photos, cartoon, closet);
  await importArchive(server.url, person, zip);
  const names = new Map(closet.map(({ id, name }) => [name, id]));
  const items = await closetOf(server.url, person);
  const ids = items.map(({ id, name }) => [id, names.get(name ?? "")!] as const);
  return { person, ids };
}

/** Each place is asked about once. */
let places = 0;

function ask({ prompt }: BlindRequest, person: Person): Promise<OutfitResponse> {
  const place = { lat: -60 + (places % 600) / 5, lon: Math.floor(places++ / 600) };
  return askForIdea(server.url, person, prompt, { seed: 1, ...place });
}

/** The answer with the pieces called as in the set. */
function asIdea(answer: OutfitResponse, ids: readonly (readonly [string, string])[]): Idea {
  const renamed = ids.reduce(
    (text, [id, name]) => text.replaceAll(id, name),
    JSON.stringify(answer),
  );
  const { outfit_idea, ...idea } = JSON.parse(renamed) as OutfitResponse;
  return { ...idea, text: outfit_idea } as Idea;
}

const texts: string[] = [];
const kept = { requests: 0, led: 0, kept: 0, embedded: 0 };
for (const request of readBlind(file).filter(({ weather }) => weather)) {
  asking = request;
  const { person, ids } = await ownerOf(request);
  const before = server.said().length;
  const answer = await ask(request, person);
  const [, why = ""] =
    /did not pass its check\. (\([^)]*\))/.exec(server.said().slice(before)) ?? [];
  const idea = asIdea(answer, ids);
  const { id, prompt, closet, weather = null } = request;
  const own = suggestOutfit({ prompt, closet, weather, seed: 1 }, knownSettings());
  const failures = failuresOf(request, idea);
  kept.requests += 1;
  kept.led += answer.by === "embedded" ? 0 : 1;
  kept.kept += failures.length === 0 ? 1 : 0;
  kept.embedded += failuresOf(request, own).length === 0 ? 1 : 0;
  console.log(`${id}: ${answer.by} ${why}${failures.length > 0 ? `; ${failures.join("; ")}` : ""}`);
  const worn = idea.plan.items.map((item) => closet.find((one) => one.id === item)?.name ?? item);
  texts.push(JSON.stringify({ id, by: answer.by, worn, text: idea.text }));
}
console.table([kept]);
if (values.documents && !values.answers)
  writeFileSync(resolve(values.documents), `${documents.join("\n")}\n`);
if (values.corrections) writeFileSync(resolve(values.corrections), `${corrections.join("\n")}\n`);
if (values.texts) writeFileSync(resolve(values.texts), `${texts.join("\n")}\n`);
await server.close();
provider.close();
openMeteo.close();
