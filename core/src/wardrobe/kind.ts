import type { Slot } from "../outfit.ts";
import type { CategoryId } from "./categories.ts";
import type { Closure, Fit, Heel, Length, Neckline, SleeveCut, Sole } from "./cuts.ts";
import type { MaterialId } from "./materials.ts";
import type { PatternId } from "./patterns.ts";

/** Purposes that some garments have and no other. */
export type Purpose = "sport" | "water" | "snow" | "work" | "home" | "guard";

/** The parts of an outfit that sentences speak of. */
export const MAIN_AREAS = [
  "top",
  "mid",
  "outer",
  "dress",
  "legs",
  "shoes",
  "head",
  "neck",
  "hands",
  "bag",
] as const;

/** Where a garment is worn. `dress` covers top and legs, `carried` is not worn at all. */
export const AREAS = [
  ...MAIN_AREAS,
  "waist",
  "jewellery",
  "eyes",
  "hosiery",
  "underwear",
  "swim",
  "carried",
] as const;
export type Area = (typeof AREAS)[number];

/**
 * What is true of a kind of garment. `clo` is the insulation it adds to an ensemble, after ISO 9920:2009 annex B and ASHRAE
 * 55-2020 table 5-2; `dress` is the span of formality it can carry, 0 lounge, 1 casual, 2 smart casual, 3 business casual,
 * 4 formal, 5 black or white tie. What a kind does not say, it has from the first kind in `of`.
 */
export type Spec = {
  /** Wider kinds that it counts as, so that "no jacket" covers a blazer; the first hands down what is not said. */
  of?: readonly string[];
  clo?: number;
  dress?: readonly [low: number, high: number];
  /** Places in the order of layers, the usual one first: base goes under mid, mid under outer. */
  slots?: readonly [Slot, ...Slot[]];
  category?: CategoryId;
  sleeve?: SleeveCut;
  length?: Length;
  fit?: Fit;
  neckline?: Neckline;
  closure?: Closure;
  heel?: Heel;
  sole?: Sole;
  /** What it is made of by its very name. */
  material?: MaterialId;
  /** What it is made of most often. */
  usually?: MaterialId;
  pattern?: PatternId;
  waterproof?: boolean;
  windproof?: boolean;
  /** Made for sport. */
  sport?: boolean;
  /** What it is made for and looks wrong outside of. */
  only?: Purpose;
  /** Cut by a tailor: what suits are made of. */
  tailored?: boolean;
  collared?: boolean;
  hood?: boolean;
  /** Worn over something first of all, next to the skin only where nothing better is there. */
  wantsUnder?: boolean;
  /** Soft enough for a day on the sofa. */
  comfy?: boolean;
  /** Stands dirt and many washes. */
  rugged?: boolean;
  /** What a hat, a scarf or an umbrella is there for. */
  against?: "cold" | "sun" | "rain";
  /** The felt temperature from which it is too warm, °C. */
  upTo?: number;
  /** Says as little as a photo does: this one word names whatever is worn there. */
  vague?: boolean;
  /** What alone tells it from the first kind in `of`: a shirt of linen is a linen shirt, whatever it is called. */
  by?: "material" | "sleeve";
};

/** Parts of the body, from head to foot. */
export const BODY_PARTS = [
  "hair",
  "eyes",
  "neck",
  "chest",
  "upper-arms",
  "forearms",
  "hands",
  "waist",
  "hips",
  "thighs",
  "knees",
  "calves",
  "feet",
] as const;
export type BodyPart = (typeof BODY_PARTS)[number];

/** A kind with everything it has from wider ones filled in. */
export type KindOf<Id extends string> = Omit<
  Spec,
  "of" | "clo" | "dress" | "slots" | "category"
> & {
  id: Id;
  /** The first kind it counts as, which handed down what it does not say itself. */
  wider: Id | undefined;
  area: Area;
  clo: number;
  dress: readonly [low: number, high: number];
  slots: readonly [Slot, ...Slot[]];
  category: CategoryId;
  /** Itself and every wider kind. */
  is: ReadonlySet<Id>;
  covers: readonly BodyPart[];
  /** Covers body and legs, so that nothing else is needed there. */
  whole: boolean;
};
