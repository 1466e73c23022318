import { expect, test } from "vitest";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { decisionOf } from "./decision.ts";
import { readRequest } from "./read-request.ts";

const { roles } = knowledgeOnDisk().learned!;

const decided = (prompt: string, language: "en" | "de" | "fr" | "es" | "it" | "pt") =>
  readRequest(prompt, { language, learned: roles }).mentions.map(({ role }) => decisionOf(role));

test.each([
  ["en", "my blue shirt for the office"],
  ["en", "the red dress for the party"],
  ["en", "I'd like the red dress for the wedding"],
  ["en", "jeans to the beach please"],
  ["en", "dinner in shorts"],
  ["de", "meine Stiefel für den Wald bitte"],
  ["de", "mein blaues Hemd fürs Büro"],
  ["fr", "la robe rouge pour le bureau"],
  ["es", "mis botas para la oficina"],
  ["it", "i miei stivali per l'ufficio"],
  ["pt", "as minhas botas para o escritório"],
] as const)("a few plain words ask for the garment (%s): %s", (language, prompt) => {
  expect(decided(prompt, language)).toEqual(["wear"]);
});

test.each([
  ["en", "not my blue shirt for the office"],
  ["de", "nicht die Stiefel bitte"],
  ["fr", "sans la robe rouge"],
  ["es", "nada de botas"],
  ["it", "niente stivali"],
  ["pt", "sem botas"],
] as const)("and a few plain words leave it out (%s): %s", (language, prompt) => {
  expect(decided(prompt, language)).toEqual(["avoid"]);
});

test.each(["dinner, keep it short", "a short walk with the dog", "a wedding at short notice"])(
  "what is short need not be shorts: %s",
  (prompt) => {
    expect(decided(prompt, "en")).toEqual([]);
  },
);
