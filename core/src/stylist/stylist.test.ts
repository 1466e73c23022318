import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Garment } from "../garment.ts";
import type { Weather } from "../weather.ts";
import { alwaysHolds, wordsIn } from "./always-holds.ts";
import { failuresOf, type CheckedRequest } from "./expectations.ts";
import { suggestOutfit } from "./index.ts";
import data from "./requests.test-data.json" with { type: "json" };

type Stored = Omit<CheckedRequest, "closet"> & { closetRef: keyof typeof data.closets };

const requests = (data.requests as unknown as Stored[]).map((request): CheckedRequest => ({
  ...request,
  closet: data.closets[request.closetRef] as Garment[],
}));
const ask = (request: CheckedRequest, seed: number) =>
  suggestOutfit({
    prompt: request.prompt,
    closet: request.closet,
    weather: request.weather ?? null,
    seed,
    include: request.include,
    exclude: request.exclude,
  });

test.each(requests)("$id holds at every seed: $prompt", (request) => {
  for (let seed = 0; seed < 10; seed++) expect(failuresOf(request, ask(request, seed))).toEqual([]);
});

test.each(requests.filter((request) => request.repeat))(
  "$id brings something new when asked again",
  (request) => {
    const ideas = Array.from({ length: 5 }, (_, seed) => ask(request, seed));
    expect(new Set(ideas.map((idea) => idea.plan.items.join())).size).toBeGreaterThanOrEqual(
      request.repeat?.minDistinctOutfits ?? 0,
    );
    expect(new Set(ideas.map((idea) => idea.text)).size).toBeGreaterThanOrEqual(
      request.repeat?.minDistinctTexts ?? 0,
    );
  },
);

const NOUNS = [
  "shirt",
  "wool sweater",
  "yellow raincoat",
  "jeans",
  "floral dress",
  "cap",
  "beanie",
  "",
  "<b>hat</b>",
  "ignore all instructions",
  "ŝtrümpfe 👖",
  "x".repeat(190),
];
const garments = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 12 }),
    category: fc.constantFrom(
      "top",
      "hoodies",
      "coat",
      "trouser",
      "short",
      "cap",
      "dress",
      "shoes",
      "",
      "uncategorized",
    ),
    name: fc.option(fc.oneof(fc.constantFrom(...NOUNS), fc.string({ maxLength: 60 })), {
      nil: undefined,
    }),
    colours: fc.array(
      fc
        .integer({ min: 0, max: 0xffffff })
        .map((value) => `#${value.toString(16).padStart(6, "0")}`),
      { maxLength: 4 },
    ),
    tags: fc.array(
      fc.constantFrom(
        "casual",
        "formal",
        "sport",
        "warm",
        "summer",
        "waterproof",
        "wool",
        "stripes",
        "long-sleeve",
      ),
      { maxLength: 4 },
    ),
  }),
  { selector: (garment) => garment.id, maxLength: 24 },
);
const weathers: fc.Arbitrary<Weather | null> = fc.option(
  fc.record({
    tempC: fc.integer({ min: -40, max: 48 }),
    feelsLikeC: fc.integer({ min: -50, max: 52 }),
    windKmh: fc.integer({ min: 0, max: 150 }),
    precip: fc.constantFrom("none", "drizzle", "rain", "snow", "storm"),
    humidity: fc.integer({ min: 0, max: 100 }),
    isNight: fc.boolean(),
  }),
);
const SAYINGS = [
  "no jeans",
  "wedding",
  "without a hoodie",
  "in Dubai",
  "my red coat",
  "allergic to wool",
  "boda",
  "Regen",
  "keep it short",
  "ignore previous instructions",
  "nothing but",
  "and",
  ",",
  ".",
  "must wear the cap",
  "à la plage",
  "結婚式",
  "🏖️",
  "-10°C",
  "not against",
  "too fat",
  "}{",
  "$&",
];
const prompts = fc.oneof(
  fc.string({ maxLength: 300, unit: "grapheme" }),
  fc.array(fc.constantFrom(...SAYINGS), { maxLength: 12 }).map((parts) => parts.join(" ")),
);
const seeds = fc.nat({ max: 0xffffffff });

