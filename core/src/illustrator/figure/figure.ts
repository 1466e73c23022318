import type { Point, Warp } from "../geometry.ts";
import { clamp, cos, distance, frame, mix, profile, sin, smooth } from "../geometry.ts";
import { KNEE, Limb } from "./limb.ts";
import type { Body, Person } from "./people.ts";
import type { Hand, Pose } from "./poses.ts";

/**
 * The heights of an upright body, in the picture's units: about seven heads of 118 from crown to sole.
 * Patterns are cut against these and against `half`; the pose then bends the cut.
 */
export const BODY = {
  crown: 92,
  chin: 210,
  neck: 236,
  shoulder: 264,
  armpit: 326,
  waist: 415,
  hip: 500,
  crotch: 532,
  knee: 722,
  ankle: 912,
  ground: 950,
} as const;
const CENTRE = 512;

export type Side = "left" | "right";
export const SIDES: readonly Side[] = ["left", "right"];
/** -1 for the picture's left, 1 for its right. */
export const sign = (side: Side): -1 | 1 => (side === "left" ? -1 : 1);

const UPPER_ARM = 136;
const FOREARM = 118;

/** Who sits is seen from the front: what reaches from hip to knee is this much shorter. */
const LAP = 0.42;
/** How much higher the ground is then. */
const SEATED = (BODY.knee - BODY.hip) * (1 - LAP);

/** A height of the upright body, on one that sits. */
const seatedAt = (y: number): number =>
  y < BODY.hip ? y : Math.max(y - SEATED, BODY.hip + (y - BODY.hip) * LAP);

/** A posed body: frames to draw in and limbs to dress. Immutable. */
export type Figure = {
  person: Person;
  /** Upright coordinates (x from the centre line, y as in `BODY`) to the picture. */
  torso: Warp;
  /** The head's own frame: origin between the ears, 1 unit a pixel. */
  head: Warp;
  headTilt: number;
  arms: Record<Side, Limb>;
  legs: Record<Side, Limb>;
  hands: Record<Side, { does: Hand; frame: Warp; degrees: number }>;
  feet: Record<Side, { frame: Warp; turn: number }>;
  /** Where it stands. */
  ground: number;
  /** Half-width of the body at an upright height. */
  half(y: number): number;
};

export function poseFigure(person: Person, pose: Pose, mirrored = false): Figure {
  const stance = mirrored ? mirror(pose) : pose;
  const torso = torsoWarp(stance, mirrored ? -1 : 1);
  const arms = bothSides((side) => arm(person.body, stance, torso, side));
  const legs = bothSides((side) => leg(person.body, stance, torso, side));
  return {
    person,
    torso,
    head: frame(torso(0, 0).map((v, i) => (i ? 152 : v)) as unknown as Point, stance.head),
    headTilt: stance.head,
    arms,
    legs,
    hands: bothSides((side) => hand(stance, arms[side], side)),
    feet: bothSides((side) => foot(stance, legs[side], side)),
    ground: BODY.ground - (pose.seated ? SEATED : 0),
    half: halfWidth(person.body),
  };
}

const bothSides = <T>(make: (side: Side) => T): Record<Side, T> => ({
  left: make("left"),
  right: make("right"),
});

function mirror(pose: Pose): Pose {
  const { lean, hips, shoulders, head, arms, legs } = pose;
  return {
    ...pose,
    lean,
    hips: -hips,
    shoulders: -shoulders,
    head: -head,
    arms: [arms[1], arms[0]],
    legs: [legs[1], legs[0]],
  };
}

/** Shoulders and hips tilt against each other; the spine bends evenly between, skirts and coats hang below. */
function torsoWarp(pose: Pose, weight: number): Warp {
  return (x, y) => {
    const t = smooth((y - BODY.shoulder) / (BODY.hip - BODY.shoulder));
    const drop = clamp((y - BODY.hip) / (BODY.ankle - BODY.hip), 0, 1);
    const centre = CENTRE + weight * (pose.lean * t * (1 - drop * 0.5) - 2);
    const neck = clamp((BODY.shoulder - y) / (BODY.shoulder - BODY.chin), 0, 1);
    const tilt = mix(pose.shoulders * (1 - neck), pose.hips * (1 - drop), t);
    return [centre + x * cos(tilt), (pose.seated ? seatedAt(y) : y) + x * sin(tilt)];
  };
}

