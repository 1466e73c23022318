import type { Area } from "./kind.ts";
import type { KindId } from "./kinds.ts";
import type { MaterialId } from "./materials.ts";
import type { Purpose } from "./kind.ts";
import type { Quality } from "./qualities.ts";

/** What a place on the body must have: one of the kinds, the purpose or the quality, and none of what it must be `without`. */
export type Gear = {
  /** What is judged by it; the rest is worn as it is. */
  on: readonly Area[];
  kinds?: readonly KindId[];
  quality?: Quality;
  only?: Purpose;
  /** Down to the floor, of what has no legs. */
  floorLong?: true;
  /** Worn where it is owned; nobody is told to get it, and no other thing gives way to it. */
  unmissed?: true;
  without?: {
    kinds?: readonly KindId[];
    qualities?: readonly Quality[];
    material?: MaterialId;
  };
};

const BODY = ["top", "dress", "legs", "swim"] as const;

/** What nobody takes part without, or gets hurt, or is not let in. */
const gear = {
  wetsuit: { on: BODY, kinds: ["wetsuit"] },
  swimwear: { on: BODY, kinds: ["swimsuit", "swim-shorts"] },
  "fitted-swimwear": { on: BODY, kinds: ["swimsuit"] },
  "swim-cap": { on: ["head"], kinds: ["swim-cap"] },
  "bee-veil": {
    on: ["top", "mid", "outer", "dress", "head"],
    kinds: ["bee-suit", "bee-jacket", "bee-veil"],
  },
  "race-suit": { on: [...BODY, "mid", "outer"], kinds: ["race-suit"] },
  "snow-legs": { on: ["legs", "dress"], quality: "waterproof" },
  gloves: { on: ["hands"], kinds: ["gloves"], without: { kinds: ["fingerless-gloves"] } },
  "mountain-boots": {
    on: ["shoes"],
    quality: "grippy",
    without: { kinds: ["rain-boots", "clogs"] },
  },
  "rain-boots": { on: ["shoes"], kinds: ["rain-boots", "snow-boots"] },
  "hi-vis": { on: ["outer", "mid"], quality: "reflective" },
  "head-cover": { on: ["head", "neck"], kinds: ["headscarf", "scarf", "beanie"] },
  costume: { on: ["top", "dress", "outer", "mid"], quality: "costume" },
  "snow-boots": { on: ["shoes"], kinds: ["boots"], without: { qualities: ["heeled"] } },
  helmet: { on: ["head"], kinds: ["helmet"] },
  "ride-helmet": { on: ["head"], kinds: ["helmet"], unmissed: true },
  "eye-guard": { on: ["eyes"], kinds: ["goggles"], unmissed: true },
  "hair-net": { on: ["head"], kinds: ["hair-net"], unmissed: true },
  "life-vest": { on: ["carried"], kinds: ["life-vest"], unmissed: true },
  protectors: { on: ["carried"], kinds: ["protectors"], unmissed: true },
  "long-legs": { on: ["legs", "dress"], quality: "long-legs" },
  "closed-shoes": { on: ["shoes"], quality: "closed", without: { qualities: ["open-toe"] } },
  "held-heel": {
    on: ["shoes"],
    without: {
      kinds: ["flip-flops", "sliders", "mules", "clogs", "slippers"],
      qualities: ["heeled"],
    },
  },
  "safety-shoes": { on: ["shoes"], kinds: ["work-boots"] },
  "sports-shoes": { on: ["shoes"], kinds: ["sneakers"], quality: "for-sport" },
  "sports-legs": { on: ["legs"], quality: "for-sport" },
  "plant-shoes": { on: ["shoes"], without: { material: "leather" } },
  "floor-length": { on: ["dress", "legs"], floorLong: true },
} as const satisfies Record<string, Gear>;

export type GearId = keyof typeof gear;
/** What is spoken of where it is missing. */
export type MissedGearId = {
  [Id in GearId]: (typeof gear)[Id] extends { unmissed: true } ? never : Id;
}[GearId];
export const GEAR: Readonly<Record<GearId, Gear>> = gear;
export const GEAR_IDS = Object.keys(gear) as [GearId, ...GearId[]];
