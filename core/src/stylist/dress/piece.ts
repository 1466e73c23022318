import type { Garment } from "../../garment.ts";
import type { Slot } from "../../outfit.ts";
import {
  COLOURS,
  KIND_OF_CATEGORY,
  KINDS,
  MATERIALS,
  PATTERNS,
  type Kind,
} from "../lexicon/index.ts";
import { fold } from "../understand/text.ts";
import { colourNamed, isNeutral, nameColour, withName, type Colour } from "./colour.ts";

/** A garment as the stylist sees it. */
export type Piece = {
  id: string;
  kind: Kind;
  /** The owner's name for it, cleaned; null where it has none worth quoting. */
  name: string | null;
  words: ReadonlySet<string>;
  colours: readonly Colour[];
  materials: ReadonlySet<string>;
  patterns: ReadonlySet<string>;
  sleeves: Kind["sleeves"];
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
  /** The garment's place in the closet's order, for fair rotation. */
  order: number;
};

type Reading = { sense: Sense; at: number; length: number };

type Sense = { topic: "kind" | "colour" | "material" | "pattern"; id: string; english: boolean };

const senses = new Map<string, Sense[]>();
const kindById = new Map(KINDS.map((kind) => [kind.id, kind]));

export const kindOf = (id: string): Kind => kindById.get(id)!;

function openSenses(): void {
  if (senses.size > 0) return;
  const add = (
    topic: Sense["topic"],
    id: string,
    words: Readonly<Partial<Record<string, string>>>,
  ): void => {
    for (const [tongue, phrases] of Object.entries(words))
      for (const phrase of fold(phrases ?? "").split("|")) {
        const key = phrase.replace(/[\s'-]+/g, " ");
        const list = senses.get(key);
        const sense = { topic, id, english: tongue === "en" };
        if (list) list.push(sense);
        else senses.set(key, [sense]);
      }
  };
  for (const kind of KINDS) add("kind", kind.id, kind.words);
  for (const colour of COLOURS) add("colour", colour.id, colour.words);
  for (const material of MATERIALS) add("material", material.id, material.words);
  for (const pattern of PATTERNS) add("pattern", pattern.id, pattern.words);
}

const SPLIT = /[^\p{L}\p{N}]+/u;

/** Every reading of every one- to three-word run, English first. Runs in the words' number, for thousands of names. */
function readName(words: readonly string[]): { sense: Sense; at: number; length: number }[] {
  const found: { sense: Sense; at: number; length: number }[] = [];
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(3, words.length - at); length > 0; length--) {
      const phrase = length === 1 ? words[at]! : words.slice(at, at + length).join(" ");
      const list =
        senses.get(phrase) ?? (phrase.endsWith("s") ? senses.get(phrase.slice(0, -1)) : undefined);
      if (!list) continue;
      const english = list.filter((sense) => sense.english);
      for (const sense of english.length > 0 ? english : list) found.push({ sense, at, length });
      if (length > 1) {
        at += length - 1;
        break;
      }
    }
  return found;
}

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
  if (clean.length < 2 || !/\p{L}{2}/u.test(clean)) return null;
  if (clean.length <= 48) return clean;
  return clean.slice(0, 48).replace(/\s\S*$/, "");
}

const NONE: ReadonlySet<string> = new Set();

const setOf = (ids: readonly string[]): ReadonlySet<string> =>
  ids.length === 0 ? NONE : new Set(ids);

const idsOf = (readings: readonly Reading[], topic: Sense["topic"]): string[] => {
  const ids: string[] = [];
  for (const { sense } of readings) if (sense.topic === topic) ids.push(sense.id);
  return ids;
};

export function readPiece(garment: Garment, order: number): Piece {
  openSenses();
  const name = cleanName(garment.name);
  const words = name ? fold(name).split(SPLIT).filter(Boolean) : [];
  const tags = garment.tags ?? [];
  const tagged =
    tags.length === 0 ? NONE : new Set(tags.map((tag) => fold(tag).replace(/[_\s]+/g, "-")));
  const named = readName(words);
  const readings =
    tags.length === 0
      ? named
      : [...named, ...[...tagged].flatMap((tag) => readName(tag.split("-")))];
  const kind = chooseKind(named, garment.category);
  const stated = idsOf(readings, "material");
  const colours = readColours(garment, named);
  const vague = VAGUE.has(kind.id) && [...tagged].every((tag) => SAYS_LITTLE.has(tag));
  const sleeves = sleevesOf(kind, tagged, words);
  const materials = materialsOf(stated, kind);
  return {
    id: garment.id,
    kind,
    name,
    order,
    words: setOf(words),
    colours,
    materials,
    patterns: setOf(idsOf(readings, "pattern")),
    sleeves,
    dress: vague ? dressOfVague(kind, colours, sleeves) : dressOf(kind, tagged),
    vague,
    clo: cloOf(kind, tagged, [...words, ...stated]),
    waterproof:
      kind.waterproof === true || tagged.has("waterproof") || words.includes("waterproof"),
    windproof:
      kind.windproof === true ||
      kind.waterproof === true ||
      tagged.has("windproof") ||
      tagged.has("waterproof"),
    sport: kind.sport === true || tagged.has("sport") || tagged.has("running") || tagged.has("gym"),
    summer: tagged.has("summer") || tagged.has("sun"),
    winter: tagged.has("winter") || tagged.has("warm") || tagged.has("very-warm"),
    midseason: tagged.has("spring") || tagged.has("autumn"),
    slots: kind.slots,
  };
}

