import type { Area } from "../../wardrobe/kind.ts";
import type { Brief } from "../understand/brief.ts";
import type { Candidate } from "./candidates.ts";
import { areApart } from "./constraints.ts";
import type { Needs } from "./needs.ts";
import { pieceAt, type Worn } from "./outfit.ts";
import type { Piece } from "./piece.ts";
import type { Search } from "./search.ts";
import { coversHair } from "./use-features.ts";

/** What finishes an outfit without being called for by the weather. */
const ADORNS: ReadonlySet<Area> = new Set(["bag", "waist", "jewellery"]);
const MOST_ADORNING = 2;
const MOST_SMALL = 4;
/** How much worse than nothing a small thing may look and still be worn, by itself and against cold, sun or rain. */
const SPOILS = -0.5;
const SPOILS_IN_NEED = -3;

/**
 * From here on a small thing is called for by the words themselves, in what `Fits` measures. In some 2,000 closets whose pieces were graded one
 * by one for a request, it is from here on missed far more often than it is wrong. A bag is carried or not whatever is said.
 */
const CALLED: Readonly<Partial<Record<Area, number>>> = {
  hosiery: 1,
  underwear: 1,
  carried: 1,
  eyes: 2,
  head: 3,
  neck: 4,
  hands: 4,
};
const CALLED_PLAINLY = 6;
/** The same for what keeps warm where nobody needs it; gloves are for work as well. */
const CALLED_THOUGH_WARM: Readonly<Partial<Record<Area, number>>> = { head: 14, neck: 8 };

/** Below this a belt is wrong as often as right, in what `Fits` measures: nobody misses one. */
const BELTED = 2;

/** Where a bag or a belt is only in the way. */
const ROMPS = ["active", "home", "snow"] as const;

/** Finds for an outfit the hat and small things that suit it: one of each sort, and no more than anybody would wear. */
export function smallThings(search: Search): (worn: readonly Worn[]) => readonly Worn[] {
  const hats = search.candidates.head.filter((one) => one.must || isHat(one.piece, search));
  const sorts = sortsOf(search);
  return (worn) => {
    const hat = bestFor(hats, worn, search);
    const all: Worn[] = hat ? [...worn, hat] : [...worn];
    const chosen = sorts.flatMap((sort) => bestFor(sort, all, search) ?? []).toSorted(byGain);
    let adorning = 0;
    for (const one of chosen) {
      const { piece, must } = one;
      const adorns = ADORNS.has(piece.kind.area);
      if (!must && adorns && adorning === MOST_ADORNING) continue;
      if (!must && all.filter(({ slot }) => slot === "accessory").length === MOST_SMALL) continue;
      if (adorns) adorning++;
      all.push(one);
    }
    return all;
  };
}

/** What is called for, by the place where it is worn: the same for every outfit, so that it is asked once. */
function sortsOf({ candidates, brief, needs }: Search): readonly Candidate[][] {
  const called = candidates.accessory.filter(
    (one) => one.must || isCalledFor(one.piece, brief, needs),
  );
  const sorts = [...new Set(called.map(sortOf))].toSorted();
  return sorts.map((sort) => called.filter((one) => sortOf(one) === sort));
}

/** Knees and teeth are guarded at once: of those there is no choice. */
const sortOf = ({ piece }: Candidate): string =>
  piece.only === "guard" ? piece.id : piece.kind.area;

type Chosen = Candidate & { gain: number };

const byGain = (a: Chosen, b: Chosen): number => Number(b.must) - Number(a.must) || b.gain - a.gain;

/** The first of the best: it is asked of some forty small things and a hundred outfits, so each is judged in one go. */
function bestFor(
  candidates: readonly Candidate[],
  worn: readonly Worn[],
  { scorer, brief, needs }: Search,
): Chosen | undefined {
  let best: Chosen | undefined;
  for (const one of candidates) {
    const { piece, must } = one;
    let gain = one.score;
    for (const other of worn) gain += scorer.pair(other.piece, piece);
    if (!must && gain <= spoilsFrom(piece, needs)) continue;
    const chosen = { ...one, gain };
    if (best && byGain(best, chosen) <= 0) continue;
    if (isOutOfPlace(one, worn, brief)) continue;
    best = chosen;
  }
  return best;
}

