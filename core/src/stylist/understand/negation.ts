import { wordsOfAll } from "../../languages/all.ts";
import type { Mention } from "./brief.ts";
import type { Group } from "./mentions.ts";
import type { Find } from "./phrasebook.ts";
import type { Said } from "./refused-list.ts";

/** "without sleeves or a jacket" goes on; "no jeans and a nice shirt" does not. */
const alternatives = wordsOfAll(({ request }) => request.alternatives);

/** How far a negation reaches, from its cue on. */
export type Scope = {
  firm: boolean;
  allergy: boolean;
  from: number;
  met: boolean;
  apart: Group[] | null;
  /** Said of a piece that is asked for, so that it ends with its clause: "black trousers not jeans, white top". */
  within?: boolean;
  /** Said of what stands before it, so that it ends with what it says: "pyjamas no, shirt". */
  ofBefore?: boolean;
};

/** A request as far as it was read, word by word. */
export type Reading = Said & {
  finds: ReadonlyMap<number, readonly Find[]>;
  readonly wants: Group[];
  readonly avoids: Group[];
  readonly apart: [Mention, Mention][];
  scope: Scope | null;
  /** Whether the clause says what must be. */
  must: boolean;
  /** What was said last, for "…, just not with a hoodie" and "… are out". */
  last: Group[];
};

/** Words between what is refused and the phrase behind it that refuses it. */
const FAR = 3;

/** Where several cues begin at one word and are as long, the first of these is meant. */
const RANKS = ["double", "allergy", "but-not", "firm", "no", "after"];

/** @returns how many words the cue of a negation took, 0 where there is none */
export function readNegation(reading: Reading, at: number): number {
  const cue = longestCue(reading, at);
  if (!cue) return 0;
  if (cue.id === "after") return negateBackwards(reading, at, cue) ? cue.length : 0;
  reading.scope = cue.id === "double" ? null : scopeOf(reading, at, cue);
  return cue.length;
}

const longestCue = ({ finds }: Reading, at: number): Find | undefined =>
  finds
    .get(at)
    ?.filter((find) => find.topic === "negation")
    .toSorted((a, b) => b.length - a.length || RANKS.indexOf(a.id) - RANKS.indexOf(b.id))[0];

/** "not only", "no sleeves" starts with a garment: the cue itself never swallows one. */
function scopeOf(reading: Reading, at: number, cue: Find): Scope {
  const { last, find, scope } = reading;
  const end = at + cue.length;
  if (find(end, "with") && last.length > 0)
    return { firm: true, allergy: false, from: at, met: true, apart: [...last] };
  return {
    firm: cue.id !== "no",
    allergy: cue.id === "allergy",
    from: end - 1,
    met: false,
    apart: null,
    within: scope?.within === true || isBehindWish(reading, at),
    ofBefore: isOfBefore(reading, at, end),
  };
}

/** "The clogs never, trainers", "the tight ones don't close and the skirt …": its clause names something first, or it says all that is said. */
function isOfBefore({ words, last }: Reading, at: number, end: number): boolean {
  const [word, next] = [words[at]!, words[end]];
  const isAll = next?.clause !== word.clause && words[at - 1]?.sentence === word.sentence;
  const before = last.at(-1);
  return isAll || (before !== undefined && words[before.at]!.clause === word.clause);
}

/** "Black trousers not jeans" */
function isBehindWish({ words, last, wants }: Reading, at: number): boolean {
  const before = last.at(-1);
  if (!before || at - before.end > 1 || words[before.at]!.clause !== words[at]!.clause)
    return false;
  return last.some((one) => one.mention.garment && wants.includes(one));
}

/** "wool bothers me", "jeans are out", "leather-free", "Creme lässt der Richter nicht gelten". */
function negateBackwards({ wants, avoids, last }: Reading, at: number, cue: Find): boolean {
  const near = last.filter((group) => at - group.end <= (cue.length === 1 ? 0 : FAR));
  for (const group of near) {
    remove(wants, group);
    if (!avoids.includes(group)) avoids.push(group);
  }
  return near.length > 0;
}

/** "no jeans with a hoodie": both are fine alone. */
export function partFrom({ groups, avoids }: Reading, at: number, scope: Scope): Scope {
  const right = [at + 1, at + 2].map((k) => groups.get(k)).find(Boolean);
  const left = avoids.filter((group) => group.at > scope.from);
  const ofGarments = left.length > 0 && left.every((group) => group.mention.garment);
  if (!right?.mention.garment || !ofGarments) return scope;
  for (const group of left) remove(avoids, group);
  return { ...scope, apart: left };
}

/** An "and" that adds something; "or" goes on with what is refused. */
export const addsMore = ({ words, find }: Said, at: number): boolean =>
  !!find(at, "and") && !alternatives.has(words[at]!.text);

function remove<T>(list: T[], item: T): void {
  const index = list.indexOf(item);
  if (index >= 0) list.splice(index, 1);
}
