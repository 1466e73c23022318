import type { LanguageCode } from "../../languages/index.ts";
import { isShort, type RoleWeights } from "../learned/role-model.ts";
import { qualityChances } from "../learned/role-net.ts";
import { isOfPiece, type Mention } from "../understand/brief.ts";
import { groupLooks } from "../understand/mentions.ts";
import type { Find } from "../understand/phrasebook.ts";
import type { Word } from "../understand/text.ts";
import type { Verdict } from "./decision.ts";
import type { Landscape, Spot } from "./landscape.ts";
import { type QualityUse, QUALITY_USES } from "./quality-uses.ts";
import { landscapeOf, readMentions, readRolesOf } from "./read-mentions.ts";

/** A quality that stands without a garment, where it stands, and what it means for the outfit. */
export type Quality = Spot & { mention: Mention; use: QualityUse };

type Named = Spot & { mention: Mention | null };
type Asked = {
  prompt: string;
  words: readonly Word[];
  finds: readonly Find[];
  /** The garments that are named. */
  garments: readonly Named[];
};

/** A request as ground on which qualities stand beside garments. */
export type QualityGround = { ground: Landscape; spots: readonly Named[] };

/** What the qualities of a request that no garment has mean for the outfit, as far as that is sure. */
export function readQualities(
  asked: Asked,
  language: LanguageCode,
  learned: RoleWeights | undefined,
): Quality[] {
  const read = qualityGround(asked, language);
  if (!read) return [];
  return learned?.net && !isShort(read.ground)
    ? told(read, language, learned)
    : refused(read, language, learned);
}

/** Null where no quality stands alone. */
export function qualityGround(
  { prompt, words, finds, garments }: Asked,
  language: LanguageCode,
): QualityGround | null {
  const alone = qualitiesIn(words, finds, garments);
  if (alone.length === 0) return null;
  const spots = [...garments, ...alone].toSorted((a, b) => a.at - b.at);
  return { ground: landscapeOf(prompt, words, spots, language), spots };
}

/** Every colour, pattern, cloth and cut that stands alone. "Itchy" is what is said of it, as it is of a garment. */
const qualitiesIn = (
  words: readonly Word[],
  finds: readonly Find[],
  garments: readonly Named[],
): (Spot & { mention: Mention })[] =>
  [
    ...groupLooks(
      words,
      finds.filter(({ id }) => id !== "itchy"),
    ).values(),
  ].filter(
    ({ at, end, mention }) =>
      isQuality(mention) && !garments.some((one) => one.at < end && at < one.end),
  );

const isQuality = (mention: Mention): boolean => {
  const { colours, patterns, materials, features } = mention;
  return (
    !isOfPiece(mention) && colours.length + patterns.length + materials.length + features.length > 0
  );
};

/**
 * As sure as this, what the net says of a quality counts: of 217 that nothing was learned of it is right of 209. Rules read what it says
 * of cuts.
 */
const SURELY = 0.8;
/** What nobody seems to wish for is refused as surely as this: it does little harm where it only was told of. */
const RATHER = 0.6;
const HARDLY = 0.12;

/** By the net, which reads the whole request. */
function told(
  { ground, spots }: QualityGround,
  language: LanguageCode,
  learned: RoleWeights,
): Quality[] {
  const heard = { land: ground, verdicts: readRolesOf(ground, language), language };
  const chances = qualityChances(learned.net!, { ...heard, ideas: learned.ideas });
  return spots.flatMap(({ at, end, mention }, index) => {
    if (!mention || !isQuality(mention) || mention.features.length > 0) return [];
    const use = surestOf(chances[index]);
    return use ? [{ at, end, mention: ofUse(mention, use), use }] : [];
  });
}

function surestOf(chances: Float32Array | undefined): QualityUse | null {
  if (!chances) return null;
  const of = (use: QualityUse): number => chances[QUALITY_USES.indexOf(use)]!;
  if (of("refuse") >= RATHER && of("all") + of("some") <= HARDLY) return "refuse";
  return QUALITY_USES.find((use) => of(use) >= SURELY) ?? null;
}

/** A cloth that is refused is refused in what is usually made of it, too. */
const ofUse = (mention: Mention, use: QualityUse): Mention =>
  use === "refuse" && isCloth(mention) ? { ...mention, allergy: true } : mention;

/** By what is said of garments in the same words. */
function refused(
  { ground, spots }: QualityGround,
  language: LanguageCode,
  learned: RoleWeights | undefined,
): Quality[] {
  const verdicts = readMentions(ground, language, learned);
  return spots.flatMap(({ at, end, mention }, index) => {
    if (!mention || !isQuality(mention) || mention.features.length > 0) return [];
    const isNo = ground.small.noes.has(ground.words[end]?.text ?? "");
    const isOut = isCloth(mention)
      ? isUnbearable(verdicts[index]!)
      : isRefused(verdicts[index]!, isNo);
    return isOut ? [{ at, end, mention: ofUse(mention, "refuse"), use: "refuse" }] : [];
  });
}

const isCloth = ({ colours, patterns, features }: Mention): boolean =>
  colours.length + patterns.length + features.length === 0;

/** As sure as this, what cues say of it counts. */
const TOLD = 0.6;

/** "Wool makes me itch": what is complained of in a cloth holds for all that is made of it. */
const isUnbearable = ({ role, told: isTold, certain }: Verdict): boolean =>
  isTold && certain >= TOLD && role === "complaint";

const isRefused = ({ role, told: isTold, certain }: Verdict, isNo: boolean): boolean =>
  role === "refuse" && (isNo || (isTold && certain >= TOLD));
