import { HAIR_COLOURS, type Likeness, SKIN_TONES } from "../../likeness.ts";
import type { Body, Person } from "./people.ts";
import { scramble } from "./people.ts";

const BUILDS: Record<Likeness["build"], Body> = {
  slim: { shoulder: 74, chest: 61, waist: 51, hip: 62, limb: 0.88 },
  medium: { shoulder: 80, chest: 68, waist: 60, hip: 69, limb: 1 },
  broad: { shoulder: 92, chest: 79, waist: 66, hip: 69, limb: 1.14 },
  curved: { shoulder: 77, chest: 73, waist: 62, hip: 84, limb: 1.1 },
  large: { shoulder: 88, chest: 87, waist: 90, hip: 91, limb: 1.27 },
};

/** Heads differ less than legs do: who is tall is stretched a little, who is short made smaller in all. */
const HEIGHTS: Record<Likeness["height"], readonly [x: number, y: number]> = {
  short: [0.9, 0.84],
  medium: [0.96, 0.93],
  tall: [0.97, 1.01],
};

/** The same person whenever the same was chosen, down to the nose. */
export function personLike(likeness: Likeness): Person {
  const { skin, hairCut, hairColour, build, height, age } = likeness;
  const face = scramble(skin * 31 + hairCut.length * 7 + build.length, 4);
  return {
    body: BUILDS[build],
    skin: SKIN_TONES[skin]!,
    hair: HAIR_COLOURS[hairColour],
    hairStyle: hairCut,
    age,
    face: face % 5,
    stretch: HEIGHTS[height],
    likeness,
  };
}
