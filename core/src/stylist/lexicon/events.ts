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

const FACTS = [
  {
    id: "funeral",
    occasion: "funeral",
    code: [4, 5],
    rank: 100,
    where: "both",
    time: "day",
    is: ["sober"],
  },
  {
    id: "wedding",
    occasion: "wedding",
    code: [3, 5],
    rank: 95,
    where: "both",
    time: "day",
    is: ["white-is-taken"],
  },
  { id: "interview", occasion: "interview", code: [3, 5], rank: 92, where: "in", time: "day" },
  {
    id: "court",
    occasion: "office",
    code: [4, 5],
    rank: 91,
    where: "in",
    time: "day",
    is: ["sober"],
  },
  { id: "gala", occasion: "gala", code: [5, 5], rank: 90, where: "in", time: "evening" },
  {
    id: "prom",
    occasion: "gala",
    code: [4, 5],
    rank: 89,
    where: "in",
    time: "evening",
    is: ["dance"],
  },
  { id: "graduation", occasion: "campus", code: [3, 4], rank: 86, where: "both", time: "day" },
  {
    id: "christening",
    occasion: "worship",
    code: [3, 4],
    rank: 85,
    where: "both",
    time: "day",
    is: ["modest"],
  },
  {
    id: "mosque",
    occasion: "worship",
    code: [2, 3],
    rank: 84,
    where: "both",
    time: "day",
    is: ["modest"],
  },
  {
    id: "church",
    occasion: "worship",
    code: [2, 3],
    rank: 60,
    where: "both",
    time: "day",
    is: ["modest"],
  },
  { id: "speed-dating", occasion: "date", code: [2, 4], rank: 80, where: "both", time: "evening" },
  {
    id: "hike",
    occasion: "hike",
    code: [0, 1],
    rank: 74,
    where: "out",
    time: "day",
    is: ["active", "trail"],
  },
  {
    id: "ski",
    occasion: "sport",
    code: [0, 1],
    rank: 73,
    where: "out",
    time: "day",
    is: ["active", "snow"],
  },
  { id: "run", occasion: "sport", code: [0, 1], rank: 72, where: "out", is: ["active"] },
  { id: "gym", occasion: "sport", code: [0, 1], rank: 71, where: "in", is: ["active"] },
  {
    id: "tennis",
    occasion: "sport",
    code: [0, 1],
    rank: 70,
    where: "out",
    time: "day",
    is: ["active", "sun"],
  },
  {
    id: "sailing",
    occasion: "travel",
    code: [1, 2],
    rank: 69,
    where: "out",
    time: "day",
    is: ["deck", "sun"],
  },
  {
    id: "snow-play",
    occasion: "casual",
    code: [0, 1],
    rank: 68,
    where: "out",
    time: "day",
    is: ["snow", "children"],
  },
  { id: "wfh", occasion: "wfh", code: [1, 3], rank: 66, where: "in", time: "day", is: ["home"] },
  { id: "conference", occasion: "conference", code: [2, 4], rank: 64, where: "in", time: "day" },
  { id: "opera", occasion: "theatre", code: [4, 5], rank: 63, where: "in", time: "evening" },
  { id: "theatre", occasion: "theatre", code: [2, 4], rank: 62, where: "in", time: "evening" },
  { id: "cocktail", occasion: "cocktail", code: [3, 4], rank: 61, where: "in", time: "evening" },
  {
    id: "kids-party",
    occasion: "party",
    code: [0, 2],
    rank: 59,
    where: "both",
    time: "day",
    is: ["messy", "children", "comfort"],
  },
  {
    id: "beach",
    occasion: "beach",
    code: [0, 2],
    rank: 58,
    where: "out",
    time: "day",
    is: ["sun"],
  },
  {
    id: "festival",
    occasion: "festival",
    code: [0, 2],
    rank: 57,
    where: "out",
    is: ["comfort", "dance"],
  },
  {
    id: "concert",
    occasion: "concert",
    code: [1, 2],
    rank: 56,
    where: "in",
    time: "evening",
    is: ["dance", "comfort"],
  },
  { id: "shower", occasion: "party", code: [1, 3], rank: 55, where: "both", time: "day" },
  {
    id: "costume",
    occasion: "party",
    code: [0, 3],
    rank: 54,
    where: "both",
    time: "evening",
    is: ["costume"],
  },
  { id: "feast", occasion: "party", code: [2, 4], rank: 60, where: "both", time: "day" },
  {
    id: "party",
    occasion: "party",
    code: [1, 3],
    rank: 50,
    where: "both",
    time: "evening",
    is: ["dance"],
  },
  { id: "dinner", occasion: "dinner", code: [2, 3], rank: 48, where: "in", time: "evening" },
  { id: "client", occasion: "office", code: [3, 4], rank: 47, where: "in", time: "day" },
  { id: "office", occasion: "office", code: [2, 4], rank: 40, where: "in", time: "day" },
  { id: "brunch", occasion: "brunch", code: [1, 3], rank: 46, where: "both", time: "morning" },
  { id: "lunch", occasion: "brunch", code: [1, 3], rank: 45, where: "both", time: "day" },
  {
    id: "picnic",
    occasion: "picnic",
    code: [0, 2],
    rank: 52,
    where: "out",
    time: "day",
    is: ["sun", "comfort"],
  },
  {
    id: "travel",
    occasion: "travel",
    code: [1, 2],
    rank: 36,
    where: "both",
    time: "day",
    is: ["comfort"],
  },
  { id: "viva", occasion: "campus", code: [2.4, 4], rank: 65, where: "in", time: "day" },
  {
    id: "campus",
    occasion: "campus",
    code: [1, 2],
    rank: 38,
    where: "both",
    time: "day",
    is: ["comfort"],
  },
  {
    id: "lounge",
    occasion: "lounge",
    code: [0, 1],
    rank: 34,
    where: "in",
    is: ["home", "comfort"],
  },
  {
    id: "errands",
    occasion: "errands",
    code: [0, 2],
    rank: 32,
    where: "both",
    time: "day",
    is: ["comfort"],
  },
  {
    id: "chores",
    occasion: "errands",
    code: [0, 1],
    rank: 33,
    where: "both",
    time: "day",
    is: ["messy", "comfort"],
  },
  { id: "walk", occasion: "casual", code: [0, 2], rank: 30, where: "out", is: ["comfort"] },
  { id: "museum", occasion: "casual", code: [1, 3], rank: 31, where: "in", time: "day" },
] as const satisfies readonly Event[];

export type EventId = (typeof FACTS)[number]["id"];

export const EVENTS: readonly Event[] = FACTS;
