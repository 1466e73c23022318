import { expect, test } from "vitest";
import { wornOf, weatherAt, called } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";

const knowledge = knowledgeOnDisk();

const PLAIN = [
  ["top", "t-shirt"],
  ["trouser", "leggings"],
  ["shoes", "sneakers"],
] as const;

const answer = (
  prompt: string,
  language: string,
  names: readonly (readonly [category: string, name: string])[],
) => {
  const closet = names.map(([category, name]) => called(name, category));
  const request = { prompt, closet, weather: weatherAt(18), seed: 1, language };
  return suggestOutfit(request, knowledge);
};

type Guarded = readonly [language: string, prompt: string, category: string, guard: string];

const GUARDED: readonly Guarded[] = [
  ["en", "an afternoon of kayaking on the lake", "other", "buoyancy aid"],
  ["de", "wir gehen segeln auf der Ostsee", "other", "Rettungsweste"],
  ["fr", "première leçon de kayak", "other", "gilet d'aide à la flottabilité"],
  ["es", "una tarde de kayak en el embalse", "other", "chaleco salvavidas"],
  ["it", "un pomeriggio in kayak", "other", "giubbotto salvagente"],
  ["pt", "uma tarde de caiaque", "other", "colete salva-vidas"],
  ["de", "Fußballtraining heute Abend", "other", "Schienbeinschoner"],
  ["fr", "je fais du roller avec ma fille", "other", "genouillères"],
  ["en", "lab day, mixing acids", "other", "goggles"],
  ["en", "delivery rider shift tonight", "cap", "bike helmet"],
];

test.each(GUARDED)("%s: %s: the %s %s that is owned is on", (language, prompt, category, guard) => {
  expect(answer(prompt, language, [...PLAIN, [category, guard]]).plan.items).toContain(guard);
});

test("knees and teeth are guarded at once", () => {
  const guards = [
    ["other", "knee pads"],
    ["other", "wrist guards"],
  ] as const;
  const { plan } = answer("roller skating in the park", "en", [...PLAIN, ...guards]);
  expect(plan.items).toEqual(expect.arrayContaining(["knee pads", "wrist guards"]));
});

test("nobody is told to get what only some wear there", () => {
  expect(answer("an afternoon of kayaking on the lake", "en", PLAIN).text).not.toMatch(/life/i);
});

test.each<[string, string, string]>([
  ["en", "lunch with my aunt", "life jacket"],
  ["en", "a run in the park", "knee pads"],
  ["de", "Kartoffeln ernten", "Schwimmweste"],
  ["fr", "un café en ville", "protège-tibias"],
])("%s: %s: the %s stays at home", (language, prompt, guard) => {
  expect(wornOf(prompt, language, [...PLAIN, ["other", guard]])).not.toContain(guard);
  expect(answer(prompt, language, [...PLAIN, ["other", guard]]).plan.items).not.toContain(guard);
});
