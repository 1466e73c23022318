import type { KindId } from "../../wardrobe/kinds.ts";
import { drawLayer } from "./draw-layer.ts";
import type { Drawing } from "./garment.ts";
import { type LayerCut, layerAsSeen } from "./layer-cut.ts";
import { LAYER_CUTS as CUTS } from "./cut-variants.ts";

const drawn = (pattern: LayerCut, colour: string, tag: Partial<Drawing>): Drawing => ({
  slot: "outer",
  opens: true,
  pockets: pattern.sleeve > 0.8,
  colour,
  ...tag,
  sleeve: pattern.sleeve,
  draw: (fitting) => drawLayer(fitting, pattern),
  recut: (seen) => drawn(layerAsSeen(pattern, seen), colour, tag),
});

const layer = (cut: keyof typeof CUTS, colour: string, tag: Partial<Drawing> = {}): Drawing =>
  drawn(CUTS[cut], colour, tag);

const mid = (cut: keyof typeof CUTS, colour: string, tag: Partial<Drawing> = {}): Drawing =>
  layer(cut, colour, { slot: "mid", ...tag });

export const LAYERED = {
  cardigan: mid("cardigan", "#b08f6c", { material: "knit" }),
  "chunky-cardigan": mid("longCardigan", "#a99a89", { material: "knit" }),
  twinset: mid("cardigan", "#d8b4b0", { material: "knit" }),
  shrug: mid("shrug", "#c9b7a4", { material: "knit" }),
  bolero: mid("shrug", "#2b2730"),
  "zip-hoodie": mid("zipHoodie", "#5b6770"),
  "track-jacket": mid("trackJacket", "#2d4a7a"),
  fleece: mid("fleece", "#cdbfa5", { material: "fleece" }),
  waistcoat: mid("waistcoat", "#4a4d55"),
  "kimono-jacket": mid("robe", "#c7a98f", { pattern: "floral" }),
  "nehru-jacket": layer("nehru", "#3a4152"),
  overshirt: layer("overshirt", "#6b6a4c"),
  gilet: layer("gilet", "#3a4a3e", { material: "quilted" }),
  "puffer-vest": layer("gilet", "#2e3440", { material: "quilted" }),
  jacket: layer("harrington", "#4f5a52"),
  blazer: layer("blazer", "#2f3a4f"),
  "suit-jacket": layer("blazer", "#3c4049"),
  "sports-jacket": layer("blazer", "#8a7458", { pattern: "herringbone" }),
  "dinner-jacket": layer("dinner", "#1f2027"),
  tailcoat: layer("tailcoat", "#1b1c22"),
  coat: layer("overcoat", "#b08a5e"),
  overcoat: layer("overcoat", "#8a6f52"),
  "wool-coat": layer("overcoat", "#59606b"),
  "camel-coat": layer("overcoat", "#b98a56"),
  "pea-coat": layer("peaCoat", "#2c3448"),
  "duffle-coat": layer("duffle", "#7a5a3a"),
  "trench-coat": layer("trench", "#c9ab7c"),
  raincoat: layer("raincoat", "#e2b23a"),
  poncho: layer("cape", "#a8704a", { pockets: false, pattern: "stripes" }),
  "rain-poncho": layer("rainPoncho", "#3f7fa8", { pockets: false }),
  cape: layer("cape", "#5b4a52", { pockets: false }),
  parka: layer("parka", "#5c6144"),
  "puffer-jacket": layer("puffer", "#2e3440", { material: "quilted" }),
  "puffer-coat": layer("longPuffer", "#2e3440", { material: "quilted" }),
  "ski-jacket": layer("parka", "#2f7fb0"),
  softshell: layer("windbreaker", "#3a4552"),
  windbreaker: layer("windbreaker", "#3f7f8c"),
  anorak: layer("windbreaker", "#c46a35"),
  "denim-jacket": layer("denim", "#5b7ca3", { material: "denim" }),
  "leather-jacket": layer("bomber", "#26242a", { material: "leather" }),
  "biker-jacket": layer("biker", "#26242a", { material: "leather" }),
  "suede-jacket": layer("bomber", "#9a6a45", { material: "leather" }),
  "bomber-jacket": layer("bomber", "#4a5340"),
  "varsity-jacket": layer("bomber", "#6e2233", { pattern: "colourblock" }),
  "field-jacket": layer("overshirt", "#5f6242"),
  "utility-jacket": layer("overshirt", "#3f5a8a"),
  "waxed-jacket": layer("waxed", "#4a4a32"),
  "quilted-jacket": layer("quiltedJacket", "#4b4f3a", { material: "quilted" }),
  "harrington-jacket": layer("harrington", "#c2a878"),
  "corduroy-jacket": layer("denim", "#8a6238", { material: "corduroy" }),
  "shearling-coat": layer("shearling", "#8a6040", { material: "fleece" }),
  "faux-fur-coat": layer("shearling", "#7a6558", { material: "fleece" }),
  "teddy-coat": layer("teddy", "#c39a6b", { material: "fleece" }),
  "shawl-coat": layer("shawlCoat", "#a8927c"),
  "evening-coat": layer("overcoat", "#22222a", { material: "satin" }),
  bathrobe: layer("bathrobe", "#e9e4da"),
  "bee-jacket": layer("windbreaker", "#f2efe2"),
  "lab-coat": layer("labCoat", "#fafafa"),
  "cover-up": mid("robe", "#e6d3b8"),
} satisfies Partial<Record<KindId, Drawing>>;