function sleevesOf(
  kind: Kind,
  tags: ReadonlySet<string>,
  words: readonly string[],
): Kind["sleeves"] {
  if (tags.has("sleeveless") || words.includes("sleeveless")) return "none";
  const says = (length: string): boolean =>
    tags.has(`${length}-sleeve`) ||
    (words.includes(length) && words.some((word) => word.startsWith("sleeve")));
  if (says("long")) return "long";
  return says("short") ? "short" : kind.sleeves;
}

/** The garment word that fits the category; in English the last one is the head ("denim shirt jacket"). */
function chooseKind(
  readings: readonly { sense: Sense; at: number; length: number }[],
  category: string,
): Kind {
  const named = readings.filter(({ sense }) => sense.topic === "kind");
  const usual = kindById.get(KIND_OF_CATEGORY[category] ?? "") ?? kindFromWord(category);
  const fits = named.filter(({ sense }) => !usual || agrees(kindOf(sense.id), usual));
  const pool = fits.length > 0 ? fits : usual ? [] : named;
  const english = pool.filter(({ sense }) => sense.english);
  const head = english.at(-1) ?? pool[0];
  return head ? kindOf(head.sense.id) : (usual ?? kindOf("top"));
}

function kindFromWord(category: string): Kind | undefined {
  const sense = (senses.get(fold(category)) ?? senses.get(fold(category).replace(/s$/, "")))?.find(
    ({ topic }) => topic === "kind",
  );
  return sense && kindOf(sense.id);
}

/** A name may say more than its category but not contradict it: "navy blazer" filed under coat, "cable-knit" under top. */
function agrees(kind: Kind, usual: Kind): boolean {
  const body = (one: Kind): string =>
    one.slots.some((slot) => slot === "base" || slot === "mid" || slot === "outer")
      ? "body"
      : one.slots[0];
  return body(kind) === body(usual) || (kind.whole === true && usual.slots.includes("legs"));
}

function readColours(garment: Garment, readings: readonly { sense: Sense }[]): Colour[] {
  const said = readings
    .filter(({ sense }) => sense.topic === "colour")
    .map(({ sense }) => colourNamed(sense.id)!);
  const seen = garment.colours.slice(0, 2).map(nameColour);
  if (said.length === 0) return seen;
  if (seen.length === 0) return said.slice(0, 2).map((colour) => nameColour(colour.hex));
  // The owner's word for the main colour wins over ours.
  const word = said.find((one) => one.family === seen[0]!.name.family) ?? said[0]!;
  return [withName(seen[0]!, seen[0]!.hex, word), ...seen.slice(1)];
}

function materialsOf(stated: readonly string[], kind: Kind): ReadonlySet<string> {
  if (stated.length === 0 && !kind.material) return NONE;
  const all = stated.length > 0 ? [...stated] : kind.material ? [kind.material] : [];
  if (stated.length > 0 && kind.material) all.push(kind.material);
  for (const id of all.slice()) {
    const wider = MATERIALS.find((material) => material.id === id)?.of;
    if (wider) all.push(wider);
  }
  return new Set(all);
}

/** Kinds that say as little as a photo's category does. */
const VAGUE: ReadonlySet<string> = new Set(["top", "trousers", "coat"]);

/** Sleeves, pattern, warmth and season leave it open how dressy a piece is. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(
  "short-sleeve|long-sleeve|sleeveless|striped|checked|printed|very-light|light|warm|very-warm|spring|summer|autumn|winter".split(
    "|",
  ),
);

/** A plain neutral top may be the good shirt; one in a loud colour or with bare arms hardly is. */
function dressOfVague(
  kind: Kind,
  colours: readonly Colour[],
  sleeves: Kind["sleeves"],
): readonly [number, number] {
  const [low, high] = kind.dress;
  if (sleeves === "short" || sleeves === "none") return kind.dress;
  const quiet = colours.length > 0 && colours.every(isNeutral);
  return [low, Math.max(high, quiet ? 4.2 : 3.2)];
}

function dressOf(kind: Kind, tags: ReadonlySet<string>): readonly [number, number] {
  let [low, high] = kind.dress;
  if (tags.has("formal")) [low, high] = [Math.max(low, 2.2), Math.max(high, 4.7)];
  if (tags.has("smart") || tags.has("office") || tags.has("business"))
    [low, high] = [Math.max(low, 1.5), Math.max(high, 3)];
  if (tags.has("casual")) [low, high] = [Math.min(low, 1), Math.min(high, 2)];
  if (tags.has("sport")) [low, high] = [0, Math.min(high, 1)];
  // The owner's own word for it stands above the guess.
  for (const [tag, span] of Object.entries(SAID_DRESS)) if (tags.has(tag)) [low, high] = span;
  return low > high ? [high, high] : [low, high];
}

const SAID_DRESS: Readonly<Record<string, [number, number]>> = {
  lounge: [0, 0.8],
  "smart-casual": [1.5, 2.8],
  "business-casual": [2.3, 3.8],
  "black-tie": [4.5, 5],
};

function cloOf(kind: Kind, tags: ReadonlySet<string>, words: readonly string[]): number {
  let { clo } = kind;
  const heavy =
    tags.has("warm") ||
    tags.has("winter") ||
    words.some((word) =>
      /^(wool|cable|chunky|thick|heavy|padded|down|lined|fleece|thermal|corduroy|knit|cashmere|fur|velvet)$/.test(
        word,
      ),
    );
  const thin =
    tags.has("light") ||
    tags.has("summer") ||
    words.some((word) => /^(linen|light|lightweight|thin|silk|summer)$/.test(word));
  if (tags.has("very-warm")) clo *= kind.slots[0] === "outer" ? 1.3 : 1.5;
  else if (heavy) clo *= kind.slots[0] === "outer" ? 1.1 : 1.25;
  if (tags.has("very-light")) clo *= 0.7;
  else if (thin) clo *= 0.85;
  return clo;
}
