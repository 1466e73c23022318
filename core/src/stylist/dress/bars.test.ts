import { expect, test } from "vitest";
import { piece, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";

const closet = [
  piece("blouse", "top", "white blouse", "#f5f2ea"),
  piece("trousers", "trouser", "black trousers", "#151515"),
  piece("shoes", "shoes", "black leather sneakers", "#151515"),
  piece("earrings", "other", "gold hoop earrings", "#c9a24b"),
  piece("watch", "other", "gold watch", "#c9a24b"),
  piece("clutch", "bag", "black clutch", "#151515"),
];
const worn = (prompt: string, language = "en", more: typeof closet = [], windKmh = 8) =>
  suggestOutfit(
    {
      prompt,
      closet: [...closet, ...more],
      weather: { ...weatherAt(20), windKmh },
      seed: 1,
      language,
    },
    knowledgeOnDisk(),
  ).plan.items;

test.each([
  ["en", "dinner with friends, I'm on crutches", "clutch"],
  ["de", "Abendessen mit Freunden, ich gehe an Krücken", "clutch"],
  ["fr", "dîner entre amis, je suis en béquilles", "clutch"],
  ["es", "cena con amigos, voy con muletas", "clutch"],
  ["it", "cena con amici, sono in stampelle", "clutch"],
  ["pt", "jantar com amigos, estou de muletas", "clutch"],
  ["en", "night shift on the ward as a nurse", "earrings"],
  ["de", "Schicht in der Küche, kein Schmuck", "earrings"],
  ["it", "turno al bar, niente gioielli", "earrings"],
  ["pt", "plantão, nada de anéis, adornos proibidos", "earrings"],
] as const)("what hands or rules do not allow stays off (%s: %s)", (language, prompt, id) => {
  expect(worn(prompt, language)).not.toContain(id);
});

test("the same is worn where nothing speaks against it", () => {
  const items = worn("dinner with friends");
  expect(items.some((id) => ["earrings", "clutch", "watch"].includes(id))).toBe(true);
});

test("in a gale no umbrella is taken along", () => {
  const umbrella = [piece("umbrella", "other", "black umbrella", "#151515")];
  expect(worn("walk to the office in the rain", "en", umbrella, 60)).not.toContain("umbrella");
  expect(worn("walk to the office in the rain", "en", umbrella)).toContain("umbrella");
});

test("what somebody insists on is worn all the same", () => {
  expect(worn("nursing shift, I must wear my gold watch")).toContain("watch");
});
