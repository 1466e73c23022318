import type { MaterialId } from "../../wardrobe/materials.ts";
import type { PatternId } from "../../wardrobe/patterns.ts";
import { shade } from "../cloth/colour.ts";
import { kindNamed, LONGEST_NAME } from "../garments/catalogue.ts";
import type { KindId } from "../../wardrobe/kinds.ts";
import { materialNamed, patternNamed } from "./cloths.ts";
import { colourNamed } from "./colours.ts";

/** What a run of words says. `at` and `length` are in tokens. */
export type Token =
  | { says: "garment"; kind: KindId; at: number; length: number; words: string }
  | { says: "colour"; hex: string; at: number; length: number }
  | { says: "pattern"; pattern: PatternId; at: number; length: number }
  | { says: "material"; material: MaterialId; at: number; length: number }
  | { says: "word"; word: string; at: number; length: number };

/** Lower case words; hyphens inside words and sentence marks are kept as they carry meaning. */
export function tokenise(text: string): string[] {
  return (
    text
      .slice(0, 6000)
      .toLowerCase()
      .replace(/[‘’ʼ]/g, "'")
      .match(/[a-zà-ÿ0-9][a-zà-ÿ0-9'°-]*|[.,;:!?()\n–—]/g) ?? []
  ).map((word) => word.replace(/(?<![-'])[-']+$/, ""));
}

/** How much lighter or darker a word makes a colour, in OKLab lightness. */
export const DEPTHS: Record<string, number> = {
  dark: -0.12,
  deep: -0.1,
  light: 0.14,
  pale: 0.18,
  soft: 0.08,
  bright: 0.05,
  washed: 0.1,
  faded: 0.1,
};

/** Reads words left to right, the longest meaning first. */
export function readTokens(words: readonly string[]): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < words.length;) {
    const token = garmentAt(words, at) ?? clothAt(words, at) ?? plainAt(words, at);
    tokens.push(token);
    at += token.length;
  }
  return tokens;
}

function garmentAt(words: readonly string[], at: number): Token | null {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length).join(" ");
    const kind = kindNamed(run) ?? kindNamed(run.replaceAll("-", " "));
    if (kind) return { says: "garment", kind, at, length, words: run };
  }
  return null;
}

function clothAt(words: readonly string[], at: number): Token | null {
  const [word, next] = [words[at]!, words[at + 1] ?? ""];
  const pair = colourNamed(`${word}-${next}`);
  if (pair) return { says: "colour", hex: pair, at, length: 2 };
  const depth = DEPTHS[word] ?? DEPTHS[word.replace(/-$/, "")];
  const based = colourNamed(next);
  if (depth !== undefined && based)
    return { says: "colour", hex: shade(based, depth), at, length: 2 };
  const colour = colourOf(word);
  if (colour) return { says: "colour", hex: colour, at, length: 1 };
  const pattern = patternNamed(`${word}-${next}`) ?? patternNamed(word);
  if (pattern) return { says: "pattern", pattern, at, length: 1 };
  const material = materialNamed(word);
  return material ? { says: "material", material, at, length: 1 } : null;
}

/** "navy", "dark-navy", "navy-blue", "bluish" */
function colourOf(word: string): string | undefined {
  const [first = "", second = ""] = word.split("-");
  const whole = colourNamed(word);
  if (whole) return whole;
  if (second && DEPTHS[first] !== undefined) {
    const base = colourNamed(second);
    return base && shade(base, DEPTHS[first]);
  }
  if (second && /^(colou?red|hued|toned|blue|green|red|brown|grey|gray)$/.test(second))
    return colourNamed(first);
  return undefined;
}

const plainAt = (words: readonly string[], at: number): Token => ({
  says: "word",
  word: words[at]!,
  at,
  length: 1,
});

/** What cloth words say together. */
type Described = {
  kind: KindId | undefined;
  colours: string[];
  pattern?: PatternId | undefined;
  material?: MaterialId | undefined;
};

/** Reads the name of one garment: its last garment word before "with" counts, "shirt dress" being one word. */
export function describe(name: string): Described {
  const tokens = readTokens(tokenise(name));
  const until = tokens.findIndex(
    (t) => t.says === "word" && /^(with|and|over|under)$/.test(t.word),
  );
  const head = until > 0 ? tokens.slice(0, until) : tokens;
  const garments = (of: Token[]): Token[] => of.filter((t) => t.says === "garment");
  const garment = garments(head).at(-1) ?? garments(tokens)[0];
  const cloth = tokens.flatMap((t) => (t.says === "garment" ? readCloth(t.words) : [t]));
  return {
    kind: garment?.says === "garment" ? garment.kind : undefined,
    colours: cloth.flatMap((t) => (t.says === "colour" ? [t.hex] : [])),
    pattern: cloth.find((t) => t.says === "pattern")?.pattern,
    material: cloth.find((t) => t.says === "material")?.material,
  };
}

/** Cloth words inside a garment's own name: "breton top", "leather jacket". */
export const readCloth = (words: string): Token[] =>
  words.split(" ").flatMap((word, at) => clothAt([word], 0) ?? plainAt(words.split(" "), at));
