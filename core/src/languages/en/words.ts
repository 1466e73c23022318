import type { Words } from "../language.ts";
import { colours } from "./colours.ts";
import { groups, kinds } from "./kinds.ts";
import { materials } from "./materials.ts";
import { patterns } from "./patterns.ts";

export const words: Words = {
  code: "en",
  kinds,
  groups,
  colours,
  materials,
  patterns,
  phrase: (noun, { colour, pattern, material }) =>
    [
      colour && colours[colour].m,
      pattern && patterns[pattern].of,
      material && materials[material].of,
      noun.text,
    ]
      .filter(Boolean)
      .join(" "),
};
