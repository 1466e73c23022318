import { isCalled, isColourId } from "../../wardrobe/colours.ts";
import { isTailoredJacket } from "../../wardrobe/kinds.ts";
import type { Brief } from "../understand/brief.ts";
import { type Colour, HARMONY_SCORE, harmonyOf, isBright, isNeutral } from "./colour.ts";
import { isNoCoat, type Needs } from "./needs.ts";
import { cloOf, pieceAt, type Worn } from "./outfit.ts";
import type { Piece } from "./piece.ts";
import { addSoleTop, addSpareLayer } from "./suiting.ts";
import { fitOf } from "./use-features.ts";
import type { Add } from "./weights.ts";

/** What an outfit is as a whole: covered, warm enough, layered in order, and how its colours sit together. */
export function outfitFeatures(worn: readonly Worn[], brief: Brief, needs: Needs, add: Add): void {
  coverFeatures(worn, brief, add);
  layerFeatures(worn, brief, needs, add);
  wishedColour(worn, brief, add);
  const places = new Set(worn.map(({ slot }) => slot));
  const adorning = lookFeatures(worn, add);
  if (worn.length - adorning > places.size - Math.min(adorning, 1))
    add("crowded", worn.length - adorning - (places.size - Math.min(adorning, 1)));
}

/** What there is to look at, whatever it is worn for: how the colours sit together, and small things. @returns how many of those */
export function lookFeatures(worn: readonly Worn[], add: Add): number {
  paletteFeatures(worn, add);
  let adorning = 0;
  for (const { slot } of worn) if (slot === "accessory") adorning++;
  add("adornment", Math.min(adorning, 2));
  if (adorning > 3) add("adornment-many", adorning - 3);
  return adorning;
}

export function coverFeatures(worn: readonly Worn[], brief: Brief, add: Add): void {
  const base = pieceAt(worn, "base");
  const legs = pieceAt(worn, "legs");
  if (!base) add("no-top", 1);
  if (!legs && !base?.kind.whole) add("no-legs", 1);
  if (legs && base?.kind.whole) add("doubled-legs", 1);
  if (!pieceAt(worn, "feet") && !brief.traits.has("home")) add("no-shoes", 1);
}

/** From this felt temperature on a thick layer under a winter coat is carried more than worn, °C. */
const CARRIED_FROM = 14;

/** The same where the cold is but one of two places, °C: below, only a coat will do. */
const LAYER_FROM = 6;

/** Two layers where neither is needed are no choice of anybody's. */
const NEITHER = 1.6;

/** Nobody sits at home in a coat. */
const AT_HOME = 2;

/** A thick layer without a coat over it is no coat, but far better than none. */
const WITHOUT_A_COAT = 0.6;

/** From this felt temperature down a light jacket is no coat, °C. */
const REAL_COLD = 5;

