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

/** The outfit with a hat and small things that suit it: one of each sort, and no more than anybody would wear. */
export function smallThings(worn: readonly Worn[], search: Search): readonly Worn[] {
  const { head, accessory } = search.candidates;
  const hat = bestFor(
    head.filter((one) => one.must || isHat(one.piece, search)),
    worn,
    search,
  );
  const all: Worn[] = hat ? [...worn, { slot: "head", piece: hat.piece }] : [...worn];
  const called = accessory.filter(
    (one) => one.must || isCalledFor(one.piece, worn, search.brief, search.needs),
  );
  const areas = [...new Set(called.map(({ piece }) => piece.kind.area))].toSorted();
  const chosen = areas
    .flatMap(
      (area) =>
        bestFor(
          called.filter(({ piece }) => piece.kind.area === area),
          all,
          search,
        ) ?? [],
    )
    .toSorted((a, b) => Number(b.must) - Number(a.must) || b.gain - a.gain);
  let adorning = 0;
  for (const { piece, must } of chosen) {
    const adorns = ADORNS.has(piece.kind.area);
    if (!must && adorns && adorning === MOST_ADORNING) continue;
    if (!must && all.filter(({ slot }) => slot === "accessory").length === MOST_SMALL) continue;
    if (adorns) adorning++;
    all.push({ slot: "accessory", piece });
  }
  return all;
}

type Chosen = Candidate & { gain: number };

function bestFor(
  candidates: readonly Candidate[],
  worn: readonly Worn[],
  { scorer, brief }: Search,
): Chosen | undefined {
  return candidates
    .filter(({ piece }) => !worn.some((one) => areApart(one.piece, piece, brief)))
    .map((one) => ({
      ...one,
      gain: worn.reduce((sum, other) => sum + scorer.pair(other.piece, one.piece), one.score),
    }))
    .filter(
      ({ must, gain, piece }) => must || gain > (piece.kind.against ? SPOILS_IN_NEED : SPOILS),
    )
    .toSorted((a, b) => Number(b.must) - Number(a.must) || b.gain - a.gain)[0];
}

const isHat = (piece: Piece, { needs, brief }: Search): boolean =>
  coversHair(piece, brief) > 0 || isForWeather(piece, needs);

const isForWeather = ({ kind }: Piece, needs: Needs): boolean =>
  (needs.head === "warm" && kind.against === "cold") ||
  (needs.head === "sun" && kind.against === "sun");

function isCalledFor(piece: Piece, worn: readonly Worn[], brief: Brief, needs: Needs): boolean {
  const { area, against, dress, is } = piece.kind;
  const feels = needs.feelsC ?? 18;
  if (coversHair(piece, brief) > 0) return true;
  if (against === "rain") return needs.rain;
  // A shawl is off as soon as one is out of the draught.
  if (area === "neck" && against === "cold" && needs.coldRoom) return true;
  if (against === "cold") return feels < (area === "hands" ? 3 : 10) && !brief.traits.has("active");
  if (against === "sun") return brief.traits.has("sun") && !needs.rain && !brief.weather?.isNight;
  if (is.has("tie") && !pieceAt(worn, "base")?.kind.collared) return false;
  if (area === "neck") return brief.code[0] >= Math.max(3, dress[0]);
  return !brief.traits.has("active") && !brief.traits.has("home") && ADORNS.has(area);
}
