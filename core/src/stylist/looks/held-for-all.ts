import { fold } from "../understand/text.ts";
import type { Brief, LeftAside, Mention } from "../understand/brief.ts";
import type { Agenda, LookAsk } from "./agenda.ts";

/**
 * What is said of garments in the whole request holds for every look, wherever it stands: what is lent on one day is not worn on
 * another, and what is refused is refused for all, unless it is said of another look alone or this one asks for it.
 * @param elsewhere the words that are about other looks
 */
export function withHeld(look: Brief, whole: Brief, elsewhere: readonly string[]): Brief {
  const said = new Set(look.avoids.map(({ text }) => text));
  const isHeld = (mention: Mention): boolean =>
    isAway(mention, whole.leftAside) ||
    !(isWished(mention, look) || elsewhere.some((text) => text.includes(` ${mention.text} `)));
  const avoids = whole.avoids.filter((one) => !said.has(one.text) && isHeld(one));
  const texts = new Set(avoids.map(({ text }) => text));
  return {
    ...look,
    wants: look.wants.filter((one) => !isAway(one, whole.leftAside)),
    avoids: [...look.avoids, ...avoids],
    leftAside: [...look.leftAside, ...whole.leftAside.filter((one) => texts.has(one.mention.text))],
    apart: [...look.apart, ...whole.apart],
  };
}

const isAway = ({ text }: Mention, leftAside: readonly LeftAside[]): boolean =>
  leftAside.some(({ why, mention }) => why === "unavailable" && mention.text === text);

const isWished = ({ text, garment }: Mention, { wants }: Brief): boolean =>
  wants.some((one) => one.text === text || (garment !== undefined && one.garment === garment));

/** The words that are about other looks than this one, as texts are compared. */
export const othersWords = (ask: LookAsk, { looks }: Agenda, prompt: string): string[] =>
  looks
    .filter((one) => one !== ask)
    .flatMap(({ own }) => own)
    .filter((place) => !ask.own.some(({ start }) => start === place.start))
    .map(({ start, end }) => ` ${fold(prompt.slice(start, end)).replaceAll(/[^a-z0-9]+/g, " ")} `);
