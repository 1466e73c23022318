import { range } from "../read/indices.ts";
import { wordsOfAll } from "../../languages/all.ts";
import type { Mention } from "./brief.ts";
import { type Group, groupLooks } from "./mentions.ts";
import { partFrom, readNegation, type Reading } from "./negation.ts";
import { endsAt, endsWithClause, isNoAllergen, turnsToOccasion } from "./negation-end.ts";
import type { Find } from "./phrasebook.ts";
import type { Word } from "./text.ts";

const owners = wordsOfAll(({ request }) => request.owners);

export type Polarity = {
  wants: Mention[];
  avoids: Mention[];
  apart: [Mention, Mention][];
  /** Indices of words under a negation, for events and dress codes. */
  negated: ReadonlySet<number>;
  /** Indices of the words that name what is unwanted. */
  refused: ReadonlySet<number>;
  /** Where each of the wanted and unwanted stands. */
  places: ReadonlyMap<Mention, Pick<Group, "at" | "end">>;
};

/** How far behind the cue of a negation other words than clothes are still under it. */
const NEGATES = 4;
/** How far behind it a wish belongs to it. */
const DENIES = 3;

/** Sorts everything said about clothes into wanted, unwanted, and not to be worn together. */
export function readPolarity(words: readonly Word[], finds: readonly Find[]): Polarity {
  const reading = begin(words, finds);
  const negated: number[] = [];
  for (let at = 0; at < words.length;) {
    enterClause(reading, at);
    const taken = readNegation(reading, at);
    if (taken === 0) readSmallWord(reading, at);
    const group = taken === 0 ? reading.groups.get(at) : undefined;
    if (group) place(reading, group);
    const end = group?.end ?? at + Math.max(1, taken);
    if (taken === 0 && isUnder(reading, at, group)) negated.push(...range(at, end));
    at = end;
  }
  return sorted(reading, new Set(negated));
}

function begin(words: readonly Word[], finds: readonly Find[]): Reading {
  const byWord = new Map<number, Find[]>();
  for (const find of finds) byWord.set(find.at, [...(byWord.get(find.at) ?? []), find]);
  return {
    words,
    finds: byWord,
    groups: groupLooks(words, finds),
    find: (at, topic) => byWord.get(at)?.find((find) => find.topic === topic),
    wants: [],
    avoids: [],
    apart: [],
    scope: null,
    must: false,
    last: [],
  };
}

function enterClause(reading: Reading, at: number): void {
  const before = reading.words[at - 1];
  if (!before || before.clause === reading.words[at]!.clause) return;
  reading.must = false;
  if (reading.scope && endsWithClause(reading, at, reading.scope)) reading.scope = null;
}

function readSmallWord(reading: Reading, at: number): void {
  const { scope, find } = reading;
  const wish = find(at, "wish");
  if (wish) return readWish(reading, at, wish);
  if (!scope) return;
  if (endsAt(reading, at, scope)) reading.scope = null;
  else if (find(at, "with") && scope.met && !scope.apart)
    reading.scope = partFrom(reading, at, scope);
  else if (turnsToOccasion(reading, at, scope)) reading.scope = null;
}

/** "not really want": a wish right after its negation belongs to it, unless a clause of its own begins with it. */
function readWish(reading: Reading, at: number, wish: Find): void {
  const { scope, words } = reading;
  const isDenied =
    scope &&
    !scope.met &&
    at - scope.from <= DENIES &&
    words[at]!.clause === words[scope.from]!.clause;
  if (isDenied) scope.firm = true;
  else {
    reading.scope = null;
    reading.must = wish.id === "must";
  }
}

/** Files what is said of clothes under what is wanted, unwanted, or not to be worn together. */
function place(reading: Reading, group: Group): void {
  if (reading.scope && isNoAllergen(group, reading.scope)) reading.scope = null;
  const { scope } = reading;
  if (!scope) want(reading, group);
  else if (scope.apart)
    reading.apart.push(
      ...scope.apart.map((left): [Mention, Mention] => [left.mention, group.mention]),
    );
  else {
    scope.met = true;
    group.mention = { ...group.mention, allergy: scope.allergy };
    reading.avoids.push(group);
  }
  const before = reading.last.at(-1);
  reading.last = before && group.at - before.end <= 2 ? [...reading.last, group] : [group];
}

function want({ words, must, wants }: Reading, group: Group): void {
  const firm = must || owners.has(words[group.at - 1]?.text ?? "");
  group.mention = { ...group.mention, firm };
  wants.push(group);
}

/** Whether what stands here is under a negation. */
function isUnder({ scope }: Reading, at: number, group: Group | undefined): boolean {
  if (!scope) return false;
  return group ? !scope.apart : !scope.met && at - scope.from <= NEGATES;
}

function sorted({ wants, avoids, apart }: Reading, negated: ReadonlySet<number>): Polarity {
  return {
    wants: wants.map((group) => group.mention),
    avoids: avoids.map((group) => group.mention),
    apart,
    negated,
    places: new Map([...wants, ...avoids].map((group) => [group.mention, group])),
    refused: new Set(avoids.flatMap(({ at, end }) => range(at, end))),
  };
}
