import type { Garment } from "../../garment.ts";
import { LANGUAGES } from "../../languages/index.ts";
import { SMALL_WORDS } from "../../situations/small-words.ts";
import { type ColourId, isCalled } from "../../wardrobe/colours.ts";
import { type Kind, kindOf } from "../../wardrobe/kinds.ts";
import type { Quality } from "../../wardrobe/qualities.ts";
import { type Piece, readAnyCloset } from "../dress/piece.ts";
import { wordsOf } from "../dress/piece-name.ts";
import { type Sense, sensesBeginning } from "../dress/senses.ts";
import { readQualities } from "../dress/read-qualities.ts";
import { type Run, runsIn } from "./runs.ts";

/** What one run of the asked words means, in whatever language. */
type Term = Run & { qualities: readonly Quality[] };

/** From so many letters on a word that nobody knows may be the beginning of one, or stand within another. */
const TELLING = 3;

/**
 * Garments that all of the asked words speak of: by what they mean in any of the languages ("Hose" finds blue jeans), or as they
 * stand in a name, a tag, a material, a season or a category. Accents, case and number do not matter.
 * @returns ids, in the closet's order
 */
export function findGarments(query: string, closet: readonly Garment[]): string[] {
  const terms = termsOf(query);
  const pieces = readAnyCloset(closet);
  return closet.flatMap((garment, at) => {
    const words = typedOf(garment);
    return terms.every((term) => isOf(term, pieces[at]!, words)) ? [garment.id] : [];
  });
}

function termsOf(query: string): Term[] {
  const runs = runsIn(wordsOf(query));
  const telling = runs.filter(({ words }) => words.length > 1 || !SMALL_WORDS.has(words[0]!));
  return (telling.length > 0 ? telling : runs).map((run) => {
    if (run.senses.length > 0) return { ...run, qualities: [] };
    const [word = ""] = run.words;
    const senses = word.length < TELLING ? [] : sensesBeginning(word);
    return {
      ...run,
      senses,
      qualities: LANGUAGES.flatMap((code) => readQualities(run.words, code).said),
    };
  });
}

/** What somebody wrote of a garment, or chose. */
function typedOf({ name = "", category, tags = [], details }: Garment): string[] {
  const { material = "", seasons = [], pattern = "" } = details ?? {};
  return wordsOf([name, category, material, pattern, ...tags, ...seasons].join(" "));
}

const isOf = (
  { words, senses, qualities }: Term,
  piece: Piece,
  typed: readonly string[],
): boolean =>
  senses.some((sense) => means(sense, piece, typed)) ||
  qualities.some((quality) => piece.qualities.has(quality)) ||
  words.every((word) => typed.some((one) => isWritten(word, one)));

const isWritten = (word: string, typed: string): boolean =>
  typed.startsWith(word) ||
  (word.length > TELLING && typed.includes(word)) ||
  (word.length > TELLING && word.endsWith("s") && typed === word.slice(0, -1));

function means(sense: Sense, piece: Piece, typed: readonly string[]): boolean {
  if (sense.topic === "kind") return isKind(kindOf(sense.id), piece);
  if (sense.topic === "colour")
    return [...piece.colours.map(({ name }) => name.id), ...typed.flatMap(coloursCalled)].some(
      (id) => isCalled(id, sense.id),
    );
  if (sense.topic === "material") return piece.materials.has(sense.id);
  return piece.patterns.has(sense.id);
}

/** A kind that only its cloth tells from a wider one is that one in that cloth: a leather jacket, a linen shirt. */
const isKind = (kind: Kind, piece: Piece): boolean =>
  piece.kind.is.has(kind.id) ||
  (kind.by === "material" &&
    piece.kind.is.has(kind.wider!) &&
    piece.materials.has(kind.material ?? ""));

const known = new Map<string, ColourId[]>();
const MOST_KNOWN = 5000;

/** What a word by itself says of a colour, also where it belongs to a garment's name: "blue jeans". */
function coloursCalled(word: string): ColourId[] {
  const before = known.get(word);
  if (before) return before;
  const senses = runsIn([word]).flatMap((run) => run.senses);
  const colours = senses.flatMap((sense) => (sense.topic === "colour" ? [sense.id] : []));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, colours);
  return colours;
}
