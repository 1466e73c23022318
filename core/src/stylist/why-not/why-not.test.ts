import { describe, expect, test } from "vitest";
import type { Garment } from "../../garment.ts";
import { called, piece as garment } from "../closet.testing.ts";
import { arranged } from "../dress/arrange.ts";
import { tryOn } from "../dress/compose.ts";
import { byId } from "../dress/outfit.ts";
import { readCloset } from "../dress/piece.ts";
import { whyNotWorn } from "../index.ts";
import { SPRING, WARDROBE } from "../looks/wardrobe.test-data.ts";
import { readBrief } from "../understand/read-brief.ts";
import type { Case } from "./bars.ts";
import { rulesOf } from "./decide.ts";
import { reasonsAgainst } from "./find-reasons.ts";
import { rivalOf } from "./rival.ts";
import { dayOf, KNOWN, shownFor, whyNot, type Day } from "./asked.testing.ts";

describe("the reason that decided is named", () => {
  test.each<[question: string, day: Day, reason: RegExp]>([
    ["why not my camel coat?", dayOf("a picnic in the park", 28), /too warm|too much on/],
    ["why not the linen shorts?", dayOf("errands in town", 2), /too cold|cold in/],
    ["why not the running top?", dayOf("dinner at a restaurant", 18), /casual|not made|made for/],
    ["why not my floral summer dress?", dayOf("a funeral", 18), /attention|colour|casual/],
    [
      "why not my navy blazer?",
      dayOf("office, the navy blazer is at the cleaner's", 15),
      /cleaner/,
    ],
    [
      "why not my black jeans?",
      dayOf("office, nothing black please", 15),
      /leave your black jeans out/,
    ],
    [
      "why not the navy chinos?",
      dayOf("office, I want to wear my grey wool trousers", 15),
      /You asked for your grey wool trousers/,
    ],
    [
      "why not the white sneakers?",
      dayOf("coffee with a friend", 15, { washing: ["white sneakers"] }),
      /in the wash/,
    ],
    [
      "why not the blue jeans?",
      dayOf("coffee with a friend", 15, { exclude: ["blue jeans"] }),
      /put your blue jeans aside yourself/,
    ],
    [
      "why not my burgundy silk blouse?",
      dayOf("office, I am vegan so no silk, wool or leather", 18),
      /animals|leave .* out/,
    ],
  ])("%s %o", (question, day, reason) => {
    expect(whyNot(question, day).text).toMatch(reason);
  });

  const WINTER = [
    called("thermal top", "top", "#d8d8d8"),
    called("burgundy roll-neck sweater", "top", "#6b1a2c"),
    called("navy down coat", "coat", "#1c2745"),
    called("light denim jacket", "coat", "#8fb0d0"),
    called("lined corduroy trousers", "trouser", "#6b5b45"),
    called("thin cotton trousers", "trouser", "#c9c2b0"),
    called("lambskin boots", "boots", "#8a6a48"),
  ];
  const COMMUTE = [
    called("navy blouse", "top", "#223052"),
    called("stretch black trousers", "trouser", "#191919"),
    called("long paisley skirt", "skirt", "#7a3045"),
    called("charcoal suit jacket", "coat", "#36393f"),
    called("red windproof jacket", "coat", "#b0302c"),
    called("grey trainers", "shoes", "#8a8a8a"),
  ];

  test.each<[piece: string, day: Day, closet: readonly Garment[], reason: string]>([
    ["light denim jacket", dayOf("a Christmas market with the family", -6), WINTER, "cold"],
    [
      "thin cotton trousers",
      dayOf("waiting for the bus at five in the morning", -4),
      WINTER,
      "cold",
    ],
    ["navy down coat", dayOf("a midsummer party in the garden", 21), WINTER, "warm"],
    ["long paisley skirt", dayOf("cycling to work, six miles", 13), COMMUTE, "stiff"],
    ["charcoal suit jacket", dayOf("bowling and pizza with my flatmates", 14), COMMUTE, "dressy"],
  ])("what anybody would say of it comes first: %s %o", (piece, day, closet, reason) => {
    const { request, idea } = shownFor(day, closet);
    const told = whyNotWorn(request, idea.plan.items, piece, KNOWN);
    expect(told?.reasons[0]).toBe(reason);
    expect(told?.vanishes).toBe(true);
  });

  test("of several pieces of a kind the one whose name was typed is meant", () => {
    const day = dayOf("errands in town", 24);
    const worn = new Set(shownFor(day).idea.plan.items);
    const sweaters = WARDROBE.filter(({ id, name }) => name?.includes("sweater") && !worn.has(id));
    expect(sweaters.length).toBeGreaterThan(1);
    for (const { name } of sweaters)
      expect(whyNot(`why not the ${name}, I like it`, day).text).toContain(name);
  });

  test("beside a fact nothing is said that says nothing", () => {
    const lent = dayOf("coffee with a friend, the yellow raincoat is lent to my sister", 17);
    const { text } = whyNot("why not my yellow raincoat?", lent, [
      ...WARDROBE,
      called("yellow raincoat", "coat", "#e8c63a"),
    ]);
    expect(text).toMatch(/back first/);
    expect(text).not.toMatch(/suits better|better choice/);
  });

  test("what is worn is said to be", () => {
    const day = dayOf("office tomorrow", 15);
    const [worn] = shownFor(day).idea.plan.items;
    expect(whyNot(`why not my ${worn}?`, day).text).toMatch(/part of it already/);
  });

  test("of two that are alike in all but the name nothing speaks against the other", () => {
    const closet = [
      called("white shirt", "top", "#f5f5f2"),
      called("grey wool trousers", "trouser", "#6b6d71"),
      called("black loafers", "shoes", "#1a1a1c"),
      garment("one", "coat", "navy blazer one", "#1f2a44"),
      garment("two", "coat", "navy blazer two", "#1f2a44"),
    ];
    const day = dayOf("a business meeting", 17);
    const { items } = shownFor(day, closet).idea.plan;
    const other = items.includes("one") ? "two" : "one";
    expect(whyNot(`why not the navy blazer ${other}?`, day, closet).text).toMatch(
      /Nothing speaks against|just as well/,
    );
  });
});

