import { ROLES } from "../../languages/cue-list.ts";
import type { Garment } from "../read/garments.ts";
import { type Landscape, SMALL_WORDS, type Spot } from "../read/landscape.ts";
import { isOfPiece } from "../understand/brief.ts";
import type { Heard } from "./role-terms.ts";
import { ideasAt } from "./ideas.ts";
import { DISTANCES, distanceOf, letterRuns, MOST_WORDS, NET_LANGUAGES } from "./net-words.ts";
import type { Spelled } from "./net-reading.ts";

/** What the net is told of one word. */
export type Token = Spelled & {
  /** The word in its language. */
  word: string;
  /** Where it stands and what it does in its language, each 0 or 1. */
  marks: readonly number[];
};

/** What the net is told of one garment: words `at` up to `end`. */
export type NetSpot = {
  at: number;
  end: number;
  kind: string;
  /** What the cues make of it. */
  cues: readonly number[];
  /** For each word how it lies to the garment, from 0 to below `RELATIONS`. */
  relations: readonly number[];
};

export type NetInput = { language: number; tokens: readonly Token[]; spots: readonly NetSpot[] };

/** Marks of a token: where it stands, then what it does. */
export const MARKS = 5 + SMALL_WORDS.length;
/** Numbers that tell of the cues. */
export const CUES = 2 * ROLES.length + 4;

/** A request as the net reads it. */
export function netInput(heard: Heard): NetInput {
  const { land, language, ideas } = heard;
  const words = land.words.slice(0, MOST_WORDS);
  const stands = ideasAt(
    ideas,
    words.map(({ text }) => text),
    language,
  );
  return {
    language: NET_LANGUAGES.indexOf(language),
    tokens: words.map(({ text }, at) => ({
      word: `${language} ${text}`,
      grams: letterRuns(text, language),
      ideas: stands[at]!,
      marks: marksAt(land, at, words.length),
    })),
    spots: land.spots.flatMap((spot, index) => {
      if (spot.at >= words.length) return [];
      const end = Math.min(spot.end, words.length);
      return {
        at: spot.at,
        end,
        kind: kindOf(heard, index),
        cues: cuesOf(heard, index),
        relations: words.map((_, at) => relationOf(land, at, spot.at, end)),
      };
    }),
  };
}

/** A garment's kind, or which colour, pattern, cloth or cut it is. */
const kindOf = ({ land }: Heard, index: number): string => {
  const { mention } = land.spots[index]! as Spot & Partial<Pick<Garment, "mention">>;
  if (!mention || isOfPiece(mention)) return mention?.garment ?? "";
  const { colours, patterns, materials, features } = mention;
  return `a ${[...colours, ...patterns, ...materials, ...features][0] ?? ""}`;
};

function marksAt(land: Landscape, at: number, count: number): number[] {
  const [word, next] = [land.words[at]!, at + 1 < count ? land.words[at + 1] : undefined];
  const endsSentence = next !== undefined && next.sentence !== word.sentence;
  const endsClause = next !== undefined && next.clause !== word.clause && !endsSentence;
  return [
    land.isNamed(at),
    endsSentence,
    endsClause,
    land.isAsked(at),
    at === count - 1,
    ...SMALL_WORDS.map((does) => land.small[does].has(word.text)),
  ].map(Number);
}

/** A cue speaks no louder than this. */
const LOUDEST = 2;

function cuesOf({ land, verdicts }: Heard, index: number): number[] {
  const { role, told, certain, scores, insisted } = verdicts[index]!;
  return [
    ...ROLES.map((one) => Math.min(scores[one], LOUDEST)),
    ...ROLES.map((one) => Number(one === role)),
    Number(told),
    certain,
    Number(land.spots[index]!.negated === true),
    Number(insisted),
  ];
}

/** Where a word stands: a sentence before, in another clause, in the same, a sentence after, or farther off. */
const ZONES = { before: 0, beside: 1, clause: 2, after: 3, far: 4 } as const;
const ZONE_COUNT = Object.keys(ZONES).length;
export const RELATIONS = DISTANCES * ZONE_COUNT;

function relationOf({ words }: Landscape, k: number, at: number, end: number): number {
  const away = k < at ? k - at : Math.max(0, k - end + 1);
  return distanceOf(away) * ZONE_COUNT + zoneOf(words[k]!, words[at]!);
}

type Placed = Landscape["words"][number];

function zoneOf(word: Placed, mine: Placed): number {
  const sentences = word.sentence - mine.sentence;
  if (sentences === 0) return word.clause === mine.clause ? ZONES.clause : ZONES.beside;
  if (sentences === -1) return ZONES.before;
  return sentences === 1 ? ZONES.after : ZONES.far;
}
