// How well requests are read: garments found, wear or not or asked about, the eight roles and what is asked for, per language and for each part of the reader.
// A folder of *.jsonl: { language, prompt, reading: { intent, mentions: [{ text, role }] } }, one request a line.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readBrief, type ReadMention, readRequest, type Role } from "@fit-closet/core/stylist";
import { knownSettings } from "@fit-closet/server/dist/engines/situations.js";

type Labelled = {
  language: string;
  prompt: string;
  reading: { intent: string; mentions: { text: string; role: Role }[] };
};
type Language = "en" | "de" | "fr" | "es" | "it" | "pt";
type Count = { requests: number; mentions: number; found: number; decided: number; roles: number };
type Tally = Count & { intents: number; intentsRight: number; ms: number };

const LANGUAGES = ["en", "de", "fr", "es", "it", "pt"] as const;
/** Each works on what the ones before it found; "learned" is the whole reader. */
const STAGES = ["cues", "clauses", "binding", "learned"] as const;
const settings = knownSettings();
const { learned } = settings;

const folder = process.argv[2];
if (!folder) throw new TypeError("npm run -s bench:reader -- folder");
const records = readdirSync(resolve(folder))
  .filter((name) => name.endsWith(".jsonl"))
  .flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"))
  .map((line) => JSON.parse(line) as Labelled);

const decision = (role: Role): string => {
  if (role === "asked-about") return "asked";
  return role === "want" || role === "keep" || role === "own" ? "wear" : "not";
};

const nothing = (): Tally => ({
  requests: 0,
  mentions: 0,
  found: 0,
  decided: 0,
  roles: 0,
  intents: 0,
  intentsRight: 0,
  ms: 0,
});

const confusion = new Map<string, number>();

function placesOf({ prompt, reading }: Labelled): { span: [number, number]; role: Role }[] {
  let from = 0;
  return reading.mentions.flatMap(({ text, role }) => {
    const at = prompt.indexOf(text, from) >= 0 ? prompt.indexOf(text, from) : prompt.indexOf(text);
    if (at < 0) return [];
    from = at + text.length;
    return [{ span: [at, at + text.length] as [number, number], role }];
  });
}

const overlaps = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  a[0] < b[1] && b[0] < a[1];

function count(record: Labelled, stage: (typeof STAGES)[number], tally: Tally): void {
  const language = record.language.slice(0, 2) as Language;
  const places = placesOf(record);
  const started = performance.now();
  const reading = readRequest(record.prompt, {
    language,
    spans: places.map(({ span }) => span),
    ...(stage === "learned" ? { learned: learned?.roles } : { stage }),
  });
  tally.ms += performance.now() - started;
  tally.requests++;
  tally.intents++;
  const intent = stage === "learned" ? intentOf(record) : labelOf(reading.intent);
  if (intent === labelOf(record.reading.intent)) tally.intentsRight++;
  for (const { span, role } of places) {
    const read = reading.mentions.find((one: ReadMention) => overlaps(one.span, span));
    tally.mentions++;
    if (read?.garment) tally.found++;
    if (read && decision(read.role) === decision(role)) tally.decided++;
    if (read?.role === role) tally.roles++;
    else if (stage === "learned") {
      const key = `${role} read as ${read?.role ?? "nothing"}`;
      confusion.set(key, (confusion.get(key) ?? 0) + 1);
    }
  }
}

/** What the whole reader makes of a request, as people label it. */
function intentOf({ prompt, language }: Labelled): string {
  const brief = readBrief({ prompt, weather: null, language: language.slice(0, 2) }, settings);
  if (brief.talk === "upkeep") return "how-to";
  return brief.status === "outfit" ? labelOf(brief.intent) : "chat";
}

/** Labels that come to the same for who is answered. */
function labelOf(intent: string): string {
  if (intent === "care") return "how-to";
  if (intent === "other") return "chat";
  if (intent === "compare") return "question";
  return ["how-to", "chat", "question"].includes(intent) ? intent : "outfit";
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : ((100 * part) / whole).toFixed(1);

const row = (tally: Tally) => ({
  requests: tally.requests,
  mentions: tally.mentions,
  "found %": percent(tally.found, tally.mentions),
  "wear/not/asked %": percent(tally.decided, tally.mentions),
  "roles %": percent(tally.roles, tally.mentions),
  "intent %": percent(tally.intentsRight, tally.intents),
  "ms each": (tally.ms / Math.max(1, tally.requests)).toFixed(2),
});

for (const stage of STAGES) {
  const table: Record<string, ReturnType<typeof row>> = {};
  const all = nothing();
  for (const language of LANGUAGES) {
    const tally = nothing();
    for (const record of records)
      if (record.language.startsWith(language)) {
        count(record, stage, tally);
      }
    table[language] = row(tally);
    for (const key of Object.keys(all) as (keyof Tally)[]) all[key] += tally[key];
  }
  console.log(`\n${stage}`);
  console.table({ ...table, all: row(all) });
}
console.log("most frequent confusions");
for (const [key, times] of [...confusion].toSorted((a, b) => b[1] - a[1]).slice(0, 12))
  console.log(String(times).padStart(4), key);
