import { describe, expect, test } from "vitest";
import { ROLES } from "../../languages/cue-list.ts";
import { languageOf } from "../../languages/index.ts";
import { LANGUAGES } from "../lexicon/index.ts";
import { readWords } from "../understand/text.ts";
import { AWAY } from "./away.test-data.ts";
import { CARE_CASES, TEMPERATURES } from "./care-cases.test-data.ts";
import { CLAUSES } from "./clauses.test-data.ts";
import { GARMENTS, INTENTS } from "./cases.test-data.ts";
import { readHarm } from "./care.ts";
import { INSISTING } from "./insisting.test-data.ts";
import { readRequest } from "./read-request.ts";
import { decisionOf } from "./decision.ts";
import { readTemperatureWords } from "./temperature.ts";

/** Takes the brackets out and tells where they stood. */
function marked(text: string): { prompt: string; span: [number, number] } {
  const from = text.indexOf("[");
  const to = text.indexOf("]") - 1;
  return { prompt: text.replace("[", "").replace("]", ""), span: [from, to] };
}

const lengths = (table: Readonly<Record<string, readonly unknown[]>>): number[] => [
  ...new Set(Object.values(table).map((cases) => cases.length)),
];

test("every language is tested with the same number of cases", () => {
  for (const table of [GARMENTS, CLAUSES, INSISTING, AWAY, INTENTS, CARE_CASES, TEMPERATURES])
    expect(lengths(table)).toHaveLength(1);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each([
    ...GARMENTS[language],
    ...CLAUSES[language],
    ...INSISTING[language],
    ...AWAY[language],
  ])("%s: %s", (text, decision) => {
    const { prompt, span } = marked(text);
    const { mentions } = readRequest(prompt, { language, spans: [span] });
    const read = mentions.find((one) => one.span[0] < span[1] && span[0] < one.span[1]);
    expect(read && decisionOf(read.role)).toBe(decision);
  });

  test.each(INTENTS[language])("%s asks for: %s", (prompt, intent) => {
    expect(readRequest(prompt, { language }).intent).toBe(intent);
  });

  test.each(CARE_CASES[language])("%s needs care: %s", (prompt, harm) => {
    expect(readHarm(prompt, readWords(prompt), language, false).harm ?? null).toBe(harm);
  });

  test.each(TEMPERATURES[language])("%s: %s °C, later %s", (prompt, tempC, laterC) => {
    const read = readTemperatureWords(prompt, readWords(prompt), language);
    expect(read?.tempC ?? null).toBe(tempC);
    expect(read?.laterC ?? null).toBe(laterC);
  });

  test("each role has at least twenty phrases", () => {
    for (const role of ROLES)
      expect(languageOf(language).cues.roles[role].split(/[|\n]/).length).toBeGreaterThan(20);
  });
});

test("a reason two sentences on is bound to its garment, with the person's own words", () => {
  const { mentions } = readRequest(
    "Last time you proposed the lilac coat. It was much admired. It has since met a bowl of soup and did not survive.",
  );
  expect(mentions[0]).toMatchObject({ text: "lilac coat", role: "unavailable" });
  expect(mentions[0]!.cue).not.toBe("");
});

test("of two garments the one that is spoken of stays out", () => {
  const { mentions } = readRequest(
    "Denim jacket is at the cleaner's, so I want to wear the wool coat to the office",
  );
  expect(mentions.map(({ role }) => decisionOf(role))).toEqual(["avoid", "wear"]);
});

test("a list shares what is said of it", () => {
  const { mentions } = readRequest("No jeans, hoodies or shorts please, it's a christening.");
  expect(mentions.map(({ role }) => decisionOf(role))).toEqual(["avoid", "avoid", "avoid"]);
});

test("what a rule asks for ends the list of what it forbids", () => {
  for (const prompt of [
    "No ripped jeans, no crop tops, closed shoes",
    "Pas de jean, pas de crop top, chaussures plates",
    "Nada de vaqueros, nada de tops, zapatos cerrados",
    "Keine Jeans, kein Top, flache Schuhe",
    "Niente jeans, niente top, scarpe chiuse",
    "Não quero jeans, nem crop top, sapatos fechados",
  ])
    expect(readRequest(prompt).mentions.map(({ role }) => decisionOf(role))).toEqual([
      "avoid",
      "avoid",
      "wear",
    ]);
});

test("a garment's one-word verdict is heard", () => {
  const decided = (prompt: string) =>
    readRequest(prompt).mentions.map(({ role }) => decisionOf(role));
  expect(decided("Hat yes, shorts no. What do I wear to the match?")).toEqual(["wear", "avoid"]);
  expect(decided("mes baskets blanches NON. On marche dix kilomètres")).toEqual(["avoid"]);
  expect(decided("Gonne ovviamente no, il maglione sì")).toEqual(["avoid", "wear"]);
  expect(decided("Piden pantalón y camisa, nada de zapatillas")).toEqual(["wear", "wear", "avoid"]);
  expect(decided("La calza gris no, la falda verde sí")).toEqual(["avoid", "wear"]);
});

test("what comes after a turn decides", () => {
  const { mentions } = readRequest("I love the red dress but it is at the dry cleaner's.");
  expect(decisionOf(mentions[0]!.role)).toBe("avoid");
});

test("a choice is asked about without a question mark", () => {
  const { mentions, intent } = readRequest("the blue dress or the linen suit");
  expect(mentions.map(({ role }) => role)).toEqual(["asked-about", "asked-about"]);
  expect(intent).toBe("compare");
});

test.each([
  ["en", "Is the navy blazer ok? The grey one has a hole."],
  ["de", "Passt die rote Hose? Die blaue hat ein Loch."],
  ["fr", "Je peux mettre la robe rouge ? La noire a un trou."],
  ["es", "¿Puedo llevar la falda roja? La negra tiene un agujero."],
  ["it", "Posso mettere la gonna rossa? La nera ha un buco."],
  ["pt", "Posso usar a saia vermelha? A preta tem um buraco."],
] as const)("%s: a colour alone means the garment spoken of before", (language, prompt) => {
  const { mentions } = readRequest(prompt, { language });
  expect(mentions.map(({ role }) => decisionOf(role))).toEqual(["ask", "avoid"]);
  expect(mentions[1]!.garment?.garment).toBe(mentions[0]!.garment?.garment);
});

test("what others come with is no wish", () => {
  const { mentions } = readRequest("My friend from Paris always comes with a trench coat.");
  expect(mentions.map(({ role }) => role)).toEqual(["others"]);
});

test("numbers that count things are no temperature", () => {
  for (const [prompt, language] of [
    ["all of them minus one", "en"],
    ["todos menos uno", "es"],
  ] as const)
    expect(readTemperatureWords(prompt, readWords(prompt), language)).toBeNull();
});

test.each([
  ["nothing boring, something sexy for my 12 year old daughter", "child"],
  ["an overdose of pink sequins for the party", undefined],
  ["he hits me, something with long sleeves", "self-harm"],
] as const)("care: %s", (prompt, harm) => {
  expect(readHarm(prompt, readWords(prompt), "en", true).harm).toBe(harm);
});

test("any text is read, however long and odd", () => {
  for (const prompt of [
    "",
    "?",
    "jeans ".repeat(400),
    "no ".repeat(700),
    "👖👖👖",
    "or or or jeans?",
  ])
    expect(() => readRequest(prompt)).not.toThrow();
});
