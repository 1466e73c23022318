import { expect, test } from "vitest";
import { type Mention, NOTHING_SAID } from "../understand/brief.ts";
import type { Polarity } from "../understand/polarity.ts";
import type { Quality } from "./qualities.ts";
import { coloursOfAll, withQualities } from "./quality-wishes.ts";
import type { QualityUse } from "./quality-uses.ts";

const orange: Mention = { ...NOTHING_SAID, colours: ["orange"], text: "orange" };
const boots: Mention = { ...NOTHING_SAID, garment: "boots", text: "boots" };

const quality = (use: QualityUse): Quality => ({ at: 3, end: 4, mention: orange, use });

function polarity(list: "wants" | "avoids"): Polarity {
  const empty = { wants: [], avoids: [], apart: [], negated: new Set(), refused: new Set() };
  const places = new Map<Mention, { at: number; end: number }>([
    [orange, { at: 3, end: 4 }],
    [boots, { at: 6, end: 7 }],
  ]);
  return { ...empty, places, [list]: [orange, boots] } as Polarity;
}

const colours = (list: Polarity["wants"]) => list.map(({ text }) => text);

test("what seemed to be wished for and is refused is left out, and garments stay as they were", () => {
  const { wants, avoids } = withQualities(polarity("wants"), [quality("refuse")]);
  expect([colours(wants), colours(avoids)]).toEqual([["boots"], ["orange"]]);
});

test("whoever comes without it goes home: what seemed to be refused is wished for", () => {
  const { wants, avoids } = withQualities(polarity("avoids"), [quality("some")]);
  expect([colours(wants), colours(avoids)]).toEqual([["orange"], ["boots"]]);
});

test("what says nothing of clothes, or stands for one garment, is no wish, and stays out where a plain no says so", () => {
  for (const use of ["nothing", "garment"] as const) {
    expect(colours(withQualities(polarity("wants"), [quality(use)]).wants)).toEqual(["boots"]);
    const { avoids } = withQualities(polarity("avoids"), [quality(use)]);
    expect(colours(avoids)).toEqual(["orange", "boots"]);
  }
});

test("what was read so already stands once", () => {
  expect(colours(withQualities(polarity("wants"), [quality("all")]).wants)).toEqual([
    "orange",
    "boots",
  ]);
  expect(colours(withQualities(polarity("avoids"), [quality("refuse")]).avoids)).toEqual([
    "orange",
    "boots",
  ]);
});

test("all is to be in a colour, never in a cloth", () => {
  const wool = { ...NOTHING_SAID, materials: ["wool"], text: "wool" };
  const all = [quality("all"), { ...quality("all"), mention: wool }, quality("some")];
  expect(coloursOfAll(all)).toEqual([orange]);
});
