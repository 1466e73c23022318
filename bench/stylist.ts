// How good and how fast the embedded stylist is: every request's expectations at ten seeds, milliseconds for closets of four sizes, thirty texts to read.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Garment, type Idea } from "@fit-closet/core";
import { asAsked, failuresOf, suggestOutfit, type CheckedRequest } from "@fit-closet/core/stylist";
import { knownSettings } from "@fit-closet/server/dist/engines/situations.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const SHARED = join(root, "..", "shared", "stylist", "requests.json");
const OWN = join(root, "core", "src", "stylist", "requests.test-data.json");
const SEEDS = 10;

const ask = (request: CheckedRequest, seed: number): Idea =>
  suggestOutfit(asAsked(request, seed), knownSettings());

function readOwn(): CheckedRequest[] {
  const { closets, requests } = JSON.parse(readFileSync(OWN, "utf8")) as {
    closets: Record<string, Garment[]>;
    requests: (CheckedRequest & { closetRef: string })[];
  };
  return requests.map((request) => ({ ...request, closet: closets[request.closetRef] ?? [] }));
}

/** Every seed's failures of one request, and whether asking again brings something new. */
function judge(request: CheckedRequest): string[] {
  const failures = new Map<string, number[]>();
  const outfits = new Set<string>();
  const texts = new Set<string>();
  for (let seed = 0; seed < SEEDS; seed++) {
    const idea = ask(request, seed);
    for (const failure of failuresOf(request, idea))
      failures.set(failure, [...(failures.get(failure) ?? []), seed]);
    if (seed >= (request.repeat?.seeds ?? 5)) continue;
    outfits.add(idea.plan.items.join());
    texts.add(idea.text);
  }
  const lines = [...failures].map(([failure, seeds]) => `${failure} (seed ${seeds.join(",")})`);
  if (outfits.size < (request.repeat?.minDistinctOutfits ?? 0))
    lines.push(`only ${outfits.size} different outfits`);
  if (texts.size < (request.repeat?.minDistinctTexts ?? 0))
    lines.push(`only ${texts.size} different texts`);
  return lines;
}

function report(label: string, requests: readonly CheckedRequest[]): boolean {
  let passed = 0;
  for (const request of requests) {
    const failures = judge(request);
    if (failures.length === 0) passed++;
    else
      console.log(
        `  ${request.id} “${request.prompt.slice(0, 70)}”\n${failures.map((failure) => `      ${failure}`).join("\n")}`,
      );
  }
  console.log(`${label}: ${passed}/${requests.length} at seeds 0–${SEEDS - 1}`);
  return passed === requests.length;
}

const KINDS: readonly [string, string][] = [
  ["top", "tee"],
  ["top", "linen shirt"],
  ["top", "striped top"],
  ["hoodies", "hoodie"],
  ["coat", "overcoat"],
  ["coat", "raincoat"],
  ["trouser", "jeans"],
  ["trouser", "tailored trousers"],
  ["short", "shorts"],
  ["cap", "cap"],
];

/** Half named, half as photos give them: category and colours only. */
function closetOf(size: number): Garment[] {
  return Array.from({ length: size }, (_, index) => {
    const [category, noun] = KINDS[index % KINDS.length]!;
    const value = (Math.imul(index + 1, 0x9e3779b1) >>> 8) & 0xffffff;
    const colours = [`#${value.toString(16).padStart(6, "0")}`, "#f2f2f0"];
    return {
      id: `i${index}`,
      category,
      colours,
      tags: [],
      ...(index % 2 === 0 && { name: `${noun} ${index}` }),
    };
  });
}

function measure(size: number): string {
  const closet = closetOf(size);
  const prompts = [
    "smart dinner tomorrow evening, no heels and nothing yellow",
    "hiking in the hills, might be windy",
    "wedding on the beach in Lisbon in September",
    "Was ziehe ich morgen zum Vorstellungsgespräch an? Es regnet.",
  ];
  const weather = {
    tempC: 12,
    feelsLikeC: 10,
    windKmh: 18,
    precip: "rain",
    humidity: 70,
    isNight: false,
  } as const;
  const times: number[] = [];
  for (let round = 0; round < 220; round++) {
    const fresh = closet.map((garment) => ({ ...garment }));
    const start = performance.now();
    suggestOutfit(
      { prompt: prompts[round % prompts.length]!, closet: fresh, weather, seed: round },
      knownSettings(),
    );
    if (round >= 20) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => times[Math.floor((times.length - 1) * share)]!.toFixed(2);
  return `${String(size).padStart(5)} items: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

function writeSample(requests: readonly CheckedRequest[]): void {
  const lines = requests.slice(0, 30).map((request, index) => {
    const idea = ask(request, index);
    const worn = idea.plan.items.map(
      (id) => request.closet.find((garment) => garment.id === id)?.name ?? id,
    );
    const weather = request.weather
      ? `${request.weather.tempC} °C, ${request.weather.precip}, wind ${request.weather.windKmh} km/h`
      : "no weather";
    return `## ${index + 1}. ${request.prompt.slice(0, 200)}\n\n*${weather} · ${idea.status} · ${idea.language}*\n\n${idea.text}\n\nWorn: ${worn.join(", ") || "nothing owned"}. Suggested: ${idea.plan.suggested.map(({ name }) => name).join(", ") || "nothing"}.\n`;
  });
  const file = join(root, "docs", "samples", "stylist.md");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `# Thirty answers of the embedded stylist\n\nWritten by \`npm run bench:stylist\`; the seed is the number less one.\n\n${lines.join("\n")}`,
  );
  console.log("thirty texts written to docs/samples/stylist.md");
}

const own = readOwn();
let sound = true;
let shared: CheckedRequest[] = [];
if (existsSync(SHARED)) {
  shared = JSON.parse(readFileSync(SHARED, "utf8")) as CheckedRequest[];
  sound = report("shared requests", shared);
} else
  console.log(
    "shared requests: ../shared/stylist/requests.json is not here, only our own set runs",
  );
sound = report("own requests", own) && sound;
for (const size of [0, 30, 300, 3000]) console.log(measure(size));
writeSample(own.filter((_, index) => index % Math.max(1, Math.floor(own.length / 30)) === 0));
process.exitCode = sound ? 0 : 1;
