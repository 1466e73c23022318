import type { Language } from "../language.ts";
import { closetWords } from "./closet-words.ts";
import { colours } from "./colours.ts";
import { groups, kinds } from "./kinds.ts";
import { materials } from "./materials.ts";
import { patterns } from "./patterns.ts";
import { qualities, without } from "./qualities.ts";

export const en: Language = {
  code: "en",
  kinds,
  groups,
  colours,
  materials,
  patterns,
  qualities,
  without,
  closetWords,
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
