import { expect, test } from "vitest";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { readBrief } from "../understand/read-brief.ts";

const settings = knowledgeOnDisk();

test.each([
  ["en", "Two days of tennis by the sea, and I mustn't forget my swimsuit", "swimsuit"],
  ["de", "Zwei Tage Tennis am See, Badeanzug NICHT vergessen, was packe ich?", "swimsuit"],
  ["fr", "Deux jours de tennis au lac, ne pas oublier le maillot de bain", "swimsuit"],
  ["es", "Dos días de tenis en la costa, que no se me olvide el bañador", "swimsuit"],
  ["it", "Due giorni di tennis al lago, costume da bagno da non dimenticare", "swimsuit"],
  ["pt", "Dois dias de ténis no lago, não esquecer o fato de banho", "swimsuit"],
])("what must not be forgotten is wished for (%s: %s)", (language, prompt, garment) => {
  const { wants, avoids } = readBrief({ prompt, closet: [], weather: null, language }, settings);
  expect(wants.map((one) => one.garment)).toContain(garment);
  expect(avoids).toEqual([]);
});
