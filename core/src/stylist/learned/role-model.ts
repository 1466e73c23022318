import { ROLES, type Role } from "../../languages/cue-list.ts";
import { type Decision, decisionOf, isOut, type Verdict } from "../read/decision.ts";
import type { Landscape, Spot } from "../read/landscape.ts";
import { type Heard, roleTerms } from "./role-terms.ts";
import { chancesOf, together } from "./chances.ts";
import type { Ideas } from "./ideas.ts";
import { netChances, type RoleNet } from "./role-net.ts";
import { seenIn } from "./terms.ts";

/** Weights of the roles for each known term, by their sorted `hashes`, terms × 8, as whole numbers of `scale`; words stand for `ideas`. */
export type RoleWeights = {
  hashes: Uint32Array;
  weights: Int8Array;
  scale: number;
  ideas: Ideas;
  /** Reads the whole request; without it terms alone count. */
  net?: RoleNet;
};

/** How sure each role is by the terms around a garment: probabilities in the order of `ROLES`. */
export function roleChances({ hashes, weights, scale }: RoleWeights, heard: Heard, spot: number) {
  return chancesOf(weights, seenIn(hashes, roleTerms(heard, spot)), ROLES.length, scale);
}

/** How much of the say the net has: of garments that neither had learned of 81.4 % are decided rightly with half, 82.0 % with this. */
const NET = 0.65;

const DECISIONS: readonly Decision[] = ["wear", "avoid", "ask"];
/** From here on a decision is more than the build of a sentence could tell. */
const TOLD = 0.6;

/**
 * Multinomial regression over terms, the cues among them, where the cues alone are unsure: first what is to become of a
 * garment, then why.
 */
export function withLearnedRoles(model: RoleWeights, request: Omit<Heard, "ideas">): Verdict[] {
  const heard = { ...request, ideas: model.ideas };
  if (isShort(heard.land)) return [...heard.verdicts];
  const read = model.net ? netChances(model.net, heard) : [];
  return heard.verdicts.map((verdict, spot) => {
    if (isPlain(verdict, heard.land.spots[spot]!)) return verdict;
    const chances = together(roleChances(model, heard, spot), read[spot], NET);
    const chanceOf = (decision: Decision): number =>
      ROLES.reduce((sum, role, at) => sum + (decisionOf(role) === decision ? chances[at]! : 0), 0);
    const [first, second] = DECISIONS.toSorted((a, b) => chanceOf(b) - chanceOf(a));
    const certain = chanceOf(first!) - chanceOf(second!);
    // "Must use the hoodie", after four that must not be: what was told in so many words stands.
    if (certain < HESITANT && verdict.told && verdict.certain >= SURE) return verdict;
    if (certain < boundOf(verdict)) return verdict;
    const role = likeliest(chances, first!);
    return {
      ...verdict,
      role,
      certain,
      told: verdict.told || chanceOf(first!) > TOLD,
      cue: role === verdict.role ? verdict.cue : null,
    };
  });
}

/** "Jeans for the office please": of so few words there is nothing to weigh. */
export const isShort = ({ words, spots }: Landscape): boolean =>
  words.length - spots.reduce((sum, { at, end }) => sum + end - at, 0) <= SHORT;
const SHORT = 7;

/** "No jeans", and what is plainly away, is not weighed: what was learned is righter than other cues, however sure they are. */
const isPlain = ({ role, told, certain }: Verdict, spot: Spot): boolean =>
  (isOut(spot) && role === "refuse") || (role === "unavailable" && told && certain >= SURE);
const SURE = 0.8;
/** What cues say so loudly, where people insist or ask outright, only what was learned very surely is set against. */
const LOUD = 1.5;
/** As loud as this is only what shares a list with what is insisted on. */
const INSISTED = 2.5;
const GRUMBLED = 0.8;
const VERY_SURE = 0.8;
/** Where people will not have a thing on any account, and nothing else that they say speaks for it. */
const SURER = 0.9;
const FAIRLY_SURE = 0.6;

function boundOf({ role, told, certain, scores, insisted }: Verdict): number {
  // Nothing is set against what people insist on wearing: "back from the cleaner's" speaks of a cleaner as well.
  const isFirm = insisted && told && certain >= SURE && scores[role] >= INSISTED;
  if (isFirm) return decisionOf(role) === "wear" ? Infinity : SURER;
  if (told && (insisted || scores[role] >= INSISTED)) return VERY_SURE;
  // A list of refusals is loud, too, and says no more for that.
  if (!told || role === "own" || role === "refuse" || role === "unavailable") return 0;
  if (scores[role] >= LOUD) return VERY_SURE;
  return role === "complaint" && scores[role] >= GRUMBLED ? FAIRLY_SURE : 0;
}

/** Below this what was learned speaks for two decisions alike. */
const HESITANT = 0.25;

function likeliest(chances: readonly number[], decision: Decision): Role {
  const open = ROLES.filter((role) => decisionOf(role) === decision);
  return open.toSorted((a, b) => chances[ROLES.indexOf(b)]! - chances[ROLES.indexOf(a)]!)[0]!;
}
