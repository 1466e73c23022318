import { type Likeness, type Prosthesis, SKIN_TONES } from "./likeness.ts";

const SKIN_WORDS = ["very light", "light", "medium", "deep", "very deep"] as const;

const BUILD_WORDS: Record<Likeness["build"], string> = {
  slim: "a slim build",
  medium: "a medium build",
  broad: "broad shoulders",
  curved: "wide hips",
  large: "a large build",
};

/** Around the colour. */
const HAIR_WORDS: Record<Likeness["hairCut"], string> = {
  none: "no hair",
  buzz: "buzzed * hair",
  crop: "cropped * hair",
  sweep: "swept-back * hair",
  pixie: "* hair in a pixie cut",
  curls: "curly * hair",
  afro: "* hair in an afro",
  bob: "* hair in a bob",
  waves: "wavy * hair",
  long: "long * hair",
  bun: "* hair in a bun",
  ponytail: "* hair in a ponytail",
  braids: "* hair in braids",
  locs: "* hair in locs",
};

const BEARD_WORDS: Record<Likeness["beard"], string> = {
  none: "",
  stubble: "stubble",
  moustache: "a moustache",
  short: "a short beard",
  long: "a long beard",
};

const AGE_WORDS = { young: "young", adult: "adult", older: "older" } as const;

/** One sentence's end, in English: "a tall older person with deep skin, long grey hair and round glasses, in a wheelchair". */
export function likenessInWords(likeness: Likeness): string {
  const { height, age, wheelchair } = likeness;
  const size = height === "medium" ? "" : `${height} `;
  const who = `${size}${AGE_WORDS[age]} person`;
  const article = /^[aeiou]/.test(who) ? "an" : "a";
  return `${article} ${who} with ${listed(featuresOf(likeness))}${wheelchair ? ", in a wheelchair" : ""}`;
}

function featuresOf(likeness: Likeness): string[] {
  const { skin, build, glasses, headscarf, beard, prostheses } = likeness;
  const tone = SKIN_WORDS[Math.floor((skin / SKIN_TONES.length) * SKIN_WORDS.length)]!;
  return [
    `${tone} skin`,
    BUILD_WORDS[build],
    headscarf === "none" ? hairInWords(likeness) : `a ${headscarf} headscarf`,
    BEARD_WORDS[beard],
    glasses === "none" ? "" : `${glasses} glasses`,
    ...prostheses.map(prosthesisInWords),
  ].filter(Boolean);
}

const hairInWords = ({ hairCut, hairColour }: Likeness): string =>
  HAIR_WORDS[hairCut].replace("*", hairColour.replace("-", " "));

const prosthesisInWords = (which: Prosthesis): string => {
  const [side, limb] = which.split("-");
  return `a prosthetic ${side} ${limb}`;
};

const listed = (things: readonly string[]): string =>
  `${things.slice(0, -1).join(", ")} and ${things.at(-1)}`;
