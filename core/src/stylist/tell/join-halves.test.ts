import { expect, test } from "vitest";
import { readPiece } from "../dress/piece.ts";
import type { Language } from "../lexicon/index.ts";
import { REFERENCE, speakerOf } from "./speaker.ts";

const pieceOf = (language: Language, name: string, category: string) =>
  readPiece({ id: name, category, name, colours: [] }, 0, language);

const inFull = (language: Language, names: readonly [string, string][], form = "plain"): string => {
  const speaker = speakerOf(language, { polite: false }, false);
  const list = speaker.list(
    names.map(([name, category]) => speaker.item(pieceOf(language, name, category))),
  );
  const text = form === "plain" ? list.text : list.forms[form]!;
  return text.replace(REFERENCE, (_, mark, form) => speaker.references.get(mark)!.full[form]!);
};

test.each<[Language, string, string, string]>([
  ["en", "black suit jacket", "black suit trousers", "your black suit"],
  ["en", "peach cotton kurti (set)", "peach cotton pant (set)", "your peach cotton set"],
  ["de", "blauer Anzug, Veston", "blauer Anzug, Hose", "dein blauer Anzug"],
  ["de", "grauer Anzug Sakko", "grauer Anzug Hose", "dein grauer Anzug"],
  ["fr", "veste du tailleur marine", "pantalon du tailleur marine", "ton tailleur marine"],
  ["es", "traje azul noche, chaqueta", "traje azul noche, pantalón", "tu traje azul noche"],
  ["it", "giacca dell'abito blu", "pantaloni dell'abito blu", "il tuo abito blu"],
  ["pt", "casaco do fato castanho", "calças do fato castanho", "o teu fato castanho"],
])("%s: “%s” and “%s” are %s", (language, jacket, trousers, suit) => {
  expect(
    inFull(language, [
      [jacket, "coat"],
      [trousers, "trouser"],
    ]),
  ).toBe(suit);
});

test("the suit stands in the case of the list, where its first half stood", () => {
  const worn: [string, string][] = [
    ["weißes Hemd", "shirt"],
    ["blauer Anzug, Veston", "coat"],
    ["schwarze Schuhe", "shoes"],
    ["blauer Anzug, Hose", "trouser"],
  ];
  expect(inFull("de", worn, "acc")).toBe(
    "dein weißes Hemd, den blauen Anzug und die schwarzen Schuhe",
  );
});

test("both halves were named with their suit", () => {
  const speaker = speakerOf("fr", { polite: false }, false);
  const halves = [
    pieceOf("fr", "veste du tailleur marine", "coat"),
    pieceOf("fr", "pantalon du tailleur marine", "trouser"),
  ];
  const { text } = speaker.list(halves.map((half) => speaker.item(half)));
  const marks = [...text.matchAll(REFERENCE)].map(([, mark]) => mark);
  expect(marks).toEqual(halves.map((half) => speaker.markOf(half)));
});

test.each<[string, string]>([
  ["veste du tailleur marine", "pantalon du tailleur gris"],
  ["veste bleue", "pantalon bleu"],
])("“%s” and “%s” are no suit", (jacket, trousers) => {
  expect(
    inFull("fr", [
      [jacket, "coat"],
      [trousers, "trouser"],
    ]),
  ).toContain(" et ");
});
