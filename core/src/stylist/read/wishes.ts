import type { LanguageCode } from "../../languages/index.ts";
import type { Ground } from "../../languages/ground-list.ts";
import type { Role } from "../../languages/cue-list.ts";
import { isOfPiece, type LeftAside, type Mention } from "../understand/brief.ts";
import { groupLooks } from "../understand/mentions.ts";
import type { RoleWeights } from "../learned/role-model.ts";
import type { Find } from "../understand/phrasebook.ts";
import type { Polarity } from "../understand/polarity.ts";
import type { Word } from "../understand/text.ts";
import { isSame } from "./garments.ts";
import { withAskedAgain } from "./asked-again.ts";
import { hear, type Heard } from "./hear.ts";
import { coloursOfAll, withQualities } from "./quality-wishes.ts";
import type { Spot } from "./landscape.ts";
import { type Intent, isAsking, readIntent } from "./intent.ts";
import type { Talk } from "../../languages/talk-list.ts";
import { readTalk } from "./talk.ts";
import type { Owned } from "./owned-names.ts";
import { partedIn } from "./not-together.ts";
import { landscapeOf, readGrounds } from "./read-mentions.ts";
import { decisionOf, type Verdict } from "./decision.ts";

/** A garment that was named, with what is to become of it. */
type Named = Spot & {
  mention: Mention;
  role: Role;
  /** 0 … 1 */
  certain: number;
  /** False where no cue spoke and only the build of the sentence decided. */
  told: boolean;
  /** Refused outright, as "no …" does: naming it again would not be kind. */
  plainly: boolean;
  ground: Ground | null;
  /** Said so that nothing beside it counts. */
  insisted: boolean;
};

export type Wishes = Polarity & {
  intent: Intent;
  /** What is said where nobody asks to be dressed. */
  talk: Talk | null;
  /** Garments that a question is about. */
  asked: readonly Mention[];
  /** Colours that everything is to be in. */
  allIn: readonly Mention[];
  leftAside: readonly LeftAside[];
};

/** Sorts what is said of clothes into wanted and not to be worn. */
export function readWishes(
  prompt: string,
  words: readonly Word[],
  finds: readonly Find[],
  language: LanguageCode,
  closet: readonly Owned[] = [],
  said: () => string | null = () => null,
  learned?: RoleWeights,
): Wishes {
  const read = hear(prompt, words, finds, language, { closet, learned });
  const { land, garments, qualities } = read;
  const polarity = {
    ...read.polarity,
    apart: [...read.polarity.apart, ...partedIn(land, garments, language)],
  };
  const verdicts = withAskedAgain(land, garments, read.verdicts);
  const grounds = readGrounds(land, language);
  const heard = garments.flatMap((garment, index) =>
    nameOf(garment, verdicts[index]!, grounds[index]!),
  );
  const placed = verdicts.map((verdict, index) => ({ ...verdict, at: garments[index]!.at }));
  const talk = readTalk({ prompt, words, finds, mentions: placed, said }, language);
  const intent = talk ? "chat" : readIntent(prompt, words, placed, language);
  const leftAside = leftAsideOf(heard);
  const { wants, avoids } = sorted(withQualities(polarity, qualities), heard);
  const questioned = onceEach(
    heard.filter(({ role }) => role === "asked-about").map(({ mention }) => mention),
  );
  const colours = isAsking(intent) ? askedColours(prompt, words, finds, language) : [];
  const asked = questioned.length > 0 ? questioned : colours.map((one) => inColour(one, heard));
  const isWish = (one: Mention): boolean => !colours.some(({ text }) => text === one.text);
  return {
    ...polarity,
    wants: wants.filter((one) => isWish(one) && !asked.includes(one)),
    avoids,
    intent,
    talk,
    asked,
    allIn: coloursOfAll(qualities),
    leftAside,
  };
}

/** "The raincoat or the wool coat? He laughs at the raincoat": asked about once. */
const onceEach = (mentions: readonly Mention[]): Mention[] =>
  mentions.filter(({ text }, at) => mentions.findIndex((one) => one.text === text) === at);

