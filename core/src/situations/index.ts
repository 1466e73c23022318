import { z } from "zod";
import type { BarId } from "../wardrobe/bars.ts";
import { isWeather } from "./condition.ts";
import { type DayWeather, type Feature, isImplied } from "./feature.ts";
import {
  type GearNeed,
  lineSchema,
  type RecordAvoids,
  type RecordDemand,
  type Situation,
  type SituationLine,
} from "./record.ts";
import { recogniser } from "./recognise.ts";

/** What is kept of a record: neither the sentences people type, which only tests read, nor its lines, which are most of it. */
export type KnownSituation = Omit<Situation, "ways" | "lines">;
export type KnownFeature = Omit<Feature, "lines">;

export type Records = {
  situations: readonly KnownSituation[];
  features: readonly KnownFeature[];
  /** The lines of one record as its file has them. */
  linesIn: (folder: "situations" | "features", id: string) => unknown;
};

/** A setting that a request names, and the person's own words for it. */
export type Setting = {
  situation: KnownSituation;
  said: string;
  /** It is dressed for like this one, and is another. */
  alike: boolean;
};

/** A circumstance that holds; `said` are the person's own words for it, null where nobody had to say so. */
export type Circumstance = {
  id: string;
  said: string | null;
  /** What is needed, and what is taken along on a trip, where it was said. */
  requires: readonly GearNeed[];
  brings: readonly GearNeed[];
  demands: readonly RecordDemand[];
  bars: readonly BarId[];
  avoids: RecordAvoids;
};

/** The day as far as it is known. */
export type Day = {
  feelsC: number | null;
  precip: "none" | "rain" | "snow" | null;
  windKmh: number | null;
  humidity: number | null;
  /** °C between now and the day's warmest or coldest hour. */
  swingC: number | null;
  time: string;
};

/** A day of which nothing is known. */
export const NO_DAY: Day = {
  feelsC: null,
  precip: null,
  windKmh: null,
  humidity: null,
  swingC: null,
  time: "day",
};

/** Lines with whose they are: "situations/bowling". */
export type OwnedLines = { owner: string; lines: readonly SituationLine[] };

/** Everything known of settings, indexed by language on first use. */
export type Settings = {
  /** @returns the setting that names the day, or null where none is known: it is then said to be unknown, not guessed */
  named: (text: string, language: string) => Setting | null;
  /** What holds beside it: what was named first, then what the setting and the day imply. */
  circumstances: (
    text: string,
    language: string,
    situation: KnownSituation | null,
    day: Day,
  ) => Circumstance[];
  /** What may be said in a setting, read when it is needed. */
  linesOf: (folder: "situations" | "features", id: string) => OwnedLines;
};

export const NO_SETTINGS: Settings = {
  named: () => null,
  circumstances: () => [],
  linesOf: (folder, id) => ({ owner: `${folder}/${id}`, lines: [] }),
};

const RANK = 0;
/** Records whose lines are kept once they were read. */
const MOST_KEPT = 48;
const linesSchema = z.array(lineSchema);

/** Who one meets says little of clothes where what one does there is said too: a first date at the climbing hall is climbed. */
const DATES: ReadonlySet<string> = new Set([
  "first-date",
  "dinner-date",
  "blind-date",
  "double-date",
]);
/** So does what is celebrated, where one plays for it or gets dirty. */
const PARTIES: ReadonlySet<string> = new Set([
  "birthday-party",
  "milestone-birthday",
  "retirement-party",
  "leaving-do",
  "office-party",
  "stag-party",
  "hen-party",
  "team-building",
  "childrens-birthday",
  "family-gathering",
]);
/**
 * How or where somebody is all day says nothing of what they do there: a call from home is a call, a wheelchair goes to the theatre, and
 * who was operated on last month to a wedding.
 */
const STATES: ReadonlySet<string> = new Set([
  "wheelchair-day-out",
  "breastfeeding-out",
  "after-surgery",
  "sick-at-home",
  "working-from-home",
  "everyday-casual",
]);
const PLAYED = 3;
const CASUAL = 1;
const BUSY = 2;
const MOSTLY_OUT = 0.6;

