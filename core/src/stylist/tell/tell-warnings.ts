import { isA } from "../../wardrobe/kinds.ts";
import type { Dressed } from "../dress/compose.ts";
import { eachMisfit } from "../dress/misfit.ts";
import type { Piece } from "../dress/piece.ts";
import { EVENT_OF_SETTING } from "../lexicon/setting-events.ts";
import type { Brief } from "../understand/brief.ts";
import type { Telling } from "./telling.ts";

/** How warm boots are is seldom told by their name. */
const isBoot = ({ kind }: Piece): boolean => isA(kind, "boots");

/** What is worn although it is too cold for it. Who wears wool in the heat has been told to, or said so, and knows it. */
function oddIn({ brief }: Telling, { worn, needs }: Dressed): Piece | undefined {
  if ((needs.feelsC ?? MILD_C) >= MILD_C) return undefined;
  const anywhere = { ...brief, code: [0, 5], coverage: null, traits: new Set() } as typeof brief;
  const isOdd = (piece: Piece): boolean => {
    let odd = false;
    eachMisfit(piece, anywhere, needs, (why) => (odd ||= why === "too-cold"));
    return odd;
  };
  return worn.find(({ piece }) => !isBoot(piece) && isOdd(piece))?.piece;
}

/** Below this it is the cold that speaks against a piece, felt °C. */
export const MILD_C = 20;

export const isTooCold = (say: Telling, dressed: Dressed): boolean =>
  oddIn(say, dressed) !== undefined;

/** What is worn or wished for against the weather. */
export function tellWarnings(say: Telling, dressed: Dressed, temp: string): void {
  const { brief, texts, speaker } = say;
  const feels = dressed.needs.feelsC ?? 18;
  const { tooCold, tooWarm, summerInCold, warmElsewhere, winterInHeat } = texts.weather;
  const odd = oddIn(say, dressed);
  const absent = dressed.notOwned.find(({ garment }) =>
    (feels < 10 ? FOR_HEAT : feels > 25 ? FOR_COLD : NOTHING).has(garment ?? ""),
  );
  const messages = feels < MILD_C ? tooCold : tooWarm;
  if (odd) say.add("warning", messages, { piece: speaker.item(odd), temp }, 10);
  else if (absent?.garment)
    say.add("warning", messages, { piece: speaker.kind(absent.garment, null), temp }, 10);
  if (brief.season === "winter" && feels > 20) say.add("seasonClash", winterInHeat, { temp }, 9);
  if (brief.season === "summer" && feels < 13) say.add("seasonClash", summerInCold, { temp }, 9);
  if (isForTheBeach(brief) && feels < BEACH_C)
    say.add("seasonElsewhere", warmElsewhere, { temp }, 10);
}

/** A beach and a pool are for bare legs; whoever asks in the cold and names no place may well fly there. */
const isForTheBeach = ({ situation, origin, destination }: Brief): boolean =>
  origin === "given" && destination === null && EVENT_OF_SETTING[situation?.id ?? ""] === "beach";

/** Felt °C. */
const BEACH_C = 16;

/** Wishes that the weather answers, whether owned or not. */
const FOR_HEAT: ReadonlySet<string> = new Set([
  "sandals",
  "swimsuit",
  "tank",
  "crop-top",
  "shorts",
  "mini-skirt",
  "mini-dress",
  "sun-hat",
]);
const FOR_COLD: ReadonlySet<string> = new Set([
  "puffer",
  "parka",
  "overcoat",
  "coat",
  "sweater",
  "roll-neck",
  "fleece",
  "beanie",
  "gloves",
]);
const NOTHING: ReadonlySet<string> = new Set();
