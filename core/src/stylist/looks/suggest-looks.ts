import { NO_DAY } from "../../situations/index.ts";
import type { GearId } from "../../wardrobe/gear.ts";
import type { Chip, Idea } from "../../outfit.ts";
import type { Look, Packing } from "../../plan.ts";
import { chipsOf } from "../chips.ts";
import type { Wardrobe } from "../dress/compose.ts";
import { readAnyCloset } from "../dress/piece.ts";
import type { StylistRequest } from "../index.ts";
import { knownOf } from "../known.ts";
import type { Knowledge } from "../learned/learned.ts";
import { planOf } from "../plan.ts";
import { type Brief, isOfPiece, type Mention } from "../understand/brief.ts";
import { readBrief } from "../understand/read-brief.ts";
import { fold } from "../understand/text.ts";
import { isKindId, kindOf } from "../../wardrobe/kinds.ts";
import type { Agenda, LookAsk } from "./agenda.ts";
import { withForecast } from "./days-ahead.ts";
import { othersWords, withHeld } from "./held-for-all.ts";
import { labelOf } from "./label.ts";
import type { Bag } from "./bag.ts";
import { type DressedLook, planLooks } from "./plan-looks.ts";
import { tellLooks } from "./tell-looks.ts";

/** The idea for several looks: the plan's own outfit is the first of them. */
export function suggestLooks(
  request: StylistRequest,
  wardrobe: Wardrobe,
  brief: Brief,
  read: Agenda,
  settings: Knowledge,
): Idea {
  const agenda = { ...read, looks: withForecast(read.looks, request) };
  const { prompt, closet, weather, now, told = [] } = request;
  const { language, reading } = brief;
  const kinds = new Map(readAnyCloset(closet).map(({ id, kind }) => [id, kind.id]));
  const isPackedFor = ({ garment, only }: Mention): boolean =>
    isPacked(garment) ||
    (only !== undefined && only.size > 0 && [...only].every((id) => isPacked(kinds.get(id))));
  const briefOf = (ask: LookAsk): Brief => {
    const { text, evening, forecast } = ask;
    const met = forecast ?? weather;
    const read = readBrief(
      { prompt: text, closet, weather: met, now, language, reading },
      settings,
    );
    const own = agenda.packs ? atTheEnd(read) : read;
    const timeOfDay = evening && own.timeOfDay === "day" ? "evening" : own.timeOfDay;
    const wants = agenda.packs ? own.wants.filter((one) => !isPackedFor(one)) : own.wants;
    // What is packed for one hour of a trip is worn on no other.
    const gear = agenda.packs ? [] : own.gear;
    const held = withHeld(
      { ...own, wants, gear, timeOfDay },
      brief,
      othersWords(ask, agenda, prompt),
    );
    return { ...held, status: "outfit", maxWords: brief.maxWords };
  };
  const dressed = planLooks(agenda, wardrobe, briefOf, {
    gear: bringsOf(brief, prompt, settings),
    wished: brief.wants.filter(({ garment }) => !isBag(garment)),
    away: [...brief.avoids, ...brief.leftAside.map(({ mention }) => mention)].filter(isOfPiece),
    named: agenda.named,
  });
  const knownFor = ({ ask, brief: own }: DressedLook, lately: readonly string[]) =>
    knownOf({ prompt: ask.text, told: [...told, ...lately] }, own, settings);
  // What one look alone is said to be for is most likely what all are for.
  const isTold = dressed.looks.filter((look) => settingOf(look, prompt) !== null).length > 1;
  const settingFor = (look: DressedLook): string | null =>
    isTold || look.ask.slot.is !== "outfit" ? settingOf(look, prompt) : null;
  const { parts, text, lines } = tellLooks(
    dressed,
    agenda.limits,
    wardrobe.seed,
    knownFor,
    settingFor,
  );
  const looks = dressed.looks.map((look, at): Look => {
    const setting = settingFor(look);
    const { slot } = look.ask;
    return {
      label: labelOf(look.ask, language),
      ...(slot.is === "day" && { day: slot.day }),
      ...(setting !== null && { setting }),
      ...planOf(look.brief, look.dressed),
      weather: look.brief.weather,
      text: parts[at]!,
    };
  });
  const [first] = dressed.looks;
  return {
    status: "outfit",
    language,
    text,
    lines,
    plan: {
      ...planOf(first!.brief, first!.dressed),
      looks,
      ...(dressed.bag && { packing: packingOf(dressed.bag) }),
    },
    understood: chipsOfAll(dressed.looks, prompt),
    weather: first!.brief.weather,
  };
}

/** The days of a journey from heat into the cold are met in the cold alone. */
function atTheEnd(brief: Brief): Brief {
  const { extremes, weather } = brief;
  if (!extremes?.endsCold || !weather) return brief;
  const { coldC } = extremes;
  return { ...brief, extremes: null, weather: { ...weather, tempC: coldC, feelsLikeC: coldC } };
}

/** What a trip cannot do without, and what is named beside it. */
function bringsOf(brief: Brief, prompt: string, settings: Knowledge): GearId[] {
  const named = settings.circumstances(prompt, brief.reading, null, NO_DAY);
  const today = named.filter(({ id }) => !brief.befallen.includes(id));
  return [...brief.gear, ...today.flatMap(({ brings }) => brings.map(({ gear }) => gear))];
}

/** What one packs into, bathes or sleeps in is not what one wants to wear all day. */
function isPacked(garment: string | undefined): boolean {
  if (garment === undefined || !isKindId(garment)) return false;
  const { area, only } = kindOf(garment);
  return area === "bag" || area === "swim" || only === "home";
}

const isBag = (garment: string | undefined): boolean =>
  garment !== undefined && isKindId(garment) && kindOf(garment).area === "bag";

const packingOf = ({ pieces, worn, needed }: Bag): Packing => ({
  items: pieces.map(({ id }) => id),
  worn: worn.map(({ id }) => id),
  needed: needed.map(({ piece, look }) => ({ item: piece.id, look })),
});

const MOST_LETTERS = 80;
/** Longer than this, and it is a sentence. */
const MOST_WORDS = 6;

/** What is on, in the person's own words; null where they said it of all looks alike. */
function settingOf({ ask, brief }: DressedLook, prompt: string): string | null {
  const own = ask.own.map(({ start, end }) => prompt.slice(start, end));
  const said = brief.setting?.replaceAll("·", "").trim();
  if (said && said.length <= MOST_LETTERS && own.some((text) => fold(text).includes(fold(said))))
    return said;
  const only = own.length === 1 && ask.slot.is === "day" ? own[0]! : "";
  const isShort = only !== "" && only.split(/\s+/).length <= MOST_WORDS;
  return isShort && !said ? only : null;
}

/** What was understood of any look; kept where every look that it is about keeps it. */
function chipsOfAll(looks: readonly DressedLook[], prompt: string): Chip[] {
  const chips = new Map<string, Chip>();
  for (const { brief, dressed } of looks)
    for (const chip of chipsOf(brief, dressed, prompt)) {
      const key = chip.label.toLowerCase();
      const known = chips.get(key);
      if (!known || (known.kept && !chip.kept)) chips.set(key, chip);
    }
  return [...chips.values()].slice(0, MOST_CHIPS);
}

const MOST_CHIPS = 16;
