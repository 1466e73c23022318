import { describe, expect, test } from "vitest";
import { languageOf, LANGUAGES } from "../../languages/index.ts";
import { COLOUR_IDS, COLOURS } from "../../wardrobe/colours.ts";
import { KIND_IDS, kindOf } from "../../wardrobe/kinds.ts";
import { readPiece, type Piece } from "../dress/piece.ts";
import type { Language } from "../lexicon/index.ts";
import { readBrief } from "../understand/read-brief.ts";
import { written } from "./arrange.ts";
import type { Listener } from "./listener.ts";
import { speakerOf } from "./speaker.ts";
import { type Slots, Telling } from "./telling.ts";
import { textFaults } from "./text-faults.ts";

const LISTENERS: readonly Listener[] = [
  { polite: false, overseas: false, tone: null, fahrenheit: false, unfinished: false },
  { polite: true, overseas: false, tone: null, fahrenheit: false, unfinished: false },
];

/** Every kind in one of the colours, by the name that its owner might give it or by none. */
function piecesIn(language: Language): Piece[] {
  const { kinds, phrase } = languageOf(language);
  return KIND_IDS.map((id, at) => {
    const colour = COLOUR_IDS[at % COLOUR_IDS.length]!;
    const garment = {
      id: `${id} ${colour}`,
      category: kindOf(id).category,
      name: phrase(kinds[id], { colour }),
      colours: [COLOURS[colour].hex],
    };
    return readPiece(garment, at, language);
  });
}

/** Messages in which every noun phrase may be an owned piece. */
function messagesIn(language: Language): string[] {
  const { outfit, reasons, weather, said, missing, tips } = languageOf(language).texts;
  const { generic: _, genericOwned: __, ...worn } = outfit;
  const { left, ...why } = reasons;
  const { swapped, added, removed } = languageOf(language).followUps.say;
  const { verdicts, distress, grounds, beats, yes: ___, no: ____, ...aside } = said;
  return [worn, why, left, weather, verdicts, distress, grounds, beats, aside, tips]
    .flatMap((texts) => Object.values(texts).flat())
    .concat(missing.plain, missing.collar, missing.wash, swapped, added, removed)
    .concat(Object.values(languageOf(language).whyNot.say).flat())
    .concat(languageOf(language).nextBuy.say.goes);
}

const NAMED = [
  "list",
  "hero",
  "outer",
  "mid",
  "piece",
  "what",
  "other",
  "take",
  "worn",
  "dry",
  "lift",
  "left",
  "in",
  "out",
  "under",
  "over",
  "base",
];

/** What stands in the other places. */
function others(language: Language): Slots {
  const { events } = languageOf(language).texts.names;
  const { colours, materials } = languageOf(language);
  return {
    event: events["wedding"]!,
    first: events["wedding"]!,
    others: events["dinner"]!,
    who: events["dinner"]!,
    temp: "9 °C",
    later: "4 °C",
    hour: "17",
    place: "Oslo",
    code: "smart",
    cloth: materials.wool.text,
    colour: colours.navy.m,
    colours: colours.white.m,
    c1: colours.navy.m,
    c2: colours.blue.m,
  };
}

/** Tells a sentence about a piece, to whom one is close or polite, or to whom it is not, named for the first time or once more. */
function teller(language: Language): (message: string, piece: Piece, at: number) => string {
  const brief = readBrief({ prompt: "x", weather: null, closet: [], language });
  const bare = others(language);
  const tellings = LISTENERS.flatMap((listener) =>
    [false, true].map((ofSomeoneElse) => {
      const speaker = speakerOf(language, listener, ofSomeoneElse);
      return new Telling(speaker, brief, listener, 0, "");
    }),
  );
  return (message, piece, at) => {
    const say = tellings[at % tellings.length]!;
    const item = say.speaker.item(piece);
    const named = Object.fromEntries(NAMED.map((name) => [name, item]));
    const text = say.fill(message, { ...bare, ...named });
    const before = at % 3 === 0 ? [{ key: "before", text: `— ${item.text}.`, weight: 1 }] : [];
    return written(say, [...before, { key: "one", text, weight: 1 }]);
  };
}

/** Letters before which small words change: vowels and what sounds like one everywhere, and "lo" and "gli" in Italian. */
const TELLING = /^[aeiouyhàáâãäèéêëìíîïòóôõöùúûüœ]/;
const IN_ITALIAN = /^(?:s[^aeiou]|z|gn|ps|pn|x|y)/;

/** A beginning that small words heed, or none: "jacket" and "coat" are preceded by the same. */
function beginningOf(words: string, language: Language): string {
  if (language === "it" && IN_ITALIAN.test(words)) return words.slice(0, 2);
  return TELLING.test(words) ? words[0]! : "";
}

/** Pieces whose names agree alike and begin alike: a sentence that is right about one of them is right about all. */
function alikeIn(pieces: readonly Piece[], language: Language): Piece[][] {
  const speaker = speakerOf(language, LISTENERS[0]!, true);
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const { words, gender, pair } = speaker.named(piece, false);
    const sign = `${gender} ${pair} ${beginningOf(words.toLowerCase(), language)}`;
    groups.set(sign, [...(groups.get(sign) ?? []), piece]);
  }
  return [...groups.values()];
}

describe.each(LANGUAGES)("%s", (language) => {
  const pieces = piecesIn(language);
  const sentence = teller(language);
  const faultsOf = (message: string, piece: Piece, at: number): string[] => {
    const text = sentence(message, piece, at);
    return textFaults(text, language).map((fault) => `${fault} in “${text}”`);
  };

  test("every message about kinds that agree and begin in every way, in turn each of them, is without a fault", () => {
    const groups = alikeIn(pieces, language);
    const faults = messagesIn(language).flatMap((message, line) =>
      groups.flatMap((group, at) => faultsOf(message, group[line % group.length]!, line + at)),
    );
    expect(faults.slice(0, 20)).toEqual([]);
  }, 180_000);

  test("every demand, met by a fifth of all kinds, is told without a fault", () => {
    const { met, unmet } = languageOf(language).texts.demands;
    const messages = [met, unmet].flatMap((texts) => Object.values(texts).flat());
    const faults = messages.flatMap((message, line) =>
      pieces.flatMap((piece, at) =>
        (line + at) % 5 === 0 ? faultsOf(message, piece, line + at) : [],
      ),
    );
    expect(faults.slice(0, 20)).toEqual([]);
  }, 180_000);
});
