import type { Slot } from "../../outfit.ts";
import { isA } from "../../wardrobe/kinds.ts";
import type { Dressed, Worn } from "../dress/compose.ts";
import type { Piece } from "../dress/piece.ts";
import type { Event } from "../lexicon/index.ts";
import type { Brief } from "../understand/brief.ts";
import { isOverall } from "./overall.ts";
import { plainly } from "./speaker.ts";
import { tellMissingPieces } from "./tell-unfinished.ts";
import type { Telling } from "./telling.ts";

/** What comes before the clothes: a condolence, the language, what was not understood or cannot be done at once. */
export function tellIntro(say: Telling): void {
  const { brief, texts } = say;
  if (isMourning(brief)) say.add("condolence", texts.outfit.condolence, {}, 9.5);
  if (brief.foreign) say.add("foreign", texts.status.foreign, {}, 7);
  for (const what of brief.unknown) say.add("unknown", texts.missing.unknown, { what }, 10);
  const apart = brief.others.filter((other) => isDressedOtherwise(other, brief.event));
  if (apart.length > 0) {
    const { events } = texts.names;
    const others = say.speaker.list(
      apart.map(({ id, occasion }) => plainly(events[id] ?? events[occasion] ?? events.any)),
    );
    say.add("together", texts.missing.together, { first: say.eventOr(), others }, 10);
  }
}

/** Events of such a rank are never mentioned in passing. */
const SOLEMN = 85;

/** What could nearly be dressed for alike needs no word: the party in the hall may be the first day of school itself. */
const isDressedOtherwise = (other: Event, event: Event | null): boolean =>
  !event ||
  event.rank >= SOLEMN ||
  other.code[0] >= event.code[1] + APART ||
  other.code[1] <= event.code[0] - APART;

/** Steps of formality by which nobody goes to both in the same. */
const APART = 2;

/** Where somebody has died lately; who visits a grave or lights a candle may mourn or remember. */
export const isMourning = ({ event, situation }: Brief): boolean =>
  event?.id === "funeral" || LATELY.has(situation?.id ?? "");

const LATELY: ReadonlySet<string> = new Set(["funeral", "burial-muddy", "wake", "shiva"]);

/** Nothing owned is worn: what to look for. */
export function tellIdea(say: Telling, dressed: Dressed): void {
  const { outfit } = say.texts;
  const main = dressed.suggested.filter(
    ({ idea }) => idea.slot !== "accessory" && idea.slot !== "head",
  );
  const list = say.speaker.list(main.map((one) => say.speaker.idea(one)));
  const messages = dressed.ownsNothing ? outfit.generic : outfit.genericOwned;
  if (main.length > 0) say.add("generic", messages, { list, event: say.eventOr() }, 10);
  if (dressed.ownsNothing) say.add("empty", say.texts.missing.empty, {}, 5.5);
}

const ORDER: readonly Slot[] = ["base", "mid", "legs", "feet", "head", "accessory"];
/** With more than this in one breath, small things get one of their own. */
const MANY = 4;

/** The clothes; a coat or jacket is told with the weather that asks for it. */
export function tellPieces(say: Telling, dressed: Dressed): void {
  const { verdicts, worn, needs } = dressed;
  // What is against the rain is told with the rain.
  const isTold = ({ piece }: Worn): boolean => needs.rain && piece.kind.against === "rain";
  const isAt = (one: Worn, slot: Slot): boolean =>
    isOverall(one) ? slot === "head" : one.slot === slot;
  const inside = ORDER.flatMap((slot) => worn.filter((one) => isAt(one, slot) && !isTold(one)));
  const shown = inside.length > 0 ? inside : worn;
  // Who has no time finds the small things in the picture.
  const hurried = say.listener.tone === "panic" && shown.some(({ slot }) => slot !== "accessory");
  const small = shown.filter(({ slot }) => slot === "accessory");
  const apart = hurried || (shown.length > MANY && small.length > 1) ? small : [];
  const main = shown.filter((one) => !apart.includes(one)).map(({ piece }) => piece);
  const answered = verdicts
    .map(({ piece }) => piece)
    .filter((piece) => worn.some((one) => one.piece === piece));
  if (tellMissingPieces(say, shown)) return;
  if (answered.length > 0) tellRest(say, main, answered);
  else tellLead(say, main, wantedIn(say, dressed, main));
  if (apart.length > 0 && !hurried)
    say.add("extras", say.texts.outfit.extras, { list: listOf(say, apart) }, 8);
}

const listOf = (say: Telling, worn: readonly Worn[]) =>
  say.speaker.list(worn.map(({ piece }) => say.speaker.item(piece)));

function tellRest(say: Telling, main: readonly Piece[], answered: readonly Piece[]): void {
  const { speaker, texts } = say;
  const others = main.filter((piece) => !answered.includes(piece));
  if (others.length === 0) return;
  const list = speaker.list(others.map((piece) => speaker.item(piece)));
  const hero = speaker.list(answered.map((piece) => speaker.item(piece)));
  say.add("rest", texts.outfit.rest, { hero, list }, 10);
}

function tellLead(say: Telling, main: readonly Piece[], hero: Piece | null): void {
  const { speaker, texts } = say;
  const { outfit } = texts;
  const others = main.filter((piece) => piece !== hero).map((piece) => speaker.item(piece));
  // Whoever asked of a piece was told of the event with the answer.
  const event = say.facts.some(({ key }) => key === "verdict") ? null : say.event();
  if (hero && others.length > 0) {
    const slots = { hero: speaker.item(hero), list: speaker.list(others), event: event ?? "" };
    return say.add("lead", event ? outfit.leadWanted : outfit.leadWantedPlain, slots, 10);
  }
  const list = speaker.list(main.map((piece) => speaker.item(piece)));
  const who = personIn(say);
  if (who) return say.add("lead", outfit.leadFor, { who, list }, 10);
  if (event) return say.add("lead", outfit.lead, { event, list }, 10);
  say.add("lead", outfit.leadPlain, { list }, 10);
}

function personIn(say: Telling): string | null {
  const { person } = say.brief;
  const who = person && say.texts.names.people[person.id];
  return who ? say.fill(who, {}) : null;
}

const SMALL: ReadonlySet<Slot> = new Set(["feet", "head", "accessory"]);

/** A piece that will be worn whatever comes, by its name, and is large enough to build on. A mere wish is met without a word. */
function wantedIn({ brief }: Telling, { hero }: Dressed, main: readonly Piece[]): Piece | null {
  if (!hero || !main.includes(hero) || brief.person || SMALL.has(hero.slots[0]!)) return null;
  const isWanted = brief.wants.some(
    ({ garment, text, firm }) =>
      firm &&
      garment !== undefined &&
      (isA(hero.kind, garment) || text.split(" ").every((word) => hero.words.has(word))),
  );
  return isWanted ? hero : null;
}
