import { expect, test } from "vitest";
import type { Language } from "../lexicon/index.ts";
import { textFaults } from "./text-faults.ts";

test.each<[Language, string, string]>([
  ["en", "I'd wear  the coat.", "two spaces"],
  ["en", "I'd wear {list}.", "an unfilled slot"],
  ["en", "the coat for dinner.", "a small letter"],
  ["en", "For dinner, a overcoat.", "a before a vowel"],
  ["en", "For dinner, an coat.", "an before a consonant"],
  ["en", "For dinner the the coat.", "a word twice"],
  ["en", "Over it goes a coat. Over it goes a scarf.", "begin alike"],
  ["en", "For dinner: the coat..", "a doubled mark"],
  ["en", "For dinner the coat", "no mark at the end"],
  ["en", `I'd wear ${"it and ".repeat(50)}go.`, "words"],
  ["de", "Dazu passt es mit deine Jacke.", "a case behind mit"],
  ["fr", "Par-dessus, la écharpe.", "no elision"],
  ["fr", "Autour de le manteau, une écharpe.", "no contraction"],
  ["es", "El color de el abrigo.", "no contraction"],
  ["es", "Camisa y impermeable.", "y before i"],
  ["it", "Sopra, il impermeabile.", "no elision"],
  ["it", "Sopra, il zaino.", "impure s"],
  ["it", "Sopra, lo cappotto.", "plain consonant"],
  ["it", "Il colore di il cappotto.", "no contraction"],
  ["pt", "A cor de a camisa.", "no contraction"],
])("%s: “%s” has %s", (language, text, fault) => {
  expect(textFaults(text, language).join()).toContain(fault);
});

test.each<[Language, string]>([
  ["en", "For an hour at a university: a one-piece and a eucalyptus green coat. It's 9 °C."],
  ["de", "Mit deinem Mantel und mit der Jacke für deine Reise."],
  ["fr", "Vous vous assiérez sans le haut : c'est l'écharpe qu'il faut, et de le porter suffit."],
  ["es", "El abrigo de él y a ella el hielo; camisa e impermeable."],
  ["it", "Lo zaino, gli stivali e l'impermeabile: lo porti sul sedile dello scooter."],
  ["pt", "A camisa do seu armário, da cor que pediu."],
])("%s: nothing is wrong with “%s”", (language, text) => {
  expect(textFaults(text, language)).toEqual([]);
});
