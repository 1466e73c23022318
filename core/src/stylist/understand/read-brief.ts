import { typicalCityWeather, typicalWeather } from "../../climate.ts";
import { LONDON } from "../../place.ts";
import type { City } from "../../climate-table.ts";
import type { Weather } from "../../weather.ts";
import {
  DRESS_CODES,
  EVENTS,
  OTHERS,
  SEASONS,
  type Event,
  type Language,
} from "../lexicon/index.ts";
import { AMBIGUOUS_PLACES, cityOf, FROM, TOWARDS } from "../lexicon/places.ts";
import type { Brief, Coverage, Mention, TimeOfDay, WeatherOrigin } from "./brief.ts";
import {
  flatten,
  isBodyTalk,
  isInjection,
  isOtherJob,
  readHarm,
  readLimit,
  withoutOrders,
} from "./intent.ts";
import { detectLanguage } from "./language.ts";
import { dayTimeOf, readHour, readMonth, readStated, type Now, type Stated } from "./moment.ts";
import { findAll, type Find, type Tongue } from "./phrasebook.ts";
import { readPolarity } from "./polarity.ts";
import { sift } from "./sift.ts";
import { READ_AT_MOST, readWords, type Word } from "./text.ts";
import { readUnknown } from "./unknown.ts";

export type Asked = {
  prompt: string;
  weather: Weather | null;
  language?: string;
  now?: Now;
};

const EVERY_TONGUE: ReadonlySet<Tongue> = new Set(["en", "es", "fr", "de", "it", "pt", "other"]);

/** Reads a request in free text. Never throws: what is not understood is left out. */
export function readBrief(asked: Asked): Brief {
  const whole = asked.prompt.slice(0, READ_AT_MOST);
  const wholeFlat = flatten(whole);
  const injected = isInjection(wholeFlat);
  const prompt = injected ? withoutOrders(whole) : whole;
  const flat = injected ? flatten(prompt) : wholeFlat;
  const words = readWords(prompt);
  const { finds, language, foreign } = understandWords(words, flat, asked.language);
  const polarity = readPolarity(words, finds);
  const named = readEvents(words, finds, polarity.negated);
  const goal = readDestination(words, finds, asked.weather);
  // A place to go to and no occasion: then the trip is the occasion.
  const event = named.event ?? (goal ? eventOf("travel") : null);
  const { others } = named;
  const codes = readCodes(finds, polarity.negated);
  const traits = new Set<string>(event?.is ?? []);
  const timeOfDay = readTime(prompt, finds, event, asked.weather);
  const met = readWeather(prompt, goal, finds, asked, event, timeOfDay, polarity.negated);
  const features = (list: readonly Mention[]): Set<string> =>
    new Set(list.flatMap((mention) => (mention.garment ? [] : mention.features)));
  const wanted = features(polarity.wants);
  const unwanted = features(polarity.avoids);
  const brief: Brief = {
    status: "outfit",
    language,
    foreign,
    event,
    others,
    timeOfDay,
    traits,
    ...met,
    occasion: event?.occasion ?? "casual",
    code: codes.band ?? event?.code ?? [0, 2],
    codeName: codes.name,
    wants: polarity.wants,
    avoids: polarity.avoids,
    apart: polarity.apart,
    vegan: finds.some((find) => find.topic === "vegan"),
    coverage: coverageOf(event, wanted, unwanted),
    comfort: traits.has("comfort") || finds.some((find) => find.topic === "comfort"),
    warmth: warmthOf(finds),
    bodyTalk: isBodyTalk(flat),
    person: readPerson(words, finds),
    unknown: readUnknown(words, finds),
    maxWords: readLimit(flat),
  };
  if (
    event?.id === "conference" &&
    /\b(present|presenting|speak|speaking|talk|keynote|stage|panel|pitch)/.test(flat)
  )
    brief.traits = new Set([...traits, "stage"]);
  if (
    event?.id === "wfh" &&
    /\b(call|calls|video|zoom|teams|videollamada|visio|videochiamata|videochamada|videokonferenz|videocall)/.test(
      flat,
    )
  )
    brief.traits = new Set([...brief.traits, "camera"]);
  if (
    brief.code[0] < 2 &&
    /\b(paint|painting|cake|mud|muddy|mess|messy|glue|dirty|filthy|grubby|muck|crayons|finger paint)/.test(
      flat,
    )
  )
    brief.traits = new Set([...brief.traits, "messy"]);
  const harm = readHarm(wholeFlat);
  // Who wants to wear something asks for an outfit, even where that something is unknown.
  if (brief.unknown.length > 0 && !harm) return brief;
  return { ...brief, ...statusOf(words, finds, polarity.negated, flat, harm, injected) };
}

