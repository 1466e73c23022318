import { type Role, ROLES } from "../../languages/cue-list.ts";
import type { Spot } from "./landscape.ts";
import type { Link } from "./link.ts";
import type { Scores } from "./scores.ts";

/** What was found out of one garment. */
export type Verdict = {
  role: Role;
  /** 0 … 1: how far the best reading stands before the best that would decide otherwise. */
  certain: number;
  /** False where no cue spoke and only the build of the sentence decided. */
  told: boolean;
  /** Words `from` up to `to` of the strongest cue. */
  cue: { from: number; to: number } | null;
  /** How much speaks for each role. */
  scores: Scores;
  /** Said so that nothing beside it counts: "hands off that". */
  insisted: boolean;
};

export type Decision = "wear" | "avoid" | "ask";

const DECISIONS: readonly Decision[] = ["wear", "avoid", "ask"];

export const decisionOf = (role: Role): Decision =>
  role === "asked-about"
    ? "ask"
    : role === "want" || role === "keep" || role === "own"
      ? "wear"
      : "avoid";

/** Roles by which somebody asks for a garment. */
export const WISHED: readonly Role[] = ["want", "keep"];

/** What a role weighs that is surely meant. */
export const SURE = 0.6;

/** Said so plainly that nothing else has to say it. */
export const isOut = ({ negated, withdrawn }: Spot): boolean =>
  negated === true || withdrawn === true;

/** What its scores come to. @param links the cues that speak of the garment */
export function verdictOf(scores: Scores, links: readonly Link[]): Omit<Verdict, "told"> {
  const ranked = ROLES.toSorted((a, b) => scores[b] - scores[a]);
  const [first, second] = DECISIONS.toSorted((a, b) => weightOf(scores, b) - weightOf(scores, a));
  const role = ranked.find((one) => decisionOf(one) === first)!;
  const other = ranked.find((one) => decisionOf(one) === second)!;
  const best = links.filter((link) => link.role === role).toSorted((a, b) => b.score - a.score)[0];
  return {
    role,
    certain: scores[role] > 0 ? 1 - scores[other] / scores[role] : 0,
    cue: best ? { from: best.from, to: best.to } : null,
    scores,
    insisted: best?.insists === true,
  };
}

/** What speaks for one decision: its best role, and a part of the others that come to the same. */
function weightOf(scores: Scores, decision: Decision): number {
  const same = ROLES.filter((role) => decisionOf(role) === decision).map((role) => scores[role]);
  const best = Math.max(...same);
  return best + AGREEING * (same.reduce((sum, score) => sum + score, 0) - best);
}

const AGREEING = 0.5;
