import type { Settings } from "../../situations/index.ts";
import type { Garment } from "../../garment.ts";
import { LOOKS_MAX } from "../../limits.ts";
import type { Intent } from "../read/intent.ts";
import type { Brief } from "../understand/brief.ts";
import { flatten } from "../understand/intent.ts";
import { understandWords } from "../understand/recognise.ts";
import { READ_AT_MOST, readWords, type Word } from "../understand/text.ts";
import type { Agenda, LookAsk } from "./agenda.ts";
import { namedBesides } from "./called-after.ts";
import type { Chunk } from "./chunks.ts";
import { lookBookOf, type LookBook } from "./look-book.ts";
import { laundryIn, readLimits } from "./read-limits.ts";
import { type Ground, groundOf, isLead, type Plan, restOf } from "./ground.ts";
import { daysIn } from "./named-days.ts";
import { outfitsIn } from "./counted-outfits.ts";
import { isAway, stayIn } from "./stays.ts";

/** Who asks about one thing is answered about one. */
const OF_ONE: ReadonlySet<Intent> = new Set(["chat", "compare", "follow-up"]);

/**
 * The several looks that a request asks for: so many outfits, the days it names, a week, a weekend, a trip.
 * @returns null where one is asked for
 */
export function readAgenda(
  prompt: string,
  brief: Brief,
  closet: readonly Garment[],
  settings: Settings,
): Agenda | null {
  const book = lookBookOf(brief.reading);
  const words = readWords(prompt.slice(0, READ_AT_MOST));
  if (OF_ONE.has(brief.intent) || !words.some(({ text }) => book.hints.has(text))) return null;
  const { finds } = understandWords(words, flatten(prompt), brief.language, closet, brief.reading);
  const ground = groundOf(prompt, brief, words, finds, book, settings);
  const named = daysIn(ground);
  const said = readLimits(words, ground.topics, book);
  // "Three things: tomorrow the funeral, on Thursday …" is no limit.
  const limits = named && brief.intent !== "pack" ? { ...said, pieces: null } : said;
  const counted = named ? null : outfitsIn(ground);
  const stay = named || counted ? null : stayIn(ground);
  const plans = (named ?? counted ?? stay)?.slice(0, LOOKS_MAX);
  if (!plans || plans.length < 2) return null;
  const isBag = limits.pieces !== null || limits.grams !== null;
  const packs = brief.intent === "pack" || isBag || (stay !== null && isAway(ground));
  const looks = plans.map((plan) => asked(prompt, ground, plan, plans));
  return {
    looks,
    packs,
    limits,
    named: namedBesides(words, finds),
    washedAfter: washingOf(plans, laundryIn(ground.topics, finds), ground.chunks),
  };
}

/** The request as far as it is about one look. */
function asked(prompt: string, ground: Ground, plan: Plan, plans: readonly Plan[]): LookAsk {
  const { words, book } = ground;
  const others = plans.flatMap(({ chunks }) => chunks).filter((one) => !plan.chunks.includes(one));
  const hushed = plan.chunks.some(ground.names) ? besides(plans, ground) : [];
  const place = ({ from, to }: Pick<Chunk, "from" | "to">) => ({
    start: words[from]!.start,
    end: words[to - 1]!.end,
  });
  let text = prompt;
  for (const { start, end } of [...others.map(place), ...hushed])
    text = text.slice(0, start) + "·".repeat(end - start) + text.slice(end);
  const own = plan.chunks
    .filter(({ days }) => days.length <= 1)
    .map((chunk) => place(bared(chunk, words, book)));
  return { slot: plan.slot, evening: plan.evening, text, own };
}

/** What is on apart from what has a look of its own; where that leads stays, for its weather is met on all days. */
const besides = (plans: readonly Plan[], ground: Ground): Word[] =>
  restOf(plans, ground)
    .filter((chunk) => ground.tellsWhat(chunk) && !ground.isOfGarments(chunk))
    .flatMap(({ from, to }) =>
      ground.words.slice(from, to).filter((_, k) => !ground.isOfPlace(from + k)),
    );

/** After the day that washing is spoken of, or else half-way. */
function washingOf(plans: readonly Plan[], at: number | null, chunks: readonly Chunk[]): number[] {
  if (at === null) return [];
  const days = chunks.find(({ from, to }) => at >= from && at < to)?.days ?? [];
  const that = plans.findLastIndex(({ slot }) => slot.is === "day" && days.includes(slot.day));
  return [that < 0 ? Math.floor((plans.length - 1) / 2) : that];
}

/** Without the day at its head, and what leads to it. */
function bared(
  { from, to }: Chunk,
  words: readonly Word[],
  book: LookBook,
): Pick<Chunk, "from" | "to"> {
  let start = from;
  while (start < to - 1 && isLead(words, start, book)) start++;
  return { from: start, to };
}
