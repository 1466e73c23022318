import { languageOf, type LanguageCode, LANGUAGES } from "../../languages/index.ts";
import type { DegreeWords } from "../../languages/degree-words.ts";
import { standsAt, type Word, wordsOfPhrase } from "../understand/text.ts";

/** What a person says of the temperature, °C: as it is at first, and as it will be. */
export type Temperature = {
  tempC: number;
  laterC: number | null;
  /** No figure was named: "below freezing". */
  inWords?: true;
};

/** Nobody names a lower Celsius temperature as warm as this without meaning Fahrenheit. */
const WARMEST_C = 46;
/** What "below freezing" means where no number is given. */
const BELOW_FREEZING_C = -2;
/** A smaller number that is written as a word mostly counts things. */
const FEWEST_CALLED = 3;
const ALL = LANGUAGES.map((language) => languageOf(language).degrees);

/** A number that may be a temperature, °C: words `at` up to `end`. */
export type Reading = {
  value: number;
  at: number;
  end: number;
  sure: boolean;
  below: boolean;
  /** An hour or a count as likely as a temperature, unless more is said. */
  loose: boolean;
};

/** Reads "minus 3", "28° and humid", "40 F", "below freezing", "9 now and 22 later". @returns null where none is said */
export function readTemperatureWords(
  prompt: string,
  words: readonly Word[],
  language: LanguageCode,
): Temperature | null {
  const readings = readingsIn(prompt, words, language).filter(({ loose }) => !loose);
  const span = readSpan(words, readings, languageOf(language).degrees);
  if (span) return span;
  const sure = readings.filter((reading) => reading.sure || reading.below);
  if (sure.length > 0) return { tempC: inRange(sure[0]!.value), laterC: null };
  return saysFreezing(words, languageOf(language).degrees)
    ? { tempC: BELOW_FREEZING_C, laterC: null, inWords: true }
    : null;
}

export const saysFreezing = (words: readonly Word[], { freezing }: DegreeWords): boolean =>
  freezing.some((phrase) => findPhrase(words, phrase) >= 0);

/** All numbers that may be temperatures, in the order of the text. */
export function readingsIn(
  prompt: string,
  words: readonly Word[],
  language: LanguageCode,
): Reading[] {
  const list = [
    languageOf(language).degrees,
    ...ALL.filter((one) => one !== languageOf(language).degrees),
  ];
  return words.flatMap((_, at) => readAt(prompt, words, at, list));
}

const NUMBER = /^[-−]?\d{1,3}(?:[.,]\d)?$/;

function readAt(
  prompt: string,
  words: readonly Word[],
  at: number,
  [own, ...others]: readonly DegreeWords[],
): Reading[] {
  const word = words[at]!;
  const ones = onesAfter(words, at, own!);
  const first = NUMBER.test(word.raw) ? figure(word.raw) : numberCalled(word.text, own!);
  if (first === undefined || (at > 0 && onesAfter(words, at - 1, own!) > 0)) return [];
  const number = first + ones;
  const last = ones > 0 ? at + 1 : at;
  const next = words[last + 1]?.text ?? "";
  const symbol = next === "°" ? last + 2 : last + 1;
  const after = words[symbol]?.text ?? "";
  // "4º andar" counts floors.
  const ordinal = words[at + 1]?.raw === "º" && own!.counted.includes(words[at + 2]?.text ?? "");
  const stop = words[last]!.end;
  const mark = !ordinal && /^\s?[°º]/.test(prompt.slice(stop, stop + 2));
  const fahrenheit = own!.fahrenheit.includes(after);
  const unit = own!.unit.includes(after) || others.some((one) => one.unit.includes(after));
  const end = unit || fahrenheit ? symbol + 1 : symbol;
  const under = own!.under.some((phrase) => standsAt(words, phrase, end));
  const before = words[at - 1]?.text ?? "";
  // "In class at 8, outside it is cold" tells the hour.
  const felt =
    words[end]?.clause === word.clause &&
    !own!.clock.includes(before) &&
    own!.felt.some((phrase) => standsAt(words, phrase, end));
  const below = under || own!.below.includes(before) || /^[-−]/.test(word.raw);
  const sure = mark || unit || fahrenheit || felt;
  const loose = !sure && !below && (!NUMBER.test(word.raw) || own!.clock.includes(before));
  // "All minus one", "one below the knee".
  if (!sure && !NUMBER.test(word.raw) && number < FEWEST_CALLED) return [];
  // "minus 3 kilos" is no weather.
  if (below && !sure && own!.counted.includes(next)) return [];
  const value = toCelsius(below ? -number : number, fahrenheit, sure);
  return [{ value, at, end: last + 1, sure, below, loose }];
}

const figure = (raw: string): number => Math.abs(Number(raw.replace("−", "-").replace(",", ".")));

/** "thirty four": what a second word adds to round tens, or nought. */
function onesAfter(words: readonly Word[], at: number, own: DegreeWords): number {
  const tens = numberCalled(words[at]!.text, own) ?? 0;
  const ones = numberCalled(words[at + 1]?.text ?? "", own) ?? 0;
  return tens >= 20 && tens % 10 === 0 && ones < 10 ? ones : 0;
}

/** "minus five", "thirty degrees". */
const numberCalled = (text: string, { numbers }: DegreeWords): number | undefined =>
  numbersIn(numbers).get(text);

const numbersOf = new Map<string, ReadonlyMap<string, number>>();

function numbersIn(list: string): ReadonlyMap<string, number> {
  let numbers = numbersOf.get(list);
  if (!numbers) {
    const entries = list.split(" ").map((entry, value): [string, number] => {
      const [name, round] = entry.split(":");
      return [name!, round ? Number(round) : value];
    });
    // Of two with one name the first counts.
    numbersOf.set(list, (numbers = new Map(entries.toReversed())));
  }
  return numbers;
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

/** "9 in the morning", "mornings 6", "by noon it is 21": the word for the time stands next to the number, in its clause. */
export function besideAny(
  words: readonly Word[],
  { at, end }: Reading,
  phrases: readonly string[],
): boolean {
  return phrases.some((phrase) => {
    const { length } = wordsOfPhrase(phrase);
    if (standsAt(words, phrase, end) || standsAt(words, phrase, end + 1)) return true;
    const clause = words[at]!.clause;
    return [0, 1, 2].some((gap) => {
      const from = at - length - gap;
      return words[from]?.clause === clause && standsAt(words, phrase, from);
    });
  });
}

export function findPhrase(words: readonly Word[], phrase: string, from = 0): number {
  const parts = wordsOfPhrase(phrase);
  for (let at = from; at + parts.length <= words.length; at++)
    if (parts.every((part, k) => words[at + k]!.text === part)) return at;
  return -1;
}
