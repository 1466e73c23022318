import { baresLegs, isA, isKindId, kindOf, MADE_BY_DETAIL } from "../../wardrobe/kinds.ts";
import { isMaterial, materialAndWider, MATERIALS } from "../../wardrobe/materials.ts";
import { isColourId, isCalled } from "../../wardrobe/colours.ts";
import { type Brief, isOfPiece, type LeftAside, type Mention } from "../understand/brief.ts";
import { suitsAtAllCosts } from "./at-all-costs.ts";
import { isBarred } from "./bars.ts";
import { isBright, isNeutral } from "./colour.ts";
import { fitFeels, sleevesOfKind } from "./piece-traits.ts";
import type { Piece } from "./piece.ts";
import { breaks } from "./requirements.ts";

/** What garments of a kind are usually made of, for allergies, where the closet does not say. */
const isLikely = ({ kind, materials }: Piece, id: string): boolean =>
  materials.size === 0 &&
  kind.usually !== undefined &&
  (materialAndWider(kind.usually) as readonly string[]).includes(id);

/** True where the piece is one of those a person means: "the yellow raincoat", "wool", "anything blue". */
export function isMeant(piece: Piece, mention: Mention, strict = false): boolean {
  const { garment, colours, moods, materials, patterns, features } = mention;
  if (mention.only) return mention.only.has(piece.id);
  if (mention.spares?.has(piece.id)) return false;
  if (mention.besides && isMeant(piece, mention.besides)) return false;
  const likely = (id: string): boolean => mention.allergy && isLikely(piece, id);
  return (
    (garment === undefined || isKind(piece, mention)) &&
    (colours.length === 0 || colours.some((id) => hasColour(piece, id, strict))) &&
    (moods.length === 0 || moods.some((mood) => hasMood(piece, mood))) &&
    (materials.length === 0 || materials.some((id) => piece.materials.has(id) || likely(id))) &&
    (patterns.length === 0 ||
      patterns.some((id) =>
        id === "patterned" ? piece.patterns.size > 0 : piece.patterns.has(id),
      )) &&
    features.every((feature) => hasFeature(piece, feature))
  );
}

/** Jacket and trousers hang apart in most closets; whoever says "the suit" means both. */
export const HALVES_OF_SUIT = ["suit-jacket", "suit-trousers"] as const;

const isSuit = (garment: string | undefined): boolean =>
  garment !== undefined && isKindId(garment) && kindOf(garment).is.has("suit");

/** Whoever says "the uniform" means all that is called after one. */
export const isUniform = ({ garment }: Mention): boolean =>
  garment !== undefined && isKindId(garment) && kindOf(garment).is.has("uniform");

/** Whoever says "long coat" means a coat that is long, of whatever cloth, and no other. */
const isLongCoat = (garment: string | undefined, text: string): boolean =>
  garment === "overcoat" && text.includes(" ");

/** Whoever is asked to bring a headscarf takes the light scarf that they have. */
const coversHair = (piece: Piece): boolean =>
  isA(piece.kind, "scarf") && !THICK.some((id) => piece.materials.has(id));
const THICK = ["wool", "knit", "cashmere", "fleece", "fur", "faux-fur"] as const;

function isKind(piece: Piece, mention: Mention): boolean {
  const { garment, text } = mention;
  if (garment === "heels") return piece.qualities.has("heeled");
  if (isA(piece.kind, garment) || isMadeByDetail(piece, garment)) return true;
  if (isSuit(garment) && HALVES_OF_SUIT.some((half) => isA(piece.kind, half))) return true;
  if (isUniform(mention) && piece.said.has("uniform")) return true;
  if (isLongCoat(garment, text) && piece.kind.area === "outer")
    return piece.qualities.has("trailing");
  if (garment === "headscarf" && coversHair(piece)) return true;
  const last = text.split(" ").at(-1) ?? "";
  return (
    last.length > 3 &&
    piece.words.has(last) &&
    isKindId(garment!) &&
    kindOf(garment!).slots[0] === piece.kind.slots[0]
  );
}

/** A shirt of linen is a linen shirt, whatever it is called. */
function isMadeByDetail(piece: Piece, garment: string | undefined): boolean {
  const narrow = MADE_BY_DETAIL.find(({ id }) => id === garment);
  if (!narrow || !isA(piece.kind, narrow.wider)) return false;
  return narrow.by === "material"
    ? piece.materials.has(narrow.material!)
    : piece.sleeves === sleevesOfKind(narrow);
}

/** Refused colours count wherever they show; wished ones only where they are the garment's main colour. */
function hasColour(piece: Piece, id: string, strict: boolean): boolean {
  const colours = strict ? piece.colours.slice(0, 1) : piece.colours;
  return (
    colours.some((colour) => isColourId(id) && isCalled(colour.name.id, id)) ||
    (piece.kind.material === "denim" &&
      id === "blue" &&
      (piece.colours.length === 0 || piece.colours[0]!.name.family === "blue"))
  );
}

