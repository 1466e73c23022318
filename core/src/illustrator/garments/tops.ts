import type { KindId } from "../../wardrobe/kinds.ts";
import { drawTop } from "./draw-top.ts";
import type { Drawing } from "./garment.ts";
import { type TopCut, topAsSeen } from "./top-cut.ts";
import { TOP_CUTS as CUTS } from "./cut-variants.ts";

const drawn = (pattern: TopCut, colour: string, tag: Partial<Drawing>): Drawing => ({
  slot: "base",
  colour,
  ...tag,
  sleeve: pattern.sleeve ?? 0,
  draw: (fitting) => drawTop(fitting, pattern),
  recut: (seen) => drawn(topAsSeen(pattern, seen), colour, tag),
});

function top(cut: keyof typeof CUTS, colour: string, tag: Partial<Drawing> = {}): Drawing {
  const pattern: TopCut = CUTS[cut];
  const under = pattern.sleeve === undefined || cut === "tee" || cut === "longSleeve";
  return drawn(pattern, colour, { under, ...tag });
}

const knit = (cut: keyof typeof CUTS, colour: string, tag: Partial<Drawing> = {}): Drawing =>
  top(cut, colour, { slot: "mid", material: "knit", ...tag });

export const TOPS = {
  top: top("tee", "#f4f1ea"),
  tee: top("tee", "#f4f1ea"),
  "short-sleeve-top": top("tee", "#e6ded0"),
  "long-sleeve-tee": top("longSleeve", "#e9e4d8"),
  "sleeveless-top": top("tank", "#e3d8c8"),
  "tank-top": top("tank", "#efe9df"),
  camisole: top("cami", "#d9c3b0"),
  "crop-top": top("crop", "#e8dfd2"),
  "halter-top": top("halter", "#c4553f"),
  "bandeau-top": top("bandeau", "#d8644a"),
  bodysuit: top("tank", "#2b2e38", { under: true }),
  "polo-shirt": top("polo", "#2f5d50"),
  "rugby-shirt": top("longPolo", "#2f4a6b", { pattern: "stripes" }),
  henley: top("henley", "#d9d0bf"),
  "breton-top": top("longSleeve", "#f4f1ea", { pattern: "stripes" }),
  "football-shirt": top("jersey", "#2f6db0"),
  "running-top": top("jersey", "#4f9aa8"),
  "cycling-jersey": top("zipJersey", "#d9533f"),
  "base-layer": top("longSleeve", "#4a505c"),
  "rash-guard": top("longSleeve", "#2f7f9d"),
  shirt: top("shirt", "#f7f6f2"),
  "dress-shirt": top("shirt", "#f7f6f2"),
  "oxford-shirt": top("shirt", "#cfdff0"),
  "flannel-shirt": top("shirt", "#8c3f38", { pattern: "check" }),
  "denim-shirt": top("shirt", "#6f8fb5", { material: "denim" }),
  "linen-shirt": top("shirt", "#ece5d6"),
  "short-sleeve-shirt": top("campShirt", "#e7efe9"),
  "hawaiian-shirt": top("campShirt", "#4f9a8f", { pattern: "tropical" }),
  guayabera: top("campShirt", "#f2eee4"),
  "tuxedo-shirt": top("shirt", "#fafaf8"),
  blouse: top("blouse", "#f3e7dc"),
  "peplum-top": top("peplum", "#b0506a"),
  "peasant-blouse": top("blouse", "#f4efe2", { pattern: "print" }),
  tunic: top("tunic", "#e6d9c3"),
  kurta: top("kurta", "#d9a441"),
  dashiki: top("dashiki", "#c4703a", { pattern: "print" }),
  "nursing-top": top("vneckTee", "#a8b8c4"),
  corset: top("bandeau", "#3a2a36"),
  "sports-bra": top("sportsTop", "#3b4a5a"),
  turtleneck: top("rollneck", "#33343a", { material: "knit" }),
  "scrub-top": top("vneckTee", "#4f8f9a"),
  "chef-jacket": top("chef", "#fafaf7"),
  sweater: knit("knit", "#8d7a66"),
  "turtleneck-sweater": knit("rollneck", "#cabfae"),
  "v-neck-sweater": knit("vneckKnit", "#5a6b5b"),
  "crew-neck-sweater": knit("knit", "#6b7a8c"),
  "aran-sweater": knit("knit", "#efe7d5"),
  "fair-isle-sweater": knit("knit", "#7a3b3f", { pattern: "fairisle" }),
  "christmas-sweater": knit("knit", "#b02a30", { pattern: "fairisle" }),
  "sweater-vest": knit("knitVest", "#6d5a45"),
  "quarter-zip": top("quarterZip", "#3d4b5c", { slot: "mid" }),
  hoodie: top("hoodie", "#7c8a84", { slot: "mid", pockets: true }),
  sweatshirt: top("sweatshirt", "#b7b2a8", { slot: "mid" }),
  undershirt: top("tee", "#f7f6f2"),
  vest: top("tank", "#f4f3ee"),
  bra: top("sportsTop", "#e3cfc4"),
  "nursing-bra": top("sportsTop", "#d9c8c0"),
  shapewear: top("cami", "#d8b89c"),
} satisfies Partial<Record<KindId, Drawing>>;
