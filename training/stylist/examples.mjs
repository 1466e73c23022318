// The written examples as the stylist reads them: garments with their roles, and garments that suit a request or do not.
import { readdirSync, readFileSync } from "node:fs";
import { calmDay } from "../../core/dist/calm-day.js";
import { hear } from "../../core/dist/stylist/read/hear.js";
import { qualityGround } from "../../core/dist/stylist/read/qualities.js";
import { readMentions, readRolesOf } from "../../core/dist/stylist/read/read-mentions.js";
import { flatten } from "../../core/dist/stylist/understand/intent.js";
import { readBrief } from "../../core/dist/stylist/understand/read-brief.js";
import { understandWords } from "../../core/dist/stylist/understand/recognise.js";
import { readWords } from "../../core/dist/stylist/understand/text.js";
import { readCloset } from "../../core/dist/stylist/dress/piece.js";
import { DISTRESSES } from "../../core/dist/languages/texts.js";
import { distressTerms } from "../../core/dist/stylist/learned/distress-terms.js";
import { roleTerms } from "../../core/dist/stylist/learned/role-terms.js";
import { termsOf } from "../../core/dist/stylist/learned/fit-model.js";
import { AFTER, intentTerms } from "../../core/dist/stylist/learned/intent-model.js";
import { hashOf } from "../../core/dist/stylist/learned/terms.js";
import { requestTerms } from "../../core/dist/stylist/learned/request-terms.js";
import { ROLES } from "../../core/dist/languages/cue-list.js";
import { situationsOnDisk } from "../../server/dist/engines/situations.js";
import { readIdeas } from "./ideas.mjs";

const settings = situationsOnDisk();

export const ideas = readIdeas();

const MARK = /\[\[([^|\]]+)\|([a-z-]+)\]\]/g;

/** All lines of a folder, each with its language and file: the first two letters of the file's name are its language. */
export function linesIn(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  return files.sort().flatMap((file) =>
    readFileSync(new URL(file, folder), "utf8")
      .trim()
      .split("\n")
      .map((line) => ({ ...unmarked(sorted(JSON.parse(line))), file, language: file.slice(0, 2) })),
  );
}

/** A whole closet, graded garment by garment, as what suits and what does not. */
function sorted({ c, ...example }) {
  if (!c) return example;
  const graded = (...grades) =>
    c.flatMap((text) => (grades.includes(text.slice(-1)) ? [text.slice(0, -2)] : []));
  return { ...example, good: graded("2", "1"), bad: graded("x"), graded: c };
}

/** A prompt as it was typed, and where its marked garments stand. */
function unmarked(example) {
  const marks = [];
  let prompt = "";
  let from = 0;
  for (const match of example.p.matchAll(MARK)) {
    prompt += example.p.slice(from, match.index);
    marks.push({ span: [prompt.length, prompt.length + match[1].length], role: match[2] });
    prompt += match[1];
    from = match.index + match[0].length;
  }
  return { ...example, prompt: prompt + example.p.slice(from), marks };
}

/** What the cues make of a request, and the role of each of its garments that is marked. */
export function heardIn({ prompt, marks, language }) {
  const words = readWords(prompt);
  const { finds } = understandWords(words, flatten(prompt), language);
  const places = marks.map(({ span }) => placeOf(words, span)).filter(Boolean);
  const { land } = hear(prompt, words, finds, language, { places });
  const verdicts = readMentions(land, language);
  const roleOf = ({ at, end }) => {
    const [from, to] = [words[at].start, words[end - 1].end];
    return marks.find(({ span }) => span[0] < to && from < span[1])?.role;
  };
  return { heard: { land, verdicts, language, ideas }, roleOf };
}

/** Qualities that stand alone in an example beside its garments, as the stylist reads them, and the use of each that is marked. */
export function qualitiesIn({ prompt, marks, language }) {
  const words = readWords(prompt);
  const { finds } = understandWords(words, flatten(prompt), language);
  const { garments } = hear(prompt, words, finds, language);
  const read = qualityGround({ prompt, words, finds, garments }, language);
  if (!read) return null;
  const { ground, spots } = read;
  const useOf = (index) => {
    const { at, end, mention } = spots[index];
    const [from, to] = [words[at].start, words[end - 1].end];
    const isMarked = ({ span }) => span[0] < to && from < span[1];
    return mention && !mention.garment ? marks.find(isMarked)?.role : undefined;
  };
  return {
    heard: { land: ground, verdicts: readRolesOf(ground, language), language, ideas },
    useOf,
  };
}

