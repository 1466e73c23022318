import { expect, test } from "vitest";
import { languageOf } from "../../languages/index.ts";
import { readPiece } from "../dress/piece.ts";
import type { Language } from "../lexicon/index.ts";
import { fullName, inTheirWords, shortName } from "./own-name.ts";
import { twinsIn } from "./said-name.ts";
import { speakerOf } from "./speaker.ts";

const pieceOf = (language: Language, name: string, category = "top", id = name) =>
  readPiece({ id, category, name, colours: [] }, 0, language);

test.each<[Language, string, string, string]>([
  ["en", "white linen shirt long sleeve", "top", "white linen shirt"],
  ["en", "walking boots (goretex)", "shoes", "walking boots"],
  ["de", "kariertes flanellhemd oversized", "top", "kariertes Flanellhemd"],
  ["de", "Merinoshirt langarm", "top", "Merinoshirt"],
  ["fr", "pantalon noir taille élastique", "trouser", "pantalon noir"],
  ["fr", "parka noir en duvet (vieux mais chaud)", "coat", "parka noir en duvet"],
  ["es", "zapatos de tango negros taco 3,5", "shoes", "zapatos de tango negros"],
  ["es", "camisa azul de manga corta", "top", "camisa azul de manga corta"],
  ["it", "camicetta azzurra non stiro", "top", "camicetta azzurra"],
  ["pt", "blusa verde de viscose manga curta", "top", "blusa verde de viscose"],
])("%s: %s (%s) is told as %s", (language, name, category, said) => {
  expect(fullName(pieceOf(language, name, category), language).words).toBe(said);
});

test("how it fits is told where nothing else tells two pieces apart", () => {
  const closet = ["blazer noir", "blazer noir oversize", "blazer gris oversize"].map((name) =>
    pieceOf("fr", name, "coat"),
  );
  const twins = twinsIn(closet, "fr");
  const names = closet.map((piece) => fullName(piece, "fr", twins.has(piece.id)).words);
  expect(names).toEqual(["blazer noir", "blazer noir oversize", "blazer gris"]);
});

test.each<[Language, string, string, string]>([
  ["en", "Aaji's yellow Paithani dupatta", "scarf", "Aaji's yellow Paithani dupatta"],
  ["en", "emerald cardigan Mam knit", "top", "the emerald cardigan Mam knit"],
  ["en", "Levi's jeans", "trouser", "your Levi's jeans"],
  ["en", "men's jacket", "coat", "your men's jacket"],
  ["de", "Opas Seidenkrawatte", "tie", "Opas Seidenkrawatte"],
  ["fr", "grand boubou bleu de maman", "dress", "le grand boubou bleu de ta maman"],
  ["es", "rebozo de mi abuelita azul añil", "scarf", "el rebozo azul añil de tu abuelita"],
  ["it", "orologio di nonno", "watch", "l'orologio di tuo nonno"],
  ["pt", "cinto marrom do vô", "belt", "o cinto marrom do teu vô"],
])(
  "%s: what is called after its owner is not yours too: %s (%s) is %s",
  (language, name, category, said) => {
    const speaker = speakerOf(language, { polite: false }, false);
    expect(speaker.full(pieceOf(language, name, category)).text).toBe(said);
  },
);

test.each<[Language, string, string, string]>([
  ["en", "Rab waterproof shell", "coat", "Rab waterproof shell"],
  ["en", "Berghaus waterproof", "coat", "Berghaus waterproof"],
  ["en", "Buccaneers tee", "top", "Buccaneers tee"],
  ["en", "Rusty hoodie", "hoodies", "Rusty hoodie"],
  ["en", "Grey jumper", "top", "grey jumper"],
  ["fr", "Sorel", "boots", "Sorel"],
  ["es", "Jordan rojos", "shoes", "Jordan rojos"],
  ["fr", "Écharpe grise", "scarf", "écharpe grise"],
])(
  "%s: only an ordinary word loses its capital: %s (%s) is %s",
  (language, name, category, said) => {
    expect(fullName(pieceOf(language, name, category), language).words).toBe(said);
  },
);

test.each<[Language, string, string, string]>([
  ["fr", "écharpe-plaid", "scarf", "l'écharpe-plaid"],
  ["fr", "sous-vêtement mérinos", "top", "le sous-vêtement mérinos"],
  ["fr", "Sorel", "boots", "les Sorel"],
  ["fr", "Méphisto beiges", "shoes", "les Méphisto beiges"],
  ["fr", "parka noir en duvet", "coat", "le parka noir en duvet"],
  ["fr", "parka noire", "coat", "la parka noire"],
  ["pt", "tênis branco", "shoes", "o tênis branco"],
  ["pt", "tênis brancos", "shoes", "os tênis brancos"],
  ["pt", "midi azul-turquesa", "dress", "o midi azul-turquesa"],
  ["es", "Jordan rojos", "shoes", "los Jordan rojos"],
  ["es", "vaqueros azul oscuro", "trouser", "los vaqueros azul oscuro"],
])(
  "%s: a name stands without quotation marks and agrees: %s (%s) is %s",
  (language, name, category, said) => {
    const named = fullName(pieceOf(language, name, category), language);
    expect(languageOf(language).determiners.definite(named.words, named)).toBe(said);
  },
);

test.each([
  ["white shell, long sleeve", "top", "shell"],
  ["walking boots (goretex)", "shoes", "boots"],
  ["poncho cape with snaps", "coat", "cape"],
  ["peach cotton pant", "trouser", "pant"],
  ["emerald cardigan Mam knit", "top", "cardigan"],
  ["slip on Skechers", "shoes", "Skechers"],
  ["grey flannels", "trouser", "flannels"],
])("%s (%s) is called the %s afterwards, as its owner calls it", (name, category, short) => {
  expect(shortName(pieceOf("en", name, category), "en").words).toBe(short);
});

test("a note in brackets says nothing of whose it is", () => {
  const skirt = fullName(pieceOf("pt", "saia do traje (a minha)", "skirt"), "pt");
  expect(inTheirWords(skirt, "pt", { polite: false }).words).toBe("saia do traje");
});
