import type { KnownSituation } from "../../situations/index.ts";
import type { Brief } from "../understand/brief.ts";
import { isLight } from "./colour.ts";
import { failsGear, isNeededGear } from "./gear.ts";
import type { Needs } from "./needs.ts";
import type { Piece } from "./piece.ts";
import { adviceAgainst } from "./setting-advice.ts";

/** What the setting or what falls there has against a piece, whatever its dress code. */
export type SettingReason = "gear" | "bride" | "wet" | "dirt" | "shoes" | "fabric" | "colour";

/** White and what a photograph makes white of. */
const PALE = 0.06;
const MUCH = 2;
const SPORT = 3;
/** Formality from which a colour may be out of place. */
const FORMAL = 3.5;
/** Cloth that a shower spoils or soaks. */
const SPOILT_BY_WATER = ["suede", "nubuck", "velvet", "satin", "silk", "chiffon"];
const SOAKED_AS_COAT = ["wool", "cashmere", "down", "tweed", "felt", "corduroy"];
const OPEN_SHOES = ["sandals", "flip-flops", "slippers", "ballet-flats", "espadrilles"];
const SOAKED_IN_SNOW = ["sneakers", "canvas-shoes", "loafers", "pumps", "running-shoes"];
const TOO_FINE = ["cashmere", "silk", "velvet", "satin", "lace", "sequin"];
const SOFT_GROUND = ["lawn", "mud", "sand"];

export const settingReason = (piece: Piece, brief: Brief, needs: Needs): SettingReason | null =>
  reasonAgainst(piece, brief, needs) ?? (failsGear(piece, brief) ? "gear" : null);

function reasonAgainst(piece: Piece, brief: Brief, needs: Needs): SettingReason | null {
  if (isBridal(piece, brief)) return "bride";
  if (isSpoiltByWeather(piece, needs)) return "wet";
  if (isNeededGear(piece, brief)) return null;
  const { situation, traits } = brief;
  if (traits.has("active") && TOO_FINE.some((id) => piece.materials.has(id))) return "fabric";
  if (!situation) return null;
  if (sinksIn(piece, situation)) return "shoes";
  if (isSoiled(piece, situation, needs)) return "dirt";
  return reasonOf(adviceAgainst(piece, situation), situation);
}

function reasonOf(
  part: ReturnType<typeof adviceAgainst>,
  { motion, mess, wet, dressCode }: KnownSituation,
): SettingReason | null {
  if (part === "shoes") return "shoes";
  const works = motion >= SPORT || mess >= MUCH || wet >= MUCH;
  if (part === "fabrics") return works ? "fabric" : null;
  return part === "colours" && (works || dressCode[0] >= FORMAL) ? "colour" : null;
}

function isBridal({ kind, colours }: Piece, { traits, requirements }: Brief): boolean {
  const main = colours[0];
  // "All guests in white, I come in red": then it is another's colour.
  const isAsked = requirements.some((one) => one.rule === "all-in-colour");
  return (
    traits.has("white-is-taken") &&
    !isAsked &&
    (kind.whole ?? false) &&
    main !== undefined &&
    isLight(main) &&
    main.c < PALE
  );
}

function isSpoiltByWeather({ kind, slots, materials, waterproof }: Piece, needs: Needs): boolean {
  if (!(needs.rain || needs.snow) || waterproof) return false;
  const isOneOf = (ids: readonly string[]): boolean => ids.some((id) => kind.is.has(id as never));
  const isOf = (ids: readonly string[]): boolean => ids.some((id) => materials.has(id));
  if (slots[0] === "feet")
    return (
      isOf(SPOILT_BY_WATER) ||
      materials.has("canvas") ||
      isOneOf(OPEN_SHOES) ||
      (needs.snow && isOneOf(SOAKED_IN_SNOW))
    );
  if (slots[0] !== "outer") return false;
  return isOf(SPOILT_BY_WATER) || (needs.rain && !needs.indoors && isOf(SOAKED_AS_COAT));
}

/** Thin and high heels on ground that gives way, or that nobody stands on in them. */
const sinksIn = (
  { slots, kind, qualities }: Piece,
  { surface, outdoorShare }: KnownSituation,
): boolean =>
  slots[0] === "feet" &&
  (kind.heel === "high" || kind.heel === "stiletto" || qualities.has("thin-heel")) &&
  outdoorShare >= HALF &&
  surface.some((one) => NO_HOLD.includes(one));
const HALF = 0.5;
const NO_HOLD: readonly string[] = ["lawn", "mud", "sand", "gravel", "snow", "ice"];

function isSoiled(
  { kind, slots, colours }: Piece,
  { mess, surface, outdoorShare }: KnownSituation,
  needs: Needs,
): boolean {
  const low = (kind.whole ?? false) || slots[0] === "legs";
  const muddy =
    needs.rain && outdoorShare > 0.5 && SOFT_GROUND.some((one) => surface.includes(one as never));
  return low && colours[0] !== undefined && isLight(colours[0]) && (mess >= MUCH || muddy);
}
