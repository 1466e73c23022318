import { NO_SETTINGS } from "../../situations/index.ts";
import type { Weather } from "../../weather.ts";
import { fitsOf } from "../learned/fit-model.ts";
import type { Knowledge } from "../learned/learned.ts";
import { requestTerms } from "../learned/request-terms.ts";
import { DRESS_CODES, type Event, type Language } from "../lexicon/index.ts";
import { readHarm } from "../read/care.ts";
import { readLimit } from "../read/limit.ts";
import { readExtremes, tellsOf } from "../read/extremes.ts";
import { readTemperatureWords } from "../read/temperature.ts";
import type { Owned } from "../read/owned-names.ts";
import { asksForClothes } from "../read/talk.ts";
import { readWishes } from "../read/wishes.ts";
import { type Brief, type Coverage, isOfPiece, type Mention, type TimeOfDay } from "./brief.ts";
import { flatten, isBodyTalk, isInjection, withoutOrders } from "./intent.ts";
import { dayTimeOf, readHour, type Now } from "./moment.ts";
import type { Find } from "./phrasebook.ts";
import { DIRT } from "../lexicon/dirt.ts";
import { BY_CAMERA, OF_A_ROOM } from "../lexicon/setting-cues.ts";
import { endsOf, readDestination } from "./read-destination.ts";
import { eventOf } from "./read-events.ts";
import { dayIn, eventIn, isInName } from "./read-setting.ts";
import { readPerson } from "./read-person.ts";
import { readRules, withoutRules } from "./read-rules.ts";
import { readWeather } from "./read-weather.ts";
import { understandWords } from "./recognise.ts";
import { evidenceIn } from "./setting-evidence.ts";
import { statusOf } from "./status.ts";
import { fold, READ_AT_MOST, readWords, type Word } from "./text.ts";
import { readUnknown } from "./unknown.ts";

export type Asked = {
  prompt: string;
  weather: Weather | null;
  language?: string;
  /** The language that it is in, where that is known. */
  reading?: Language;
  now?: Now;
  /** What is owned, for its owner's own names. */
  closet?: readonly Owned[];
};

/** Reads a request in free text. Never throws: what is not understood is left out. @param settings what is known beside the request */
export function readBrief(asked: Asked, settings: Knowledge = NO_SETTINGS): Brief {
  const { brief, words, reading } = readByRules(asked, settings);
  const fits = settings.learned?.fits;
  return fits && brief.status === "outfit"
    ? { ...brief, fits: fitsOf(fits, requestTerms(words, reading, brief, fits.ideas)) }
    : brief;
}

