import type { Area } from "../../wardrobe/kind.ts";
import { type Brief, isOfPiece } from "../understand/brief.ts";
import type { Worn } from "./combine.ts";
import { areApart, isForbidden, isMeant, isTooLoud } from "./constraints.ts";
import type { Needs } from "./needs.ts";
import type { Piece } from "./piece.ts";
import { lastResort } from "./last-resort.ts";
import { fits, rate, type Rated } from "./rate.ts";

/** Owned shoes and accessories that belong with it: one pair, and up to two small things. */
export function ownedExtras(
  worn: readonly Worn[],
  usable: readonly Piece[],
  brief: Brief,
  needs: Needs,
): Worn[] {
  if (!usable.some((piece) => piece.slots[0] === "feet" || piece.slots[0] === "accessory"))
    return [];
  const taken = new Set(worn.map(({ piece }) => piece.id));
  const patterned = worn.some(({ piece }) => piece.patterns.size > 0);
  const candidates = usable
    .filter(
      (piece) =>
        !taken.has(piece.id) &&
        !isForbidden(piece, brief) &&
        !isTooLoud(piece, brief) &&
        !(patterned && piece.patterns.size > 0),
    )
    .filter((piece) => !worn.some((one) => areApart(one.piece, piece, brief)))
    .map((piece) =>
      rate(
        piece,
        brief,
        needs,
        brief.wants.some((mention) => isOfPiece(mention) && isMeant(piece, mention, true)),
      ),
    )
    .filter((one) => one.must || fits(one.piece, brief, needs))
    .toSorted((a, b) => Number(b.must) - Number(a.must) || b.score - a.score);
  const shod = worn.some(({ slot }) => slot === "feet");
  const shoes = candidates.filter(({ piece }) => piece.slots[0] === "feet");
  const [feet] = shod ? [] : shoes.length > 0 ? shoes : anyShoes(usable, brief, needs);
  const small = candidates
    .filter(
      ({ piece, must }) =>
        piece.slots[0] === "accessory" && (must || isCalledFor(piece, brief, needs)),
    )
    // One bag, one scarf, one belt.
    .filter(
      ({ piece }, index, all) =>
        all.findIndex((other) => other.piece.kind.area === piece.kind.area) === index,
    )
    .slice(0, 2);
  return [
    ...(feet ? [{ slot: "feet" as const, piece: feet.piece }] : []),
    ...small.map(({ piece }) => ({ slot: "accessory" as const, piece })),
  ];
}

/** Nobody leaves barefoot: where nothing fits, the least wrong pair. At home none is needed. */
const anyShoes = (usable: readonly Piece[], brief: Brief, needs: Needs): Rated[] =>
  brief.traits.has("home")
    ? []
    : lastResort("feet", usable, brief, needs).toSorted((a, b) => b.score - a.score);

/** What finishes an outfit without being called for by the weather. */
const ADORNS: ReadonlySet<Area> = new Set(["bag", "waist", "jewellery"]);

function isCalledFor(piece: Piece, brief: Brief, needs: Needs): boolean {
  const { area, against, dress } = piece.kind;
  const feels = needs.feelsC ?? 18;
  if (against === "rain") return needs.rain;
  if (against === "cold") return feels < (area === "hands" ? 3 : 10) && !brief.traits.has("active");
  if (against === "sun") return brief.traits.has("sun") && !needs.rain && !brief.weather?.isNight;
  if (area === "neck") return brief.code[0] >= Math.max(3, dress[0]);
  return !brief.traits.has("active") && ADORNS.has(area);
}
