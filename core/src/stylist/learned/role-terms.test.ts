import { expect, test } from "vitest";
import { hear } from "../read/hear.ts";
import { flatten } from "../understand/intent.ts";
import type { Language } from "../lexicon/index.ts";
import { understandWords } from "../understand/recognise.ts";
import { readWords } from "../understand/text.ts";
import { knowledgeOnDisk } from "./on-disk.test-data.ts";
import { roleTerms } from "./role-terms.ts";

const { ideas } = knowledgeOnDisk().learned!.roles;

/** Terms of the first garment of a request that are of no language. */
function sharedTerms(prompt: string, language: Language): string[] {
  const words = readWords(prompt);
  const { finds } = understandWords(words, flatten(prompt), language);
  const { land, verdicts } = hear(prompt, words, finds, language);
  return roleTerms({ land, verdicts, language, ideas }, 0)
    .map(([name]) => name)
    .filter((name) => /^§[ikbm]/.test(name));
}

test("what is said of a garment is the same idea in every language", () => {
  const said: [string, Language][] = [
    ["My coat is in the wash", "en"],
    ["Mein Mantel ist in der Wäsche", "de"],
    ["Mon manteau est au lavage", "fr"],
  ];
  for (const [prompt, language] of said)
    expect(sharedTerms(prompt, language)).toContain("§i>c tag washing");
});

test("an idea counts by its side, its clause and its sentence", () => {
  expect(sharedTerms("In the wash I found my coat", "en")).toContain("§i<c tag washing");
  expect(sharedTerms("Not my coat. It is in the wash", "en")).toContain("§is1 tag washing");
});

test("a sentence that is built alike is told alike in every language", () => {
  const [english, german] = [
    sharedTerms("not the coat", "en"),
    sharedTerms("nicht den Mantel", "de"),
  ];
  expect(english).toContain("§k<DN");
  expect(german).toContain("§k<DN");
});
