import { type Rule, RULES } from "../../wardrobe/rules.ts";
import type { Requirement } from "../understand/brief.ts";
import type { Worn } from "./outfit.ts";
import type { Piece } from "./piece.ts";
import { breaks, concerns, has, isUnmet } from "./requirements.ts";

/** What became of a demand: the pieces by which it is met, or that go against it; `unmet` where nothing owned could. */
export type Demand = {
  requirement: Requirement;
  state: "met" | "broken" | "unmet";
  by: readonly Piece[];
};

/** @param requirements bound to what is owned */
export const demandsOf = (requirements: readonly Requirement[], worn: readonly Worn[]): Demand[] =>
  requirements.map((requirement) => {
    if (isUnmet(requirement)) return { requirement, state: "unmet", by: [] };
    const against = worn.filter(({ piece }) => breaks(piece, requirement));
    const [state, by] =
      against.length > 0
        ? (["broken", against] as const)
        : (["met", worn.filter(meets(requirement))] as const);
    return { requirement, state, by: by.map(({ piece }) => piece) };
  });

/** What is told of: not the scarf that has no buttons either. */
const MAIN: ReadonlySet<Worn["slot"]> = new Set(["base", "mid", "legs"]);

const meets =
  (requirement: Requirement) =>
  ({ piece, slot }: Worn): boolean => {
    const rule: Rule = RULES[requirement.rule];
    if (!concerns(piece, rule)) return false;
    const isWhole = rule.on === "clothes" || rule.on === "all";
    if (rule.holds === "none") return !isWhole || MAIN.has(slot);
    return has(piece, rule, requirement);
  };
