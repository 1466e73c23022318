import type { Spec } from "../kind.ts";

/** On the head. */
export const HEAD = {
  hat: { clo: 0.02, dress: [0.5, 4], against: "sun", usually: "felt" },
  cap: { of: ["hat"], clo: 0.01, dress: [0, 1.4], usually: "cotton" },
  "flat-cap": { of: ["cap"], dress: [0.5, 2.6], usually: "tweed" },
  beanie: { of: ["hat"], clo: 0.04, dress: [0, 2.4], against: "cold", usually: "knit", upTo: 22 },
  "bobble-hat": { of: ["beanie"], dress: [0, 1.6] },
  "trapper-hat": { of: ["beanie"], clo: 0.06, dress: [0, 1.4], usually: "faux-fur" },
  balaclava: { of: ["beanie"], dress: [0, 0.8] },
  "ear-muffs": { clo: 0.02, dress: [0, 1.6], against: "cold", upTo: 16 },
  beret: { of: ["hat"], dress: [0.8, 3], usually: "wool" },
  "bucket-hat": { of: ["sun-hat"], dress: [0, 1.4], usually: "cotton" },
  "sun-hat": { of: ["hat"], clo: 0.01, dress: [0, 3], usually: "straw" },
  "straw-hat": { of: ["sun-hat"], by: "material", material: "straw" },
  "panama-hat": { of: ["straw-hat"], dress: [1, 3.6] },
  fedora: { of: ["hat"], dress: [1, 4] },
  "top-hat": { of: ["hat"], dress: [4.5, 5] },
  "cowboy-hat": { of: ["hat"], dress: [0.3, 2] },
  headband: { clo: 0.01, dress: [0, 2.6] },
  headscarf: { clo: 0.02, dress: [0, 5], usually: "silk" },
  hijab: { of: ["headscarf"], usually: "viscose" },
  niqab: { of: ["headscarf"] },
  turban: { of: ["headscarf"], dress: [0.5, 5], usually: "cotton" },
  bandana: { of: ["headscarf"], dress: [0, 1.2], pattern: "paisley", usually: "cotton" },
  veil: { of: ["headscarf"], dress: [3.5, 5], usually: "tulle" },
  kippah: { of: ["headscarf"] },
  fascinator: { of: ["hat"], dress: [3, 5], against: undefined },
  "hair-clip": { clo: 0, dress: [0, 5] },
  "swim-cap": {
    of: ["hat"],
    only: "water",
    dress: [0, 0.8],
    against: undefined,
    usually: "rubber",
  },
  "bee-veil": { of: ["hat"], only: "work", dress: [0, 0.8], against: undefined, usually: "mesh" },
  "hair-net": {
    of: ["hat"],
    only: "guard",
    clo: 0,
    dress: [0, 0.8],
    against: undefined,
    usually: "mesh",
  },
  helmet: { only: "sport", clo: 0.02, dress: [0, 0.8], sport: true, material: "plastic" },
} as const satisfies Record<string, Spec>;

/** At the neck. */
export const NECK = {
  scarf: { clo: 0.04, dress: [0, 5], against: "cold", length: "long", category: "scarf" },
  "silk-scarf": {
    of: ["scarf"],
    by: "material",
    clo: 0.02,
    dress: [1, 5],
    material: "silk",
    against: undefined,
  },
  "wool-scarf": { of: ["scarf"], by: "material", material: "wool" },
  snood: { of: ["scarf"], dress: [0, 2.4] },
  shawl: { of: ["scarf"], clo: 0.06, dress: [0.8, 5] },
  pashmina: { of: ["shawl"], usually: "cashmere" },
  tie: { clo: 0, dress: [2.5, 5], usually: "silk", category: "other" },
  "bow-tie": { of: ["tie"], dress: [2.5, 5] },
  "bolo-tie": { of: ["tie"], dress: [1, 3] },
  cravat: { of: ["tie"], dress: [2.5, 5] },
  "pocket-square": { clo: 0, dress: [2, 5], usually: "silk", category: "other" },
} as const satisfies Record<string, Spec>;

/** On the hands. */
export const HANDS = {
  gloves: { clo: 0.05, dress: [0, 5], against: "cold" },
  "leather-gloves": { of: ["gloves"], by: "material", dress: [1, 5], material: "leather" },
  mittens: { of: ["gloves"], clo: 0.07, dress: [0, 1.6], usually: "wool" },
  "fingerless-gloves": { of: ["gloves"], clo: 0.03, dress: [0, 1.6] },
  "work-gloves": { only: "work", of: ["gloves"], dress: [0, 0.6], rugged: true },
  "evening-gloves": {
    of: ["gloves"],
    clo: 0.02,
    dress: [4, 5],
    against: undefined,
    usually: "satin",
  },
  "ski-gloves": {
    only: "snow",
    of: ["gloves"],
    clo: 0.08,
    dress: [0, 1],
    waterproof: true,
    sport: true,
  },
  "cycling-gloves": {
    only: "sport",
    of: ["gloves"],
    clo: 0.03,
    dress: [0, 0.6],
    sport: true,
    against: undefined,
  },
} as const satisfies Record<string, Spec>;

