import type { KnownSituation, Setting } from "../../situations/index.ts";
import { EVENTS, type Event } from "../lexicon/index.ts";
import { EVENT_OF_SETTING } from "../lexicon/setting-events.ts";
import type { Mention } from "./brief.ts";
import { fold } from "./text.ts";

/** Shares of the hours from which a setting counts as outdoors, or as indoors with a way there. */
const MOSTLY_OUT = 0.6;
const HARDLY_OUT = 0.15;
const MUCH = 2;
const SPORT = 3;

/**
 * What is dressed for: the setting that was recognised, as an event. Where the texts know an event like it, its name and its
 * traits are that event's; else it is made of the setting's own facts.
 * @param named the event that single words named, kept where it is the same one
 */
export function eventIn(setting: Setting | null, named: Event | null): Event | null {
  if (!setting) return named;
  const { situation } = setting;
  const like = EVENTS.find((event) => event.id === EVENT_OF_SETTING[situation.id]);
  if (like && like.id === named?.id) return named;
  const facts = factsOf(situation);
  if (like) return { ...like, ...facts, is: union(like.is, facts.is) };
  const occasion = named?.occasion ?? (situation.motion >= SPORT ? "sport" : "casual");
  return { ...facts, id: situation.id, occasion, rank: situation.rank * 50, words: {} };
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
    ...(seatedShare > 0.7 && hours[1] >= 4 ? (["comfort"] as const) : []),
  ];
}

const union = (a: Event["is"] = [], b: Event["is"] = []): Trait[] => [...new Set([...a, ...b])];
