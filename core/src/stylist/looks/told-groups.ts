import { languageOf } from "../../languages/index.ts";
import { formatted } from "../../languages/message.ts";
import type { Piece } from "../dress/piece.ts";
import type { Language } from "../lexicon/index.ts";
import type { LookAsk } from "./agenda.ts";
import { labelOf } from "./label.ts";
import type { DressedLook } from "./plan-looks.ts";

/** Looks that are told in one breath, by their place. */
export type Group = readonly number[];

/** Days in the same clothes for the same are told once; what is foretold of a day is told of that day. */
export function groupsOf(
  looks: readonly DressedLook[],
  settingOf: (look: DressedLook) => string | null,
): Group[] {
  const groups = new Map<string, number[]>();
  for (const [at, look] of looks.entries()) {
    const { ask, dressed } = look;
    const isAlone = dressed.worn.length === 0 || ask.forecast !== undefined;
    const worn = dressed.worn.map(({ slot, piece }) => `${slot} ${piece.id}`).toSorted();
    const alike = [ask.slot.is, ask.evening, settingOf(look), ...worn];
    const key = isAlone ? String(at) : JSON.stringify(alike);
    groups.set(key, [...(groups.get(key) ?? []), at]);
  }
  return [...groups.values()];
}

/** "Days 1–3, 5", "Monday, Thursday". */
export function labelOfAll(asks: readonly LookAsk[], language: Language): string {
  const [first] = asks;
  if (asks.length === 1) return labelOf(first!, language);
  const { days, turns, outfits, evening } = languageOf(language).looks.say;
  const { is } = first!.slot;
  const numbers = asks.map(({ slot }) => (slot.is === "day" ? slot.day : slot.turn));
  const n = runsOf(numbers, is === "day" ? (day) => days[day]! : String);
  const label = is === "day" ? n : formatted(is === "turn" ? turns : outfits, language, { n });
  return first!.evening ? formatted(evening, language, { label }) : label;
}

/** From three in a row on only the first and the last are named. */
const ROW = 3;

function runsOf(numbers: readonly number[], name: (one: number) => string): string {
  const runs: number[][] = [];
  for (const one of numbers) {
    const run = runs.at(-1);
    if (run && run.at(-1) === one - 1) run.push(one);
    else runs.push([one]);
  }
  return runs
    .flatMap((run) =>
      run.length < ROW ? run.map(name) : [`${name(run[0]!)}–${name(run.at(-1)!)}`],
    )
    .join(", ");
}

/** As few pieces as this are no news of every day. */
const LEAST = 2;

/** What is worn on all days of a trip that nothing else is on; none where that is but one outfit, or not said of days. */
export function wornDaily(
  looks: readonly DressedLook[],
  groups: readonly Group[],
  settingOf: (look: DressedLook) => string | null,
): readonly Piece[] {
  const isOrdinary = (look: DressedLook): boolean =>
    !look.ask.evening && look.ask.slot.is !== "outfit" && settingOf(look) === null;
  const ordinary = groups.filter(([at]) => isOrdinary(looks[at!]!));
  if (ordinary.length < 2 || ordinary.length < groups.length) return [];
  const [first, ...others] = ordinary.map(([at]) =>
    looks[at!]!.dressed.worn.map(({ piece }) => piece),
  );
  const daily = first!.filter((piece) =>
    others.every((worn) => worn.some(({ id }) => id === piece.id)),
  );
  return daily.length < LEAST ? [] : daily;
}
