import { phrasesOfAll, wordsOfAll } from "../../languages/all.ts";
import { languageOf, LANGUAGES } from "../../languages/index.ts";
import { type Group, groupLooks } from "../understand/mentions.ts";
import { isSpokenOf, isWorn, type Known, type Said } from "./known.ts";
import { covers, listed, plain, type Reading, says } from "./reading.ts";

const nobodys = wordsOfAll(({ claims }) => claims.nobodys);
const having = phrasesOfAll(({ claims }) => claims.having);
const claimsOf = new Map(
  LANGUAGES.map((language) => {
    const { yours, the, of } = languageOf(language).claims;
    return [language, { yours: listed(yours), the: listed(the), of: listed(of) }];
  }),
);

/** "your navy blazer" where the outfit has none, or one of another colour; "the boots" where nobody spoke of any. */
export function ownershipFaults(reading: Reading, known: Known): string[] {
  const faults: string[] = [];
  const groups = [...groupLooks(reading.words, reading.finds).values()];
  for (const { mention, at, end } of groups) {
    const claim = mention.garment ? claimOn(reading, at) : null;
    if (claim === null || isPartOfWorn(reading, end, groups, known)) continue;
    const said = saidAt(reading, at, end);
    if (!mayBeSaid(known, said, claim)) faults.push(`invents “${mention.text}”`);
  }
  return faults;
}

/** "Le bas du pantalon", "the hood of the parka": the end of something that is worn, whatever else the word means. */
function isPartOfWorn(
  reading: Reading,
  end: number,
  groups: readonly Group[],
  known: Known,
): boolean {
  const whole = groups.find(({ at }) => at > end && at - end <= 2);
  const { of } = claimsOf.get(reading.language)!;
  return (
    whole !== undefined &&
    of.has(reading.words[end]!.text) &&
    isWorn(known, saidAt(reading, whole.at, whole.end))
  );
}

/** "The boots" may be those that were proposed or stay at home, in the colour that those have. */
function mayBeSaid(known: Known, said: Said, claim: "yours" | "the"): boolean {
  if (isWorn(known, said)) return true;
  if (claim === "yours") return false;
  if (isSpokenOf(known, said)) return true;
  return said.colours.length === 0 && said.garments.some((id) => known.marks.has(`garment ${id}`));
}

export function saidAt({ words, finds }: Reading, at: number, end: number): Said {
  const inside = finds.filter((find) => find.at >= at && find.at < end);
  const ids = (topic: string) => inside.filter((find) => find.topic === topic).map(({ id }) => id);
  const texts = words.slice(at, end).map(({ text }) => text);
  return { garments: ids("garment"), colours: ids("colour"), texts };
}

/** What the nearest small word before a garment says: whose it is, that it is there, or nothing of the kind. */
function claimOn({ words, finds, language }: Reading, at: number): "yours" | "the" | null {
  const { clause, sentence } = words[at]!;
  const { yours, the } = claimsOf.get(language)!;
  const topicsAt = (index: number) =>
    finds.filter((find) => covers(find, index)).map(({ topic }) => topic);
  let others = 0;
  let joined = false;
  for (let back = at - 1; back >= 0 && others < 3; back--) {
    const { text, clause: other } = words[back]!;
    if (other !== clause || nobodys.has(text)) break;
    if (yours.has(text)) return "yours";
    if (the.has(text)) return "the";
    const topics = topicsAt(back);
    if (topics.includes("garment") && !joined) break;
    if (topics.includes("and")) joined = topicsAt(back - 1).some((topic) => LOOKS.has(topic));
    else if (!topics.some((topic) => LOOKS.has(topic))) others++;
    if (others > 0 && text.length < 3) break;
  }
  const denied = finds.some(
    (find) => find.topic === "negation" && words[find.at]!.sentence === sentence,
  );
  const said = plain(words.filter((word) => word.sentence === sentence));
  return !denied && says(said, having) ? "the" : null;
}

const LOOKS: ReadonlySet<string> = new Set([
  "garment",
  "colour",
  "mood",
  "material",
  "pattern",
  "feature",
]);
