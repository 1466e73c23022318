import type { Role } from "../../languages/cue-list.ts";
import { type Talk, type TalkList, TALKS } from "../../languages/talk-list.ts";
import { type LanguageCode, languageOf } from "../../languages/index.ts";
import type { Find } from "../understand/phrasebook.ts";
import type { Word } from "../understand/text.ts";
import { Landscape, noSmallWords } from "./landscape.ts";
import { type Hit, PhraseBook } from "./match.ts";
import { type Pattern, readPatterns } from "./pattern.ts";

type Entry = { talk: Talk | "request"; pattern: Pattern };
type Book = { phrases: PhraseBook<Entry>; past: ReadonlySet<string> };

const books = new Map<TalkList, Book>();

function bookOf(list: TalkList): Book {
  let book = books.get(list);
  if (!book) {
    const entries = TALKS.flatMap((talk) => entriesOf(talk, list.cues[talk]));
    const phrases = new PhraseBook([...entries, ...entriesOf("request", list.requests)]);
    books.set(list, (book = { phrases, past: new Set(list.past.split(" ")) }));
  }
  return book;
}

const entriesOf = (talk: Entry["talk"], phrases: string): Entry[] =>
  readPatterns(phrases, {}).map((pattern) => ({ talk, pattern }));

export type Heard = {
  prompt: string;
  words: readonly Word[];
  finds: readonly Find[];
  /** Of garments, with what is said of each. */
  mentions: readonly { at: number; role: Role; told: boolean }[];
  /** The person's own words for a setting that is known. */
  said: () => string | null;
};

/** Thanks and small talk are short; a question about the app may tell more. */
const SHORT = 24;
/** More words than these beside thanks and greeting are what somebody came for. */
const ASIDE = 12;
const LONG = 45;
/** About the app: a garment may be named in it. */
const OF_THE_APP: ReadonlySet<Talk> = new Set<Talk>(["photos", "remove", "limit", "add"]);

/**
 * What is said where nobody asks to be dressed: thanks, small talk, a question about the app, a cat on the keyboard. A
 * greeting or thanks before a real request changes nothing.
 * @returns null where there is something to dress for
 */
export function readTalk(heard: Heard, language: LanguageCode): Talk | null {
  const { words } = heard;
  const { phrases, past } = bookOf(languageOf(language).talk);
  const hits = phrases.find(new Landscape(heard.prompt, words, [], noSmallWords));
  const [asked, said] = [hits.filter(isRequest), hits.filter((hit) => !isRequest(hit))];
  const mashed = words.filter(({ text }) => isMashed(text)).length;
  const talk =
    strongest(said)?.entry.talk ?? (mashed > 0 && mashed * 2 >= words.length ? "nonsense" : null);
  if (talk === null || talk === "request") return null;
  if (OF_THE_APP.has(talk)) return isAlone(words, said, asked) ? talk : null;
  const over = overIn(words, said, past);
  const free = heard.mentions.every(
    ({ at, role, told }) =>
      over.has(words[at]!.clause) || role === "own" || (role === "want" && !told),
  );
  const rest = words.filter(({ clause }) => !over.has(clause)).length;
  const open =
    asked.length > 0 || words.length > SHORT || rest > ASIDE || !free || isOccasion(heard, over);
  return open ? null : talk;
}

const isRequest = ({ entry }: Hit<Entry>): boolean => entry.talk === "request";

/** "Can I change the name of the blazer?" is no wish to change; a sentence of its own would be. */
const isAlone = (
  words: readonly Word[],
  said: readonly Hit<Entry>[],
  asked: readonly Hit<Entry>[],
): boolean =>
  words.length <= LONG &&
  asked.every((one) =>
    said.some(({ from }) => words[from]!.sentence === words[one.from]!.sentence),
  );

/** Whether somebody asks in so many words what to wear. */
export function asksForClothes(
  prompt: string,
  words: readonly Word[],
  language: LanguageCode,
): boolean {
  const land = new Landscape(prompt, words, [], noSmallWords);
  return bookOf(languageOf(language).talk).phrases.find(land).some(isRequest);
}

/** What is surer is meant, then what is longer. */
function strongest(hits: readonly Hit<Entry>[]): Hit<Entry> | undefined {
  const rank = ({ entry, from, to }: Hit<Entry>): number => entry.pattern.weight * 10 + to - from;
  return hits.toSorted((a, b) => rank(b) - rank(a))[0];
}

const OCCASIONS: ReadonlySet<string> = new Set([
  "event",
  "code",
  "feature",
  "comfort",
  "warmth",
  "coolness",
]);

/** Clauses that say thanks, or that it is over. */
const overIn = (
  words: readonly Word[],
  said: readonly Hit<Entry>[],
  past: ReadonlySet<string>,
): ReadonlySet<number> =>
  new Set([
    ...said.map(({ from }) => words[from]!.clause),
    ...words.filter(({ text }) => past.has(text)).map(({ clause }) => clause),
  ]);

/** "Thanks! And now a wedding": a clause names what is to come. */
function isOccasion({ prompt, words, finds, said }: Heard, over: ReadonlySet<number>): boolean {
  const setting = said();
  const at = setting === null ? -1 : prompt.toLowerCase().indexOf(setting.toLowerCase());
  const named = words.find(({ start, end }) => at >= start && at < end);
  return [
    ...finds.filter(({ topic, guessed }) => OCCASIONS.has(topic) && !guessed),
    ...(named ? [{ at: words.indexOf(named) }] : []),
  ].some((find) => !over.has(words[find.at]!.clause));
}

const LAUGHTER =
  /^(a?(ha|he|hi|ja|je|ji|ah|eh|ih|ka|ke|lo|uh)+[a-z]?|k+|rs+|x+d*|[hbgz]?[rmfzhu]+|mdr+)$/;
const ROW =
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|lkjh|kjhg|qwert|werty|poiu|zxcv|xcvb|vbnm|fdsa|jkl|klkj|lkl/;

/** "sdfjkl", "aaaaaaa": no word of any language, nor laughter. */
function isMashed(text: string): boolean {
  if (text.length < 5 || LAUGHTER.test(text)) return false;
  return ROW.test(text) || /(.)\1{3}/.test(text) || /^[^aeiouy\d]{5,}$/.test(text);
}
