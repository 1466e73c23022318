import type { LeftReason } from "../../languages/texts.ts";
import type { Dressed } from "../dress/compose.ts";
import { eachMisfit, type Misfit } from "../dress/misfit.ts";
import type { Piece } from "../dress/piece.ts";
import { settingReason } from "../dress/setting-verdict.ts";
import type { Brief } from "../understand/brief.ts";
import { decisionsOf, isClose } from "./contenders.ts";
import type { Telling } from "./telling.ts";

const REASONS: Readonly<Record<Misfit, LeftReason>> = {
  "out-of-place": "purpose",
  "too-plain": "code",
  "too-dressy": "dressy",
  bare: "covered",
  "too-cold": "cold",
  "too-warm": "warm",
  "open-toes": "toes",
  "too-loud": "loud",
  unathletic: "stiff",
};

const LEVEL: ReadonlySet<Misfit> = new Set(["too-plain", "too-dressy"]);
/** A piece that misses a dress code by less than this is too casual, or too dressy, only to a ruler. */
const PLAINLY = 1.8;

/** More names than this are a list that nobody reads. */
const MOST = 3;

/** What was owned, could have been worn and was not, with the reason that decided; what was asked about has its answer. */
export function tellLeftOut(say: Telling, dressed: Dressed): void {
  if (say.facts.some(({ key }) => key === "line-leave")) return;
  const { brief } = say;
  const rivals = decisionsOf(dressed)
    .left.filter((one) => !one.asked && isClose(one) && isInQuestion(one.piece, dressed))
    .toSorted((a, b) => a.margin - b.margin || (a.piece.id < b.piece.id ? -1 : 1))
    .flatMap(({ piece }) => {
      const why = reasonAgainst(piece, brief, dressed);
      return why ? [{ piece, why }] : [];
    });
  const [other] = rivals;
  if (other) tellWhy(say, rivals, other.why, SELDOM);
}

/** What nobody thought of needs a reason only where there is nothing else to say. */
const SELDOM = 3;

type Rival = { piece: Piece; why: LeftReason };

function tellWhy(say: Telling, rivals: readonly Rival[], why: LeftReason, weight: number): void {
  const { speaker, texts } = say;
  const alike = rivals.filter((rival) => rival.why === why).slice(0, MOST);
  const what = speaker.list(alike.map(({ piece }) => speaker.item(piece)));
  say.add(`left-${why}`, texts.reasons.left[why], { what }, weight);
}

/** Hats and bags are passed over without a word, and coats where nobody goes out or needs one. */
const isInQuestion = ({ slots: [slot] }: Piece, { needs }: Dressed): boolean =>
  slot !== "accessory" && slot !== "head" && !(slot === "outer" && needs.outer === "no");

function reasonAgainst(piece: Piece, brief: Brief, { needs }: Dressed): LeftReason | null {
  const setting = settingReason(piece, brief, needs);
  if (setting) return setting;
  let [why, most] = [null as LeftReason | null, 0];
  eachMisfit(piece, brief, needs, (misfit, amount) => {
    const counts = LEVEL.has(misfit) ? amount >= PLAINLY : true;
    if (counts && amount > most) [why, most] = [REASONS[misfit], amount];
  });
  return why;
}
