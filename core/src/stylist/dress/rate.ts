import type { Brief } from "../understand/brief.ts";
import { isMeant } from "./constraints.ts";
import { isCalled, isColourId } from "../../wardrobe/colours.ts";
import { baresLegs, coversLegs } from "../../wardrobe/kinds.ts";
import { isBright } from "./colour.ts";
import { fitFeels } from "./piece-traits.ts";
import type { Needs } from "./needs.ts";
import type { Piece } from "./piece.ts";
import { fitsGround, groundScore } from "./footwear.ts";
import { isOutOfPlace, purposeScore } from "./purpose.ts";
import { settingScore } from "./setting-score.ts";

export type Rated = { piece: Piece; score: number; must: boolean };

/** True where purpose, dress code, coverage and weather let a piece in at all. */
export const fits = (piece: Piece, brief: Brief, needs: Needs): boolean =>
  !isOutOfPlace(piece, brief, needs) &&
  fitsCode(piece, brief, needs) &&
  fitsButForCode(piece, brief, needs);

/** True where only the dress code could keep a piece out. */
export const fitsButForCode = (piece: Piece, brief: Brief, needs: Needs): boolean =>
  fitsCoverage(piece, brief) && fitsWeather(piece, brief, needs) && fitsGround(piece, needs);

export const isTooPlain = (piece: Piece, brief: Brief, needs: Needs): boolean =>
  piece.dress[1] < floorOf(piece, brief, needs, brief.code[0]);

function fitsCode(piece: Piece, brief: Brief, needs: Needs): boolean {
  const high = brief.code[1];
  const [pieceLow] = piece.dress;
  if (isTooPlain(piece, brief, needs)) return false;
  // Overdressing is a smaller mistake than underdressing, but a ball gown does not hike.
  const rough = brief.traits.has("messy");
  if (pieceLow > high + (rough ? 0 : brief.traits.has("active") ? 1 : 1.2)) return false;
  if (brief.traits.has("active") && piece.slots[0] === "legs" && piece.kind.material === "denim")
    return false;
  return !(brief.traits.has("active") && piece.kind.tailored);
}

/** The least formality a slot must reach. A coat comes off at the door, so it may be plainer; a camera sees only the top. */
function floorOf(piece: Piece, brief: Brief, needs: Needs, low: number): number {
  const slot = piece.slots[0];
  if (low >= 5) return 4.5;
  if (brief.traits.has("camera") || brief.traits.has("stage")) {
    if (slot === "base" || slot === "mid")
      return Math.max(low, brief.traits.has("stage") ? 2.5 : 2);
    if (slot === "legs") return low;
  }
  if (slot === "outer") return needs.rain && piece.waterproof && low < 3 ? low - 1.6 : low - 0.6;
  if (slot === "head") return low >= 2 && piece.kind.against !== "cold" ? low : low - 1.5;
  return low;
}

export function fitsCoverage(piece: Piece, brief: Brief): boolean {
  if (brief.coverage === "long") {
    if (baresLegs(piece.kind)) return false;
    return !(piece.slots[0] === "base" && (piece.sleeves === "short" || piece.sleeves === "none"));
  }
  if (brief.coverage === "bare-arms")
    return !(piece.slots[0] === "base" && (piece.sleeves === "long" || piece.sleeves === "short"));
  return true;
}

/** The felt temperature from which bare knees are a choice and not a dare, °C. */
function shortsFrom(brief: Brief, needs: Needs): number {
  if (brief.traits.has("active") && !brief.traits.has("trail")) return needs.rain ? 12 : 9;
  return brief.timeOfDay === "evening" || brief.timeOfDay === "night" ? 21 : 18.5;
}

function fitsWeather(piece: Piece, brief: Brief, needs: Needs): boolean {
  const feels = needs.feelsC;
  if (feels === null) return true;
  const active = brief.traits.has("active");
  const bare = baresLegs(piece.kind);
  if (bare && brief.traits.has("snow")) return false;
  if (bare && !piece.kind.whole && feels < shortsFrom(brief, needs)) return false;
  if (piece.kind.area === "swim") return brief.occasion === "beach" && feels >= 20;
  if (bare && piece.kind.whole && feels < 13) return false;
  if (feels > (piece.kind.upTo ?? feels) && !piece.waterproof) return false;
  if (piece.winter && feels > 21) return false;
  return !(piece.summer && piece.slots[0] !== "head" && piece.clo < 0.15 && feels < 12 && !active);
}

/** Taste: how near the dress code, weather, occasion and the person's colours a piece comes. About −3 to 5. */
export function rate(piece: Piece, brief: Brief, needs: Needs, must: boolean): Rated {
  const score =
    codeScore(piece, brief) +
    weatherScore(piece, needs) +
    groundScore(piece, needs) +
    purposeScore(piece, brief, needs) +
    occasionScore(piece, brief) +
    settingScore(piece, brief.situation) +
    wishScore(piece, brief);
  return { piece, score, must };
}

