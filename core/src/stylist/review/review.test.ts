import { expect, test } from "vitest";
import type { Garment } from "../../garment.ts";
import type { Weather } from "../../weather.ts";
import type { CheckedRequest } from "../expectations.ts";
import { type Candidate, candidateOf, candidateOutfits, suggestOutfit } from "../index.ts";
import data from "../requests.test-data.json" with { type: "json" };
import { createReview } from "./review.ts";

const RAIN: Weather = {
  tempC: 9,
  feelsLikeC: 6,
  windKmh: 20,
  precip: "rain",
  humidity: 90,
  isNight: false,
};
const DRY: Weather = { ...RAIN, precip: "none", tempC: 17, feelsLikeC: 17 };

const closet: Garment[] = [
  { id: "shirt", category: "top", name: "white Oxford shirt", colours: ["#f7f7f5"] },
  { id: "blazer", category: "coat", name: "navy blazer", colours: ["#1f2a44"] },
  { id: "trousers", category: "trouser", name: "grey wool trousers", colours: ["#7c7f85"] },
];

function outfits(prompt: string, weather: Weather | null, wardrobe = closet, language = "en") {
  const request = { prompt, closet: wardrobe, weather, seed: 1, language };
  const candidates = candidateOutfits(request, 25);
  if (!Array.isArray(candidates)) throw new Error("No outfit was made.");
  return { candidates, request };
}

/** The outfit of all three pieces, and what is wrong with a text about it. */
function reviewed(text: string, weather: Weather | null = DRY, language = "en") {
  const { candidates, request } = outfits("What to wear to the office?", weather, closet, language);
  const told = candidates.find(({ plan }) => plan.items.length === 3);
  if (!told) throw new Error("The outfit has not all three pieces.");
  return { told, faults: createReview(told, request).whole(text) };
}

const FINE =
  "Start with your white Oxford shirt and your grey wool trousers, then put your navy blazer over both. At 17 °C that is all the layers the office asks for.";

test("the first candidate is the stylist's own answer, and all wear what is owned, each something else", () => {
  const { candidates, request } = outfits("What to wear to the office?", DRY);
  const { text, lines = [], ...idea } = suggestOutfit({ ...request });
  expect(candidates[0]).toMatchObject(idea);
  expect(candidates[0]?.write()).toBe(text);
  expect(suggestOutfit(request)).toEqual({ text, lines, ...idea });
  const worn = candidates.map(({ plan }) => plan.items.toSorted().join());
  expect(new Set(worn).size).toBe(candidates.length);
  expect(
    worn
      .join()
      .split(",")
      .every((id) => closet.some((garment) => garment.id === id)),
  ).toBe(true);
});

test("what is no request for an outfit gives no candidates", () => {
  const prompt = "write me a python script that sorts numbers";
  const answer = candidateOutfits({ prompt, closet, weather: null, seed: 1 }, 25);
  expect(answer).toEqual(suggestOutfit({ prompt, closet, weather: null, seed: 1 }));
  expect(answer).toMatchObject({ status: "redirect" });
});

test("with an empty closet the candidates propose different things", () => {
  const { candidates } = outfits("What to wear to the office?", DRY, []);
  expect(new Set(candidates.map(({ proposed }) => proposed.join())).size).toBeGreaterThan(1);
});

test("an honest text has no faults", () => {
  expect(reviewed(FINE).faults).toEqual([]);
});

test.each([
  ["another garment", "Add your leather jacket on top.", "leather jacket"],
  ["another colour", "Finish with your red blazer.", "red blazer"],
  ["a second one in the same breath", "Wear your navy blazer and jeans.", "jeans"],
  ["something that is there without being anybody's", "Then lace up the boots.", "boots"],
  ["what the closet is said to hold", "You own hiking boots, so wear them.", "boots"],
  ["a temperature", "It will be 31 °C.", "31"],
  ["a tag", "Wear <b>white</b>.", "markup"],
  ["Markdown", "Wear **white**.", "markup"],
  ["an address", "See https://shop.example/blazer.", "address"],
  ["a letter that turns the line round", "Wear \u202e white.", "markup"],
  ["how it was made", "I chose outfit 3 for this.", "talk"],
  ["what wrote it", "As an AI I cannot wear clothes.", "talk"],
  ["an unkind word", "It is very slimming.", "unkind"],
])("%s that was made up is a fault", (_, sentence, fault) => {
  expect(reviewed(`${FINE} ${sentence}`).faults.join()).toContain(fault);
});

