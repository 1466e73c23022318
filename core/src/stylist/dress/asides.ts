import { stemOf } from "../read/owned-names.ts";
import type { Brief, LeftAside, Mention } from "../understand/brief.ts";
import { isMeant } from "./constraints.ts";
import type { Piece } from "./piece.ts";

/** An owned piece that was named and is not worn, with the reason the person gave. */
export type Aside = Omit<LeftAside, "mention"> & { piece: Piece };

/** "The Oxford shirt is crumpled": where some pieces carry every word of it in their names, only those are meant. */
export function singledOut(brief: Brief, closet: readonly Piece[]): Brief {
  const single = (mention: Mention, fewest: number): Mention => {
    const words = mention.text.split(" ");
    const named = closet.filter((piece) => words.every((word) => isInName(piece, word)));
    const meant = named.filter((piece) => isMeant(piece, mention));
    const one = words.length >= fewest && meant.length > 0 ? meant : mainlyOf(mention, closet);
    return one.length > 0 ? { ...mention, only: new Set(one.map(({ id }) => id)) } : mention;
  };
  const aside = brief.leftAside.filter(({ why }) => why !== "refused");
  // "The coat is at the cleaner's": the one that is called so, and not the parka.
  const fewestFor = ({ why }: LeftAside): number => (why === "unavailable" ? 1 : 2);
  return {
    ...brief,
    avoids: brief.avoids.map((mention) => {
      const one = aside.find(({ mention: left }) => left.text === mention.text);
      return one ? single(mention, fewestFor(one)) : mention;
    }),
    leftAside: brief.leftAside.map((one) => ({
      ...one,
      mention: single(one.mention, fewestFor(one)),
    })),
  };
}

/** What is worn in pairs is called so in one name or the other: "meine Wanderschuhe", "los pantalones", "il pantalone". */
function isInName({ words, kind }: Piece, word: string): boolean {
  if (words.has(word)) return true;
  const isPair = kind.area === "shoes" || kind.area === "legs";
  return isPair && [...words].some((one) => stemOf(one) === stemOf(word));
}

/** "The white sneakers": those that are white, where others are green with a little white. */
function mainlyOf(mention: Mention, closet: readonly Piece[]): Piece[] {
  if (mention.only || mention.garment === undefined || mention.colours.length === 0) return [];
  return closet.filter((piece) => isMeant(piece, mention, true));
}

/** Owned pieces that stay out because of what was said of them, each once. */
export function asidesOf(brief: Brief, usable: readonly Piece[]): Aside[] {
  const asides = new Map<string, Aside>();
  for (const { mention, why, ground } of brief.leftAside) {
    const meant = usable.filter((piece) => isMeant(piece, mention));
    // "the hoodies" of five: one sentence for all would claim too much.
    if (meant.length <= 2)
      for (const piece of meant)
        if (!asides.has(piece.id)) asides.set(piece.id, { piece, why, ground });
  }
  return [...asides.values()];
}