function understandWords(words: readonly Word[], flat: string, wish: string | undefined) {
  const all = sift(words, findAll(words, EVERY_TONGUE, false));
  const lexical = new Map<string, number>();
  const counted = new Set<string>();
  for (const find of all) {
    if (
      !CONTENT.has(find.topic) ||
      counted.has(`${find.at}:${find.tongue}`) ||
      PICTURE.test(words[find.at]!.raw)
    )
      continue;
    counted.add(`${find.at}:${find.tongue}`);
    const shared = all.some(
      (other) => other.at === find.at && other.tongue === "en" && find.tongue !== "en",
    );
    lexical.set(find.tongue, (lexical.get(find.tongue) ?? 0) + (shared ? 0.4 : 1) * find.length);
  }
  const detected = detectLanguage(words, flat, lexical);
  const reading = detected.language;
  const tongues = new Set<Tongue>([reading, "other"]);
  const own = sift(words, findAll(words, tongues, true));
  const finds = reading === "en" ? own : withLoanWords(words, own);
  const asked = detected.asked ?? (isLanguage(wish) ? wish : null);
  return {
    finds,
    language: asked ?? (detected.foreign ? "en" : reading),
    foreign: detected.foreign,
  };
}

/** A picture is no language. */
const PICTURE = /\p{Extended_Pictographic}/u;

const CONTENT = new Set([
  "event",
  "garment",
  "colour",
  "material",
  "pattern",
  "dressing",
  "weather",
  "negation",
  "wish",
  "code",
  "daytime",
  "tomorrow",
  "month",
  "season",
]);
const LOANED = new Set(["event", "garment", "colour", "code", "pattern", "material"]);

/** English words inside another language: "ein Outfit fürs Office", "un look para el brunch". */
function withLoanWords(words: readonly Word[], own: readonly Find[]): Find[] {
  const taken = new Set<number>();
  for (const find of own) for (let k = 0; k < find.length; k++) taken.add(find.at + k);
  const english = sift(words, findAll(words, new Set<Tongue>(["en"]), false));
  const loans = english.filter(
    (find) => LOANED.has(find.topic) && !taken.has(find.at) && words[find.at]!.text.length > 3,
  );
  return [...own, ...loans].toSorted((a, b) => a.at - b.at);
}

const isLanguage = (text: string | undefined): text is Language =>
  /^(en|es|fr|de|it|pt)$/.test(text ?? "");

const eventOf = (id: string): Event => EVENTS.find((event) => event.id === id)!;

/** Words between events that make them two appointments rather than one: "office, then dinner". */
const SEQUENCE =
  /^(then|also|after|afterwards|later|before|followed|luego|despues|puis|ensuite|apres|danach|dann|anschliessend|nachher|poi|dopo|depois|und)$/;

function readEvents(
  words: readonly Word[],
  finds: readonly Find[],
  negated: ReadonlySet<number>,
): { event: Event | null; others: readonly Event[] } {
  const found = finds.filter((find) => find.topic === "event" && !negated.has(find.at));
  // "after lunch" says when, not what for.
  const named = found.filter((find) => !isMerelyWhen(words, find));
  const unique = [
    ...new Map((named.length > 0 ? named : found).map((find) => [find.id, find])).values(),
  ];
  if (unique.length === 0) return { event: null, others: [] };
  const parts: Find[][] = [];
  for (const find of unique) {
    const before = parts.at(-1)?.at(-1);
    const apart = before && isApart(words, before, find);
    if (!before || apart) parts.push([find]);
    else parts.at(-1)!.push(find);
  }
  const heads = parts.map(
    (part) => part.map((find) => eventOf(find.id)).toSorted((a, b) => b.rank - a.rank)[0]!,
  );
  const byStrictness = heads.toSorted((a, b) => strictness(a) - strictness(b));
  const strictest = new Map(byStrictness.map((event) => [event.occasion, event]));
  const distinct = [...new Set(heads.map((event) => strictest.get(event.occasion)!))];
  // The strictest dress code decides the day: it is easier to undo a collar than to find one.
  const event =
    parts.length > 1 ? distinct.toSorted((a, b) => strictness(b) - strictness(a))[0]! : heads[0]!;
  return { event, others: distinct.filter((other) => other !== event && other.rank > 30) };
}

