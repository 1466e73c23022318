import type { Garment } from "../../garment.ts";
import type { Weather } from "../../weather.ts";
import { isCalled, isColourId } from "../../wardrobe/colours.ts";
import { colourNamed } from "../dress/colour.ts";
import { isMeant } from "../dress/constraints.ts";
import { readCloset, type Piece } from "../dress/piece.ts";
import { oklab } from "../../oklab.ts";
import type { Candidate } from "../index.ts";
import type { Language } from "../lexicon/index.ts";
import type { Mention } from "../understand/brief.ts";
import { groupLooks } from "../understand/mentions.ts";
import { marksIn, type Reading, readText } from "./reading.ts";

/** What another writer's text is held against. */
export type Asked = { prompt: string; closet: readonly Garment[] };

/** Everything that may be said: what is worn, what is proposed, what was asked for, and the weather. Nothing else is. */
export type Known = {
  worn: Piece[];
  /** What is owned beside it, where somebody who chose may say why it stays at home. */
  beside: Piece[];
  /** What each owned and each proposed piece is, in the words that the text was given for it: ids of garments and colours. */
  owned: ReadonlySet<string>[];
  proposed: ReadonlySet<string>[];
  /** Each garment that the person spoke of, in the same way. */
  asked: ReadonlySet<string>[];
  /** What the request, our own words and the proposals speak of. */
  marks: ReadonlySet<string>;
  colours: ReadonlySet<string>;
  words: ReadonlySet<string>;
  numbers: number[];
  weather: Weather | null;
};

export function knownOf(told: Candidate, asked: Asked): Known {
  const items = new Set(told.plan.items);
  const language = told.language as Language;
  const { beside = [] } = told;
  const given = [told.write(), ...told.musts, ...told.owned, ...told.proposed, ...beside];
  const spoken = readText([asked.prompt, ...given].join(". "), language);
  const idsIn = (name: string) => new Set(readText(name, language).finds.map(({ id }) => id));
  const worn = asked.closet.filter(({ id }) => items.has(id));
  const rest = beside.length > 0 ? asked.closet.filter(({ id }) => !items.has(id)) : [];
  const names = readText(worn.map(({ name = "" }) => name).join(". "), language);
  return {
    worn: readCloset(worn, language),
    beside: readCloset(rest, language),
    owned: told.owned.map(idsIn),
    proposed: told.proposed.map(idsIn),
    asked: garmentsIn(readText(asked.prompt, language)),
    marks: new Set(marksIn(spoken)),
    colours: new Set(spoken.finds.filter(({ topic }) => topic === "colour").map(({ id }) => id)),
    words: new Set([...[...spoken.words, ...names.words].map(({ text }) => text), ...DEGREES]),
    numbers: [...numbersIn(spoken), ...numbersIn(names), ...temperaturesOf(told.weather)],
    weather: told.weather,
  };
}

/** Ids of what each garment in a text is: "my old yellow raincoat". */
const garmentsIn = ({ words, finds }: Reading): ReadonlySet<string>[] =>
  [...groupLooks(words, finds).values()].map(
    ({ at, end }) =>
      new Set(finds.filter((find) => find.at >= at && find.at < end).map(({ id }) => id)),
  );

/** "17 °C", "63 °F", which our own words need not have named. */
const DEGREES = ["c", "f"];

export const numberOf = (raw: string): number => Number(raw.replace("−", "-").replace(",", "."));

const numbersIn = ({ words }: Reading): number[] =>
  words.map(({ raw }) => numberOf(raw)).filter(Number.isFinite);

const temperaturesOf = (weather: Weather | null): number[] =>
  weather
    ? [weather.tempC, weather.feelsLikeC, ...(weather.later ?? []).map(({ tempC }) => tempC)]
    : [];

/** OKLab × 100: what one person calls wine and another burgundy, but not what is blue to one and purple to none. */
const NEAR = 7;

/** True where somebody may call a worn piece's colour that. */
export function hasColour({ colours }: Piece, id: string): boolean {
  if (!isColourId(id)) return false;
  const said = colourNamed(id);
  return colours.some(
    ({ name, hex }) =>
      isCalled(name.id, id) || said.family === name.family || apart(said.hex, hex) < NEAR,
  );
}

function apart(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** A garment and what is said of it: "your navy blazer". */
export type Said = { garments: string[]; colours: string[]; texts: string[] };

/** A word may be read as several garments ("pull", "top"): one reading that is worn, in the colour said, is enough. */
export const isWorn = ({ worn, owned }: Known, said: Said): boolean =>
  isAmong(worn, said) || isNamedIn(owned, said);

/** True where somebody may speak of it without saying that it is worn: what stays at home, was proposed, or the person brought up. */
export const isSpokenOf = ({ beside, proposed, asked }: Known, said: Said): boolean =>
  isAmong(beside, said) || isNamedIn([...proposed, ...asked], said);

const isAmong = (pieces: readonly Piece[], said: Said): boolean =>
  said.garments.some((garment) => pieces.some((piece) => isIt(piece, garment, said))) ||
  pieces.some(
    (piece) => inColour(piece, said.colours) && said.texts.some((word) => isNamed(piece, word)),
  );

const isNamedIn = (names: readonly ReadonlySet<string>[], { garments, colours }: Said): boolean =>
  garments.some((garment) =>
    names.some((name) => name.has(garment) && isOneOf(colours, (id) => name.has(id))),
  );

/** Of several colours one is enough: in "xaile preto cobre os ombros" the second is a verb. */
const isOneOf = (colours: readonly string[], has: (id: string) => boolean): boolean =>
  colours.length === 0 || colours.some(has);

function isIt(piece: Piece, garment: string, { colours, texts }: Said): boolean {
  const looks = { moods: [], materials: [], patterns: [], features: [], colours: [] };
  const mention: Mention = {
    ...looks,
    garment,
    text: texts.join(" "),
    firm: false,
    allergy: false,
  };
  const isHalf = piece.kind.is.has("suit") && HALVES_OF_SUIT.has(garment);
  return (isHalf || isMeant(piece, mention)) && inColour(piece, colours);
}

/** Whoever wears a suit wears its jacket. */
const HALVES_OF_SUIT: ReadonlySet<string> = new Set(
  "suit-jacket suit-trousers blazer jacket trousers waistcoat".split(" "),
);

const inColour = (piece: Piece, colours: readonly string[]): boolean =>
  isOneOf(colours, (id) => hasColour(piece, id));

/** "Pullover" also names what is called "Kapuzenpullover". */
const isNamed = ({ words }: Piece, word: string): boolean =>
  word.length > 3 &&
  (words.has(word) || [...words].some((one) => one.length > word.length + 2 && one.endsWith(word)));
