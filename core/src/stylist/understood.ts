import { type Dressed, type Fitting, tryOn, type Wardrobe } from "./dress/compose.ts";
import type { Idea } from "../outfit.ts";
import { chipsOf } from "./chips.ts";
import { suggestEdit } from "./follow-up/suggest-edit.ts";
import type { StylistRequest } from "./index.ts";
import type { Knowledge } from "./learned/learned.ts";
import type { Agenda } from "./looks/agenda.ts";
import { readAgenda } from "./looks/read-agenda.ts";
import { suggestNextBuy } from "./next-buy/suggest-next-buy.ts";
import { emptyPlan, planOf } from "./plan.ts";
import { type Known, tell } from "./tell/tell.ts";
import type { Brief } from "./understand/brief.ts";
import { readBrief } from "./understand/read-brief.ts";
import { suggestWhyNot } from "./why-not/suggest-why-not.ts";

/** A question that got its verdict is answered; what to wear comes with it. */
export const statusOf = ({ verdicts }: Dressed): Idea["status"] =>
  verdicts.length > 0 ? "answer" : "outfit";

/** One outfit is tried on, or several looks are on the agenda; neither where nothing is to be worn. */
export type Understood = { brief: Brief; agenda: Agenda | null; fitting: Fitting | null };

/** What a request means is found out once, for its own idea and for others to choose from. Nobody changes one that was asked. */
const understood = new WeakMap<StylistRequest, Understood>();

export function understand(request: StylistRequest, settings: Knowledge): Understood {
  const known = understood.get(request);
  if (known) return known;
  const brief = readBrief(request, settings);
  const { prompt, closet } = request;
  const dresses = brief.status === "outfit";
  const agenda = dresses ? readAgenda(prompt, brief, closet, settings) : null;
  const fitting = dresses && !agenda ? tryOn(brief, wardrobeOf(request)) : null;
  const found = { brief, agenda, fitting };
  understood.set(request, found);
  return found;
}

export const seedOf = ({ seed }: StylistRequest): number => Math.abs(Math.trunc(seed)) || 0;

export const wardrobeOf = (request: StylistRequest): Wardrobe => ({
  closet: request.closet,
  include: request.include ?? [],
  exclude: [...(request.exclude ?? []), ...(request.washing ?? [])],
  washing: request.washing ?? [],
  taste: request.taste,
  worn: request.worn ?? {},
  seed: seedOf(request),
});

export const withoutOutfit = (request: StylistRequest, brief: Brief): Idea => ({
  status: brief.status,
  language: brief.language,
  ...tell(brief, null, seedOf(request), request.prompt),
  plan: emptyPlan(brief),
  understood: [],
  weather: brief.weather,
});

export const decided = (
  { prompt }: StylistRequest,
  brief: Brief,
  dressed: Dressed,
  { said }: Known,
): Omit<Idea, "status" | "language" | "text" | "lines"> => ({
  plan: planOf(brief, dressed),
  understood: chipsOf(brief, dressed, prompt, said),
  weather: brief.weather,
});

/** What is asked of the closet as a whole or of the last outfit: why not this piece, or a change to it; null where none of these is. */
export function answerAtOnce(request: StylistRequest, settings: Knowledge): Idea | null {
  const wardrobe = wardrobeOf(request);
  return (
    suggestWhyNot(request, wardrobe, settings) ??
    suggestNextBuy(request, wardrobe, settings) ??
    suggestEdit(request, wardrobe, settings)
  );
}
