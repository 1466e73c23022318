import { type CueList, type Role, ROLES } from "../../languages/cue-list.ts";
import { type Ground, type GroundList, GROUNDS } from "../../languages/ground-list.ts";
import { SMALL_WORDS, type SmallWords } from "./landscape.ts";
import { PhraseBook } from "./match.ts";
import { MOST, type Pattern, readPatterns } from "./pattern.ts";

export type Cue = { role: Role; pattern: Pattern };

/** One language's cues, filed for search. */
export type CueBook = {
  cues: PhraseBook<Cue>;
  /** Those by which somebody insists on a garment. */
  insisting: PhraseBook<Cue>;
  /** Those that say why a garment stays at home, and what each says. */
  reasons: PhraseBook<Cue>;
  grounds: ReadonlyMap<Pattern, Ground>;
  small: SmallWords;
  /** Other people, as they are named. */
  people: ReadonlySet<string>;
  negatesBehind: number;
};

export function openCueBook(list: CueList, reasons: GroundList): CueBook {
  const cues = ROLES.flatMap((role) =>
    readPatterns(list.roles[role], list.classes).map((pattern) => ({ role, pattern })),
  );
  const grounds = new Map(
    GROUNDS.flatMap((ground) =>
      readPatterns(reasons[ground], list.classes).map((pattern) => [pattern, ground] as const),
    ),
  );
  // Askers are phrases of several words.
  const wordsOf = (does: (typeof SMALL_WORDS)[number]): string[] =>
    does === "askers" ? list.askers.split("|") : list[does].trim().split(/\s+/);
  const small = {} as Record<(typeof SMALL_WORDS)[number], ReadonlySet<string>>;
  for (const does of SMALL_WORDS) small[does] = new Set(wordsOf(does));
  const people = new Set(list.classes["people"]?.trim().split(/\s+/));
  return {
    cues: new PhraseBook(cues),
    insisting: new PhraseBook(
      cues.filter(({ role, pattern }) => role === "keep" && pattern.weight >= MOST),
    ),
    reasons: new PhraseBook(
      [...grounds.keys()].map((pattern) => ({ role: "unavailable" as const, pattern })),
    ),
    grounds,
    small,
    people,
    negatesBehind: list.negatesBehind,
  };
}
