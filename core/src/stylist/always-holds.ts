import type { Garment } from "../garment.ts";
import type { Idea } from "../outfit.ts";
import { fold } from "./understand/text.ts";

/** Garment words that must not follow "your" unless such a thing is owned. */
const GARMENT =
  /\b(t-?shirts?|tees?|tops?|shirts?|blouses?|polos?|sweaters?|jumpers?|knits?|cardigans?|hoodies?|sweatshirts?|fleeces?|blazers?|jackets?|coats?|overcoats?|parkas?|puffers?|raincoats?|trench|windbreakers?|jeans|chinos|trousers|pants|joggers|leggings|shorts|skirts?|dress(?:es)?|gowns?|suits?|tuxedos?|caps?|hats?|beanies?|shoes|boots|sneakers|trainers|loafers|sandals|heels|scarf|scarves|gloves|ties?|belts?|umbrellas?|bags?|socks)\b/gi;
const OWNED = /\byour ((?:[\w'’-]+ ){0,5}?)([\w'’-]+)/gi;

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** What holds of every answer: only owned ids, no markup, no invented ownership, no unfilled slot, no line of nonsense. */
export function alwaysHolds(request: { closet: readonly Garment[] }, idea: Idea): string[] {
  const failures: string[] = [];
  const owned = new Set(request.closet.map(({ id }) => id));
  for (const id of idea.plan.items) if (!owned.has(id)) failures.push(`${id} is not owned`);
  if (new Set(idea.plan.items).size !== idea.plan.items.length)
    failures.push("an item is listed twice");
  if (/[<>{}\uE000-\uF8FF]|\bundefined\b|\bnull\b|\bNaN\b|\[object/.test(idea.text))
    failures.push("markup or an unfilled slot in the text");
  if (idea.text.trim().length === 0) failures.push("no text");
  if (wordsIn(idea.text) > 150) failures.push(`${wordsIn(idea.text)} words`);
  for (const invented of inventedIn(idea.text, request.closet))
    failures.push(`invents “your ${invented}”`);
  return failures;
}

/** "your navy blazer" where no closet item is a blazer, by name or by what its category is called. */
function inventedIn(text: string, closet: readonly Garment[]): string[] {
  const known = closet.map(({ name = "", category, tags = [] }) =>
    fold(`${name} ${category} ${tags.join(" ")}`),
  );
  const invented: string[] = [];
  for (const match of text.matchAll(OWNED)) {
    const phrase = match[0].slice(5);
    const word = phrase.match(GARMENT)?.at(-1)?.toLowerCase();
    if (!word) continue;
    const stem = word.replace(/s$/, "");
    const synonyms = SAME[stem] ?? [stem];
    if (!known.some((one) => synonyms.some((synonym) => one.includes(synonym))))
      invented.push(phrase);
  }
  return invented;
}

const SAME: Readonly<Record<string, readonly string[]>> = {
  hoodie: ["hoodie"],
  hat: ["hat", "cap", "beanie"],
  trouser: ["trouser"],
  top: ["top"],
  coat: ["coat"],
  short: ["short"],
  cap: ["cap"],
};
