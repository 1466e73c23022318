import { expect, test } from "vitest";
import { languageOf } from "../../languages/index.ts";
import { suggestOutfit } from "../index.ts";
import { piece } from "../closet.testing.ts";
import { knowledgeOnDisk } from "./on-disk.test-data.ts";

const known = knowledgeOnDisk();
const closet = [
  piece("shirt", "top", "white shirt", "#ffffff"),
  piece("jeans", "trouser", "blue jeans", "#34507d"),
  piece("shoes", "shoes", "sneakers", "#ffffff"),
];
const asked = (prompt: string, language: string) =>
  suggestOutfit({ prompt, closet, weather: null, seed: 1, language }, known);

test.each([
  ["en", "how do I wash a silk blouse?"],
  ["de", "Wie wäscht man eine Seidenbluse?"],
  ["fr", "Comment laver un pull en cachemire ?"],
  ["es", "¿Cómo se quita una mancha de café de una camisa?"],
  ["it", "Come si lava un maglione di lana?"],
  ["pt", "Como tirar mancha de vinho de uma camisa?"],
] as const)("%s: who asks how to look after clothes gets no outfit: %s", (language, prompt) => {
  const idea = asked(prompt, language);
  expect(idea.status).toBe("redirect");
  expect(idea.plan.items).toEqual([]);
  expect(languageOf(language).talk.answers.upkeep).toContain(idea.text);
});

test.each([
  ["en", "the blouse has a wine stain, what do I wear to the office?"],
  ["en", "how do I dress for a funeral?"],
  ["de", "Das Hemd ist in der Wäsche, was zieh ich zum Büro an?"],
  ["fr", "le pull est au lavage, je mets quoi pour sortir ?"],
  ["es", "la camisa tiene una mancha, qué me pongo para la oficina"],
  ["it", "la camicia è da lavare, che cosa metto in ufficio?"],
  ["pt", "a camisa está manchada, o que visto para o escritório?"],
])("%s: a stain on the way to an outfit is no question of upkeep: %s", (language, prompt) => {
  expect(asked(prompt, language).status).not.toBe("redirect");
});

test.each([
  ["en", "hedge trimming, wasp nest"],
  ["de", "Äste schneiden, Leiter, Wespen"],
  ["fr", "tonte des moutons"],
  ["es", "limpiar el trastero con mi suegro"],
  ["it", "imbiancare il soffitto, scala alta"],
  ["pt", "apanhar azeitona com o meu sogro"],
])("%s: a few words that tell of a day we have no word for are dressed: %s", (language, prompt) => {
  expect(asked(prompt, language).status).toBe("outfit");
});

test.each([
  ["en", "zzkt plmk vvbn"],
  ["en", "help"],
  ["en", "the capital of Norway"],
  ["en", "what is the best way to get from Berlin to Prague with two small children and a dog"],
  ["fr", "quelle est la recette du bœuf bourguignon de ma grand-mère avec des carottes et du lard"],
  ["de", "weiß nicht"],
  ["fr", "je suis triste"],
  ["es", "que hora es"],
])("%s: words that tell of no day are not: %s", (language, prompt) => {
  expect(asked(prompt, language).status).not.toBe("outfit");
});
