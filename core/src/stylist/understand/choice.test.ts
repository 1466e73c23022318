import { describe, expect, test } from "vitest";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { suggestOutfit } from "../index.ts";
import { weatherAt } from "../closet.testing.ts";
import { readBrief } from "./read-brief.ts";

const settings = knowledgeOnDisk();
const read = (language: string, prompt: string) =>
  readBrief({ prompt, closet: [], weather: null, language }, settings);

describe("of two garments one is to be chosen", () => {
  test.each([
    ["en", "Late shift, it's pouring. Raincoat or wool coat? My girlfriend laughs at the raincoat"],
    [
      "de",
      "Heute schüttet es. Regenmantel oder Wollmantel? Meine Freundin lacht über den Regenmantel",
    ],
    ["fr", "Il tombe des cordes ce matin. L'imperméable ou le manteau en laine ?"],
    ["es", "Hoy llueve a mares. ¿El impermeable o el abrigo de lana?"],
    ["it", "Oggi diluvia. L'impermeabile o il cappotto di lana?"],
    ["pt", "Hoje chove a potes. O impermeável ou o casaco de lã?"],
    ["en", "The ankle boots are nicer, but the snow boots grip. Which do I take?"],
    ["de", "Es schneit. Stiefeletten oder Winterstiefel, welche nehme ich?"],
  ])("where a question says so (%s: %s)", (language, prompt) => {
    const { intent, asked, wants } = read(language, prompt);
    expect(intent).toBe("compare");
    expect(asked).toHaveLength(2);
    expect(wants.map(({ text }) => text)).not.toEqual(
      expect.arrayContaining(asked.map((one) => one.text)),
    );
  });

  test.each([
    ["en", "Dinner tonight. The raincoat is torn, the wool coat is warm."],
    ["de", "Wir gehen heute essen. Der Regenmantel ist kaputt, der Wollmantel warm."],
  ])("and not where nobody asks (%s: %s)", (language, prompt) => {
    expect(read(language, prompt).intent).not.toBe("compare");
  });
});

const CLOSET = [
  ["top", "grey jumper"],
  ["trouser", "blue jeans"],
  ["shoes", "high-heeled ankle boots"],
  ["boots", "snow boots with deep tread"],
  ["coat", "wool coat"],
  ["coat", "waterproof raincoat"],
].map(([category, name], at) => ({ id: `g${at}`, category: category!, name, colours: [] }));

const wornOn = (prompt: string, tempC: number, precip: "none" | "rain"): string[] => {
  const weather = weatherAt(tempC, precip);
  const { plan } = suggestOutfit({ prompt, closet: CLOSET, weather, seed: 1 }, settings);
  return CLOSET.filter(({ id }) => plan.items.includes(id)).map(({ name }) => name!);
};

test("the sky decides between two, and never are both worn", () => {
  const worn = wornOn("Off to the shops. Raincoat or wool coat?", 11, "rain");
  expect(worn).toContain("waterproof raincoat");
  expect(worn).not.toContain("wool coat");
});

test("so does ice", () => {
  const worn = wornOn("Walking to school, it's icy. Ankle boots or snow boots?", -3, "none");
  expect(worn).toContain("snow boots with deep tread");
  expect(worn).not.toContain("high-heeled ankle boots");
});
