import type { AskList } from "../../languages/ask-list.ts";
import { type LanguageCode, languageOf } from "../../languages/index.ts";
import type { Role } from "../../languages/cue-list.ts";
import type { Word } from "../understand/text.ts";
import { Landscape, noSmallWords } from "./landscape.ts";
import { findDays } from "../looks/find-days.ts";
import { type LookBook, lookBookOf } from "../looks/look-book.ts";
import { type Hit, PhraseBook } from "./match.ts";
import { type Pattern, readPatterns } from "./pattern.ts";

/** What a request is after. */
export type Intent =
  | "outfit"
  | "question"
  | "compare"
  | "follow-up"
  | "several-looks"
  | "pack"
  | "chat"
  | "care";

/** Whoever asks for a verdict, on one piece or between several. */
export const isAsking = (intent: Intent): boolean => intent === "question" || intent === "compare";

type Topic = Exclude<keyof AskList, "classes" | "answerIn">;
type Entry = { topic: Topic; pattern: Pattern };

const TOPICS = [
  "care",
  "pack",
  "spell",
  "away",
  "several",
  "compare",
  "followUp",
  "chat",
  "question",
] as const;

const books = new Map<AskList, PhraseBook<Entry>>();

function bookOf(list: AskList): PhraseBook<Entry> {
  let book = books.get(list);
  if (!book) {
    const entries = TOPICS.flatMap((topic) =>
      readPatterns(list[topic], list.classes).map((pattern) => ({ topic, pattern })),
    );
    books.set(list, (book = new PhraseBook(entries)));
  }
  return book;
}

/** A follow-up is short: who tells of a new day tells more. */
const SHORT = 32;
/** Thanks and greetings fill a whole message only where it is short. */
const GREETING = 20;

/**
 * Reads what is asked for: from phrases, from the garments that a question is about, and from how much else is said.
 * @param mentions of garments, with what is said of each
 */
export function readIntent(
  prompt: string,
  words: readonly Word[],
  mentions: readonly { role: Role; told: boolean; at: number }[],
  language: LanguageCode,
): Intent {
  const land = new Landscape(prompt, words, [], noSmallWords);
  const hits = bookOf(languageOf(language).asks).find(land);
  const found = new Set(hits.map(({ entry }) => entry.topic));
  const questioned = mentions.filter(({ role }) => role === "asked-about");
  const asked = questioned.length;
  const told = questioned.some((one) => one.told);
  const opens = hits.some(({ entry, from }) => entry.topic === "question" && land.opens(from));
  const asks = prompt.includes("?") || opens;
  // "Just wanted to say": told, not asked, however long.
  if (!asks && hits.some(({ entry }) => entry.topic === "chat" && entry.pattern.weight > 1))
    return "chat";
  if (found.has("care") && mentions.length <= 2) return "care";
  // "All week rain. Espadrilles or walking boots?": a choice, whatever else lasts a week.
  if (asked >= 2 && !found.has("pack") && isEither(words, questioned, language)) return "compare";
  if (found.has("several") && !found.has("pack")) return "several-looks";
  if (found.has("pack") || hits.some((hit) => isStay(hit, prompt, words, found, language)))
    return "pack";
  if (found.has("chat") && asked === 0 && words.length <= GREETING) return "chat";
  if (found.has("followUp") && words.length <= SHORT) return "follow-up";
  if (asked >= 2)
    return isChoice(words, found, questioned, language) ? compareOr(found, "compare") : "question";
  // "The black one is too short, right?": a doubt within a request for an outfit.
  if (asked === 1 && (told || found.has("question") || words.length <= SHORT)) return "question";
  return found.has("question") && asks ? "question" : "outfit";
}

/** "Which do I take?" */
export function saysWhich(prompt: string, words: readonly Word[], language: LanguageCode): boolean {
  const land = new Landscape(prompt, words, [], noSmallWords);
  return bookOf(languageOf(language).asks)
    .find(land)
    .some(({ entry }) => entry.topic === "compare");
}

/** "Ten days, one bag", "two weeks at the sea": days away, and not those since an operation or until a holiday. */
function isStay(
  { entry, from, to }: Hit<Entry>,
  prompt: string,
  words: readonly Word[],
  found: ReadonlySet<Topic>,
  language: LanguageCode,
): boolean {
  if (entry.topic !== "spell") return false;
  const { clause } = words[from]!;
  const textAt = (at: number): string => (words[at]?.clause === clause ? words[at]!.text : "");
  const book = lookBookOf(language);
  const { elsewhen, set } = book;
  const [before, after] = [textAt(from - 1), textAt(to)];
  // "Three days, three worlds: on Friday …"
  if (!found.has("away") && namesDays(prompt, words, book)) return false;
  if (elsewhen.before.has(before) || elsewhen.after.has(after)) return false;
  return before === "" || set("there").has(after) || found.has("away");
}

const namesDays = (prompt: string, words: readonly Word[], book: LookBook): boolean =>
  new Set(findDays(prompt, words, book).flatMap(({ days }) => days)).size >= 2;

/** Nothing but an "or" between the two. */
function isEither(
  words: readonly Word[],
  asked: readonly { at: number }[],
  language: LanguageCode,
): boolean {
  const [first, second] = [words[asked[0]!.at]!, words[asked[1]!.at]!];
  const between = words.slice(asked[0]!.at + 1, asked[1]!.at);
  return (
    first.sentence === second.sentence && between.length <= BETWEEN && holdsOr(between, language)
  );
}

/** Words of both names and the "or". */
const BETWEEN = 4;

function holdsOr(between: readonly Word[], language: LanguageCode): boolean {
  const or = languageOf(language).cues.alternatives.split(" ");
  return between.some(({ text }) => or.includes(text));
}

/** "Will the jeans and the jumper do?" chooses nothing. */
function isChoice(
  words: readonly Word[],
  found: ReadonlySet<Topic>,
  asked: readonly { at: number }[],
  language: LanguageCode,
): boolean {
  const between = words.slice(asked[0]!.at, asked.at(-1)!.at);
  return found.has("compare") || holdsOr(between, language);
}

/** "X with Y, yes or no?" asks of both together. */
const compareOr = (found: ReadonlySet<Topic>, other: Intent): Intent =>
  found.has("question") && !found.has("compare") ? "question" : other;
