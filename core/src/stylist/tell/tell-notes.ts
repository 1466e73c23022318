import { kindOf } from "../../wardrobe/kinds.ts";
import type { Dressed } from "../dress/compose.ts";
import type { Brief } from "../understand/brief.ts";
import { KINDLY } from "./aside-phrases.ts";
import { tellAsides } from "./tell-asides.ts";
import type { Telling } from "./telling.ts";

export function tellNotes(say: Telling, dressed: Dressed): void {
  const { brief, phrases, speaker } = say;
  const trait = (key: string, weight: number): void =>
    say.add(`trait-${key}`, phrases.traits[key], {}, weight);
  for (const mention of dressed.notOwned) {
    const np = mention.garment
      ? speaker.kind(mention.garment, mention.colours[0] ?? null)
      : { text: mention.text, plural: false };
    say.add("notOwned", phrases.notOwned, { what: np }, 10);
    break;
  }
  for (const { mention } of dressed.leftOut.slice(0, 1))
    say.add(
      "leftOut",
      phrases.leftOut,
      { what: { text: phrases.slots["that"] ?? mention.text, plural: false } },
      9,
    );
  if (dressed.accent?.colour)
    say.add(
      "accent",
      phrases.accent,
      { c1: speaker.colour(dressed.accent.colour), piece: speaker.idea(dressed.accent) },
      9,
    );
  if (brief.isOverstated) say.add("kindly", KINDLY[brief.language], {}, 11);
  if (brief.bodyTalk) say.add("body", phrases.body, {}, 9);
  if (brief.avoids.some((mention) => mention.allergy)) say.add("allergy", phrases.allergy, {}, 9);
  else if (dressed.asides.some(({ why }) => why !== "refused")) tellAsides(say, dressed);
  else if (brief.avoids.length > dressed.verdicts.length)
    say.add("avoided", phrases.avoided, {}, 5);
  const dark =
    brief.traits.has("active") &&
    brief.event?.where === "out" &&
    (brief.weather?.isNight || brief.timeOfDay === "night");
  if (
    dark ||
    (brief.traits.has("active") &&
      brief.event?.id === "run" &&
      brief.timeOfDay === "morning" &&
      brief.weather?.isNight !== false)
  )
    trait("dark", 9);
  if (brief.coverage === "long") trait(brief.traits.has("modest") ? "modest" : "covered", 9);
  if (brief.traits.has("messy") && mayBePaint(brief)) trait("messy", 9);
  for (const key of ["deck", "camera", "stage", "costume"])
    if (brief.traits.has(key)) trait(key, 8.5);
  if (
    (dressed.needs.feelsC ?? 0) >= 29 &&
    !brief.traits.has("active") &&
    !brief.traits.has("no-aircon") &&
    brief.event?.where !== "out"
  )
    trait("aircon", 6);
  if (brief.traits.has("sober")) say.add("sober", phrases.sober, {}, 7);
  if (brief.comfort && !brief.bodyTalk) say.add("comfort", phrases.comfort, {}, 4);
  for (const key of ["trail", "home", "children", "dance"])
    if (brief.traits.has(key)) trait(key, 3);
  if (
    brief.traits.has("sun") &&
    (dressed.needs.feelsC ?? 0) > 20 &&
    !dressed.needs.rain &&
    !brief.weather?.isNight
  )
    trait("sun", 2.5);
}

/** What the sentences about a mess speak of; whoever only sweats is not told of paint. */
const STAINS = ["paint", "cake", "food", "glue", "flour", "sauce", "mud", "clay", "dough"];

const mayBePaint = ({ situation }: Brief): boolean =>
  !situation || situation.messOf.some((of) => STAINS.includes(of));

export function tellFinish(say: Telling, dressed: Dressed): void {
  const said = new Set(dressed.gaps.map((gap) => gap.slot));
  const left = dressed.suggested.filter(
    (one) =>
      one !== dressed.accent &&
      !said.has(one.idea.slot) &&
      kindOf(one.idea.kind).against !== "rain" &&
      (dressed.worn.length > 0 || one.idea.slot === "accessory" || one.idea.slot === "head"),
  );
  if (left.length > 0)
    say.add(
      "finish",
      say.phrases.finish,
      { list: say.speaker.list(left.slice(0, 2).map((one) => say.speaker.idea(one))) },
      6.5,
    );
}
