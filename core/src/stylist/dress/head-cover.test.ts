import { expect, test } from "vitest";
import { piece, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

test.each([
  ["en", "cathedral visit, women must bring a headscarf", "thin cotton scarf", "thick wool scarf"],
  ["fr", "visite de la mosquée, foulard pour les dames", "foulard fin", "écharpe en laine"],
  ["it", "visita al monastero, obbligo di foulard", "foulard leggero", "sciarpa di lana"],
] as const)(
  "%s: %s: the light scarf that is owned will do, and none is said to be missing",
  (language, prompt, light, thick) => {
    const closet = [
      piece("top", "top", "white blouse"),
      piece("legs", "trouser", "wide trousers"),
      piece("shoes", "shoes", "loafers"),
      piece("thick", "scarf", thick),
      piece("light", "scarf", light),
    ];
    const { plan } = suggestOutfit({ prompt, closet, weather: weatherAt(21), seed: 0, language });
    expect(plan.items).toContain("light");
    expect(plan.items).not.toContain("thick");
  },
);
