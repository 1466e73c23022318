import type { OwnTaste } from "./api/taste.ts";
import { words as en } from "./languages/en/words.ts";
import type { Leaning, Leanings, Taste, TasteCut, TasteLook, TasteTrait } from "./taste.ts";
import { isKindId, kindOf } from "./wardrobe/kinds.ts";

const CUTS: Readonly<Record<TasteCut, string>> = {
  tight: "close fits",
  loose: "loose fits",
  "narrow-legs": "narrow legs",
  "wide-legs": "wide legs",
  "bare-knees": "bare knees",
  trailing: "floor-length hems",
  "short-hem": "cropped jackets",
  "high-neck": "high necks",
  "low-cut": "low necklines",
  collared: "collars",
  hood: "hoods",
  sleeveless: "bare arms",
  "bare-shoulders": "bare shoulders",
  "bare-midriff": "bare midriffs",
  "wide-sleeves": "wide sleeves",
  "see-through": "sheer cloth",
  shiny: "shine",
  fluffy: "fluffy cloth",
  logo: "logos and slogans",
  heeled: "heels",
};

const LOOKS: Readonly<Record<TasteLook, string>> = {
  contrast: "light beside dark",
  "same-colour": "one colour from top to toe",
  monochrome: "outfits of one colour family",
  neutrals: "neutral colours together",
  echo: "a colour that comes back in another piece",
  "hue-kin": "neighbouring colours together",
  "hue-opposite": "opposite colours together",
  "hue-clash": "colours that clash",
  "hue-count": "many colours at once",
  "bright-count": "several bright pieces at once",
  "pattern-clash": "one pattern beside another",
  "same-volume": "the same width above and below",
  "balanced-volume": "wide with narrow",
  "sport-mix": "sporty pieces with others",
  "formality-spread": "dressy pieces with casual ones",
  adornment: "belts, bags and jewellery",
};

/** More of it, and less of it. */
const TRAITS: Readonly<Record<TasteTrait, readonly [liked: string, left: string]>> = {
  dressy: ["You dress up a little", "You keep it casual"],
  warm: ["You dress warmly", "You dress lightly"],
};

/** Where a family's word is no noun by itself. */
const UNCOUNTED: ReadonlySet<string> = new Set(["black", "white", "beige", "grey"]);

const coloured = (family: string): string => (UNCOUNTED.has(family) ? family : `${family}s`);

/** What a word list has under an id, which may be anybody's. */
const own = <Value>(list: Readonly<Record<string, Value>>, id: string): Value | undefined =>
  Object.hasOwn(list, id) ? list[id] : undefined;

const patterned = (id: string): string | undefined =>
  id === "any" ? "patterns" : own(en.patterns, id)?.text;

const kindly = (id: string): string | undefined => own(en.kinds, id)?.plural;

/** "dark-blue" */
function toned(id: string): string {
  const parted = id.indexOf("-");
  return `${id.slice(0, parted)} ${coloured(id.slice(parted + 1))}`;
}

function named(topic: string, id: string): string | undefined {
  if (topic === "colour") return coloured(id);
  if (topic === "shade") return `${id} colours`;
  if (topic === "tone") return toned(id);
  if (topic === "kind") return kindly(id);
  if (topic === "cut") return own(CUTS, id);
  if (topic === "pattern") return patterned(id);
  if (topic === "material") return own(en.materials, id)?.text;
  return topic === "look" ? own(LOOKS, id) : undefined;
}

/**
 * What was learned of somebody, in a sentence: "You go for dark blues", "You leave wide legs".
 * @param feature a name as in `Told`
 * @returns undefined where nobody knows the feature any more
 */
export function tasteInWords(feature: string, isLiked: boolean): string | undefined {
  const [topic = "", id = ""] = feature.split(":");
  if (topic === "trait") return own(TRAITS, id)?.[isLiked ? 0 : 1];
  const what = named(topic, id);
  return what && `You ${isLiked ? "go for" : "leave"} ${what}`;
}

/** What trousers of that cut are as a whole. */
const FIT_OF: Readonly<Record<string, readonly string[]>> = {
  "wide-legs": ["cut:loose"],
  "narrow-legs": ["cut:tight"],
};

/** Wider features that a narrow one says too. */
function saidBy(feature: string): readonly string[] {
  const [topic = "", id = ""] = feature.split(":");
  if (topic === "tone") {
    const [shade = "", family = ""] = id.split("-");
    return [`colour:${family}`, `shade:${shade}`];
  }
  if (topic === "kind" && isKindId(id))
    return [...kindOf(id).is].filter((one) => one !== id).map((one) => `kind:${one}`);
  if (topic === "cut") return own(FIT_OF, id) ?? [];
  return topic === "pattern" && id !== "any" ? ["pattern:any"] : [];
}

type Learned = OwnTaste["learned"][number];

/** From this chance on something is worth telling, and from as many reactions, and where it moves an outfit at all. */
const SURE = 0.7;
const FROM = 3;
const MOVES = 0.08;
const MOST_TOLD = 24;

/** What moves outfits most, in words; at most so many. */
export const strongestInWords = (taste: Taste, most: number): string[] =>
  Object.entries(taste)
    .filter(([, weight]) => Math.abs(weight) >= MOVES)
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .flatMap(([feature, weight]) => tasteInWords(feature, weight > 0) ?? [])
    .slice(0, most);

/** What was learned in words, the surest first. Of a narrow and a wide feature that say the same only the surer is told. */
export function learnedInWords(leanings: Leanings): Learned[] {
  const told: Learned[] = [];
  for (const one of Object.entries(leanings).flatMap(asLearned).toSorted(bySureness)) {
    const isSaid = told.some(
      ({ feature, liked }) =>
        liked === one.liked &&
        (saidBy(feature).includes(one.feature) || saidBy(one.feature).includes(feature)),
    );
    if (!isSaid && told.length < MOST_TOLD) told.push(one);
  }
  return told;
}

function asLearned([feature, { weight, spread, from }]: [string, Leaning]): Learned[] {
  const liked = weight > 0;
  const says = tasteInWords(feature, liked);
  const sure = chanceOf(Math.abs(weight) / spread);
  const isWorth = sure >= SURE && from >= FROM && Math.abs(weight) >= MOVES;
  return says && isWorth ? [{ feature, says, liked, sure, from }] : [];
}

/** That a normal weight so many spreads from none has that sign: the logistic curve that lies nearest to the normal one. */
const chanceOf = (spreads: number): number =>
  Math.round(1000 / (1 + Math.exp(-1.702 * spreads))) / 1000;

const bySureness = (a: Learned, b: Learned): number =>
  b.sure - a.sure || b.from - a.from || (a.feature < b.feature ? -1 : 1);
