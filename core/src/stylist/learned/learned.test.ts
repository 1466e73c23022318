import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Garment } from "../../garment.ts";
import type { Weather } from "../../weather.ts";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { suggestOutfit } from "../index.ts";
import { readRequest } from "../read/read-request.ts";
import { decisionOf } from "../read/decision.ts";
import { type Knowledge, openLearned } from "./learned.ts";
import { knowledgeOnDisk, learnedBytes, learnedShape } from "./on-disk.test-data.ts";

const knowledge = knowledgeOnDisk();
const held = new URL("../../../../training/stylist/held/", import.meta.url);

type Held = { prompt: string; weather: Weather; closet: Garment[]; wrong: Set<string> };

/** Requests that were never learned from, each with pieces that suit it and rivals that do not. */
const HELD = readdirSync(held).flatMap((file) =>
  readFileSync(new URL(file, held), "utf8").trim().split("\n").map(heldFrom),
);

function heldFrom(line: string): Held {
  const { p, w, good, bad } = JSON.parse(line) as {
    p: string;
    w: [number, Weather["precip"]];
    good: string[];
    bad: string[];
  };
  const garments = [...good, ...bad].map((text, index): Garment => {
    const colon = text.lastIndexOf(":");
    const category = text.slice(colon + 1).replace("sandals", "shoes");
    return { id: String(index), name: text.slice(0, colon), category, colours: [] };
  });
  return {
    prompt: p.replaceAll(/\[\[([^|\]]+)\|[a-z-]+\]\]/g, "$1"),
    weather: {
      tempC: w[0],
      feelsLikeC: w[0],
      windKmh: 10,
      precip: w[1],
      humidity: 60,
      isNight: false,
    },
    closet: garments,
    wrong: new Set(garments.slice(good.length).map(({ id }) => id)),
  };
}

const wrongly = (settings: Knowledge): number =>
  HELD.filter(({ prompt, weather, closet, wrong }) =>
    suggestOutfit({ prompt, weather, closet, seed: 1 }, settings).plan.items.some((id) =>
      wrong.has(id),
    ),
  ).length / HELD.length;

test("the weights are those that are described, whole", () => {
  expect(createHash("sha256").update(learnedBytes).digest("hex")).toBe(learnedShape.sha256);
  expect(() => openLearned(learnedShape, learnedBytes.subarray(1))).toThrow(TypeError);
  expect(() => openLearned({ roles: { terms: 0 } }, learnedBytes)).toThrow(/terms/);
  expect(learnedBytes.byteLength).toBeLessThan(7_500_000);
});

test("of requests that were never seen, a third fewer get a piece that does not suit them", () => {
  expect(HELD.length).toBeGreaterThan(150);
  expect(wrongly(knowledge)).toBeLessThan(0.67 * wrongly(settingsOnDisk()));
}, 120_000);

test("what is said plainly is understood as it is said", () => {
  const plain: [string, string, ReturnType<typeof decisionOf>][] = [
    ["no jeans today", "jeans", "avoid"],
    ["I don't want to wear the red dress", "red dress", "avoid"],
    ["anything but the yellow raincoat please", "yellow raincoat", "avoid"],
    ["my blue shirt is in the wash", "blue shirt", "avoid"],
    ["with my green skirt", "green skirt", "wear"],
    ["can I wear my sneakers to the office?", "sneakers", "ask"],
    ["bitte ohne die graue Hose", "graue Hose", "avoid"],
    ["der blaue Pullover ist in der Wäsche", "blaue Pullover", "avoid"],
    ["mit dem grünen Rock", "grünen Rock", "wear"],
    ["pas de jean aujourd'hui", "jean", "avoid"],
    ["avec ma jupe verte", "jupe verte", "wear"],
    ["sin vaqueros, por favor", "vaqueros", "avoid"],
    ["quiero llevar la falda verde", "falda verde", "wear"],
    ["niente jeans oggi", "jeans", "avoid"],
    ["vorrei mettere la gonna verde", "gonna verde", "wear"],
    ["sem calça jeans hoje", "calça jeans", "avoid"],
    ["quero usar a saia verde", "saia verde", "wear"],
  ];
  const read = plain.map(([prompt, garment]) => {
    const { mentions } = readRequest(prompt, { learned: knowledge.learned!.roles });
    const one = mentions.find(({ text }) => text.includes(garment));
    return [prompt, one && decisionOf(one.role)];
  });
  expect(read).toEqual(plain.map(([prompt, , decision]) => [prompt, decision]));
});

test("liking never brings back what was refused or what is away", () => {
  const closet: Garment[] = [
    { id: "jeans", name: "blue jeans", category: "trouser", colours: ["#223355"] },
    { id: "suit", name: "suit trousers", category: "trouser", colours: ["#222222"] },
    { id: "tee", name: "white tee", category: "top", colours: ["#ffffff"] },
    { id: "shoes", name: "trainers", category: "shoes", colours: ["#dddddd"] },
  ];
  const learned = { ...knowledge.learned! };
  // Everything is liked to the utmost.
  learned.fits = { ...learned.fits, pieces: new Int8Array(learned.fits.pieces.length).fill(127) };
  for (const prompt of ["a walk in the park, no jeans", "to the park, my jeans are in the wash"]) {
    const request = { prompt, closet, weather: null, seed: 1 };
    expect(suggestOutfit(request, { ...knowledge, learned }).plan.items).not.toContain("jeans");
  }
});

test.each([
  ["en", "Mum says the red skirt is awful. Well, the red skirt it is, no arguments! Lunch at hers"],
  ["de", "Tante Inge findet den roten Rock unmöglich. Jetzt erst recht! Mittagessen bei ihr"],
  ["fr", "ma sœur déteste la jupe rouge, mais j'y tiens ! déjeuner chez elle"],
])("%s: what people insist on outweighs what was learned: %s", (language, prompt) => {
  const closet: Garment[] = [
    ["red skirt", "skirt", { de: "roter Rock", fr: "jupe rouge" }],
    ["black skirt", "skirt", { de: "schwarzer Rock", fr: "jupe noire" }],
    ["white blouse", "top", { de: "weiße Bluse", fr: "chemisier blanc" }],
    ["loafers", "shoes", { de: "Loafer", fr: "mocassins" }],
  ].map(([id, category, names]) => ({
    id: id as string,
    category: category as string,
    name: (names as Record<string, string>)[language] ?? (id as string),
    colours: [],
  }));
  const { items } = suggestOutfit(
    { prompt, closet, weather: null, seed: 1, language },
    knowledge,
  ).plan;
  expect(items).toContain("red skirt");
});
