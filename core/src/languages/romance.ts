import type { Said, Words } from "./language.ts";
import { type Noun, noun } from "./noun.ts";
import type { Syntax } from "./syntax.ts";
import type { Adjective } from "./word.ts";

type Names = Pick<Words, "colours" | "materials" | "patterns">;

/** The noun, what it is made of, its pattern, and its colour last, in the noun's gender and number. */
export function qualified(names: Names, noun: Noun, { material, pattern, colour }: Said): string {
  return [
    noun.text,
    material && names.materials[material].of,
    pattern && names.patterns[pattern].of,
    colour && agreeing(names.colours[colour], noun),
  ]
    .filter(Boolean)
    .join(" ");
}

const agreeing = (adjective: Adjective, { gender, pair }: Noun): string =>
  gender === "f" ? (pair ? adjective.fp : adjective.f) : pair ? adjective.mp : adjective.m;

/**
 * How a list of nouns is written: `m` and `f` by gender, `many` for what is said in the plural, with the gender of a single one.
 * Other words for it stand in `also`, parted by `|`.
 */
export const nounsBy = (pluralOf: (text: string) => string) => ({
  m: (text: string, also?: string, plural = pluralOf(text)) => noun("m", text, plural, also),
  f: (text: string, also?: string, plural = pluralOf(text)) => noun("f", text, plural, also),
  many: (gender: Noun["gender"], text: string, also?: string) =>
    noun(gender, text, text, also, true),
});

/** What the Romance languages have in common. */
export const romanceSyntax = (quotes: Syntax["quotes"], accented = ""): Syntax => ({
  noun: "first",
  stacksNouns: false,
  agreeing: "all",
  endings: "",
  joints: null,
  spoken: [],
  capitalNouns: false,
  // Whoever is addressed with respect: Italian "Lei", "il Suo completo".
  capitalWords: "lei suo sua suoi sue usted ustedes senhor senhora monsieur madame",
  capitalDays: false,
  sharesDeterminers: false,
  // "No" belongs to its verb: "para que no te mojes con lluvia" denies nothing.
  negationReach: 3,
  knowsRealWords: false,
  accented,
  melts: null,
  quotes,
});
