import type { Occasion, TIMES_OF_DAY } from "../../outfit.ts";
import type { Weather } from "../../weather.ts";
import type { ColourId } from "../../wardrobe/colours.ts";
import type { BarId } from "../../wardrobe/bars.ts";
import type { GearId } from "../../wardrobe/gear.ts";
import type { RuleId } from "../../wardrobe/rules.ts";
import type { Role } from "../../languages/cue-list.ts";
import type { Ground } from "../../languages/ground-list.ts";
import type { Distress } from "../../languages/texts.ts";
import type { Fits } from "../learned/fit-model.ts";
import type { Talk } from "../../languages/talk-list.ts";
import type { Extremes } from "../read/extremes.ts";
import type { Intent } from "../read/intent.ts";
import type { KnownSituation, Setting } from "../../situations/index.ts";
import type { DressCodeId, Event, Language } from "../lexicon/index.ts";

export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/** A piece of clothing, or only a quality of one, as the person spoke of it: "the yellow raincoat", "wool", "nothing blue". */
export type Mention = {
  garment?: string;
  colours: readonly string[];
  moods: readonly string[];
  materials: readonly string[];
  patterns: readonly string[];
  features: readonly string[];
  /** The person's own words, folded. */
  text: string;
  /** "my …", "must wear …": worn even where taste says otherwise. */
  firm: boolean;
  /** Of a colour alone: somebody likes it, or wants something in it. */
  liked?: true;
  /** Because of an allergy, so that doubt counts too. */
  allergy: boolean;
  /** Left out in doubt: it may be worn where nothing else covers a part of the body. */
  doubtful?: boolean;
  /** The owned pieces that are meant, where the words single some out. */
  only?: ReadonlySet<string>;
  /** A sort of them that the vocabulary does not know: "street shoes". */
  someOnly?: true;
  /** Not these: "the others". */
  besides?: Mention;
  /** Nor these, which suit the request too well to be meant. */
  spares?: ReadonlySet<string>;
  /** What was read of it, where a garment was named. */
  read?: Read;
};

/** What was read of a garment; `plainly` where a "no" stands right before it, `certain` from 0 to 1. */
export type Read = { role: Role; certain: number; ground: Ground | null; plainly: boolean };

/** A mention of which nothing is known yet. */
export const NOTHING_SAID: Mention = {
  colours: [],
  moods: [],
  materials: [],
  patterns: [],
  features: [],
  text: "",
  firm: false,
  allergy: false,
};

/** True where a piece is meant, not only a quality. */
export const isOfPiece = ({ garment, only }: Mention): boolean =>
  garment !== undefined || only !== undefined;

export type Coverage = "long" | "bare-arms" | "short" | null;

/** Where the weather in the brief comes from. */
export type WeatherOrigin = "given" | "destination" | "season" | "stated" | "none";

/** What is left out because of what was said of it: one of our own pieces may be meant. */
export type LeftAside = {
  mention: Mention;
  why: "unavailable" | "refused" | "disliked" | "unsure";
  /** The person's own reason, where it was understood. */
  ground: Ground | null;
};

/** A demand on what is worn, by the person, a host, a boss, an invitation: "closed shoes", "all in black". */
export type Requirement = {
  rule: RuleId;
  /** For rules about colours. */
  colours: readonly ColourId[];
  /** The person's own words, folded. */
  text: string;
  /** A kind of garment that need not keep to it: "all in black except the shoes". */
  except?: string;
  /** Whether such a garment is owned in another colour. Absent until the closet is known. */
  standsOut?: boolean;
  /** Parts of the outfit for which something owned meets it: there nothing else is worn. Absent until the closet is known. */
  met?: ReadonlySet<string>;
};

export type Brief = {
  status: "outfit" | "redirect" | "decline" | "clarify";
  harm?: "hate" | "crime" | "self-harm" | "child" | "mockery";
  language: Language;
  /** The language that the request is in. */
  reading: Language;
  /** True where the request came in a language that is understood a little but not written. */
  foreign: boolean;
  event: Event | null;
  /** The setting is only dressed for like the one that is known: it is not called so, and nothing is told of it. */
  alike: boolean;
  /** The person's own words for the setting, where it is one that is known. */
  setting: string | null;
  /** What is known of it. */
  situation: KnownSituation | null;
  /** What follows or went before without a change of clothes, where it is known. */
  alsoFor: Setting | null;
  /** Other events of the same day that the outfit cannot all serve. */
  others: readonly Event[];
  /** The same where the person says that there is no change in between: nothing is told of one. */
  alongside: readonly Event[];
  occasion: Occasion;
  timeOfDay: TimeOfDay;
  /** Formality band asked for by event or dress code. */
  code: readonly [number, number];
  codeName: DressCodeId | null;
  traits: ReadonlySet<string>;
  weather: Weather | null;
  origin: WeatherOrigin;
  /** The coldest and the warmest place of the day, °C, where one outfit has to serve both. */
  extremes: Omit<Extremes, "apart"> | null;
  destination: string | null;
  /** What the person called the season, where it differs from the weather met. */
  season: "winter" | "spring" | "summer" | "autumn" | null;
  wants: readonly Mention[];
  avoids: readonly Mention[];
  requirements: readonly Requirement[];
  /** What the setting cannot do without. */
  gear: readonly GearId[];
  /** Small things that the setting does not allow. */
  bars: readonly BarId[];
  /** Two things that must not be worn together. */
  apart: readonly (readonly [Mention, Mention])[];
  intent: Intent;
  /** What is said where nobody asks to be dressed. */
  talk: Talk | null;
  /** Garments that a question is about. */
  asked: readonly Mention[];
  leftAside: readonly LeftAside[];
  /** Circumstances, by id, that are named only as what has befallen one of those. */
  befallen: readonly string[];
  vegan: boolean;
  coverage: Coverage;
  comfort: boolean;
  /** −1 wants to stay cool, 1 wants to be warm. */
  warmth: -1 | 0 | 1;
  bodyTalk: boolean;
  /** For whom: null is the person who asks. */
  person: { id: string; pronoun: "he" | "she" | "they" } | null;
  /** Garments that were named but are no garments we know ("my zorblax"). */
  unknown: readonly string[];
  /** The person's own limit on the answer's length. */
  maxWords: number | null;
  /** Said in a way that most do not mean and some do. */
  isOverstated: boolean;
  /** What the person may need somebody for, more than an outfit; null where nothing seems so. */
  distress: Distress | null;
  /** How well pieces suit the request as it is worded; null where nothing was learned. */
  fits: Fits | null;
};