const isMerelyWhen = (words: readonly Word[], find: Find): boolean =>
  [words[find.at - 1], words[find.at - 2]].some(
    (word) =>
      word &&
      word.clause === words[find.at]!.clause &&
      /^(after|before|until|nach|vor|apres|avant|despues|antes|dopo|prima|depois)$/.test(word.text),
  );

const strictness = (event: Event): number =>
  event.code[0] * 10 + (event.rank >= 85 ? event.rank : 0);

function isApart(words: readonly Word[], before: Find, find: Find): boolean {
  const between = words.slice(before.at + before.length, find.at + 1);
  const comma = words[before.at]!.clause !== words[find.at]!.clause;
  const sequence = words
    .slice(before.at + before.length, find.at)
    .some((word) => SEQUENCE.test(word.text));
  // A trip holds its meetings and dinners.
  if (before.id === "travel" || find.id === "travel") return false;
  const low = Math.min(eventOf(before.id).rank, eventOf(find.id).rank) <= 34;
  if (low) return false;
  return sequence || (comma && between.length <= 7 && !relatesTo(before.id, find.id));
}

/** Pairs that are one appointment in two words: "First date, dinner at a small place". */
function relatesTo(a: string, b: string): boolean {
  const kin = new Set([a, b]);
  const one = (...ids: string[]): boolean => ids.filter((id) => kin.has(id)).length === 2;
  return (
    one("speed-dating", "dinner") ||
    one("speed-dating", "lunch") ||
    one("wedding", "church") ||
    one("wedding", "beach") ||
    one("wedding", "party") ||
    one("funeral", "church") ||
    one("christening", "church") ||
    one("party", "dinner") ||
    one("gala", "dinner") ||
    one("office", "client") ||
    one("office", "conference") ||
    one("office", "wfh") ||
    one("interview", "office") ||
    one("beach", "party") ||
    one("travel", "beach") ||
    one("campus", "interview") ||
    one("kids-party", "party") ||
    one("concert", "festival") ||
    one("party", "speed-dating") ||
    one("picnic", "speed-dating") ||
    one("cocktail", "party") ||
    one("travel", "conference") ||
    one("hike", "walk") ||
    one("party", "costume") ||
    one("theatre", "speed-dating") ||
    one("opera", "speed-dating") ||
    one("concert", "speed-dating") ||
    one("party", "office") ||
    one("brunch", "lunch") ||
    one("opera", "theatre")
  );
}

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

const NOON: Readonly<Record<TimeOfDay, number>> = { morning: 9, day: 14, evening: 19, night: 23 };

type Goal = { city: City; said: string };

type Met = {
  weather: Weather | null;
  origin: WeatherOrigin;
  destination: string | null;
  season: Brief["season"];
};

