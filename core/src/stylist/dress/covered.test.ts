import * as fc from "fast-check";
import { expect, test } from "vitest";
import { piece, weatherAt } from "../closet.testing.ts";
import { garments, seeds, weathers } from "../any-request.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { readBrief } from "../understand/read-brief.ts";
import { dress, tryOn } from "./compose.ts";
import { pieceAt } from "./outfit.ts";

const knowledge = knowledgeOnDisk();

const worn = (prompt: string, closet: ReturnType<typeof piece>[], tempC: number) =>
  suggestOutfit({ prompt, closet, weather: weatherAt(tempC), seed: 1 }, knowledge).plan.items;

const ordinary = [
  piece("tee", "top", "grey tee", "#8a8a8a"),
  piece("jeans", "trouser", "blue jeans", "#34507d"),
  piece("trainers", "shoes", "running shoes", "#d8d8d8"),
];

test.each([
  ["my first time on skis tomorrow", -4],
  ["sledging with the children in deep snow", -9],
  ["Canyoning in den Alpen", 22],
  ["journée de canoë sur la rivière", 20],
  ["excursión en raquetas de nieve", -5],
  ["una giornata in barca a vela", 18],
  ["aula de dança contemporânea", 20],
] as const)("however little it suits, top, legs and feet are covered: %s", (prompt, tempC) => {
  expect(worn(prompt, ordinary, tempC).toSorted()).toEqual(["jeans", "tee", "trainers"]);
});

test("what is for the water covers nobody on dry land", () => {
  const closet = [...ordinary.slice(0, 1), piece("trunks", "short", "swim shorts", "#2a5f7d")];
  expect(worn("a meeting at the office", closet, 18)).not.toContain("trunks");
});

test.each([
  ["en", "yellow dupatta"],
  ["en", "jhumkas"],
  ["de", "Stirnband"],
  ["fr", "serre-tête"],
  ["es", "cinta para la frente"],
  ["it", "fascia per la fronte"],
  ["pt", "fita para a testa"],
  ["en", "zorblax"],
] as const)("a small thing is no top (%s: %s)", (language, name) => {
  const closet = [...ordinary, piece("small", "accessory", name, "#d8b040")];
  const request = { prompt: "a run in the park", closet, weather: null, seed: 1, language };
  expect(suggestOutfit(request, knowledge).plan.items).toContain("tee");
});

const OCCASIONS = [
  "a hike in the hills",
  "Beerdigung am Freitag",
  "un mariage à la campagne",
  "cena de gala",
  "una gara di nuoto",
  "acampar com amigos",
  "sledding in deep snow",
  "Segeltörn",
];

test("where top and legs are owned and nobody spoke against them, both are worn, whatever else hangs there", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...OCCASIONS),
      garments,
      weathers,
      seeds,
      (prompt, others, weather, seed) => {
        const closet = [...ordinary, ...others.filter(({ id }) => !isTaken(id))];
        const brief = readBrief({ prompt, closet, weather }, knowledge);
        if (brief.status !== "outfit" || brief.avoids.length > 0) return;
        const wardrobe = { closet, include: [], exclude: [], seed };
        const { worn: all } = dress(tryOn(brief, wardrobe));
        const base = pieceAt(all, "base");
        expect(base).toBeDefined();
        expect(base?.kind.whole || pieceAt(all, "legs")).toBeTruthy();
      },
    ),
    { numRuns: 120 },
  );
});

const isTaken = (id: string): boolean => ordinary.some((one) => one.id === id);
