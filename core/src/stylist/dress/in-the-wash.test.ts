import { expect, test } from "vitest";
import { piece } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const CLOSET = [
  piece("tee", "top", "white tee", "#fcfcfb"),
  piece("jeans", "trouser", "blue jeans", "#2456b8"),
  piece("chinos", "trouser", "beige chinos", "#e0d0b0"),
  piece("shoes", "shoes", "white trainers", "#fcfcfb"),
];

const ask = (prompt: string, washing: string[], seed = 0) =>
  suggestOutfit({ prompt, closet: CLOSET, washing, weather: null, seed });

test.each([
  ["en", "what should I wear for a walk in the park", "in the wash"],
  ["de", "was soll ich für einen Spaziergang im Park anziehen", "in der Wäsche"],
  ["fr", "que porter pour une promenade au parc", "au lavage"],
  ["es", "qué me pongo para un paseo por el parque", "en la lavadora"],
  ["it", "cosa mi metto per una passeggiata al parco", "a lavare"],
  ["pt", "o que vestir para um passeio no parque", "para lavar"],
])("a gap that the wash leaves is told in %s", (language, prompt, words) => {
  for (let seed = 0; seed < 4; seed++) {
    const idea = ask(prompt, ["jeans", "chinos"], seed);
    expect(idea.language).toBe(language);
    expect(idea.plan.items).not.toContain("jeans");
    expect(idea.text).toContain(words);
  }
});

test("where something else does as well, nobody needs to hear of the wash", () => {
  const idea = ask("what should I wear for a walk in the park", ["jeans"]);
  expect(idea.plan.items).toContain("chinos");
  expect(idea.text).not.toContain("wash");
});

test("what is asked for and in the wash is neither worn nor said to be missing", () => {
  const idea = ask("I want to wear my blue jeans for a walk in the park", ["jeans"]);
  expect(idea.plan.items).not.toContain("jeans");
  expect(idea.text).toMatch(/blue jeans.* in the wash/);
  expect(idea.text).not.toMatch(/don't (have|own|see)[^.]*jeans/);
});

test("nothing that was asked or pressed brings a piece out of the wash", () => {
  const request = { closet: CLOSET, washing: ["jeans"], weather: null, include: ["jeans"] };
  const prompts = [
    "a walk in the park",
    "should I wear my blue jeans to the pub?",
    "my blue jeans, please",
  ];
  for (const prompt of prompts)
    for (let seed = 0; seed < 5; seed++) {
      const previous = { items: ["tee", "jeans", "shoes"], prompt: "a walk in the park" };
      expect(suggestOutfit({ ...request, prompt, seed }).plan.items).not.toContain("jeans");
      const warmer = suggestOutfit({ ...request, prompt: "warmer", seed, previous });
      expect(warmer.plan.items).not.toContain("jeans");
    }
});
