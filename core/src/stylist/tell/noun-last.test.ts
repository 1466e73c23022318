import { expect, test } from "vitest";
import { type Form, languageOf } from "../../languages/index.ts";
import { readPiece } from "../dress/piece.ts";
import { fullName, shortName } from "./own-name.ts";

const pieceOf = (name: string, category: string) =>
  readPiece({ id: "it", category, name, colours: [] }, 0, "de");

const { determiners } = languageOf("de");

test.each<[string, string, Form, string]>([
  ["Softshelljacke grün", "coat", "plain", "die grüne Softshelljacke"],
  ["Softshelljacke grün", "coat", "dat", "der grünen Softshelljacke"],
  ["Fleecepulli blau", "top", "acc", "den blauen Fleecepulli"],
  ["Leinenhemd grün", "top", "dat", "dem grünen Leinenhemd"],
  ["Chinos beige", "trouser", "dat", "den beigen Chinos"],
  ["Jeans dunkel", "trouser", "acc", "die dunklen Jeans"],
  ["kurze Cabanjacke blau", "coat", "acc", "die kurze blaue Cabanjacke"],
  ["Sweatshirt grau Baumwolle", "top", "plain", "das graue Sweatshirt"],
  ["Dirndl blau mit rosa Schürze", "dress", "plain", "das blaue Dirndl mit rosa Schürze"],
  ["Trachtentuch rosa Seide", "scarf", "dat", "dem rosa Trachtentuch"],
  ["weiter Wollpulli senf", "top", "dat", "dem weiten Wollpulli in Senf"],
  ["weisses Hemd bügelfrei", "shirt", "plain", "das bügelfreie weisse Hemd"],
  ["Arbeitshandschuhe gefüttert", "gloves", "dat", "den gefütterten Arbeitshandschuhen"],
])("%s (%s), %s: what is said of the noun stands before it: %s", (name, category, which, said) => {
  const named = fullName(pieceOf(name, category), "de");
  expect(determiners.definite(named.words, named, which)).toBe(said);
});

test.each([
  ["Softshelljacke grün", "coat", "deine grüne Softshelljacke"],
  ["Troyer dunkelblau", "top", "dein dunkelblauer Troyer"],
  ["Rock dunkel", "skirt", "dein dunkler Rock"],
  ["Funktionsshirt türkis", "top", "dein türkises Funktionsshirt"],
])("what is yours shows its gender: %s (%s) is %s", (name, category, said) => {
  const named = fullName(pieceOf(name, category), "de");
  expect(determiners.possessive(named.words, named)).toBe(said);
});

test.each([
  ["weißes boxy tee", "top", "dein weißes boxy Tee"],
  ["rote Clownsnase", "accessories", "deine rote Clownsnase"],
  ["weiße Stan Smith", "shoes", "deine weißen Stan Smith"],
  ["dunkle gerade jeans", "trouser", "deine dunklen geraden Jeans"],
  ["Schalke Hoodie", "hoodies", "dein Schalke Hoodie"],
  ["grauer Anzug Hose", "trouser", "deine graue Anzughose"],
  ["schwarzes Kostüm, Jacke", "coat", "deine schwarze Kostümjacke"],
])("no noun is said twice: %s (%s) is %s", (name, category, said) => {
  const named = fullName(pieceOf(name, category), "de");
  expect(determiners.possessive(named.words, named)).toBe(said);
});

test("what stands behind a noun is not declined", () => {
  const boots = fullName(pieceOf("alte Turnschuhe fürs Watt", "shoes"), "de");
  expect(determiners.definite(boots.words, boots, "dat")).toBe("den alten Turnschuhen fürs Watt");
});

test("whose it is, is said once", () => {
  expect(shortName(pieceOf("Omas Strickjackerl", "top"), "de").words).toBe("Strickjackerl");
});
