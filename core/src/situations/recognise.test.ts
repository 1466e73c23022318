import { expect, test } from "vitest";
import { recogniser, type Named } from "./recognise.ts";

const none = { de: [], fr: [], es: [], it: [], pt: [] };
const records: Named[] = [
  { id: "wedding", rank: 2, names: { ...none, en: ["wedding"], fr: ["mariage"] } },
  { id: "beach-wedding", rank: 2, names: { ...none, en: ["wedding beach"] } },
  { id: "concert", rank: 1, names: { ...none, en: ["concert !piano"] } },
  { id: "dance", rank: 1, names: { ...none, en: [], fr: ["prof danse"] } },
  { id: "church", rank: 1, names: { ...none, en: ["church"], fr: ["eglise"] } },
  { id: "errands", rank: 0, names: { ...none, en: ["errand*"] } },
  { id: "sunday-in", rank: 0, names: { ...none, en: ["sunday in"] } },
];
const named = (text: string, language: "en" | "fr" = "en") =>
  recogniser(records, language)(text).map(({ id }) => id);

test("the name with more words wins", () => {
  expect(named("a wedding on the beach")).toEqual(["beach-wedding", "wedding"]);
});

test("words far from each other name nothing together", () => {
  const far =
    "a wedding with ten people I have not seen since we all left for university, then a beach";
  expect(named(far)).toEqual(["wedding"]);
});

test("words of two sentences name nothing together", () => {
  expect(named("That was my wedding. Now for a beach")).toEqual(["wedding"]);
});

test("a small word is part of a name only beside the others", () => {
  expect(named("a slow sunday in")).toEqual(["sunday-in"]);
  expect(named("sunday lunch with all her friends in town")).toEqual([]);
});

test("the higher rank names the day", () => {
  expect(named("errands, then church, then a wedding")).toEqual(["wedding", "church", "errands"]);
});

test.each([
  ["weddings", ["wedding"]],
  ["running errands", ["errands"]],
  ["churchill's biography", []],
  ["a piano concert", []],
  ["", []],
])("%s names %j", (text, ids) => expect(named(text)).toEqual(ids));

test("accents and elisions do not hide a name", () => {
  expect(named("je vais à l’église", "fr")).toEqual(["church"]);
});

test("a small word is no bent form of another", () => {
  expect(named("mon prof de danse", "fr")).toEqual(["dance"]);
  expect(named("le prof est dans la salle", "fr")).toEqual([]);
});

test("what was said is told in the person's own words", () => {
  const [found] = recogniser(records, "en")("my cousin's Wedding on a Beach!");
  expect(found?.said).toBe("Wedding on a Beach");
});
