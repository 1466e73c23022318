import { expect, test } from "vitest";
import { called, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";

const known = knowledgeOnDisk();

test.each([
  ["en", "kayaking on the lake", ["quick-dry tee", "nylon shorts", "water shoes", "life vest"]],
  ["de", "Kajak auf dem See", ["Funktionsshirt", "Shorts", "Wasserschuhe", "Schwimmweste"]],
  ["fr", "kayak sur le lac", ["t-shirt", "short", "chaussures d'eau", "gilet de sauvetage"]],
  ["es", "kayak en el lago", ["camiseta", "pantalón corto", "escarpines", "chaleco salvavidas"]],
  ["it", "kayak sul lago", ["maglietta", "pantaloncini", "scarpe da scoglio", "salvagente"]],
  ["pt", "caiaque na lagoa", ["camiseta", "calções", "sapatilhas", "colete salva-vidas"]],
] as const)("who owns a life jacket wears it on the water (%s)", (language, prompt, names) => {
  const [top, legs, shoes, vest] = names;
  const closet = [
    called(top, "top"),
    called(legs, "trouser"),
    called(shoes, "shoes"),
    called(vest, "other"),
  ];
  const request = { prompt, closet, weather: weatherAt(22), seed: 1, language };
  expect(suggestOutfit(request, known).plan.items).toContain(vest);
});
