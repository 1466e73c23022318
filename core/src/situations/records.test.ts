import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mistakenWays, problemsOf, shareFound, sharedWays } from "./check.ts";
import { knownIds } from "./known-ids.ts";
import { RECORD_LANGUAGES, situationSchema } from "./record.ts";

const folder = new URL("../../assets/situations/", import.meta.url);
const files = readdirSync(folder);
const situations = files.map((file) =>
  situationSchema.parse(JSON.parse(readFileSync(new URL(file, folder), "utf8"))),
);

/** Diverse ways are worth more than names that find them all: half must be found by name. */
const FOUND = 0.5;

test("there are many settings, each in a file of its name", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(situations.map(({ id }) => `${id}.json`)).toEqual(files);
});

test.each(situations)("$id says nothing wrong", (situation) => {
  expect(problemsOf(situation, knownIds())).toEqual([]);
});

test.each(RECORD_LANGUAGES)("names find at least half of the ways in %s", (language) => {
  const poor = situations.filter((situation) => shareFound(situation, language) < FOUND);
  expect(poor.map(({ id }) => id)).toEqual([]);
});

test("no way is shared, and none is taken for another setting", () => {
  expect(sharedWays(situations)).toEqual([]);
  expect(mistakenWays(situations)).toEqual([]);
});

test("no sentence is told in two settings", () => {
  const sentences = situations.flatMap(({ lines }) => lines.map(({ say }) => say.en));
  expect(new Set(sentences).size).toBe(sentences.length);
});
