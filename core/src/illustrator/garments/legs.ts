import { drawLegs } from "./draw-legs.ts";
import { drawSkirt } from "./draw-skirt.ts";
import type { Kind } from "./garment.ts";
import type { LegCut, SkirtCut } from "./leg-cuts.ts";
import { CUTS, SKIRTS } from "./leg-cuts.ts";

type Tag = Omit<Kind, "draw" | "slot">;

const legs = (cut: keyof typeof CUTS, tag: Tag): Kind => {
  const pattern: LegCut = CUTS[cut];
  const pockets = !["leggings", "cycling", "briefs", "sportShorts"].includes(cut);
  return {
    slot: "legs",
    plural: true,
    pockets,
    ...tag,
    draw: (fitting) => drawLegs(fitting, pattern),
  };
};

const skirt = (cut: keyof typeof SKIRTS, tag: Tag): Kind => {
  const pattern: SkirtCut = SKIRTS[cut];
  return { slot: "legs", dressy: true, ...tag, draw: (fitting) => drawSkirt(fitting, pattern) };
};

export const LEGWEAR: readonly Kind[] = [
  legs("jeans", {
    name: "jeans",
    words: [
      "straight jeans",
      "straight-leg jeans",
      "denim trousers",
      "denim pants",
      "blue jeans",
      "mom jeans",
      "boyfriend jeans",
      "jean",
    ],
    colour: "#3f5f8a",
    material: "denim",
  }),
  legs("slim", {
    name: "slim jeans",
    words: ["skinny jeans", "slim-fit jeans", "skinnies", "jeggings"],
    colour: "#34507a",
    material: "denim",
  }),
  legs("wide", {
    name: "wide-leg jeans",
    words: ["wide leg jeans", "baggy jeans", "loose jeans"],
    colour: "#54749c",
    material: "denim",
  }),
  legs("flared", {
    name: "flared jeans",
    words: [
      "flares",
      "flared trousers",
      "bootcut jeans",
      "bell bottoms",
      "flared pants",
      "bootcut",
    ],
    colour: "#3f5f8a",
    material: "denim",
  }),
  legs("chinos", {
    name: "chinos",
    words: [
      "chino",
      "khakis",
      "trousers",
      "trouser",
      "pants",
      "chino trousers",
      "slim trousers",
      "corduroys",
      "cords",
      "corduroy trousers",
      "pant",
      "bottoms",
      "slacks",
    ],
    colour: "#b49a74",
  }),
  legs("tailored", {
    name: "tailored trousers",
    words: [
      "dress trousers",
      "suit trousers",
      "dress pants",
      "smart trousers",
      "wool trousers",
      "pleated trousers",
      "cigarette trousers",
      "suit pants",
      "formal trousers",
      "dress slacks",
      "flannel trousers",
      "tailored pants",
    ],
    colour: "#3c4049",
    dressy: true,
  }),
  legs("wide", {
    name: "wide-leg trousers",
    words: [
      "wide leg trousers",
      "wide-leg pants",
      "wide trousers",
      "palazzo pants",
      "palazzos",
      "culottes",
      "wide leg pants",
      "wide-legs",
      "wide pants",
    ],
    colour: "#46505f",
    dressy: true,
  }),
  legs("cropped", {
    name: "cropped trousers",
    words: ["cropped pants", "capris", "capri pants", "ankle trousers", "pedal pushers"],
    colour: "#8b8f7a",
  }),
  legs("leggings", {
    name: "leggings",
    words: [
      "legging",
      "yoga pants",
      "running tights",
      "tights",
      "yoga leggings",
      "gym leggings",
      "thermal leggings",
    ],
    colour: "#2b2e38",
  }),
  legs("joggers", {
    name: "joggers",
    words: [
      "jogging bottoms",
      "sweatpants",
      "jogger",
      "sweat pants",
      "tracksuit bottoms",
      "lounge pants",
      "lounge trousers",
      "pyjama bottoms",
      "pajama pants",
    ],
    colour: "#8a8f98",
  }),
  legs("track", {
    name: "track pants",
    words: [
      "track trousers",
      "trackpants",
      "ski pants",
      "ski trousers",
      "snow pants",
      "salopettes",
      "waterproof trousers",
    ],
    colour: "#2d3644",
  }),
  legs("cargo", {
    name: "cargo trousers",
    words: [
      "cargos",
      "cargo pants",
      "combat trousers",
      "hiking trousers",
      "hiking pants",
      "walking trousers",
      "utility trousers",
      "trekking trousers",
    ],
    colour: "#6a6b4b",
  }),
  legs("linen", {
    name: "linen trousers",
    words: [
      "linen pants",
      "drawstring trousers",
      "harem pants",
      "beach trousers",
      "loose trousers",
      "drawstring pants",
    ],
    colour: "#d8c7a8",
  }),
  legs("shorts", {
    name: "shorts",
    words: [
      "short",
      "chino shorts",
      "linen shorts",
      "tailored shorts",
      "walking shorts",
      "hiking shorts",
    ],
    colour: "#c2a87f",
  }),
  legs("bermuda", {
    name: "bermuda shorts",
    words: ["bermudas", "long shorts", "cargo shorts", "board shorts", "boardshorts"],
    colour: "#8f8b72",
  }),
  legs("denimShorts", {
    name: "denim shorts",
    words: ["jean shorts", "cut-offs", "cutoffs", "jorts", "cut-off shorts", "hot pants"],
    colour: "#6f94bd",
    material: "denim",
  }),
  legs("swimShorts", {
    name: "swim shorts",
    words: ["swimming trunks", "swim trunks", "trunks", "bathing shorts", "swimming shorts"],
    colour: "#2f8f9d",
  }),
  legs("sportShorts", {
    name: "running shorts",
    words: [
      "gym shorts",
      "sports shorts",
      "athletic shorts",
      "workout shorts",
      "basketball shorts",
      "football shorts",
      "sport shorts",
    ],
    colour: "#31343f",
  }),
  legs("cycling", {
    name: "cycling shorts",
    words: ["bike shorts", "biker shorts", "cycling short"],
    colour: "#2b2e38",
  }),
  legs("briefs", {
    name: "bikini bottoms",
    words: ["bikini bottom", "swim briefs", "swimming briefs"],
    colour: "#d8644a",
  }),
  skirt("midi", {
    name: "midi skirt",
    words: ["skirt", "a-line skirt", "circle skirt", "full skirt", "flared skirt", "swing skirt"],
    colour: "#6f5d78",
  }),
  skirt("mini", {
    name: "mini skirt",
    words: ["miniskirt", "short skirt", "skort", "tennis skirt", "leather skirt"],
    colour: "#7a3b3f",
  }),
  skirt("denimSkirt", {
    name: "denim skirt",
    words: ["jean skirt"],
    colour: "#4a6a96",
    material: "denim",
  }),
  skirt("pencil", {
    name: "pencil skirt",
    words: ["tube skirt", "fitted skirt"],
    colour: "#34363f",
  }),
  skirt("pleated", {
    name: "pleated skirt",
    words: [
      "pleated midi skirt",
      "pleated midi",
      "plissé skirt",
      "plisse skirt",
      "knife-pleat skirt",
    ],
    colour: "#5b7a6a",
  }),
  skirt("slip", {
    name: "slip skirt",
    words: ["satin skirt", "bias skirt", "silk skirt", "satin midi skirt", "column skirt"],
    colour: "#b9a184",
  }),
  skirt("maxi", {
    name: "maxi skirt",
    words: ["long skirt", "tiered skirt", "boho skirt", "prairie skirt", "floor-length skirt"],
    colour: "#b5654a",
  }),
  skirt("sarong", {
    name: "beach wrap",
    words: ["sarong", "pareo", "wrap", "wrap skirt", "beach sarong", "lungi"],
    colour: "#e0a458",
  }),
  skirt("tutu", { name: "tulle skirt", words: ["tutu"], colour: "#e3b7c4" }),
  skirt("kilt", { name: "kilt", words: ["tartan skirt"], colour: "#7a2e33", pattern: "check" }),
];