function codeScore(piece: Piece, brief: Brief): number {
  const aim = brief.code[0] * 0.45 + brief.code[1] * 0.55;
  const [low, high] = piece.dress;
  const off = aim < low ? (low - aim) * 0.8 : aim > high ? aim - high : 0;
  // What is named and fits comes before what may fit.
  return 1.2 - off * 0.9 - doubtOf(piece, brief.code[0]);
}

function doubtOf({ vague, colours }: Piece, formality: number): number {
  if (!vague || formality < 2) return 0;
  if (formality < 2.5) return 0.6;
  return colours[0] && isBright(colours[0]) ? 2.6 : 1.2;
}

function weatherScore(piece: Piece, needs: Needs): number {
  const feels = needs.feelsC;
  if (feels === null) return 0;
  let score = seasonScore(piece, feels);
  if (piece.materials.has("linen"))
    score += feels >= 20 ? 0.5 : feels < 10 ? -1.6 : feels < 14 ? -0.8 : 0;
  if (piece.materials.has("wool") && piece.slots[0] !== "head") score -= feels >= 24 ? 1.6 : 0;
  if (baresLegs(piece.kind)) score += feels >= 24 ? 0.5 : -0.3;
  if (feels >= 26 && piece.colours[0] && piece.colours[0].l < 0.35) score -= 0.3;
  if ((needs.rain || needs.snow) && (piece.materials.has("leather") || piece.materials.has("silk")))
    score -= piece.materials.has("suede") ? 1.6 : 0.7;
  if (piece.kind.slots[0] === "outer" && !needs.rain && piece.kind.waterproof && !needs.windy)
    score -= needs.outer === "required" ? 2.6 : 4;
  return score;
}

/** A piece for several seasons is judged by the one that suits it best. */
function seasonScore({ summer, winter, midseason }: Piece, feels: number): number {
  const scores = [
    ...(summer ? [feels >= 20 ? 0.5 : feels < 14 ? -1 : 0] : []),
    ...(winter ? [feels <= 8 ? 0.5 : feels > 16 ? -1 : 0] : []),
    ...(midseason ? [feels >= 8 && feels <= 20 ? 0.5 : feels > 25 || feels < 2 ? -1 : 0] : []),
  ];
  return scores.length > 0 ? Math.max(...scores) : 0;
}

/** A top that sweat and mud do no harm. */
const isTee = ({ kind }: Piece): boolean => kind.area === "top" && kind.rugged === true;

function occasionScore(piece: Piece, brief: Brief): number {
  let score = 0;
  if (brief.traits.has("active")) score += piece.sport ? 1.4 : isTee(piece) ? 0.2 : -0.8;
  else if (piece.sport) score -= brief.code[0] >= 2 ? 1.5 : 0.5;
  if (brief.traits.has("sober"))
    score +=
      piece.colours[0]?.name.family === "black"
        ? 1
        : piece.colours[0]?.name.family === "white"
          ? 0.2
          : 0;
  if (brief.traits.has("messy"))
    score += piece.colours[0] && piece.colours[0].l > 0.9 ? -1 : piece.kind.rugged ? 0.4 : 0;
  if (
    brief.traits.has("white-is-taken") &&
    piece.kind.whole &&
    piece.colours[0]?.name.family === "white"
  )
    score -= 4;
  if (brief.comfort) score += fitFeels(piece.kind, "tight") ? -0.8 : piece.kind.comfy ? 0.25 : 0;
  if (brief.occasion === "party" || brief.occasion === "festival" || brief.occasion === "date")
    score += piece.colours[0] && isBright(piece.colours[0]) ? 0.25 : 0;
  if (["interview", "office", "conference", "gala", "theatre"].includes(brief.occasion))
    score +=
      (piece.patterns.size > 0 ? -0.4 : 0) +
      (coversLegs(piece.kind) && piece.colours[0] && isBright(piece.colours[0]) ? -1.5 : 0);
  if (brief.bodyTalk && fitFeels(piece.kind, "tight")) score -= 0.6;
  return score;
}

function wishScore(piece: Piece, brief: Brief): number {
  let score = 0;
  for (const mention of brief.wants) {
    if (mention.garment === undefined) score += isMeant(piece, mention, true) ? 1.3 : 0;
    else if (
      mention.colours.length > 0 &&
      piece.colours[0] &&
      mention.colours.some((id) => isColourId(id) && isCalled(piece.colours[0]!.name.id, id))
    )
      score += 0.2;
  }
  return score;
}