/** "Can one wear white?" asks about a colour; it is not wished for. */
function askedColours(
  prompt: string,
  words: readonly Word[],
  finds: readonly Find[],
  language: LanguageCode,
): Mention[] {
  const land = landscapeOf(prompt, words, [], language);
  return [...groupLooks(words, finds).values()]
    .filter(
      ({ at, mention }) => !isOfPiece(mention) && mention.colours.length > 0 && land.isAsked(at),
    )
    .map(({ mention }) => mention);
}

/** "… I have a long black dress": what else is said to be of that colour is what may be worn. */
function inColour(colour: Mention, heard: readonly Named[]): Mention {
  const own = heard.find(
    ({ mention, role }) =>
      decisionOf(role) === "wear" && colour.colours.every((id) => mention.colours.includes(id)),
  );
  return own?.mention ?? colour;
}

/** Grounds for which nobody wears a thing, whatever they say of it. */
const AWAY: ReadonlySet<Ground | null> = new Set<Ground | null>([
  "cleaned",
  "mended",
  "washing",
  "soiled",
  "lent",
  "lost",
  "elsewhere",
  "broken",
  "tight",
]);
/** Less surely than this it was read as worn, where it is said why it cannot be. */
const WORN_AFTER_ALL = 0.5;

const isAway = ({ role, certain, insisted }: Verdict, ground: Ground | null): boolean =>
  AWAY.has(ground) && decisionOf(role) === "wear" && certain < WORN_AFTER_ALL && !insisted;

const nameOf = (
  { mention, negated, at, end }: Heard["garments"][number],
  verdict: Verdict,
  ground: Ground | null,
): Named[] => {
  if (!mention) return [];
  const plainly = negated === true;
  const { told, certain, insisted } = verdict;
  const role = isAway(verdict, ground) ? "unavailable" : verdict.role;
  const read = { role, certain, ground, plainly };
  const said = { role, told, certain, plainly, ground, insisted };
  return [{ at, end, mention: { ...mention, read }, ...said }];
};

/** Another's clothes, what is only grumbled about, and what may as well be meant otherwise. */
const isDoubtful = ({ role, certain, plainly }: Named): boolean =>
  role === "others" || role === "complaint" || (certain < DOUBT && !plainly);
const DOUBT = 0.15;

const WHY: Readonly<Partial<Record<Role, LeftAside["why"]>>> = {
  unavailable: "unavailable",
  refuse: "refused",
  complaint: "disliked",
};

function leftAsideOf(named: readonly Named[]): LeftAside[] {
  return named.flatMap(({ mention, role, told, plainly, ground }) => {
    const why = plainly ? WHY[role] && "refused" : WHY[role];
    return why ? [{ mention, why: told || ground ? why : "unsure", ground }] : [];
  });
}

function sorted(polarity: Polarity, named: readonly Named[]): Pick<Polarity, "wants" | "avoids"> {
  // A quality that stands alone is not the one of a garment that is named elsewhere: "no black! Well, the black trousers".
  const isNamed = (one: Mention): boolean => {
    const place = polarity.places.get(one);
    const within = named.some(({ at, end }) => place && at < place.end && place.at < end);
    return within || (isOfPiece(one) && named.some(({ mention }) => isSame(mention, one)));
  };
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
        // Of two that do not go together neither is asked for, unless one of them is loved.
        .filter(
          ({ role, mention }) =>
            (role === "want" || role === "keep") && (!apart(mention) || firm(mention)),
        )
        .map(({ mention, role, insisted }) =>
          role === "keep" || insisted || firm(mention) ? { ...mention, firm: true } : mention,
        ),
    ],
    avoids: [
      ...polarity.avoids.filter((one) => !isNamed(one)),
      ...named
        // Two that do not go together may each be worn, unless one of them is away.
        .filter(
          ({ role, mention }) =>
            decisionOf(role) === "avoid" && !(role !== "unavailable" && apart(mention)),
        )
        .map((one) => ({
          ...one.mention,
          allergy: allergy(one.mention),
          doubtful: isDoubtful(one),
        })),
    ],
  };
}