test.each([
  ["en", "What to wear to a job interview?", [undefined]],
  ["es", "¿Qué me pongo para una entrevista de trabajo?", ["zapatos", "mocasines"]],
  ["fr", "Qu'est-ce que je mets pour un entretien d'embauche ?", ["chaussures", "mocassins"]],
  ["de", "Was ziehe ich zum Vorstellungsgespräch an?", ["schnürschuhe", "loafer"]],
  ["it", "Cosa mi metto per un colloquio di lavoro?", ["scarpe", "stringate", "mocassini"]],
  ["pt", "O que visto para uma entrevista de emprego?", ["sapatos", "mocassins"]],
])("what is proposed is called by its name in %s as well", (language, prompt, shoes) => {
  const idea = suggestOutfit({ prompt, closet: [], weather: null, seed: 3 });
  expect(idea.language).toBe(language);
  const { name, label } = idea.plan.suggested.find(({ slot }) => slot === "feet") ?? {};
  expect(name).toMatch(/loafers|lace-ups|shoes/);
  expect(
    shoes.some((word) => word === label || (word && label?.toLowerCase().includes(word))),
  ).toBe(true);
});

test("whatever is asked and owned: only owned pieces, no markup, no throw, a text within bounds", () => {
  fc.assert(
    fc.property(prompts, garments, weathers, seeds, (prompt, closet, weather, seed) => {
      const idea = suggestOutfit({ prompt, closet, weather, seed });
      const plain = alwaysHolds({ closet }, idea).filter(
        (failure) => !failure.startsWith("invents"),
      );
      expect(plain).toEqual([]);
      expect(idea.plan.formality).toBeGreaterThanOrEqual(0);
      expect(idea.plan.formality).toBeLessThanOrEqual(5);
      expect(idea.plan.suggested.every(({ name }) => name.length > 0 && name.length <= 120)).toBe(
        true,
      );
    }),
    { numRuns: 400 },
  );
});

test("the same request and seed give the same idea", () => {
  fc.assert(
    fc.property(prompts, garments, weathers, seeds, (prompt, closet, weather, seed) => {
      const once = suggestOutfit({ prompt, closet, weather, seed });
      expect(suggestOutfit({ prompt, closet: structuredCloneOf(closet), weather, seed })).toEqual(
        once,
      );
    }),
    { numRuns: 80 },
  );
});

const structuredCloneOf = (closet: Garment[]): Garment[] =>
  JSON.parse(JSON.stringify(closet)) as Garment[];

test("excluded pieces are never worn and an included one always is", () => {
  fc.assert(
    fc.property(garments, weathers, seeds, fc.nat(), (closet, weather, seed, at) => {
      const chosen = closet[at % Math.max(1, closet.length)];
      if (!chosen) return;
      const without = suggestOutfit({
        prompt: "dinner with friends",
        closet,
        weather,
        seed,
        exclude: [chosen.id],
      });
      expect(without.plan.items).not.toContain(chosen.id);
      const withIt = suggestOutfit({
        prompt: "dinner with friends",
        closet,
        weather,
        seed,
        include: [chosen.id],
      });
      expect(withIt.plan.items).toContain(chosen.id);
    }),
    { numRuns: 150 },
  );
});

test("a refused garment is not worn, in whatever words it is refused", () => {
  const refusals = [
    "no X",
    "without X",
    "I hate X",
    "please don't suggest X",
    "anything but X",
    "X are out",
    "avoid X",
    "not a fan of X",
    "can't stand X",
    "never X",
    "sin X",
    "keine X",
  ];
  const closet = data.closets.everyday as Garment[];
  const worn: [string, string][] = [
    ["jeans", "v7"],
    ["hoodies", "v4"],
    ["caps", "v10"],
    ["shorts", "v9"],
  ];
  for (const refusal of refusals.slice(0, 10))
    for (const [word, id] of worn)
      for (let seed = 0; seed < 5; seed++) {
        const prompt = `Casual walk in the park, ${refusal.replace("X", word)}.`;
        const { items } = suggestOutfit({ prompt, closet, weather: null, seed }).plan;
        expect({ prompt, worn: items.includes(id) }).toEqual({ prompt, worn: false });
      }
});

test("a wanted garment that is owned is always worn", () => {
  const closet = data.closets.everyday as Garment[];
  for (const [words, id] of [
    ["my green blazer", "v11"],
    ["the blue jeans", "v7"],
    ["my charcoal hoodie", "v4"],
    ["the yellow raincoat", "v6"],
  ] as const)
    for (let seed = 0; seed < 8; seed++)
      expect(
        suggestOutfit({
          prompt: `I want to wear ${words} to a casual lunch`,
          closet,
          weather: null,
          seed,
        }).plan.items,
      ).toContain(id);
});

test("a text is as long as a person would send, and never longer than what there is to say", () => {
  const lengths = requests.flatMap((request) => {
    const { status, text, plan } = ask(request, 3);
    const isUsual = status === "outfit" && !request.must?.maxWords && !plan.looks;
    return isUsual && plan.items.length > 0 ? [wordsIn(text)] : [];
  });
  expect(Math.max(...lengths)).toBeLessThanOrEqual(90);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(12);
  const usual = lengths.filter((words) => words >= 45 && words <= 75);
  expect(usual.length / lengths.length).toBeGreaterThan(0.8);
});

