import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LanguageCode } from "../../languages/index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { readBrief } from "../understand/read-brief.ts";
import { flatten } from "../understand/intent.ts";
import { understandWords } from "../understand/recognise.ts";
import { readWords } from "../understand/text.ts";
import { hear } from "./hear.ts";
import type { QualityUse } from "./quality-uses.ts";

const knowledge = knowledgeOnDisk();
const learned = knowledge.learned!.roles;

function read(prompt: string, language: LanguageCode) {
  const words = readWords(prompt);
  const { finds } = understandWords(words, flatten(prompt), language);
  const { qualities } = hear(prompt, words, finds, language, { learned });
  return qualities.map(({ at, end, use }) => ({
    span: [words[at]!.start, words[end - 1]!.end] as const,
    use,
  }));
}

const MARK = /\[\[([^|\]]+)\|([a-z]+)\]\]/g;

/** A request without its marks, and where each stood. */
function unmarked(text: string) {
  let taken = 0;
  const marks = [...text.matchAll(MARK)].map(({ 0: whole, 1: words, 2: use, index }) => {
    const from = index - taken;
    taken += whole.length - words!.length;
    return { from, to: from + words!.length, use: use as QualityUse };
  });
  return { prompt: text.replaceAll(MARK, "$1"), marks };
}

const folder = new URL("../../../../training/stylist/marked-qualities/", import.meta.url);

/** Of requests that nothing was learned of: how many of their qualities there are, of how many it is said what they mean, and of how many rightly. */
function counted() {
  const counts = { all: 0, told: 0, right: 0 };
  for (const file of readdirSync(folder))
    for (const line of readFileSync(new URL(file, folder), "utf8").trim().split("\n")) {
      const { prompt, marks } = unmarked((JSON.parse(line) as { p: string }).p);
      const told = read(prompt, file.slice(0, 2) as LanguageCode);
      for (const { from, to, use } of marks) {
        const one = told.find(({ span }) => span[0] < to && from < span[1]);
        counts.all++;
        counts.told += Number(one !== undefined);
        counts.right += Number(one?.use === use);
      }
    }
  return counts;
}

test("what a colour or a cloth alone means is said where it is sure, and nearly always rightly", () => {
  const { all, told, right } = counted();
  expect(told / all).toBeGreaterThan(0.3);
  expect(right / told).toBeGreaterThan(0.92);
}, 60_000);

test("without what was learned only what is refused in plain words is", () => {
  const prompt = "purple is banned, wedding on Saturday";
  const words = readWords(prompt);
  const { finds } = understandWords(words, flatten(prompt), "en");
  const { qualities } = hear(prompt, words, finds, "en");
  expect(qualities.map(({ use, mention }) => [use, ...mention.colours])).toEqual([
    ["refuse", "purple"],
  ]);
});

test.each([
  ["leather-free, silk-free evening outfit for the opera", ["leather", "silk"]],
  ["dnner dat tonite nohting blak", ["blak"]],
])("what is refused in few plain words stays out whatever was learned: %s", (prompt, avoided) => {
  const { avoids } = readBrief({ prompt, weather: null, language: "en" }, knowledge);
  expect(avoids.map(({ text }) => text)).toEqual(avoided);
});
