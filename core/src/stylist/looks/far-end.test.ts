import { expect, test } from "vitest";
import { called, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";

const closet = [
  called("robe madras", "dress", "#c0563a"),
  called("caraco fuchsia", "top", "#c2187a"),
  called("pull à col roulé vert sapin", "top", "#2f4f3a"),
  called("gros gilet irlandais", "top", "#e8e0d0"),
  called("pantalon doublé polaire", "trouser", "#333333"),
  called("collants thermiques", "trouser", "#222222"),
  called("short fleuri", "short", "#d9cbb0"),
  called("doudoune longue prune", "coat", "#5b3a5e"),
  called("bottes de neige fourrées", "boots", "#444444"),
  called("sandales dorées", "shoes", "#c9a227"),
  called("bonnet à pompon", "cap", "#aa3333"),
];

test("whoever packs in the heat for the cold is dressed for the cold on every day there", () => {
  const prompt =
    "Je pars cinq jours chez ma fille à Trois-Rivières, elle dit moins vingt et de la neige aux genoux. Mon avion part samedi, moi qui ai jamais quitté la Martinique, qu'est-ce que je mets dans la valise ?";
  const { plan } = suggestOutfit(
    { prompt, closet, weather: { ...weatherAt(28), place: "Fort-de-France" }, seed: 1 },
    knowledgeOnDisk(),
  );
  expect(plan.looks).toHaveLength(5);
  for (const { items, weather } of plan.looks!) {
    expect(weather?.tempC).toBe(-20);
    expect(items).toContain("doudoune longue prune");
    expect(items).not.toContain("robe madras");
  }
});