/** In bitter cold bare hands and ears are worse than any looks. */
function spoilsFrom({ kind: { against, area } }: Piece, { feelsC }: Needs): number {
  if (!against) return SPOILS;
  const isBitter = feelsC !== null && feelsC <= BITTER_C && (area === "hands" || area === "head");
  return against === "cold" && isBitter ? -Infinity : SPOILS_IN_NEED;
}

function isOutOfPlace({ piece, must }: Candidate, worn: readonly Worn[], brief: Brief): boolean {
  if (!must && piece.kind.is.has("tie") && !pieceAt(worn, "base")?.kind.collared) return true;
  if (!must && piece.kind.id === "belt" && isBlackTie(worn, brief)) return true;
  return worn.some((one) => areApart(one.piece, piece, brief));
}

/** Evening trousers have no loops: a belt is the one thing that everybody sees is wrong there. */
const isBlackTie = (worn: readonly Worn[], { code }: Brief): boolean =>
  code[0] >= BLACK_TIE || worn.some(({ piece }) => piece.kind.is.has("tuxedo"));
const BLACK_TIE = 5;

const isHat = (piece: Piece, { needs, brief }: Search): boolean =>
  !isBlownOff(piece, needs) &&
  (isCalledByWords(piece, brief, needs) ||
    coversHair(piece, brief) > 0 ||
    isForWeather(piece, needs));

const isBlownOff = ({ kind }: Piece, { windy }: Needs): boolean => windy && kind.against === "sun";

const isForWeather = ({ kind }: Piece, needs: Needs): boolean =>
  (needs.head === "warm" && kind.against === "cold") ||
  (needs.head === "sun" && kind.against === "sun");

function isCalledFor(piece: Piece, brief: Brief, needs: Needs): boolean {
  const { area, against, dress } = piece.kind;
  const feels = needs.feelsC ?? 18;
  if (coversHair(piece, brief) > 0 || isCalledByWords(piece, brief, needs)) return true;
  if (against === "rain") return needs.rain;
  // A shawl is off as soon as one is out of the draught.
  if (area === "neck" && against === "cold" && needs.coldRoom) return true;
  if (against === "cold")
    return (
      feels < (area === "hands" ? 3 : 10) && (!brief.traits.has("active") || feels <= BITTER_C)
    );
  if (against === "sun") return brief.traits.has("sun") && !needs.rain && !brief.weather?.isNight;
  if (area === "neck") return brief.code[0] >= Math.max(3, dress[0]);
  if (area === "waist" && (brief.fits?.(piece) ?? Infinity) < BELTED) return false;
  return ADORNS.has(area) && !ROMPS.some((trait) => brief.traits.has(trait));
}

/** What keeps warm is for the cold, and not for the sofa or a mild day, unless the words are plain; a wide brim is for the sun. */
function isCalledByWords(piece: Piece, { fits, traits }: Brief, { feelsC }: Needs): boolean {
  const { area, against } = piece.kind;
  const isIdle = against === "cold" && (traits.has("home") || (feelsC ?? MILD_C) >= COOL_C);
  const called = against === "sun" ? undefined : CALLED[area];
  const from = (isIdle ? CALLED_THOUGH_WARM[area] : undefined) ?? called ?? CALLED_PLAINLY;
  return fits !== null && area !== "bag" && fits(piece) >= from;
}

/** Felt temperatures, °C: from the first on nobody minds bare ears, and the second is assumed where none is known. */
const COOL_C = 11;
const MILD_C = 18;
/** Felt °C at which skin that is bare freezes on a walk. */
const BITTER_C = -8;
