import { LINGUA_FRANCA } from "../languages/index.ts";
import type { Slot } from "../outfit.ts";
import type { Plan } from "../plan.ts";
import { COLOURS } from "../wardrobe/colours.ts";
import type { Dressed } from "./dress/compose.ts";
import { speakerOf } from "./tell/speaker.ts";
import type { Brief } from "./understand/brief.ts";

/** Where no outfit is called for. */
export const emptyPlan = (brief: Brief): Plan => ({
  occasion: brief.occasion,
  timeOfDay: brief.timeOfDay,
  formality: brief.code[0],
  items: [],
  suggested: [],
});

/** Labels speak to nobody. */
const CLOSE = { polite: false };

const ORDER: readonly Slot[] = ["base", "mid", "outer", "legs", "head", "feet", "accessory"];

/** What was decided, by ids. */
export function planOf(brief: Brief, dressed: Dressed): Plan {
  const { language } = brief;
  const english = speakerOf(LINGUA_FRANCA, CLOSE, false);
  const own = language === LINGUA_FRANCA ? null : speakerOf(language, CLOSE, false);
  return {
    occasion: brief.occasion,
    timeOfDay: brief.timeOfDay,
    formality: formalityOf(brief, dressed),
    items: dressed.worn
      .toSorted((a, b) => ORDER.indexOf(a.slot) - ORDER.indexOf(b.slot))
      .map(({ piece }) => piece.id),
    suggested: dressed.suggested.map((suggested) => ({
      kind: suggested.idea.kind,
      ...(suggested.colour && { colour: suggested.colour }),
      ...(suggested.idea.material && { material: suggested.idea.material }),
      slot: suggested.idea.slot,
      name: english.label(suggested),
      ...(own && { label: own.label(suggested) }),
      colours: suggested.colour ? [COLOURS[suggested.colour].hex] : [],
    })),
  };
}

/** Where in the asked band the worn pieces land; the middle where nothing owned is worn. */
function formalityOf(brief: Brief, { worn }: Dressed): number {
  const [low, high] = brief.code;
  const main = worn.filter(({ slot }) => slot === "base" || slot === "legs" || slot === "mid");
  const middles = main.map(({ piece }) => (piece.dress[0] + piece.dress[1]) / 2);
  const mean =
    middles.length > 0
      ? middles.reduce((sum, value) => sum + value, 0) / middles.length
      : (low + high) / 2;
  return Math.round(Math.min(high, Math.max(low, mean)) * 10) / 10;
}
