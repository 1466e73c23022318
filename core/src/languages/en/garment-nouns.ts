import { type GarmentNouns, nounsOf } from "../garment-nouns.ts";

export const garmentNouns: GarmentNouns = nounsOf(
  {},
  {
    as: "it-stands",
    whose: /^(?:my|the|a|an)\s+(?=\S)/i,
    notes:
      / (?:oversized?|(?:slim|skinny|regular|relaxed|loose) fit|(?:long|short|half) sleeved?s?|size \S+|stretchy?|stretch|goretex|gore-tex)$/i,
    owner: / \p{Lu}\p{Ll}+ (?:knit|knitted|made|sewed|bought|gave)(?= |$)/u,
    // "Men's jacket" and "Levi's jeans" are nobody's.
    ownerFirst:
      /^(?!(?:men|women|ladies|boy|girl|kid|levi|land|carter|kohl|macy|victoria|tod|driver)['’]?s)\p{Lu}\p{Ll}+['’]s (?=\p{L})/iu,
    suits: new Set("suit|set|tuxedo|tux|tracksuit|twinset|co-ord|coord".split("|")),
    halfOf: "{suit} {half}",
    ofSuit: /^(?:of|from) (?:the |my )?/,
    several: /[^s]s$/,
    quality:
      /^(?:plain|comfy|comfortable|casual|smart|warm|thick|thin|flat|loose|stripy|striped|checked|waterproof|faded|soft)$/i,
    behind: /^(?:with|w|for|from|of|in|to|that|which|my|and|at|by)$/,
  },
);
