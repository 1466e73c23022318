import { wordsOfAll } from "../../languages/all.ts";
import type { Find } from "./phrasebook.ts";
import type { Word } from "./text.ts";

/** Colour words that name things just as often: they count beside a garment, or where a colour is expected. */
const colourThings = wordsOfAll(({ request }) => request.colourThings);
const patternThings = wordsOfAll(({ request }) => request.patternThings);
/** Garment words that are verbs or everyday words too, with the neighbours that give them away. */
const VERB_BEFORE =
  /^(to|i|should|we|you|can|could|must|do|would|will|let|shall|please|how|they|people|ill|id|not|dont|always|never)$/;
const VERB_AFTER =
  /^(me|for|up|like|as|warm|warmly|well|him|her|them|myself|nicely|appropriately|down|smart|my|code|codes|casually|formally|in)$/;

/** Drops readings that the neighbours contradict: "how do I dress for", "wine tasting", "on top of". */
export function sift(words: readonly Word[], finds: readonly Find[]): Find[] {
  return finds.filter((find) => {
    if (find.topic === "garment") return isColoured(finds, find) || isGarment(words, find);
    if (find.topic === "colour") return isColour(words, finds, find);
    if (find.topic === "pattern") return isPattern(words, finds, find);
    return true;
  });
}

/** "The red dress for the party": a garment right behind its colour is the thing, whatever else its word may mean. */
export const isColoured = (finds: readonly Find[], { topic, at }: Find): boolean =>
  topic === "garment" &&
  finds.some((find) => find.topic === "colour" && find.at + find.length === at);

function isGarment(words: readonly Word[], find: Find): boolean {
  if (find.length > 1) return true;
  const text = words[find.at]!.text;
  const before = words[find.at - 1]?.text ?? "";
  const after = words[find.at + 1]?.text ?? "";
  if (text === "dress")
    return !(
      VERB_BEFORE.test(before) ||
      (VERB_AFTER.test(after) &&
        !/^(a|the|my|this|that|no|which)$/.test(before) &&
        before.length < 4)
    );
  if (text === "suit" || text === "suits")
    return (
      !/^(would|will|to|might|could|that|doesnt|dont|not|colours|it)$/.test(before) &&
      !/^(me|him|her|them|you)$/.test(after)
    );
  if (text === "top" || text === "tops")
    return (
      after !== "of" && before !== "on" && !/^(notch|floor|secret|tier|restaurant)$/.test(after)
    );
  if (text === "shades") return after !== "of";
  if (text === "tie" || text === "ties") return !/^(to|can|ill)$/.test(before);
  if (text === "tanks") return before !== "about";
  if (text === "boot") return before !== "to";
  if (
    text === "cap" ||
    text === "knit" ||
    text === "slides" ||
    text === "kicks" ||
    text === "platforms"
  )
    return before !== "to";
  return true;
}

function isColour(words: readonly Word[], finds: readonly Find[], find: Find): boolean {
  const text = words[find.at]!.text;
  if (find.length > 1 || !colourThings.has(text)) return true;
  const near = (at: number, ...topics: string[]): boolean =>
    finds.some((other) => other.at === at && topics.includes(other.topic) && other !== find);
  const before = words[find.at - 1]?.text ?? "";
  const nextIsLook =
    near(find.at + 1, "garment", "mood", "colour", "pattern") ||
    /^(colou?rs?|tones?|shade|something)$/.test(words[find.at + 1]?.text ?? "");
  const expected =
    finds.some(
      (other) =>
        other.at + other.length === find.at &&
        (other.topic === "wish" || other.topic === "negation"),
    ) ||
    before === "in" ||
    near(find.at - 1, "garment");
  const ends = words[find.at + 1]?.clause !== words[find.at]!.clause;
  return nextIsLook || (expected && ends);
}

function isPattern(words: readonly Word[], finds: readonly Find[], find: Find): boolean {
  const text = words[find.at]!.text;
  if (find.length > 1 || !patternThings.has(text)) return true;
  return finds.some(
    (other) =>
      Math.abs(other.at - find.at) <= 2 &&
      other !== find &&
      ["garment", "colour", "negation", "wish"].includes(other.topic) &&
      words[other.at]!.clause === words[find.at]!.clause,
  );
}
