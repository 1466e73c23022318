import type { Slot } from "../../outfit.ts";
import { IDEAS, type Idea } from "../lexicon/ideas.ts";
import type { Brief, Mention } from "../understand/brief.ts";
import { type ColourId, isCalled, isColourId } from "../../wardrobe/colours.ts";
import { baresLegs, isA, isKindId, isTailoredJacket, kindOf } from "../../wardrobe/kinds.ts";
import type { Area } from "../../wardrobe/kind.ts";
import { materialAndWider, MATERIALS } from "../../wardrobe/materials.ts";
import { fitFeels, sleevesOfKind } from "./piece-traits.ts";
import type { Needs } from "./needs.ts";
import { isRuledOutBy } from "./requirements.ts";

export type Suggested = {
  idea: Idea;
  colour: ColourId | null;
  rank: number;
  /** Colours that would do as well, `colour` first; one alone where the person or the occasion decides. */
  free: readonly ColourId[];
};

/** What holds in this request, for an idea's `when`. */
export function circumstances(brief: Brief, needs: Needs): ReadonlySet<string> {
  const all = new Set<string>(brief.traits);
  all.add(brief.occasion);
  if (brief.codeName) all.add(brief.codeName);
  if (brief.coverage) all.add(brief.coverage);
  if (all.has("active") && brief.weather?.isNight) all.add("dark");
  if (needs.rain) all.add("rain");
  if (needs.snow) all.add("snow");
  if (needs.windy) all.add("windy");
  if (brief.weather && (brief.weather.isNight || needs.rain)) all.delete("sun");
  return all;
}

/** True where the person ruled such a piece out. */
export function isRuledOut(idea: Idea, colour: ColourId | null, brief: Brief): boolean {
  const kind = kindOf(idea.kind);
  const sleeves = sleevesOfKind(kind);
  if (brief.vegan && idea.materials?.some((id) => MATERIALS[id].animal)) return true;
  if (
    brief.coverage === "long" &&
    (baresLegs(kind) || (idea.slot === "base" && sleeves !== "long"))
  )
    return true;
  if (brief.coverage === "bare-arms" && idea.slot === "base" && sleeves !== "none") return true;
  if (brief.requirements.some((one) => isRuledOutBy(kind, one))) return true;
  return brief.avoids.some((mention) => isSuch(idea, colour, mention));
}

export function isSuch(idea: Idea, colour: ColourId | null, mention: Mention): boolean {
  const kind = kindOf(idea.kind);
  const parts = [
    mention.garment === undefined ||
      isA(kind, mention.garment) ||
      (mention.garment === "coat" && idea.slot === "outer" && !isTailoredJacket(kind)),
    mention.colours.length === 0 ||
      (colour !== null && mention.colours.some((id) => isColourId(id) && isCalled(colour, id))) ||
      (kind.material === "denim" && mention.colours.includes("blue") && colour !== "black"),
    mention.materials.length === 0 ||
      mention.materials.some(
        (id) =>
          idea.materials?.some((own) =>
            (materialAndWider(own) as readonly string[]).includes(id),
          ) ||
          kind.material === id ||
          (idea.slot === "feet" && kind.usually === id),
      ),
    mention.patterns.length === 0,
    mention.features.length === 0 || mention.features.some((feature) => hasFeature(idea, feature)),
    mention.moods.length === 0 ||
      mention.moods.some((mood) => (mood === "dark" ? DARK.has(colour) : LOUD.has(colour))),
  ];
  const empty =
    mention.garment === undefined &&
    mention.colours.length +
      mention.materials.length +
      mention.features.length +
      mention.moods.length ===
      0;
  return !empty && parts.every(Boolean);
}

const DARK: ReadonlySet<ColourId | null> = new Set(["black", "navy", "charcoal", "indigo"]);
const LOUD: ReadonlySet<ColourId | null> = new Set(["yellow", "coral"]);

