import type { Agreeing, Noun } from "../noun.ts";

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

/** Behind "Omas" no article shows anything: "mit Vaters braunem Sakko". */
const STRONG: Endings = {
  nom: { m: "er", f: "e", n: "es", p: "e" },
  acc: { m: "en", f: "e", n: "es", p: "e" },
  dat: { m: "em", f: "er", n: "em", p: "en" },
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

type Owner = "nobody" | keyof typeof YOURS;

/** What stands before the noun phrase, and what its adjectives end in behind that. */
function articleOf(number: Gender, which: GermanCase, owner: Owner): readonly [string, string] {
  if (owner === "nobody") return [ARTICLES[which][number], ENDINGS[which][number]];
  const ending = SHOWN[which][number] ?? ENDINGS[which][number];
  return [YOURS[owner] + POSSESSIVE_ENDINGS[which][number], ending];
}

/** A noun phrase in a case, with its article: "die grauen Wollhosen", "mit dem dicken Pullover in Blau", "Omas rote Jacke". */
export function declined(
  words: string,
  { gender, pair, ownerFirst, upTo }: Agreeing,
  which: GermanCase,
  owner: Owner = "nobody",
): string {
  const all = words.split(" ");
  const end = upTo ?? nounEnd(all);
  const number: Gender = pair ? "p" : gender;
  const [article, ending] = ownerFirst
    ? [all[0]!, STRONG[which][number]]
    : articleOf(number, which, owner);
  const adjectives = all
    .slice(ownerFirst ? 1 : 0, end - 1)
    .map((word) => word.replace(ADJECTIVE, `$1${ending}`));
  const noun = all[end - 1]!;
  const head = which === "dat" && pair && NEEDS_N.test(noun) ? `${noun}n` : noun;
  return [article, ...adjectives, head, ...all.slice(end)].join(" ");
}

/** In the dative several end in "-n", but for foreign words: "den Stiefeln", "den Jeans", "den Stan Smith". */
const NEEDS_N = /(?:e|er|el)$/;

function nounEnd(all: readonly string[]): number {
  const tail = all.findIndex((word, index) => index > 0 && TAIL.test(word));
  return behindNoun(tail < 0 ? all : all.slice(0, tail));
}
