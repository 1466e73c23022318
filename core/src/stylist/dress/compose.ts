import type { Garment } from "../../garment.ts";
import { type Brief, isOfPiece, type Mention } from "../understand/brief.ts";
import { harmonyOf, isBright, type Harmony } from "./colour.ts";
import { bySlot, choose, chooseSeveral, cloOf, combine, type Worn } from "./combine.ts";
import { areApart, isForbidden, isMeant, isTooLoud } from "./constraints.ts";
import { ownedExtras } from "./extras.ts";
import { needsOf, type Needs } from "./needs.ts";
import { readCloset, type Piece } from "./piece.ts";
import { covers, lastResort } from "./last-resort.ts";
import { plainerPieces } from "./plainer.ts";
import { type Aside, asidesOf, singledOut } from "./asides.ts";
import { judge, type Verdict, withVerdicts } from "./verdict.ts";
import { fits, rate, type Rated } from "./rate.ts";
import { suggestRest, type Rest } from "./rest.ts";

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
  /** Everything that nobody ruled out, and of that what fits code and weather, with its worth. */
  allowed: readonly Piece[];
  rated: readonly Rated[];
};

export type Wardrobe = {
  closet: readonly Garment[];
  include: readonly string[];
  exclude: readonly string[];
  seed: number;
};

/** The outfit for the wardrobe's seed. */
export const dress = (fitting: Fitting): Dressed => complete(fitting, fitting.wardrobe.seed);

/** Up to `count` different outfits, the one for the seed first and the others by their score. */
export function dressSeveral(
  fitting: Fitting,
  count: number,
): { dressed: Dressed; score: number }[] {
  const { seed } = fitting.wardrobe;
  const combos = chooseSeveral(fitting.combos, seed, count);
  // With nothing to wear, the seeds tell what is proposed apart.
  if (combos.every(({ worn }) => worn.length === 0))
    return Array.from({ length: Math.min(count, 6) }, (_, turn) => ({
      dressed: complete(fitting, seed + turn),
      score: -turn,
    }));
  return combos.map((combo) => ({
    dressed: complete(fitting, seed, combo),
    score: combo.score,
  }));
}

export type Fitting = ReturnType<typeof tryOn>;

/** Everything that may be worn together, scored. */
export function tryOn(asked: Brief, wardrobe: Wardrobe) {
  const closet = readCloset(wardrobe.closet, asked.language);
  const verdicts = judge(asked, closet);
  const brief = withVerdicts(singledOut(asked, closet), verdicts);
  const needs = needsOf(brief);
  const excluded = new Set(wardrobe.exclude);
  const included = new Set(wardrobe.include.filter((id) => !excluded.has(id)));
  const usable = closet.filter((piece) => !excluded.has(piece.id));
  const allowed = usable.filter((piece) => included.has(piece.id) || !isForbidden(piece, brief));
  const wished = wishedPieces(allowed, brief, included);
  const fitting = allowed.flatMap((piece) => {
    const must = wished.some((one) => one.includes(piece)) || included.has(piece.id);
    return must || (fits(piece, brief, needs) && !isTooLoud(piece, brief))
      ? [rate(piece, brief, needs, must)]
      : [];
  });
  const plainer = plainerPieces(allowed, fitting, brief, needs);
  const bare = (["base", "legs"] as const).filter(
    (slot) => !covers([...fitting, ...plainer], slot),
  );
  const rest = bare.flatMap((slot) => lastResort(slot, usable, brief, needs));
  const rated = [...fitting, ...plainer, ...rest];
  const locked = allowed.filter((piece) => included.has(piece.id));
  const combos = combine(rated, brief, needs, wished, locked);
  return { brief, wardrobe, needs, usable, allowed, plainer, rated, locked, combos, verdicts };
}

function complete(fitting: Fitting, seed: number, combo = choose(fitting.combos, seed)): Dressed {
  const { brief, needs, usable, plainer, rated, locked } = fitting;
  const wardrobe = { ...fitting.wardrobe, seed };
  const worn = withLocked(combo.worn, locked);
  const swap = swapFor(worn, rated, fitting, seed);
  const tooPlain = worn.filter(({ piece }) => plainer.some((one) => one.piece === piece));
  const { allowed, verdicts } = fitting;
  const outfit = finish(worn, tooPlain, brief, needs, usable, wardrobe);
  // Where nothing else covers an area, what was spoken against may be worn after all: then nobody says that it stays out.
  const asides = asidesOf(brief, usable).filter(
    ({ piece }) => !outfit.worn.some((one) => one.piece.id === piece.id),
  );
  return { ...outfit, verdicts, asides, swap, allowed, rated };
}

/** A locked piece is worn even where its slot was taken or has no part in choosing: shoes, a second scarf. */
function withLocked(worn: readonly Worn[], locked: readonly Piece[]): Worn[] {
  const left = locked.filter((piece) => !worn.some((one) => one.piece.id === piece.id));
  return [...worn, ...left.map((piece) => ({ slot: piece.slots[0]!, piece }))];
}

