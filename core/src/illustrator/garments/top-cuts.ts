import type { TorsoCut } from "../figure/outline.ts";
import { profile } from "../geometry.ts";
import type { TopCut } from "./top-cut.ts";

const ROUND: TorsoCut["neck"] = { wide: 25, drop: 17, shape: "round" };

const V: TorsoCut["neck"] = { wide: 24, drop: 52, shape: "v" };

const SHORT = profile([0, 5], [0.34, 9]);

const LONG = profile([0, 5], [0.5, 6], [1, 4.5]);

const LOOSE = profile([0, 8], [0.5, 12], [0.9, 13], [1, 8]);

/** Ribbed at the wrists and the hem, and worn over what is below. */
const KNITTED = {
  sleeve: 0.98,
  sleeveEase: LOOSE,
  cuff: "rib",
  details: ["binding", "ribbing"],
  tuck: "never",
} as const satisfies Partial<TopCut>;

export const CUTS = {
  tee: {
    hem: 514,
    ease: 8,
    waist: 6,
    neck: ROUND,
    sleeve: 0.34,
    sleeveEase: SHORT,
    details: ["binding"],
    tuck: "dressy",
  },
  longSleeve: {
    hem: 514,
    ease: 6,
    waist: 4,
    neck: ROUND,
    sleeve: 0.97,
    sleeveEase: LONG,
    details: ["binding"],
    tuck: "dressy",
  },
  shirt: {
    hem: 526,
    ease: 9,
    waist: 5,
    neck: { wide: 23, drop: 34, shape: "v" },
    sleeve: 0.97,
    sleeveEase: LONG,
    cuff: "button",
    details: ["collar", "buttons"],
    tuck: "dressy",
  },
  campShirt: {
    hem: 524,
    ease: 14,
    waist: 9,
    neck: { wide: 25, drop: 48, shape: "v" },
    sleeve: 0.38,
    sleeveEase: profile([0, 8], [0.4, 14]),
    details: ["collar", "buttons", "pocket"],
    tuck: "never",
  },
  blouse: {
    hem: 508,
    ease: 10,
    waist: 2,
    neck: { wide: 24, drop: 34, shape: "v" },
    sleeve: 0.96,
    sleeveEase: profile([0, 8], [0.6, 12], [0.88, 17], [0.96, 5]),
    details: ["bow"],
    tuck: "dressy",
  },
  polo: {
    hem: 516,
    ease: 8,
    waist: 5,
    neck: { wide: 24, drop: 30, shape: "v" },
    sleeve: 0.34,
    sleeveEase: SHORT,
    details: ["collar", "placket"],
    tuck: "dressy",
  },
  tank: {
    hem: 512,
    ease: 5,
    waist: 3,
    neck: { wide: 32, drop: 44, shape: "round" },
    strap: 52,
    details: ["binding"],
    tuck: "dressy",
  },
  cami: { hem: 508, ease: 4, neck: { wide: 38, drop: 56, shape: "v" }, strap: 44, tuck: "dressy" },
  halter: {
    hem: 508,
    ease: 3,
    neck: { wide: 20, drop: 14, shape: "round" },
    strap: 34,
    tuck: "dressy",
  },
  bandeau: {
    hem: 400,
    ease: 3,
    neck: { wide: 46, drop: 78, shape: "square" },
    strap: 52,
    tuck: "never",
  },
  crop: {
    hem: 404,
    ease: 6,
    neck: ROUND,
    sleeve: 0.3,
    sleeveEase: SHORT,
    details: ["binding"],
    tuck: "never",
  },
  sportsTop: {
    hem: 398,
    ease: 2,
    neck: { wide: 30, drop: 50, shape: "round" },
    strap: 50,
    details: ["binding"],
    tuck: "never",
  },
  jersey: {
    hem: 524,
    ease: 13,
    waist: 9,
    neck: V,
    sleeve: 0.4,
    sleeveEase: profile([0, 9], [0.4, 14]),
    details: ["number"],
    tuck: "never",
  },
  knit: { ...KNITTED, hem: 516, ease: 13, waist: 11, neck: { wide: 26, drop: 15, shape: "round" } },
  vneckKnit: { ...KNITTED, hem: 514, ease: 12, waist: 9, neck: { wide: 25, drop: 58, shape: "v" } },
  rollneck: {
    ...KNITTED,
    hem: 514,
    ease: 9,
    waist: 6,
    neck: { wide: 24, drop: 4, shape: "round" },
    sleeveEase: LONG,
    details: ["rollneck", "ribbing"],
    tuck: "dressy",
  },
  quarterZip: {
    ...KNITTED,
    hem: 516,
    ease: 11,
    waist: 9,
    neck: { wide: 24, drop: 4, shape: "round" },
    details: ["quarterzip", "ribbing"],
  },
  knitVest: {
    hem: 512,
    ease: 9,
    waist: 7,
    neck: V,
    strap: 62,
    details: ["binding", "ribbing"],
    tuck: "never",
  },
  hoodie: {
    ...KNITTED,
    hem: 522,
    ease: 17,
    waist: 15,
    neck: { wide: 28, drop: 16, shape: "round" },
    sleeveEase: profile([0, 11], [0.5, 15], [0.88, 15], [1, 9]),
    details: ["hood", "pouch", "ribbing"],
  },
  sweatshirt: {
    ...KNITTED,
    hem: 520,
    ease: 15,
    waist: 13,
    neck: { wide: 26, drop: 14, shape: "round" },
    sleeveEase: profile([0, 10], [0.5, 13], [0.88, 14], [1, 8]),
  },
  tunic: {
    hem: 640,
    ease: 11,
    flare: 12,
    waist: 8,
    neck: { wide: 24, drop: 40, shape: "v" },
    sleeve: 0.9,
    sleeveEase: LOOSE,
    details: ["placket"],
    tuck: "never",
  },
} as const satisfies Record<string, TopCut>;
