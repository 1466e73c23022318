import { describe, expect, test } from "vitest";
import { suggestOutfit } from "../index.ts";

const closet = [
  { id: "shirt", category: "top", name: "blue linen shirt", colours: ["#a9c8e8"], tags: [] },
  { id: "chinos", category: "trouser", name: "beige chinos", colours: ["#d9c7a5"], tags: [] },
];
const ask = (prompt: string) => suggestOutfit({ prompt, closet, weather: null, seed: 1 });

/** The same overwhelmed sentence before an exam, and on its own. */
const OVERWHELMED = {
  en: ["oral exam tomorrow, no sandals and no tank tops they said. I want to die", "I want to die"],
  de: [
    "morgen mündliche Prüfung, keine Sandalen, kein Tanktop, sagt die Lehrerin. ich will sterben",
    "ich will sterben",
  ],
  fr: [
    "oral du bac demain, pas de sandales ni de débardeur a dit la prof. je veux mourir",
    "je veux mourir",
  ],
  es: ["examen oral mañana, sin sandalias ni tirantes dijo la profe. quiero morir", "quiero morir"],
  it: [
    "esame orale domani, niente canotte e niente ciabatte ha detto la prof. voglio morire",
    "voglio morire",
  ],
  pt: [
    "prova oral amanhã, sem sandálias e sem regata, disse a professora. quero morrer",
    "quero morrer",
  ],
} as const;

describe.each(Object.entries(OVERWHELMED))("in %s", (_language, [everyday, alone]) => {
  test("who says it over an ordinary day's clothes is dressed, with a kind word", () => {
    const idea = ask(everyday);
    expect(idea.status).toBe("outfit");
    expect(idea.text).toMatch(/trust|vertraust|confiance|confianza|fid[iu]|confiança/);
  });

  test("who says it alone is answered with care", () => {
    expect(ask(alone).status).toBe("decline");
  });
});
