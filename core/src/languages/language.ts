import type { ColourId } from "../wardrobe/colours.ts";
import type { GarmentGroup, KindId } from "../wardrobe/kinds.ts";
import type { MaterialId } from "../wardrobe/materials.ts";
import type { PatternId } from "../wardrobe/patterns.ts";
import type { ClosetWords } from "./closet-words.ts";
import type { Noun } from "./noun.ts";
import type { QualityWords } from "./quality-words.ts";
import type { Adjective, Cloth } from "./word.ts";

export const LANGUAGES = ["en", "es", "fr", "de", "it", "pt"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** What is said of a garment beside its kind. */
export type Said = {
  colour?: ColourId | undefined;
  material?: MaterialId | undefined;
  pattern?: PatternId | undefined;
};

/** Everything of one language. A word that is missing does not compile. */
export type Language = {
  code: LanguageCode;
  kinds: Readonly<Record<KindId, Noun>>;
  groups: Readonly<Record<GarmentGroup, Noun>>;
  colours: Readonly<Record<ColourId, Adjective>>;
  materials: Readonly<Record<MaterialId, Cloth>>;
  patterns: Readonly<Record<PatternId, Cloth>>;
  closetWords: ClosetWords;
  qualities: QualityWords;
  /** Words before what a garment has not, parted by spaces. */
  without: string;
  /** A noun with what is said of it, in the language's order and agreement: "chaqueta de lino azul marino". */
  phrase: (noun: Noun, said: Said) => string;
};
