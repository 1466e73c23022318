import type { Garment } from "../../garment.ts";
import type { Taste } from "../../taste.ts";
import type { Brief, Mention } from "../understand/brief.ts";
import type { MissedGearId } from "../../wardrobe/gear.ts";
import { isA, kindOf } from "../../wardrobe/kinds.ts";
import { type Aside, asidesOf, singledOut } from "./asides.ts";
import { withRequirements } from "./bind-requirements.ts";
import { candidatesFrom } from "./candidates.ts";
import { type Harmony, harmonyOf } from "./colour.ts";
import { isForbidden } from "./constraints.ts";
import { type Demand, demandsOf } from "./demands.ts";
import { lackingGear, withGear } from "./gear.ts";
import { heroOf } from "./hero.ts";
import { likingOf } from "./liking.ts";
import { withLooselyNamed } from "./loosely-named.ts";
import { isTooPlain } from "./misfit.ts";
import { needsOf, type Needs } from "./needs.ts";
import { byId, cloOf, type Outfit, type Worn } from "./outfit.ts";
import { readCloset, type Piece } from "./piece.ts";
import { reconsidered } from "./reconsider.ts";
import { suggestRest, type Rest } from "./rest.ts";
import { scorerFor, sensibly } from "./score.ts";
import { withSpared } from "./spared.ts";
import { searchLiked } from "./search-liked.ts";
import { missedInTheWash } from "./in-the-wash.ts";
import { swapFor } from "./swap.ts";
import { choose, chooseSeveral, type LastWorn } from "./vary.ts";
import { judge, type Verdict, withVerdicts } from "./verdict.ts";
import { wishesIn, wishesMissed } from "./wishes.ts";

/** What a piece is worth for this request, whatever it is worn with. */
export type Rated = { piece: Piece; score: number };

/** What was decided; everything the text may say is in here. */
export type Dressed = Rest & {
  worn: readonly Worn[];
  hero: Piece | null;
  harmony: Harmony;
  clo: number;
  needs: Needs;
  /** Wanted garments that are not in the closet. */
  notOwned: readonly Mention[];
  /** Owned garments that were wanted but ruled out or clashing with other wishes, with the reason. */
  leftOut: readonly { mention: Mention; why: "weather" | "code" | "refused" | "slot" }[];
  ownsNothing: boolean;
  /** Worn although more casual than asked, because nothing owned is dressier. */
  tooPlain: readonly Piece[];
  /** An owned piece that would do as well in place of one that is worn. */
  swap: { for: Piece; take: Piece } | null;
  /** Answers to what was asked about owned pieces. */
  verdicts: readonly Verdict[];
  /** Owned pieces that stay out because of what was said of them. */
  asides: readonly Aside[];
  /** What became of each demand, in their order. */
  demands: readonly Demand[];
  /** What the setting cannot do without, and nothing owned is. */
  lackingGear: readonly MissedGearId[];
  /** Owned pieces that are missed because they are in the wash. */
  inTheWash: readonly Piece[];
  /** Everything that nobody ruled out. */
  allowed: readonly Piece[];
  /** Everything that may be used at all, with its worth. */
  rated: readonly Rated[];
};

export type Wardrobe = {
  closet: readonly Garment[];
  include: readonly string[];
  exclude: readonly string[];
  /** Those of the excluded that are in the wash. */
  washing?: readonly string[];
  /** What was learned of whoever wears it. */
  taste?: Taste;
  /** What was worn lately rests, where something as good has. */
  worn?: LastWorn;
  seed: number;
};

/** The outfit for the wardrobe's seed. */
export const dress = (fitting: Fitting): Dressed => complete(fitting, fitting.wardrobe.seed);

/** Up to `count` different outfits, the one for the seed first and the others by their score. */
export function dressSeveral(
  fitting: Fitting,
  count: number,
): { dressed: Dressed; score: number }[] {
  const { seed, worn: lastWorn } = fitting.wardrobe;
  const outfits = chooseSeveral(fitting.outfits, seed, count, fitting.senseOf, lastWorn);
  // With nothing to wear, the seeds tell what is proposed apart.
  if (outfits.every(({ worn }) => worn.length === 0))
    return Array.from({ length: Math.min(count, 6) }, (_, turn) => ({
      dressed: complete(fitting, seed + turn),
      score: -turn,
    }));
  return outfits.map((outfit) => ({
    dressed: complete(fitting, seed, outfit),
    score: outfit.score,
  }));
}

export type Fitting = ReturnType<typeof tryOn>;

