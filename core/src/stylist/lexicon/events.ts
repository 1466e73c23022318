import type { Occasion, TIMES_OF_DAY } from "../../outfit.ts";

/**
 * What people dress for. `code` is the usual dress code as a formality band (0 lounge … 5 black or white tie), after
 * Debrett's dress codes and The Emily Post Institute's attire guide. `rank` says who names the day when two are
 * mentioned in one breath: a beach wedding is a wedding. `where` says which weather is met. What an event is called stands in each
 * language's `phrasebook/events.ts`.
 */
export type Event = {
  id: string;
  occasion: Occasion;
  code: readonly [number, number];
  rank: number;
  where: "in" | "out" | "both";
  time?: (typeof TIMES_OF_DAY)[number];
  /** Extra facts the other rooms act upon. */
  is?: readonly (
    | "sober"
    | "active"
    | "messy"
    | "deck"
    | "snow"
    | "modest"
    | "comfort"
    | "sun"
    | "home"
    | "costume"
    | "stage"
    | "children"
    | "trail"
    | "dance"
    | "white-is-taken"
  )[];
};

/** A row, told in the order of `Event`; `null` for what is met at any time of the day. */
const event = <const Id extends string>(
  id: Id,
  occasion: Occasion,
  code: Event["code"],
  rank: number,
  where: Event["where"],
  time: NonNullable<Event["time"]> | null,
  ...is: NonNullable<Event["is"]>
) => ({ id, occasion, code, rank, where, ...(time && { time }), ...(is.length > 0 && { is }) });

const FACTS = [
  event("funeral", "funeral", [4, 5], 100, "both", "day", "sober"),
  event("wedding", "wedding", [3, 5], 95, "both", "day", "white-is-taken"),
  event("interview", "interview", [3, 5], 92, "in", "day"),
  event("court", "office", [4, 5], 91, "in", "day", "sober"),
  event("gala", "gala", [5, 5], 90, "in", "evening"),
  event("prom", "gala", [4, 5], 89, "in", "evening", "dance"),
  event("graduation", "campus", [3, 4], 86, "both", "day"),
  event("christening", "worship", [3, 4], 85, "both", "day", "modest"),
  event("mosque", "worship", [2, 3], 84, "both", "day", "modest"),
  event("church", "worship", [2, 3], 60, "both", "day", "modest"),
  event("speed-dating", "date", [2, 4], 80, "both", "evening"),
  event("hike", "hike", [0, 1], 74, "out", "day", "active", "trail"),
  event("ski", "sport", [0, 1], 73, "out", "day", "active", "snow"),
  event("run", "sport", [0, 1], 72, "out", null, "active"),
  event("gym", "sport", [0, 1], 71, "in", null, "active"),
  event("tennis", "sport", [0, 1], 70, "out", "day", "active", "sun"),
  event("sailing", "travel", [1, 2], 69, "out", "day", "deck", "sun"),
  event("snow-play", "casual", [0, 1], 68, "out", "day", "snow", "children"),
  event("wfh", "wfh", [1, 3], 66, "in", "day", "home"),
  event("conference", "conference", [2, 4], 64, "in", "day"),
  event("opera", "theatre", [4, 5], 63, "in", "evening"),
  event("theatre", "theatre", [2, 4], 62, "in", "evening"),
  event("cocktail", "cocktail", [3, 4], 61, "in", "evening"),
  event("kids-party", "party", [0, 2], 59, "both", "day", "messy", "children", "comfort"),
  event("beach", "beach", [0, 2], 58, "out", "day", "sun"),
  event("festival", "festival", [0, 2], 57, "out", null, "comfort", "dance"),
  event("concert", "concert", [1, 2], 56, "in", "evening", "dance", "comfort"),
  event("shower", "party", [1, 3], 55, "both", "day"),
  event("costume", "party", [0, 3], 54, "both", "evening", "costume"),
  event("feast", "party", [2, 4], 60, "both", "day"),
  event("party", "party", [1, 3], 50, "both", "evening", "dance"),
  event("dinner", "dinner", [2, 3], 48, "in", "evening"),
  event("client", "office", [3, 4], 47, "in", "day"),
  event("office", "office", [2, 4], 40, "in", "day"),
  event("brunch", "brunch", [1, 3], 46, "both", "morning"),
  event("lunch", "brunch", [1, 3], 45, "both", "day"),
  event("picnic", "picnic", [0, 2], 52, "out", "day", "sun", "comfort"),
  event("travel", "travel", [1, 2], 36, "both", "day", "comfort"),
  event("viva", "campus", [2.4, 4], 65, "in", "day"),
  event("campus", "campus", [1, 2], 38, "both", "day", "comfort"),
  event("lounge", "lounge", [0, 1], 34, "in", null, "home", "comfort"),
  event("errands", "errands", [0, 2], 32, "both", "day", "comfort"),
  event("chores", "errands", [0, 1], 33, "both", "day", "messy", "comfort"),
  event("walk", "casual", [0, 2], 30, "out", null, "comfort"),
  event("museum", "casual", [1, 3], 31, "in", "day"),
];

export type EventId = (typeof FACTS)[number]["id"];

export const EVENTS: readonly Event[] = FACTS;
