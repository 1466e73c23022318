import { expect, test } from "vitest";
import type { Garment } from "../garment.ts";
import { wordsIn } from "./always-holds.ts";
import { asAsked, failuresOf, type CheckedRequest } from "./expectations.ts";
import { suggestOutfit } from "./index.ts";
import data from "./requests.test-data.json" with { type: "json" };

type Stored = Omit<CheckedRequest, "closet"> & { closetRef: keyof typeof data.closets };

const requests = (data.requests as unknown as Stored[]).map((request): CheckedRequest => ({
  ...request,
  closet: data.closets[request.closetRef] as Garment[],
}));

const ask = (request: CheckedRequest, seed: number) => suggestOutfit(asAsked(request, seed));

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

test("a text is as long as a person would send, and never longer than what there is to say", () => {
  const lengths = requests.flatMap((request) => {
    const { status, text, plan } = ask(request, 3);
    const isUsual = status === "outfit" && !request.must?.maxWords && !plan.looks;
    return isUsual && plan.items.length > 0 ? [wordsIn(text)] : [];
  });
  expect(Math.max(...lengths)).toBeLessThanOrEqual(90);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(8);
  const usual = lengths.filter((words) => words >= 20 && words <= 75);
  expect(usual.length / lengths.length).toBeGreaterThan(0.9);
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
