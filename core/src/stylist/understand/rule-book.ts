import type { Language } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import { COLOUR_IDS, type ColourId } from "../../wardrobe/colours.ts";
import { RULE_IDS, type RuleId } from "../../wardrobe/rules.ts";
import { PhraseBook } from "../read/match.ts";
import { type Pattern, readPatterns } from "../read/pattern.ts";
import { fold } from "./text.ts";

/** A phrase of a rule. */
export type Entry = { id: RuleId; pattern: Pattern };
/** One language's rules, filed for search, and the small words that undo them. */
export type RuleBook = {
  phrases: PhraseBook<Entry>;
  colours: ReadonlyMap<string, ColourId>;
  no: ReadonlySet<string>;
  undone: ReadonlySet<string>;
  loose: ReadonlySet<string>;
  must: ReadonlySet<string>;
  some: ReadonlySet<string>;
  except: ReadonlySet<string>;
  speaker: ReadonlySet<string>;
  seeking: ReadonlySet<string>;
};

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/** Opened on first use: hundreds of phrases that a page load should not pay for. */
export const ruleBookOf = perLanguage((language): RuleBook => {
  const { classes, rules, undone, loose, except, speaker, seeking } = language.rules;
  const colours = coloursOf(language);
  const all = { ...classes, colour: [...colours.keys()].join(" ") };
  const entries = RULE_IDS.flatMap((id) =>
    readPatterns(rules[id], all).map((pattern) => ({ id, pattern })),
  );
  return {
    phrases: new PhraseBook(entries),
    colours,
    no: setOf(classes["no"] ?? ""),
    undone: setOf(undone),
    loose: setOf(loose),
    must: setOf(classes["must"] ?? ""),
    some: setOf(classes["some"] ?? ""),
    except: setOf(except),
    speaker: setOf(speaker),
    seeking: setOf(seeking),
  };
});

/** Single words for a colour; where a language has one for two, the first counts. */
function coloursOf({ colours, syntax }: Language): ReadonlyMap<string, ColourId> {
  const words = new Map<string, ColourId>();
  const endings = setOf(syntax.endings);
  for (const id of COLOUR_IDS) {
    const { m, f, mp, fp, also } = colours[id];
    for (const form of [m, f, mp, fp, ...also].map(fold)) {
      const ends = ["", ...endings].map((end) => form + end);
      for (const word of ends)
        if (/^[a-z]{3,}$/.test(word) && !words.has(word)) words.set(word, id);
    }
  }
  return words;
}
