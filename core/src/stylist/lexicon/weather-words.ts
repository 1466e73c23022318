type WeatherFacts = {
  id: string;
  tempC?: number;
  precip?: "drizzle" | "rain" | "snow" | "storm" | "none";
  windKmh?: number;
  /** Counts as weather only beside a word such as "weather", "day" or "outside". */
  needsContext?: boolean;
};

/** Weather said in words. `tempC` is a fair reading where no number is known; ranges after the UK Met Office's everyday wording. */
const FACTS = [
  { id: "freezing", tempC: -3 },
  { id: "cold", tempC: 4 },
  { id: "chilly", tempC: 10 },
  { id: "mild", tempC: 16 },
  { id: "warm", tempC: 22, needsContext: true },
  { id: "hot", tempC: 30, needsContext: true },
  { id: "heat", tempC: 31 },
  { id: "rain", precip: "rain" },
  { id: "drizzle", precip: "drizzle" },
  { id: "snow", precip: "snow", tempC: -1 },
  { id: "storm", precip: "storm", windKmh: 50 },
  { id: "wind", windKmh: 35 },
  { id: "sun", precip: "none" },
] as const satisfies readonly WeatherFacts[];

export type WeatherWordId = (typeof FACTS)[number]["id"];
export const WEATHER_WORDS: readonly (WeatherFacts & { id: WeatherWordId })[] = FACTS;

/** Each with a month that stands for it. */
export const SEASONS = [
  { id: "winter", month: 1 },
  { id: "spring", month: 4 },
  { id: "summer", month: 7 },
  { id: "autumn", month: 10 },
] as const;
export type SeasonId = (typeof SEASONS)[number]["id"];
