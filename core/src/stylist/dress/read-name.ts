import { languageOf, LANGUAGES } from "../../languages/index.ts";
import { COLOUR_IDS, type ColourId } from "../../wardrobe/colours.ts";
import { KIND_IDS, type KindId } from "../../wardrobe/kinds.ts";
import { MATERIAL_IDS, type MaterialId } from "../../wardrobe/materials.ts";
import { PATTERN_IDS, type PatternId } from "../../wardrobe/patterns.ts";
import { fold } from "../understand/text.ts";

/** What a word of a garment's name or tags may mean. */
export type Sense =
  | { topic: "kind"; id: KindId; english: boolean }
  | { topic: "colour"; id: ColourId; english: boolean }
  | { topic: "material"; id: MaterialId; english: boolean }
  | { topic: "pattern"; id: PatternId; english: boolean };

const senses = new Map<string, Sense[]>();

function add(sense: Sense, phrases: readonly string[]): void {
  const keys = phrases.map((phrase) => fold(phrase).replace(/[\s'-]+/g, " "));
  for (const key of new Set(keys)) {
    const list = senses.get(key);
    if (list) list.push(sense);
    else senses.set(key, [sense]);
  }
}

/** On first use: some 8,000 phrases that a page load should not pay for. */
function openSenses(): void {
  if (senses.size > 0) return;
  for (const code of LANGUAGES) {
    const { kinds, colours, materials, patterns } = languageOf(code);
    const english = code === "en";
    for (const id of KIND_IDS) {
      const { text, plural, also } = kinds[id];
      add({ topic: "kind", id, english }, [text, plural, ...also]);
    }
    for (const id of COLOUR_IDS) {
      const { m, f, mp, fp, also } = colours[id];
      add({ topic: "colour", id, english }, [m, f, mp, fp, ...also]);
    }
    for (const id of MATERIAL_IDS) {
      const { text, also } = materials[id];
      add({ topic: "material", id, english }, [text, ...also]);
    }
    for (const id of PATTERN_IDS) {
      const { text, of, also } = patterns[id];
      add({ topic: "pattern", id, english }, [text, of, ...also]);
    }
  }
}

const MOST_WORDS = 4;

/** Every reading of every run of up to four words, English first. Runs in the words' number, for thousands of names. */
export function readName(words: readonly string[]): Sense[] {
  openSenses();
  const found: Sense[] = [];
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
      const phrase = length === 1 ? words[at]! : words.slice(at, at + length).join(" ");
      const list =
        senses.get(phrase) ?? (phrase.endsWith("s") ? senses.get(phrase.slice(0, -1)) : undefined);
      if (!list) continue;
      const english = list.filter((sense) => sense.english);
      found.push(...(english.length > 0 ? english : list));
      if (length > 1) {
        at += length - 1;
        break;
      }
    }
  return found;
}

/** The kind that a single word or phrase names in any language; undefined where none does. */
export function kindCalled(phrase: string): KindId | undefined {
  openSenses();
  const key = fold(phrase);
  const list = senses.get(key) ?? senses.get(key.replace(/s$/, "")) ?? [];
  return list.flatMap((sense) => (sense.topic === "kind" ? [sense.id] : []))[0];
}
