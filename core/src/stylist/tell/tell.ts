import { languageOf } from "../../languages/index.ts";
import type { Dressed } from "../dress/compose.ts";
import type { Brief } from "../understand/brief.ts";
import { type Arranged, arrange, written } from "./arrange.ts";
import { type Listener, listenerOf } from "./listener.ts";
import { speakerOf } from "./speaker.ts";
import { tellLeftOut } from "./tell-left-out.ts";
import { type Lines, tellLines } from "./tell-lines.ts";
import { tellMissing, tellWishes } from "./tell-missing.ts";
import { tellIdea, tellIntro, tellPieces } from "./tell-outfit.ts";
import { tellReasons } from "./tell-reasons.ts";
import { tellSaid, tellVerdicts } from "./tell-said.ts";
import { tellTip } from "./tell-tips.ts";
import { tellWeather } from "./tell-weather.ts";
import { tellWish } from "./tell-wish.ts";
import { Telling } from "./telling.ts";

/** Writes the answer. Everything said is in the brief or the decision; nothing else is known here. */
export function tell(
  brief: Brief,
  dressed: Dressed | null,
  seed: number,
  prompt = "",
  known: Known = NOTHING,
): Arranged {
  const say = tellingOf(brief, seed, prompt, known, dressed);
  if (brief.status !== "outfit" || !dressed) return { text: withCare(say), lines: [] };
  gatherFacts(say, dressed, known);
  return arrange(say, dressed);
}

/** Whoever may be in danger is thought of first, also where there is nothing to dress for. */
function withCare(say: Telling): string {
  const { distress } = say.brief;
  const answer = withoutOutfit(say);
  return distress
    ? `${say.fill(say.pick("distress", say.texts.said.distress[distress]), {})} ${answer}`
    : answer;
}

function withoutOutfit(say: Telling): string {
  const { brief } = say;
  const { decline, redirect, clarify } = say.texts.status;
  if (brief.talk && brief.status !== "decline")
    return say.pick(brief.talk, languageOf(brief.language).talk.answers[brief.talk]);
  const messages = {
    decline: decline[brief.harm ?? "crime"],
    redirect,
    clarify,
    outfit: clarify,
  }[brief.status];
  return say.fill(say.pick(brief.status, messages), {});
}

/** What may be said of settings, and ids of what was said of them lately. */
export type Known = {
  lines: Lines;
  told: readonly string[];
  /** The person's words for what holds beside the setting. */
  said: readonly string[];
  /** Says what comes before everything else. */
  opening?: (say: Telling) => void;
  /** Who asked, where the text that is told of is but a part of what they wrote. */
  listener?: Listener;
};
const NOTHING: Known = { lines: { setting: [], named: [], implied: [] }, told: [], said: [] };

export type Told = {
  /** Puts it in our own words, which not every candidate is asked for. */
  write: () => string;
  /** Owned and proposed pieces as a sentence in this language names them. */
  owned: string[];
  proposed: string[];
  /** The sentences about weather, gaps and wishes that no other way of telling it may leave out. */
  musts: string[];
  /** Those of them that hold however the request is read: weather, and what is kindly meant. */
  facts: string[];
  /** Those of them that nobody may go without, whoever chose the outfit: rain, snow, nothing against the cold, and what is kindly meant. */
  vital: string[];
};

/** The answer for an outfit, and what another writer must know to write it in other words. */
export function tellInParts(
  brief: Brief,
  dressed: Dressed,
  seed: number,
  prompt: string,
  known: Known = NOTHING,
): Told {
  const say = tellingWithFacts(brief, dressed, seed, prompt, known);
  const sentences = (kept: RegExp): string[] =>
    say.facts.filter(({ key }) => kept.test(key)).map((fact) => written(say, [fact]));
  return {
    write: () => arrange(say, dressed).text,
    owned: dressed.worn.map(({ piece }) => say.speaker.full(piece).text),
    proposed: dressed.suggested.map((one) => say.speaker.idea(one).text),
    musts: sentences(MUSTS),
    facts: sentences(FACTS),
    vital: sentences(VITAL),
  };
}

const MUSTS =
  /^(rain|rainNoTemp|snow|wind|typical|typicalHere|changes|warning|seasonClash|weather-lacking|gap|gap-.+|notOwned|verdict|required|kindly|distress|unknown|together|formalGap|whiteTie)$/;

const FACTS =
  /^(rain|rainNoTemp|snow|wind|typical|typicalHere|changes|warning|weather-lacking|kindly|distress)$/;

const VITAL = /^(rain|rainNoTemp|snow|weather-lacking|kindly|distress)$/;

/** Everything that may be said of an outfit, for whoever puts it in an order of their own. */
export function tellingWithFacts(
  brief: Brief,
  dressed: Dressed,
  seed: number,
  prompt: string,
  known: Known,
): Telling {
  const say = tellingOf(brief, seed, prompt, known, dressed);
  gatherFacts(say, dressed, known);
  return say;
}

function tellingOf(
  brief: Brief,
  seed: number,
  prompt: string,
  { listener }: Known,
  dressed: Dressed | null,
): Telling {
  const who = listener ?? listenerOf(prompt, brief.language);
  const closet = dressed?.rated.map(({ piece }) => piece);
  const speaker = speakerOf(brief.language, who, brief.person !== null, closet);
  return new Telling(speaker, brief, who, seed, prompt);
}

function gatherFacts(say: Telling, dressed: Dressed, { lines, told, opening }: Known): void {
  opening?.(say);
  tellVerdicts(say, dressed);
  tellIntro(say);
  tellWishes(say, dressed);
  tellLines(say, dressed, lines, told);
  if (dressed.worn.length === 0) tellIdea(say, dressed);
  else tellPieces(say, dressed);
  tellWeather(say, dressed);
  tellReasons(say, dressed);
  tellLeftOut(say, dressed);
  tellSaid(say);
  tellMissing(say, dressed);
  tellTip(say, dressed);
  tellWish(say);
}
