import type { Words } from "../language.ts";
import { colours } from "./colours.ts";
import { compound } from "./grammar.ts";
import { groups, kinds } from "./kinds.ts";
import { materials } from "./materials.ts";
import { patterns } from "./patterns.ts";

export const words: Words = {
  code: "de",
  kinds,
  groups,
  colours,
  materials,
  patterns,
  phrase: (noun, { material, pattern, colour }) =>
    [
      material ? compound(materials[material], noun.text) : noun.text,
      pattern && patterns[pattern].of,
      colour && `in ${colours[colour].m}`,
    ]
      .filter(Boolean)
      .join(" "),
};
