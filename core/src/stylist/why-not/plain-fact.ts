import { baresLegs } from "../../wardrobe/kinds.ts";
import type { Fitting } from "../dress/compose.ts";
import type { Piece } from "../dress/piece.ts";
import { fitFeels } from "../dress/piece-traits.ts";
import type { Why } from "./rules.ts";

type Day = Pick<Fitting, "brief" | "needs">;

/** Up to this felt temperature what is thinner than what is worn is too cold, and from the other on what is thicker too warm, °C. */
const COLD = 9;
const WARM = 17;
/** So much less or more insulation anybody notices, clo. */
const NOTICED = 0.04;

/** From this degree of motion on clothes must let one move. */
const MOVING = 2;
/** What is tight and as smart as this is not made to stretch, formality. */
const SMART = 1;
/** So far above what is aimed at anybody calls it dressy, in steps of formality. */
const DRESSY = 0.4;

/**
 * What anybody would say of a piece beside the one that is worn where it would be: where it is only known that it suits the words less,
 * this is why. Null where nothing so plain holds.
 */
export function plainFact(piece: Piece, worn: Piece | null, day: Day): Why | null {
  return (
    thermal(piece, worn, day.needs.feelsC) ??
    (isInTheWay(piece, day) && !(worn && isInTheWay(worn, day)) ? "stiff" : null) ??
    formal(piece, worn, day)
  );
}

function thermal(piece: Piece, worn: Piece | null, feelsC: number | null): Why | null {
  if (feelsC === null || !LARGE.has(piece.slots[0]!)) return null;
  const more = piece.clo - (worn?.clo ?? 0);
  if (feelsC <= COLD && worn && more < -NOTICED) return "cold";
  return feelsC >= WARM && more > NOTICED ? "warm" : null;
}

const LARGE: ReadonlySet<Piece["slots"][number]> = new Set(["base", "mid", "outer", "legs"]);

function isInTheWay({ kind, dress, qualities }: Piece, { brief }: Day): boolean {
  const { situation, traits } = brief;
  if ((situation?.motion ?? 0) < MOVING && !traits.has("active")) return false;
  const isLongSkirt = kind.is.has("skirt") && !baresLegs(kind);
  const isTight = qualities.has("tight") || fitFeels(kind, "tight");
  return isLongSkirt || kind.tailored || (isTight && dress[0] >= SMART);
}

function formal(piece: Piece, worn: Piece | null, { brief: { code } }: Day): Why | null {
  const aim = code[0] * 0.45 + code[1] * 0.55;
  const [low, high] = piece.dress;
  if (low > aim + DRESSY && (!worn || worn.dress[0] < low)) return "dressy";
  return high < aim && worn && worn.dress[1] > high ? "code" : null;
}
