import type { Piece } from "./index.ts";
import type { MaterialId } from "../wardrobe/materials.ts";
import type { Cloth, Material } from "./cloth/cloth.ts";
import { difference, lightness, shade } from "./cloth/colour.ts";
import { choose } from "./figure/people.ts";
import { MATERIAL_LOOKS, PATTERN_LOOKS } from "./cloth/looks.ts";
import { drawingsOf, kindFor } from "./garments/catalogue.ts";
import type { Kind, Worn } from "./garments/garment.ts";
import { rank } from "./garments/garment.ts";
import { untold } from "./garments/seen-cut.ts";
import { type KindId, kindOf } from "../wardrobe/kinds.ts";
import { describe } from "./words/phrase.ts";

const HEX = /^#[0-9a-f]{6}$/i;
/** What may stand in an SVG's `href` and be nothing but a picture, in the formats that librsvg reads. */
const PICTURE = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/;

export const cartoonOf = (piece: Piece): string | undefined =>
  piece.cartoon && PICTURE.test(piece.cartoon) ? piece.cartoon : undefined;

const lookOf = (material: MaterialId | undefined): Material | undefined =>
  material && MATERIAL_LOOKS[material];

/** What is known of a piece's cloth stands above what its owner typed. */
function clothOf({ material, pattern, details = {}, name, tags = [], kind }: Piece) {
  const said = describe(kind ? "" : (name ?? ""));
  const tagged = describe(tags.join(" "));
  const known = pattern ?? details.pattern;
  // "plain" is what a photo shows where it shows no pattern; a name may know better.
  const shown = known && known !== "plain" ? known : (said.pattern ?? tagged.pattern);
  return {
    said,
    material: lookOf(material ?? said.material),
    pattern: shown && PATTERN_LOOKS[shown],
  };
}

/** The kind in the cut that is known of this one of its kind. */
function asSeen(kind: Kind, details: Piece["details"]): Kind {
  const recut = details && kind.recut?.(untold(kind.id, details));
  return recut ? { ...kind, ...recut } : kind;
}

/** A piece as garments to draw: its kind decides, then its name, its category, its slot. A suit becomes two. */
export function garmentsOf(piece: Piece, index: number): Worn[] {
  const of = clothOf(piece);
  const { said } = of;
  const id = piece.kind ?? said.kind ?? kindFor(piece.category?.toLowerCase(), piece.slot);
  const drawings = drawingsOf(id);
  // what was seen of a suit is true of neither part
  const details = drawings.length === 1 ? piece.details : undefined;
  return drawings.map((drawing) => {
    const kind = asSeen(drawing, details);
    const pattern = of.pattern ?? kind.pattern ?? "solid";
    const material = of.material ?? kind.material ?? "plain";
    const given = piece.colours.filter((colour) => HEX.test(colour));
    const [colour, ...others] = given.length
      ? given
      : said.colours.length
        ? said.colours
        : [kind.colour];
    const cloth: Cloth = {
      colour: colour!.toLowerCase(),
      accent: accentOf(colour!, [...others, ...said.colours]),
      pattern,
      material,
      edged: false,
      print: pattern === "solid" ? undefined : cartoonOf(piece),
    };
    return { kind, cloth, piece: index };
  });
}

/** The pattern's second colour: one that is told apart from the ground, else a shade of it. */
function accentOf(colour: string, others: readonly string[]): string {
  const other = others.find((o) => difference(o, colour) > 0.12);
  if (other) return other.toLowerCase();
  return shade(colour, lightness(colour) < 0.55 ? 0.3 : -0.3);
}

/** Dresses an outfit: one garment a place, layers in order, quiet legs and shoes where none are named. */
export function assemble(pieces: readonly Piece[], seed: number): Worn[] {
  const worn: Worn[] = [];
  pieces
    .slice(0, 16)
    .flatMap(garmentsOf)
    .forEach((garment) => place(worn, garment));
  return edged(
    [...worn, ...missing(worn, seed)].sort((a, b) => rank(a.kind.slot) - rank(b.kind.slot)),
  );
}

/** A second garment in a taken place moves one layer out where it can, else it stays in the wardrobe. */
function place(worn: Worn[], garment: Worn): void {
  const { kind } = garment;
  const holder = worn.find((w) => w.kind.slot === kind.slot);
  const free = (slot: Kind["slot"]): boolean => worn.every((w) => w.kind.slot !== slot);
  if (worn.some((w) => w.kind.id === kind.id)) return;
  if (kind.slot === "accessory" || !holder) worn.push(garment);
  else if (kind.slot === "base" && free("mid") && !kind.whole && !holder.kind.whole) {
    const inner = kind.under && !holder.kind.under;
    if (inner)
      worn.splice(worn.indexOf(holder), 1, garment, { ...holder, kind: asLayer(holder.kind) });
    else worn.push({ ...garment, kind: asLayer(kind) });
  } else if (kind.slot === "mid" && free("outer"))
    worn.push({ ...garment, kind: { ...kind, slot: "outer" } });
  else if (kind.slot === "outer" && free("mid"))
    worn.push({ ...garment, kind: { ...kind, slot: "mid" } });
}

/** A shirt over a tee is worn open. */
function asLayer(kind: Kind): Kind {
  const { neckline, closure } = kindOf(kind.id);
  const buttoned = neckline === "collar" || closure === "buttons";
  const open = buttoned ? drawingsOf("overshirt")[0]! : kind;
  return { ...kind, slot: "mid", draw: open.draw, sleeve: open.sleeve };
}

const QUIET_LEGS = ["#4a5262", "#8b8577", "#39404c"] as const;
const QUIET_FEET = ["#f1efe9", "#5b4637", "#34353b"] as const;

function missing(worn: readonly Worn[], seed: number): Worn[] {
  const has = (slot: Kind["slot"]): boolean => worn.some(({ kind }) => kind.slot === slot);
  const whole = worn.some(({ kind }) => kind.whole);
  const extra: Worn[] = [];
  const add = (kind: KindId, colour: string): void => {
    extra.push(...garmentsOf({ kind, colours: [colour] }, -1));
  };
  const swims = worn.some(({ kind }) => kindOf(kind.id).area === "swim");
  const upper = worn.filter(({ kind }) => ["base", "mid", "outer"].includes(kind.slot));
  if (upper.every(({ kind }) => kind.opens)) add("tee", "#f1eee6");
  if (!has("legs") && !whole) add("chinos", quiet(QUIET_LEGS, worn, seed));
  if (!has("feet") && !swims)
    add(whole ? "ballet-flats" : "sneakers", quiet(QUIET_FEET, worn, seed));
  return extra;
}

const quiet = (colours: readonly string[], worn: readonly Worn[], seed: number): string => {
  const free = colours.filter((c) => worn.every(({ cloth }) => difference(cloth.colour, c) > 0.12));
  return choose(free.length ? free : colours, seed, 21);
};

/** White cloth on the white page and dark on dark: an outline where two neighbours would melt together. */
function edged(worn: readonly Worn[]): Worn[] {
  return worn.map((garment) => {
    const near = worn.some(
      (other) => other !== garment && difference(other.cloth.colour, garment.cloth.colour) < 0.11,
    );
    const pale = lightness(garment.cloth.colour) > 0.89;
    return { ...garment, cloth: { ...garment.cloth, edged: near || pale } };
  });
}
