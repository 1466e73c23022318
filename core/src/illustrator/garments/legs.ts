import type { KindId } from "../../wardrobe/kinds.ts";
import { LEG_CUTS as CUTS, SKIRT_CUTS as SKIRTS } from "./cut-variants.ts";
import { drawLegs } from "./draw-legs.ts";
import { drawSkirt } from "./draw-skirt.ts";
import type { Drawing } from "./garment.ts";
import { type LegCut, type SkirtCut, skirtTo } from "./leg-cuts.ts";
import { hemFor, LEG_HEMS } from "./seen-cut.ts";

const TIGHT = new Set<keyof typeof CUTS>(["leggings", "cycling", "briefs", "sportShorts"]);

const legsIn = (pattern: LegCut, colour: string, tag: Partial<Drawing>): Drawing => ({
  slot: "legs",
  colour,
  ...tag,
  draw: (fitting) => drawLegs(fitting, pattern),
  recut: ({ length }) =>
    legsIn({ ...pattern, to: hemFor(pattern.to, length, LEG_HEMS) }, colour, tag),
});

const legs = (cut: keyof typeof CUTS, colour: string, tag: Partial<Drawing> = {}): Drawing =>
  legsIn(CUTS[cut], colour, { pockets: !TIGHT.has(cut), ...tag });

const denim = (cut: keyof typeof CUTS, colour: string): Drawing =>
  legs(cut, colour, { material: "denim" });

const skirtIn = (pattern: SkirtCut, colour: string, tag: Partial<Drawing>): Drawing => ({
  slot: "legs",
  dressy: true,
  colour,
  ...tag,
  draw: (fitting) => drawSkirt(fitting, pattern),
  recut: ({ length }) => skirtIn(skirtTo(pattern, length), colour, tag),
});

const skirt = (cut: keyof typeof SKIRTS, colour: string, tag: Partial<Drawing> = {}): Drawing =>
  skirtIn(SKIRTS[cut], colour, tag);

export const LEGWEAR = {
  trousers: legs("chinos", "#8b8577"),
  "tailored-trousers": legs("tailored", "#3c4049", { dressy: true }),
  "suit-trousers": legs("tailored", "#3c4049", { dressy: true }),
  "dinner-trousers": legs("tailored", "#1f2027", { dressy: true }),
  chinos: legs("chinos", "#b49a74"),
  jeans: denim("jeans", "#3f5f8a"),
  "skinny-jeans": denim("slim", "#34507a"),
  "straight-jeans": denim("jeans", "#45669a"),
  "wide-leg-jeans": denim("wide", "#54749c"),
  "flared-jeans": denim("flared", "#3f5f8a"),
  "ripped-jeans": denim("slim", "#6f8fb5"),
  corduroys: legs("chinos", "#8a6238", { material: "corduroy" }),
  "linen-trousers": legs("linen", "#d8c7a8"),
  "wide-leg-trousers": legs("wide", "#46505f", { dressy: true }),
  "palazzo-trousers": legs("wide", "#8c4a5a", { dressy: true }),
  culottes: legs("culottes", "#5a4f4a", { dressy: true }),
  "cropped-trousers": legs("cropped", "#8b8f7a"),
  "cargo-trousers": legs("cargo", "#6a6b4b"),
  "leather-trousers": legs("slim", "#26242a", { material: "leather" }),
  "velvet-trousers": legs("tailored", "#5a2438"),
  joggers: legs("joggers", "#8a8f98"),
  "tracksuit-bottoms": legs("track", "#2d3644"),
  sweatpants: legs("joggers", "#b7b2a8"),
  leggings: legs("leggings", "#2b2e38"),
  jeggings: denim("leggings", "#34507a"),
  "yoga-pants": legs("leggings", "#5a4f6a"),
  "running-tights": legs("leggings", "#22262f"),
  "hiking-trousers": legs("cargo", "#7a6f55"),
  "waterproof-trousers": legs("track", "#3a4a52"),
  "ski-trousers": legs("track", "#2f3a55"),
  "snow-trousers": legs("track", "#4a5a7a"),
  breeches: legs("breeches", "#7a6a4a"),
  jodhpurs: legs("jodhpurs", "#d8ccb4"),
  "harem-trousers": legs("harem", "#a8603f"),
  "pyjama-bottoms": legs("linen", "#a8bcd4", { pattern: "stripes" }),
  "scrub-trousers": legs("linen", "#4f8f9a"),
  "work-trousers": legs("cargo", "#4a5262"),
  dhoti: skirt("lungi", "#f4f1e8", { dressy: false }),
  "thermal-leggings": legs("leggings", "#5f6470"),
  shorts: legs("shorts", "#c2a87f"),
  "bermuda-shorts": legs("bermuda", "#8f8b72"),
  "denim-shorts": denim("denimShorts", "#6f94bd"),
  "chino-shorts": legs("shorts", "#b49a74"),
  "cargo-shorts": legs("bermuda", "#6a6b4b"),
  "sports-shorts": legs("sportShorts", "#31343f"),
  "cycling-shorts": legs("cycling", "#2b2e38"),
  "swim-shorts": legs("swimShorts", "#2f8f9d"),
  lederhosen: legs("lederhosen", "#7a5230", { material: "leather" }),
  briefs: legs("briefs", "#e8e4dc"),
  boxers: legs("sportShorts", "#6f8fae", { pattern: "check" }),
  "swim-briefs": legs("briefs", "#d8644a"),
  "dry-bottoms": legs("linen", "#4a5262"),
  underwear: legs("briefs", "#f1eee6"),
  skirt: skirt("plain", "#6f5d78"),
  "mini-skirt": skirt("mini", "#7a3b3f"),
  "midi-skirt": skirt("midi", "#6f5d78"),
  "maxi-skirt": skirt("maxi", "#b5654a"),
  "pencil-skirt": skirt("pencil", "#34363f"),
  "pleated-skirt": skirt("pleated", "#5b7a6a"),
  "a-line-skirt": skirt("aLine", "#8c6a4a"),
  "denim-skirt": skirt("denimSkirt", "#4a6a96", { material: "denim" }),
  "leather-skirt": skirt("mini", "#2b2529", { material: "leather" }),
  "slip-skirt": skirt("slip", "#b9a184", { material: "satin" }),
  "tulle-skirt": skirt("tutu", "#e3b7c4"),
  skort: skirt("skort", "#f4f4f0"),
  kilt: skirt("kilt", "#7a2e33", { pattern: "check" }),
  sarong: skirt("sarong", "#e0a458"),
  lungi: skirt("lungi", "#4a6a9a", { pattern: "check" }),
  slip: skirt("petticoat", "#efe4da", { material: "satin" }),
} satisfies Partial<Record<KindId, Drawing>>;