function readByRules(asked: Asked, settings: Knowledge) {
  const whole = asked.prompt.slice(0, READ_AT_MOST);
  const wholeFlat = flatten(whole);
  const injected = isInjection(wholeFlat);
  const prompt = injected ? withoutOrders(whole) : whole;
  const flat = injected ? flatten(prompt) : wholeFlat;
  const words = readWords(prompt);
  const { finds, language, reading, foreign } = understandWords(
    words,
    flat,
    asked.language,
    asked.closet,
    asked.reading,
  );
  const rules = readRules(prompt, words, [reading, language], finds, asked.closet);
  const told = withoutRules(words, finds, rules);
  const polarity = readWishes(
    prompt,
    told.words,
    told.finds,
    reading,
    asked.closet,
    () => settings.named(prompt, reading)?.said ?? null,
    settings.learned?.roles,
  );
  const evidence = evidenceIn(prompt, words, finds, polarity.leftAside, reading);
  // Of a short text the language is often a guess: the page's own counts too.
  const nameIn = (text: string) =>
    settings.named(text, reading) ?? settings.named(text, asked.language ?? language);
  const { setting, named } = dayIn(prompt, words, finds, polarity.negated, evidence, nameIn);
  const silent = new Set([...evidence.elsewhere, ...evidence.ofGarment, ...evidence.ofExcuse]);
  const goal = readDestination(words, finds, asked.weather, silent);
  const travels = goal !== null && (goal.ahead || isTrip(finds, polarity.intent));
  // A place to go to and no occasion: then the trip is the occasion.
  const event = eventIn(setting, named.event) ?? (travels ? eventOf("travel") : null);
  const others = named.others.filter((other) => other.id !== event?.id);
  const codes = readCodes(
    finds.filter(({ at }) => !evidence.ofExcuse.has(at)),
    polarity.negated,
  );
  const traits = new Set<string>(event?.is ?? []);
  const timeOfDay = readTime(prompt, finds, event, asked.weather);
  const climates = readExtremes(prompt, words, reading, asked.weather?.tempC ?? null);
  const room = asked.weather !== null && (isOfRoom(words) || climates?.apart === true);
  const temperature = room ? null : readTemperatureWords(prompt, words, reading);
  const met = readWeather(
    prompt,
    temperature,
    goal,
    finds,
    asked,
    event,
    timeOfDay,
    new Set([...polarity.negated, ...evidence.ofGarment]),
    travels,
  );
  const features = (list: readonly Mention[]): Set<string> =>
    new Set(list.flatMap((mention) => (mention.garment ? [] : mention.features)));
  const wanted = features(polarity.wants);
  const unwanted = features(polarity.avoids);
  const brief: Brief = {
    status: "outfit",
    language,
    reading,
    foreign,
    event,
    setting: setting?.said ?? null,
    situation: setting?.situation ?? null,
    others,
    timeOfDay,
    traits,
    ...met,
    extremes: climates ?? endsOf(prompt, words, reading, asked.weather, met),
    occasion: event?.occasion ?? "casual",
    code: codes.band ?? event?.code ?? [0, 2],
    codeName: codes.name,
    wants: polarity.wants.filter((mention) => !isInName(mention, setting)),
    avoids: polarity.avoids,
    requirements: rules.requirements,
    apart: polarity.apart,
    intent: polarity.intent,
    talk: polarity.talk,
    asked: polarity.asked,
    leftAside: polarity.leftAside,
    vegan: finds.some((find) => find.topic === "vegan"),
    coverage: coverageOf(event, wanted, unwanted),
    comfort: traits.has("comfort") || finds.some((find) => find.topic === "comfort"),
    warmth: warmthOf(finds),
    bodyTalk: isBodyTalk(flat),
    person: readPerson(words, finds),
    unknown: readUnknown(words, finds).filter((name) => !isOwned(name, polarity)),
    maxWords: readLimit(prompt, words, reading),
    isOverstated: false,
    fits: null,
  };
  const read = (found: Brief) => ({ brief: found, words, reading });
  if (
    event?.id === "conference" &&
    /\b(present|presenting|speak|speaking|talk|keynote|stage|panel|pitch)/.test(flat)
  )
    brief.traits = new Set([...traits, "stage"]);
  if (event && event.where !== "out" && BY_CAMERA.test(flat))
    // Where a temperature was said it is that of the room, and dressed for.
    brief.traits = new Set([...brief.traits, "camera", ...(temperature ? [] : ["home"])]);
  const stains = (word: Word, at: number): boolean =>
    !evidence.ofExcuse.has(at) && (DIRT[reading].has(word.text) || DIRT.en.has(word.text));
  if (brief.code[0] < 2 && words.some(stains)) brief.traits = new Set([...brief.traits, "messy"]);
  if (tellsOf("unheated", prompt, words, reading))
    brief.traits = new Set([...brief.traits, "unheated"]);
  if (NO_AIRCON.test(flat)) brief.traits = new Set([...brief.traits, "no-aircon"]);
  const { harm, isOverstated } = readHarm(
    whole,
    injected ? readWords(whole) : words,
    reading,
    isOrdinary(brief),
  );
  brief.isOverstated = isOverstated;
  // Who wants to wear something asks for an outfit, even where that something is unknown.
  if (polarity.talk && !harm) return read({ ...brief, status: "redirect" });
  if (brief.unknown.length > 0 && !harm) return read(brief);
  return read({
    ...brief,
    ...statusOf(
      words,
      finds,
      polarity.negated,
      flat,
      prompt,
      harm,
      injected,
      brief.setting,
      asksForClothes(prompt, words, reading) ||
        polarity.asked.some(isOfPiece) ||
        rules.requirements.length > 0,
    ),
  });
}

