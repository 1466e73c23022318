import type { Idea } from "../../outfit.ts";
import { aboutLast } from "../about-last.ts";
import { chipsOf } from "../chips.ts";
import { arranged } from "../dress/arrange.ts";
import { complete, tryOn, type Wardrobe } from "../dress/compose.ts";
import { byId, keyOf, type Outfit } from "../dress/outfit.ts";
import type { Piece } from "../dress/piece.ts";
import type { StylistRequest } from "../index.ts";
import { knownOf } from "../known.ts";
import type { Knowledge } from "../learned/learned.ts";
import { planOf } from "../plan.ts";
import { listenerOf } from "../tell/listener.ts";
import { speakerOf } from "../tell/speaker.ts";
import { Telling } from "../tell/telling.ts";
import type { Brief } from "../understand/brief.ts";
import { reasonsAgainst } from "./find-reasons.ts";
import { readWhyNot } from "./read-why-not.ts";
import { tellWhyNot, tellWorn } from "./tell-why-not.ts";

/** Why a piece of the closet is not in the outfit that is shown; null where nobody asks that. */
export function suggestWhyNot(
  request: StylistRequest,
  wardrobe: Wardrobe,
  settings: Knowledge,
): Idea | null {
  const shown = aboutLast(request, settings);
  if (!shown || shown.last.length === 0) return null;
  const { asked, before, last } = shown;
  const closet = shown.pieces.toSorted(byId);
  const about = pressedOr(request, asked, before, { closet, worn: last });
  if (!about) return null;
  const brief = dayOf(before ?? asked, about.language);
  return ideaOf(request, { brief, wardrobe }, settings, { last, ...about });
}

type About = { language: Brief["language"]; pieces: readonly Piece[] };

/** A piece that was pressed on is asked about in the language of the request before. */
function pressedOr(
  { why, prompt, language }: StylistRequest,
  asked: Brief,
  before: Brief | null,
  pieces: { closet: readonly Piece[]; worn: readonly Piece[] },
): About | null {
  const pressed = pieces.closet.filter(({ id }) => id === why);
  if (pressed.length > 0) return { language: (before ?? asked).language, pieces: pressed };
  const likeliest = [asked.reading, ...(before ? [before.language] : [])];
  const read = readWhyNot(prompt, asked, pieces, likeliest);
  // A few words about a garment are easily taken for distress; who says more is not put off with clothes.
  if (read && asked.distress && read.saysMore) return null;
  return read && (language ? { ...read, language: asked.language } : read);
}

/** What the shown outfit is for. Without a request before it nothing is known of that but the weather. */
export const dayOf = (brief: Brief, language: Brief["language"]): Brief => ({
  ...brief,
  status: "outfit",
  language,
  intent: "outfit",
  talk: null,
  asked: [],
});

type Task = { last: readonly Piece[]; pieces: readonly Piece[] };
type Day = { brief: Brief; wardrobe: Wardrobe };

function ideaOf(
  request: StylistRequest,
  day: Day,
  settings: Knowledge,
  { last, pieces }: Task,
): Idea {
  const fitting = tryOn(day.brief, day.wardrobe);
  const { brief } = fitting;
  const about = request.previous?.prompt ?? request.prompt;
  const known = knownOf({ prompt: about, told: request.told }, brief, settings);
  const worn = arranged(last, fitting.scorer);
  const shown: Outfit = { worn, key: keyOf(worn), score: fitting.scorer.outfit(worn) };
  const dressed = complete(fitting, day.wardrobe.seed, shown);
  const out = pieces.filter((piece) => !last.some(({ id }) => id === piece.id));
  const piece = bestOf(out, fitting.scorer.piece);
  const say = tellingOf(request, brief);
  const text = piece
    ? tellWhyNot(say, piece, reasonsAgainst(day, last, piece))
    : tellWorn(say, pieces[0]!);
  return {
    status: "answer",
    language: brief.language,
    text,
    changed: true,
    plan: planOf(brief, dressed),
    understood: chipsOf(brief, dressed, about, known.said),
    weather: brief.weather,
  };
}

/** Of several that are meant, the one that came nearest to being worn. */
const bestOf = (pieces: readonly Piece[], scoreOf: (piece: Piece) => number): Piece | undefined =>
  pieces.toSorted((a, b) => scoreOf(b) - scoreOf(a) || byId(a, b))[0];

function tellingOf({ prompt, seed }: StylistRequest, brief: Brief): Telling {
  const listener = listenerOf(prompt, brief.language);
  const speaker = speakerOf(brief.language, listener, brief.person !== null);
  return new Telling(speaker, brief, listener, Math.abs(Math.trunc(seed)) || 0, prompt);
}
