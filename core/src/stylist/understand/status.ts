import { saidInAny } from "../../languages/all.ts";
import type { Brief } from "./brief.ts";
import { isOtherJob } from "./intent.ts";
import type { Find } from "./phrasebook.ts";
import type { Word } from "./text.ts";

/** A whole question that names nothing to wear is about something else. */
const QUESTION =
  /^(how|why|who|when|where|which|whats|what is|is|are|does|do|did|can|could|will|would) /;

/** From so many words on a day is told, whatever of it is understood. */
const TELLS = 8;

const asksSomething = (prompt: string): boolean => prompt.includes("?");

/** Two of these at least are no slip: "all in black, and I only have navy". */
const OF_CLOTHES: ReadonlySet<string> = new Set(["colour", "material"]);

/** What is told of the weather out there, or of colours to be had, is told for somebody to be dressed by. */
function speaksOfADay(words: readonly Word[], finds: readonly Find[], flat: string): boolean {
  if (words.length < TELLS || QUESTION.test(flat)) return false;
  const said = finds.filter(({ guessed }) => !guessed);
  const colours = new Set(said.filter(({ topic }) => OF_CLOTHES.has(topic)).map(({ at }) => at));
  return colours.size >= 2 || said.some(({ topic }) => topic === "weather");
}

export function statusOf(
  words: readonly Word[],
  finds: readonly Find[],
  negated: ReadonlySet<number>,
  flat: string,
  prompt: string,
  harm: Brief["harm"],
  injected: boolean,
  setting: string | null = null,
  wished = false,
): Partial<Brief> {
  if (harm) return { status: "decline", harm };
  const has = (...topics: string[]): boolean =>
    finds.some(
      (find) => topics.includes(find.topic) && !(find.topic === "event" && negated.has(find.at)),
    );
  const clothes = has("dressing", "garment", "code");
  if (isOtherJob(flat) && !has("dressing") && !has("event") && !setting)
    return { status: "redirect" };
  if (setting || clothes || has("event", "pattern", "vegan", "feature", "mood"))
    return { status: "outfit" };
  if (has("colour", "material", "comfort", "warmth", "coolness") && words.length <= 12)
    return { status: "outfit" };
  if (
    has("weather", "season", "month") &&
    words.length <= 8 &&
    !/\b(what|how|when|who|why) (is|was|are|does|did)\b/.test(flat)
  )
    return { status: "outfit" };
  if (injected || isOtherJob(flat)) return { status: "redirect" };
  if (wished) return { status: "outfit" };
  if (has("place") && !/\b(what|who|how many|which|capital)\b/.test(flat) && words.length <= 10)
    return { status: "outfit" };
  if (speaksOfADay(words, finds, flat)) return { status: "outfit" };
  const sensible = words.filter((word) =>
    finds.some((find) => find.at === words.indexOf(word)),
  ).length;
  if (words.length >= 4 && QUESTION.test(flat)) return { status: "redirect" };
  const tells = words.length >= TELLS && !asksSomething(prompt);
  if (words.length === 0 || (sensible / words.length < 0.2 && !tells)) return { status: "clarify" };
  if (!tells && saidInAny(flat, ({ manners }) => manners.helpless)) return { status: "clarify" };
  // Somebody tells of a day that we have no word for: it is dressed, not sent away.
  if (words.length >= 4 && !asksSomething(prompt)) return { status: "outfit" };
  return { status: words.length >= 3 && !asksSomething(prompt) ? "clarify" : "redirect" };
}
