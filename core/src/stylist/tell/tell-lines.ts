import { languageOf } from "../../languages/index.ts";
import { inVariety } from "../../languages/varieties.ts";
import { inVoseo } from "../../languages/voseo.ts";
import {
  chooseLines,
  type DecidedPlan,
  fillLine,
  lineIn,
  type OwnedLines,
  type Phrase,
  type TrueLine,
  trueLines,
} from "../../situations/index.ts";
import type { Dressed } from "../dress/compose.ts";
import type { Piece } from "../dress/piece.ts";
import type { Language } from "../lexicon/index.ts";
import type { Brief } from "../understand/brief.ts";
import { decisionsOf } from "./contenders.ts";
import { dayOf } from "./day.ts";
import { isEcho } from "./echoes.ts";
import { type Listener, speaksToReader } from "./listener.ts";
import type { Named } from "./named.ts";
import { fullName, shortName } from "./own-name.ts";
import { type Fact, hash, type Telling } from "./telling.ts";

/** What may be said of this request: of its setting, of what was named beside it, and of what both imply. */
export type Lines = {
  setting: readonly OwnedLines[];
  named: readonly OwnedLines[];
  implied: readonly OwnedLines[];
};

/** The lines that are true of this outfit, as facts in the order of their weight. @param told ids of those told lately */
export function tellLines(
  say: Telling,
  dressed: Dressed,
  { setting, named, implied }: Lines,
  told: readonly string[] = [],
): void {
  if (setting.length + named.length + implied.length === 0) return;
  const onWheels = [...setting, ...named].some(({ owner }) => ON_WHEELS.has(owner));
  const plan = planOf(say.brief, dressed, onWheels);
  const lately = new Set(told);
  const chosen: TrueLine<Piece>[] = [];
  const take = (
    from: readonly OwnedLines[],
    isAllowed = (_line: TrueLine<Piece>) => true,
  ): void => {
    const lines = from
      .flatMap(({ owner, lines: own }) => trueLines(owner, own, plan))
      .filter((line) => isAllowed(line) && isSayable(say, line));
    const turn = (id: string): number => (hash(id) + say.turn * 2_654_435_761) >>> 0;
    chosen.push(...chooseLines(lines, turn, lately, chosen));
  };
  take(setting);
  take(named);
  // Nobody spoke of what is implied: it may be a reason for a piece, where there is none that is nearer.
  if (chosen.length === 0) take(implied, ({ line }) => line.do === "choose");
  for (const [rank, line] of chosen.entries()) say.facts.push(factOf(say, line, rank));
}

const ON_WHEELS: ReadonlySet<string> = new Set([
  "features/wheelchair",
  "situations/wheelchair-day-out",
]);

function planOf(brief: Brief, dressed: Dressed, onWheels: boolean): DecidedPlan<Piece> {
  const { usualWho: who = null, variants } = brief.situation ?? {};
  const { feelsC, precip } = dayOf(brief);
  const day = { feelsC, precip, who, variant: variants?.usual ?? null, onWheels };
  const { worn, left } = decisionsOf(dressed);
  // What nobody thought of needs no reason to stay at home.
  return { worn, left: left.filter((one) => one.asked), day };
}

function phraseOf(language: Language, { words, ...noun }: Named): Phrase {
  const { determiners } = languageOf(language);
  const { gender, pair } = noun;
  return {
    plain: determiners.definite(words, noun)!,
    forms: Object.fromEntries(
      determiners.forms.map((form) => [form, determiners.definite(words, noun, form)!]),
    ),
    gender,
    plural: pair,
  };
}

type Role = Readonly<Record<string, Phrase>>;

const phrasesOf = (
  { pieces }: TrueLine<Piece>,
  language: Language,
  name: (piece: Piece) => Named,
): Role =>
  Object.fromEntries(
    Object.entries(pieces).map(([role, piece]) => [role, phraseOf(language, name(piece))]),
  );

function lineFor(
  { line }: TrueLine<Piece>,
  language: Language,
  { overseas, vos }: Listener,
): string | undefined {
  const text = lineIn(line, language);
  const said = vos && text ? inVoseo(text, language) : text;
  return said && inVariety(said, languageOf(language).varieties, overseas);
}

/** True where every placeholder can be filled, whether or not the pieces were named before. */
function isSayable(
  { speaker: { language }, listener, brief }: Telling,
  line: TrueLine<Piece>,
): boolean {
  const text = lineFor(line, language, listener);
  if (text === undefined || isEcho(text, Object.values(line.pieces))) return false;
  if (brief.person && speaksToReader(text, language)) return false;
  return [fullName, shortName].every(
    (name) =>
      fillLine(
        text,
        phrasesOf(line, language, (piece) => name(piece, language)),
        listener,
      ) !== null,
  );
}

/** Lighter than what the outfit is, heavier than what is said of any; the first two outweigh a dry day's weather. */
const FIRST = 9.2;
const NEXT = 8.9;
const STEP = 0.2;
const LAST = 7.4;

function factOf(say: Telling, line: TrueLine<Piece>, rank: number): Fact {
  const { language } = say.speaker;
  const last = line.line.do === "carry" || line.line.do === "tip";
  return {
    key: `line-${last ? "last" : line.line.do}`,
    text: line.id,
    weight: last ? LAST : rank === 0 ? FIRST : NEXT - rank * STEP,
    write(named) {
      const name = (piece: Piece): Named =>
        say.speaker.named(piece, named.has(say.speaker.markOf(piece)));
      const phrases = phrasesOf(line, language, name);
      for (const piece of Object.values(line.pieces)) named.add(say.speaker.markOf(piece));
      return fillLine(lineFor(line, language, say.listener)!, phrases, say.listener) ?? "";
    },
  };
}