/** For every garment the person wants to wear, the owned pieces it may mean. */
function wishedPieces(
  allowed: readonly Piece[],
  brief: Brief,
  included: ReadonlySet<string>,
): Piece[][] {
  const lists: Piece[][] = [];
  for (const mention of brief.wants) {
    if (!isOfPiece(mention)) continue;
    const meant = allowed.filter((piece) => isMeant(piece, mention, true));
    const named = meant.filter((piece) =>
      mention.text.split(" ").every((word) => piece.words.has(word)),
    );
    const list = named.length > 0 ? named : meant;
    if (list.length > 0)
      lists.push(
        list.some((piece) => included.has(piece.id))
          ? list.filter((piece) => included.has(piece.id))
          : list,
      );
  }
  return lists;
}

function finish(
  worn: Worn[],
  tooPlain: readonly Worn[],
  brief: Brief,
  needs: Needs,
  usable: readonly Piece[],
  wardrobe: Wardrobe,
): Omit<Dressed, "swap" | "verdicts" | "asides" | "allowed" | "rated"> {
  const extras = ownedExtras(worn, usable, brief, needs);
  const all = [...worn, ...extras];
  const colours = all
    .filter(({ slot }) => slot === "base" || slot === "mid" || slot === "outer" || slot === "legs")
    .flatMap(({ piece }) => piece.colours.slice(0, 1));
  const rest = suggestRest(all, usable, brief, needs, wardrobe.seed, tooPlain);
  return {
    ...rest,
    tooPlain: tooPlain.map(({ piece }) => piece),
    worn: all,
    hero: heroOf(all, brief, needs, wardrobe.seed),
    harmony: harmonyOf(colours),
    clo: cloOf(all),
    needs,
    ...wishesNotMet(all, brief, usable),
    ownsNothing: wardrobe.closet.length === 0,
  };
}

/** The next best piece for one slot, kept only where nothing else on the list forbids it. */
function swapFor(
  worn: readonly Worn[],
  rated: readonly Rated[],
  { brief, needs }: Pick<Fitting, "brief" | "needs">,
  seed: number,
): Dressed["swap"] {
  const slots = (["base", "legs", "outer"] as const).filter((slot) =>
    worn.some((one) => one.slot === slot),
  );
  for (let turn = 0; turn < slots.length; turn++) {
    const slot = slots[(seed + turn) % slots.length]!;
    const current = worn.find((one) => one.slot === slot)!.piece;
    const others = worn.filter((one) => one.slot !== slot).map(({ piece }) => piece);
    if (brief.wants.some((mention) => isOfPiece(mention) && isMeant(current, mention))) continue;
    const take = bySlot(rated, slot, 4).find(({ piece }) => {
      const patterned = piece.patterns.size > 0 && others.some((other) => other.patterns.size > 0);
      return (
        piece.slots[0] === slot &&
        !patterned &&
        !(needs.rain && current.waterproof && !piece.waterproof) &&
        !piece.kind.whole &&
        !worn.some((one) => one.piece.id === piece.id) &&
        !others.some((other) => areApart(other, piece, brief))
      );
    });
    if (take && !current.kind.whole) return { for: current, take: take.piece };
  }
  return null;
}

/** The piece the outfit turns on: what was asked for, then what stands out, then what matters in this weather. */
function heroOf(worn: readonly Worn[], brief: Brief, needs: Needs, seed: number): Piece | null {
  const rankOf = ({ slot, piece }: Worn): number => {
    let rank = slot === "head" || slot === "feet" || slot === "accessory" ? -2 : 0;
    if (brief.wants.some((mention) => isOfPiece(mention) && isMeant(piece, mention, true)))
      rank += 8;
    if (piece.patterns.size > 0) rank += 1.2;
    if (piece.colours[0] && isBright(piece.colours[0])) rank += 0.8;
    if (slot === "outer" && needs.outer === "required") rank += needs.indoors ? 0.4 : 1.4;
    if (slot === "base") rank += 0.9;
    if (piece.kind.whole) rank += 3;
    return rank + (((seed >>> 1) + piece.order) % 3) * 0.35;
  };
  return worn.toSorted((a, b) => rankOf(b) - rankOf(a))[0]?.piece ?? null;
}

function wishesNotMet(
  worn: readonly Worn[],
  brief: Brief,
  usable: readonly Piece[],
): Pick<Dressed, "notOwned" | "leftOut"> {
  const notOwned: Mention[] = [];
  const leftOut: { mention: Mention; why: "weather" | "code" | "refused" | "slot" }[] = [];
  for (const mention of brief.wants) {
    if (!isOfPiece(mention)) continue;
    if (worn.some(({ piece }) => isMeant(piece, mention, true))) continue;
    const owned = usable.filter((piece) => isMeant(piece, mention, true));
    if (owned.length === 0) notOwned.push(mention);
    else
      leftOut.push({
        mention,
        why: owned.every((piece) => isForbidden(piece, brief)) ? "refused" : "slot",
      });
  }
  return { notOwned, leftOut };
}

export type { Worn };
