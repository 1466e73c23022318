import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../lexicon/index.ts";
import { readRequest } from "./read-request.ts";
import { decisionOf } from "./decision.ts";

const readIn = (language: (typeof LANGUAGES)[number], prompt: string) =>
  readRequest(prompt, { language }).mentions.map(
    ({ text, role }) => `${text}: ${decisionOf(role)}`,
  );

/** The first is taken back, the second is worn. */
const TAKEN_BACK: Record<(typeof LANGUAGES)[number], [string, string, string]> = {
  en: ["for the market i'll wear the grey coat no wait the red coat", "grey coat", "red coat"],
  de: ["zum markt zieh ich den grauen Mantel an nee halt den roten Mantel", "grauen", "roten"],
  fr: ["au marché je mets le manteau gris non attends le manteau rouge", "gris", "rouge"],
  es: ["al mercado voy con el abrigo gris no espera con el abrigo rojo", "gris", "rojo"],
  it: ["al mercato metto il cappotto grigio anzi no il cappotto rosso", "grigio", "rosso"],
  pt: ["à feira vou com o casaco cinzento não espera com o casaco vermelho", "cinz", "verm"],
};

/** Not not to want it is no refusal. */
const DOUBLED: Record<(typeof LANGUAGES)[number], string> = {
  en: "It's not that I don't want to wear the blue hat. What goes with it?",
  de: "Es ist nicht so, dass ich den blauen Hut nicht tragen will. Was passt dazu?",
  fr: "Ce n'est pas que je ne veux pas mettre le chapeau bleu. Avec quoi ?",
  es: "No es que no quiera llevar el sombrero azul. ¿Con qué va?",
  it: "Non è che non voglio mettere il cappello blu. Con cosa va?",
  pt: "Não é que eu não queira usar o chapéu azul. Com que vai?",
};

describe.each(LANGUAGES)("in %s", (language) => {
  test("who corrects himself wears what was said last", () => {
    const [prompt, gone, worn] = TAKEN_BACK[language];
    const read = readIn(language, prompt);
    expect(read.find((one) => one.includes(gone))).toMatch(/: avoid$/);
    expect(read.find((one) => one.includes(worn))).toMatch(/: wear$/);
  });

  test("two negations refuse nothing", () => {
    const [read] = readIn(language, DOUBLED[language]);
    expect(read).not.toMatch(/: avoid$/);
  });
});

test("a correction of something else takes no garment back", () => {
  expect(readIn("en", "I'll wear the green dress on Friday, no wait, Saturday")).toEqual([
    "green dress: wear",
  ]);
});

test("what is said of one thing twice is settled by what was said last", () => {
  const twice = "«Surtout pas ta jupe rayée», dit ma sœur. Donc je mets la jupe rayée, évidemment.";
  expect(readIn("fr", twice)).toEqual(["jupe rayée: wear", "jupe rayée: wear"]);
});

test("what is away stays away, however much it is wished for", () => {
  const wished = "I want my green dress, really my green dress! But my green dress is in the wash.";
  expect(readIn("en", wished).every((one) => one.endsWith("avoid"))).toBe(true);
});

test("an article right behind what is unwanted begins something else", () => {
  expect(readIn("fr", "pour demain pas la robe la chemise bleue")).toEqual([
    "robe: avoid",
    "chemise bleue: wear",
  ]);
});
