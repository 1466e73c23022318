import { expect, test } from "vitest";
import { called } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";

const KNOWN = knowledgeOnDisk();

test.each([
  ["I'm eight months pregnant, office day", "maternity leggings", "old tight jeans"],
  ["Bin im achten Monat, heute Büro", "Umstandsleggings", "alte enge Jeans"],
  ["enceinte de sept mois, journée au bureau", "legging de grossesse", "vieux jean serré"],
])("%s: %s and never %s", (prompt, roomy, tight) => {
  const closet = [
    called(roomy, "trouser", "#1a1a1c"),
    called(tight, "trouser", "#33415c"),
    called("top", "top", "#f6f5f2"),
    called("sneakers", "shoes", "#ffffff"),
  ];
  for (let seed = 0; seed < 4; seed++) {
    const { items } = suggestOutfit({ prompt, closet, weather: null, seed }, KNOWN).plan;
    const names = closet.filter(({ id }) => items.includes(id)).map(({ name }) => name);
    expect(names).toContain(roomy);
    expect(names).not.toContain(tight);
  }
});