/** Everything that may be worn together, scored. */
export function tryOn(asked: Brief, wardrobe: Wardrobe) {
  const closet = readCloset(wardrobe.closet, asked.language).toSorted(byId);
  const wash = new Set(wardrobe.washing);
  const verdicts = judge(
    asked,
    closet.filter(({ id }) => !wash.has(id)),
  );
  const excluded = new Set(wardrobe.exclude);
  const included = new Set(wardrobe.include.filter((id) => !excluded.has(id)));
  const usable = closet.filter((piece) => !excluded.has(piece.id));
  const named = singledOut(withLooselyNamed(asked, closet), closet);
  const judged = withVerdicts(withSpared(reconsidered(named, closet), closet), verdicts);
  const brief = withGear(withRequirements(judged, usable), usable);
  const needs = needsOf(brief);
  const liking = likingOf(wardrobe.taste);
  const scorer = scorerFor(brief, needs, liking);
  const locked = usable.filter((piece) => included.has(piece.id));
  const allowed = usable.filter((piece) => included.has(piece.id) || !isForbidden(piece, brief));
  const wishes = wishesIn(allowed, brief, locked);
  const candidates = candidatesFrom(usable, allowed, brief, needs, scorer, wishes);
  const senseOf = sensibly(brief, needs);
  const judging = { brief, needs, scorer, wishes, liking, senseOf };
  const outfits = searchLiked({ ...judging, candidates });
  const rated = usable.map((piece) => ({ piece, score: scorer.piece(piece) }));
  return {
    ...judging,
    wardrobe,
    washing: closet.filter(({ id }) => wash.has(id)),
    usable,
    allowed,
    rated,
    locked,
    candidates,
    outfits,
    verdicts,
  };
}

/** The best outfits of some pieces alone, judged as those of the whole closet are. */
export function tryOnOnly(
  { usable, allowed, ...judging }: Fitting,
  isIn: (piece: Piece) => boolean,
): Outfit[] {
  const { brief, needs, scorer, wishes } = judging;
  const [some, open] = [usable.filter(isIn), allowed.filter(isIn)];
  const candidates = candidatesFrom(some, open, brief, needs, scorer, wishes);
  return searchLiked({ ...judging, candidates });
}

export function complete(
  fitting: Fitting,
  seed: number,
  outfit = choose(fitting.outfits, seed, fitting.senseOf, fitting.wardrobe.worn),
): Dressed {
  const { brief, needs, usable, allowed, rated, locked, wishes, verdicts, wardrobe, washing } =
    fitting;
  const worn = withLocked(outfit, locked);
  const tooPlain = worn.filter(
    ({ slot, piece }) =>
      (slot === "base" || slot === "legs") &&
      !wishes.some((wish) => wish.has(piece)) &&
      isTooPlain(piece, brief, needs),
  );
  // Where nothing else covers an area, what was spoken against may be worn after all: then nobody says that it stays out.
  const asides = asidesOf(brief, usable).filter(
    ({ piece }) => !worn.some((one) => one.piece.id === piece.id),
  );
  const rest = suggestRest(worn, usable, brief, needs, seed, tooPlain);
  const missed = wishesMissed(worn, brief, usable, washing);
  const ownsNothing = wardrobe.closet.length === 0;
  return {
    ...rest,
    ...missed,
    // What is proposed because it was asked for is not missed.
    notOwned: ownsNothing
      ? missed.notOwned.filter((one) => !isProposed(one, rest))
      : missed.notOwned,
    inTheWash: missedInTheWash(washing, { worn, brief, rest }),
    worn,
    tooPlain: tooPlain.map(({ piece }) => piece),
    hero: heroOf(worn, brief, needs, seed),
    harmony: harmonyOf(mainColours(worn)),
    clo: cloOf(worn),
    needs,
    ownsNothing,
    swap: swapFor(worn, fitting, seed),
    verdicts,
    asides,
    demands: demandsOf(brief.requirements, worn),
    lackingGear: lackingGear(brief, usable),
    allowed,
    rated,
  };
}

const isProposed = (mention: Mention, { suggested }: Rest): boolean =>
  suggested.some(({ idea }) => isA(kindOf(idea.kind), mention.garment));

const LARGE = new Set(["base", "mid", "outer", "legs"]);

const mainColours = (worn: readonly Worn[]) =>
  worn.filter(({ slot }) => LARGE.has(slot)).flatMap(({ piece }) => piece.colours.slice(0, 1));

/** A locked piece is worn even where its place was taken: a second pair of shoes, a second scarf. */
function withLocked({ worn }: Outfit, locked: readonly Piece[]): readonly Worn[] {
  const left = locked.filter((piece) => !worn.some((one) => one.piece.id === piece.id));
  return [...worn, ...left.map((piece) => ({ slot: piece.slots[0]!, piece }))];
}

export type { Worn };
