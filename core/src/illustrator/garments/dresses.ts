import { drawDress } from "./draw-dress.ts";
import type { DressCut } from "./dress-cuts.ts";
import { CUTS } from "./dress-cuts.ts";
import type { Kind } from "./garment.ts";

type Tag = Omit<Kind, "draw" | "slot" | "sleeve"> & { slot?: Kind["slot"] };

const dress = (cut: keyof typeof CUTS, tag: Tag): Kind => {
  const pattern: DressCut = CUTS[cut];
  return {
    slot: "base",
    whole: true,
    pockets: Boolean(pattern.legs && pattern.legs.to > 0.2),
    ...tag,
    sleeve: pattern.sleeve ?? 0,
    draw: (fitting) => drawDress(fitting, pattern),
  };
};

export const DRESSES: readonly Kind[] = [
  dress("midi", {
    name: "dress",
    words: [
      "midi dress",
      "day dress",
      "tea dress",
      "frock",
      "a-line dress",
      "swing dress",
      "skater dress",
      "dresses",
      "linen dress",
    ],
    colour: "#58738c",
  }),
  dress("summer", {
    name: "sundress",
    words: ["summer dress", "sun dress", "beach dress", "cotton dress"],
    colour: "#e9c46a",
  }),
  dress("mini", {
    name: "mini dress",
    words: [
      "short dress",
      "minidress",
      "shift dress",
      "party dress",
      "t-shirt dress",
      "smock dress",
      "tunic dress",
    ],
    colour: "#a44a5c",
  }),
  dress("wrap", { name: "wrap dress", colour: "#2f6b5e" }),
  dress("maxi", {
    name: "maxi dress",
    words: ["long dress", "boho dress", "tiered dress", "flowing dress", "floor-length dress"],
    colour: "#b5654a",
  }),
  dress("gown", {
    name: "evening gown",
    words: [
      "gown",
      "ball gown",
      "evening dress",
      "wedding dress",
      "prom dress",
      "formal dress",
      "black-tie dress",
    ],
    colour: "#2b3a67",
  }),
  dress("sheath", {
    name: "sheath dress",
    words: [
      "pencil dress",
      "cocktail dress",
      "little black dress",
      "lbd",
      "bodycon dress",
      "fitted dress",
      "work dress",
      "bodycon",
    ],
    colour: "#23242c",
  }),
  dress("slip", {
    name: "slip dress",
    words: ["satin dress", "silk dress", "satin slip", "cami dress"],
    colour: "#7d8f84",
    material: "satin",
  }),
  dress("shirt", {
    name: "shirt dress",
    words: ["shirtdress", "button-down dress"],
    colour: "#6f8fae",
  }),
  dress("knit", {
    name: "knitted dress",
    words: ["sweater dress", "knit dress", "jumper dress", "knitted midi dress"],
    colour: "#8b6a5a",
    material: "knit",
  }),
  dress("jumpsuit", { name: "jumpsuit", words: ["all-in-one"], colour: "#3b4a3f" }),
  dress("boiler", {
    name: "boiler suit",
    words: ["boilersuit", "overalls", "coveralls", "onesie", "utility jumpsuit", "flight suit"],
    colour: "#5b6472",
  }),
  dress("romper", { name: "playsuit", words: ["romper"], colour: "#d98a6a" }),
  dress("dungarees", {
    name: "dungarees",
    words: ["dungaree", "bib overalls", "denim overalls"],
    colour: "#4a6a96",
    material: "denim",
    plural: true,
    slot: "mid",
  }),
  dress("swimsuit", {
    name: "swimsuit",
    words: [
      "bathing suit",
      "one-piece",
      "swimming costume",
      "one piece",
      "swim suit",
      "swimwear",
      "leotard",
    ],
    colour: "#2a5f7d",
  }),
  dress("sari", {
    name: "sari",
    words: ["saree", "lehenga", "salwar kameez", "hanbok", "ao dai", "qipao", "cheongsam"],
    colour: "#b23a5a",
  }),
];
