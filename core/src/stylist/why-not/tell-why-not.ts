import { languageOf } from "../../languages/index.ts";
import { LEFT_REASONS, type LeftReason, type Messages } from "../../languages/texts.ts";
import type { Worn } from "../dress/outfit.ts";
import type { Piece } from "../dress/piece.ts";
import { written } from "../tell/arrange.ts";
import type { Telling } from "../tell/telling.ts";
import type { Bar } from "./bars.ts";
import { isEmpty } from "./decide.ts";
import type { Reasons } from "./find-reasons.ts";
import type { Why } from "./rules.ts";

/** More reasons than these are a lecture. */
const MOST = 3;

/** What decided against a piece, and with what it is best worn all the same. */
export function tellWhyNot(say: Telling, piece: Piece, reasons: Reasons): string {
  const { bars, taken, rules, isClose, other } = reasons;
  const { say: own } = words(say);
  const what = say.speaker.item(piece);
  const add = (messages: Messages, beside: Piece | null = other): void =>
    say.add(
      "why",
      messages,
      { what, event: say.eventOr(), ...(beside && { other: say.speaker.item(beside) }) },
      12,
    );
  for (const bar of bars) add(barWords(say, bar));
  if (taken) add(own.taken, taken);
  const told = bars.length > 0 || taken ? rules.filter(({ why }) => !isEmpty(why)) : rules;
  const whys = [...new Set(told.map(({ why }) => why))];
  for (const why of whys.slice(0, MOST - Math.min(bars.length, MOST - 1))) add(whyWords(say, why));
  if (isClose && bars.length === 0 && !taken) add(other ? own.close : own.idle);
  if (bars.length === 0) tellAround(say, piece, reasons.around);
  return written(say, say.facts);
}

/** It is worn, and was not seen. */
export function tellWorn(say: Telling, piece: Piece): string {
  say.add("why", words(say).say.worn, { what: say.speaker.item(piece) }, 12);
  return written(say, say.facts);
}

const words = ({ speaker }: Telling) => languageOf(speaker.language).whyNot;

function barWords(say: Telling, { bar, ground }: Bar): Messages {
  const { said, missing, reasons } = say.texts;
  if (bar === "wash") return missing.wash;
  if (bar === "unavailable") return ground ? said.grounds[ground] : said.unavailable;
  if (bar === "unsure") return said.unsure;
  if (bar === "covered" || bar === "code") return reasons.left[bar];
  return words(say).say[bar];
}

function whyWords(say: Telling, why: Why): Messages {
  const { said, reasons } = say.texts;
  if (why === "better") return said.verdicts.better;
  if (why === "disliked") return said.disliked;
  return isLeft(why) ? reasons.left[why] : words(say).say[why];
}

const isLeft = (why: Why): why is LeftReason => (LEFT_REASONS as readonly string[]).includes(why);

const MAIN: readonly Worn["slot"][] = ["base", "legs", "mid", "outer", "feet"];
/** As many as one sentence bears. */
const NAMED = 3;

function tellAround(say: Telling, piece: Piece, around: readonly Worn[]): void {
  const others = around.filter((one) => one.piece.id !== piece.id);
  const rest = MAIN.flatMap((slot) => others.filter((one) => one.slot === slot)).slice(0, NAMED);
  if (rest.length === 0) return;
  const list = say.speaker.list(rest.map((one) => say.speaker.item(one.piece)));
  say.add("anyway", words(say).say.anyway, { what: say.speaker.item(piece), list }, 9);
}
