import { RULES } from "../../wardrobe/rules.ts";
import { type Brief, type Mention, NOTHING_SAID, type Requirement } from "../understand/brief.ts";
import { isForbidden } from "./constraints.ts";
import type { Piece } from "./piece.ts";
import { concerns, groupOf, has, isExcepted, isOn } from "./requirements.ts";

/** Where something owned meets each demand; a single piece that one asks for is wished for from now on. */
export function withRequirements(brief: Brief, usable: readonly Piece[]): Brief {
  if (brief.requirements.length === 0) return brief;
  const free = usable.filter((piece) => !isForbidden(piece, { ...brief, requirements: [] }));
  const requirements = brief.requirements.map((one) => bound(forPlace(one, brief, free), free));
  const binding = { ...brief, requirements };
  const allowed = free.filter((piece) => !isForbidden(piece, binding));
  const wishes = requirements.flatMap((one) => wishOf(one, allowed));
  return { ...binding, wants: [...brief.wants, ...wishes] };
}

/** Under a roof a head is covered with a scarf: a cap is for the sun, and no house of prayer takes it. */
function forPlace(one: Requirement, brief: Brief, free: readonly Piece[]): Requirement {
  if (one.rule !== "covered-head" || isOutside(brief)) return one;
  const veiled: Requirement = { ...one, rule: "veiled-head" };
  const owned = free.some((piece) => has(piece, RULES["veiled-head"], veiled));
  return owned || brief.occasion === "worship" ? veiled : one;
}

const isOutside = ({ event, traits, situation }: Brief): boolean =>
  event?.where === "out" ||
  traits.has("sun") ||
  traits.has("messy") ||
  (situation?.mess ?? 0) >= MESSY;

/** From this mess on, as records count it, hair is kept out of the work. */
const MESSY = 2;

function bound(requirement: Requirement, free: readonly Piece[]): Requirement {
  const rule = RULES[requirement.rule];
  const fitting = free.filter((piece) => concerns(piece, rule) && has(piece, rule, requirement));
  const standsOut = free.some(
    (piece) => isExcepted(piece, requirement) && !has(piece, rule, requirement),
  );
  const met = new Set(fitting.map((piece) => groupOf(piece, rule)));
  return { ...requirement, met, ...(standsOut && { standsOut }) };
}

/** Demands of one piece: a covered head, something red. */
function wishOf(requirement: Requirement, allowed: readonly Piece[]): Mention[] {
  const rule = RULES[requirement.rule];
  if (rule.holds !== "some") return [];
  const fitting = allowed.filter(
    (piece) => isOn[rule.on](piece.kind) && has(piece, rule, requirement),
  );
  const onHead = fitting.filter(({ kind }) => kind.area === "head");
  const meant = onHead.length > 0 ? onHead : rule.on === "head" ? fitting.slice(0, 1) : fitting;
  return meant.length === 0
    ? []
    : [{ ...NOTHING_SAID, text: requirement.text, only: idsOf(meant) }];
}

const idsOf = (pieces: readonly Piece[]): ReadonlySet<string> =>
  new Set(pieces.map(({ id }) => id));
