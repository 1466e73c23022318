import { languageOf } from "../../languages/index.ts";
import type { MaterialId } from "../../wardrobe/materials.ts";
import { type Colour, isDark } from "../dress/colour.ts";
import type { Dressed } from "../dress/compose.ts";
import { isMeant } from "../dress/constraints.ts";
import type { Piece } from "../dress/piece.ts";
import { isColourId } from "../../wardrobe/colours.ts";
import { isTempStated } from "./day.ts";
import { isMain, SPARE, tellDemands } from "./tell-demands.ts";
import { temperature } from "./temperature.ts";
import type { Telling } from "./telling.ts";

/** Why these pieces, from what is known of them and the request. */
export function tellReasons(say: Telling, dressed: Dressed): void {
  let weight = SPARE;
  for (const tellOne of [tellCode, tellLayers, tellCloth, tellColours])
    if (tellOne(say, dressed, weight)) weight -= 0.1;
  tellAsked(say, dressed);
  tellDemands(say, dressed);
  tellSwap(say, dressed);
}

type Reason = (say: Telling, dressed: Dressed, weight: number) => boolean;

/** The piece that meets a dress code which somebody named: the dressiest. */
const tellCode: Reason = (say, { worn, tooPlain }, weight) => {
  const { brief, texts, speaker } = say;
  const code = brief.codeName && languageOf(brief.language).chips.codes[brief.codeName];
  const [piece] = worn
    .filter((one) => isMain(one) && (one.piece.kind.tailored || one.piece.kind.collared))
    .map((one) => one.piece)
    .filter(({ dress }) => dress[1] >= brief.code[0])
    .toSorted((a, b) => b.dress[0] - a.dress[0]);
  if (!piece || !code || tooPlain.length > 0) return false;
  say.add("reason-code", texts.reasons.code, { piece: speaker.item(piece), code }, weight);
  return true;
};

const WARMEST: readonly MaterialId[] = [
  "down",
  "shearling",
  "cashmere",
  "alpaca",
  "merino",
  "tweed",
  "wool",
  "fleece",
  "corduroy",
];
const AIRIEST: readonly MaterialId[] = ["linen", "seersucker", "cotton"];
/** Cotton too, and heavy. */
const HEAVY: readonly MaterialId[] = ["denim", "canvas", "corduroy", "fleece", "velvet"];
const COLD_C = 9;
const HEARD = 6.8;
const HEAT_C = 23;

/** What a cloth does about the day's cold or heat. */
const tellCloth: Reason = (say, { worn, needs }, weight) => {
  const { brief, texts, speaker, listener } = say;
  const { feelsC } = needs;
  if (feelsC === null || !brief.weather || brief.weather.roughly || brief.traits.has("home"))
    return false;
  const cold = feelsC <= COLD_C;
  if (!cold && feelsC < HEAT_C) return false;
  for (const id of cold ? WARMEST : AIRIEST) {
    // "The corduroys are of corduroy" tells nobody anything.
    const of = worn.find(
      ({ slot, piece }) =>
        slot !== "accessory" &&
        piece.materials.has(id) &&
        piece.kind.material !== id &&
        (cold || !HEAVY.some((one) => piece.materials.has(one))),
    );
    if (!of) continue;
    const slots = {
      piece: speaker.item(of.piece),
      cloth: languageOf(brief.language).materials[id].text,
      temp: temperature(brief.weather.tempC, listener),
    };
    const messages = cold ? texts.reasons.clothInCold : texts.reasons.clothInHeat;
    say.add("reason-cloth", messages, slots, isTempStated(brief) && !cold ? HEARD : weight);
    return true;
  }
  return false;
};

/** Felt °C up to which two layers are better than one. */
const LAYERS_C = 12;

/** A sweater or jacket over what is worn under it, on a cold day that has warm rooms too. */
const tellLayers: Reason = (say, { worn, needs }, weight) => {
  const { brief, texts, speaker } = say;
  const [under, over] = ["base", "mid"].map((slot) => worn.find((one) => one.slot === slot));
  if (!under || !over || needs.feelsC === null || needs.feelsC > LAYERS_C) return false;
  if (brief.traits.has("home")) return false;
  const slots = { under: speaker.item(under.piece), over: speaker.item(over.piece) };
  say.add("reason-layers", texts.reasons.layers, slots, weight);
  return true;
};

