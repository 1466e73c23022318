import type { LookList } from "../../languages/look-list.ts";
import { perLanguage } from "../../languages/per-language.ts";
import { Landscape, noSmallWords } from "../read/landscape.ts";
import { PhraseBook } from "../read/match.ts";
import { type Pattern, readPatterns } from "../read/pattern.ts";
import type { Word } from "../understand/text.ts";

/** What a stretch of words names. */
export type Topic =
  | "workWeek"
  | "week"
  | "weekend"
  | "overall"
  | "cabin"
  | "backpack"
  | "small"
  | "laundry";

type Entry = { topic: Topic; pattern: Pattern };
export type Met = { topic: Topic; from: number; to: number };

/** A list of words as it is looked up; a form of two words is written with a hyphen. */
export type Forms = ReadonlyMap<string, readonly string[][]>;

export type LookBook = {
  numbers: ReadonlyMap<string, number>;
  days: readonly Forms[];
  shortDays: readonly Forms[];
  units: Readonly<Record<keyof LookList["units"], Forms>>;
  elsewhen: Readonly<Record<"before" | "after" | "row", ReadonlySet<string>>>;
  looks: Forms;
  set: (list: SetOfWords) => ReadonlySet<string>;
  phrases: PhraseBook<Entry>;
  /** Words without which nobody asks for several looks: one look at most requests is enough. */
  hints: ReadonlySet<string>;
};

type SetOfWords =
  | "on"
  | "span"
  | "of"
  | "there"
  | "breaks"
  | "rest"
  | "pieces"
  | "pairs"
  | "shoes"
  | "kilos"
  | "litres";

export const lookBookOf = perLanguage(({ looks }) => open(looks));

function open(list: LookList): LookBook {
  const sets = new Map<SetOfWords, ReadonlySet<string>>();
  const days = list.days.map(formsOf);
  const shortDays = list.shortDays.map(formsOf);
  const units = {
    day: formsOf(list.units.day),
    night: formsOf(list.units.night),
    week: formsOf(list.units.week),
    weekend: formsOf(list.units.weekend),
  };
  const looks = formsOf(list.looks);
  const entries = (topic: Topic, phrases: string): Entry[] =>
    readPatterns(phrases, {}).map((pattern) => ({ topic, pattern }));
  const { spells, bags, overall, laundry } = list;
  return {
    numbers: numbersOf(list.numbers),
    days,
    shortDays,
    units,
    elsewhen: {
      before: new Set(list.elsewhen.before.split(" ")),
      after: new Set(list.elsewhen.after.split(" ")),
      row: new Set(list.elsewhen.row.split(" ")),
    },
    looks,
    set(name) {
      const set = sets.get(name) ?? new Set(list[name].split(" "));
      sets.set(name, set);
      return set;
    },
    phrases: new PhraseBook([
      ...entries("workWeek", spells.workWeek),
      ...entries("week", spells.week),
      ...entries("weekend", spells.weekend),
      ...entries("overall", overall),
      ...entries("cabin", bags.cabin),
      ...entries("backpack", bags.backpack),
      ...entries("small", bags.small),
      ...entries("laundry", laundry),
    ]),
    hints: new Set(
      [...days, ...shortDays, ...Object.values(units), looks].flatMap((forms) => [...forms.keys()]),
    ),
  };
}

function formsOf(words: string): Forms {
  const forms = new Map<string, string[][]>();
  for (const form of words.split(" ")) {
    const [head = "", ...tail] = form.split("-");
    forms.set(head, [...(forms.get(head) ?? []), tail]);
  }
  return forms;
}

function numbersOf(list: string): ReadonlyMap<string, number> {
  const words = list.split(" ");
  return new Map(
    words.flatMap((word, at) => (at % 2 === 0 ? [[word, Number(words[at + 1])] as const] : [])),
  );
}

/** @returns how many words the form at that place takes, 0 where there is none */
export function formAt(words: readonly Word[], at: number, forms: Forms): number {
  const tails = forms.get(words[at]?.text ?? "");
  if (!tails) return 0;
  const lengths = tails
    .filter((tail) => tail.every((word, k) => words[at + 1 + k]?.text === word))
    .map((tail) => tail.length + 1);
  return Math.max(0, ...lengths);
}

/** The figure at that place, written out or in digits; null where there is none. */
export function figureAt(words: readonly Word[], at: number, book: LookBook): number | null {
  const text = words[at]?.text ?? "";
  const figure = book.numbers.get(text) ?? (/^\d{1,2}$/.test(text) ? Number(text) : null);
  return figure !== null && figure > 0 ? figure : null;
}

export const topicsIn = (prompt: string, words: readonly Word[], book: LookBook): Met[] =>
  book.phrases
    .find(new Landscape(prompt, words, [], noSmallWords))
    .map(({ entry, from, to }) => ({ topic: entry.topic, from, to }));
