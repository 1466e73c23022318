import { NO_SETTINGS } from "../../situations/index.ts";
import { distressOf } from "../learned/distress-model.ts";
import { fitsOf } from "../learned/fit-model.ts";
import { spokenRequest } from "../learned/fit-net-input.ts";
import { learnedIntent } from "../learned/intent-model.ts";
import type { Knowledge, Learned } from "../learned/learned.ts";
import { requestTerms } from "../learned/request-terms.ts";
import { readHarm } from "../read/care.ts";
import type { Intent } from "../read/intent.ts";
import { readLimit } from "../read/limit.ts";
import { asksForClothes } from "../read/talk.ts";
import { type Brief, isOfPiece } from "./brief.ts";
import { withChoice } from "./choice.ts";
import { withAllIn } from "./colour-rules.ts";
import { readDemands } from "./dress-demands.ts";
import { type Asked, type Heard, hearRequest } from "./hear-request.ts";
import { isBodyTalk } from "./intent.ts";
import { type Day, readDay } from "./read-day.ts";
import { readBars } from "./read-bars.ts";
import { avoidedIn, namedToday, readGear, withDemands } from "./read-gear.ts";
import { readPerson } from "./read-person.ts";
import { isInName } from "./read-setting.ts";
import { readTraits } from "./read-traits.ts";
import { statusOf } from "./status.ts";
import { fold, readWords } from "./text.ts";
import { readUnknown } from "./unknown.ts";

/** Reads a request in free text. Never throws: what is not understood is left out. @param settings what is known beside the request */
export function readBrief(asked: Asked, settings: Knowledge = NO_SETTINGS): Brief {
  const heard = hearRequest(asked, settings);
  const brief = withStatus(dressedFor(heard, readDay(heard, settings), settings), heard);
  const meant = settings.learned ? withLearned(brief, heard, settings.learned) : brief;
  return meant.status === "outfit" ? withChoice(meant, heard) : meant;
}

function withLearned(brief: Brief, heard: Heard, learned: Learned): Brief {
  if (brief.status === "decline") return brief;
  const { prompt, words, reading } = heard;
  const { fits } = learned;
  const spoken = spokenRequest(words, reading, fits.ideas);
  const distress = distressOf(learned.distress, words, reading, spoken);
  const isAnswered = brief.talk !== null || asksForClothes(prompt, words, reading);
  const after = learnedIntent(learned.intent, words, reading, brief, isAnswered);
  if (after === "how-to") return { ...brief, distress, talk: "upkeep", status: "redirect" };
  // "Thanks a lot, and now something for the theatre" was taken for thanks, and of "hedge trimming, wasps" no word is known.
  const meant: Brief = after === "outfit" ? { ...brief, talk: null, status: "outfit" } : brief;
  if (meant.status !== "outfit") return { ...meant, distress };
  const terms = requestTerms(words, reading, meant, fits.ideas);
  return {
    ...meant,
    intent: after ?? meant.intent,
    distress,
    fits: fitsOf(fits, terms, { ...spoken, known: terms.known }),
  };
}

/** The brief of a request for an outfit, which most are. */
function dressedFor(heard: Heard, day: Day, settings: Knowledge): Brief {
  const { prompt, flat, words, finds, language, reading, foreign, rules, wishes } = heard;
  const { setting, event } = day;
  const demands = readDemands(heard, day);
  const { named, befallen } = namedToday(heard, settings);
  return {
    status: "outfit",
    language,
    reading,
    foreign,
    event,
    alike: setting?.alike ?? false,
    setting: setting?.said ?? null,
    situation: setting?.situation ?? null,
    alsoFor: day.second,
    others: day.others,
    alongside: day.alongside,
    timeOfDay: day.timeOfDay,
    traits: readTraits(heard, day, demands.code),
    weather: day.weather,
    origin: day.origin,
    destination: day.destination,
    season: day.season,
    extremes: day.extremes,
    occasion: event?.occasion ?? "casual",
    ...demands,
    wants: wishes.wants.filter((mention) => !isInName(mention, setting)),
    avoids: [
      ...wishes.avoids.filter((mention) => mention.read?.plainly || !isInName(mention, setting)),
      ...avoidedIn(named, setting),
    ],
    requirements: withDemands(withAllIn(rules.requirements, wishes.allIn), named, setting),
    gear: readGear(named, reading, setting, day.weather),
    bars: readBars(named, setting, day.weather),
    apart: wishes.apart,
    intent: wishes.intent,
    talk: wishes.talk,
    asked: wishes.asked,
    leftAside: wishes.leftAside,
    befallen,
    bodyTalk: isBodyTalk(flat),
    person: readPerson(words, finds),
    unknown: readUnknown(words, finds).filter((name) => !isOwned(name, wishes)),
    maxWords: readLimit(prompt, words, reading),
    isOverstated: false,
    distress: null,
    fits: null,
  };
}

/** Whether an outfit is what the request asks for, and may be given. */
function withStatus(brief: Brief, heard: Heard): Brief {
  const { whole, prompt, flat, words, finds, injected, reading, rules, wishes } = heard;
  const all = injected ? readWords(whole) : words;
  const { harm, isOverstated } = readHarm(whole, all, reading, isOrdinary(brief));
  const read = { ...brief, isOverstated };
  // Who wants to wear something asks for an outfit, even where that something is unknown.
  if (wishes.talk && !harm) return { ...read, status: "redirect" };
  if (brief.unknown.length > 0 && !harm) return read;
  const wished =
    asksForClothes(prompt, words, reading) ||
    IS_FOR_CLOTHES.has(brief.intent) ||
    wishes.asked.some(isOfPiece) ||
    rules.requirements.length > 0;
  const { negated } = wishes;
  return {
    ...read,
    ...statusOf(words, finds, negated, flat, prompt, harm, injected, brief.setting, wished),
  };
}

/** Who asks what to pack asks for clothes, whatever it is for. */
const IS_FOR_CLOTHES: ReadonlySet<Intent> = new Set<Intent>(["pack", "several-looks"]);

/** A day that comes, and clothes for it. */
const isOrdinary = ({ event, traits, wants, avoids, asked, requirements }: Brief): boolean =>
  event !== null &&
  !traits.has("sober") &&
  (requirements.length > 0 ||
    [...wants, ...avoids, ...asked].some((mention) => isOfPiece(mention)));

/** True where a piece of the closet goes by that name. */
const isOwned = (name: string, { wants, avoids }: Pick<Brief, "wants" | "avoids">): boolean =>
  [...wants, ...avoids].some(({ only, text }) => only && text.split(" ").includes(fold(name)));
