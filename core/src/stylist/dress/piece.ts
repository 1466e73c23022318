import type { Garment, GarmentDetails } from "../../garment.ts";
import type { Slot } from "../../outfit.ts";
import type { ColourId } from "../../wardrobe/colours.ts";
import type { Purpose } from "../../wardrobe/kind.ts";
import { kindOf, kindOfCategory, type Kind } from "../../wardrobe/kinds.ts";
import { materialAndWider, type MaterialId } from "../../wardrobe/materials.ts";
import { patternAndWider, type PatternId } from "../../wardrobe/patterns.ts";
import type { Quality } from "../../wardrobe/qualities.ts";
import { pieceTerms } from "../learned/piece-terms.ts";
import { fold } from "../understand/text.ts";
import { oklch } from "../../wardrobe/name-colour.ts";
import { type Colour, colourNamed, isNeutral, nameColour, withName } from "./colour.ts";
import { weightOf } from "./fabrics.ts";
import { dressWith, purposeOf, qualitiesOf, saidQualities } from "./piece-qualities.ts";
import { cloOf, dressOf, dressOfVague, says, type Sleeves, sleevesOf } from "./piece-traits.ts";
import type { Language } from "../lexicon/index.ts";
import {
  kindCalled,
  languageOfNames,
  likeliestLanguage,
  readName,
  SAMPLE,
  type Sense,
} from "./read-name.ts";

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

const SPLIT = /[^\p{L}\p{N}]+/u;

