import { expect, test } from "vitest";
import { languageOf, LANGUAGES } from "./index.ts";
import { inVariety } from "./varieties.ts";

const PAIRS = [
  ["fato de treino", "agasalho"],
  ["fato", "terno"],
  ["receção", "recepção"],
] as const;

test("the longest phrase counts, and a capital stays one", () => {
  expect(inVariety("Fato de treino ou fato na receção?", PAIRS, true)).toBe(
    "Agasalho ou terno na recepção?",
  );
  expect(inVariety("O terno e o agasalho", PAIRS, false)).toBe("O fato e o fato de treino");
});

test("a part of a word is none", () => {
  expect(inVariety("fatos e fato-macaco", PAIRS, true)).toBe("fatos e fato-macaco");
});

test.each(LANGUAGES)("%s: what is said instead on one shore is not replaced again", (language) => {
  const { varieties } = languageOf(language);
  for (const shore of [0, 1] as const) {
    const said = varieties.map((pair) => pair[shore].toLowerCase());
    expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
    for (const one of said) expect(one).not.toMatch(/[\\^$*+?()[\]{}|]/);
  }
});
