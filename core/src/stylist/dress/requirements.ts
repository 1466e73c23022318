import { isCalled } from "../../wardrobe/colours.ts";
import type { Area } from "../../wardrobe/kind.ts";
import { type Rule, type RuleArea, RULES } from "../../wardrobe/rules.ts";
import { usualQualities } from "../../wardrobe/kind-qualities.ts";
import { isA, isTailoredJacket, type Kind } from "../../wardrobe/kinds.ts";
import { canBe, isOpposite } from "../../wardrobe/qualities.ts";
import type { Requirement } from "../understand/brief.ts";
import { isBright, isDark, isLight } from "./colour.ts";
import type { Piece } from "./piece.ts";
import { SLEEVE_QUALITIES } from "./piece-qualities.ts";
import { sleevesOfKind } from "./piece-traits.ts";

const CLOTHES: readonly Area[] = ["top", "mid", "outer", "dress", "legs", "swim"];
const SEEN: readonly Area[] = [...CLOTHES, "shoes", "head", "neck", "hands", "waist", "jewellery"];

/** Which pieces a part of the outfit is made of. */
export const isOn: Readonly<Record<RuleArea, (kind: Kind) => boolean>> = {
  shoes: ({ area }) => area === "shoes",
  legs: ({ area, whole }) => area === "legs" || whole,
  body: ({ area, whole }) => area === "top" || whole,
  sleeves: ({ area }) => ["top", "mid", "outer", "dress"].includes(area),
  outer: ({ area }) => area === "outer",
  head: ({ area }) => area === "head" || area === "neck",
  clothes: ({ area }) => CLOTHES.includes(area),
  all: ({ area }) => SEEN.includes(area) || area === "hosiery" || area === "bag",
};

/** What has no colour of its own to speak of, or is not seen, keeps out of rules about colours. */
const isSeen = ({ kind, colours }: Piece): boolean =>
  SEEN.includes(kind.area) && kind.area !== "jewellery" && colours.length > 0;

function hasColour({ colours }: Piece, wanted: Requirement["colours"]): boolean {
  const main = colours[0];
  return main !== undefined && wanted.some((id) => isCalled(main.name.id, id));
}

function hasTone({ colours }: Piece, tone: "dark" | "light" | "muted"): boolean {
  const [main] = colours;
  if (!main) return true;
  if (tone === "dark") return isDark(main);
  return tone === "light" ? isLight(main) || main.l > LIGHT_ENOUGH : !isBright(main);
}

/** Light as people mean it who say "light colours": beige and sky blue too. */
const LIGHT_ENOUGH = 0.68;

/** True where a piece has what the rule asks about. */
export function has(piece: Piece, rule: Rule, { colours }: Requirement): boolean {
  if ("quality" in rule) return piece.qualities.has(rule.quality) || isSleeve(piece, rule.quality);
  if ("kinds" in rule) return rule.kinds.some((id) => piece.kind.is.has(id));
  return "tone" in rule ? hasTone(piece, rule.tone) : hasColour(piece, colours);
}

const isSleeve = ({ sleeves }: Piece, quality: string): boolean =>
  quality === "long-sleeves" && sleeves === "long";

/** What can be worn in another's place: a black top makes the white sweater and the red dress needless. */
const UPPER: ReadonlySet<Area> = new Set(["top", "mid", "dress", "swim"]);

/** Rules about single parts of the body bind there as one; those about all clothes part by part. */
export function groupOf({ kind }: Piece, { on }: Rule): string {
  if (on !== "clothes" && on !== "all") return on;
  // A blazer of the colour does not stand for the coat on the way.
  if (isTailoredJacket(kind)) return "jacket";
  return UPPER.has(kind.area) ? "upper" : kind.area;
}

export const concerns = (piece: Piece, rule: Rule): boolean =>
  isOn[rule.on](piece.kind) &&
  (!("colour" in rule || "tone" in rule) || isSeen(piece) || rule.holds === "none");

/** Open toes where closed shoes are asked for: better none than those, though nothing owned is right. */
const isContrary = (piece: Piece, rule: Rule): boolean =>
  rule.on === "shoes" &&
  "quality" in rule &&
  [...piece.qualities].some((one) => isOpposite(one, rule.quality));

/** Nobody misses a belt or a cap: of another colour than all is to have, it stays off. */
const SMALL: ReadonlySet<Area> = new Set(["head", "neck", "hands", "waist"]);

/** True where a piece goes against what is demanded, as far as the closet can meet it. */
export function breaks(piece: Piece, requirement: Requirement): boolean {
  const rule = RULES[requirement.rule];
  if (rule.holds === "some" || !concerns(piece, rule)) return false;
  // "All black except the shoes": those are of any other colour, if there are such.
  if (isExcepted(piece, requirement))
    return requirement.standsOut === true && has(piece, rule, requirement);
  if (rule.holds === "none") return has(piece, rule, requirement);
  if (has(piece, rule, requirement)) return false;
  return (
    requirement.met?.has(groupOf(piece, rule)) === true ||
    isContrary(piece, rule) ||
    ("colour" in rule && SMALL.has(piece.kind.area))
  );
}

export const isExcepted = ({ kind }: Piece, { except }: Requirement): boolean =>
  except !== undefined && isA(kind, except);

const NONE: ReadonlySet<string> = new Set();

/** True where what is usual for a kind goes against the demand, for what is only proposed. */
export function isRuledOutBy(kind: Kind, { rule: id }: Requirement): boolean {
  const rule = RULES[id];
  if (rule.holds === "some" || !("quality" in rule) || rule.quality === "old") return false;
  if (!isOn[rule.on](kind)) return false;
  const sleeves = sleevesOfKind(kind);
  const usual = [
    ...usualQualities({ kind, materials: NONE, patterns: NONE }),
    ...(sleeves ? [SLEEVE_QUALITIES[sleeves]] : []),
  ];
  return usual.includes(rule.quality) === (rule.holds === "none") && canBe(rule.quality, kind.area);
}

/** True where nothing owned gives what is demanded. */
export const isUnmet = ({ rule, met }: Requirement): boolean =>
  RULES[rule].holds !== "none" && (met?.size ?? 0) === 0;
