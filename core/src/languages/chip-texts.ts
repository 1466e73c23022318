import type { TIMES_OF_DAY } from "../outfit.ts";
import type { Aside } from "../stylist/dress/asides.ts";
import type { Verdict } from "../stylist/dress/verdict.ts";
import type { DressCodeId, EventId } from "../stylist/lexicon/index.ts";
import type { Weather } from "../weather.ts";

/** Why something was not worn, as half a sentence beside its chip. */
type Reasons = Readonly<
  Record<Exclude<Verdict["why"], "fine"> | Exclude<Aside["why"], "refused"> | "excluded", string>
>;

/** The chips' own words; what the person typed stands in them as it was typed. */
export type ChipTexts = {
  times: Readonly<Record<(typeof TIMES_OF_DAY)[number], string>>;
  /** What a dress code is called. */
  codes: Readonly<Record<DressCodeId, string>>;
  typically: string;
  precip: Readonly<Record<Exclude<Weather["precip"], "none">, string>>;
  without: string;
  with: string;
  vegan: string;
  covered: string;
  comfortable: string;
  /** Why something was missed. */
  oneOutfit: string;
  notOwned: string;
  leftOut: string;
  /** What was spoken against is worn, because the closet has nothing else for that part of the body. */
  nothingElse: string;
  unknown: string;
  /** What an event is called where its name stands alone. */
  events: Readonly<Record<EventId, string>>;
  reasons: Reasons;
};
