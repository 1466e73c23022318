import type { Noun } from "../noun.ts";

export type GermanCase = "nom" | "acc" | "dat";
type Gender = Noun["gender"] | "p";

const ARTICLES: Readonly<Record<GermanCase, Readonly<Record<Gender, string>>>> = {
  nom: { m: "der", f: "die", n: "das", p: "die" },
  acc: { m: "den", f: "die", n: "das", p: "die" },
  dat: { m: "dem", f: "der", n: "dem", p: "den" },
};
const POSSESSIVES: Readonly<Record<GermanCase, Readonly<Record<Gender, string>>>> = {
  nom: { m: "dein", f: "deine", n: "dein", p: "deine" },
  acc: { m: "deinen", f: "deine", n: "dein", p: "deine" },
  dat: { m: "deinem", f: "deiner", n: "deinem", p: "deinen" },
};
/** What an adjective ends in behind the article. */
const ENDINGS: Readonly<Record<GermanCase, Readonly<Record<Gender, string>>>> = {
  nom: { m: "e", f: "e", n: "e", p: "en" },
  acc: { m: "en", f: "e", n: "e", p: "en" },
  dat: { m: "en", f: "en", n: "en", p: "en" },
};
/** Behind "dein" the adjective shows the gender, where the article does not. */
const SHOWN: Readonly<Partial<Record<Gender, string>>> = { m: "er", n: "es" };

/** Where the noun ends and what belongs to it begins. */
const TAIL = /^(?:aus|in|mit|ohne|von|vom|für|zum|zur|im|„.*)$/;
/** An adjective with an ending: those without one ("lila", "pink") never get one. */
const ADJECTIVE = /^(\p{Ll}[\p{Ll}-]+?)(?:er|es|en|em|e)$/u;

/** A noun phrase in a case, with its article: "die grauen Wollhosen", "mit dem dicken Pullover in Blau". */
export function declined(
  words: string,
  { gender, pair }: Pick<Noun, "gender" | "pair">,
  which: GermanCase,
  owner: "definite" | "possessive" = "definite",
): string {
  const all = words.split(" ");
  const tail = all.findIndex((word, index) => index > 0 && TAIL.test(word));
  const end = tail < 0 ? all.length : tail;
  const number: Gender = pair ? "p" : gender;
  const ending =
    owner === "possessive" && which === "nom"
      ? (SHOWN[number] ?? ENDINGS.nom[number])
      : ENDINGS[which][number];
  const adjectives = all.slice(0, end - 1).map((word) => word.replace(ADJECTIVE, `$1${ending}`));
  const noun = all[end - 1]!;
  const article = (owner === "definite" ? ARTICLES : POSSESSIVES)[which][number];
  const head = which === "dat" && pair && !/[nsSN]$/.test(noun) ? `${noun}n` : noun;
  return [article, ...adjectives, head, ...all.slice(end)].join(" ");
}