/** Chroma (OKLCH) from which a colour is one that people see beside white, grey or brown. */
const SEEN = 0.08;
const PLAIN: ReadonlySet<string> = new Set(["white", "black", "grey", "beige", "brown"]);
const isPlain = ({ name }: Colour): boolean => PLAIN.has(name.family) || name.id === "navy";

/** Where clothes are worked, played or slept in, their colours are no reason. */
const COLOURS_NO_REASON = ["active", "messy", "home", "snow", "trail", "deck"];

const tellColours: Reason = (say, { worn, harmony, demands }, weight) => {
  const { texts, speaker, brief } = say;
  const main = worn
    .filter((one) => isMain(one) || one.slot === "outer" || one.slot === "feet")
    .map(({ piece }) => piece);
  if (demands.length > 0 || COLOURS_NO_REASON.some((trait) => brief.traits.has(trait)))
    return false;
  if (main.length < 2 || main.some(({ colours }) => colours.length === 0)) return false;
  const patterned = main.filter(({ patterns }) => patterns.size > 0);
  const names = (pieces: readonly Piece[]): string =>
    speaker.words([...new Set(pieces.map(({ colours }) => speaker.colour(colours[0]!.name.id)))]);
  const colourful = main.filter(({ colours }) => !colours.every(isPlain));
  if (brief.traits.has("sober")) {
    const sober = main.every(({ colours }) => colours[0]!.neutral || isDark(colours[0]!));
    if (!sober || patterned.length > 0) return false;
    say.add("reason-sober", texts.reasons.sober, { colours: names(main) }, weight);
    return true;
  }
  if (patterned.length === 1) {
    say.add(
      "reason-pattern",
      texts.reasons.onlyPattern,
      { piece: speaker.item(patterned[0]!) },
      weight,
    );
    return true;
  }
  const [one] = colourful;
  if (patterned.length === 0 && one && colourful.length === 1 && one.colours[0]!.c > SEEN) {
    const colours = names(main.filter((piece) => piece !== one));
    say.add(
      "reason-colour",
      texts.reasons.onlyColour,
      { piece: speaker.item(one), colours },
      weight,
    );
    return true;
  }
  const [c1, c2, ...more] = new Set(main.map(({ colours }) => colours[0]!.name));
  if (!c1 || !c2) return false;
  if (colourful.length === 0) {
    say.add("reason-colour", texts.reasons.neutrals, { colours: names(main) }, weight);
    return true;
  }
  if (harmony !== "tonal" || more.length > 0 || c1.family !== c2.family) return false;
  const shades = { c1: speaker.colour(c1.id), c2: speaker.colour(c2.id) };
  say.add("reason-colour", texts.reasons.twoShades, shades, weight);
  return true;
};

/** The colour that was wished for, and what brings it, where its name does not say so: "the navy skirt" needs no more words. */
function tellAsked(say: Telling, { worn }: Dressed): void {
  const { brief, speaker, texts } = say;
  for (const mention of brief.wants) {
    const [wished] = mention.colours.filter(isColourId);
    if (mention.garment !== undefined || !wished || !mention.firm) continue;
    const piece = worn.find((one) => isMeant(one.piece, mention))?.piece;
    if (!piece || mention.text.split(" ").some((word) => piece.words.has(word))) continue;
    const slots = { colour: speaker.colour(wished), piece: speaker.item(piece) };
    return say.add("asked", texts.reasons.asked, slots, 8);
  }
}

/** Told where there is hardly anything else to tell. */
const SELDOM = 3;

function tellSwap(say: Telling, { swap, demands }: Dressed): void {
  const { texts, speaker } = say;
  // Where a rule decides, the other piece need not meet it as well.
  if (!swap || demands.length > 0) return;
  // Two of a kind are told apart by their whole names.
  const worn = swap.for.kind === swap.take.kind ? speaker.full(swap.for) : speaker.item(swap.for);
  const slots = { take: speaker.full(swap.take), worn };
  say.add("swap", texts.reasons.swap, slots, SELDOM);
}
