import type { Words } from "../language.ts";
import { qualified } from "../romance.ts";
import { colours } from "./colours.ts";
import { groups, kinds } from "./kinds.ts";
import { materials } from "./materials.ts";
import { patterns } from "./patterns.ts";

const names = { kinds, groups, colours, materials, patterns };

export const words: Words = {
  code: "fr",
  ...names,
  phrase: (noun, said) => qualified(names, noun, said),
};
