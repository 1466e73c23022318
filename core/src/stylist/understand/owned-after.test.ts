import { expect, test } from "vitest";
import type { LanguageCode } from "../../languages/index.ts";
import { readBrief } from "./read-brief.ts";

const eventOf = (prompt: string, language: LanguageCode, names: readonly string[]) =>
  readBrief({ prompt, weather: null, language, closet: names.map((name) => ({ id: name, name })) })
    .event;

test.each<[LanguageCode, string, string]>([
  ["en", "walking the dog, my wife says not the wedding coat", "wedding coat"],
  ["fr", "je sors le chien, ma femme ne veut pas le manteau des mariages", "manteau des mariages"],
  ["es", "paseo al perro, sin el abrigo de bodas", "abrigo de bodas"],
  [
    "pt",
    "passear o cão, a minha mulher não quer o sobretudo dos casamentos",
    "sobretudo dos casamentos",
  ],
])("%s: what an owned piece is called after is not where one goes: %s", (language, prompt, name) =>
  expect(eventOf(prompt, language, [name, "botas"])?.id).not.toBe("wedding"),
);

test.each<[LanguageCode, string]>([
  ["es", "estreno trabajo el lunes"],
  ["pt", "é a minha estreia na equipa de dardos"],
])("%s: a first time is no opera: %s", (language, prompt) =>
  expect(eventOf(prompt, language, [])?.id).not.toBe("opera"),
);