function hasMood(piece: Piece, mood: string): boolean {
  const colour = piece.colours[0];
  if (!colour) return false;
  if (mood === "bright" || mood === "colourful") return isBright(colour);
  if (mood === "dark") return colour.l < 0.42;
  if (mood === "neutral") return isNeutral(colour);
  return colour.l > 0.78 && colour.c > 0.02 && colour.c < 0.12;
}

function hasFeature(piece: Piece, feature: string): boolean {
  if (feature === "tight" || feature === "loose")
    return fitFeels(piece.kind, feature) || (feature === "tight" && piece.words.has("skinny"));
  if (feature === "sleeves") return piece.sleeves === "long" || piece.sleeves === "short";
  if (feature === "long-sleeves") return piece.sleeves === "long";
  if (feature === "short-sleeves") return piece.sleeves === "short";
  if (feature === "sleeveless") return piece.sleeves === "none" && piece.kind.slots[0] === "base";
  if (feature === "bare-legs") return baresLegs(piece.kind);
  if (feature === "hood") return piece.kind.hood === true || piece.words.has("hooded");
  if (feature === "itchy") return piece.materials.has("wool") && !piece.materials.has("cashmere");
  return false;
}

export const isAnimal = (piece: Piece): boolean =>
  [...piece.materials].some((id) => isMaterial(id) && MATERIALS[id].animal);

/**
 * True where a piece must not be worn, whatever else speaks for it. A wish for one garment by name ("must use the hoodie")
 * stands above a refused material or colour, never above a refusal of the garment itself.
 */
export function isForbidden(piece: Piece, brief: Brief): boolean {
  const refused = brief.avoids.filter(
    (mention) =>
      !isDisliked(mention, brief) &&
      isMeant(piece, mention) &&
      !isExceptedByName(piece, mention, brief),
  );
  const wished = brief.wants.filter(
    (mention) => isOfPiece(mention) && mention.firm && isMeant(piece, mention),
  );
  const isExcepted = (mention: Mention): boolean =>
    wished.some((wish) => isNarrower(wish, mention));
  if (refused.some((one) => one.allergy || (isOfPiece(one) && !isExcepted(one)))) return true;
  if (wished.length > 0) return false;
  return (
    refused.length > 0 ||
    (brief.vegan && isAnimal(piece)) ||
    (isBarred(piece, brief) && !suitsAtAllCosts(piece, brief, "bar")) ||
    (brief.requirements.some((one) => breaks(piece, one)) && !suitsAtAllCosts(piece, brief, "rule"))
  );
}

/** "Anything but black. Well, the black boots may": asked for in the very colour that is not wanted otherwise. */
const isExceptedByName = (piece: Piece, refused: Mention, { wants }: Brief): boolean =>
  !isOfPiece(refused) &&
  refused.colours.length > 0 &&
  wants.some(
    (one) =>
      isOfPiece(one) &&
      refused.colours.every((id) => one.colours.includes(id)) &&
      isMeant(piece, one),
  );

/** "Every top is in the wash except the blue jumper": of two names for one piece, the one that says more of it. */
function isNarrower(one: Mention, other: Mention): boolean {
  if (other.only !== undefined || qualitiesOf(other) > 0) return false;
  if (one.only !== undefined || qualitiesOf(one) > 0) return true;
  const [kind, wider] = [one.garment, other.garment];
  return kind !== wider && kind !== undefined && isKindId(kind) && isA(kindOf(kind), wider);
}

const qualitiesOf = ({ colours, moods, materials, patterns, features }: Mention): number =>
  [colours, moods, materials, patterns, features].reduce((sum, list) => sum + list.length, 0);

/** Complained of, or spoken of in a way that was not understood: it stays out as long as anything else will do. */
function isDisliked({ text, allergy }: Mention, { leftAside }: Brief): boolean {
  const said = leftAside.filter((one) => one.mention.text === text);
  const isMild = ({ why }: LeftAside): boolean => why === "disliked" || why === "unsure";
  return !allergy && said.length > 0 && said.every(isMild);
}

export const isComplainedOf = (piece: Piece, brief: Brief): boolean =>
  brief.avoids.some((mention) => isDisliked(mention, brief) && isMeant(piece, mention));

/** Sober occasions leave loud colours at home. */
export function isTooLoud(piece: Piece, brief: Brief): boolean {
  if (!brief.traits.has("sober")) return false;
  const loud = new Set(["red", "orange", "pink", "yellow", "green", "purple"]);
  return (
    piece.colours.some(
      (colour) => isBright(colour) || (loud.has(colour.name.family) && colour.l > 0.35),
    ) || [...piece.patterns].some((pattern) => pattern !== "striped" && pattern !== "pinstriped")
  );
}

export const areApart = (a: Piece, b: Piece, brief: Brief): boolean =>
  brief.apart.some(
    ([left, right]) =>
      (isMeant(a, left) && isMeant(b, right)) || (isMeant(b, left) && isMeant(a, right)),
  );
