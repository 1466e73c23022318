import { CLUBS } from "../../languages/clubs.ts";
import { LANGUAGES, type LanguageCode } from "../../languages/index.ts";
import type { ColourId } from "../../wardrobe/colours.ts";
import { kindOf, type KindId, MADE_BY_DETAIL } from "../../wardrobe/kinds.ts";
import { materialAndWider, type MaterialId } from "../../wardrobe/materials.ts";
import type { PatternId } from "../../wardrobe/patterns.ts";
import type { Quality } from "../../wardrobe/qualities.ts";
import { readQualities } from "../dress/read-qualities.ts";
import { understandWords } from "../understand/recognise.ts";
import { fold, readWords } from "../understand/text.ts";
import type { Group } from "./group.ts";
import { groupsOf } from "./groups.ts";
import type { Mark } from "./marks.ts";
import { nameOf } from "./names.ts";
import { bookOf } from "./phrases.ts";
import { piecesOf, type Token } from "./pieces.ts";
import { sharesOf } from "./shares.ts";

/** A garment that somebody typed, `count` times. */
export type ListedGarment = {
  kind: KindId;
  /** Most present first; none where none is said. */
  colours: readonly ColourId[];
  material: MaterialId | undefined;
  pattern: PatternId | undefined;
  count: number;
  /** In the person's own words, without figures and chatter. */
  name: string;
};

/** What somebody says they own, in their own words. Never throws, whatever was typed. */
export function readInventory(
  text: string,
  asked?: string,
): { language: LanguageCode; garments: ListedGarment[] } {
  const language = LANGUAGES.find((one) => one === asked) ?? languageIn(text);
  const groups = groupsOf(piecesOf(text, bookOf(language)), language);
  return { language, garments: merged(groups.flatMap((group) => garmentsIn(group, language))) };
}

/** "Black, black, white": what reads alike is one entry, so many times. */
function merged(garments: readonly ListedGarment[]): ListedGarment[] {
  const alike = new Map<string, ListedGarment>();
  for (const garment of garments) {
    const { kind, colours, name } = garment;
    const key = JSON.stringify([kind, colours, name]);
    const before = alike.get(key);
    alike.set(key, before ? { ...before, count: before.count + garment.count } : garment);
  }
  return [...alike.values()];
}

const languageIn = (text: string): LanguageCode =>
  understandWords(readWords(text), fold(text), undefined).reading;

function garmentsIn(group: Group, language: LanguageCode): ListedGarment[] {
  return sharesOf(group).map(({ colours, variant, count }) => {
    const marks = [...group.entry.marks, ...(variant?.marks ?? [])];
    const words = [...group.entry.tokens, ...(variant?.tokens ?? [])];
    const materials = marks.flatMap((mark) => mark.materials.slice(0, 1));
    const kind = closer(variant?.kind ?? group.head.kind, materials, words, language);
    return {
      kind,
      colours: colours.length > 0 ? colours : shineOf(kind, materials),
      material: materials[0],
      pattern: patternIn(marks),
      count,
      name: nameOf(group, variant, { kind, count }, language),
    };
  });
}

const patternIn = (marks: readonly Mark[]): PatternId | undefined =>
  marks.flatMap(({ patterns }) => patterns.slice(0, 1))[0];

/** A watch of steel is silver. */
const shineOf = (kind: KindId, materials: readonly MaterialId[]): ColourId[] =>
  kindOf(kind).area === "jewellery" && materials.includes("metal") ? ["silver"] : [];

/** The narrower kind that cloth, sleeves, hood or neck make of a wider one. */
function closer(
  id: KindId,
  materials: readonly MaterialId[],
  words: readonly Token[],
  language: LanguageCode,
): KindId {
  const all = materials.flatMap(materialAndWider);
  const said = readQualities(
    words.map(({ text }) => text),
    language,
  ).said;
  if (IN_A_CLUB.includes(id) && words.some(({ text }) => CLUBS.has(text))) return "football-shirt";
  const byCloth = MADE_BY_DETAIL.find(
    ({ wider, material, id: own }) =>
      wider === id && material && all.includes(material) && own !== id,
  );
  if (byCloth) return byCloth.id;
  return BY_QUALITY.find(({ of, has }) => of.includes(id) && said.includes(has))?.is ?? id;
}

/** What becomes a club's shirt by its name. */
const IN_A_CLUB: readonly KindId[] = ["tee", "shirt", "top", "sweater", "long-sleeve-tee"];

const BY_QUALITY: readonly { of: readonly KindId[]; has: Quality; is: KindId }[] = [
  { of: ["sweatshirt", "sweater"], has: "hood", is: "hoodie" },
  { of: ["tee", "top"], has: "long-sleeves", is: "long-sleeve-tee" },
  { of: ["sweater"], has: "high-neck", is: "turtleneck" },
  { of: ["shoes", "loafers"], has: "heeled", is: "heels" },
  { of: ["cardigan", "waistcoat"], has: "lined", is: "gilet" },
];
