import { expect, test } from "vitest";
import { languageOf } from "../../languages/index.ts";
import { readPiece } from "../dress/piece.ts";
import type { Language } from "../lexicon/index.ts";
import { fullName, inTheirWords, shortName } from "./own-name.ts";

const nameOf = (language: Language, name: string, category: string) =>
  fullName(readPiece({ id: "it", category, name, colours: [] }, 0), language);

test.each<[Language, string, string, string, string]>([
  ["de", "Jogginghose", "trouser", "deine Jogginghose", "der Jogginghose"],
  ["de", "graue Wollhose", "trouser", "deine graue Wollhose", "der grauen Wollhose"],
  ["de", "weißes Hemd", "top", "dein weißes Hemd", "dem weißen Hemd"],
  [
    "de",
    "braune Chelsea Boots",
    "boots",
    "deine braunen Chelsea Boots",
    "den braunen Chelsea Boots",
  ],
  [
    "de",
    "grey joggers",
    "trouser",
    "deine Jogginghose „grey joggers“",
    "der Jogginghose „grey joggers“",
  ],
  ["de", "Ringelshirt", "top", "dein Ringelshirt", "dem Ringelshirt"],
  ["de", "Omas Liebling", "coat", "dein Mantel „Omas Liebling“", "dem Mantel „Omas Liebling“"],
  ["de", "Omas Strickjacke", "top", "Omas Strickjacke", "Omas Strickjacke"],
  ["de", "Vaters brauner Mantel", "coat", "Vaters brauner Mantel", "Vaters braunem Mantel"],
  ["de", "Weißes Hemd", "top", "dein weißes Hemd", "dem weißen Hemd"],
  ["de", "T-Shirt grau", "top", "dein graues T-Shirt", "dem grauen T-Shirt"],
  ["de", "Bluse rot-weiß", "top", "deine rot-weiße Bluse", "der rot-weißen Bluse"],
  ["de", "Kleid petrol Jersey", "top", "dein Kleid in Petrol", "dem Kleid in Petrol"],
  ["de", "das grüne Kleid", "top", "dein grünes Kleid", "dem grünen Kleid"],
  ["de", "Schwarze boots", "shoes", "deine schwarzen Boots", "den schwarzen Boots"],
  ["de", "roter pulli mit loch", "top", "dein roter Pulli mit loch", "dem roten Pulli mit loch"],
  [
    "de",
    "High Heels vom Abschlussball",
    "shoes",
    "deine High Heels vom Abschlussball",
    "den High Heels vom Abschlussball",
  ],
])("%s: %s (%s) is %s, with %s", (language, name, category, owned, dative) => {
  const named = nameOf(language, name, category);
  expect(languageOf(language).determiners.possessive(named.words, named)).toBe(owned);
  expect(languageOf(language).determiners.definite(named.words, named, "dat")).toBe(dative);
});

test.each<[Language, string, string, string]>([
  ["fr", "Écharpe grise", "scarf", "l'écharpe grise"],
  ["fr", "jean brut", "trouser", "le jean brut"],
  ["fr", "la robe rouge", "dress", "la robe rouge"],
  ["es", "mi camisa azul", "top", "la camisa azul"],
  ["it", "i pantaloni grigi", "trouser", "i pantaloni grigi"],
  ["es", "vaqueros azules", "trouser", "los vaqueros azules"],
  ["it", "zaino verde", "bag", "lo zaino verde"],
  ["it", "jeans jacket", "coat", "la giacca di jeans «jeans jacket»"],
  ["pt", "camisa branca", "top", "a camisa branca"],
  ["es", "sudadera gris", "hoodies", "la sudadera gris"],
  ["es", "americana verde", "coat", "la americana verde"],
  ["it", "maglia a righe", "top", "la maglia a righe"],
  ["en", "My favourite jeans", "trouser", "the favourite jeans"],
  ["en", "Carhartt jacket", "coat", "the Carhartt jacket"],
  ["it", "Superga bianche", "shoes", "le Superga bianche"],
  ["fr", "gros pull marin", "top", "le gros pull marin"],
  ["fr", "tuque rouge", "cap", "la tuque rouge"],
  ["fr", "souliers vernis", "shoes", "les souliers vernis"],
  ["es", "remera negra", "top", "la remera negra"],
  ["es", "ojotas verdes", "shoes", "las ojotas verdes"],
  ["it", "maglioncino grigio", "top", "il maglioncino grigio"],
  ["pt", "camisola de gola alta", "top", "a camisola de gola alta"],
  ["pt", "ténis brancos", "shoes", "os ténis brancos"],
  ["pt", "perneira com botina", "boots", "a perneira com botina"],
  ["pt", "tote preta", "bag", "a tote preta"],
  ["pt", "jeans escuro", "trouser", "o jeans escuro"],
  ["pt", "jeans escuros", "trouser", "os jeans escuros"],
  ["es", "beatle negro", "top", "el beatle negro"],
  ["es", "chombas", "top", "las chombas"],
  ["it", "sovrapantaloni impermeabili", "trouser", "i sovrapantaloni impermeabili"],
  ["fr", "chéchia bordeaux", "cap", "la chéchia bordeaux"],
  ["es", "wool jacket", "coat", "la chaqueta «wool jacket»"],
  ["it", "pedule da sentiero", "shoes", "gli scarponi da trekking «pedule da sentiero»"],
])("%s: %s (%s) is %s", (language, name, category, said) => {
  const named = nameOf(language, name, category);
  expect(languageOf(language).determiners.definite(named.words, named)).toBe(said);
});

test.each<[Language, string, string, string]>([
  ["de", "graue Wollhose", "trouser", "Wollhose"],
  ["es", "americana verde", "coat", "americana"],
  ["it", "maglia a righe", "top", "maglia"],
  ["fr", "grey joggers", "trouser", "pantalon de jogging"],
  ["en", "navy striped top", "top", "top"],
])("%s: what was called %s (%s) is called %s afterwards", (language, name, category, short) => {
  const piece = readPiece({ id: "it", category, name, colours: [] }, 0);
  expect(shortName(piece, language).words).toBe(short);
});

test.each<[Language, string, string, string]>([
  ["fr", "manteau de ma mère", "manteau de ta mère", "manteau de votre mère"],
  ["es", "abrigo de mi padre", "abrigo de tu padre", "abrigo de su padre"],
  ["it", "maglione di mio nonno", "maglione di tuo nonno", "maglione di suo nonno"],
  ["de", "Mantel meiner Mutter", "Mantel deiner Mutter", "Mantel Ihrer Mutter"],
])(
  "%s: whose a %s is stands in it as one says it to its owner",
  (language, name, close, polite) => {
    const told = (isPolite: boolean) =>
      inTheirWords(nameOf(language, name, "coat"), language, { polite: isPolite });
    expect([told(false).words, told(true).words]).toEqual([close, polite]);
    expect(told(false).hasOwner).toBe(true);
  },
);