/** Which weather the outfit meets: a destination's before the stated one, a stated one before the local one. */
function readWeather(
  prompt: string,
  goal: Goal | null,
  finds: readonly Find[],
  asked: Asked,
  event: Event | null,
  time: TimeOfDay,
  negated: ReadonlySet<number>,
): Met {
  const stated = readStated(prompt, finds, negated);
  const season = finds.find((find) => find.topic === "season");
  const seasonId = (season?.id ?? null) as Brief["season"];
  const seasonMonth = SEASONS.find((one) => one.id === seasonId)?.month;
  const month = readMonth(prompt, finds, asked.now);
  const city = goal?.city;
  const hour = NOON[time];
  let weather = asked.weather;
  let origin: WeatherOrigin = weather ? "given" : "none";
  if (city) {
    weather = typicalCityWeather(city, {
      month:
        month ??
        seasonOf(seasonMonth, city.lat) ??
        snowMonth(event, city.lat) ??
        asked.now?.month ??
        4,
      hour,
    });
    origin = "destination";
  } else if (month !== null && isOtherMonth(month, asked)) {
    weather = typicalAround(asked.weather, month, hour);
    origin = "season";
  } else if (!weather && seasonMonth !== undefined) {
    weather = { ...typicalWeather(LONDON, { month: seasonMonth, hour }), place: null };
    origin = "season";
  }
  const withWords = applyStated(weather, stated, time);
  if (withWords !== weather)
    origin = origin === "none" || (stated.exact && origin === "given") ? "stated" : origin;
  return { weather: withWords, origin, destination: goal?.said ?? null, season: seasonId };
}

/** Who goes skiing goes in winter. */
const snowMonth = (event: Event | null, lat: number): number | undefined =>
  event?.is?.includes("snow") ? (lat < 0 ? 7 : 1) : undefined;

const seasonOf = (month: number | undefined, lat: number): number | undefined =>
  month === undefined ? undefined : lat < 0 ? ((month + 5) % 12) + 1 : month;

/** A month counts against the given weather only where it is another month than now. */
function isOtherMonth(month: number, asked: Asked): boolean {
  if (asked.now) return asked.now.month !== month;
  if (!asked.weather) return true;
  return Math.abs(typicalAround(asked.weather, month, 14).tempC - asked.weather.tempC) > 10;
}

function typicalAround(weather: Weather | null, month: number, hour: number): Weather {
  const name = weather?.place?.toLowerCase();
  const home = name ? cityOf(name) : undefined;
  if (home) return typicalCityWeather(home, { month, hour });
  return { ...typicalWeather(LONDON, { month, hour }), place: null };
}

function applyStated(weather: Weather | null, stated: Stated, time: TimeOfDay): Weather | null {
  if (stated.tempC === null && !stated.precip && stated.windKmh === null) return weather;
  if (!weather) {
    if (stated.tempC === null) return stated.precip ? null : weather;
    return {
      tempC: stated.tempC,
      feelsLikeC: stated.tempC,
      windKmh: stated.windKmh ?? 10,
      precip: (stated.precip ?? "none") as Weather["precip"],
      humidity: 55,
      isNight: time === "evening" || time === "night",
      place: null,
    };
  }
  const differs =
    stated.tempC !== null &&
    (stated.exact
      ? Math.abs(stated.tempC - weather.tempC) > 1
      : Math.abs(stated.tempC - weather.tempC) > 12 && !weather.typical);
  const windKmh = Math.max(weather.windKmh, stated.windKmh ?? 0);
  const precip = (
    stated.precip && (weather.precip === "none" || weather.precip === "drizzle")
      ? stated.precip
      : weather.precip
  ) as Weather["precip"];
  if (!differs && windKmh === weather.windKmh && precip === weather.precip) return weather;
  const { later: _later, ...rest } = weather;
  return {
    ...rest,
    ...(differs && stated.exact && { tempC: stated.tempC!, feelsLikeC: stated.tempC! }),
    windKmh,
    precip,
  };
}

