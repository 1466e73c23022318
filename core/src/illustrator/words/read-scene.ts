import type { Occasion } from "../../outfit.ts";
import type { Scene } from "../index.ts";

/** The first that is found wins, so the particular stands before the general. */
const OCCASION_WORDS: readonly (readonly [occasion: Occasion, words: RegExp])[] = [
  ["beach", /\b(beach|seaside|sea|pool|poolside|swim\w*|ocean|coast\w*|surf\w*|sail\w*|cruise)\b/],
  ["funeral", /\b(funeral|memorial|wake|mourning)\b/],
  ["wedding", /\b(wedding|bridesmaid|nuptials|ceremony)\b/],
  ["gala", /\b(gala|black[- ]tie|white[- ]tie|ball|red carpet|opera)\b/],
  ["interview", /\binterview\w*\b/],
  ["conference", /\b(conference|summit|keynote|panel|trade fair)\b/],
  [
    "office",
    /\b(office|work(?! (boot|bag|jacket|shirt|trouser))|workday|meeting|business|boardroom|client|professional)\b/,
  ],
  ["wfh", /\b(work(ing)? from home|wfh|home office|video call|zoom)\b/],
  [
    "hike",
    /\b(hik(e|es|ing(?! (boot|shoe|trouser|pant|jacket|sock|short)))|trek\w*|mountain\w*|trail|camp(ing|site|fire)?|ski(ing|s)?)\b/,
  ],
  [
    "sport",
    /\b(gym|run|running(?! (shoe|trainer|top|short|tight|jacket))|jog(ging)?|workout|yoga|tennis(?! (shoe|skirt))|sport\w*|training|football(?! shirt)|cycling(?! short)|pilates|marathon)\b/,
  ],
  [
    "travel",
    /\b(airport|flight|plane|travel\w*|trip|train|road trip|holiday|vacation|sightseeing)\b/,
  ],
  ["concert", /\b(concert|gig|band|live music)\b/],
  ["festival", /\b(festival|rave|carnival)\b/],
  ["theatre", /\b(theatre|theater|ballet|musical|premiere|play)\b/],
  ["cocktail", /\b(cocktails?|rooftop|bar|drinks)\b/],
  ["date", /\b(date|romantic|anniversary)\b/],
  ["dinner", /\b(dinner|restaurant|supper|dining)\b/],
  ["brunch", /\b(brunch|breakfast|caf[eé]|coffee|lunch)\b/],
  ["picnic", /\b(picnic|park|garden|barbecue|bbq|zoo)\b/],
  ["campus", /\b(campus|university|college|school|class|lecture|library)\b/],
  ["worship", /\b(church|mosque|temple|synagogue|worship)\b/],
  ["party", /\b(party|birthday|club\w*|celebration|dancing)\b/],
  ["lounge", /\b(loung\w+|home|sofa|movie night|lazy|sleep\w*)\b/],
  ["errands", /\b(errands?|shopping|supermarket|market|groceries|dog walk)\b/],
];

const TIME_WORDS = [
  ["night", /\b(night|midnight|late|club\w*)\b/],
  ["evening", /\b(evening|dinner|dusk|sunset|tonight|cocktails?|theatre|theater|gala|opera)\b/],
  ["morning", /\b(morning|breakfast|dawn|sunrise|commute)\b/],
  ["day", /\b(day|daytime|afternoon|noon|lunch|brunch)\b/],
] as const;

/** Where, when and in what weather a description plays. */
export function readScene(prompt: string): Scene {
  const text = prompt.slice(0, 6000).toLowerCase();
  return {
    occasion: OCCASION_WORDS.find(([, words]) => words.test(text))?.[0],
    timeOfDay: TIME_WORDS.find(([, words]) => words.test(text))?.[0],
    weather: readWeather(text),
  };
}

const SKY = [
  ["storm", /\b(storm\w*|thunder\w*|downpour|pouring)\b/],
  ["snow", /\b(snow\w*|blizzard|sleet|ski(ing|s)?)\b/],
  ["rain", /\b(rain|rains|raining|rainy|showers?|wet|drizzl\w+)\b/],
] as const;

const WARMTH = [
  [-4, /\b(freezing|icy|frost\w*|bitter|subzero|snow\w*)\b/],
  [5, /\b(cold|winter\w*|chilly|brisk|crisp air)\b/],
  [13, /\b(cool|mild|autumn\w*|fall|breezy|spring)\b/],
  [30, /\b(hot|scorching|heat\w*|sweltering|humid|tropical|beach)\b/],
  [25, /\b(warm|summer\w*|sunny|balmy|sunshine)\b/],
] as const;

function readWeather(text: string): Scene["weather"] {
  const dry = /\b(no|without|stays?|isn't|not)\s+(any\s+|forecast\s+)?(rain|snow|dry)/.test(text);
  const precip = dry ? "none" : (SKY.find(([, words]) => words.test(text))?.[0] ?? "none");
  const tempC = degrees(text) ?? WARMTH.find(([, words]) => words.test(text))?.[0];
  const windy = /\b(wind\w*|gust\w*|blustery)\b/.test(text);
  if (precip === "none" && tempC === undefined && !windy) return null;
  const night = /\b(night|midnight)\b/.test(text);
  return { tempC: tempC ?? 12, precip, windKmh: windy ? 35 : 8, isNight: night };
}

/** "12°C", "54 °F", "about 12 degrees". */
function degrees(text: string): number | undefined {
  const found =
    /(-?\d{1,3})\s*(?:°|º|degrees?)\s*(c|f|celsius|fahrenheit)?\b/.exec(text) ??
    /(-?\d{1,3})(c|f)\b/.exec(text);
  if (!found) return undefined;
  const value = Number(found[1]);
  const celsius = found[2]?.startsWith("f") ? ((value - 32) * 5) / 9 : value;
  return celsius >= -60 && celsius <= 55 ? Math.round(celsius) : undefined;
}
