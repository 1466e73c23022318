import { MAKERS } from "../../languages/brands.ts";
import { AGREEMENTS, type Agreement } from "../../languages/garment-nouns.ts";
import { type Agreeing, languageOf } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import type { Language } from "../lexicon/index.ts";
import { fold } from "../understand/text.ts";
import type { KnownNoun } from "./known-words.ts";
import type { Joining } from "./named.ts";

type Fits = ReadonlySet<Agreement>;

/** What the forms of each colour may agree with: "noire" is "f", "beige" is "m" and "f". */
const agreementsOf = perLanguage(({ colours }): ReadonlyMap<string, Fits> => {
  const found = new Map<string, Set<Agreement>>();
  for (const forms of Object.values(colours))
    for (const id of ["m", "f", "mp", "fp"] as const)
      found.set(forms[id], (found.get(forms[id]) ?? new Set()).add(id));
  return found;
});

/** What may follow in the name of a colour: «azul oscuro», which never changes. */
const shadesOf = perLanguage(({ colours }): ReadonlySet<string> => {
  const names = Object.values(colours).flatMap(({ m, f, mp, fp, also }) => [m, f, mp, fp, ...also]);
  const later = names.flatMap((name) => name.split(/[ -]/).slice(1).map(fold));
  return new Set(later.filter((word) => word.length >= LEAST_LETTERS));
});

/** "De", and other small words, are no shade. */
const LEAST_LETTERS = 4;

const idOf = ({ gender, pair }: Agreeing): Agreement =>
  `${gender === "f" ? "f" : "m"}${pair ? "p" : ""}`;

/**
 * Of nouns that are called alike the one that agrees with what stands behind: «parka noir» is no «parka noire», «tênis branco» is one
 * pair and «jeans escuros» are several.
 */
export function agreed(
  found: KnownNoun,
  alike: readonly KnownNoun[],
  rest: string,
  language: Language,
  { endings }: Joining<"noun-first">,
): Agreeing {
  const [next = "", shade = ""] = rest.trim().split(" ");
  const fits = agreementsOf(language).get(next.toLowerCase());
  if (fits && !shadesOf(language).has(fold(shade)) && !fits.has(idOf(found.noun))) {
    const other = alike.find(({ noun }) => fits.has(idOf(noun)));
    if (other) return other.noun;
    // What is called after its maker is what its colour makes it: «Jordan rojos».
    const [only] = fits;
    if (MAKERS.has(found.text) && fits.size === 1) return AGREEMENTS[only!];
  }
  const isSeveral = found.text.endsWith("s") && (endings.mp?.test(next) || endings.fp?.test(next));
  return isSeveral ? { ...found.noun, pair: true } : found.noun;
}

/** «rebozo de mi abuelita azul añil» is hers, and it is what is blue: whose it was goes last. */
export function withOwnerLast(name: string, language: Language): string {
  const { owner } = languageOf(language).garmentNouns.joins;
  const [whose] = owner.exec(name) ?? [];
  if (!whose) return name;
  const at = name.indexOf(whose);
  const rest = name.slice(at + whose.length);
  const isColour = agreementsOf(language).has(rest.trim().split(" ", 1)[0]!);
  return isColour ? name.slice(0, at) + rest + whose : name;
}