/** Carried by hand, over the shoulder or on the back, to put things in. */
export const BAGS = {
  bag: { clo: 0, dress: [0, 5] },
  handbag: { of: ["bag"], dress: [1, 5], usually: "leather" },
  "tote-bag": { of: ["bag"], dress: [0, 3], usually: "canvas" },
  "shoulder-bag": { of: ["bag"], dress: [0.8, 4] },
  "crossbody-bag": { of: ["bag"], dress: [0.5, 3.4] },
  clutch: { of: ["bag"], dress: [2.5, 5] },
  backpack: { of: ["bag"], dress: [0, 2], usually: "nylon" },
  "belt-bag": { of: ["bag"], dress: [0, 1.6] },
  satchel: { of: ["bag"], dress: [0.8, 3], usually: "leather" },
  briefcase: { of: ["bag"], dress: [2.4, 4.6], usually: "leather" },
  "laptop-bag": { of: ["bag"], dress: [1, 3.4] },
  "gym-bag": { of: ["bag"], dress: [0, 0.9] },
  weekender: { of: ["bag"], dress: [0.5, 3] },
  suitcase: { of: ["bag"], dress: [0, 4] },
  "shopping-bag": { of: ["bag"], dress: [0, 1.6] },
  wallet: { clo: 0, dress: [0, 5], usually: "leather" },
} as const satisfies Record<string, Spec>;

/** Around the waist, or from it over the shoulders. */
export const WAIST = {
  belt: { clo: 0, dress: [0, 5], usually: "leather", closure: "buckle" },
  braces: { of: ["belt"], dress: [1, 5], closure: "buttons" },
  cummerbund: { of: ["belt"], dress: [4.5, 5], usually: "silk" },
  sash: { of: ["belt"], dress: [0.8, 5], closure: "wrap", usually: "satin" },
} as const satisfies Record<string, Spec>;

export const JEWELLERY = {
  jewellery: { clo: 0, dress: [0, 5], usually: "metal" },
  necklace: { of: ["jewellery"] },
  earrings: { of: ["jewellery"] },
  bracelet: { of: ["jewellery"] },
  bangles: { of: ["bracelet"] },
  anklet: { of: ["jewellery"], dress: [0, 3] },
  ring: { of: ["jewellery"] },
  brooch: { of: ["jewellery"], dress: [1, 5] },
  pin: { of: ["brooch"], dress: [0, 5] },
  "tie-pin": { of: ["jewellery"], dress: [2.5, 5] },
  cufflinks: { of: ["jewellery"], dress: [2.5, 5] },
  watch: { clo: 0, dress: [0, 5], usually: "metal" },
} as const satisfies Record<string, Spec>;

/** Before the eyes. */
export const EYES = {
  glasses: { clo: 0, dress: [0, 5], usually: "plastic" },
  sunglasses: { of: ["glasses"], dress: [0, 3], against: "sun" },
  goggles: { only: "sport", of: ["glasses"], dress: [0, 0.8], sport: true },
} as const satisfies Record<string, Spec>;

/** Knitted or sheer, on feet and legs. */
export const HOSIERY = {
  socks: { clo: 0.02, dress: [0, 5], usually: "cotton" },
  "long-socks": { of: ["socks"], clo: 0.04 },
  "sports-socks": { of: ["socks"], dress: [0, 1], sport: true },
  "wool-socks": { of: ["socks"], by: "material", clo: 0.05, dress: [0, 2], material: "wool" },
  "compression-socks": { of: ["socks"], dress: [0, 2.5], sport: true },
  tights: { clo: 0.02, dress: [0.5, 5], usually: "nylon" },
  stockings: { of: ["tights"] },
  "leg-warmers": { clo: 0.05, dress: [0, 1.2], usually: "knit" },
} as const satisfies Record<string, Spec>;

/** Under everything else. */
export const UNDERWEAR = {
  underwear: { clo: 0.04, dress: [0, 5], usually: "cotton" },
  bra: { of: ["underwear"], clo: 0.01 },
  "nursing-bra": { of: ["bra"] },
  briefs: { of: ["underwear"] },
  boxers: { of: ["underwear"] },
  undershirt: { of: ["underwear"], clo: 0.06 },
  vest: { of: ["undershirt"], sleeve: "sleeveless" },
  "thermal-leggings": { of: ["underwear"], clo: 0.15, dress: [0, 2], sport: true },
  shapewear: { of: ["underwear"], fit: "fitted", usually: "elastane" },
  slip: { of: ["underwear"], clo: 0.14, usually: "satin" },
} as const satisfies Record<string, Spec>;

/** Into the water, and over it afterwards. */
export const SWIM = {
  swimsuit: {
    only: "water",
    clo: 0.02,
    dress: [0, 0.8],
    sleeve: "sleeveless",
    length: "thigh",
    fit: "fitted",
    usually: "elastane",
  },
  bikini: { of: ["swimsuit"] },
  "swim-briefs": { of: ["swimsuit"] },
  burkini: { of: ["swimsuit"], clo: 0.1, sleeve: "long", length: "ankle", hood: true },
  "cover-up": {
    only: "water",
    of: ["dress"],
    clo: 0.1,
    dress: [0, 1.2],
    fit: "loose",
    usually: "viscose",
  },
} as const satisfies Record<string, Spec>;
