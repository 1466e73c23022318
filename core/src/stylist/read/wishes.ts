import type { CUES } from "../../languages/cue-lists.ts";
import type { Role } from "../../languages/cue-list.ts";
import type { LeftAside, Mention } from "../understand/brief.ts";
import { type Group, groupLooks } from "../understand/mentions.ts";
import type { Find } from "../understand/phrasebook.ts";
import { type Polarity, readPolarity } from "../understand/polarity.ts";
import type { Word } from "../understand/text.ts";
import { type Intent, readIntent } from "./intent.ts";
import { readMentions } from "./read-mentions.ts";
import { decisionOf, type Verdict } from "./roles.ts";

/** A garment that was named, with what is to become of it. */
export type Named = {
  mention: Mention;
  role: Role;
  certain: number;
  /** The person's own words for the reason; empty where only the build of the sentence spoke. */
  cue: string;
  /** Refused outright, as "no …" does: naming it again would not be kind. */
  plainly: boolean;
};

export type Wishes = Polarity & {
  named: readonly Named[];
  intent: Intent;
  asked: readonly Mention[];
  leftAside: readonly LeftAside[];
};

/** Who names clothes and says no more of them, in few words, wants them: "jeans and a white tee for the pub". */
const UNSURE = 0.25;

/** Sorts what is said of clothes into wanted and not to be worn. */
export function readWishes(
  prompt: string,
  words: readonly Word[],
  finds: readonly Find[],
  language: keyof typeof CUES,
): Wishes {
  const polarity = readPolarity(words, finds);
  const groups = [...groupLooks(words, withoutFeatures(finds)).values()]
    .filter(({ mention }) => mention.garment !== undefined)
    .toSorted((a, b) => a.at - b.at);
  const spots = groups.map(({ at, end, mention }) => ({
    at,
    end,
    kind: kindOf(mention),
    negated: polarity.avoids.some((one) => isSame(one, mention)),
  }));
  const verdicts = readMentions(prompt, words, spots, language);
  const named = groups.map((group, index) =>
    nameOf(group, verdicts[index]!, words, spots[index]!.negated),
  );
  const asked = named.filter(({ role }) => role === "asked-about").map(({ mention }) => mention);
  const roles = named.map(({ role }) => role);
  const intent = readIntent(prompt, words, roles, language);
  const leftAside = leftAsideOf(named);
  return { ...polarity, ...sorted(polarity, named), named, intent, asked, leftAside };
}

const kindOf = ({ garment, colours, materials, patterns }: Mention): string =>
  [garment, ...colours, ...materials, ...patterns].join(" ");

function nameOf(group: Group, verdict: Verdict, words: readonly Word[], plainly: boolean): Named {
  const { mention } = group;
  const cue = verdict.cue ? words.slice(verdict.cue.from, verdict.cue.to) : [];
  const said = cue.map(({ raw }) => raw).join(" ");
  return { mention, role: verdict.role, certain: verdict.told ? verdict.certain : UNSURE, cue: said, plainly };
}

const WHY: Readonly<Partial<Record<Role, LeftAside["why"]>>> = {
  unavailable: "unavailable",
  refuse: "refused",
  complaint: "disliked",
};

function leftAsideOf(named: readonly Named[]): LeftAside[] {
  return named.flatMap(({ mention, role, certain, plainly }) => {
    const why = plainly ? WHY[role] && "refused" : WHY[role];
    return why ? [{ mention, why: certain === UNSURE ? "unsure" : why }] : [];
  });
}

/** One garment, with or without a quality beside it. */
export const isSame = (a: Mention, b: Mention): boolean =>
  a.garment === b.garment && (a.text.includes(b.text) || b.text.includes(a.text));

/** "itchy" is said of a garment: it is what the cues are to find, and no part of its name. */
export const withoutFeatures = (finds: readonly Find[]): Find[] =>
  finds.filter(({ topic }) => topic !== "feature");

function sorted(polarity: Polarity, named: readonly Named[]): Pick<Polarity, "wants" | "avoids"> {
  const isNamed = (one: Mention): boolean => named.some(({ mention }) => isSame(mention, one));
  const allergy = (mention: Mention): boolean =>
    polarity.avoids.some((one) => isSame(one, mention) && one.allergy);
  const firm = (mention: Mention): boolean =>
    polarity.wants.some((one) => isSame(one, mention) && one.firm);
  const apart = (mention: Mention): boolean =>
    polarity.apart.some((pair) => pair.some((one) => isSame(one, mention)));
  return {
    wants: [
      ...polarity.wants.filter((one) => !isNamed(one)),
      ...named
        .filter(({ role, mention }) => (role === "want" || role === "keep") && !apart(mention))
        .map(({ mention, role }) => ({ ...mention, firm: role === "keep" || firm(mention) })),
    ],
    avoids: [
      ...polarity.avoids.filter((one) => !isNamed(one)),
      ...named
        .filter(({ role, mention }) => decisionOf(role) === "avoid" && !apart(mention))
        .map(({ mention }) => ({ ...mention, allergy: allergy(mention) })),
    ],
  };
}