/** The place as the person named it: "the Alps", not the town whose climate stands for them. */
function nameOf(words: readonly Word[], find: Find, city: City): string {
  const said = words.slice(find.at, find.at + find.length).map((word) => word.raw);
  if (fold2(said.join(" ")) === fold2(city.name)) return city.name;
  const name = said
    .map((word) =>
      /^(the|of|and|de|la|los|el|del)$/i.test(word)
        ? word.toLowerCase()
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
  return words[find.at - 1]?.text === "the" ? `the ${name}` : name;
}

/** The place the person goes to. "from Oslo to Dubai" is Dubai; "nice shoes" is nowhere. */
function readDestination(words: readonly Word[], finds: readonly Find[], weather: Weather | null) {
  const places = finds.filter((find) => find.topic === "place");
  for (const find of places) {
    const before = words[find.at - 1];
    const text = words
      .slice(find.at, find.at + find.length)
      .map((word) => word.text)
      .join(" ");
    if (before && FROM.has(before.text) && !TOWARDS.has(before.text)) continue;
    const capital = /^\p{Lu}/u.test(words[find.at]!.raw);
    const after = words[find.at + find.length];
    const isName = finds.some(
      (other) =>
        other.at === (after ? find.at + find.length : -1) &&
        other.topic === "garment" &&
        after!.clause === words[find.at]!.clause,
    );
    if (isName) continue;
    if (AMBIGUOUS_PLACES.has(text) && !(capital && before && TOWARDS.has(before.text))) continue;
    const city = cityOf(find.id);
    if (!city || (weather?.place && fold2(weather.place).includes(fold2(city.name)))) continue;
    return { city, said: nameOf(words, find, city) };
  }
  return null;
}

const fold2 = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "");

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

const FOR_SOMEONE = /^(for|dress|help|para|pour|fur|per|style|clothe|vestir|habiller)$/;
const NEEDS =
  /^(needs?|wants?|has|is|hates?|loves?|likes?|goes|going|asked|should|must|will|wears?|cant|doesnt|necesita|quiere|tiene|a|doit|veut|braucht|will|hat|muss|ha|deve|vuole|precisa|quer|tem|vai|va|geht)$/;

/** "my husband needs something": for him. "meeting my boyfriend", "my boss's house": for the one who asks. */
function readPerson(words: readonly Word[], finds: readonly Find[]): Brief["person"] {
  const find = finds.find((one) => {
    if (one.topic !== "other-person") return false;
    const next = one.at + one.length;
    const owns = finds.some((other) => other.at === next && other.topic === "event");
    const verb = NEEDS.test(words[next]?.text ?? "") && !owns && one.at <= 4;
    return (
      !owns &&
      ((FOR_SOMEONE.test(words[one.at - 1]?.text ?? "") &&
        !/^(at|in|and)$/.test(words[next]?.text ?? "x")) ||
        verb)
    );
  });
  if (!find) return null;
  const other = OTHERS.find((one) => one.id === find.id)!;
  return { id: other.id, pronoun: other.pronoun };
}

/** A whole question that names nothing to wear is about something else. */
const QUESTION =
  /^(how|why|who|when|where|which|whats|what is|is|are|does|do|did|can|could|will|would) /;

function statusOf(
  words: readonly Word[],
  finds: readonly Find[],
  negated: ReadonlySet<number>,
  flat: string,
  harm: Brief["harm"],
  injected: boolean,
): Partial<Brief> {
  if (harm) return { status: "decline", harm };
  const has = (...topics: string[]): boolean =>
    finds.some(
      (find) => topics.includes(find.topic) && !(find.topic === "event" && negated.has(find.at)),
    );
  const clothes = has("dressing", "garment", "code");
  if (isOtherJob(flat) && !has("dressing") && !has("event")) return { status: "redirect" };
  if (clothes || has("event", "pattern", "vegan", "feature", "mood")) return { status: "outfit" };
  if (has("colour", "material", "comfort", "warmth", "coolness") && words.length <= 12)
    return { status: "outfit" };
  if (
    has("weather", "season", "month") &&
    words.length <= 8 &&
    !/\b(what|how|when|who|why) (is|was|are|does|did)\b/.test(flat)
  )
    return { status: "outfit" };
  if (injected || isOtherJob(flat)) return { status: "redirect" };
  if (has("place") && !/\b(what|who|how many|which|capital)\b/.test(flat) && words.length <= 10)
    return { status: "outfit" };
  const sensible = words.filter((word) =>
    finds.some((find) => find.at === words.indexOf(word)),
  ).length;
  if (words.length >= 4 && QUESTION.test(flat)) return { status: "redirect" };
  if (words.length === 0 || sensible / words.length < 0.2) return { status: "clarify" };
  if (
    /\b(help|idea|ideas|suggest|suggestion|something nice|surprise me|inspire|anything|ayuda|hilfe|aide|aiuto|ajuda)\b/.test(
      flat,
    )
  )
    return { status: "clarify" };
  return { status: "redirect" };
}
