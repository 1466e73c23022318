import { FORMS, parseLine, type Slot } from "./line.ts";
import type { Feature } from "./feature.ts";
import { recogniser } from "./recognise.ts";
import {
  LINE_AREAS,
  RECORD_LANGUAGES,
  type LineArea,
  type LineCondition,
  type PieceCondition,
  type RecordLanguage,
  type Situation,
  type SituationLine,
} from "./record.ts";

/** What a piece may be said to be, by the property that says it. */
export type KnownIds = Readonly<
  Record<
    | "kind"
    | "fabric"
    | "colour"
    | "pattern"
    | "length"
    | "sleeve"
    | "cut"
    | "closure"
    | "sole"
    | "heel",
    ReadonlySet<string>
  >
>;

const WORDS = { least: 8, most: 22, slot: 3 };
/** Pairs and plurals in most languages, so a verb in the singular would be wrong. */
const NEVER_SINGULAR: readonly string[] = ["legs", "shoes", "hands"];

/** Everything that is wrong with one record beyond its schema; a sentence each. */
export function problemsOf(situation: Situation, known: KnownIds): string[] {
  return [
    ...adviceProblems(situation, known),
    ...variantProblems(situation),
    ...linesProblems(situation.lines, known),
  ];
}

/** What is wrong with one feature beyond its schema; a sentence each. */
export function problemsOfFeature({ names, lines }: Feature, known: KnownIds): string[] {
  const twice = RECORD_LANGUAGES.flatMap((language) =>
    repeated(names[language]).map((name) => `“${name}” (${language}) stands there twice`),
  );
  // Nothing tells a feature's forms apart.
  const forms = lines
    .filter((line) => line.if.variant)
    .map(({ id }) => `${id}: a feature has no variants`);
  return [...twice, ...forms, ...linesProblems(lines, known)];
}

function linesProblems(lines: readonly SituationLine[], known: KnownIds): string[] {
  return [
    ...repeated(lines.map((line) => line.id)).map((id) => `two lines are called ${id}`),
    ...lines.flatMap((line) =>
      [...conditionProblems(line.if, known), ...wordingProblems(line)].map(
        (p) => `${line.id}: ${p}`,
      ),
    ),
  ];
}

/** Ways that more than one record claims, which no reader could tell apart. */
export function sharedWays(situations: readonly Situation[]): string[] {
  const owner = new Map<string, string>();
  const shared: string[] = [];
  for (const { id, ways } of situations)
    for (const language of RECORD_LANGUAGES)
      for (const way of ways[language]) {
        const key = `${language} ${way.toLowerCase().trim()}`;
        const other = owner.get(key);
        if (other) shared.push(`${other} and ${id} share “${way}” (${language})`);
        owner.set(key, id);
      }
  return shared;
}

/** A way of one setting that another's name claims more precisely: typed so, the person would get the wrong one. */
export function mistakenWays(situations: readonly Situation[]): string[] {
  return RECORD_LANGUAGES.flatMap((language) => {
    const recognise = recogniser(situations, language);
    return situations.flatMap(({ id, ways }) =>
      ways[language].flatMap((way) => {
        const [best] = recognise(way);
        return best && best.id !== id
          ? [`${id}: “${way}” (${language}) is taken for ${best.id}`]
          : [];
      }),
    );
  });
}

/** The share of its ways that a setting's own names find; 1 is all. */
export function shareFound(situation: Situation, language: RecordLanguage): number {
  const recognise = recogniser([situation], language);
  const ways = situation.ways[language];
  return ways.filter((way) => recognise(way).length > 0).length / ways.length;
}

function adviceProblems({ colours, fabrics, shoes }: Situation, known: KnownIds): string[] {
  const parts = [
    { name: "colours", advice: colours, ids: known.colour },
    { name: "fabrics", advice: fabrics, ids: known.fabric },
    { name: "shoes", advice: shoes, ids: known.kind },
  ];
  return parts.flatMap(({ name, advice, ids }) => {
    const inside = advice.in.flatMap((entry) => entry.ids);
    const out = advice.out.flatMap((entry) => entry.ids);
    return [
      ...[...inside, ...out].filter((id) => !ids.has(id)).map((id) => `${name}: ${id} is unknown`),
      ...inside.filter((id) => out.includes(id)).map((id) => `${name}: ${id} is both in and out`),
    ];
  });
}

