import type { OwedRule, RuleId } from "../wardrobe/rules.ts";
import type { MissedGearId } from "../wardrobe/gear.ts";
import type { Ground } from "./ground-list.ts";
import type { TIPS, WearingTip } from "./tip-list.ts";
import type { Wish } from "./wish-list.ts";

/** ICU messages that say the same thing: one of them is told. README.md lists the placeholders. */
export type Messages = readonly [string, ...string[]];

/** What stands in other messages: `events` as after "for", `people` likewise. */
export type NameTexts = {
  /** Before the last of several. */
  and: string;
  /** The same before a word that begins so, where the language changes it. */
  andBefore?: { sound: RegExp; and: string };
  /** By event id, else by occasion; `any` where neither has a name. */
  events: Readonly<Record<string, string>> & { any: string };
  people: Readonly<Record<string, string>>;
  /** All that is worn, in one noun. */
  outfit: { text: string; gender: "m" | "f" | "n" };
  /** What a place on the body is called where nothing fills it. */
  slots: Readonly<
    Record<"base" | "mid" | "outer" | "legs" | "head" | "feet" | "accessory" | "dry", string>
  >;
};

/** What is worn: the first sentences. */
export type OutfitTexts = {
  /** `{event}`, `{list}`. */
  lead: Messages;
  /** `{list}`. */
  leadPlain: Messages;
  /** `{who}`, `{list}`. */
  leadFor: Messages;
  /** `{hero}` was asked for, `{list}` goes with it; `{event}`. */
  leadWanted: Messages;
  leadWantedPlain: Messages;
  /** `{list}` goes with what the person has on and named. */
  completes: Messages;
  /** What was answered before is worn with `{list}`; `{hero}` is only counted. */
  rest: Messages;
  /** `{outer}`, a coat or jacket, where no weather is told. */
  over: Messages;
  /** `{list}`: bags, scarves, hats. */
  extras: Messages;
  /** Nothing owned: `{list}` is an idea. */
  generic: Messages;
  /** Nothing owned is right for `{event}`: `{list}`. */
  genericOwned: Messages;
  condolence: Messages;
};

/** What somebody may need a person for, more than an outfit. */
export const DISTRESSES = ["self-harm", "abuse", "coercion", "eating", "violence"] as const;
export type Distress = (typeof DISTRESSES)[number];

/** What speaks against a piece. */
const AGAINST = [
  "code",
  "dressy",
  "loud",
  "covered",
  "cold",
  "warm",
  "gear",
  "bride",
  "wet",
  "dirt",
  "shoes",
  "fabric",
  "colour",
] as const;

/** Why a piece was left out, of which one clause is told: `{what}`. */
export const LEFT_REASONS = [...AGAINST, "purpose", "toes", "stiff"] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

/** Why it is so. */
export type ReasonTexts = {
  /** `{piece}` meets the dress code `{code}`. */
  code: Messages;
  /** `{piece}` is the one colour beside `{colours}`. */
  onlyColour: Messages;
  /** `{c1}` and `{c2}` are of one family. */
  twoShades: Messages;
  /** Nothing but `{colours}`, at least two of them, which go with everything. */
  neutrals: Messages;
  /** `{piece}` is the one pattern. */
  onlyPattern: Messages;
  /** `{colour}` was wished for, and `{piece}` has it. */
  asked: Messages;
  /** Nothing but `{colours}`, where the day is sober. */
  sober: Messages;
  /** `{piece}` is of `{cloth}`; `{temp}`. */
  clothInHeat: Messages;
  clothInCold: Messages;
  /** `{over}`, a sweater or jacket, is worn over `{under}`. */
  layers: Messages;
  /** `{list}` can be washed, where it gets messy. */
  washes: Messages;
  /** `{list}` covers arms and legs. */
  covers: Messages;
  /** `{take}` would do as well as `{worn}`. */
  swap: Messages;
  left: Readonly<Record<LeftReason, Messages>>;
};

/** What becomes of a demand on the clothes: `{list}` meets it; or nothing owned does, and what to do about that. */
export type DemandTexts = {
  met: Readonly<Record<RuleId, Messages>>;
  unmet: Readonly<Record<OwedRule, Messages>>;
};

