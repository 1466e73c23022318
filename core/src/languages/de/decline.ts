import type { Noun } from "../noun.ts";

export type GermanCase = "nom" | "acc" | "dat";
type Gender = Noun["gender"] | "p";

const ARTICLES: Readonly<Record<GermanCase, Readonly<Record<Gender, string>>>> = {
  nom: { m: "der", f: "die", n: "das", p: "die" },
  acc: { m: "den", f: "die", n: "das", p: "die" },
  dat: { m: "dem", f: "der", n: "dem", p: "den" },
};
type Endings = Readonly<Record<GermanCase, Readonly<Record<Gender, string>>>>;
const POSSESSIVE_ENDINGS: Endings = {
  nom: { m: "", f: "e", n: "", p: "e" },
  acc: { m: "en", f: "e", n: "", p: "e" },
  dat: { m: "em", f: "er", n: "em", p: "en" },
};
const YOURS = { close: "dein", polite: "Ihr" } as const;
/** What an adjective ends in behind the article. */
const ENDINGS: Readonly<Record<GermanCase, Readonly<Record<Gender, string>>>> = {
  nom: { m: "e", f: "e", n: "e", p: "en" },
  acc: { m: "en", f: "e", n: "e", p: "en" },
  dat: { m: "en", f: "en", n: "en", p: "en" },
};
/** Behind "dein" the adjective shows the gender, where the article does not. */
const SHOWN: Readonly<Record<GermanCase, Readonly<Partial<Record<Gender, string>>>>> = {
  nom: { m: "er", n: "es" },
  acc: { n: "es" },
  dat: {},
};

/** Where the noun ends and what belongs to it begins. */
const TAIL = /^(?:aus|in|mit|ohne|von|vom|für|zum|zur|im|„.*)$/;
/** An adjective with an ending: those without one ("lila", "pink") never get one. */
const ADJECTIVE = /^(\p{Ll}[\p{Ll}-]+?)(?:er|es|en|em|e)$/u;

/** Where the noun ends: "T-Shirt grau" says more behind it. */
function behindNoun(words: readonly string[]): number {
  const noun = words.findLastIndex((word) => /^\p{Lu}/u.test(word));
  return noun < 0 ? words.length : noun + 1;
}

/** A noun phrase in a case, with its article: "die grauen Wollhosen", "mit dem dicken Pullover in Blau". */
export function declined(
  words: string,
  { gender, pair }: Pick<Noun, "gender" | "pair">,
  which: GermanCase,
  owner: "nobody" | keyof typeof YOURS = "nobody",
): string {
  const all = words.split(" ");
  const tail = all.findIndex((word, index) => index > 0 && TAIL.test(word));
  const end = behindNoun(tail < 0 ? all : all.slice(0, tail));
  const number: Gender = pair ? "p" : gender;
  const shown = owner === "nobody" ? undefined : SHOWN[which][number];
  const ending = shown ?? ENDINGS[which][number];
  const adjectives = all.slice(0, end - 1).map((word) => word.replace(ADJECTIVE, `$1${ending}`));
  const noun = all[end - 1]!;
  const article =
    owner === "nobody" ? ARTICLES[which][number] : YOURS[owner] + POSSESSIVE_ENDINGS[which][number];
  const head = which === "dat" && pair && !/[nsSN]$/.test(noun) ? `${noun}n` : noun;
  return [article, ...adjectives, head, ...all.slice(end)].join(" ");
}
