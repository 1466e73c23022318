import { expect, test } from "vitest";
import { piece, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";

const knowledge = knowledgeOnDisk();

const plain = [
  piece("tee", "top", "grey tee", "#8a8a8a"),
  piece("jeans", "trouser", "blue jeans", "#34507d"),
  piece("tights", "trouser", "running tights", "#22252b"),
  piece("trainers", "shoes", "running shoes", "#d8d8d8"),
];

const answer = (
  prompt: string,
  closet: ReturnType<typeof piece>[],
  tempC: number,
  language = "en",
) => suggestOutfit({ prompt, closet, weather: weatherAt(tempC), seed: 1, language }, knowledge);

test.each([
  ["en", "surfing tomorrow", 9, /wetsuit/],
  ["de", "Was ziehe ich morgen zum Surfen an?", 9, /Neoprenanzug/],
  ["fr", "visite du rucher demain, que mettre ?", 24, /voile d'apiculteur/],
  ["es", "mañana voy a clase de aquagym, ¿qué llevo?", 20, /bañador/],
  ["it", "domani due turni in pista con la moto, cosa metto?", 22, /tuta intera in pelle/],
  ["pt", "primeiro dia de esqui, o que visto?", -3, /impermeáveis/],
] as const)(
  "what one cannot take part without is said first (%s: %s)",
  (language, prompt, tempC, says) => {
    const { text, plan } = answer(prompt, plain, tempC, language);
    expect(text.split(/(?<=[.!?]) /)[0]).toMatch(says);
    expect(plan.items.length).toBeGreaterThan(1);
  },
);

test.each([
  ["surfing tomorrow", 9, piece("gear", "other", "black wetsuit", "#222222")],
  ["aqua aerobics class", 20, piece("gear", "other", "navy swimsuit", "#1c2742")],
  ["opening the beehives with my uncle", 24, piece("gear", "dress", "beekeeping suit", "#f4f1e6")],
  ["skiing on Saturday", -3, piece("gear", "trouser", "ski trousers", "#b5372f")],
  [
    "a motorbike track day at Silverstone track",
    22,
    piece("gear", "dress", "race leathers", "#222222"),
  ],
] as const)("where it is owned it is worn, and nothing is missing: %s", (prompt, tempC, gear) => {
  const helmet = piece("helmet", "other", "helmet", "#222222");
  const gloves = piece("gloves", "other", "ski gloves", "#222222");
  const { plan, text } = answer(prompt, [...plain, gear, helmet, gloves], tempC);
  expect(plan.items).toContain("gear");
  expect(text).not.toMatch(/in the closet/);
});

test.each([
  ["en", "Can I go surfing in my running tights?", 9, /^I'd say no/],
  ["fr", "Je peux garder mes derbies en cuir pour Kippour ?", 18, /^(Non|Je ne prendrais pas)/],
  ["pt", "Posso dirigir de chinelo?", 30, /^Não/],
] as const)(
  "a question about what does not do is answered with no (%s)",
  (language, prompt, tempC, says) => {
    const shoes = [
      piece("derbies", "shoes", "derbies en cuir", "#4a2f22"),
      piece("canvas", "shoes", "tennis en toile", "#f4f4f4"),
      piece("flip", "shoes", "chinelo", "#2a5f7d"),
    ];
    expect(answer(prompt, [...plain, ...shoes], tempC, language).text).toMatch(says);
  },
);

test("loose swim shorts will do in a German pool and not in a French one", () => {
  const closet = [...plain, piece("trunks", "short", "Badeshorts", "#2a5f7d")];
  expect(answer("Hallenbad mit den Kindern", closet, 20, "de").plan.items).toContain("trunks");
  expect(answer("je vais à la piscine", closet, 20, "fr").text).toMatch(/moulant/);
});

test("nobody goes through snow in shorts who owns trousers", () => {
  const closet = [...plain.slice(0, 2), piece("shorts", "short", "sports shorts", "#222222")];
  expect(answer("my first day on skis", closet, -4).plan.items).not.toContain("shorts");
});
