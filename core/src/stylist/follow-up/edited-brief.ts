import type { Brief } from "../understand/brief.ts";
import type { Edit } from "./read-edit.ts";

/** By how much a dress code moves. */
const STEP = 0.8;

/**
 * What the changed outfit is for: the day of the last one with what is now said of it. A new setting takes the old one's place.
 * @param before what the last outfit was for; null where nobody knows
 */
export function editedBrief(asked: Brief, before: Brief | null, edit: Edit): Brief {
  const isNewDay = asked.event !== null || asked.situation !== null || before === null;
  const base = isNewDay ? asked : before;
  const { changes, language } = edit;
  const step = changes.has("dressier") ? STEP : changes.has("casual") ? -STEP : 0;
  const weather = asked.origin === "stated" ? asked.weather : base.weather;
  return {
    ...base,
    status: "outfit",
    language,
    weather,
    wants: [
      ...(before?.wants ?? []).filter((one) => !isTakenBack(one.text, asked)),
      ...asked.wants,
    ],
    avoids: [...(before?.avoids ?? []), ...asked.avoids],
    leftAside: [...(before?.leftAside ?? []), ...asked.leftAside],
    requirements: [...(before?.requirements ?? []), ...asked.requirements],
    code: [moved(base.code[0], step), moved(base.code[1], step)],
    warmth: changes.has("warmer") ? 1 : changes.has("cooler") ? -1 : base.warmth,
    talk: null,
    asked: [],
    unknown: [],
    maxWords: asked.maxWords ?? base.maxWords,
  };
}

const isTakenBack = (text: string, { avoids }: Brief): boolean =>
  avoids.some((one) => one.text === text);

const moved = (code: number, step: number): number => Math.min(5, Math.max(0, code + step));