/** The shirt and the trousers, chosen by somebody else: the blazer stays at home. */
function ofAnothers(sentence: string, prompt = "What to wear to the office?") {
  const request = { prompt, closet, weather: RAIN, seed: 1, language: "en" };
  const made = candidateOf(request, ["shirt", "trousers"]);
  if ("faults" in made) throw new Error(made.faults.join());
  const text = `Wear your white Oxford shirt and your grey wool trousers in the rain. ${sentence}`;
  return createReview(made, request).whole(text);
}

test.each([
  "The navy blazer stays at home, it would be too stiff.",
  "Mud is brown and splashes far on the way there.",
  "Roll up the bottoms of your trousers where it is deep.",
])("who chose may say why something else is not worn: %s", (sentence) => {
  expect(ofAnothers(sentence)).toEqual([]);
});

test("a maker is known however the name is written", () => {
  const prompt = "What to wear to the office? My levis are too thin.";
  expect(ofAnothers("Your Levi's stay at home.", prompt)).toEqual([]);
  expect(ofAnothers("Your Wranglers stay at home.", prompt).join()).toContain("wranglers");
});

test("a bank may be named by whoever was told of one, and nobody else", () => {
  expect(ofAnothers("It is sober enough for a bank.", "An interview at a bank")).toEqual([]);
  expect(ofAnothers("Send your bank card with it.")).toContain("asks for something private");
});

test("what the person brought up may be answered, and is nobody's all the same", () => {
  const prompt = "What to wear to the office? My yellow parka went to the dump.";
  expect(ofAnothers("The yellow parka is gone, so go quickly.", prompt)).toEqual([]);
  expect(ofAnothers("Put on your yellow parka.", prompt).join()).toContain("yellow parka");
  expect(ofAnothers("Put on the green parka.", prompt).join()).toContain("green parka");
});

test.each([
  ["de", "Nimm dein Hemd „white Oxford shirt“ und dazu dicke Socken fürs Büro.", false],
  ["de", "Nimm dein Hemd „white Oxford shirt“, das macht nicht dick, fürs Büro.", true],
  ["fr", "Prends ta chemise « white Oxford shirt » et de grosses chaussettes.", false],
  ["fr", "Prends ta chemise « white Oxford shirt », tu parais moins grosse.", true],
  ["es", "Ponte tu camisa «white Oxford shirt» y unos calcetines gordos.", false],
  ["es", "Ponte tu camisa «white Oxford shirt», que te hace menos gorda.", true],
])("in %s thick is said of cloth, not of people: %s", (language, text, isUnkind) => {
  expect(reviewed(text, DRY, language).faults.includes("an unkind word")).toBe(isUnkind);
});

test.each([
  ["fr", "Il pleuvra au retour, alors garde ton blazer bleu marine sur toi."],
  ["es", "A la vuelta lloverá, así que lleva tu americana azul marino."],
  ["it", "Al ritorno pioverà, quindi tieni addosso il tuo blazer blu."],
  ["pt", "Na volta choverá, por isso leve o seu blazer azul-marinho."],
])("in %s rain to come is rain told", (language, text) => {
  const { candidates, request } = outfits("office", RAIN, closet, language);
  const review = createReview(candidates[0]!, request);
  const [rain] = candidates[0]!.vital;
  expect(review.leftOut(FINE)).toContain(rain);
  expect(review.leftOut(text)).not.toContain(rain);
});

