import { expect, test } from "vitest";
import { called, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";

const KNOWN = knowledgeOnDisk();
const CLOSET = [
  called("white linen shirt", "top", "#f6f5f2"),
  called("navy sweater", "top", "#1f2a44"),
  called("wool coat", "coat", "#3f4247"),
  called("blue jeans", "trouser", "#3b5678"),
  called("beige shorts", "short", "#ddccaa"),
  called("brown sandals", "sandals", "#5a3a20"),
];

const told = (prompt: string, tempC: number): string =>
  [1, 2, 3, 4]
    .map((seed) =>
      suggestOutfit({ prompt, closet: CLOSET, weather: weatherAt(tempC), seed }, KNOWN),
    )
    .map(({ text }) => text)
    .join(" ");

test.each([
  ["What should I wear to a beach party?", /tell me where|name the place/],
  ["Was zieht man zur Strandparty an?", /sag mir, wo|nenn mir den Ort/],
  ["Comment m'habiller pour une soirée sur la plage ?", /dis-moi où|donne-moi le lieu/],
  ["¿Qué me pongo para una fiesta en la playa?", /dime (dónde|el lugar)/],
  ["Cosa metto a una festa in spiaggia?", /dimmi (dove|il posto)/],
  ["O que vestir numa festa na praia?", /dig?a?z? (onde|o lugar)/],
])("a beach in the cold may be elsewhere, so it is asked where: %s", (prompt, asks) => {
  expect(told(prompt, 8)).toMatch(asks);
  expect(told(prompt, 27)).not.toMatch(asks);
});

test.each(["What should I wear to a beach party in Cancún?", "A walk on a windy beach"])(
  "nobody is asked where who said it, or who walks there in the wind: %s",
  (prompt) => {
    expect(told(prompt, 8)).not.toMatch(/tell me where|name the place/);
  },
);
