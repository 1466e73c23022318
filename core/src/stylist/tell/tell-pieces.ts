import type { Slot } from "../../outfit.ts";
import { isA } from "../../wardrobe/kinds.ts";
import { isBright } from "../dress/colour.ts";
import type { Dressed, Worn } from "../dress/compose.ts";
import type { Piece } from "../dress/piece.ts";
import type { LeadReason } from "./phrases.ts";
import type { Np } from "./speaker.ts";
import { tellGaps } from "./tell-gaps.ts";
import type { Telling } from "./telling.ts";

export function tellIntro(say: Telling): void {
  const { brief, phrases } = say;
  if (brief.foreign) say.facts.push({ key: "foreign", text: phrases.foreign, weight: 7 });
  if (brief.person) {
    const who = phrases.people[brief.person.id];
    if (who) say.add("person", phrases.person, { who }, 8);
  }
  for (const what of brief.unknown) say.add("unknown", phrases.unknown, { what }, 10);
  if (brief.others.length > 0) {
    const others = say.speaker.list(
      brief.others.map((event) => ({
        text: phrases.events[event.id] ?? phrases.events[event.occasion] ?? "",
        plural: false,
      })),
    );
    say.add("together", phrases.together, { first: say.event(), others }, 10);
  }
}

export function tellIdea(say: Telling, dressed: Dressed): void {
  const main = dressed.suggested.filter(
    ({ idea }) => idea.slot !== "accessory" && idea.slot !== "head",
  );
  if (say.brief.codeName === "white tie") {
    say.add("whiteTie", say.phrases.whiteTie, {}, 10);
  }
  const list = say.speaker.list(main.map((one) => say.speaker.idea(one)));
  if (main.length > 0)
    say.add(
      dressed.ownsNothing ? "generic" : "genericOwned",
      dressed.ownsNothing ? say.phrases.generic : say.phrases.genericOwned,
      { list, event: say.event() },
      10,
    );
}

export function tellPieces(say: Telling, dressed: Dressed): void {
  const hero = dressed.hero!;
  const said = new Set([hero.id]);
  // What is told of the setting needs the room: then all is named in one breath, but for what a line names itself.
  const inOneBreath = say.facts.some(({ key }) => key.startsWith("line-"));
  const phrasings = (list: readonly string[]): readonly string[] =>
    inOneBreath ? shortest(list) : list;
  say.add(
    "lead",
    phrasings(say.phrases.lead[reasonFor(say, hero, dressed)]),
    { hero: say.speaker.item(hero), event: say.event() },
    10,
  );
  const others = dressed.worn.filter(({ piece }) => !said.has(piece.id));
  const inSlots = (...slots: Slot[]): Worn[] => others.filter(({ slot }) => slots.includes(slot));
  const slots = { hero: say.speaker.item(hero) };
  const covered = new Set(say.facts.flatMap(({ covers = [] }) => covers));
  const rest = inOneBreath
    ? [
        ...inSlots("base", "mid", "legs"),
        ...(covered.has("over") ? [] : inSlots("outer")),
        ...(covered.has("top") ? [] : inSlots("head")),
        ...inSlots("feet"),
        ...(others.length > MANY ? [] : inSlots("accessory")),
      ]
    : inSlots("base", "mid", "legs");
  if (rest.length > 0)
    say.add("rest", phrasings(say.phrases.rest), { ...slots, list: named(say, rest) }, 10);
  if (!inOneBreath) tellLayers(say, inSlots, slots);
  tellGaps(say, dressed);
}

/** With more beside the first, scarf and bag are left to the picture. */
const MANY = 4;

/** The shorter half, so that there is still something to choose. */
const shortest = (list: readonly string[]): readonly string[] =>
  list.toSorted((a, b) => a.length - b.length).slice(0, Math.ceil(list.length / 2));

function tellLayers(
  say: Telling,
  inSlots: (...slots: Slot[]) => Worn[],
  slots: Readonly<Record<string, Np>>,
): void {
  const { phrases, speaker } = say;
  const [outer] = inSlots("outer");
  const [head] = inSlots("head");
  const extras = inSlots("feet", "accessory");
  if (outer) say.add("over", phrases.over, { ...slots, outer: speaker.item(outer.piece) }, 9);
  if (head) say.add("top", phrases.top, { ...slots, head: speaker.item(head.piece) }, 9);
  if (extras.length > 0)
    say.add("extras", phrases.extras, { ...slots, list: named(say, extras) }, 9);
}

function named(say: Telling, worn: readonly Worn[]): Np {
  return say.speaker.list(worn.map(({ piece }) => say.speaker.item(piece)));
}

function reasonFor(say: Telling, hero: Piece, dressed: Dressed): LeadReason {
  const { brief } = say;
  const { needs } = dressed;
  const slot = dressed.worn.find((one) => one.piece === hero)?.slot;
  if (dressed.tooPlain.includes(hero)) return "closest";
  if (brief.traits.has("sober")) return "sober";
  if (
    brief.wants.some(
      (mention) =>
        mention.garment !== undefined &&
        (isA(hero.kind, mention.garment) ||
          mention.text.split(" ").every((word) => hero.words.has(word))),
    )
  )
    return "wanted";
  if (hero.kind.whole) return "whole";
  if (slot === "outer" && needs.rain && hero.waterproof) return "dry";
  if ((slot === "outer" || slot === "mid") && needs.feelsC !== null && needs.feelsC <= 12)
    return "warm";
  if (brief.traits.has("active")) return "sport";
  if (hero.patterns.size > 0 || (hero.colours[0] && isBright(hero.colours[0]))) return "statement";
  if (needs.feelsC !== null && needs.feelsC >= 27 && hero.clo < 0.25) return "hot";
  if (hero.vague && brief.code[0] >= 2) return "closest";
  return brief.code[0] >= 2 ? "smart" : "easy";
}
