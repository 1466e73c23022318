import { describe, expect, test } from "vitest";
import { TALKS } from "../../languages/talk-list.ts";
import { languageOf } from "../../languages/index.ts";
import { suggestOutfit } from "../index.ts";
import { LANGUAGES, type Language } from "../lexicon/index.ts";
import { readBrief } from "../understand/read-brief.ts";
import { TALKED } from "./talk.test-data.ts";

/** What somebody owns tells which language a message of three words is in. */
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ["red jumper", "grey trousers", "white shirt", "winter coat"],
  de: ["roter Pulli", "graue Hose", "weißes Hemd", "Wintermantel"],
  fr: ["pull rouge", "pantalon gris", "chemise blanche", "manteau d'hiver"],
  es: ["jersey rojo", "pantalón gris", "camisa blanca", "abrigo de invierno"],
  it: ["maglione rosso", "pantaloni grigi", "camicia bianca", "cappotto invernale"],
  pt: ["camisola vermelha", "calças cinzentas", "camisa branca", "casaco de inverno"],
};

describe.each(LANGUAGES)("in %s", (language) => {
  const closet = NAMES[language].map((name, at) => ({
    id: `g${at}`,
    name,
    category: "top",
    colours: ["#808080"],
    tags: [],
  }));
  const read = (prompt: string) => readBrief({ prompt, weather: null, closet });

  test.each(TALKED[language].chat)("nobody is dressed for: %s", (prompt) => {
    expect(read(prompt)).toMatchObject({ status: "redirect", language });
    expect(read(prompt).talk).not.toBeNull();
  });

  test.each(TALKED[language].outfit)("somebody is dressed for: %s", (prompt) => {
    expect(read(prompt)).toMatchObject({ status: "outfit", talk: null, language });
  });

  test("what is said is answered in kind, and not always in the same words", () => {
    const [thanks] = TALKED[language].chat;
    const texts = [0, 1, 2, 3, 4, 5].map(
      (seed) => suggestOutfit({ prompt: thanks!, closet, weather: null, seed }).text,
    );
    for (const text of texts) expect(languageOf(language).talk.answers.thanks).toContain(text);
    expect(new Set(texts).size).toBeGreaterThan(1);
  });

  test("every kind of talk has several answers", () => {
    for (const talk of TALKS)
      expect(new Set(languageOf(language).talk.answers[talk]).size).toBeGreaterThanOrEqual(3);
  });
});

test("a cat on the keyboard is no request", () => {
  expect(readBrief({ prompt: "sdfkjhsdf kjh", weather: null }).talk).toBe("nonsense");
  expect(readBrief({ prompt: "jajajajaja boda el sábado", weather: null }).talk).toBeNull();
});

test.each([
  ["wedding on saturday, no more than 15 words", 15],
  ["Hochzeit am Samstag, in zwanzig Worten", 20],
  ["boda el sábado, en una palabra", 5],
  ["mariage samedi, fais bref", 45],
  ["matrimonio sabato, una frase sola", 30],
  ["casamento no sábado, responde em poucas palavras", 45],
  ["BITTE kurz, Hochzeit am Samstag", 45],
  ["ja oder nein reicht: Jeans zur Hochzeit?", 5],
  ["wedding on saturday, short sleeves please", null],
  ["in Shorts zur Hochzeit?", null],
])("%s: at most %s words", (prompt, most) => {
  expect(readBrief({ prompt, weather: null }).maxWords).toBe(most);
});

test.each([
  ["mini Wanderschueh sind no nass vo geschter, was leg i aa?", "de"],
  ["i geh heit aufn Berg, wos ziag i oo", "de"],
  ["boh. lunedì.", "it"],
  ["tô indo pro trampo, q q eu visto", "pt"],
  ["slt jfais koi comme tenue pr ce soir", "fr"],
  ["wey q me pongo pa la chamba", "es"],
])("%s is %s", (prompt, language) => {
  expect(readBrief({ prompt, weather: null }).language).toBe(language);
});
