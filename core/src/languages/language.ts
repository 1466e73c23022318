import type { ColourId } from "../wardrobe/colours.ts";
import type { GarmentGroup, KindId } from "../wardrobe/kinds.ts";
import type { MaterialId } from "../wardrobe/materials.ts";
import type { PatternId } from "../wardrobe/patterns.ts";
import type { AddressWords } from "./address.ts";
import type { Varieties } from "./varieties.ts";
import type { AskList } from "./ask-list.ts";
import type { CareList } from "./care-list.ts";
import type { ChipTexts } from "./chip-texts.ts";
import type { ClaimWords } from "./claim-words.ts";
import type { ClosetWords } from "./closet-words.ts";
import type { CueList } from "./cue-list.ts";
import type { DegreeWords } from "./degree-words.ts";
import type { Determiners } from "./determiners.ts";
import type { FollowList } from "./follow-list.ts";
import type { FormFaults } from "./form-faults.ts";
import type { GroundList } from "./ground-list.ts";
import type { GarmentNouns } from "./garment-nouns.ts";
import type { InventoryWords } from "./inventory-words.ts";
import type { LanguageMarks } from "./language-marks.ts";
import type { LookList } from "./look-list.ts";
import type { Manners } from "./manners.ts";
import type { NextBuyList } from "./next-buy-list.ts";
import type { Noun } from "./noun.ts";
import type { Phrasebook } from "./phrasebook.ts";
import type { PluralEndings } from "./plural.ts";
import type { QualityWords } from "./quality-words.ts";
import type { RequestWords } from "./request-words.ts";
import type { RoomWords } from "./room-words.ts";
import type { RuleList } from "./rule-list.ts";
import type { SettingWords } from "./setting-words.ts";
import type { Syntax } from "./syntax.ts";
import type { TalkList } from "./talk-list.ts";
import type { Texts } from "./texts.ts";
import type { ToneWords } from "./tone.ts";
import type { TravelWords } from "./travel-words.ts";
import type { WhyNotList } from "./why-not-list.ts";
import type { Adjective, Cloth } from "./word.ts";

export const LANGUAGES = ["en", "es", "fr", "de", "it", "pt"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** Its words are at home in all the others ("hoodie", "brunch"), and it is spoken to who reads none of them. */
export const LINGUA_FRANCA: LanguageCode = "en";

/** What is said of a garment beside its kind. */
export type Said = {
  colour?: ColourId | undefined;
  material?: MaterialId | undefined;
  pattern?: PatternId | undefined;
};

/** What things are called: all that a page needs of a language. */
export type Words = {
  code: LanguageCode;
  kinds: Readonly<Record<KindId, Noun>>;
  groups: Readonly<Record<GarmentGroup, Noun>>;
  colours: Readonly<Record<ColourId, Adjective>>;
  materials: Readonly<Record<MaterialId, Cloth>>;
  patterns: Readonly<Record<PatternId, Cloth>>;
  /** A noun with what is said of it, in the language's order and agreement: "chaqueta de lino azul marino". */
  phrase: (noun: Noun, said: Said) => string;
};

/** Everything of one language. What is missing does not compile. */
export type Language = Words & {
  // How things are named in closets and lists.
  closetWords: ClosetWords;
  syntax: Syntax;
  garmentNouns: GarmentNouns;
  qualities: QualityWords;
  /** Words that are a slip of the finger away from one of ours and are meant as they stand, parted by spaces. */
  realWords: string;
  /** Words before what a garment has not, parted by spaces. */
  without: string;
  inventory: InventoryWords;
  plurals: PluralEndings;
  // How people ask.
  phrasebook: Phrasebook;
  cues: CueList;
  grounds: GroundList;
  manners: Manners;
  request: RequestWords;
  asks: AskList;
  care: CareList;
  rules: RuleList;
  followUps: FollowList;
  whyNot: WhyNotList;
  nextBuy: NextBuyList;
  looks: LookList;
  talk: TalkList;
  degrees: DegreeWords;
  rooms: RoomWords;
  settings: SettingWords;
  travel: TravelWords;
  marks: LanguageMarks;
  // How they are spoken to, and what is said.
  determiners: Determiners;
  address: AddressWords;
  /** What is said otherwise overseas. */
  varieties: Varieties;
  tone: ToneWords;
  texts: Texts;
  chips: ChipTexts;
  faults: FormFaults;
  /** What another writer may claim. */
  claims: ClaimWords;
};

/** What a language's folder exports; only the varieties may be missing, where a language has none. */
export type LanguageParts = Omit<Language, keyof Words | "varieties"> & {
  words: Words;
  varieties?: Varieties;
};
