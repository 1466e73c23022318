import { DEGREES, type DegreeWords } from "../../languages/degrees.ts";
import type { Word } from "../understand/text.ts";

/** What a person says of the temperature, °C: as it is at first, and as it will be. */
export type Temperature = { tempC: number; laterC: number | null };

/** Nobody names a lower Celsius temperature as warm as this without meaning Fahrenheit. */
const WARMEST_C = 46;
/** What "below freezing" means where no number is given. */
const BELOW_FREEZING_C = -2;
const ALL = Object.values(DEGREES);

type Reading = { value: number; at: number; end: number; sure: boolean; below: boolean };

/** Reads "minus 3", "28° and humid", "40 F", "below freezing", "9 now and 22 later". @returns null where none is said */
export function readTemperatureWords(
  prompt: string,
  words: readonly Word[],
  language: keyof typeof DEGREES,
): Temperature | null {
  const list = [DEGREES[language], ...ALL.filter((one) => one !== DEGREES[language])];
  const readings = words.flatMap((_, at) => readAt(prompt, words, at, list));
  const span = readSpan(words, readings, DEGREES[language]);
  if (span) return span;
  const sure = readings.filter((reading) => reading.sure || reading.below);
  if (sure.length > 0) return { tempC: inRange(sure[0]!.value), laterC: null };
  const freezing = DEGREES[language].freezing.some((phrase) => findPhrase(words, phrase) >= 0);
  return freezing ? { tempC: BELOW_FREEZING_C, laterC: null } : null;
}

const NUMBER = /^[-−]?\d{1,3}(?:[.,]\d)?$/;

function readAt(
  prompt: string,
  words: readonly Word[],
  at: number,
  [own, ...others]: readonly DegreeWords[],
): Reading[] {
  const word = words[at]!;
  if (!NUMBER.test(word.raw)) return [];
  const before = words[at - 1]?.text ?? "";
  const next = words[at + 1]?.text ?? "";
  const after = next === "°" ? (words[at + 2]?.text ?? "") : next;
  const mark = /^\s?[°º]/.test(prompt.slice(word.end, word.end + 2));
  const below = own!.below.includes(before) || /^[-−]/.test(word.raw);
  const fahrenheit = own!.fahrenheit.includes(after);
  const unit = own!.unit.includes(after) || others.some((one) => one.unit.includes(after));
  const number = Math.abs(Number(word.raw.replace("−", "-").replace(",", ".")));
  const value = below ? -number : number;
  const sure = mark || unit || fahrenheit;
  if (!sure && own!.clock.includes(before)) return [];
  // "minus 3 kilos" is no weather.
  if (below && !sure && own!.counted.includes(next)) return [];
  return [{ value: toCelsius(value, fahrenheit, sure), at, end: at + 1, sure, below }];
}

const toCelsius = (value: number, fahrenheit: boolean, sure: boolean): number =>
  fahrenheit || (sure && value > WARMEST_C) ? Math.round(((value - 32) * 5) / 9) : value;

const inRange = (value: number): number => Math.max(-70, Math.min(60, Math.round(value)));

/** "9 now and 22 later": two numbers, each beside its word. */
function readSpan(
  words: readonly Word[],
  readings: readonly Reading[],
  list: DegreeWords,
): Temperature | null {
  const now = readings.find((one) => besideAny(words, one, list.now));
  const later = readings.find((one) => one !== now && besideAny(words, one, list.later));
  if (!now || !later || now.value > WARMEST_C || later.value > WARMEST_C) return null;
  return { tempC: inRange(now.value), laterC: inRange(later.value) };
}

function besideAny(words: readonly Word[], { end }: Reading, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => {
    const at = findPhrase(words, phrase, end);
    return at >= end && at - end <= 1;
  });
}

function findPhrase(words: readonly Word[], phrase: string, from = 0): number {
  const parts = phrase.split(" ");
  for (let at = from; at + parts.length <= words.length; at++)
    if (parts.every((part, k) => words[at + k]!.text === part)) return at;
  return -1;
}
