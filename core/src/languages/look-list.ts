import type { Phrases } from "./cue-list.ts";

/** Words of a list, folded and parted by spaces. */
type Words = string;

/** How one language asks for several looks, and for a trip's. Complete by type: a language cannot lack a list. */
export type LookList = {
  /** Number words, each with its figure; what means a few has one too. */
  numbers: Words;
  /** What counts looks. */
  looks: Words;
  /** The seven days from Monday on, each in the forms that mean nothing else. */
  days: readonly [Words, Words, Words, Words, Words, Words, Words];
  /** Their short forms, which may be other words: days only among days. */
  shortDays: readonly [Words, Words, Words, Words, Words, Words, Words];
  /** What stands before a day: "on". */
  on: Words;
  /** Between the first and the last of several days: "to". */
  span: Words;
  /** Units of time, in singular and plural. */
  units: Readonly<Record<"day" | "night" | "week" | "weekend", Words>>;
  /** Between so many days and what they are for: "of"; none where nothing stands there. */
  of: Words;
  /** What follows so many days somewhere: "in", "at". */
  there: Words;
  /** What before or after so many days makes them a time that has passed, or is yet to ("ago"), or says only how often ("in a row"). */
  elsewhen: Readonly<Record<"before" | "after" | "row", Words>>;
  /** Ask for Monday to Friday, for every day of a week, for both of a weekend. */
  spells: Readonly<Record<"workWeek" | "week" | "weekend", Phrases>>;
  /** Where the next thing on a list begins: "and", "then". */
  breaks: Words;
  /** Says of all days that were not named: "otherwise". */
  rest: Words;
  /** Clauses about all days: a limit, a bag, what is not wanted. */
  overall: Phrases;
  /** What counts pieces that go into a bag, and pairs of shoes. */
  pieces: Words;
  pairs: Words;
  shoes: Words;
  /** Bags by how much they hold. */
  bags: Readonly<Record<"cabin" | "backpack" | "small", Phrases>>;
  kilos: Words;
  litres: Words;
  /** Clothes can be washed on the way. */
  laundry: Phrases;
  say: LookWords;
};

/** Labels of looks, and what is said of all of them together: ICU messages. */
export type LookWords = {
  days: readonly [string, string, string, string, string, string, string];
  /** `{n}`: the day of a trip, one of several outfits. */
  turn: string;
  outfit: string;
  /** The same of several: `{n}` is "1–3, 5". */
  turns: string;
  outfits: string;
  /** `{label}`: the evening of it. */
  evening: string;
  /** The same after the word for "for" in `needed`; a day's `{label}` is in lower case where the language writes it so. */
  ofDay: string;
  ofTurn: string;
  ofOutfit: string;
  ofEvening: string;
  /** `{list}` is worn on all days of a trip. */
  daily: string;
  /** What `{label}` is dressed in. */
  worn: string;
  /** How warm the day gets at most, `{high}`, and what falls: `{sky}` is rain, snow, storm or dry. */
  forecast: string;
  /** `{list}` is packed, and none of the looks wears it. */
  extras: string;
  /** `{pieces}` and `{looks}` are figures from two on, `{limit}` the person's own. */
  packed: string;
  packedWithin: string;
  packedOver: string;
  /** More than the bag that was named holds, by what such pieces usually weigh. */
  heavy: string;
  /** `{list}` is worn on the way, because it takes most room. */
  wornThere: string;
  /** `{piece}` is what `{look}` depends on. */
  needed: string;
};
