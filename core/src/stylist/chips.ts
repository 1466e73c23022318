import type { Chip } from "../outfit.ts";
import { CHIP_WORDS } from "./chip-words.ts";
import type { Dressed } from "./dress/compose.ts";
import type { Event } from "./lexicon/index.ts";
import { phrasesOf } from "./tell/voices.ts";
import type { Brief, Mention } from "./understand/brief.ts";

const chip = (label: string, kept = true, reason?: string): Chip => ({
  label: label.slice(0, 120),
  kept,
  ...(reason && { reason: reason.slice(0, 300) }),
});

/** What was understood, as short chips in the request's language: kept, or missed with the reason. */
export function chipsOf(brief: Brief, dressed: Dressed): Chip[] {
  const words = CHIP_WORDS[brief.language];
  const why = (mention: Mention): string | undefined => {
    if (dressed.notOwned.includes(mention)) return words.notOwned;
    return dressed.leftOut.some((one) => one.mention === mention) ? words.leftOut : undefined;
  };
  const no = (text: string) => chip(`${words.without} ${text}`);
  return [
    ...(brief.event ? [chip(eventIn(brief, brief.event))] : []),
    ...brief.others.map((other) => chip(eventIn(brief, other), false, words.oneOutfit)),
    ...(brief.codeName ? [chip(brief.codeName)] : []),
    chip(words.times[brief.timeOfDay]),
    ...(brief.weather ? [chip(weatherIn(brief, brief.weather))] : []),
    ...brief.avoids.map(({ text }) => no(text)),
    ...brief.apart.map(([a, b]) => no(`${a.text} ${words.with} ${b.text}`)),
    ...brief.wants.map((mention) => chip(mention.text, why(mention) === undefined, why(mention))),
    ...(brief.vegan ? [chip(words.vegan)] : []),
    ...(brief.coverage === "long" ? [chip(words.covered)] : []),
    ...(brief.comfort ? [chip(words.comfortable)] : []),
    ...brief.unknown.map((word) => chip(word, false, words.unknown)),
  ].slice(0, 16);
}

/** English names an event by its id; the others as their texts do. */
function eventIn({ language }: Brief, { id, occasion }: Event): string {
  const { events } = phrasesOf(language);
  const said = language === "en" ? undefined : (events[id] ?? events[occasion]);
  return said ?? id.replaceAll("-", " ");
}

function weatherIn({ language, destination }: Brief, weather: NonNullable<Brief["weather"]>) {
  const words = CHIP_WORDS[language];
  const { tempC, typical, precip } = weather;
  return [
    destination,
    `${Math.round(tempC)} °C${typical ? ` ${words.typically}` : ""}`,
    precip === "none" ? null : words.precip[precip],
  ]
    .filter((part) => part !== null)
    .join(" · ");
}
