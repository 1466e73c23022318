import { expect, test } from "vitest";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { readBrief } from "./read-brief.ts";

const settings = knowledgeOnDisk();
const settingOf = (language: string, prompt: string) =>
  readBrief({ prompt, closet: [], weather: null, language }, settings).situation?.id ?? null;

test.each([
  [
    "en",
    "Moving house today. Not the good shirt, it fits but I need it for the wedding on Saturday",
  ],
  ["de", "Umzug heute. Das gute Hemd nicht, das brauche ich am Samstag für die Hochzeit"],
  ["fr", "Déménagement. Pas la robe bleue, elle sert samedi pour le mariage de Léa"],
  ["es", "Mudanza hoy. La camisa azul no, que me la pongo el sábado para la boda"],
  ["it", "Trasloco oggi. Non la camicia bianca, la tengo per il matrimonio"],
  ["pt", "Mudança hoje. A camisa branca não, essa é para o casamento"],
])("what something is kept for is another day (%s)", (language, prompt) => {
  expect(settingOf(language, prompt)).not.toMatch(/wedding/);
});

test.each([
  ["en", "I need it for the wedding: which of my shirts?"],
  ["it", "La tengo per il matrimonio o ne metto un'altra?"],
])("what a sentence begins with is asked of today (%s)", (language, prompt) => {
  expect(settingOf(language, prompt)).toMatch(/wedding/);
});