const DAYS: readonly Day[] = [
  dayOf("office tomorrow", 15),
  dayOf("a funeral on Friday", 8),
  dayOf("a picnic in the park, no black please", 26),
  dayOf("dinner date, the navy blazer is at the cleaner's", 12),
  dayOf("a hike in the hills", 5),
  dayOf("wedding as a guest, I want to wear my blue jeans", 20),
  dayOf("visiting a mosque, everything covered", 27),
  dayOf("painting the flat", 18),
  dayOf("job interview at a bank", 30),
  { prompt: "city walk in the rain", weather: { ...SPRING, precip: "rain", windKmh: 40 } },
];

const CLOSETS: readonly (readonly Garment[])[] = [
  WARDROBE,
  WARDROBE.filter((_, at) => at % 2 === 0),
  WARDROBE.filter((_, at) => at % 3 !== 0),
];

/** As many as are told. */
const MOST_TOLD = 3;

test("with what is named relaxed the piece scores as well as what is shown, and with less it does not", () => {
  const wrong: string[] = [];
  let asked = 0;
  for (const closet of CLOSETS)
    for (const [turn, day] of DAYS.entries()) {
      const { request, idea } = shownFor(day, closet);
      const { items } = idea.plan;
      const wardrobe = { closet, include: [], exclude: [], seed: 1 };
      const one: Case = { brief: readBrief(request, KNOWN), wardrobe };
      const pieces = readCloset(closet, "en").toSorted(byId);
      const last = pieces.filter(({ id }) => items.includes(id));
      const others = pieces.filter(({ id }, at) => !items.includes(id) && at % 7 === turn % 7);
      const worn = arranged(last, tryOn(one.brief, wardrobe).scorer);
      for (const piece of others) {
        const { bars, taken, rules, isClose, free, around } = reasonsAgainst(one, last, piece);
        const gap = (some: typeof rules): number =>
          rivalOf(free, worn, piece, rulesOf(some), around).gap;
        const where = `${day.prompt}: ${piece.id} (${rules.map(({ why }) => why).join()})`;
        asked++;
        if (rules.length > MOST_TOLD) wrong.push(`${where}: too many`);
        if (bars.length + rules.length === 0 && !taken && !isClose) wrong.push(`${where}: nothing`);
        if (gap(rules) > (isClose ? 0.9 : 0)) wrong.push(`${where}: would still lose`);
        if (rules.length > 0 && gap([]) <= 0) wrong.push(`${where}: would win without`);
        if (
          rules.length > 1 &&
          rules.some((rule) => gap(rules.filter((other) => other !== rule)) <= 0)
        )
          wrong.push(`${where}: more than is needed`);
      }
    }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(120);
}, 120_000);

test("the closet's order makes no difference", () => {
  const day = dayOf("office tomorrow", 15);
  for (const question of ["why not my black jeans?", "why not the camel coat?"])
    expect(whyNot(question, day, WARDROBE.toReversed())).toEqual(whyNot(question, day));
});
