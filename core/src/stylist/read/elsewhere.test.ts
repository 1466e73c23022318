import { expect, test } from "vitest";
import { suggestOutfit } from "../index.ts";
import { readBrief } from "../understand/read-brief.ts";

const briefOf = (prompt: string) => readBrief({ prompt, weather: null });

test.each([
  "Theater morgen, was dazu passt weiß ich nicht",
  "ich weiß nicht was ich anziehen soll",
  "keiner weiß wie kalt es wird, Spaziergang",
  "Grillen bei Kollegen, wer weiß ob es regnet",
])("“weiß” is a verb here and no colour: %s", (prompt) => {
  const { wants, avoids } = briefOf(prompt);
  expect([...wants, ...avoids].map(({ text }) => text)).toEqual([]);
});

test("and a colour there", () => {
  expect(briefOf("bitte nichts in weiß").avoids.map(({ text }) => text)).toEqual(["weiss"]);
});

test.each([
  "arraial na rua, que levo vestido?",
  "não sei como ir vestido ao bar",
  "no sé cómo voy vestida a la oficina",
  "come vado vestito in ufficio domani",
])("to be dressed is no dress: %s", (prompt) => {
  const closet = [
    { id: "tee", category: "top", name: "top", colours: ["#222244"] },
    { id: "trousers", category: "trouser", name: "jeans", colours: ["#334466"] },
    { id: "dress", category: "dress", name: "ball gown", colours: ["#aa2233"] },
  ];
  for (let seed = 0; seed < 4; seed++)
    expect(suggestOutfit({ prompt, closet, weather: null, seed }).plan.items).not.toContain(
      "dress",
    );
});

test.each([
  "cena di pesce sul molo",
  "la visita è antes de comer, no sé qué ponerme para la oficina",
  "não quero chegar lá a pingar, escritório",
  "vou logo para o escritório",
  "fim de semana em Ouro Preto",
])("a word that only looks like one of ours says nothing of clothes: %s", (prompt) => {
  const { wants, avoids } = briefOf(prompt);
  expect([...wants, ...avoids].map(({ text }) => text)).toEqual([]);
});
