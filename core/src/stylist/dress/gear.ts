import { GEAR, type Gear, type GearId, type MissedGearId } from "../../wardrobe/gear.ts";
import { type Brief, type Mention, NOTHING_SAID } from "../understand/brief.ts";
import { isForbidden } from "./constraints.ts";
import type { Piece } from "./piece.ts";

const isMissed = (id: GearId): id is MissedGearId => !GEAR[id].unmissed;

/** True where a piece is worn where the gear would be. */
export const isWornThere = ({ kind }: Piece, id: GearId): boolean =>
  GEAR[id].on.includes(kind.area) && (!GEAR[id].floorLong || kind.whole || kind.is.has("skirt"));

/** True where a piece is what a setting asks for. */
export function isGear(piece: Piece, id: GearId): boolean {
  const asked: Gear = GEAR[id];
  if (!isWornThere(piece, id) || isWithout(piece, asked)) return false;
  if (asked.floorLong) return piece.kind.length === "floor" || piece.qualities.has("trailing");
  const { kinds, only, quality } = asked;
  if (!kinds && !only && !quality) return true;
  return (
    (kinds ?? []).some((one) => piece.kind.is.has(one)) ||
    (only !== undefined && piece.only === only) ||
    (quality !== undefined && piece.qualities.has(quality))
  );
}

/** Shoes are of leather where their kind mostly is and nobody said otherwise. */
function isWithout({ kind, qualities, materials }: Piece, { without = {} }: Gear): boolean {
  const { material } = without;
  return (
    (without.kinds ?? []).some((one) => kind.is.has(one)) ||
    (without.qualities ?? []).some((one) => qualities.has(one)) ||
    (material !== undefined &&
      (materials.has(material) || (materials.size === 0 && kind.usually === material)))
  );
}

/** True where a piece is none of what is asked for in its place, and nothing else owned is. */
export const lacksGear = (piece: Piece, brief: Brief, closet: readonly Piece[]): boolean =>
  failsGear(piece, brief) &&
  !brief.gear.some(
    (id) => isMissed(id) && isWornThere(piece, id) && closet.some((one) => isGear(one, id)),
  );

/** The gear that nothing owned is. What nobody owns a like of is not missed: a floor-length dress by who has no dress. */
export const lackingGear = ({ gear }: Brief, usable: readonly Piece[]): MissedGearId[] =>
  gear
    .filter(isMissed)
    .filter(
      (id) =>
        !usable.some((piece) => isGear(piece, id)) &&
        (!GEAR[id].floorLong || usable.some((piece) => isWornThere(piece, id))),
    );

/** Of each gear one that is owned is wished for from now on. */
export function withGear(brief: Brief, usable: readonly Piece[]): Brief {
  const wishes = brief.gear.flatMap((id): Mention[] => {
    const fitting = usable.filter((piece) => isGear(piece, id) && !isForbidden(piece, brief));
    const only = new Set(fitting.map((piece) => piece.id));
    return only.size === 0 ? [] : [{ ...NOTHING_SAID, only }];
  });
  return wishes.length === 0 ? brief : { ...brief, wants: [...brief.wants, ...wishes] };
}

/** True of what is worn where a setting asks for something else. */
export const failsGear = (piece: Piece, brief: Brief): boolean =>
  brief.gear.some((id) => isMissed(id) && isWornThere(piece, id)) && !isNeededGear(piece, brief);

export const isNeededGear = (piece: Piece, { gear }: Brief): boolean =>
  gear.some((id) => isGear(piece, id));
