/** What a hand does decides how it is drawn and whether it can carry something. */
export type Hand = "rest" | "pocket" | "hip" | "hold" | "strap";

type Arm = {
  /** Degrees from straight down, outward positive. */
  upper: number;
  fore: number;
  hand: Hand;
};
type Leg = {
  /** The ankle, from below the hips; outward and down positive. */
  ankle: readonly [out: number, down: number];
  /** How far the knee leaves the straight line, outward positive. */
  knee: number;
  /** Where the foot points: 0 to the viewer, 1 outward. */
  turn: number;
};

/** A stance drawn with the weight on the picture's right leg; a seed may mirror it. */
export type Pose = {
  /** How far the pelvis leans towards the standing leg, and how hips, shoulders and head tilt (degrees, clockwise). */
  lean: number;
  hips: number;
  shoulders: number;
  head: number;
  arms: readonly [left: Arm, right: Arm];
  legs: readonly [left: Leg, right: Leg];
  seated?: boolean;
};

const STANDING = [
  { ankle: [26, 2], knee: 9, turn: 0.9 },
  { ankle: [4, 0], knee: -1, turn: 0.55 },
] as const satisfies Pose["legs"];

const hanging: Arm = { upper: 11, fore: -1, hand: "rest" };
const pocketed: Arm = { upper: 22, fore: -27, hand: "pocket" };
const onHip: Arm = { upper: 42, fore: -64, hand: "hip" };

export const POSES = {
  easy: {
    lean: 9,
    hips: -3.5,
    shoulders: 2.2,
    head: -3,
    arms: [hanging, { upper: 9, fore: 4, hand: "rest" }],
    legs: STANDING,
  },
  pocket: {
    lean: 8,
    hips: -3,
    shoulders: 2.5,
    head: 3,
    arms: [{ upper: 12, fore: 1, hand: "rest" }, pocketed],
    legs: STANDING,
  },
  pockets: {
    lean: 4,
    hips: -1.5,
    shoulders: 1,
    head: -4,
    arms: [pocketed, { ...pocketed, upper: 22 }],
    legs: [
      { ankle: [12, 0], knee: 3, turn: 0.8 },
      { ankle: [10, 1], knee: 1, turn: 0.7 },
    ],
  },
  hip: {
    lean: 10,
    hips: -4,
    shoulders: 3,
    head: -4,
    arms: [hanging, onHip],
    legs: STANDING,
  },
  stroll: {
    lean: 4,
    hips: -2,
    shoulders: 2,
    head: 2,
    arms: [
      { upper: 15, fore: -7, hand: "rest" },
      { upper: 14, fore: 11, hand: "rest" },
    ],
    legs: [
      { ankle: [14, 6], knee: 7, turn: 0.95 },
      { ankle: [24, -9], knee: 0, turn: 0.75 },
    ],
  },
  carry: {
    lean: 7,
    hips: -3,
    shoulders: 2,
    head: 3,
    arms: [
      { upper: 13, fore: -3, hand: "rest" },
      { upper: 12, fore: -3, hand: "hold" },
    ],
    legs: STANDING,
  },
  aloft: {
    lean: 6,
    hips: -2.5,
    shoulders: 1.5,
    head: -3,
    arms: [hanging, { upper: 17, fore: 152, hand: "hold" }],
    legs: STANDING,
  },
  strap: {
    lean: 8,
    hips: -3,
    shoulders: 2,
    head: -3,
    arms: [hanging, { upper: 17, fore: -147, hand: "strap" }],
    legs: STANDING,
  },
  /** In a wheelchair, the hands at its rims. */
  seated: {
    lean: 0,
    hips: 0,
    shoulders: 0,
    head: -2,
    arms: [
      { upper: 19, fore: 3, hand: "rest" },
      { upper: 19, fore: 3, hand: "rest" },
    ],
    legs: [
      { ankle: [-2, 0], knee: 9, turn: 0.45 },
      { ankle: [-2, 0], knee: 9, turn: 0.45 },
    ],
    seated: true,
  },
  /** For garments that are laid flat: arms spread a little so that sleeves are seen. */
  laid: {
    lean: 0,
    hips: 0,
    shoulders: 0,
    head: 0,
    arms: [
      { upper: 27, fore: 20, hand: "rest" },
      { upper: 27, fore: 20, hand: "rest" },
    ],
    legs: [
      { ankle: [14, 0], knee: 0, turn: 1 },
      { ankle: [14, 0], knee: 0, turn: 1 },
    ],
  },
  /** Shoes and gloves side by side. */
  paired: {
    lean: 0,
    hips: 0,
    shoulders: 0,
    head: 0,
    arms: [
      { upper: 2, fore: -24, hand: "rest" },
      { upper: 2, fore: -24, hand: "rest" },
    ],
    legs: [
      { ankle: [-2, 0], knee: 0, turn: 1 },
      { ankle: [-2, 0], knee: 0, turn: 1 },
    ],
  },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;
