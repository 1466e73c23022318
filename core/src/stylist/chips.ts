import type { Chip } from "../outfit.ts";
import type { Dressed } from "./dress/compose.ts";
import { isMeant } from "./dress/constraints.ts";
import type { Demand } from "./dress/demands.ts";
import type { Event } from "./lexicon/index.ts";
import { languageOf } from "../languages/index.ts";
import { listenerOf } from "./tell/listener.ts";
import { filled } from "./tell/telling.ts";
import type { Brief, Mention } from "./understand/brief.ts";
import { readWords } from "./understand/text.ts";

const chip = (label: string, kept = true, reason?: string): Chip => ({
  label: label.slice(0, 120),
  kept,
  ...(reason && { reason: reason.slice(0, 300) }),
});

const MOST = 16;

/**
 * What was understood, as short chips in the person's own words: kept, or missed with the reason.
 * @param prompt what was typed, accents and capitals and all
 * @param circumstances the person's words for what else holds: "mud", "no heating"
 */
export function chipsOf(
  brief: Brief,
  dressed: Dressed,
  prompt: string,
  circumstances: readonly string[] = [],
): Chip[] {
  const words = languageOf(brief.language).chips;
  const own = ownWords(prompt);
  const code = brief.codeName && words.codes[brief.codeName];
  const weather = weatherIn(brief);
  const chips = [
    ...(brief.event ? [chip(settingIn(brief, brief.event))] : []),
    ...brief.others.map((other) => chip(eventIn(brief, other), false, words.oneOutfit)),
    ...brief.alongside.map((other) => chip(eventIn(brief, other))),
    ...(brief.alsoFor ? [chip(brief.alsoFor.said)] : []),
    ...circumstances.map((said) => chip(said)),
    ...(code ? [chip(code)] : []),
    ...(brief.timeOfDay === "day" ? [] : [chip(words.times[brief.timeOfDay])]),
    ...(weather ? [chip(weather)] : []),
    ...(brief.person ? whoIn(brief, brief.person.id, prompt) : []),
    ...dressed.verdicts.map(({ mention, yes, why }) =>
      chip(own(mention.text), yes, why === "fine" ? undefined : words.reasons[why]),
    ),
    ...leftOutIn(brief, dressed, own),
    ...brief.apart.map(([a, b]) =>
      chip(`${words.without} ${own(a.text)} ${words.with} ${own(b.text)}`),
    ),
    ...dressed.demands
      .filter(({ requirement }) => requirement.rule !== "some-colour")
      .map((one) => demandIn(brief, one, dressed, own)),
    ...brief.wants.map((mention) => wishIn(brief, mention, dressed, own)),
    ...(brief.vegan ? [chip(words.vegan)] : []),
    ...(brief.coverage === "long" && !brief.traits.has("modest") ? [chip(words.covered)] : []),
    ...(brief.comfort && !brief.traits.has("comfort") ? [chip(words.comfortable)] : []),
    ...brief.unknown.map((word) => chip(own(word), false, words.unknown)),
  ];
  return chips
    .filter(({ label }) => label.trim() !== "")
    .filter((one, index) => chips.findIndex(({ label }) => isSame(label, one.label)) === index)
    .slice(0, MOST);
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

type Own = (folded: string) => string;

/** What was read is folded; the person sees it as they typed it. */
function ownWords(prompt: string): Own {
  const words = readWords(prompt);
  return (folded) => {
    const parts = folded.split(" ");
    const at = words.findIndex((_, index) =>
      parts.every((part, step) => words[index + step]?.text === part),
    );
    return at < 0 ? folded : prompt.slice(words[at]!.start, words[at + parts.length - 1]!.end);
  };
}

/** What stays out, with what the person said of it; a wish that was not understood, or could not be kept, is missed. */
function leftOutIn(brief: Brief, { verdicts, worn }: Dressed, own: Own): Chip[] {
  const words = languageOf(brief.language).chips;
  const { reasons } = words;
  const asked = new Set(verdicts.map(({ mention }) => mention.text));
  return brief.avoids
    .filter(({ text }) => !asked.has(text))
    .map((mention) => {
      const { text } = mention;
      if (worn.some(({ piece }) => isMeant(piece, mention)))
        return chip(`${words.without} ${own(text)}`, false, words.nothingElse);
      const why = brief.leftAside.find(({ mention }) => mention.text === text)?.why;
      if (why === "unsure") return chip(own(text), false, reasons.unsure);
      return chip(
        `${words.without} ${own(text)}`,
        true,
        why && why !== "refused" ? reasons[why] : undefined,
      );
    });
}

/** A rule in the person's words: kept, unless nothing owned keeps it or something worn goes against it. */
function demandIn(
  { language }: Brief,
  { requirement, state }: Demand,
  { ownsNothing }: Dressed,
  own: Own,
): Chip {
  const label = own(requirement.text);
  // What is proposed to who owns nothing breaks no rule.
  if (ownsNothing || state === "met") return chip(label);
  const words = languageOf(language).chips;
  return chip(label, false, state === "unmet" ? words.notOwned : words.nothingElse);
}

function wishIn(brief: Brief, mention: Mention, dressed: Dressed, own: Own): Chip {
  const words = languageOf(brief.language).chips;
  const left = dressed.leftOut.find((one) => one.mention === mention);
  if (dressed.notOwned.includes(mention)) return chip(own(mention.text), false, words.notOwned);
  if (!left) return chip(own(mention.text));
  return chip(
    own(mention.text),
    false,
    left.why === "refused" ? words.reasons.excluded : words.leftOut,
  );
}

function whoIn({ language }: Brief, id: string, prompt: string): Chip[] {
  const who = languageOf(language).texts.names.people[id];
  return who ? [chip(filled(who, {}, language, listenerOf(prompt, language)))] : [];
}

/** The person's own words for it, unless they are a short form ("wfh") that has a name. */
function settingIn(brief: Brief, event: Event): string {
  const { setting, language } = brief;
  const short = setting?.toLowerCase() === event.id && nameOf(language, event.id);
  return setting && !short ? setting : eventIn(brief, event);
}

/** Where a name should be missing, the event's own place in a text of that language serves; never its id. */
function eventIn({ language }: Brief, { id, occasion }: Event): string {
  const { events } = languageOf(language).texts.names;
  return nameOf(language, id) ?? events[id] ?? events[occasion] ?? events.any;
}

function nameOf(language: Brief["language"], id: string): string | undefined {
  const names: Readonly<Record<string, string>> = languageOf(language).chips.events;
  return names[id];
}

/**
 * Only what the request itself says of the weather. What was found is told beside the idea: it was not asked for, so it is
 * neither kept nor missed.
 */
function weatherIn({ language, destination, weather, origin }: Brief): string {
  if (!weather) return destination ?? "";
  const words = languageOf(language).chips;
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
