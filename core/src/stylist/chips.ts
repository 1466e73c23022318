import type { Chip } from "../outfit.ts";
import { CHIP_WORDS } from "./chip-words.ts";
import type { Dressed } from "./dress/compose.ts";
import { EVENT_NAMES } from "./event-names.ts";
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
  const code = brief.codeName && words.codes[brief.codeName];
  const weather = weatherIn(brief);
  const no = (text: string) => chip(`${words.without} ${text}`);
  return [
    ...(brief.event ? [chip(settingIn(brief, brief.event))] : []),
    ...brief.others.map((other) => chip(eventIn(brief, other), false, words.oneOutfit)),
    ...(code ? [chip(code)] : []),
    chip(words.times[brief.timeOfDay]),
    ...(weather ? [chip(weather)] : []),
    ...brief.avoids.map(({ text }) => no(text)),
    ...brief.apart.map(([a, b]) => no(`${a.text} ${words.with} ${b.text}`)),
    ...brief.wants.map((mention) => chip(mention.text, why(mention) === undefined, why(mention))),
    ...(brief.vegan ? [chip(words.vegan)] : []),
    ...(brief.coverage === "long" ? [chip(words.covered)] : []),
    ...(brief.comfort ? [chip(words.comfortable)] : []),
    ...brief.unknown.map((word) => chip(word, false, words.unknown)),
  ].slice(0, 16);
}

/** The person's own words for it, unless they are a short form that an event of ours is called by. */
const settingIn = (brief: Brief, event: Event): string =>
  brief.setting && brief.setting.toLowerCase() !== event.id ? brief.setting : eventIn(brief, event);

/** Where a name should be missing, the event's own place in a text of that language serves; never its id. */
function eventIn({ language }: Brief, { id, occasion }: Event): string {
  const { events } = phrasesOf(language);
  return EVENT_NAMES[language][id] ?? events[id] ?? events[occasion] ?? events["casual"] ?? "";
}

/**
 * Only what the request itself says of the weather. What was found is told beside the idea: it was not asked for, so it is
 * neither kept nor missed.
 */
function weatherIn({ language, destination, weather, origin }: Brief): string {
  if (!weather) return destination ?? "";
  const words = CHIP_WORDS[language];
  const { tempC, typical, precip, stated = [] } = weather;
  const degrees = `${Math.round(tempC)} °C`;
  return [
    destination,
    stated.includes("tempC") ? degrees : null,
    origin === "season" && typical ? `${degrees} ${words.typically}` : null,
    stated.includes("precip") && precip !== "none" ? words.precip[precip] : null,
  ]
    .filter((part) => part !== null)
    .join(" · ");
}
