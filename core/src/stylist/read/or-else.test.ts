import { expect, test } from "vitest";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { readBrief } from "../understand/read-brief.ts";

const settings = knowledgeOnDisk();
const read = (language: string, prompt: string) =>
  readBrief({ prompt, closet: [], weather: null, language }, settings);

test.each([
  ["en", "Squash at the club: court shoes or you don't play"],
  ["de", "Zumba im Verein, Turnschuhe, sonst darf man nicht rein"],
  ["fr", "Squash au club, baskets obligatoires, sinon on ne joue pas"],
  ["es", "Squash en el club: zapatillas o no te dejan jugar"],
  ["it", "Squash al circolo: scarpe da ginnastica o non si gioca"],
  ["pt", "Squash no clube: ténis ou não entras"],
])("what nobody takes part without is not refused (%s)", (language, prompt) => {
  const { avoids } = read(language, prompt);
  expect(avoids.map(({ text }) => text)).toEqual([]);
});

test("a wet day is no wet coat", () => {
  const { wants, avoids } = read("en", "The letter says wellies and a raincoat, and it'll be wet.");
  expect(avoids).toEqual([]);
  expect(wants.map(({ text }) => text)).toContain("raincoat");
});
