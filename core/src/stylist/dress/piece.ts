import type { Garment, GarmentDetails } from "../../garment.ts";
import { LINGUA_FRANCA } from "../../languages/index.ts";
import type { Slot } from "../../outfit.ts";
import type { Purpose } from "../../wardrobe/kind.ts";
import type { Kind } from "../../wardrobe/kinds.ts";
import { materialAndWider, type MaterialId } from "../../wardrobe/materials.ts";
import { patternAndWider, type PatternId } from "../../wardrobe/patterns.ts";
import type { Quality } from "../../wardrobe/qualities.ts";
import { pieceTerms } from "../learned/piece-terms.ts";
import { fold } from "../understand/text.ts";
import { type Colour, huesOf, readColours } from "./colour.ts";
import { weightOf } from "./fabrics.ts";
import { dressWith, purposeOf, qualitiesOf, saidQualities } from "./piece-qualities.ts";
import { cloOf, dressOf, dressOfVague, says, type Sleeves, sleevesOf } from "./piece-traits.ts";
import type { Language } from "../lexicon/index.ts";
import { languageOfNames, likeliestLanguage, SAMPLE } from "./name-language.ts";
import { readName } from "./read-name.ts";
import type { Sense } from "./senses.ts";
import { cleanName, wordsOf } from "./piece-name.ts";
import { chooseKind, ofSuit } from "./piece-kind.ts";

/** A garment as the stylist sees it. */
export type Piece = {
  id: string;
  kind: Kind;
  /** The owner's name for it, cleaned; null where it has none worth quoting. */
  name: string | null;
  words: ReadonlySet<string>;
  colours: readonly Colour[];
  /** Families of its first two colours, each once and without neutrals. */
  hues: readonly string[];
  materials: ReadonlySet<string>;
  /** How heavy its cloth hangs, −1 airy to 1 heavy. */
  weight: number;
  patterns: ReadonlySet<string>;
  sleeves: Sleeves;
  dress: readonly [number, number];
  clo: number;
  waterproof: boolean;
  windproof: boolean;
  sport: boolean;
  summer: boolean;
  winter: boolean;
  /** Said to be for spring or autumn. */
  midseason: boolean;
  slots: readonly Slot[];
  /** Known by category and colour only, as photos give it: it may be a tee or a shirt. */
  vague: boolean;
  /** What people ask for or rule out, besides kind, colour, cloth and pattern. */
  qualities: ReadonlySet<Quality>;
  /** Those of them that its owner's words say. */
  said: ReadonlySet<Quality>;
  /** What it is made for and looks wrong outside of. */
  only: Purpose | undefined;
  /** The garment's place in the closet's order, for fair rotation. */
  order: number;
  /** What the owner or the photo says beyond name and colours. */
  details: GarmentDetails;
  /** Of its name. */
  language: Language;
  /** What is known of it by name, as what was learned goes by. One list for as long as it is read alike. */
  terms: readonly string[];
};

const NONE: ReadonlySet<string> = new Set();

const setOf = (ids: readonly string[]): ReadonlySet<string> =>
  ids.length === 0 ? NONE : new Set(ids);

type IdOf<T extends Sense["topic"]> = Extract<Sense, { topic: T }>["id"];

function idsOf<T extends Sense["topic"]>(senses: readonly Sense[], topic: T): IdOf<T>[] {
  const ids: IdOf<T>[] = [];
  for (const sense of senses) if (sense.topic === topic) ids.push(sense.id as IdOf<T>);
  return ids;
}

/** Reads a whole closet, whose names are taken to be in one language. */
export function readCloset(closet: readonly Garment[], asked: Language): Piece[] {
  const names = closet.slice(0, SAMPLE).map(({ name }) => wordsOf(cleanName(name) ?? ""));
  const language = asked === LINGUA_FRANCA ? asked : languageOfNames(names, asked);
  return closet.map((garment, order) => readPiece(garment, order, language));
}

/** Reads a whole closet in the language that its names are likeliest in. */
export function readAnyCloset(closet: readonly Garment[]): Piece[] {
  const names = closet.slice(0, SAMPLE).map(({ name }) => wordsOf(cleanName(name) ?? ""));
  return readCloset(closet, likeliestLanguage(names));
}

/** A closet is read again for every question; what its garments are stays the same, for nobody changes one that was read. */
const read = new WeakMap<Garment, Map<Language, Piece>>();

/** A server has each garment from its database anew: what reads alike is alike. Emptied when full, which is rare and cheap. */
const alike = new Map<string, Piece>();

const MOST_ALIKE = 8_000;

