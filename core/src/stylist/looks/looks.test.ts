import { describe, expect, test } from "vitest";
import { planSchema } from "../../plan.ts";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { suggestOutfit } from "../index.ts";
import { SPRING, WARDROBE } from "./wardrobe.test-data.ts";

const ask = (prompt: string, closet = WARDROBE, seed = 1) =>
  suggestOutfit({ prompt, closet, weather: SPRING, seed }, settingsOnDisk());
const topsOf = (prompt: string, seed = 1) =>
  ask(prompt, WARDROBE, seed).plan.looks!.map(({ items }) => items[0]);

const WEEK = "what do I wear Monday to Friday at the office, Thursday evening client dinner";
const TRIP = "5 days in Lisbon in May, two dinners, one hike, hand luggage only, max 12 pieces";

describe("several looks", () => {
  test("the plan is the first of them, and passes the door", () => {
    const { plan } = ask(WEEK);
    const { items, suggested, formality } = plan.looks![0]!;
    expect({ items, suggested, formality }).toEqual({
      items: plan.items,
      suggested: plan.suggested,
      formality: plan.formality,
    });
    expect(planSchema.parse(plan)).toEqual(plan);
  });

  test("days of different settings are dressed for their own", () => {
    const [client, gym] = ask("Tuesday client meeting, Thursday gym").plan.looks!;
    expect([client!.day, client!.setting, gym!.day, gym!.setting]).toEqual([
      1,
      "client meeting",
      3,
      "gym",
    ]);
    expect(client!.formality).toBeGreaterThan(gym!.formality + 1);
    expect(gym!.items).toContain("running shoes");
    expect(client!.items).not.toContain("running shoes");
  });

  test("a day's own weather is dressed for on that day", () => {
    const [wet, hot] = ask("Tuesday office, 8 degrees and rain, Thursday picnic at 29 degrees").plan
      .looks!;
    expect([wet!.weather?.precip, wet!.weather?.tempC]).toEqual(["rain", 8]);
    expect([hot!.weather?.precip, hot!.weather?.tempC]).toEqual(["none", 29]);
  });

  test.each([1, 2, 3, 4, 5, 6])("no top twice in a week while others serve (seed %i)", (seed) => {
    const tops = topsOf(WEEK, seed);
    expect(new Set(tops).size).toBe(tops.length);
  });

  test("another seed brings other looks", () => {
    expect(topsOf(WEEK, 1)).not.toEqual(topsOf(WEEK, 2));
  });

  test.each([WEEK, TRIP, "3 outfits for a wedding", "packing for a weekend in Oslo in January"])(
    "the closet's order makes no difference: %s",
    (prompt) => {
      const shuffled = [...WARDROBE].toReversed();
      shuffled.push(...shuffled.splice(0, 17));
      expect(ask(prompt, shuffled)).toEqual(ask(prompt));
    },
  );

  test("without a closet each look is an idea of its own", () => {
    const { plan, text } = ask("3 outfits for the office please", []);
    expect(plan.looks).toHaveLength(3);
    expect(plan.looks!.every(({ suggested }) => suggested.length >= 3)).toBe(true);
    expect(text).toMatch(/Outfit 1.*\n.*Outfit 2.*\n.*Outfit 3/);
  });

  test("one top is worn on all days rather than none", () => {
    const few = WARDROBE.filter(({ name }) => /white t-shirt|blue jeans|sneakers/.test(name!));
    const { plan } = ask("Monday to Wednesday on campus", few);
    expect(plan.looks!.map(({ items }) => items[0])).toEqual(Array(3).fill("white t-shirt"));
  });

  test.each([
    ["en", "3 outfits for the office please", /^Outfit 1: your /],
    ["de", "drei Outfits fürs Büro bitte", /^Outfit 1: dein/],
    ["fr", "trois tenues pour le bureau s'il te plaît", /^Tenue 1 : (ton|ta|tes) /],
    ["es", "necesito tres conjuntos para la oficina", /^Conjunto 1: tus? /],
    ["it", "mi servono tre outfit per l'ufficio", /^Outfit 1: (il|la|i|le) /],
    ["pt", "preciso de três looks para o escritório", /^Look 1: (o|a|os|as) /],
  ])("are told one by one in %s", (language, prompt, start) => {
    const idea = ask(prompt);
    const { looks } = idea.plan;
    expect(idea.language).toBe(language);
    expect(looks![0]!.text).toMatch(start);
    for (const look of looks!) {
      expect(idea.text).toContain(look.text);
      expect(look.text).toMatch(/[.!?]$/);
      expect(look.text).not.toMatch(/[{}]|undefined|[\uE000-\uF8FF]/);
    }
  });
});

describe("a trip", () => {
  test("comes out of one bag within the limit", () => {
    const { plan, text } = ask(TRIP);
    const worn = new Set(plan.looks!.flatMap(({ items }) => items));
    expect([...worn].toSorted()).toEqual(plan.packing!.items.toSorted());
    expect(worn.size).toBeLessThanOrEqual(12);
    expect(text).toMatch(/of the 12 pieces you allow, for 7 outfits/);
  });

  test("every day is dressed, and the hike in what one walks in", () => {
    const { looks } = ask(TRIP).plan;
    expect(looks!.every(({ items }) => items.length >= 3)).toBe(true);
    expect(looks!.find(({ setting }) => setting === "hike")!.items).toContain("hiking boots");
  });

  test("two pairs of shoes are two pairs", () => {
    const { looks } = ask(
      "packing for 5 days in Lisbon, one hike, two dinners, two pairs of shoes",
    ).plan;
    const shoes = looks!.flatMap(({ items }) =>
      items.filter((id) => /sneakers|loafers|boots|shoes|heels|sandals/.test(id)),
    );
    expect(new Set(shoes).size).toBeLessThanOrEqual(2);
  });

  test("a limit that no closet can keep is said to be too small", () => {
    const { plan, text } = ask("packing for 4 days in Lisbon, one hike, one wedding, max 2 pieces");
    expect(plan.packing!.items.length).toBeGreaterThan(2);
    expect(text).toMatch(/2 pieces are too few/);
  });

  test("what a look depends on is worn in no other look, and named", () => {
    const { plan, text } = ask(TRIP);
    for (const { item, look } of plan.packing!.needed)
      expect(plan.looks!.flatMap(({ items }, at) => (items.includes(item) ? [at] : []))).toEqual([
        look,
      ]);
    expect(text).toMatch(/Without your (hiking|running) [\w ]+ you'd have nothing right for day/);
  });

  test("takes no more pieces than as many single outfits would", () => {
    const { plan } = ask("packing for 5 days in Lisbon in May");
    const single = new Set(
      [1, 2, 3, 4, 5].flatMap((seed) => ask("a day in Lisbon in May", WARDROBE, seed).plan.items),
    );
    expect(plan.packing!.items.length).toBeLessThan(single.size);
  });
});