function hasFeature(idea: Idea, feature: string): boolean {
  const kind = kindOf(idea.kind);
  const sleeves = idea.slot === "legs" ? undefined : sleevesOfKind(kind);
  if (feature === "sleeves") return sleeves === "long" || sleeves === "short";
  if (feature === "long-sleeves") return sleeves === "long";
  if (feature === "short-sleeves") return sleeves === "short";
  if (feature === "sleeveless") return sleeves === "none";
  if (feature === "bare-legs") return baresLegs(kind);
  if (feature === "tight") return fitFeels(kind, "tight");
  return false;
}

/** What nobody runs in. */
const UNSPORTING: ReadonlySet<Area> = new Set(["neck", "bag"]);
const isUnsporting = ({ kind }: Idea): boolean =>
  UNSPORTING.has(kindOf(kind).area) || kindOf(kind).against === "rain";

/** The best ideas for a slot, best first; formality and weather first, then what the circumstances call for. */
export function ideasFor(slot: Slot, brief: Brief, needs: Needs): Suggested[] {
  const holds = circumstances(brief, needs);
  const feels = needs.feelsC ?? 18;
  const [low, high] = brief.code;
  return IDEAS.filter(
    (idea) => idea.slot === slot && idea.dress[1] >= low - 0.3 && idea.dress[0] <= high + 0.1,
  )
    .filter((idea) => feels >= idea.feels[0] && feels <= idea.feels[1])
    .filter((idea) => !idea.when || idea.when.some((one) => holds.has(one)))
    .filter((idea) => !idea.unless?.some((one) => holds.has(one)))
    .filter((idea) => !(holds.has("active") && isUnsporting(idea)))
    .flatMap((idea) => {
      const colours = idea.colours.filter((colour) => !isRuledOut(idea, colour, brief));
      if (idea.colours.length > 0 && colours.length === 0) return [];
      if (idea.colours.length === 0 && isRuledOut(idea, null, brief)) return [];
      const chosen = colours.length > 0 ? coloursFor(colours, brief) : [];
      return [
        {
          idea,
          colour: chosen[0] ?? null,
          free: chosen,
          rank: rankOf(idea, brief, holds),
        },
      ];
    })
    .toSorted((a, b) => b.rank - a.rank);
}

/** Colours that go with most others, for what may come in any. */
const USUAL: readonly ColourId[] = ["navy", "black", "cream", "burgundy"];

/** The garments that somebody asked for, as ideas: in the colour they named, else in the occasion's. */
export function wishedIdeas(brief: Brief): Suggested[] {
  return brief.wants.flatMap(({ garment = "", colours }): Suggested[] => {
    if (!isKindId(garment)) return [];
    const { dress, slots } = kindOf(garment);
    const asked = colours.filter(isColourId);
    const free = asked.length > 0 ? asked : coloursFor(USUAL, brief);
    const idea: Idea = { kind: garment, slot: slots[0], dress, feels: [-90, 90], colours: free };
    return isRuledOut(idea, free[0]!, brief) ? [] : [{ idea, colour: free[0]!, rank: 0, free }];
  });
}

const SOBER: ReadonlySet<ColourId> = new Set(["black", "charcoal", "navy", "white"]);

/** The colour the person wants, where the idea comes in it; otherwise the idea's own, best first. */
function coloursFor(colours: readonly ColourId[], brief: Brief): readonly ColourId[] {
  if (brief.traits.has("sober")) {
    const sober = colours.filter((id) => SOBER.has(id));
    return sober.length > 0 ? sober : colours;
  }
  const wished = brief.wants.flatMap((mention) => mention.colours);
  const met = colours.filter((id) => wished.some((wish) => isColourId(wish) && isCalled(id, wish)));
  return met.length > 0 ? met : colours;
}

function rankOf(idea: Idea, brief: Brief, holds: ReadonlySet<string>): number {
  const aim = (brief.code[0] + brief.code[1]) / 2;
  const off = aim < idea.dress[0] ? idea.dress[0] - aim : Math.max(0, aim - idea.dress[1]);
  const called = idea.when?.filter((one) => holds.has(one)).length ?? 0;
  const wished = brief.wants.some((mention) => isA(kindOf(idea.kind), mention.garment)) ? 3 : 0;
  return called * 1.2 + wished - off;
}
