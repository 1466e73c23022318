import type { Ground } from "../../languages/ground-list.ts";
import { baresLegs } from "../../wardrobe/kinds.ts";
import type { Wardrobe } from "../dress/compose.ts";
import { isAnimal, isForbidden, isMeant } from "../dress/constraints.ts";
import { isTooPlain } from "../dress/misfit.ts";
import type { Needs } from "../dress/needs.ts";
import type { Piece } from "../dress/piece.ts";
import { breaks } from "../dress/requirements.ts";
import type { Brief } from "../understand/brief.ts";

/** What keeps a piece out of the search altogether. */
export const BARS = [
  "wash",
  "pressed",
  "unavailable",
  "refused",
  "unsure",
  "vegan",
  "demand",
  "covered",
  "code",
] as const;
export type Bar = { bar: (typeof BARS)[number]; ground?: Ground | null };

/** What a request says and may be worn for it. */
export type Case = { brief: Brief; wardrobe: Wardrobe };

/** All that forbids the piece. @param brief as the search has it, bound to what is owned */
export function barsOn(piece: Piece, { brief, wardrobe }: Case, needs: Needs): Bar[] {
  const bars: Bar[] = [];
  if (wardrobe.washing?.includes(piece.id)) bars.push({ bar: "wash" });
  else if (wardrobe.exclude.includes(piece.id)) bars.push({ bar: "pressed" });
  if (isForbidden(piece, brief)) bars.push(...spokenAgainst(piece, brief));
  if (brief.coverage === "long" && baresLegs(piece.kind)) bars.push({ bar: "covered" });
  if (brief.codeName === "white tie" && isTooPlain(piece, brief, needs)) bars.push({ bar: "code" });
  return bars;
}

function spokenAgainst(piece: Piece, brief: Brief): Bar[] {
  const { avoids, leftAside, vegan, requirements } = brief;
  const said = avoids.filter((mention) => isMeant(piece, mention));
  const aside = leftAside.find(({ mention }) => said.some(({ text }) => text === mention.text));
  const bars: Bar[] = [];
  if (said.length > 0)
    bars.push(
      aside?.why === "unavailable" || aside?.why === "unsure" || aside?.ground
        ? { bar: aside.why === "unsure" ? "unsure" : "unavailable", ground: aside.ground }
        : { bar: "refused" },
    );
  if (vegan && isAnimal(piece)) bars.push({ bar: "vegan" });
  if (requirements.some((one) => breaks(piece, one))) bars.push({ bar: "demand" });
  return bars;
}

/** The same day without what these bars say. @param bound the brief as the search has it */
export function lifted(
  { brief, wardrobe }: Case,
  bars: readonly Bar[],
  piece: Piece,
  bound: Brief,
): Case {
  const is = (...ids: readonly Bar["bar"][]): boolean => bars.some(({ bar }) => ids.includes(bar));
  const without = (ids: readonly string[] = []): string[] => ids.filter((id) => id !== piece.id);
  const isSaid = (text: string): boolean =>
    is("unavailable", "refused", "unsure") &&
    bound.avoids.some((mention) => mention.text === text && isMeant(piece, mention));
  const isBroken = (text: string): boolean =>
    bound.requirements.some((one) => one.text === text && breaks(piece, one));
  return {
    brief: {
      ...brief,
      avoids: brief.avoids.filter(({ text }) => !isSaid(text)),
      leftAside: brief.leftAside.filter(({ mention }) => !isSaid(mention.text)),
      requirements: brief.requirements.filter(({ text }) => !(is("demand") && isBroken(text))),
      ...(is("vegan") && { vegan: false }),
      ...(is("covered") && { coverage: null }),
      ...(is("code") && { codeName: null }),
    },
    wardrobe: {
      ...wardrobe,
      exclude: without(wardrobe.exclude),
      washing: without(wardrobe.washing),
    },
  };
}
