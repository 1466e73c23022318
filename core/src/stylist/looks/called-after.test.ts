import { expect, test } from "vitest";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { suggestOutfit } from "../index.ts";

const settings = knowledgeOnDisk();
const closet = [
  ["white T-shirt", "top"],
  ["Henley rowing club fleece", "top"],
  ["rowing leggings", "trouser"],
  ["blue jeans", "trouser"],
  ["navy chinos", "trouser"],
  ["white trainers", "shoes"],
  ["velvet gown", "dress"],
].map(([name, category], at) => ({ id: `g${at}`, name, category: category!, colours: [] }));

const packed = (prompt: string): string[] => {
  const { plan } = suggestOutfit({ prompt, closet, weather: null, seed: 1 }, settings);
  return closet.filter(({ id }) => plan.packing?.items.includes(id)).map(({ name }) => name!);
};

test("what is called after something that the trip is for goes along", () => {
  expect(packed("What do I pack for three days at the rowing regatta?")).toContain(
    "rowing leggings",
  );
  expect(packed("What do I pack for three days in Porto?")).not.toContain("rowing leggings");
});

test("and stays at home where that was said of it", () => {
  const prompt =
    "What do I pack for three days at the rowing regatta? My rowing leggings are torn.";
  expect(packed(prompt)).not.toContain("rowing leggings");
});

test("who asks what to pack is answered, though nobody knows what for", () => {
  const prompt = "Four days of zorblatting, what do I pack?";
  expect(suggestOutfit({ prompt, closet, weather: null, seed: 1 }, settings).status).toBe("outfit");
});

test("what only sounds like a word and suits nobody there stays at home", () => {
  const shoes = ["slip-on loafers", "lace-up walking boots"].map((name, at) => ({
    id: `s${at}`,
    name,
    category: "shoes",
    colours: [],
  }));
  const prompt = "Two weeks of rehab for my new hip, laces I can forget. What do I pack?";
  const { plan } = suggestOutfit(
    { prompt, closet: [...closet, ...shoes], weather: null, seed: 1 },
    settings,
  );
  expect(plan.packing?.items).toContain("s0");
  expect(plan.packing?.items).not.toContain("s1");
});