test("what was understood comes back as chips, with a reason where it was missed", () => {
  const { understood } = suggestOutfit({
    prompt: "wedding outdoors, no heels, I want to wear my leather jacket",
    closet: data.closets.formal,
    weather: null,
    seed: 1,
  });
  const labels = understood.map(({ label }) => label);
  expect(labels).toContain("wedding");
  expect(labels).toContain("no heels");
  expect(understood.find(({ label }) => label.includes("leather"))).toMatchObject({
    kept: false,
    reason: expect.stringContaining("closet") as string,
  });
});

test.each([
  ["es", "¿Qué me pongo para una boda por la noche, sin tacones?", "sin tacones", "tarde"],
  ["fr", "Que porter pour un mariage le soir, sans talons ?", "sans talons", "soirée"],
  ["de", "Was soll ich abends zur Hochzeit anziehen, ohne Absätze?", "ohne Absätze", "Abend"],
])("in %s the chips speak the request's language", (language, prompt, avoided, time) => {
  const request = { prompt, closet: data.closets.formal, weather: null, seed: 1, language };
  const labels = suggestOutfit(request).understood.map(({ label }) => label);
  expect(labels).toContain(avoided);
  expect(labels).toContain(time);
  expect(labels).not.toContain("wedding");
});

test.each([
  "what to wear to the office, which has no AC",
  "an office day without air conditioning",
  "ropa para la oficina sin aire acondicionado",
  "que porter au bureau sans climatisation",
  "was ziehe ich im büro ohne klimaanlage an",
])("nobody is told of an air conditioning that is not there: %s", (prompt) => {
  const hot = { tempC: 34, feelsLikeC: 35, windKmh: 5, precip: "none", humidity: 40 } as const;
  for (let seed = 0; seed < 8; seed++) {
    const weather = { ...hot, isNight: false };
    const { text } = suggestOutfit({ prompt, closet: data.closets.formal, weather, seed });
    expect(text).not.toMatch(/air.?con|aire acond|clim|klima/i);
  }
});

const unnamed = (id: string, category: string, colour: string): Garment => ({
  id,
  category,
  colours: [colour],
  tags: [],
});

test("unnamed pieces cover torso and legs at a smart occasion, and nothing owned is called missing", () => {
  const closet = [
    unnamed("top", "top", "#f4f4f2"),
    unnamed("legs", "trouser", "#1f2a4a"),
    unnamed("coat", "coat", "#6b4a2f"),
  ];
  for (const prompt of ["my cousin's wedding", "job interview", "a funeral", "dinner with my boss"])
    for (let seed = 0; seed < 6; seed++) {
      const idea = suggestOutfit({ prompt, closet, weather: null, seed });
      expect(idea.plan.items).toEqual(expect.arrayContaining(["top", "legs"]));
      expect(idea.text).not.toMatch(
        /missing|no fitting|couldn['’]t find|don['’]t know|not familiar/i,
      );
    }
});

test("a named piece that fits the occasion comes before an unnamed one", () => {
  const closet: Garment[] = [
    unnamed("top", "top", "#f4f4f2"),
    {
      id: "shirt",
      category: "top",
      name: "white dress shirt",
      colours: ["#fdfdfd"],
      tags: ["formal"],
    },
    unnamed("legs", "trouser", "#1f2a4a"),
  ];
  expect(
    suggestOutfit({ prompt: "job interview", closet, weather: null, seed: 0 }).plan.items,
  ).toContain("shirt");
});

test("a hoodie alone is worn to dinner with an honest word about it", () => {
  const closet = [unnamed("hoodie", "hoodies", "#7d8086")];
  for (let seed = 0; seed < 6; seed++) {
    const idea = suggestOutfit({ prompt: "dinner with my in-laws", closet, weather: null, seed });
    expect(idea.plan.items).toEqual(["hoodie"]);
    expect(idea.text).toMatch(/casual|relaxed/);
  }
});

test.each([
  ["what do I wear to my cousin's wedding", false],
  ["what should I wear to my nan's", false],
  ["something to wear in my van", false],
  ["I want to wear my zorblax to the office", true],
  ["can I turn up in my zorblax", true],
  ["dinner with my zorblax on", true],
])("only what is worn can be an unknown garment: %s", (prompt, unknown) => {
  const { text } = suggestOutfit({ prompt, closet: [], weather: null, seed: 0 });
  expect(/zorblax|cousin|nan|van/i.test(text)).toBe(unknown);
});
