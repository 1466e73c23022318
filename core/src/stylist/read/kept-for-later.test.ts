import { describe, expect, test } from "vitest";
import { readBrief } from "../understand/read-brief.ts";
import { readRequest } from "./read-request.ts";

describe("what is kept for another day stays at home today", () => {
  test.each([
    "I'm keeping the red jumper for the weekend, fondue tonight",
    "den roten Pulli heb ich mir fürs Wochenende auf, heute Fondue",
    "je garde le pull rouge pour le week-end à la neige, fondue ce soir",
    "je réserve la robe bleue pour le mariage, dîner ce soir",
    "reservo el vestido azul para la boda, cena hoy",
    "conservo il vestito blu per il matrimonio, cena stasera",
    "guardo a camisola vermelha para o fim de semana, jantar hoje",
  ])("%s", (prompt) => expect(readRequest(prompt).mentions[0]?.role).toBe("unavailable"));
});

test("what hangs at one's own place is at hand", () =>
  expect(readRequest("mon manteau est chez nous").mentions[0]?.role).toBe("own"));

test.each([
  ["en", "court at ten, my only white shirt has a stain"],
  ["de", "Gericht um zehn, nur weißes Hemd mit Fleck da"],
])("%s: the only white shirt asks for no white in all the rest", (language, prompt) => {
  const { requirements } = readBrief({ prompt, weather: null, language });
  expect(requirements.filter(({ rule }) => rule === "all-in-colour")).toEqual([]);
});
