import { isState, type KnownSituation, type Setting } from "../../situations/index.ts";
import { EVENTS, type Event } from "../lexicon/index.ts";
import { EVENT_OF_SETTING } from "../lexicon/setting-events.ts";
import type { Mention } from "./brief.ts";
import type { Find } from "./phrasebook.ts";
import { readEvents } from "./read-events.ts";
import { type Evidence, without } from "./setting-evidence.ts";
import { fold, readWords, type Word } from "./text.ts";

/** Shares of the hours from which a setting counts as outdoors, or as indoors with a way there. */
const MOSTLY_OUT = 0.6;
const HARDLY_OUT = 0.15;
const MUCH = 2;
const SPORT = 3;

/** An occasion that the day is about; in a situation's words, its rank. */
const OCCASION = 2;
/** Events of such a rank are never what happens beside something else. */
const SOLEMN = 85;
/** Up to here an event is what one does on the way. */
const BESIDE = 34;

type Day = { setting: Setting | null; named: ReturnType<typeof readEvents> };

/**
 * The setting and the events that a request names. What is said in the excuse for a garment counts only where nothing else
 * names the day, or where it is an occasion of this day; what a garment is called after only as an occasion. Who somebody is says
 * what they do only where nothing else does.
 */
export function dayIn(
  prompt: string,
  words: readonly Word[],
  finds: readonly Find[],
  negated: ReadonlySet<number>,
  { elsewhere, ofGarment, ofExcuse, ofLater, ofWho }: Evidence,
  name: (text: string) => Setting | null,
): Day {
  const read = (...left: readonly ReadonlySet<number>[]): Day => {
    const gone = new Set([...negated, ...left.flatMap((set) => [...set])]);
    const named = readEvents(words, finds, gone);
    const setting = name(without(prompt, words, ...left));
    return { setting: setting && givesWay(setting, named.event) ? null : setting, named };
  };
  const named = read(elsewhere, ofGarment, ofExcuse);
  const besides = ofWho.size > 0 ? read(elsewhere, ofGarment, ofExcuse, ofWho) : named;
  if (isOccasion(besides)) return besides;
  if (isOccasion(named)) return named;
  const plain = namesDay(besides) ? besides : named;
  const excused = namesDay(plain)
    ? read(elsewhere, ofGarment, ofLater)
    : read(elsewhere, ofGarment);
  if (isOccasion(excused) || !namesDay(plain)) {
    if (namesDay(excused)) return excused;
    const worn = read(elsewhere, ofExcuse);
    return isOccasion(worn) ? worn : excused;
  }
  return plain;
}

/**
 * Where there is no change of clothes in between, the day's other setting: what the request names besides. Of the two the dressier is
 * the day's, for it is easier to sit on the grass in a shirt than to preach in a T-shirt.
 * @param inOneGo the words that say so, which name nothing
 */
export function withSecond(
  setting: Setting,
  prompt: string,
  words: readonly Word[],
  { elsewhere, ofGarment, ofExcuse, ofWho }: Evidence,
  inOneGo: ReadonlySet<number>,
  name: (text: string) => Setting | null,
): { setting: Setting; second: Setting | null } {
  const said = new Set(readWords(setting.said).map(({ text }) => text));
  const own = new Set([...words.keys()].filter((at) => said.has(words[at]!.text)));
  const second = name(without(prompt, words, elsewhere, ofGarment, ofExcuse, ofWho, inOneGo, own));
  if (!second || second.situation.id === setting.situation.id || isState(second.situation))
    return { setting, second: null };
  return dressiness(second) > dressiness(setting)
    ? { setting: second, second: setting }
    : { setting, second };
}

const dressiness = ({ situation: { dressCode } }: Setting): number => dressCode[0] + dressCode[1];

/** "A funeral, then the shops" is a funeral, by whichever list it is known, and "a normal day at the office" the office. */
function givesWay({ situation }: Setting, event: Event | null): boolean {
  if (!event) return false;
  if (isState(situation)) return event.rank > BESIDE && !EVENT_OF_SETTING[situation.id];
  return situation.rank === 0 && event.rank >= SOLEMN;
}

const namesDay = ({ setting, named }: Day): boolean => setting !== null || named.event !== null;

const isOccasion = ({ setting, named }: Day): boolean =>
  (setting?.situation.rank ?? 0) >= OCCASION || (!setting && (named.event?.rank ?? 0) >= SOLEMN);

/**
 * What is dressed for: the setting that was recognised, as an event. Where the texts know an event like it, its name and its
 * traits are that event's; else it is made of the setting's own facts.
 * @param named the event that single words named, kept where it is the same one
 */
export function eventIn(setting: Setting | null, named: Event | null): Event | null {
  if (!setting) return named;
  const { situation } = setting;
  const like = EVENTS.find((event) => event.id === EVENT_OF_SETTING[situation.id]);
  const facts = factsOf(situation);
  // The day's own word says how dressy it is at least: a gala in any hall is a gala.
  const code =
    like?.id === named?.id && like && like.code[0] > facts.code[0] ? like.code : facts.code;
  if (like) return { ...like, ...facts, code, is: union(like.is, facts.is) };
  const occasion = named?.occasion ?? (situation.motion >= SPORT ? "sport" : "casual");
  return { ...facts, id: situation.id, occasion, rank: situation.rank * 50 };
}

/** A piece of clothing that is only part of the setting's name: a boot sale asks for no boots. */
export function isInName(mention: Mention, setting: Setting | null): boolean {
  return setting !== null && fold(setting.said).includes(mention.text);
}

function factsOf(situation: KnownSituation): Pick<Event, "code" | "where" | "is"> {
  const { outdoorShare, dressCode } = situation;
  const where = outdoorShare >= MOSTLY_OUT ? "out" : outdoorShare <= HARDLY_OUT ? "in" : "both";
  return { code: dressCode, where, is: traitsOf(situation) };
}

type Trait = NonNullable<Event["is"]>[number];

function traitsOf({
  mess,
  motion,
  surface,
  seatedShare,
  hours,
  dressCode,
}: KnownSituation): Trait[] {
  const casual = dressCode[1] < MUCH;
  return [
    ...(mess >= MUCH && casual ? (["messy"] as const) : []),
    ...(motion >= SPORT && casual ? (["active"] as const) : []),
    ...(surface.includes("snow") ? (["snow"] as const) : []),
    ...(surface.includes("deck") ? (["deck"] as const) : []),
    ...(seatedShare > 0.7 && hours[1] >= 4 && dressCode[0] < MUCH ? (["comfort"] as const) : []),
  ];
}

const union = (a: Event["is"] = [], b: Event["is"] = []): Trait[] => [...new Set([...a, ...b])];
