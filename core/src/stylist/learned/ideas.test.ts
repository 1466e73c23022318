import { expect, test } from "vitest";
import { ideasFrom, ideasIn } from "./ideas.ts";
import { knowledgeOnDisk } from "./on-disk.test-data.ts";

const table = ideasFrom(
  new Map([
    ["de hochzeit", ["idea wedding", "tag formal"]],
    ["de *hochzeit", ["idea wedding", "tag formal"]],
    ["de standesamtliche trauung", ["idea civil-wedding"]],
    ["es boda", ["idea wedding", "tag formal"]],
    ["es bodeg*", ["idea wine-cellar"]],
  ]),
);

const read = (text: string, language: string) => ideasIn(table, text.split(" "), language);

test("a word stands for its ideas in its own language alone", () => {
  expect(read("la boda", "es")).toEqual(["idea wedding", "tag formal"]);
  expect(read("boda", "de")).toEqual([]);
});

test("a star stands for any beginning or ending, and for none", () => {
  expect(read("traumhochzeit", "de")).toEqual(["idea wedding", "tag formal"]);
  expect(read("bodegas", "es")).toEqual(["idea wine-cellar"]);
  expect(read("bodeg", "es")).toEqual(["idea wine-cellar"]);
  expect(read("bodegon", "de")).toEqual([]);
});

test("a phrase is found where its words stand together", () => {
  expect(read("zur standesamtliche trauung morgen", "de")).toEqual(["idea civil-wedding"]);
  expect(read("standesamtliche morgen trauung", "de")).toEqual([]);
});

test("the lexicon ties the words of six languages together", () => {
  const { ideas } = knowledgeOnDisk().learned!.fits;
  const interview = [
    ["en", "interview"],
    ["de", "vorstellungsgesprach"],
    ["fr", "entretien"],
    ["es", "entrevista"],
    ["it", "colloquio"],
    ["pt", "entrevista"],
  ].map(([language, word]) => ideasIn(ideas, [word!], language!));
  const shared = interview[0]!.filter((name) => interview.every((names) => names.includes(name)));
  expect(shared.some((name) => name.startsWith("idea "))).toBe(true);
});
