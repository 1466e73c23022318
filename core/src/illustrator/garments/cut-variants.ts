import { profile } from "../geometry.ts";
import type { DressCut } from "./dress-cuts.ts";
import { CUTS as DRESSES } from "./dress-cuts.ts";
import type { LayerCut } from "./layer-cut.ts";
import { CUTS as LAYERS } from "./layer-cuts.ts";
import type { LegCut, SkirtCut } from "./leg-cuts.ts";
import { CUTS as LEGS, SKIRTS } from "./leg-cuts.ts";
import type { TopCut } from "./top-cut.ts";
import { CUTS as TOPS } from "./top-cuts.ts";

/** Cuts that differ from another one in a measure or a detail. */

const WIDE = profile([0, 12], [0.9, 30]);
const EASY = profile([0, 7], [1, 7]);

export const TOP_CUTS = {
  ...TOPS,
  longPolo: { ...TOPS.polo, sleeve: 0.98, sleeveEase: EASY, cuff: "rib" },
  henley: { ...TOPS.longSleeve, details: ["binding", "placket"] },
  zipJersey: { ...TOPS.jersey, details: ["quarterzip"] },
  peplum: { ...TOPS.blouse, hem: 520, ease: 4, flare: 22, sleeve: 0.3, details: [], tuck: "never" },
  kurta: { ...TOPS.tunic, hem: 690, sleeve: 0.97, details: ["collar", "placket"] },
  dashiki: { ...TOPS.tunic, hem: 590, sleeve: 0.45, sleeveEase: WIDE },
  vneckTee: { ...TOPS.tee, neck: { wide: 24, drop: 48, shape: "v" } },
  chef: { ...TOPS.shirt, hem: 540, tuck: "never" },
} as const satisfies Record<string, TopCut>;

export const LAYER_CUTS = {
  ...LAYERS,
  shrug: { ...LAYERS.cardigan, hem: 400, closure: "none", pockets: "none" },
  trackJacket: { ...LAYERS.zipHoodie, collar: "stand" },
  nehru: { ...LAYERS.blazer, collar: "stand", hem: 590 },
  harrington: { ...LAYERS.bomber, collar: "stand", quilted: false },
  tailcoat: { ...LAYERS.dinner, hem: 700, open: [24, 96], closure: "none" },
  peaCoat: { ...LAYERS.doubleCoat, hem: 590 },
  cape: {
    ...LAYERS.robe,
    hem: 610,
    flare: 40,
    sleeve: 0.5,
    sleeveEase: profile([0, 26], [0.5, 44]),
    open: [14, 20],
  },
  rainPoncho: {
    ...LAYERS.robe,
    hem: 640,
    flare: 44,
    sleeve: 0.62,
    sleeveEase: profile([0, 26], [0.62, 46]),
    collar: "hood",
    open: [10, 10],
  },
  waxed: { ...LAYERS.denim, hem: 580, pockets: "flap" },
  quiltedJacket: {
    ...LAYERS.puffer,
    hem: 560,
    ease: 18,
    waist: 13,
    collar: "shirt",
    quilted: true,
  },
  shearling: { ...LAYERS.overcoat, hem: 640, collar: "fur", closure: "none" },
  teddy: { ...LAYERS.overcoat, hem: 650, ease: 24, collar: "wide" },
  shawlCoat: { ...LAYERS.overcoat, collar: "shawl", closure: "none", belted: true },
  bathrobe: {
    ...LAYERS.overcoat,
    hem: 740,
    collar: "shawl",
    closure: "none",
    pockets: "patch",
    belted: true,
  },
  labCoat: { ...LAYERS.overcoat, hem: 680, ease: 15, collar: "shirt", pockets: "patch" },
} as const satisfies Record<string, LayerCut>;

const LONG_SLEEVES = { sleeve: 0.98, sleeveEase: EASY } as const;
const CREW: DressCut["bodice"]["neck"] = { wide: 24, drop: 12, shape: "round" };
const legsTo = (to: number, ease: number): NonNullable<DressCut["legs"]> => ({
  to,
  ease: () => ease,
});

