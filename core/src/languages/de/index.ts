import type { Language } from "../language.ts";
import { closetWords } from "./closet-words.ts";
import { colours } from "./colours.ts";
import { compound } from "./grammar.ts";
import { groups, kinds } from "./kinds.ts";
import { materials } from "./materials.ts";
import { patterns } from "./patterns.ts";
import { qualities, without } from "./qualities.ts";

export const de: Language = {
  code: "de",
  kinds,
  groups,
  colours,
  materials,
  patterns,
  qualities,
  without,
  closetWords,
  phrase: (noun, { material, pattern, colour }) =>
    [
      material ? compound(materials[material], noun.text) : noun.text,
      pattern && patterns[pattern].of,
      colour && `in ${colours[colour].m}`,
    ]
      .filter(Boolean)
      .join(" "),
};
