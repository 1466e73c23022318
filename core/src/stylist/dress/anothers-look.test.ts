import { describe, expect, test } from "vitest";
import { called, weatherAt } from "../closet.testing.ts";
import { candidateOf, candidateOutfits, choosableFrom, type StylistRequest } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";

const KNOWN = knowledgeOnDisk();
const CLOSET = [
  called("white Oxford shirt", "top", "#f6f5f2"),
  called("black t-shirt", "top", "#1a1a1c"),
  called("navy merino sweater", "top", "#1f2a44"),
  called("charcoal wool coat", "coat", "#3f4247"),
  called("grey wool trousers", "trouser", "#83868b"),
  called("blue jeans", "trouser", "#3b5678"),
  called("brown leather boots", "boots", "#6b4a2f"),
  called("tan leather sandals", "sandals", "#b5834f"),
];
const idOf = (name: string): string => CLOSET.find((one) => one.name === name)!.id;
const asked = (prompt: string, tempC: number, closet = CLOSET): StylistRequest => ({
  prompt,
  closet,
  weather: weatherAt(tempC),
  seed: 1,
});
const look = (request: StylistRequest, ...names: string[]) =>
  candidateOf(request, names.map(idOf), KNOWN);

describe("an outfit that somebody else put together", () => {
  test("is told like our own, with what must be said of it", () => {
    const made = look(
      asked("lunch in town", 16),
      "black t-shirt",
      "blue jeans",
      "brown leather boots",
    );
    expect(made).toMatchObject({
      status: "outfit",
      owned: expect.arrayContaining(["your blue jeans"]),
      musts: expect.any(Array),
    });
  });

  test("wears something thin under a shirt", () => {
    const names = ["black t-shirt", "white Oxford shirt", "blue jeans", "brown leather boots"];
    expect(look(asked("lunch in town", 16), ...names)).toMatchObject({ status: "outfit" });
  });

  test.each<[fault: string, prompt: string, tempC: number, names: string[]]>([
    [
      "a place taken twice",
      "lunch in town",
      16,
      ["black t-shirt", "blue jeans", "brown leather boots", "tan leather sandals"],
    ],
    ["bare, cold or wet", "lunch in town", 16, ["black t-shirt", "brown leather boots"]],
    [
      "bare, cold or wet",
      "lunch in town",
      -4,
      ["black t-shirt", "blue jeans", "tan leather sandals"],
    ],
    [
      "a piece that was ruled out",
      "Lunch in town, no jeans please",
      16,
      ["black t-shirt", "blue jeans", "brown leather boots"],
    ],
    [
      "a piece that was ruled out",
      "Lunch in town. My blue jeans are in the wash.",
      16,
      ["black t-shirt", "blue jeans", "brown leather boots"],
    ],
  ])("%s: %s at %i °C", (fault, prompt, tempC, names) => {
    expect(look(asked(prompt, tempC), ...names)).toEqual({
      faults: expect.arrayContaining([expect.stringContaining(fault)]),
    });
  });

  test("a piece that is not there, and none where nothing is asked for", () => {
    expect(candidateOf(asked("lunch in town", 16), ["nobody"], KNOWN)).toEqual({
      faults: expect.arrayContaining(["a piece that is not there"]),
    });
    expect(candidateOf(asked("hmm", 16), [], KNOWN)).toEqual({ faults: [expect.any(String)] });
  });

  test("our own passes", () => {
    for (const prompt of ["the office", "a walk in the park, it may rain", "a wedding"]) {
      const request = asked(prompt, 9);
      const [own] = candidateOutfits(request, 1, KNOWN) as { plan: { items: string[] } }[];
      expect(candidateOf(request, own!.plan.items, KNOWN)).toMatchObject({ plan: own!.plan });
    }
  });
});

describe("what another stylist sees of the closet", () => {
  test("all of it, by name, with what seems ruled out marked", () => {
    const seen = choosableFrom(asked("Lunch in town, no jeans please", 16), 150, KNOWN);
    expect(seen.map(({ id }) => id)).toEqual(CLOSET.map(({ id }) => id).toSorted());
    expect(seen.filter(({ doubtful }) => doubtful).map(({ name }) => name)).toEqual(["blue jeans"]);
  });

  test("as its owner named it, with what is known of it beside", () => {
    const details = { material: "wool", neckline: "hood", sleeve: "none" } as const;
    const gilet = {
      ...called("Steppweste Lena", "coat", "#3f4247"),
      details,
      tags: ["wool", "zip"],
    };
    const seen = choosableFrom(asked("lunch in town", 16, [...CLOSET, gilet]), 150, KNOWN);
    expect(seen.find(({ id }) => id === gilet.id)).toMatchObject({
      name: "Steppweste Lena",
      details: ["wool", "hood", "sleeveless", "zip"],
    });
  });

  test("of a large one what suits best in each place, and something of each", () => {
    const many = Array.from({ length: 300 }, (_, n) => called(`tee number ${n}`, "top", "#83868b"));
    const seen = choosableFrom(asked("lunch in town", 16, [...CLOSET, ...many]), 50, KNOWN);
    expect(seen.length).toBeLessThanOrEqual(50);
    for (const name of ["blue jeans", "brown leather boots", "charcoal wool coat"])
      expect(seen.map(({ id }) => id)).toContain(idOf(name));
  });
});
