import type { CUES } from "../../languages/cue-lists.ts";
import type { Role } from "../../languages/cue-list.ts";
import type { LeftAside, Mention } from "../understand/brief.ts";
import type { Find } from "../understand/phrasebook.ts";
import { type Polarity, readPolarity } from "../understand/polarity.ts";
import type { Word } from "../understand/text.ts";
import { type Garment, garmentsIn, isSame, withOwned } from "./garments.ts";
import { type Intent, readIntent } from "./intent.ts";
import { type Owned, ownedByName } from "./owned-names.ts";
import { readMentions } from "./read-mentions.ts";
import { decisionOf, type Verdict } from "./roles.ts";
import { withWholeNames } from "./whole-names.ts";

/** A garment that was named, with what is to become of it. */
type Named = {
  mention: Mention;
  role: Role;
  /** False where no cue spoke and only the build of the sentence decided. */
  told: boolean;
  /** Refused outright, as "no …" does: naming it again would not be kind. */
  plainly: boolean;
};

export type Wishes = Polarity & {
  intent: Intent;
  /** Garments that a question is about. */
  asked: readonly Mention[];
  leftAside: readonly LeftAside[];
};

/** Sorts what is said of clothes into wanted and not to be worn. */
export function readWishes(
  prompt: string,
  words: readonly Word[],
  finds: readonly Find[],
  language: keyof typeof CUES,
  closet: readonly Owned[] = [],
): Wishes {
  const polarity = readPolarity(words, finds);
  const named = garmentsIn(words, finds, polarity, language);
  const known = withOwned(named, ownedByName(words, finds, closet, language));
  const garments = withWholeNames(words, known, closet);
  const verdicts = readMentions(prompt, words, garments, language);
  const heard = garments.map((garment, index) => nameOf(garment, verdicts[index]!));
  const asked = heard.filter(({ role }) => role === "asked-about").map(({ mention }) => mention);
  const intent = readIntent(prompt, words, verdicts, language);
  const leftAside = leftAsideOf(heard);
  return { ...polarity, ...sorted(polarity, heard), intent, asked, leftAside };
}

const nameOf = ({ mention, negated }: Garment, { role, told }: Verdict): Named => ({
  mention,
  role,
  told,
  plainly: negated === true,
});

const WHY: Readonly<Partial<Record<Role, LeftAside["why"]>>> = {
  unavailable: "unavailable",
  refuse: "refused",
  complaint: "disliked",
};

function leftAsideOf(named: readonly Named[]): LeftAside[] {
  return named.flatMap(({ mention, role, told, plainly }) => {
    const why = plainly ? WHY[role] && "refused" : WHY[role];
    return why ? [{ mention, why: told ? why : "unsure" }] : [];
  });
}

function sorted(polarity: Polarity, named: readonly Named[]): Pick<Polarity, "wants" | "avoids"> {
  const isPart = (one: Mention, { only, text }: Mention): boolean =>
    only !== undefined && text.includes(one.text);
  const isNamed = (one: Mention): boolean =>
    named.some(({ mention }) => isSame(mention, one) || isPart(one, mention));
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