/** Reads a garment: what is known as it is, and what its owner typed (name, tags, material) as words. */
export function readPiece(
  garment: Garment,
  order: number,
  language: Language = LINGUA_FRANCA,
): Piece {
  const known = read.get(garment) ?? new Map<Language, Piece>();
  const before = known.get(language);
  if (before?.order === order) return before;
  const piece = { ...(before ?? readAlike(garment, language)), id: garment.id, order };
  read.set(garment, known.set(language, piece));
  return piece;
}

function readAlike(garment: Garment, language: Language): Piece {
  const { category, name, colours, tags, details } = garment;
  const key = JSON.stringify([language, category, name, colours, tags, details]);
  const before = alike.get(key);
  if (before) return before;
  if (alike.size >= MOST_ALIKE) alike.clear();
  const piece = readAnew(garment, 0, language);
  alike.set(key, piece);
  return piece;
}

function readAnew(garment: Garment, order: number, language: Language): Piece {
  const { category, details = {}, tags = [] } = garment;
  const name = cleanName(garment.name);
  const words = name ? wordsOf(name) : [];
  const tagged =
    tags.length === 0 ? NONE : new Set(tags.map((tag) => fold(tag).replace(/[_\s]+/g, "-")));
  const named = readName(words, language);
  const tagWords = [...tagged].map((tag) => tag.split("-"));
  const typed = [...tagWords, wordsOf(details.material ?? "")];
  const readings = [...named, ...typed.flatMap((run) => (run.length > 0 ? readName(run) : []))];
  const kind = ofSuit(chooseKind(named, category, language), named, category);
  const stated = idsOf(readings, "material");
  const colours = readColours(garment, kind, idsOf(named, "colour"));
  const vague = isVague(kind, garment, tagged);
  const materials = materialsOf(stated, kind);
  const patterns = patternsOf(garment, idsOf(readings, "pattern"), kind);
  const said = saidQualities(words, tagWords, details, language);
  const qualities = qualitiesOf({ kind, materials, patterns }, said);
  const sleeves = sleevesOf(kind, qualities);
  const span = vague ? dressOfVague(kind, colours, sleeves) : dressOf(kind, details, tagged);
  const seasons = details.seasons ?? [];
  const piece = {
    id: garment.id,
    kind,
    name,
    order,
    details,
    language,
    words: setOf(words),
    colours,
    hues: huesOf(colours),
    materials,
    weight: weightOf({ materials, kind }),
    patterns,
    qualities,
    said: new Set(said.said),
    only: purposeOf(kind, qualities),
    sleeves,
    dress: details.formality === undefined ? dressWith(span, kind, qualities, materials) : span,
    vague,
    clo: cloOf(kind, details, tagged, stated.flatMap(materialAndWider), qualities),
    waterproof: qualities.has("waterproof"),
    windproof: qualities.has("windproof"),
    sport: qualities.has("for-sport"),
    summer: says("summer", seasons, tagged) || tagged.has("sun"),
    winter:
      (details.warmth ?? 0) >= 4 ||
      says("winter", seasons, tagged) ||
      tagged.has("warm") ||
      tagged.has("very-warm"),
    midseason: says("spring", seasons, tagged) || says("autumn", seasons, tagged),
    slots: kind.slots,
  };
  return { ...piece, terms: pieceTerms(piece) };
}

function materialsOf(stated: readonly MaterialId[], kind: Kind): ReadonlySet<string> {
  const all = kind.material ? [...stated, kind.material] : stated;
  return all.length === 0 ? NONE : new Set(all.flatMap(materialAndWider));
}

/** What is known of the pattern wins over what the kind's name says. */
function patternsOf(
  { details = {} }: Garment,
  stated: readonly PatternId[],
  kind: Kind,
): ReadonlySet<string> {
  const own = kind.pattern && details.pattern !== "plain" ? [kind.pattern] : [];
  const all = [...stated, ...own, ...(details.pattern ? [details.pattern] : [])];
  return setOf(all.filter((id) => id !== "plain").flatMap(patternAndWider));
}

/** Sleeves, pattern, warmth and season leave it open how dressy a piece is. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(
  "short-sleeve|long-sleeve|sleeveless|striped|checked|printed|very-light|light|warm|very-warm|spring|summer|autumn|winter".split(
    "|",
  ),
);

const isVague = (kind: Kind, { details = {} }: Garment, tagged: ReadonlySet<string>): boolean =>
  kind.vague === true &&
  details.formality === undefined &&
  details.material === undefined &&
  [...tagged].every((tag) => SAYS_LITTLE.has(tag));

/** True where a piece has one of some qualities. */
export const isAny = (
  { qualities }: Pick<Piece, "qualities">,
  ...any: readonly Quality[]
): boolean => any.some((quality) => qualities.has(quality));