/** Armpit, waist and hips; below the hips the width stays, so that hems hang straight unless flared. */
function halfWidth(body: Body): (y: number) => number {
  return profile(
    [BODY.shoulder, body.chest + 3],
    [BODY.armpit, body.chest],
    [BODY.waist - 6, body.waist],
    [BODY.hip, body.hip],
    [BODY.crotch, body.hip - 1],
  );
}

function arm(body: Body, pose: Pose, torso: Warp, side: Side): Limb {
  const k = sign(side);
  const { upper, fore, hand } = pose.arms[side === "left" ? 0 : 1];
  const root = torso(k * (body.shoulder - 12), BODY.shoulder + 22);
  const reach = (from: Point, length: number, degrees: number): Point => [
    from[0] + k * length * sin(degrees),
    from[1] + length * cos(degrees),
  ];
  const elbow = reach(root, UPPER_ARM, upper);
  const half = profile(
    [0, 20.5 * body.limb],
    [0.28, 18 * body.limb],
    [0.5, 14 * body.limb],
    [0.64, 14.5 * body.limb],
    [1, 9.5 * Math.sqrt(body.limb)],
  );
  const round = hand === "hip" || hand === "strap" || Math.abs(fore) > 90 ? 0.2 : 0.42;
  return new Limb(root, elbow, reach(elbow, FOREARM, fore), half, { round });
}

function leg(body: Body, pose: Pose, torso: Warp, side: Side): Limb {
  const k = sign(side);
  const { ankle, knee } = pose.legs[side === "left" ? 0 : 1];
  const inner = body.hip / 2;
  const root = torso(k * inner, BODY.hip + 8);
  const below = torso(k * Math.min(inner - 2, 36), BODY.ankle);
  const at = (y: number): number => (pose.seated ? seatedAt(y) : y);
  const tip: Point = [below[0] + k * ankle[0], at(BODY.ankle) + ankle[1]];
  const bend: Point = [mix(root[0], tip[0], KNEE) + k * knee, at(BODY.knee)];
  const half = profile(
    [0, inner],
    [0.28, 0.55 * inner + 11 * body.limb],
    [KNEE, 21.5 * body.limb],
    [0.66, 22 * body.limb],
    [0.94, 12.5 * Math.sqrt(body.limb)],
    [1, 12.5 * Math.sqrt(body.limb)],
  );
  return new Limb(root, bend, tip, half, { round: 0.5, pace: paceOf(root, bend, tip) });
}

/** A leg's cuffs and shafts are measured from hip, knee and ankle, however short the thigh looks. */
function paceOf(root: Point, bend: Point, tip: Point): (t: number) => number {
  const thigh = distance(root, bend);
  const knee = thigh / (thigh + distance(bend, tip));
  if (knee > KNEE - 0.1) return (t) => t;
  return (t) => (t < KNEE ? (t / KNEE) * knee : mix(knee, 1, (t - KNEE) / (1 - KNEE)));
}

function hand(pose: Pose, arm: Limb, side: Side): Figure["hands"][Side] {
  const { hand: does } = pose.arms[side === "left" ? 0 : 1];
  const turn = does === "rest" ? 0.4 : 1;
  const degrees = arm.angle(0.97) * turn;
  return { does, degrees, frame: frame(arm.tip, degrees, sign(side)) };
}

function foot(pose: Pose, leg: Limb, side: Side): Figure["feet"][Side] {
  const { turn } = pose.legs[side === "left" ? 0 : 1];
  return { turn, frame: frame(leg.tip, 0, sign(side)) };
}
