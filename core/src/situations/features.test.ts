import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { problemsOfFeature } from "./check.ts";
import { featureSchema } from "./feature.ts";
import { settingsFrom } from "./index.ts";
import { knownIds } from "./known-ids.ts";
import { RECORD_LANGUAGES, type Situation, situationSchema } from "./record.ts";

const folder = new URL("../../assets/features/", import.meta.url);
const files = readdirSync(folder);
const features = files.map((file) =>
  featureSchema.parse(JSON.parse(readFileSync(new URL(file, folder), "utf8"))),
);

test("each is in a file of its name", () => {
  expect(files.length).toBeGreaterThan(1);
  expect(features.map(({ id }) => `${id}.json`)).toEqual(files);
});

test.each(features)("$id says nothing wrong", (feature) => {
  expect(problemsOfFeature(feature, knownIds())).toEqual([]);
});

test.each(RECORD_LANGUAGES)("no name is two features' in %s", (language) => {
  const names = features.flatMap((feature) => feature.names[language]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("no sentence is told of two features", () => {
  const sentences = features.flatMap(({ lines }) => lines.map(({ say }) => say.en));
  expect(new Set(sentences).size).toBe(sentences.length);
});

const situations = new URL("../../assets/situations/", import.meta.url);
const situation = (id: string): Situation =>
  situationSchema.parse(JSON.parse(readFileSync(new URL(`${id}.json`, situations), "utf8")));

/** One feature of sand, and one of a cold room that is only for a cold day. */
const only = settingsFrom({
  situations: [],
  features: features
    .filter(({ id }) => ["sand-in-everything", "cold-inside"].includes(id))
    .map((feature) =>
      feature.id === "sand-in-everything" ? feature : { ...feature, weather: { tempBelow: 5 } },
    ),
  linesIn: () => [],
});
const day = {
  feelsC: 3,
  precip: "none",
  windKmh: 5,
  humidity: 60,
  swingC: 2,
  time: "day",
} as const;
const held = (text: string, of: string | null, feelsC: number | null = 3) =>
  only
    .circumstances(text, "en", of ? situation(of) : null, { ...day, feelsC })
    .map(({ id, said }) => [id, said]);

test("what is named holds anywhere, in the person's words", () => {
  expect(held("a wedding, and there is Sand everywhere", null)).toEqual([
    ["sand-in-everything", "Sand everywhere"],
  ]);
});

test("what a setting's facts imply holds unsaid", () => {
  expect(held("", "ice-rink-with-children", null)).toEqual([]);
  expect(held("", "beach-day", null)).toEqual([["sand-in-everything", null]]);
});

test("facts and weather must both hold", () => {
  const cold = situation("ice-rink-with-children");
  const inside = { ...cold, indoorC: [5, 10] as [number, number], seatedShare: 0.6 };
  const of = (feelsC: number | null) =>
    only.circumstances("", "en", inside, { ...day, feelsC }).map(({ id }) => id);
  expect(of(3)).toContain("cold-inside");
  expect(of(9)).not.toContain("cold-inside");
  expect(of(null)).not.toContain("cold-inside");
});
