import type { Dressed } from "../dress/compose.ts";
import type { Verdict } from "../dress/verdict.ts";
import type { Brief } from "../understand/brief.ts";
import type { Telling } from "./telling.ts";

/** The answer to what was asked, before anything else. */
export function tellVerdicts(say: Telling, { verdicts }: Dressed): void {
  const { speaker } = say;
  const words = say.texts.said.verdicts;
  for (const alike of byReason(verdicts.slice(0, MOST_ASKED))) {
    const [{ why, other }] = alike;
    const what = speaker.list(alike.map(({ piece }) => speaker.item(piece)));
    const named = { what, ...(other && { other: speaker.item(other) }) };
    say.add("verdict", words[why], { ...named, event: say.eventOr() }, 12);
  }
}

const MOST_ASKED = 2;

type Alike = [Verdict, ...Verdict[]];

/** One answer for all that are judged alike; what is worse than another has one of its own. */
function byReason(verdicts: readonly Verdict[]): Alike[] {
  const groups: Alike[] = [];
  for (const verdict of verdicts) {
    const alike = groups.find(([{ why, other }]) => why === verdict.why && !other);
    if (alike) alike.push(verdict);
    else groups.push([verdict]);
  }
  return groups;
}

/** What answers the person's own words: of each reason to leave something out the first. */
export function tellSaid(say: Telling, { asides, hero }: Dressed): void {
  const { brief, texts, speaker, listener } = say;
  if (brief.distress) say.add("distress", texts.said.distress[brief.distress], {}, 13);
  else if (brief.isOverstated) say.add("kindly", texts.said.kindly, {}, 11);
  if (brief.avoids.some(({ allergy }) => allergy)) say.add("allergy", texts.said.allergy, {}, 9);
  for (const why of ["unavailable", "disliked", "unsure"] as const) {
    const pieces = asides.filter((aside) => aside.why === why).slice(0, 2);
    const what = speaker.list(pieces.map(({ piece }) => speaker.full(piece)));
    if (pieces.length > 0) say.add("aside", texts.said[why], { what }, 9.1);
  }
  const laughs = listener.tone === "joke" && !isGrave(brief);
  if (laughs && hero) say.add("joke", texts.outfit.joke, { hero: speaker.item(hero) }, 9);
}

const isGrave = ({ distress, isOverstated, traits }: Brief): boolean =>
  distress !== null || isOverstated || traits.has("sober");