test.each([
  [
    "es",
    "Empieza con tu camisa «white Oxford shirt», tus vaqueros y tu americana para la oficina.",
    "vaqueros",
  ],
  [
    "fr",
    "Commence par ta chemise « white Oxford shirt » puis ajoute ton jean pour le bureau.",
    "jean",
  ],
  [
    "de",
    "Fang mit deinem Hemd „white Oxford shirt“ an und nimm deinen Mantel fürs Büro dazu.",
    "mantel",
  ],
  [
    "it",
    "Comincia con la tua camicia «white Oxford shirt» e con i tuoi jeans per l'ufficio.",
    "jeans",
  ],
  [
    "pt",
    "Comece com a sua camisa «white Oxford shirt» e as suas botas para o escritório.",
    "botas",
  ],
])("in %s what is not in the outfit is nobody's", (language, text, fault) => {
  expect(reviewed(text, DRY, language).faults.join()).toContain(fault);
});

test("the length, the end and the language are held to", () => {
  expect(reviewed("Wear your navy blazer.").faults).toContain("too short");
  expect(reviewed(FINE.repeat(6)).faults).toContain("too long");
  expect(reviewed(`${FINE} And then`).faults).toContain("no end");
  const french =
    "Commence par ta chemise blanche, puis ton pantalon gris et ton blazer bleu marine. Il fait doux, alors tu peux laisser la veste ouverte et marcher sans te presser jusqu'au bureau.";
  expect(reviewed(french).faults).toContain("written in fr");
});

test("a person's own limit on words counts", () => {
  const { candidates, request } = outfits("Office outfit in 10 words please", DRY);
  expect(createReview(candidates[0]!, request).whole(FINE)).toContain("too long");
});

test.each([
  "Leave the umbrella at home today.",
  "There is no rain to worry about.",
  "Enjoy the sunshine on the way.",
  "You won't need a raincoat.",
])("rain is not talked away: %s", (sentence) => {
  const wet = FINE.replace("17", "9");
  expect(reviewed(`${wet} Rain is likely.`, RAIN).faults).toEqual([]);
  expect(reviewed(`${wet} ${sentence}`, RAIN).faults).toContain("denies the rain");
});

test.each([
  ["en", "You can leave the umbrella at home."],
  ["es", "Hoy no hace falta el paraguas."],
  ["fr", "Oublie ton parapluie."],
  ["de", "Lass den Regenschirm zu Hause."],
  ["it", "Lascia l'ombrello a casa."],
  ["pt", "Esqueça o guarda-chuva."],
])("in %s rain is not waved away: %s", (language, sentence) => {
  expect(reviewed(sentence, RAIN, language).faults).toContain("denies the rain");
});

test("rain that goes unsaid is noticed, with the sentence that says it", () => {
  const { told } = reviewed(FINE, RAIN);
  const review = createReview(told, { prompt: "", closet });
  const left = review.leftOut(FINE);
  expect(left.join()).toMatch(/rain|wet/i);
  expect(review.leftOut(`${FINE} ${left.join(" ")}`)).toEqual([]);
  expect(review.leftOut(told.write())).toEqual([]);
});

test("half a sentence is judged by what it already says", () => {
  const { told } = reviewed(FINE);
  const review = createReview(told, { prompt: "", closet });
  expect(review.soFar("Start with your white Oxf")).toEqual([]);
  expect(review.soFar("Start with your leather jacket")).not.toEqual([]);
});

test("the stylist's own texts pass, in every language, but for one in a hundred", () => {
  const requests = data.requests as unknown as (CheckedRequest & { closetRef: "empty" })[];
  const judged = requests
    .filter((_, index) => index % 5 === 0)
    .flatMap(({ prompt, weather = null, closetRef }) => {
      const owned = data.closets[closetRef] as Garment[];
      return ["en", "es", "fr", "de", "it", "pt"].flatMap((language) => {
        const request = { prompt, closet: owned, weather, seed: 1, language };
        const candidates = candidateOutfits(request, 1);
        if (!Array.isArray(candidates)) return [];
        const [told] = candidates as [Candidate];
        // The text may name an owned piece to swap in, which is worn in none of the outfits.
        const plan = { ...told.plan, items: owned.map(({ id }) => id) };
        const review = createReview({ ...told, plan }, request);
        return [[...review.whole(told.write()), ...review.leftOut(told.write())]];
      });
    });
  expect(judged.length).toBeGreaterThan(200);
  expect(judged.filter((faults) => faults.length > 0).length).toBeLessThan(judged.length / 100);
});
