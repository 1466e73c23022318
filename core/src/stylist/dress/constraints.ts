import { MATERIALS } from "../lexicon/index.ts";
import type { Brief, Mention } from "../understand/brief.ts";
import { isBright, isCalled, isNeutral } from "./colour.ts";
import { kindOf, type Piece } from "./piece.ts";

const ANIMAL = new Set(
  MATERIALS.filter((material) => material.animal).map((material) => material.id),
);
/** What garments of a kind are usually made of, for allergies, where the closet does not say. */
const LIKELY: Readonly<Record<string, readonly string[]>> = {
  wool: ["overcoat", "cardigan"],
  down: ["puffer"],
};

/** True where the piece is one of those a person means: "the yellow raincoat", "wool", "anything blue". */
export function isMeant(piece: Piece, mention: Mention, strict = false): boolean {
  const { garment, colours, moods, materials, patterns, features } = mention;
  if (mention.only) return mention.only.has(piece.id);
  const likely = (id: string): boolean =>
    mention.allergy && (LIKELY[id]?.includes(piece.kind.id) ?? false);
  return (
    (garment === undefined || isKind(piece, mention)) &&
    (colours.length === 0 || colours.some((id) => hasColour(piece, id, strict))) &&
    (moods.length === 0 || moods.some((mood) => hasMood(piece, mood))) &&
    (materials.length === 0 || materials.some((id) => piece.materials.has(id) || likely(id))) &&
    (patterns.length === 0 ||
      patterns.some((id) =>
        id === "patterned" ? piece.patterns.size > 0 : piece.patterns.has(id),
      )) &&
    (features.length === 0 || features.some((feature) => hasFeature(piece, feature)))
  );
}

function isKind(piece: Piece, { garment, text }: Mention): boolean {
  if (piece.kind.id === garment || piece.kind.is?.includes(garment!)) return true;
  // "coat" for people is anything worn over the rest; "jacket" is not a blazer's opposite.
  if (garment === "coat")
    return (
      piece.kind.slots[0] === "outer" &&
      !piece.kind.is?.includes("tailoring") &&
      !["jacket", "denim-jacket", "leather-jacket", "bomber", "windbreaker"].includes(piece.kind.id)
    );
  const last = text.split(" ").at(-1) ?? "";
  return (
    last.length > 3 && piece.words.has(last) && kindOf(garment!)?.slots[0] === piece.kind.slots[0]
  );
}

/** Refused colours count wherever they show; wished ones only where they are the garment's main colour. */
function hasColour(piece: Piece, id: string, strict: boolean): boolean {
  const colours = strict ? piece.colours.slice(0, 1) : piece.colours;
  return (
    colours.some((colour) => isCalled(colour.name, id)) ||
    (piece.kind.id === "jeans" &&
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
    return piece.kind.fit === feature || (feature === "tight" && piece.words.has("skinny"));
  if (feature === "sleeves") return piece.sleeves === "long" || piece.sleeves === "short";
  if (feature === "long-sleeves") return piece.sleeves === "long";
  if (feature === "short-sleeves") return piece.sleeves === "short";
  if (feature === "sleeveless") return piece.sleeves === "none" && piece.kind.slots[0] === "base";
  if (feature === "bare-legs") return piece.kind.legs === "short";
  if (feature === "hood") return piece.kind.id === "hoodie" || piece.words.has("hooded");
  if (feature === "itchy") return piece.materials.has("wool") && !piece.materials.has("cashmere");
  return false;
}

export const isAnimal = (piece: Piece): boolean =>
  [...piece.materials].some((material) => ANIMAL.has(material));

/**
 * True where a piece must not be worn, whatever else speaks for it. A wish for one garment by name ("must use the hoodie")
 * stands above a refused material or colour, never above a refusal of the garment itself.
 */
export function isForbidden(piece: Piece, brief: Brief): boolean {
  const refused = brief.avoids.filter((mention) => isMeant(piece, mention));
  if (refused.some((mention) => mention.garment !== undefined || mention.allergy)) return true;
  const wished = brief.wants.some(
    (mention) => mention.garment !== undefined && mention.firm && isMeant(piece, mention),
  );
  if (wished) return false;
  return refused.length > 0 || (brief.vegan && isAnimal(piece));
}

/** Sober occasions leave loud colours at home. */
export function isTooLoud(piece: Piece, brief: Brief): boolean {
  if (!brief.traits.has("sober")) return false;
  const loud = new Set(["red", "orange", "pink", "yellow", "green", "purple"]);
  return (
    piece.colours.some(
      (colour) => isBright(colour) || (loud.has(colour.name.family) && colour.l > 0.35),
    ) || [...piece.patterns].some((pattern) => pattern !== "stripes")
  );
}

export const areApart = (a: Piece, b: Piece, brief: Brief): boolean =>
  brief.apart.some(
    ([left, right]) =>
      (isMeant(a, left) && isMeant(b, right)) || (isMeant(b, left) && isMeant(a, right)),
  );