/** True for a setting that gives way to anything else that is known of the day. */
export const isState = ({ id }: Pick<KnownSituation, "id">): boolean => STATES.has(id);

export function settingsFrom({ situations, features, linesIn }: Records): Settings {
  const byId = new Map(situations.map((situation) => [situation.id, situation]));
  const naming = perLanguage((language) => recogniser(situations, language));
  const noticing = perLanguage((language) =>
    recogniser(
      features.map((feature) => ({ ...feature, rank: RANK })),
      language,
    ),
  );
  const kept = new Map<string, OwnedLines>();
  const isDone = ({ id }: { id: string }): boolean => {
    const { rank, motion, outdoorShare } = byId.get(id)!;
    return rank > RANK && !DATES.has(id) && (motion >= BUSY || outdoorShare >= MOSTLY_OUT);
  };
  const isPlayed = ({ id }: { id: string }): boolean => {
    const { rank, motion, dressCode } = byId.get(id)!;
    return rank > RANK && motion >= PLAYED && dressCode[1] <= CASUAL;
  };
  return {
    named(text, language) {
      const found = naming(language)(text);
      const first = found[0]?.id ?? "";
      const best =
        (DATES.has(first) && found.find(isDone)) ||
        (PARTIES.has(first) && found.slice(1).find(isPlayed)) ||
        (STATES.has(first) && found.find(({ id }) => !STATES.has(id))) ||
        found[0];
      if (!best) return null;
      return { situation: byId.get(best.id)!, said: best.said, alike: best.alike };
    },
    circumstances(text, language, situation, day) {
      const said = noticing(language)(text);
      const implied = features.filter(
        (feature) =>
          !said.some(({ id }) => id === feature.id) && goesWithoutSaying(feature, situation, day),
      );
      return [
        ...said.map((one) => {
          const {
            requires = [],
            brings = [],
            demands = [],
            bars = [],
            avoids = {},
          } = features.find(({ id }) => id === one.id)!;
          return { id: one.id, said: one.said, requires, brings, demands, bars, avoids };
        }),
        ...implied.map(({ id }) => ({ ...NOTHING_ASKED, id })),
      ];
    },
    linesOf(folder, id) {
      const owner = `${folder}/${id}`;
      const known = kept.get(owner) ?? { owner, lines: linesSchema.parse(linesIn(folder, id)) };
      kept.set(owner, known);
      for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
      return known;
    },
  };
}

/** What goes without saying explains a choice and asks for nothing. */
const NOTHING_ASKED = {
  said: null,
  requires: [],
  brings: [],
  demands: [],
  bars: [],
  avoids: {},
} as const;

function perLanguage<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    const one = made.get(language) ?? make(language);
    made.set(language, one);
    return one;
  };
}

/** True where both the setting and the day imply it, as far as it asks for them; with neither asked for, never. */
function goesWithoutSaying(
  { facts, weather }: KnownFeature,
  situation: KnownSituation | null,
  day: Day,
): boolean {
  if (!facts && !weather) return false;
  if (facts && !(situation && isImplied(facts, situation))) return false;
  return !weather || isDay(weather, day);
}

function isDay(asked: DayWeather, day: Day): boolean {
  const { windFrom = 0, humidityFrom = 0, swingFrom = 0, time } = asked;
  return (
    isWeather(asked, day) &&
    (windFrom === 0 || (day.windKmh ?? 0) >= windFrom) &&
    (humidityFrom === 0 || (day.humidity ?? 0) >= humidityFrom) &&
    (swingFrom === 0 || (day.swingC ?? 0) >= swingFrom) &&
    (!time || (time as readonly string[]).includes(day.time))
  );
}

export {
  chooseLines,
  type Decided,
  type DecidedPlan,
  type TrueLine,
  trueLines,
} from "./choose-lines.ts";
export type { KnownPiece } from "./condition.ts";
export { calledIn, fillLine, lineIn, type Phrase, type Register } from "./line.ts";
export type { GearNeed, RecordAvoids, RecordDemand } from "./record.ts";
export { LINE_AREAS, type LineArea, type RecordLanguage, type SituationLine } from "./record.ts";
