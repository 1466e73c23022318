import { expect, test } from "vitest";
import { readRequest } from "./read-request.ts";

type Language = NonNullable<Parameters<typeof readRequest>[1]>["language"];

const roleIn = (prompt: string, language: Language) =>
  readRequest(prompt, { language }).mentions[0]?.role;

test.each<[Language, string]>([
  ["en", "pub lunch. the green dress is being saved for my cousin's wedding"],
  ["en", "quick coffee, my velvet blazer is kept for the graduation"],
  ["de", "Kaffee mit Anna, das grüne Kleid ist für die Hochzeit reserviert"],
  ["de", "heut Markt, der Janker ghört für d'Firmung"],
  ["fr", "café avec Anna, la robe verte je la garde pour le baptême"],
  ["es", "café con Ana, el vestido verde lo guardo para la boda"],
  ["it", "caffè con Anna, il vestito verde me lo tengo per la cresima"],
  ["pt", "café com a Ana, o vestido verde guardo para a formatura"],
])("%s: what is saved for another day stays at home: %s", (language, prompt) => {
  expect(roleIn(prompt, language)).toBe("unavailable");
});

test.each<[Language, string]>([
  ["en", "finally the party! the green dress was saved for tonight"],
  ["fr", "enfin la fête, la robe verte, je l'ai gardée pour ce soir"],
  ["es", "por fin la fiesta, el vestido verde lo guardé para hoy"],
  ["it", "finalmente la festa, il vestito verde l'ho tenuto da parte per stasera"],
])("%s: what was saved for this day is worn: %s", (language, prompt) => {
  expect(["keep", "want", "own"]).toContain(roleIn(prompt, language));
});