function variantProblems({ variants, lines }: Situation): string[] {
  const of = variants?.of ?? [];
  const usual = variants?.usual;
  return [
    ...(usual && !of.includes(usual) ? [`the usual variant ${usual} is none of them`] : []),
    ...lines
      .flatMap((line) => line.if.variant ?? [])
      .filter((variant) => !of.includes(variant))
      .map((variant) => `the variant ${variant} is unknown`),
  ];
}

function conditionProblems(condition: LineCondition, known: KnownIds): string[] {
  const pieces = [condition, condition.also, condition.none].filter((piece) => piece !== undefined);
  return pieces.flatMap((piece) => pieceProblems(piece, known));
}

function pieceProblems(piece: PieceCondition, known: KnownIds): string[] {
  return (Object.keys(known) as (keyof KnownIds)[]).flatMap((property) =>
    (piece[property] ?? [])
      .filter((id) => !known[property].has(id))
      .map((id) => `the ${property} ${id} is unknown`),
  );
}

function wordingProblems(line: SituationLine): string[] {
  const problems: string[] = [];
  const roles = new Set<string>();
  for (const language of RECORD_LANGUAGES)
    try {
      const slots = parseLine(line.say[language]).filter((part) => typeof part !== "string");
      roles.add(rolesIn(slots).join(" "));
      problems.push(...slots.flatMap((slot) => slotProblems(slot, language, line)));
      const words = countWords(line.say[language]);
      if (words < WORDS.least || words > WORDS.most) problems.push(`${language}: ${words} words`);
    } catch (error) {
      problems.push(`${language}: ${(error as Error).message}`);
    }
  if (roles.size > 1)
    problems.push(`the languages name different pieces: ${[...roles].join(" / ")}`);
  return problems;
}

const rolesIn = (slots: readonly Slot[]): string[] =>
  [...new Set(slots.map((slot) => slot.role))].filter((r) => r !== "you" && r !== "loc").toSorted();

function slotProblems(slot: Slot, language: RecordLanguage, line: SituationLine): string[] {
  const { role, form, choices } = slot;
  const said = `${language}: {${role}${form ? `:${form}` : ""}}`;
  if (role === "you" || role === "loc")
    return choices?.length === 2 ? [] : [`${said} needs two choices`];
  return [
    ...(form && !(FORMS[language] as readonly string[]).includes(form)
      ? [`${said} has no such form`]
      : []),
    ...(form === "sg" && NEVER_SINGULAR.includes(role) ? [`${said} may be plural`] : []),
    ...(choices && ![2, 4].includes(choices.length) ? [`${said} needs two or four choices`] : []),
    ...(isFilled(role, line) ? [] : [`${said} is filled by nothing`]),
  ];
}

function isFilled(role: string, { do: decision, if: condition }: SituationLine): boolean {
  if (role === "left") return decision === "leave";
  const areas = [...(condition.area ?? []), ...(condition.also?.area ?? [])];
  if (role === "piece") return (condition.area?.length ?? 0) > 1 && decision !== "leave";
  const area = LINE_AREAS.find((known) => known === role) satisfies LineArea | undefined;
  return area !== undefined && areas.includes(area) && areas.length <= 2;
}

/** A slot counts as three words, and of two choices the longer counts. */
function countWords(text: string): number {
  const words = parseLine(text).map((part) => {
    if (typeof part === "string") return part;
    if (!part.choices) return ` ${"x ".repeat(WORDS.slot)}`;
    return part.choices.toSorted((a, b) => b.length - a.length)[0]!;
  });
  return words
    .join("")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const repeated = (ids: readonly string[]): string[] =>
  ids.filter((id, index) => ids.indexOf(id) !== index);
