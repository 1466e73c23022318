import type {
  DressCodeId,
  EventId,
  OtherId,
  SeasonId,
  WeatherWordId,
} from "../stylist/lexicon/index.ts";
import type { TIMES_OF_DAY } from "../outfit.ts";

/** Synonyms as people type them: folded to lower-case ASCII, parted by `|`; empty where a language has none. */
type Synonyms = string;
type By<Id extends string> = Readonly<Record<Id, Synonyms>>;

/** What people dress for. */
export type EventPhrases = { event: By<EventId> };

/** Weather, and when it is. */
export type WeatherPhrases = {
  weather: By<WeatherWordId>;
  season: By<SeasonId>;
  /** By the month's number. */
  month: By<MonthId>;
  daytime: By<(typeof TIMES_OF_DAY)[number]>;
  /** Say that the day is not today. */
  tomorrow: Synonyms;
  /** Beside these a word such as "hot" is about the weather. */
  context: Synonyms;
};
type MonthId = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12";

/** How somebody wants to be dressed, and who is. */
export type MannerPhrases = {
  /** Dress codes that are named outright. */
  code: By<DressCodeId>;
  /** That one wants to look good: that some effort is seen, that heads turn, or that one is honoured, received or judged. */
  "dress-up": By<"effort" | "shine" | "honour">;
  /** For whom, where it is somebody else. */
  "other-person": By<OtherId>;
  comfort: Synonyms;
  warmth: Synonyms;
  coolness: Synonyms;
  vegan: Synonyms;
};

/** What clothes look like, beside kinds, colours, materials and patterns. */
export type LookPhrases = {
  /** Wider words that stand for several kinds. */
  garment: By<"tailoring" | "collared">;
  /** What covers every pattern. */
  pattern: By<"patterned">;
  /** Whole moods of colour. */
  mood: By<"bright" | "dark" | "neutral" | "pastel" | "colourful">;
  /** Ways a garment sits, that people want or refuse. */
  feature: By<
    | "tight"
    | "loose"
    | "sleeves"
    | "sleeveless"
    | "short-sleeves"
    | "long-sleeves"
    | "bare-legs"
    | "covered"
    | "hood"
    | "layers"
    | "itchy"
  >;
};

/** What is wanted and what is not, and where one thought ends and another begins. */
export type CuePhrases = {
  /**
   * Turn what follows (or, for `after`, what stands before) into something unwanted. `firm` ones are about a whole list ("I hate
   * jeans, hoodies and caps"), the others about the next thing only, until "and a …" starts something new.
   */
  negation: By<"no" | "firm" | "allergy" | "but-not" | "double" | "after">;
  /** Say that something is wanted; they also end a list of unwanted things. */
  wish: By<"must" | "like" | "only">;
  /** Where one thought ends and another begins inside a sentence. */
  turn: Synonyms;
  /** Between two garments: "jeans, just not with a hoodie". */
  with: Synonyms;
  and: Synonyms;
  /** Begin a fresh thing after "and": "no jeans and a nice shirt". */
  article: Synonyms;
  /** Ask for clothes as such, with no occasion named. */
  dressing: Synonyms;
};

/** What a language's requests name beside the wardrobe, by topic and id. */
export type Phrasebook = EventPhrases & LookPhrases & MannerPhrases & WeatherPhrases & CuePhrases;

/** The same of languages that are understood and not spoken: some words of some topics. */
export type ForeignPhrasebook = {
  readonly [Topic in keyof Phrasebook]?: Phrasebook[Topic] extends string
    ? Synonyms
    : Partial<Phrasebook[Topic]>;
};