export function layerFeatures(worn: readonly Worn[], brief: Brief, needs: Needs, add: Add): void {
  const base = pieceAt(worn, "base");
  const mid = pieceAt(worn, "mid");
  const outer = pieceAt(worn, "outer");
  const layered = needs.mostOn === null ? CARRIED_FROM : LAYER_FROM;
  const coat = outer ?? ((needs.feelsC ?? layered) >= layered && !needs.rain ? mid : undefined);
  const urgency = Math.min(1, Math.max(0.4, 2 * sharpness(needs)));
  const jacket = jacketIn(mid) ?? jacketIn(outer);
  const isDressedUp = jacket !== undefined && callsForJacket(brief, needs);
  // Who is dressed up does not wear the jacket for the cold: where no layer is needed it is none too many.
  const counts = (need: Needs["outer"], layer: Piece | undefined): boolean =>
    need !== "no" || !isDressedUp || layer !== jacket;
  const over = needs.outer === "required" ? (outer ?? coat) : outer;
  if (counts(needs.outer, over)) addNeed(needs.outer, over, urgency, add);
  // Where neither is needed one is welcome, and the other too many.
  const isSpare = needs.mid === "welcome" && needs.outer === "welcome" && outer !== undefined;
  if (isSpare && mid) {
    addSpareLayer(fitOf(mid, brief) ?? 0, add);
    add("layer-idle", NEITHER);
  }
  if (counts(needs.mid, mid)) addNeed(isSpare && mid ? "no" : needs.mid, mid, urgency, add);
  if (needs.outer === "required" && !coat)
    add("no-coat", frost(needs) * sharpness(needs) * (mid && !needs.rain ? WITHOUT_A_COAT : 1));
  // A jacket that is worn under a coat keeps nobody warmer without one.
  const warmest = outer ?? mid;
  if (warmest && needs.outer === "required" && !brief.traits.has("active"))
    add(
      "thin-coat",
      Math.max(0, coatClo(needs) - warmest.clo) +
        (outer && isNoCoat(outer, needs) ? FAR_THINNER : 0),
    );
  orderFeatures(base, mid, outer, brief, needs, add);
  if (needs.rain || needs.snow) {
    if (outer?.waterproof) add("rain-shell", 1);
    else if (outer) add("rain-coat", 1);
  }
  if (outer && outer !== jacket && brief.traits.has("home")) add("layer-idle", AT_HOME);
  if (needs.windy && outer?.windproof) add("wind-shell", 1);
  if (brief.traits.has("deck") && outer?.windproof) add("wind-shell", 0.4);
  if (mid && (needs.feelsC ?? 0) >= CARRIED_FROM && mid.clo + (outer?.clo ?? 0) > 0.9)
    add("layer-idle", 1);
  if (isDressedUp) add("jacket-at-formal", 1);
  // A jacket is opened or hung over the chair: it makes nobody too warm.
  const spare = isDressedUp ? jacket.clo : 0;
  warmthFeatures(cloOf(worn), spare, needs, add);
  if (base && !mid && needs.mostOn === null && isSoleTop(base, brief)) {
    const fit = fitOf(base, brief);
    if (fit !== null && needs.mid !== "required") addSoleTop(fit, add);
  }
  if (needs.mostOn === null) return;
  // Two layers to carry: the one under the coat had better open in front.
  if (outer && mid?.qualities.has("over-head")) add("layer-idle", 2);
  const on = cloOf(worn.filter(({ slot }) => slot !== "outer" && slot !== "mid"));
  if (on > needs.mostOn) add("clo-above", on - needs.mostOn);
}

const jacketIn = (piece: Piece | undefined): Piece | undefined =>
  piece && isTailoredJacket(piece.kind) ? piece : undefined;

/** As dressed up as this one comes in a jacket, up to a felt temperature, °C. */
const DRESSED_UP = [
  { aim: 3.4, upTo: 29 },
  { aim: 2.9, upTo: 23 },
] as const;

const callsForJacket = ({ code, traits }: Brief, { feelsC }: Needs): boolean =>
  !traits.has("active") &&
  !traits.has("messy") &&
  DRESSED_UP.some(
    ({ aim, upTo }) => code[0] * 0.45 + code[1] * 0.55 >= aim && (feelsC ?? 20) <= upTo,
  );

/** How much a coat is missed: in the wet and in frost fully, on a cool day half. */
const sharpness = ({ feelsC, rain, snow }: Needs): number =>
  rain || snow ? 1 : Math.min(1, Math.max(0.15, (17 - (feelsC ?? 17)) / 14));

/** How many times as much a coat is missed in frost: each ten degrees below freezing as much again. */
const frost = ({ feelsC }: Needs): number => 1 + Math.max(0, -(feelsC ?? 0)) / 10;

/** What a coat for real cold insulates, clo: a wool coat at freezing, a padded one ten degrees below. */
const coatClo = ({ feelsC }: Needs): number =>
  feelsC === null || feelsC > REAL_COLD ? 0 : Math.min(0.8, 0.5 + (REAL_COLD - feelsC) * 0.02);

function addNeed(need: Needs["outer"], piece: Piece | undefined, urgency: number, add: Add): void {
  if (need === "required") add("layer-needed", piece ? urgency : -urgency / 2);
  else if (piece) add(need === "no" ? "layer-idle" : "layer", 1);
}

/** So many clo thinner than a coat counts what is none. */
const FAR_THINNER = 0.3;

/** Insulation from which a coat goes over a tailored jacket, clo: any other jacket goes under one in real cold only. */
const OVERCOAT = 0.5;

const isJacketOverJacket = (mid: Piece, outer: Piece, { feelsC }: Needs): boolean =>
  (outer.clo < OVERCOAT || !isTailoredJacket(mid.kind)) &&
  mid.sleeves !== "none" &&
  (feelsC ?? Infinity) > REAL_COLD;

