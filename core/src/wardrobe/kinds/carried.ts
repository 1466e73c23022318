import type { Spec } from "../kind.ts";

const THING = { clo: 0, dress: [0, 5] } as const;

/** What is taken along and not worn. */
export const CARRIED = {
  umbrella: { ...THING, against: "rain" },
  fan: THING,
  "spare-shirt": THING,
  "spare-socks": THING,
  "spare-tights": THING,
  "spare-shoes": THING,
  "dry-bottoms": THING,
  "change-of-clothes": THING,
  towel: THING,
  blanket: THING,
  cushion: THING,
  "stain-pen": THING,
  "safety-pins": THING,
  plasters: THING,
  "blister-plasters": THING,
  tissues: THING,
  wipes: THING,
  "plastic-bag": THING,
  "lint-roller": THING,
  "sun-cream": THING,
  "insect-repellent": THING,
  "reflective-band": { clo: 0, dress: [0, 1], sport: true },
  "head-torch": { clo: 0, dress: [0, 1], sport: true },
  "life-jacket": { clo: 0, dress: [0, 1], sport: true },
  "knee-pads": { clo: 0, dress: [0, 1], sport: true },
  "hair-tie": THING,
  "hand-warmers": THING,
  insoles: THING,
  "water-bottle": THING,
  "nursing-cover": THING,
  muslin: THING,
  bib: THING,
} as const satisfies Record<string, Spec>;
