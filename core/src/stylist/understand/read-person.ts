import { wordsOfAll } from "../../languages/all.ts";
import { OTHERS } from "../lexicon/index.ts";
import type { Brief } from "./brief.ts";
import type { Find } from "./phrasebook.ts";
import type { Word } from "./text.ts";

const forSomeone = wordsOfAll(({ request }) => request.forSomeone);
const needs = wordsOfAll(({ request }) => request.needs);
const does = wordsOfAll(({ request }) => request.does);
const speaker = wordsOfAll(({ request }) => request.speaker);

/** "my husband needs something": for him. "meeting my boyfriend", "my boss's house": for the one who asks. */
export function readPerson(words: readonly Word[], finds: readonly Find[]): Brief["person"] {
  const find = finds.find((one) => {
    if (one.topic !== "other-person") return false;
    const next = one.at + one.length;
    const owns =
      [next - 1, next].some((at) => words[at]?.owner) ||
      finds.some((other) => other.at === next && other.topic === "event");
    const word = words[next]?.text ?? "";
    const alone = !words.slice(next).some(({ text }) => speaker.has(text));
    const verb = (needs.has(word) || (does.has(word) && alone)) && !owns && one.at <= 4;
    return (
      !owns &&
      ((forSomeone.has(words[one.at - 1]?.text ?? "") &&
        !/^(at|in|and)$/.test(words[next]?.text ?? "x")) ||
        verb)
    );
  });
  if (!find) return null;
  const other = OTHERS.find((one) => one.id === find.id)!;
  return { id: other.id, pronoun: other.pronoun };
}