export const DRESS_CUTS = {
  ...DRESSES,
  shift: {
    ...DRESSES.sheath,
    bodice: { ...DRESSES.sheath.bodice, ease: 9 },
    skirt: { hem: 660, flare: 12 },
  },
  tee: { ...DRESSES.knit, skirt: { hem: 640, flare: 8 }, sleeve: 0.34 },
  cocktail: { ...DRESSES.sheath, sleeve: 0, skirt: { hem: 680, flare: 6 } },
  ball: { ...DRESSES.gown, skirt: { hem: 926, flare: 150, pleats: 9 } },
  pinafore: { ...DRESSES.summer, skirt: { hem: 700, flare: 34 }, details: ["seam", "buttons"] },
  prairie: {
    ...DRESSES.midi,
    ...LONG_SLEEVES,
    skirt: { hem: 850, flare: 70, pleats: 6, tiers: [680, 770] },
  },
  maternity: {
    ...DRESSES.midi,
    bodice: { ...DRESSES.midi.bodice, ease: 16 },
    skirt: { hem: 770, flare: 64, pleats: 3 },
  },
  flamenco: { ...DRESSES.midi, skirt: { hem: 900, flare: 110, pleats: 8, tiers: [700, 800] } },
  night: {
    ...DRESSES.slip,
    bodice: { ...DRESSES.slip.bodice, ease: 9 },
    skirt: { hem: 700, flare: 30 },
    sleeve: 0.3,
  },
  robe: {
    bodice: { ease: 12, neck: CREW },
    skirt: { hem: 922, flare: 34, pleats: 2 },
    sleeve: 0.98,
    sleeveEase: WIDE,
  },
  kaftan: {
    bodice: { ease: 14, neck: { wide: 26, drop: 50, shape: "v" } },
    skirt: { hem: 900, flare: 40, pleats: 2 },
    sleeve: 0.7,
    sleeveEase: WIDE,
  },
  thobe: {
    bodice: { ease: 11, neck: CREW },
    skirt: { hem: 905, flare: 16 },
    ...LONG_SLEEVES,
    details: ["collar", "buttons"],
  },
  sherwani: {
    bodice: { ease: 9, neck: CREW },
    skirt: { hem: 690, flare: 14 },
    ...LONG_SLEEVES,
    details: ["collar", "buttons"],
  },
  cheongsam: {
    bodice: { ease: 3, neck: { wide: 20, drop: 2, shape: "round" } },
    skirt: { hem: 800, flare: -4, slit: true },
    sleeve: 0.2,
    sleeveEase: EASY,
    details: ["collar"],
  },
  aoDai: {
    bodice: { ease: 3, neck: { wide: 20, drop: 2, shape: "round" } },
    skirt: { hem: 880, flare: 6, slit: true },
    ...LONG_SLEEVES,
    details: ["collar"],
  },
  hanbok: {
    bodice: { ease: 8, neck: { wide: 24, drop: 40, shape: "v" } },
    skirt: { hem: 918, flare: 120, pleats: 8 },
    sleeve: 0.96,
    sleeveEase: WIDE,
    details: ["wrap"],
  },
  kimono: {
    bodice: { ease: 10, neck: { wide: 26, drop: 50, shape: "v" } },
    skirt: { hem: 905, flare: 8 },
    sleeve: 0.88,
    sleeveEase: profile([0, 14], [0.6, 30], [0.88, 48]),
    details: ["wrap", "sash"],
  },
  dirndl: {
    bodice: { ease: 3, neck: { wide: 36, drop: 54, shape: "square" } },
    skirt: { hem: 770, flare: 62, pleats: 8 },
    sleeve: 0.26,
    sleeveEase: profile([0, 14], [0.26, 16]),
    details: ["seam", "sash", "buttons"],
  },
  wetsuit: {
    bodice: { ease: 1, neck: { wide: 22, drop: 4, shape: "round" } },
    skirt: null,
    legs: legsTo(0.97, 1.5),
    sleeve: 0.98,
    sleeveEase: () => 1.5,
  },
  burkini: { bodice: { ease: 8, neck: CREW }, skirt: { hem: 620, flare: 18 }, ...LONG_SLEEVES },
  onesie: {
    bodice: { ease: 16, waist: 12, neck: CREW },
    skirt: null,
    legs: legsTo(0.98, 15),
    sleeve: 0.98,
    sleeveEase: () => 12,
    cuff: "rib",
    details: ["buttons"],
  },
} as const satisfies Record<string, DressCut>;

export const LEG_CUTS = {
  ...LEGS,
  breeches: { ...LEGS.cropped, to: 0.62 },
  jodhpurs: {
    ...LEGS.leggings,
    ease: profile([0, 3], [0.3, 12], [0.55, 2], [1, 1.5]),
  },
  harem: {
    ...LEGS.joggers,
    ease: profile([0, 12], [0.5, 30], [0.86, 24], [0.97, 4]),
  },
  lederhosen: { ...LEGS.bermuda, to: 0.46 },
  culottes: {
    ...LEGS.cropped,
    to: 0.76,
    ease: profile([0, 9], [0.76, 30]),
  },
} as const satisfies Record<string, LegCut>;

export const SKIRT_CUTS = {
  ...SKIRTS,
  aLine: { hem: 690, flare: 40 },
  skort: { hem: 600, flare: 22, pleats: 4 },
  petticoat: { hem: 700, flare: 14 },
  lungi: { hem: 880, flare: 12, wrap: true },
} as const satisfies Record<string, SkirtCut>;
