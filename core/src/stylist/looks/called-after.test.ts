import { expect, test } from "vitest";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { suggestOutfit } from "../index.ts";

const settings = knowledgeOnDisk();
const closet = [
  ["white T-shirt", "top"],
  ["Henley rowing club fleece", "top"],
  ["rowing leggings", "trouser"],
  ["blue jeans", "trouser"],
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
