import { describe, expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { cloOf } from "../dress/outfit.ts";
import { readCloset, type Piece } from "../dress/piece.ts";
import { suggestOutfit } from "../index.ts";
import { SPRING, WARDROBE } from "../looks/wardrobe.test-data.ts";

const LAST = [
  "white Oxford shirt",
  "rust knit sweater",
  "navy chinos",
  "brown leather loafers",
  "brown leather belt",
];
const PROMPT = "an outfit for the office";

const ask = (
  prompt: string,
  closet = WARDROBE,
  items = LAST,
  before: string | undefined = PROMPT,
) =>
  suggestOutfit(
    {
      prompt,
      closet,
      weather: SPRING,
      seed: 1,
      previous: { items, ...(before && { prompt: before }) },
    },
    settingsOnDisk(),
  );
const wornAfter = (prompt: string): string[] => ask(prompt).plan.items;

const pieces = (ids: readonly string[]): Piece[] =>
  readCloset(WARDROBE, "en").filter(({ id }) => ids.includes(id));
const clo = (ids: readonly string[]): number =>
  cloOf(pieces(ids).map((piece) => ({ slot: piece.slots[0]!, piece })));
const MAIN = new Set(["base", "mid", "outer", "legs", "feet"]);
function code(ids: readonly string[]): number {
  const main = pieces(ids).filter(({ slots }) => MAIN.has(slots[0]!));
  return main.reduce((sum, { dress }) => sum + dress[0] + dress[1], 0) / main.length / 2;
}
const changedIn = (ids: readonly string[]): string[] => LAST.filter((id) => !ids.includes(id));

describe("warmer", () => {
  test.each([
    "Make it warmer please",
    "wärmer bitte",
    "plus chaud s'il te plaît",
    "más abrigado porfa",
    "qualcosa di più caldo",
    "mais quentinho por favor",
  ])("%s", (prompt) => {
    const after = wornAfter(prompt);
    expect(clo(after)).toBeGreaterThan(clo(LAST));
    expect(changedIn(after).length).toBeLessThanOrEqual(1);
  });
});

describe("cooler", () => {
  test.each([
    "a bit cooler please",
    "zu warm, bitte luftiger",
    "plus léger",
    "más fresco",
    "più leggero",
    "mais leve",
  ])("%s", (prompt) => {
    const after = wornAfter(prompt);
    expect(clo(after)).toBeLessThan(clo(LAST));
    expect(after).toContain("navy chinos");
  });
});

describe("dressier and more casual", () => {
  test.each([
    ["dressier", "more casual"],
    ["schicker bitte", "lässiger bitte"],
    ["plus habillé", "moins habillé"],
    ["más elegante", "más informal"],
    ["più elegante", "meno formale"],
    ["mais elegante", "mais descontraído"],
  ])("%s, %s", (up, down) => {
    expect(code(wornAfter(up))).toBeGreaterThan(code(LAST));
    expect(code(wornAfter(down))).toBeLessThan(code(LAST));
    expect(changedIn(wornAfter(up)).length).toBeLessThanOrEqual(2);
  });
});

test.each([
  "simpler please",
  "schlichter",
  "plus simple",
  "más sencillo",
  "più semplice",
  "mais simples",
])("simpler takes away: %s", (prompt) => {
  const after = wornAfter(prompt);
  expect(after.length).toBeLessThan(LAST.length);
  expect(LAST).toEqual(expect.arrayContaining(after));
});

test.each([
  "another one",
  "was anderes bitte",
  "autre chose s'il te plaît",
  "otra cosa",
  "un altro outfit",
  "outra ideia",
])("another outfit has another main piece: %s", (prompt) => {
  expect(wornAfter(prompt)).not.toContain("white Oxford shirt");
});

describe("pieces that are spoken of", () => {
  test.each([
    "without the belt",
    "ohne den Gürtel",
    "sans la ceinture",
    "sin el cinturón",
    "senza la cintura",
    "sem o cinto",
  ])("only the piece goes: %s", (prompt) => {
    expect(wornAfter(prompt).toSorted()).toEqual(
      LAST.filter((id) => id !== "brown leather belt").toSorted(),
    );
  });

  test.each([
    "swap the shoes",
    "andere Schuhe bitte",
    "change les chaussures",
    "cambia los zapatos",
    "cambia le scarpe",
    "troca os sapatos",
  ])("only the shoes are others: %s", (prompt) => {
    const after = wornAfter(prompt);
    expect(changedIn(after)).toEqual(["brown leather loafers"]);
    expect(pieces(after).filter(({ kind }) => kind.area === "shoes")).toHaveLength(1);
  });

  test.each([
    "keep the trousers, something else for the rest",
    "die Hose behalten, sonst was anderes",
    "garde le pantalon, mais autre chose",
    "deja el pantalón y otra cosa",
    "tieni i pantaloni, ma un altro outfit",
    "mantém as calças, mas outra ideia",
  ])("all else may change: %s", (prompt) => {
    const after = wornAfter(prompt);
    expect(after).toContain("navy chinos");
    expect(after).not.toContain("white Oxford shirt");
  });

  test.each([
    ["not brown please", "brown leather loafers"],
    ["nichts in Braun bitte", "brown leather loafers"],
    ["pas de marron", "brown leather loafers"],
    ["nada marrón", "brown leather loafers"],
    ["niente marrone", "brown leather loafers"],
    ["nada castanho", "brown leather loafers"],
  ])("a colour that is refused gives way, the rest stays: %s", (prompt, shoes) => {
    const after = wornAfter(prompt);
    expect(after).not.toContain(shoes);
    expect(after).toEqual(expect.arrayContaining(["white Oxford shirt", "navy chinos"]));
  });

  test("a piece that was pressed on stays or goes as well", () => {
    const request = {
      prompt: "Make it dressier please",
      closet: WARDROBE,
      weather: SPRING,
      seed: 1,
      previous: { items: LAST, prompt: PROMPT },
      include: ["navy chinos"],
      exclude: ["rust knit sweater"],
    };
    const { items } = suggestOutfit(request, settingsOnDisk()).plan;
    expect(items).toContain("navy chinos");
    expect(items).not.toContain("rust knit sweater");
  });
});

describe("what was changed before is not undone", () => {
  const OUTFITS = [
    LAST,
    ["white Oxford shirt", "rust knit sweater", "blue jeans", "white sneakers"],
    ["black turtleneck", "navy chinos", "brown leather loafers"],
  ].map((ids) => ids.filter((id) => WARDROBE.some((garment) => garment.id === id)));
  const after = (prompt: string, items: readonly string[]): readonly string[] =>
    ask(prompt, WARDROBE, [...items], "coffee with a friend").plan.items;

  test.each(OUTFITS.map((items) => [items]))("dressier after warmer stays warm: %o", (items) => {
    const warm = after("warmer please", items);
    expect(clo(after("dressier", warm))).toBeGreaterThan(clo(warm) - 0.16);
  });

  test.each(OUTFITS.map((items) => [items]))("warmer after dressier stays smart: %o", (items) => {
    const smart = after("dressier", items);
    expect(code(after("warmer please", smart))).toBeGreaterThan(code(smart) - 0.61);
  });
});

describe("a changed outfit is told", () => {
  test.each([
    ["wärmer bitte", "de", /^Dazu kommt dein|^Neu dabei/],
    ["sans la ceinture", "fr", /^Cette fois, ta ceinture .* reste à la maison\./],
    ["swap the shoes", "en", /^Your .* instead of your brown leather loafers\./],
    ["sin el cinturón", "es", /^Esta vez tu cinturón .* se queda en casa\./],
    ["cambia le scarpe", "it", /^Al posto dei tuoi mocassini .*: /],
    ["sem o cinto", "pt", /^Desta vez o seu cinto .* fica em casa\./],
  ])("%s", (prompt, language, start) => {
    const idea = ask(prompt);
    expect([idea.language, idea.text]).toEqual([language, expect.stringMatching(start)]);
  });

  test("what cannot be had is said", () => {
    const few = WARDROBE.filter(({ id }) => LAST.includes(id));
    const idea = ask("Make it dressier please", few);
    expect(idea.text).toMatch(/^Nothing dressier in this closet goes with it\./);
    expect(idea.plan.items.toSorted()).toEqual(LAST.toSorted());
  });

  test("what it was for is still known, and a new day takes its place", () => {
    expect(ask("without the belt").plan.occasion).toBe("office");
    expect(ask("more casual, it is for a picnic").plan.occasion).toBe("picnic");
  });
});

test.each(["warmer please", "swap the shoes", "another one", "dressier"])(
  "the closet's order makes no difference: %s",
  (prompt) => {
    expect(ask(prompt, WARDROBE.toReversed())).toEqual(ask(prompt));
  },
);

test.each(["What should I wear to a beach wedding in August?", "Thanks, that was great!"])(
  "another request is answered as one: %s",
  (prompt) => {
    const alone = suggestOutfit(
      { prompt, closet: WARDROBE, weather: SPRING, seed: 1 },
      settingsOnDisk(),
    );
    expect(ask(prompt)).toEqual(alone);
  },
);
