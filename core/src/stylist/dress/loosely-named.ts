import { isKindId, kindOf } from "../../wardrobe/kinds.ts";
import type { Brief, Mention } from "../understand/brief.ts";
import { isMeant } from "./constraints.ts";
import type { Piece } from "./piece.ts";

/**
 * "His blue windbreaker, that's what I'm wearing", where the closet calls it a sailing jacket: of coats that are spoken of as one's
 * own the only one of that colour is meant, where none is called so.
 */
export function withLooselyNamed(brief: Brief, closet: readonly Piece[]): Brief {
  const meant = (mention: Mention): Mention => looselyNamed(mention, closet);
  const away = new Set(
    brief.leftAside.filter(({ why }) => why === "unavailable").map(({ mention }) => mention.text),
  );
  return {
    ...brief,
    wants: brief.wants.map((one) => (one.firm ? meant(one) : one)),
    avoids: brief.avoids.map((one) => (away.has(one.text) ? meant(one) : one)),
    leftAside: brief.leftAside.map((one) =>
      one.why === "unavailable" ? { ...one, mention: meant(one.mention) } : one,
    ),
  };
}

function looselyNamed(mention: Mention, closet: readonly Piece[]): Mention {
  const { garment, colours, only } = mention;
  if (only || garment === undefined || colours.length === 0 || !isKindId(garment)) return mention;
  const { area } = kindOf(garment);
  if (area !== "outer" || closet.some((piece) => isMeant(piece, mention))) return mention;
  const inColour = { ...mention, garment: undefined };
  const alike = closet.filter((piece) => piece.kind.area === area && isMeant(piece, inColour));
  return alike.length === 1 ? { ...mention, only: new Set([alike[0]!.id]) } : mention;
}
