import { wordsOfAll } from "../../languages/all.ts";
import { OTHERS } from "../lexicon/index.ts";
import type { Brief } from "./brief.ts";
import type { Find } from "./phrasebook.ts";
import type { Word } from "./text.ts";

const forSomeone = wordsOfAll(({ request }) => request.forSomeone);
const needs = wordsOfAll(({ request }) => request.needs);
const does = wordsOfAll(({ request }) => request.does);
const speaker = wordsOfAll(({ request }) => request.speaker);
const owners = wordsOfAll(({ request }) => request.owners);
const joints = wordsOfAll(({ request }) => request.joints);

type Heard = { words: readonly Word[]; finds: readonly Find[] };

/** "my husband needs something", "mein Sohn (8) trägt nur …": for him. "meeting my boyfriend", "my boss's house": for the one who asks. */
export function readPerson(words: readonly Word[], finds: readonly Find[]): Brief["person"] {
  const heard = { words, finds };
  const find = finds.find(
    (one) =>
      one.topic === "other-person" &&
      !ownsWhatFollows(one, heard) &&
      (isDressed(one, heard) || isSpokenOf(one, heard)),
  );
  if (!find) return null;
  const other = OTHERS.find((one) => one.id === find.id)!;
  return { id: other.id, pronoun: other.pronoun };
}

function ownsWhatFollows({ at, length }: Find, { words, finds }: Heard): boolean {
  const next = at + length;
  return (
    [next - 1, next].some((near) => words[near]?.owner) ||
    finds.some((other) => other.at === next && other.topic === "event")
  );
}

/** "for my son", but not "for my son at the school". */
const isDressed = ({ at, length }: Find, { words }: Heard): boolean =>
  forSomeone.has(words[at - 1]?.text ?? "") &&
  !/^(at|in|and)$/.test(words[at + length]?.text ?? "x");

/**
 * Of whom the request tells from its beginning what they need, are or do, while nobody says "I". Who marries, or is only a friend,
 * has whoever asks as a guest.
 */
function isSpokenOf({ at, length, id }: Find, { words, finds }: Heard): boolean {
  if (at > LATEST || joints.has(words[at - 1]?.text ?? "")) return false;
  const after = words.slice(at + length);
  if (needs.has(after[0]?.text ?? "")) return true;
  if (id === "friend" || finds.some((one) => one.id === "wedding")) return false;
  const rest = [...words.slice(0, at), ...after];
  if (rest.some(({ text }) => speaker.has(text) || owners.has(text))) return false;
  const clause = words[at]!.clause;
  const aside = after.findIndex((word) => word.clause !== clause);
  return does.has(after[0]?.text ?? "") || isAge(after) || (aside === 0 && isToldAfter(after));
}

/** A greeting may come before. */
const LATEST = 4;

/** A child's age behind them: "(8)", "di 13 anni", "14"; a grown-up's as well may be that of a feast. */
const isAge = (after: readonly Word[]): boolean =>
  after.slice(0, 2).some(({ text }) => /^\d{1,2}$/.test(text) && Number(text) < GROWN_UP);

const GROWN_UP = 18;

/** "my mother (dementia) is …", "(87) gets …": what stands in between is told of the one who is dressed. */
function isToldAfter(after: readonly Word[]): boolean {
  const next = after.find(({ clause }) => clause !== after[0]!.clause);
  return /^\d{1,2}$/.test(after[0]!.text) || does.has(next?.text ?? "");
}