/** A day that comes, and clothes for it. */
const isOrdinary = ({ event, traits, wants, avoids, asked, requirements }: Brief): boolean =>
  event !== null &&
  !traits.has("sober") &&
  (requirements.length > 0 ||
    [...wants, ...avoids, ...asked].some((mention) => isOfPiece(mention)));
/** "The oven has 40 degrees", "36 in here": said of a room, where the day's own weather is known. */
function isOfRoom(words: readonly Word[]): boolean {
  const measured = words.findIndex(
    ({ text }, at) => /^\d\d$/.test(text) && isDegree(words[at + 1]),
  );
  const clause = words[measured]?.clause;
  return words.some((word) => word.clause === clause && OF_A_ROOM.has(word.text));
}

const isDegree = (word: Word | undefined): boolean =>
  /^(°|o|c|grad|degrees?|degres|grados|gradi|graus)$/.test(word?.text ?? "");

const isTrip = (finds: readonly Find[], intent: Brief["intent"]): boolean =>
  intent === "pack" || finds.some(({ topic, id }) => topic === "event" && id === "travel");

/** True where a piece of the closet goes by that name. */
const isOwned = (name: string, { wants, avoids }: Pick<Brief, "wants" | "avoids">): boolean =>
  [...wants, ...avoids].some(({ only, text }) => only && text.split(" ").includes(fold(name)));

function readCodes(
  finds: readonly Find[],
  negated: ReadonlySet<number>,
): { band: readonly [number, number] | null; name: string | null } {
  const codes = finds.filter((find) => find.topic === "code");
  const said = codes
    .filter((find) => !negated.has(find.at))
    .map((find) => DRESS_CODES.find((code) => code.id === find.id)!);
  const top = said.toSorted((a, b) => b.code[0] - a.code[0])[0];
  if (top) return { band: top.code, name: top.id };
  const refused = codes.find((find) => negated.has(find.at));
  if (!refused) return { band: null, name: null };
  return ["casual", "lounge"].includes(refused.id)
    ? { band: [2, 3], name: null }
    : { band: [1, 2], name: "casual" };
}

function readTime(
  prompt: string,
  finds: readonly Find[],
  event: Event | null,
  weather: Weather | null,
): TimeOfDay {
  const said = finds.filter((find) => find.topic === "daytime").map((find) => find.id as TimeOfDay);
  const late =
    event?.time === "evening" || said.some((time) => time === "evening" || time === "night");
  const hour = readHour(prompt, late);
  if (hour !== null) return dayTimeOf(hour);
  if (said.includes("night") && said.includes("evening")) return "evening";
  return said[0] ?? event?.time ?? (weather?.isNight ? "evening" : "day");
}

function coverageOf(
  event: Event | null,
  wanted: ReadonlySet<string>,
  unwanted: ReadonlySet<string>,
): Coverage {
  if (unwanted.has("sleeves") || unwanted.has("long-sleeves") || wanted.has("sleeveless"))
    return "bare-arms";
  if (wanted.has("covered") || (event?.is?.includes("modest") && !wanted.has("bare-legs")))
    return "long";
  if (unwanted.has("bare-legs") || unwanted.has("sleeveless") || unwanted.has("short-sleeves"))
    return "long";
  return null;
}

function warmthOf(finds: readonly Find[]): -1 | 0 | 1 {
  if (finds.some((find) => find.topic === "warmth")) return 1;
  return finds.some((find) => find.topic === "coolness") ? -1 : 0;
}

/** In folded words. A building that is not cooled needs no advice about its cold. */
const NO_AIRCON =
  /\b(no|without( any)?|broken|not have( any)?|sin|pas de|sans( la)?|kein\w*|ohne|senza( l )?|sem) ?(ac|a ?c|air ?con\w*|aire acondicionado|clim\w*|klima\w*|aria condizionata|ar condicionado)\b/;
