import type { Dressed } from "../dress/compose.ts";
import type { Brief } from "../understand/brief.ts";
import { arrange } from "./arrange.ts";
import { speakerOf } from "./speaker.ts";
import { tellColours } from "./tell-colours.ts";
import { tellFinish, tellNotes } from "./tell-notes.ts";
import { tellIdea, tellIntro, tellPieces } from "./tell-pieces.ts";
import { tellWeather } from "./tell-weather.ts";
import { Telling } from "./telling.ts";
import { phrasesOf } from "./voices.ts";

/** Writes the answer. Everything said is in the brief or the decision; nothing else is known here. */
export function tell(brief: Brief, dressed: Dressed | null, seed: number, prompt = ""): string {
  const phrases = phrasesOf(brief.language);
  const speaker = speakerOf(brief.language, phrases, brief.person !== null);
  const say = new Telling(speaker, brief, seed, prompt);
  if (brief.status === "decline")
    return say.pick("decline", phrases.decline[brief.harm ?? "crime"] ?? phrases.decline["crime"]!);
  if (brief.status === "redirect") return say.pick("redirect", phrases.redirect);
  if (brief.status === "clarify" || !dressed) return say.pick("clarify", phrases.clarify);
  return tellOutfit(say, dressed);
}

function tellOutfit(say: Telling, dressed: Dressed): string {
  tellIntro(say);
  if (dressed.worn.length === 0) tellIdea(say, dressed);
  else tellPieces(say, dressed);
  tellWeather(say, dressed);
  tellNotes(say, dressed);
  tellColours(say, dressed);
  tellFinish(say, dressed);
  return arrange(say, dressed);
}
