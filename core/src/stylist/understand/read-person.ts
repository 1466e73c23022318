import { OTHERS } from "../lexicon/index.ts";
import type { Brief } from "./brief.ts";
import type { Find } from "./phrasebook.ts";
import type { Word } from "./text.ts";

const FOR_SOMEONE = /^(for|dress|help|para|pour|fur|per|style|clothe|vestir|habiller)$/;

const NEEDS =
  /^(needs?|wants?|should|must|necesita|quiere|doit|veut|braucht|muss|deve|vuole|precisa|quer)$/;
/** Verbs that are said as much of people who only come up: "my boss has the same blazer as me". */
const DOES =
  /^(has|is|hates?|loves?|likes?|goes|going|asked|will|wears?|cant|doesnt|tiene|a|hat|ha|tem|vai|va|geht)$/;
const SPEAKER = /^(i|im|ive|id|ill|me|my|ich|mir|mich|je|j|moi|yo|me|io|mi|eu)$/;

/** "my husband needs something": for him. "meeting my boyfriend", "my boss's house": for the one who asks. */
export function readPerson(words: readonly Word[], finds: readonly Find[]): Brief["person"] {
  const find = finds.find((one) => {
    if (one.topic !== "other-person") return false;
    const next = one.at + one.length;
    const owns =
      [next - 1, next].some((at) => words[at]?.owner) ||
      finds.some((other) => other.at === next && other.topic === "event");
    const word = words[next]?.text ?? "";
    const alone = !words.slice(next).some(({ text }) => SPEAKER.test(text));
    const verb = (NEEDS.test(word) || (DOES.test(word) && alone)) && !owns && one.at <= 4;
    return (
      !owns &&
      ((FOR_SOMEONE.test(words[one.at - 1]?.text ?? "") &&
        !/^(at|in|and)$/.test(words[next]?.text ?? "x")) ||
        verb)
    );
  });
  if (!find) return null;
  const other = OTHERS.find((one) => one.id === find.id)!;
  return { id: other.id, pronoun: other.pronoun };
}
