import type { Likeness } from "../../likeness.ts";

/** Everything about a person that a seed decides, or they themselves. Nothing here follows from the clothes. */
export type Body = {
  /** Half the shoulder's width, chest, waist and hip half-widths, thickness of the limbs. */
  shoulder: number;
  chest: number;
  waist: number;
  hip: number;
  limb: number;
};

export type Person = {
  body: Body;
  skin: string;
  hair: string;
  hairStyle: Likeness["hairCut"];
  age: Likeness["age"];
  face: number;
  /** How much wider and higher than everybody else they are drawn. */
  stretch: readonly [x: number, y: number];
  /** What somebody chose for themselves; nobody chose it for who is drawn by a seed. */
  likeness?: Likeness;
};

const HAIR_STYLES = [
  "crop",
  "afro",
  "bob",
  "waves",
  "bun",
  "sweep",
  "locs",
  "long",
  "curls",
  "buzz",
  "ponytail",
  "pixie",
  "braids",
] as const satisfies readonly Likeness["hairCut"][];

/** Light to deep, spaced evenly in lightness (after the Monk skin tone scale). */
const SKINS = [
  "#f6dccb",
  "#6b4530",
  "#e9bf9f",
  "#a56b46",
  "#f0cdb0",
  "#855438",
  "#d9a47c",
  "#8f5a3a",
  "#c48a60",
  "#573524",
] as const;
const LIGHT_HAIR = ["#2b2320", "#5b3a26", "#8a5a34", "#c79a5b", "#a2542e", "#3d2a22", "#d9bb86"];
const DEEP_HAIR = ["#1f1a1a", "#2a2020", "#33241e", "#1b1718", "#4a2f24"];
const GREY_HAIR = ["#b9b6b2", "#8f8d8c", "#dad6d0"];

const BODIES: readonly Body[] = [
  { shoulder: 78, chest: 66, waist: 55, hip: 67, limb: 0.96 },
  { shoulder: 84, chest: 73, waist: 65, hip: 71, limb: 1.05 },
  { shoulder: 74, chest: 64, waist: 52, hip: 72, limb: 0.95 },
  { shoulder: 88, chest: 77, waist: 66, hip: 69, limb: 1.1 },
  { shoulder: 80, chest: 76, waist: 72, hip: 82, limb: 1.18 },
  { shoulder: 80, chest: 67, waist: 58, hip: 69, limb: 0.98 },
  { shoulder: 86, chest: 83, waist: 82, hip: 84, limb: 1.22 },
];

/** A well-mixed 32-bit number (Wang, Mueller) from a seed and a salt. */
export function scramble(seed: number, salt = 0): number {
  let x = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(salt + 1, 0xc2b2ae35)) >>> 0;
  x = Math.imul((x >>> 16) ^ x, 0x45d9f3b);
  x = Math.imul((x >>> 16) ^ x, 0x45d9f3b);
  return ((x >>> 16) ^ x) >>> 0;
}

export const choose = <T>(from: readonly T[], seed: number, salt: number): T =>
  from[scramble(seed, salt) % from.length]!;

/**
 * Skin and hair style step through their lists with the seed, so consecutive seeds always show another person;
 * the rest is scattered.
 */
export function personOf(seed: number): Person {
  const skin = SKINS[(seed * 3 + 1) % SKINS.length]!;
  const hairStyle = HAIR_STYLES[(seed * 5 + 2) % HAIR_STYLES.length]!;
  const age = choose(["young", "adult", "adult", "adult", "older"] as const, seed, 1);
  const deep = SKINS.indexOf(skin) % 2 === 1;
  const palette = age === "older" ? GREY_HAIR : deep ? DEEP_HAIR : LIGHT_HAIR;
  return {
    body: choose(BODIES, seed, 2),
    skin,
    hair: choose(palette, seed, 3),
    hairStyle,
    age,
    face: scramble(seed, 4) % 5,
    stretch: [1, 1],
  };
}
