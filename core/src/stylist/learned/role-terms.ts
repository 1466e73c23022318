import { ROLES } from "../../languages/cue-list.ts";
import type { Landscape, Spot } from "../read/landscape.ts";
import type { Verdict } from "../read/decision.ts";
import type { Garment } from "../read/garments.ts";
import type { Ideas } from "./ideas.ts";
import { buildTerms } from "./role-build.ts";
import { ideaTerms } from "./role-ideas.ts";
import { STEM, type Term } from "./terms.ts";

/** What is read of a request before roles are learned: the ground, and what the cues make of each garment on it. */
export type Heard = {
  land: Landscape;
  verdicts: readonly Verdict[];
  language: string;
  /** What words stand for, whatever the language. */
  ideas: Ideas;
};

/** How far to either side words count, and over how many sentences' ends. */
const REACH = 18;
const SENTENCES = 2;
/** Distances that count alike, in words. */
const NEAR = [1, 2, 4, 8, 14];

const GARMENT = "§g";
const NUMBER = "§n";

/**
 * What speaks for a garment's role: the words around it by side and distance, what they stand for and how the sentence is built of
 * them, its own words, and what the cues say.
 */
export function roleTerms(heard: Heard, spot: number): Term[] {
  const { words, mine } = sequence(heard.land, spot);
  return [
    ...wordsBeside(words, mine, -1, heard.language),
    ...wordsBeside(words, mine, 1, heard.language),
    ...ownWords(heard, spot),
    ...build(heard, spot),
    ...cueTerms(heard, spot),
    ...ideaTerms(heard, spot),
    ...buildTerms(words, mine, heard.land.small),
  ];
}

/** The request word by word, each garment as one word, with marks for the ends of clauses and sentences. */
function sequence(land: Landscape, spot: number) {
  const { words, spots } = land;
  const line: string[] = [];
  const place = new Map<number, number>();
  spots.forEach(({ at, end }, index) => {
    for (let k = at; k < end; k++) place.set(k, index);
  });
  let mine = 0;
  words.forEach((word, at) => {
    const before = words[at - 1];
    if (before && before.sentence !== word.sentence) line.push(land.isAsked(at - 1) ? "§?" : "§.");
    else if (before && before.clause !== word.clause) line.push("§,");
    const garment = place.get(at);
    if (garment === undefined) line.push(/^\d/.test(word.text) ? NUMBER : word.text);
    else if (place.get(at - 1) !== garment) {
      if (garment === spot) mine = line.length;
      line.push(GARMENT);
    }
  });
  line.push(land.isAsked(words.length - 1) ? "§?" : "§.");
  return { words: line, mine };
}

function wordsBeside(
  words: readonly string[],
  mine: number,
  way: 1 | -1,
  language: string,
): Term[] {
  const terms: Term[] = [];
  const side = `${language}${way < 0 ? "<" : ">"}`;
  const inOrder = (...run: string[]): string => (way < 0 ? run.toReversed() : run).join(" ");
  let sentences = 0;
  let garments = 0;
  let [last, before] = ["§me", ""];
  for (let far = 1; far <= REACH; far++) {
    const word = words[mine + way * far];
    if (word === undefined) break;
    if (word === "§." || word === "§?") sentences++;
    if (sentences > SENTENCES) break;
    if (word === GARMENT) garments++;
    const zone = `${side}${sentences}${Math.min(garments, 2)}`;
    terms.push([`${side}${NEAR.find((most) => far <= most) ?? ""}|${word}`, 1]);
    terms.push([`${zone}|${word}`, 1], [`${zone}|${inOrder(last, word)}`, 1]);
    if (word.length > STEM) terms.push([`${zone}~${word.slice(0, STEM)}`, 1]);
    if (far <= 3) terms.push([`${side}${far}:${inOrder(last, word)}`, 1]);
    if (before) terms.push([`${side}|${inOrder(before, last, word)}`, 1]);
    [before, last] = [last, word];
  }
  return terms;
}

function ownWords({ land, language }: Heard, spot: number): Term[] {
  const { at, end } = land.spots[spot]!;
  return land.words.slice(at, end).flatMap(({ text }): Term[] => {
    const whole: Term = [`${language}=${text}`, 1];
    return text.length > STEM ? [whole, [`${language}=~${text.slice(0, STEM)}`, 1]] : [whole];
  });
}

/** Where the garment stands in the request, and whether anything is asked. */
function build({ land, language }: Heard, spot: number): Term[] {
  const { words, spots } = land;
  const { at, end, negated, mention } = spots[spot]! as Spot & Partial<Pick<Garment, "mention">>;
  const place = spot === 0 ? "first" : spot === spots.length - 1 ? "last" : "middle";
  const names = [
    "any",
    `language ${language}`,
    `length ${end - at}`,
    `${place} of ${Math.min(spots.length, 4)}`,
    `part ${Math.floor((4 * at) / words.length)}`,
    `asked ${land.isAsked(at)}`,
    `ends asking ${land.isAsked(words.length - 1)}`,
    `last sentence ${land.isLastSentence(at)}`,
    `words ${Math.min(5, Math.floor(words.length / 8))}`,
    `negated ${negated === true}`,
    `kind ${mention?.garment ?? ""}`,
  ];
  return names.map((name) => [name, 1]);
}

const MOST_SCORE = 2;

function cueTerms({ verdicts, language }: Heard, spot: number): Term[] {
  const { role, told, certain, scores } = verdicts[spot]!;
  const beside = (index: number): string => verdicts[index]?.role ?? "";
  return [
    [`cue ${role}`, 1],
    [`cue ${role} ${told}`, 1],
    [`cue ${language} ${role}`, 1],
    [`cue certain ${role}`, certain],
    [`cue after ${beside(spot - 1)} ${role}`, 1],
    [`cue before ${beside(spot + 1)} ${role}`, 1],
    ...ROLES.filter((one) => scores[one] > 0).map((one): Term => [
      `cue score ${one}`,
      Math.min(scores[one], MOST_SCORE),
    ]),
  ];
}