/** Garments of an example whose role is known: `{ terms, role, ruled }`, `ruled` being what the cues alone say. */
export function roleExamples({ file, ...example }) {
  const { heard, roleOf } = heardIn(example);
  return heard.land.spots.flatMap((place, spot) => {
    const role = ROLES.indexOf(roleOf(place));
    if (role < 0) return [];
    const terms = roleTerms(heard, spot);
    const ruled = ROLES.indexOf(heard.verdicts[spot].role);
    return [{ terms, role, ruled, file, language: heard.language }];
  });
}

function placeOf(words, [from, to]) {
  const at = words.findIndex(({ end }) => end > from);
  const next = words.findIndex(({ start }) => start >= to);
  const end = next < 0 ? words.length : next;
  return at >= 0 && end > at ? { at, end } : null;
}

/** A request and the garments of which somebody said whether they suit it. */
export function fitExample({ prompt, w, good, bad, language, file }) {
  const [tempC, precip] = w;
  const weather = { ...calmDay(tempC, precip), windKmh: 10 };
  const brief = readBrief({ prompt, weather, language }, settings);
  const closet = [...good, ...bad].map(garmentOf);
  const pieces = readCloset(closet, language).map((piece, at) => ({
    piece,
    terms: termsOf({ ideas }, piece),
    area: AREAS[piece.kind.area] ?? piece.kind.area,
    suits: at < good.length,
  }));
  return {
    ...requestTerms(readWords(prompt), language, brief, ideas),
    pieces,
    file,
    language,
  };
}

/** What a request is after; `i` says it. What no wardrobe can answer is as good as chat. */
export function intentExample({ prompt, i, language, file }) {
  const brief = readBrief({ prompt, weather: null, language }, settings);
  const terms = intentTerms(readWords(prompt), language, brief, ideas);
  const after = AFTER.indexOf(i === "other" ? "chat" : i);
  return { terms, after, ruled: ruledIn(brief), file };
}

function ruledIn({ intent, talk }) {
  if (intent === "care") return AFTER.indexOf("how-to");
  if (talk || intent === "chat") return AFTER.indexOf("chat");
  return AFTER.indexOf(intent === "question" || intent === "compare" ? "question" : "outfit");
}

const KINDS = { self: "self-harm", forced: "coercion" };

/** Which danger a request speaks of: 0 where nobody told of any. */
export const distressKind = (told = "innocent") => 1 + DISTRESSES.indexOf(KINDS[told] ?? told);

/** What a request says of danger, `k`; where nobody told, nothing. */
export function distressExample({ prompt, k = "innocent", language, file }) {
  const kind = distressKind(k);
  return { terms: distressTerms(readWords(prompt), language, ideas), kind, told: k, file };
}

/** What takes the same place on a body. */
const AREAS = { dress: "body", top: "body", mid: "body" };
const CATEGORIES = { sandals: "shoes" };

/** The garments of a graded closet, and the grade of each by its id. */
export function closetOf(graded) {
  const closet = graded.map((text, at) => garmentOf(text.slice(0, -2), at));
  const grades = Object.fromEntries(graded.map((text, at) => [String(at), text.slice(-1)]));
  return { closet, grades };
}

/** "flat lace-ups with rubber sole:shoes" */
function garmentOf(text, at) {
  const colon = text.lastIndexOf(":");
  const category = text.slice(colon + 1).trim();
  const name = text.slice(0, colon).trim();
  return { id: String(at), category: CATEGORIES[category] ?? category, name, colours: [] };
}

/** Numbers from 0 to 1 from a seed (a linear congruential generator, Numerical Recipes). */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Fisher and Yates' shuffle, in place. */
export function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
  return list;
}

/** Whole numbers from −127 to 127 and what one of them is worth; the few largest are cut. */
export function quantised(weights) {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const most = sizes[Math.floor(sizes.length * UNCUT)] ?? 1;
  const scale = most / 127;
  const whole = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / scale))),
  );
  return { whole, scale };
}
const UNCUT = 0.9995;

/** The sorted hashes of the terms that at least so many lists hold: what is rarer says more of its examples than of the rest. */
export function commonTerms(lists, fewest) {
  const counts = new Map();
  for (const names of lists)
    for (const hash of new Set(names.map(hashOf))) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= fewest).map(([hash]) => hash);
  return Uint32Array.from(common).sort();
}

/** Counts as percentages of all, with one digit. */
export const shares = (counts, all) =>
  Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, ((100 * count) / all).toFixed(1)]),
  );
