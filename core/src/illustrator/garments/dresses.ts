import type { KindId } from "../../wardrobe/kinds.ts";
import { DRESS_CUTS as CUTS } from "./cut-variants.ts";
import { drawDress } from "./draw-dress.ts";
import { type DressCut, dressAsSeen } from "./dress-cuts.ts";
import type { Drawing, Parts } from "./garment.ts";

const drawn = (pattern: DressCut, colour: string, tag: Partial<Drawing>): Drawing => ({
  slot: "base",
  whole: true,
  pockets: Boolean(pattern.legs && pattern.legs.to > 0.2),
  colour,
  ...tag,
  sleeve: pattern.sleeve ?? 0,
  draw: (fitting) => drawDress(fitting, pattern),
  recut: (seen) => drawn(dressAsSeen(pattern, seen), colour, tag),
});

const dress = (cut: keyof typeof CUTS, colour: string, tag: Partial<Drawing> = {}): Drawing =>
  drawn(CUTS[cut], colour, tag);

/** Sold as one and worn as two. */
const two = (upper: KindId, lower: KindId): Parts => ({ parts: [upper, lower] });

export const DRESSES = {
  dress: dress("plain", "#58738c"),
  "shirt-dress": dress("shirt", "#6f8fae"),
  "wrap-dress": dress("wrap", "#2f6b5e"),
  "slip-dress": dress("slip", "#7d8f84", { material: "satin" }),
  sundress: dress("summer", "#e9c46a"),
  "shift-dress": dress("shift", "#b8573f"),
  "sheath-dress": dress("sheath", "#23242c"),
  "sweater-dress": dress("knit", "#8b6a5a", { material: "knit" }),
  "t-shirt-dress": dress("tee", "#8a8f98"),
  "maxi-dress": dress("maxi", "#b5654a"),
  "midi-dress": dress("midi", "#58738c"),
  "mini-dress": dress("mini", "#a44a5c"),
  "cocktail-dress": dress("cocktail", "#23242c"),
  "evening-gown": dress("gown", "#2b3a67"),
  "ball-gown": dress("ball", "#6a5a9a"),
  "wedding-dress": dress("ball", "#fbf8f2", { material: "lace" }),
  "bridesmaid-dress": dress("gown", "#a8b8a0"),
  "pinafore-dress": dress("pinafore", "#4a5a3f"),
  "tea-dress": dress("midi", "#3f5f7a", { pattern: "floral" }),
  "prairie-dress": dress("prairie", "#d8c4b0", { pattern: "floral" }),
  "maternity-dress": dress("maternity", "#7a8fa0"),
  jumpsuit: dress("jumpsuit", "#3b4a3f"),
  playsuit: dress("romper", "#d98a6a"),
  romper: dress("romper", "#8fb0a8"),
  dungarees: dress("dungarees", "#4a6a96", { material: "denim", slot: "mid" }),
  overalls: dress("dungarees", "#4f5a6a", { slot: "mid" }),
  boilersuit: dress("boiler", "#5b6472"),
  suit: two("suit-jacket", "suit-trousers"),
  "trouser-suit": two("blazer", "tailored-trousers"),
  tuxedo: two("dinner-jacket", "dinner-trousers"),
  "morning-suit": two("tailcoat", "suit-trousers"),
  tracksuit: two("track-jacket", "tracksuit-bottoms"),
  onesie: dress("onesie", "#b8a8c4", { material: "fleece" }),
  pyjamas: two("long-sleeve-tee", "pyjama-bottoms"),
  nightdress: dress("night", "#e6d4dc"),
  sari: dress("sari", "#b23a5a"),
  "salwar-kameez": two("kurta", "harem-trousers"),
  lehenga: two("crop-top", "maxi-skirt"),
  sherwani: dress("sherwani", "#c9b184", { whole: false, slot: "base" }),
  abaya: dress("robe", "#1f1f25"),
  jilbab: dress("robe", "#4a4152"),
  kaftan: dress("kaftan", "#3f8f9a", { pattern: "print" }),
  thobe: dress("thobe", "#f8f7f3"),
  cheongsam: dress("cheongsam", "#b02a38", { pattern: "floral", material: "satin" }),
  "ao-dai": dress("aoDai", "#7aa8c4", { material: "satin" }),
  hanbok: dress("hanbok", "#d87a8c"),
  kimono: dress("kimono", "#3f4f7a", { pattern: "floral" }),
  yukata: dress("kimono", "#2f4a7a", { pattern: "stripes" }),
  dirndl: dress("dirndl", "#4a6a4a"),
  "flamenco-dress": dress("flamenco", "#c02a34", { pattern: "dots" }),
  uniform: two("shirt", "suit-trousers"),
  "school-uniform": two("v-neck-sweater", "suit-trousers"),
  scrubs: two("scrub-top", "scrub-trousers"),
  "ski-suit": two("ski-jacket", "ski-trousers"),
  "bee-suit": dress("boiler", "#f2efe2"),
  "race-suit": dress("boiler", "#26272d"),
  wetsuit: dress("wetsuit", "#2a2d36"),
  leotard: dress("swimsuit", "#5a3f6a"),
  swimsuit: dress("swimsuit", "#2a5f7d"),
  bikini: two("bandeau-top", "swim-briefs"),
  burkini: dress("burkini", "#2a4f6d", { whole: false }),
} satisfies Partial<Record<KindId, Drawing | Parts>>;
