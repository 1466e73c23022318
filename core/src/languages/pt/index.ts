import type { Language } from "../language.ts";
import { qualified } from "../romance.ts";
import { closetWords } from "./closet-words.ts";
import { colours } from "./colours.ts";
import { groups, kinds } from "./kinds.ts";
import { materials } from "./materials.ts";
import { patterns } from "./patterns.ts";
import { qualities, without } from "./qualities.ts";

const words = { kinds, groups, colours, materials, patterns, qualities, without, closetWords };

export const pt: Language = {
  code: "pt",
  ...words,
  phrase: (noun, said) => qualified(words, noun, said),
};
