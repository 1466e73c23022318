import { languageOf } from "../../languages/index.ts";
import type { Brief } from "../understand/brief.ts";
import { kindOf } from "../../wardrobe/kinds.ts";
import { readWords } from "../understand/text.ts";
import type { Piece } from "./piece.ts";
import { readName } from "./read-name.ts";
import type { Sense } from "./senses.ts";

/** A shorter word names no sport. */
const SHORTEST = 4;

/**
 * "Skate shoes" for the skate park, "pantaloncini da rugby" for rugby: the name holds a word by which the sport was called, and which
 * names no garment, cloth or colour.
 */
export const isNamedAfter = (piece: Piece, { traits, setting }: Brief): boolean =>
  setting !== null &&
  traits.has("active") &&
  sportsIn(setting).some((sport) =>
    [...piece.words].some((word) => isOf(word, sport, piece) && tellsOnlyThat(word, piece)),
  );

const sportsIn = (setting: string): string[] =>
  readWords(setting)
    .map(({ text }) => text)
    .filter((text) => text.length >= SHORTEST);

/** Where words are written as one, the first part tells what it is for: "Kletterhose". */
const isOf = (word: string, sport: string, { language }: Piece): boolean =>
  word === sport ||
  (word.length > SHORTEST && sport.startsWith(word)) ||
  (languageOf(language).syntax.joints !== null && word.startsWith(sport.replace(/n$/, "")));

const tellsOnlyThat = (word: string, { language }: Piece): boolean =>
  languageOf(language).syntax.joints !== null || !readName([word], language).some(isOfClothes);

/** Skates are called after skating as much as the park is. */
const isOfClothes = (sense: Sense): boolean => sense.topic !== "kind" || !kindOf(sense.id).sport;
