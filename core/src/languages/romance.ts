import type { Language, Said } from "./language.ts";
import type { Noun } from "./noun.ts";
import type { Adjective } from "./word.ts";

type Words = Pick<Language, "colours" | "materials" | "patterns">;

/** The noun, what it is made of, its pattern, and its colour last, in the noun's gender and number. */
export function qualified(words: Words, noun: Noun, { material, pattern, colour }: Said): string {
  return [
    noun.text,
    material && words.materials[material].of,
    pattern && words.patterns[pattern].of,
    colour && agreeing(words.colours[colour], noun),
  ]
    .filter(Boolean)
    .join(" ");
}

const agreeing = (adjective: Adjective, { gender, pair }: Noun): string =>
  gender === "f" ? (pair ? adjective.fp : adjective.f) : pair ? adjective.mp : adjective.m;
