import type { KindId } from "./kinds.ts";
import type { Quality } from "./qualities.ts";

/** Small things by what they are, or by a quality of those. */
type Bar = { kinds: readonly KindId[]; quality?: Quality };

const bars = {
  jewellery: { kinds: ["jewellery", "watch"] },
  dangling: { kinds: ["jewellery"], quality: "dangling" },
  watches: { kinds: ["watch"] },
  sunglasses: { kinds: ["sunglasses"] },
  bags: { kinds: ["bag"] },
  "held-bags": {
    kinds: ["handbag", "clutch", "tote-bag", "briefcase", "shopping-bag", "gym-bag", "weekender"],
  },
  umbrellas: { kinds: ["umbrella"] },
  "brimmed-hats": { kinds: ["sun-hat", "fedora", "panama-hat", "fascinator", "top-hat"] },
  hats: { kinds: ["cap", "beanie", "sun-hat", "fedora", "cowboy-hat", "beret"] },
  scarves: { kinds: ["scarf"] },
  ties: { kinds: ["tie"] },
} as const satisfies Record<string, Bar>;

/** What a setting or a circumstance bars, because it is taken off at the door, gets caught or is blown away. */
export type BarId = keyof typeof bars;
export const BARS: Readonly<Record<BarId, Bar>> = bars;
export const BAR_IDS = Object.keys(bars) as [BarId, ...BarId[]];
