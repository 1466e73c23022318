import type { MaterialId } from "../../wardrobe/materials.ts";
import type { Piece } from "./piece.ts";

/** How heavy a cloth hangs, −1 airy to 1 heavy; what is not here lies between. */
const WEIGHT: Readonly<Partial<Record<MaterialId, number>>> = {
  linen: -1,
  seersucker: -1,
  chiffon: -1,
  silk: -0.6,
  satin: -0.4,
  lace: -0.6,
  tulle: -0.6,
  crochet: -0.8,
  straw: -1,
  mesh: -0.6,
  viscose: -0.4,
  poplin: -0.3,
  chambray: -0.2,
  canvas: -0.2,
  wool: 0.7,
  tweed: 1,
  felt: 1,
  flannel: 0.7,
  fleece: 0.8,
  velvet: 0.6,
  corduroy: 0.8,
  leather: 0.5,
  suede: 0.5,
  shearling: 1,
  fur: 1,
  "faux-fur": 1,
  down: 1,
  "waxed-cotton": 0.6,
  merino: 0.3,
};

/** Cloth that one stain, one thorn or one wash spoils. */
const DELICATE: ReadonlySet<string> = new Set<MaterialId>([
  "silk",
  "satin",
  "velvet",
  "suede",
  "nubuck",
  "cashmere",
  "lace",
  "chiffon",
  "tulle",
  "sequin",
]);

export const isDelicate = ({ materials, kind }: Piece): boolean =>
  [...materials].some((id) => DELICATE.has(id)) ||
  (materials.size === 0 && kind.usually !== undefined && DELICATE.has(kind.usually));

/** −1 airy to 1 heavy, by cloth, and where that is not known by what its kind is usually made of. */
export function weightOf({ materials, kind }: Pick<Piece, "materials" | "kind">): number {
  const ids = materials.size > 0 ? [...materials] : kind.usually ? [kind.usually] : [];
  const known = ids.flatMap((id) => WEIGHT[id as MaterialId] ?? []);
  return known.length === 0 ? 0 : known.reduce((a, b) => a + b, 0) / known.length;
}