/** Thin under thick, something under every knit and jacket, and no coat over a coat. */
function orderFeatures(
  base: Piece | undefined,
  mid: Piece | undefined,
  outer: Piece | undefined,
  { traits }: Brief,
  needs: Needs,
  add: Add,
): void {
  if (base?.kind.wantsUnder && !traits.has("messy")) add("layer-alone", mid ? 3 : 1.9);
  if (!mid) return;
  if (!base) add("layer-alone", 0.5);
  else if (mid.clo < base.clo - 0.02 && mid.sleeves !== "none") add("layer-order", 1);
  if (base && (mid.kind === base.kind || (isShirt(mid) === isShirt(base) && isShirt(mid))))
    add("layer-twin", 1);
  if (base && hasCollar(base) && mid.qualities.has("high-neck")) add("layer-twin", TWO_COLLARS);
  if (outer && mid.kind.slots[0] === "outer")
    add("layer-order", isJacketOverJacket(mid, outer, needs) ? 2.6 : 0.8);
}

/** A collar under a roll-neck has nowhere to go. */
const TWO_COLLARS = 2;

const hasCollar = (piece: Piece): boolean => isShirt(piece) || piece.kind.is.has("blouse");

/** Colours that come back in another piece, small ones and second colours included. */
function echoes(worn: readonly Worn[]): number {
  const seen = new Set<string>();
  const echoed = new Set<string>();
  for (const { piece } of worn) {
    for (const family of piece.hues) (seen.has(family) ? echoed : seen).add(family);
  }
  return echoed.size;
}

/** A jumper is worn on its own as well as over something; what opens in front or wants something under it is not. */
const isSoleTop = ({ slots: [slot], kind, qualities }: Piece, { traits }: Brief): boolean =>
  slot === "mid" && !qualities.has("opens-front") && (!kind.wantsUnder || traits.has("messy"));

const isShirt = ({ kind }: Piece): boolean => kind.is.has("shirt");

function warmthFeatures(clo: number, spare: number, needs: Needs, add: Add): void {
  const [low, high] = needs.clo;
  const share = needs.feelsC === null ? 0.25 : 1;
  // Indoors the coat comes off, so warmth above the band matters less than warmth below it.
  if (clo < low) add("clo-below", (low - clo) * share);
  else if (clo - spare > high)
    add("clo-above", (clo - spare - high) * share * (needs.indoors ? 0.3 : 1));
  else add("clo-off", Math.max(0, Math.abs(clo - needs.aim) - spare) * share);
}

/** What is seen of the large pieces: the first colour, and of a print the second. */
function mainColours(worn: readonly Worn[]): Colour[] {
  const colours: Colour[] = [];
  for (const { slot, piece } of worn) {
    if (slot === "feet" || slot === "head" || slot === "accessory") continue;
    const [first, second] = piece.colours;
    if (first) colours.push(first);
    if (second && piece.patterns.size > 0) colours.push(second);
  }
  return colours;
}

function paletteFeatures(worn: readonly Worn[], add: Add): void {
  const colours = mainColours(worn);
  if (colours.length === 0) return;
  const families = new Set<string>();
  const hues = new Set<string>();
  let [bright, neutral] = [0, 0];
  for (const colour of colours) {
    families.add(colour.name.family);
    if (isNeutral(colour)) neutral++;
    else hues.add(colour.name.family);
    if (isBright(colour)) bright++;
  }
  add("harmony", HARMONY_SCORE[harmonyOf(colours)]);
  add("bright-count", Math.max(0, bright - 1));
  add("hue-count", Math.max(0, hues.size - 2));
  if (families.size === 1 && colours.length > 1) add("monochrome", 1);
  add("echo", echoes(worn));
  add("neutrals", neutral / colours.length);
}

function wishedColour(worn: readonly Worn[], brief: Brief, add: Add): void {
  const colours = mainColours(worn);
  for (const { garment, only, colours: wished } of brief.wants)
    if (garment === undefined && !only && wished.length > 0)
      if (colours.some(({ name }) => wished.some((id) => isColourId(id) && isCalled(name.id, id))))
        add("colour-met", 1);
}
