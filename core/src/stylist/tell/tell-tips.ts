import type { TIPS, WearingTip } from "../../languages/tip-list.ts";
import type { Dressed } from "../dress/compose.ts";
import type { Brief } from "../understand/brief.ts";
import type { Telling } from "./telling.ts";
import { wearingTips } from "./wearing-tips.ts";

type Tip = (typeof TIPS)[number];

/** From here on bare arms burn, and rooms are cooled, felt °C. */
const SUN_C = 21;
const COOLED_C = 29;
/** What the day asks for weighs more than how a piece is worn best. */
const OF_THE_DAY = 4.4;
const OF_A_PIECE = 5.4;
/** The night before, or what most people do anyhow: only where there is little else to tell. */
const BEFOREHAND = 4.2;
const PREPARED: ReadonlySet<WearingTip> = new Set<WearingTip>([
  "iron",
  "polish",
  "tuck",
  "collarOut",
  "scarf",
  "indoors",
]);

/** One thing to know or to do; what a line tells of this very setting is worth more. */
export function tellTip(say: Telling, dressed: Dressed): void {
  const { brief, texts } = say;
  if (say.facts.some(({ key }) => key === "line-last")) return;
  const holds: readonly (readonly [Tip, boolean])[] = [
    ["costume", brief.traits.has("costume")],
    ["dark", isDark(brief)],
    ["deck", brief.traits.has("deck")],
    ["modest", isBareheaded(brief, dressed)],
    ["camera", brief.traits.has("camera")],
    ["stage", brief.traits.has("stage")],
    ["trail", brief.traits.has("trail")],
    ["sun", isBurning(brief, dressed)],
    ["aircon", isCooled(brief, dressed)],
  ];
  const [tip] = holds.find(([, isSo]) => isSo) ?? [];
  if (tip) say.add(`tip-${tip}`, texts.tips[tip], {}, OF_THE_DAY);
  else tellWearing(say, dressed);
}

/** Covered but for the hair, with nothing at hand that would do. */
const isBareheaded = ({ coverage, traits }: Brief, { worn }: Dressed): boolean =>
  coverage === "long" &&
  traits.has("modest") &&
  !worn.some(({ slot, piece }) => slot === "head" || piece.kind.area === "neck");

/** How one of the pieces is worn best; asked again, another. */
function tellWearing(say: Telling, dressed: Dressed): void {
  const tips = wearingTips(say.brief, dressed);
  if (tips.length === 0) return;
  const worth = tips.filter(({ tip: one }) => !PREPARED.has(one));
  const from = worth.length > 0 ? worth : tips;
  const { tip, slots } = from[say.turn % from.length]!;
  const named = Object.entries(slots).map(([name, piece]) => [name, say.speaker.item(piece)]);
  const weight = PREPARED.has(tip) ? BEFOREHAND : OF_A_PIECE;
  say.add(`tip-${tip}`, say.texts.tips[tip], Object.fromEntries(named), weight);
}

/** Sport on the road without daylight. */
function isDark({ traits, event, weather, timeOfDay }: Brief): boolean {
  if (!traits.has("active") || event?.where !== "out") return false;
  if (weather?.isNight || timeOfDay === "night") return true;
  return event.id === "run" && timeOfDay === "morning" && weather?.isNight !== false;
}

function isBurning({ traits, weather }: Brief, { needs, worn }: Dressed): boolean {
  const bare = worn.some(
    ({ slot, piece: { sleeves } }) =>
      slot === "base" && (sleeves === "short" || sleeves === "none"),
  );
  const covered = worn.some(({ slot }) => slot === "mid" || slot === "outer");
  const shines = (needs.feelsC ?? 0) >= SUN_C && !needs.rain && weather?.isNight === false;
  return traits.has("sun") && bare && !covered && shines;
}

const isCooled = ({ traits, event }: Brief, { needs, worn }: Dressed): boolean =>
  (needs.feelsC ?? 0) >= COOLED_C &&
  event?.where === "in" &&
  !["active", "no-aircon", "home"].some((trait) => traits.has(trait)) &&
  worn.every(({ slot }) => slot !== "mid" && slot !== "outer");
