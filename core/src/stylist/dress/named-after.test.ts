import { expect, test } from "vitest";
import { called, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { readBrief } from "../understand/read-brief.ts";

const knowledge = knowledgeOnDisk();

type Shod = readonly [language: string, prompt: string, own: string, other: string];

test.each<Shod>([
  ["en", "skateboarding in the park", "suede skate shoes", "running shoes"],
  ["it", "faccio skate al parco", "scarpe da skate di camoscio", "scarpe da corsa"],
  ["pt", "skate no parque", "tênis de skate de camurça", "tênis de corrida"],
])("%s: %s: the %s that are called after it are worn", (language, prompt, own, other) => {
  const closet = [
    called("t-shirt", "top"),
    called("jeans", "trouser"),
    called(own, "shoes"),
    called(other, "shoes"),
  ];
  const request = { prompt, closet, weather: weatherAt(22), seed: 1, language };
  expect(suggestOutfit(request, knowledge).plan.items).toContain(own);
});

test.each([
  ["de", "Rollschuhe"],
  ["en", "ice skates"],
  ["fr", "patins à roulettes"],
  ["es", "patines en línea"],
  ["it", "pattini a rotelle"],
  ["pt", "patins em linha"],
])("%s: nobody goes to lunch in %s", (language, skates) => {
  const closet = [
    called("t-shirt", "top"),
    called("jeans", "trouser"),
    called(skates, "shoes"),
    called("sneakers", "shoes"),
  ];
  const prompt = { de: "Mittagessen mit Kollegen", en: "lunch with colleagues" }[language];
  const request = { prompt: prompt ?? "pranzo", closet, weather: null, seed: 1, language };
  expect(suggestOutfit(request, knowledge).plan.items).toContain("sneakers");
});

test.each([
  ["en", "a session with my new trainer at the gym"],
  ["de", "Fitnessstudio mit meinem neuen Trainer"],
])("%s: who trains somebody is no shoe that is wished for", (language, prompt) => {
  const { wants } = readBrief({ prompt, closet: [], weather: null, language }, knowledge);
  expect(wants).toEqual([]);
});
