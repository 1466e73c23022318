import { type Role, ROLES } from "../../languages/cue-list.ts";
import type { Link } from "./link.ts";

/** How much speaks for each role of a garment. */
export type Scores = Record<Role, number>;

/** Below this a cue is a mere hint: "with", "in". */
const TOLD = 0.4;
export const isTold = (scores: Scores): boolean => Math.max(...Object.values(scores)) >= TOLD;

const noScores = (): Scores => Object.fromEntries(ROLES.map((role) => [role, 0])) as Scores;

/** The best cue of a role counts whole, further ones a third; the same words are heard once. */
export function scoresOf(links: readonly Link[]): Scores {
  const scores = noScores();
  for (const role of ROLES) {
    const heard: Link[] = [];
    const ranked = links.filter((link) => link.role === role).toSorted((a, b) => b.score - a.score);
    for (const link of ranked) {
      if (heard.some((one) => one.from < link.to && link.from < one.to)) continue;
      scores[role] += heard.length === 0 ? link.score : link.score / 3;
      heard.push(link);
    }
  }
  return scores;
}