const SUSPICIOUS =
  /ignore|instruction|system|prompt|https?|www\.|script|select |drop |assistant|respond|output|disregard|[<>{}[\]\\`$|]/i;

/** A closet name is data: markup, links and orders make it worthless, and then colour and category name the piece. */
export function cleanName(name: string | undefined): string | null {
  if (!name || SUSPICIOUS.test(name)) return null;
  const clean = name
    .normalize("NFKC")
    .replace(/[^\p{L}\p{M}\p{N} '’&.,/+-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (clean.length < 2 || !/\p{L}.*\p{L}/u.test(clean)) return null;
  if (clean.length <= 48) return clean;
  return clean.slice(0, 48).replace(/\s\S*$/, "");
}

const NONE: ReadonlySet<string> = new Set();
const setOf = (ids: readonly string[]): ReadonlySet<string> =>
  ids.length === 0 ? NONE : new Set(ids);

type IdOf<T extends Sense["topic"]> = Extract<Sense, { topic: T }>["id"];
function idsOf<T extends Sense["topic"]>(senses: readonly Sense[], topic: T): IdOf<T>[] {
  const ids: IdOf<T>[] = [];
  for (const sense of senses) if (sense.topic === topic) ids.push(sense.id as IdOf<T>);
  return ids;
}

export const wordsOf = (text: string): string[] => fold(text).split(SPLIT).filter(Boolean);

/** Reads a whole closet, whose names are taken to be in one language. */
export function readCloset(closet: readonly Garment[], asked: Language): Piece[] {
  const names = closet.slice(0, SAMPLE).map(({ name }) => wordsOf(cleanName(name) ?? ""));
  const language = asked === "en" ? asked : languageOfNames(names, asked);
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
export function readPiece(garment: Garment, order: number, language: Language = "en"): Piece {
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
  const { details = {}, tags = [] } = garment;
  const name = cleanName(garment.name);
  const words = name ? wordsOf(name) : [];
  const tagged =
    tags.length === 0 ? NONE : new Set(tags.map((tag) => fold(tag).replace(/[_\s]+/g, "-")));
  const named = readName(words, language);
  const tagWords = [...tagged].map((tag) => tag.split("-"));
  const typed = [...tagWords, wordsOf(details.material ?? "")];
  const readings = [...named, ...typed.flatMap((run) => (run.length > 0 ? readName(run) : []))];
  const kind = ofSuit(chooseKind(named, garment.category, language), named);
  const stated = idsOf(readings, "material");
  const colours = readColours(garment, kind, idsOf(named, "colour"));
  const vague = isVague(kind, garment, tagged);
  const materials = materialsOf(stated, kind);
  const patterns = patternsOf(garment, idsOf(readings, "pattern"), kind);
  const qualities = qualitiesOf(
    { kind, materials, patterns },
    saidQualities(words, tagWords, details, language),
  );
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
    only: purposeOf(kind, qualities),
    sleeves,
    dress: details.formality === undefined ? dressWith(span, kind, qualities) : span,
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

/** The garment word that fits the category; in English the last one is the head ("denim shirt jacket"). */
function chooseKind(senses: readonly Sense[], category: string, language: Language): Kind {
  const named = senses.flatMap((sense) =>
    sense.topic === "kind" ? [{ kind: kindOf(sense.id), language: sense.language }] : [],
  );
  const usual = kindOfCategory(category) ?? kindFromWord(category);
  const fits = named.filter(({ kind }) => !usual || agrees(kind, usual));
  const pool = fits.length > 0 ? fits : usual ? [] : named;
  const kind = pool.length > 0 ? headOf(pool, category, language) : undefined;
  // "Sporthose" filed under shorts: the wide word says less than the drawer.
  if (kind?.vague && usual && !usual.vague && usual.area === kind.area) return usual;
  return kind ?? usual ?? kindOf("top");
}

/** "Costume bleu nuit (pantalon)", "giacca dell'abito": what belongs to a suit is that suit's half. */
function ofSuit(kind: Kind, senses: readonly Sense[]): Kind {
  const suit = senses.flatMap((sense) => {
    const of = sense.topic === "kind" ? kindOf(sense.id) : undefined;
    return of?.is.has("suit") ? [of] : [];
  })[0];
  if (!suit || kind.is.has("suit")) return kind;
  if (kind.id === "trousers")
    return kindOf(suit.is.has("tuxedo") ? "dinner-trousers" : "suit-trousers");
  if (kind.id === "jacket" || kind.id === "blazer" || kind.id === "coat")
    return kindOf(suit.is.has("tuxedo") ? "dinner-jacket" : "suit-jacket");
  return kind;
}

type Named = { kind: Kind; language: Language };

/** In English the last noun is the head, elsewhere the first, or one that says the same more closely ("chemise en chambray"). */
function headOf(pool: readonly Named[], category: string, language: Language): Kind {
  const own = pool.filter((one) => one.language === language);
  const english = pool.filter((one) => one.language === "en");
  if (language === "en" || own.length === 0) return (english.at(-1) ?? pool[0]!).kind;
  const head = (own.find(({ kind }) => kind.category === category) ?? own[0]!).kind;
  return pool.find(({ kind }) => kind !== head && kind.is.has(head.id))?.kind ?? head;
}

function kindFromWord(category: string): Kind | undefined {
  const id = kindCalled(category);
  return id && kindOf(id);
}

/** A name may say more than its category but not contradict it: "navy blazer" filed under coat, "cable-knit" under top. */
function agrees(kind: Kind, usual: Kind): boolean {
  const body = (one: Kind): string =>
    one.slots.some((slot) => slot === "base" || slot === "mid" || slot === "outer")
      ? "body"
      : one.slots[0];
  const covers = kind.area === "head" && usual.area === "neck" && kind.is.has("headscarf");
  if (kind.whole && !usual.whole) return usual.slots.includes("legs");
  return covers || body(kind) === body(usual);
}

function readColours(garment: Garment, kind: Kind, named: readonly ColourId[]): Colour[] {
  const said = named.map(colourNamed);
  const seen = garment.colours.slice(0, 2).map((hex) => nameColour(hex, kind));
  if (said.length === 0) return seen;
  if (seen.length === 0)
    return said.slice(0, 2).map((colour) => withName(oklch(colour.hex), colour.hex, colour));
  // The owner's word for the main colour wins over ours.
  const word = said.find((one) => one.family === seen[0]!.name.family) ?? said[0]!;
  return [withName(seen[0]!, seen[0]!.hex, word), ...seen.slice(1)];
}

function huesOf(colours: readonly Colour[]): string[] {
  const seen = colours.slice(0, 2).filter((colour) => !isNeutral(colour));
  return [...new Set(seen.map(({ name }) => name.family))];
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