/** What the weather decides. `{temp}` is a temperature with its unit. */
export type WeatherTexts = {
  /** `{outer}`, by how it feels outside: 0 °C and less, up to 8, up to 15, and above. */
  overFrost: Messages;
  overCold: Messages;
  overCool: Messages;
  overMild: Messages;
  /** `{outer}` is for the way and comes off where the day is spent, for which `{base}` is enough. */
  overWay: Messages;
  /** `{outer}` is for a place that is colder than the street, `{mid}` likewise. */
  overThere: Messages;
  midThere: Messages;
  /** `{mid}` for a room that is colder than the street, where `{base}` is enough. */
  insideCold: Messages;
  /** `{outer}` comes off in a room that is warmer, or where a journey leads: `{base}` is enough there. */
  insideWarm: Messages;
  warmThere: Messages;
  overSnow: Messages;
  overWind: Messages;
  /** `{mid}` is all that is worn over the top. */
  mid: Messages;
  /** Nothing is worn over the top. */
  nothingOver: Messages;
  /** The same where nobody would. */
  heat: Messages;
  /** One more layer is needed than is owned. */
  lacking: Messages;
  /** `{dry}` keeps the rain off. */
  rain: Messages;
  rainNoTemp: Messages;
  snow: Messages;
  wind: Messages;
  /** `{place}`: an average, not a forecast. */
  typical: Messages;
  typicalHere: Messages;
  /** `{later}` is the temperature that it comes to, `{outer}` what comes off or goes on. */
  warmer: Messages;
  colder: Messages;
  /** `{hour}` on the clock. */
  rainLater: Messages;
  /** `{piece}` is worn, or was wished for, although it is too cold or too warm for it. */
  tooCold: Messages;
  tooWarm: Messages;
  summerInCold: Messages;
  /** Where what is asked for is done in the warm, and nobody said where. */
  warmElsewhere: Messages;
  winterInHeat: Messages;
};

/** What is missing, and what was not understood. */
export type MissingTexts = {
  /** What a setting cannot do without, and nothing owned is. */
  gear: Readonly<Record<MissedGearId, Messages>>;
  /** `{what}` is not owned, `{list}` would do. */
  gap: Messages;
  /** `{what}` is owned, but nothing that suits; `{list}` would do. */
  unfit: Messages;
  /** No shoes are owned, or none that suit: `{list}`. */
  shoes: Messages;
  shoesUnfit: Messages;
  /** `{what}` is worn although more casual than `{event}` asks; `{lift}` would raise it. */
  plain: Messages;
  /** `{what}` is known by its colour only. */
  collar: Messages;
  formalGap: Messages;
  /** Nothing is owned yet. */
  empty: Messages;
  whiteTie: Messages;
  /** `{what}` was wanted and is not owned. */
  notOwned: Messages;
  /** Something wanted does not go with the other wishes. */
  leftOut: Messages;
  /** `{what}` is no garment that we know. */
  unknown: Messages;
  /** `{colour}` is wished for and not owned; `{piece}` would bring it. */
  accent: Messages;
  /** `{first}` decides; `{others}` are the day's other events. */
  together: Messages;
  /** `{what}` is missed because it is in the wash. */
  wash: Messages;
};

/** What one of two rivals may have over the other. */
export const ADVANTAGES = [
  "drier",
  "warmer",
  "cooler",
  "smarter",
  "easier",
  "steadier",
  "closed",
  "washes",
] as const;

/** Answers to what was asked, `{what}` for `{event}`, by the reason that decides. */
export const VERDICT_REASONS = [...AGAINST, "fine", "better"] as const;

/** What answers the person's own words. */
export type SaidTexts = {
  /** `{what}` was asked about; `better` has `{other}` too, which is owned and suits the day. */
  verdicts: Readonly<Record<(typeof VERDICT_REASONS)[number], Messages>>;
  /** `{other}`, of two that were asked about. */
  choice: Messages;
  /** What `{what}` has over `{other}`, of two for one place. */
  beats: Readonly<Record<(typeof ADVANTAGES)[number], Messages>>;
  /** The same where a word or two is all that was asked for. */
  yes: string;
  no: string;
  /** Asked why: `{what}` stays out because of what was said of it. */
  unavailable: Messages;
  disliked: Messages;
  unsure: Messages;
  /** `{what}` stays at home for a reason that the person gave. */
  grounds: Readonly<Record<Ground, Messages>>;
  /** For somebody who says in passing that they want to die, and most likely only that it is all too much. */
  kindly: Messages;
  /** Comes first where somebody may be in danger: a kind word, and where people are who help, day and night. */
  distress: Readonly<Record<Distress, Messages>>;
  /** Names do not tell the whole fibre. */
  allergy: Messages;
};

/** One thing to know or to do: see the lists. */
export type TipTexts = Readonly<Record<(typeof TIPS)[number] | WearingTip, Messages>>;

/** The last words: what is wished for what the day brings. Some are for who goes and some for all of them: neither is spoken to. */
export type WishTexts = Readonly<Record<Wish, Messages>>;

/** What is answered where nothing is worn. */
export type StatusTexts = {
  /** The request's language is one that is not written. */
  foreign: Messages;
  redirect: Messages;
  clarify: Messages;
  decline: Readonly<Record<"hate" | "mockery" | "crime" | "child" | "self-harm", Messages>>;
};

/** Everything that the stylist says in one language. */
export type Texts = {
  names: NameTexts;
  outfit: OutfitTexts;
  reasons: ReasonTexts;
  demands: DemandTexts;
  weather: WeatherTexts;
  missing: MissingTexts;
  said: SaidTexts;
  tips: TipTexts;
  wishes: WishTexts;
  status: StatusTexts;
};
