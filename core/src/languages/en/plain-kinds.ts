import type { PlainKindId } from "../../wardrobe/plain-kinds.ts";

/** Where what people call a plain kind all over the world is not its own name. */
export const PLAIN_NAMES: Readonly<Partial<Record<PlainKindId, string>>> = {
  "long-sleeve-tee": "long-sleeve top",
  turtleneck: "turtleneck",
  windbreaker: "windbreaker",
};
