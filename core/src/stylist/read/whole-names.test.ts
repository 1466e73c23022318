import { expect, test } from "vitest";
import { weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

type Case = [language: string, prompt: string, out: string, other: string];

/** A piece that is called by its whole name, and another of the same kind: what is said of the one says nothing of the other. */
const CASES: Case[] = [
  ["en", "lunch with friends, my denim shorts are ripped", "denim shorts", "linen shorts"],
  ["de", "Mittagessen, meine kurze Jeanshose ist zerrissen", "kurze Jeanshose", "kurze Leinenhose"],
  ["fr", "déjeuner entre amis, mon short en jean est déchiré", "short en jean", "short en lin"],
  ["es", "comida con amigos, se me rompió el short vaquero", "short vaquero", "short de lino"],
  [
    "it",
    "pranzo con amici, i pantaloncini di jeans sono strappati",
    "pantaloncini di jeans",
    "pantaloncini di lino",
  ],
  ["pt", "almoço com amigos, a bermuda jeans rasgou", "bermuda jeans", "bermuda de sarja"],
];

test.each(CASES)("%s: %s, so the other one is worn", (language, prompt, out, other) => {
  const closet = [
    { id: "out", category: "short", name: out, colours: ["#3a4f7a"] },
    { id: "other", category: "short", name: other, colours: ["#d8c9a8"] },
    { id: "tee", category: "top", name: "T-shirt", colours: ["#ffffff"] },
    { id: "shoes", category: "shoes", name: "sneakers", colours: ["#eeeeee"] },
  ];
  for (let seed = 0; seed < 5; seed++) {
    const { items } = suggestOutfit({
      prompt,
      closet,
      weather: weatherAt(27),
      seed,
      language,
    }).plan;
    expect(items).toContain("other");
    expect(items).not.toContain("out");
  }
});
