import type { Candidate } from "../index.ts";
import type { Language } from "../lexicon/index.ts";
import { colourFaults } from "./colour-faults.ts";
import { formFaults } from "./form-faults.ts";
import { type Asked, knownOf } from "./known.ts";
import { languageFaults, tongueFaults } from "./language-faults.ts";
import { nameFaults } from "./name-faults.ts";
import { ownershipFaults } from "./ownership-faults.ts";
import { marksIn, type Reading, readText } from "./reading.ts";
import { weatherFaults } from "./weather-faults.ts";

const MOST_WORDS = 150;
const LEAST_WORDS = 12;

export type Review = {
  /** What is wrong with a text that is still being written, as far as more words cannot mend it. */
  soFar(text: string): string[];
  /** Everything that is wrong with a finished text; empty where it may be shown. */
  whole(text: string): string[];
  /** The sentences of `told.musts` that the text leaves out: about rain, cold, and what is missing. */
  leftOut(text: string): string[];
};

/**
 * Holds what somebody else writes about an outfit against the facts: the outfit, the closet, the request and the weather. What is
 * said of garments, colours, names, weather and numbers must be among them.
 */
export function createReview(told: Candidate, asked: Asked): Review {
  const language = told.language as Language;
  const known = knownOf(told, asked);
  let last: { text: string; reading: Reading } | undefined;
  /** The same text is judged in several ways. */
  const read = (text: string): Reading => {
    if (last?.text !== text) last = { text, reading: readText(text, language) };
    return last.reading;
  };
  const soFar = (text: string): string[] => {
    const reading = read(text);
    return [
      ...formFaults(text, reading, known),
      ...ownershipFaults(reading, known),
      ...nameFaults(text, reading, known),
      ...colourFaults(reading, known),
      ...weatherFaults(text, reading, known),
      ...languageFaults(text, reading, known),
    ];
  };
  return {
    soFar,
    whole: (text) => [
      ...soFar(text),
      ...lengthFaults(text, told.maxWords),
      ...tongueFaults(text, read(text)),
    ],
    leftOut(text) {
      const said = new Set(marksIn(read(text)));
      return told.musts.filter((must) => {
        const marks = marksIn(readText(must, language));
        const weather = marks.filter((mark) => mark.startsWith("weather"));
        const wanted = weather.length > 0 ? weather : marks;
        return wanted.length > 0 && !wanted.some((mark) => said.has(mark));
      });
    },
  };
}

function lengthFaults(text: string, maxWords: number | null): string[] {
  const count = text.split(/\s+/).filter(Boolean).length;
  const least = maxWords === null ? LEAST_WORDS : 1;
  return [
    ...(count < least ? ["too short"] : []),
    ...(count > (maxWords ?? MOST_WORDS) ? ["too long"] : []),
    ...(/[.!?…»“”"]$/.test(text.trim()) ? [] : ["no end"]),
  ];
}
