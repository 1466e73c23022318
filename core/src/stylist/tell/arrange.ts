import { languageOf } from "../../languages/index.ts";
import type { Syntax } from "../../languages/syntax.ts";
import type { Dressed } from "../dress/compose.ts";
import { areAlike, rootsIn, rootsOfNames } from "./echoes.ts";
import { repeatedOpener } from "./openers.ts";
import { REFERENCE } from "./speaker.ts";
import type { Fact, Telling } from "./telling.ts";

const MOST_WORDS = 75;
const LEAST_WORDS = 24;
/** What nobody reads to the end any more. */
const FAR_TOO_MANY = 90;
/** From this weight on a sentence is dropped only where the text grows far too long: what is missing, the setting. */
const NEEDED = 9;
/** And from this one on only where the person set the limit: the outfit, a warning. */
const VITAL = 10;
/** Below this one it is told only where the rest came out short. */
const WORTH_TELLING = 5;
/** Whoever has no time reads no more sentences than this. */
const IN_A_HURRY = 3;

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The text, and ids of what it tells of settings. */
export type Arranged = { text: string; lines: string[] };

/** Puts the sentences in order and keeps the text within bounds; a sentence is dropped whole or stands whole. */
export function arrange(say: Telling, dressed: Dressed): Arranged {
  const limit = say.brief.maxWords;
  const facts =
    limit === null
      ? usually(say)
      : shortened(say, ordered(say, worthTelling(say)), limit, Infinity);
  const text = written(say, facts);
  if (limit !== null && countWords(text) > limit)
    return { text: shortest(say, dressed, limit), lines: [] };
  return { text, lines: facts.filter(({ write }) => write).map((fact) => fact.text) };
}

const worthTelling = ({ facts }: Telling): Fact[] =>
  facts.filter(({ weight }) => weight >= WORTH_TELLING);

/** Where nobody set a limit. */
function usually(say: Telling): readonly Fact[] {
  if (say.listener.tone === "panic") return hurriedly(say);
  const told = shortened(say, ordered(say, withoutEchoes(say)), MOST_WORDS, NEEDED);
  const facts = varied(say, withSpares(say, told));
  return shortened(say, facts, FAR_TOO_MANY, VITAL);
}

/** Of two reasons in the same words the weightier. */
function withoutEchoes(say: Telling): Fact[] {
  const all = worthTelling(say);
  const names = rootsOfNames(say);
  const told: ReadonlySet<string>[] = [];
  const echoes = new Set<Fact>();
  for (const fact of all.toSorted((a, b) => b.weight - a.weight)) {
    if (!REASON.test(fact.key)) continue;
    const roots = rootsIn(written(say, [fact]), names, say);
    if (fact.weight < VITAL && told.some((other) => areAlike(roots, other))) echoes.add(fact);
    else told.push(roots);
  }
  return all.filter((fact) => !echoes.has(fact));
}

/** What gives a reason, or an answer that needs no other one. */
const REASON =
  /^(verdict|demand|line-choose|line-shoes|line-leave|line-last|asked|reason|left|covers|tip)/;

/** The weightiest, without what is told of settings: that takes its time. */
function hurriedly(say: Telling): Fact[] {
  const brief = say.facts.filter(({ key }) => !key.startsWith("line-"));
  const chosen = brief.toSorted((a, b) => b.weight - a.weight).slice(0, IN_A_HURRY);
  return ordered(say, chosen);
}

/** Without the lightest below a weight, until the rest is short enough. */
function shortened(
  say: Telling,
  all: readonly Fact[],
  words: number,
  below: number,
): readonly Fact[] {
  let facts = all;
  while (countWords(written(say, facts)) > words) {
    const least = lightest(facts, below);
    if (!least) break;
    facts = facts.filter((fact) => fact !== least);
  }
  return facts;
}

/** Longer by what is true and weighs little, while the text is short. */
function withSpares(say: Telling, told: readonly Fact[]): readonly Fact[] {
  let facts = told;
  const spares = say.facts.filter(({ weight }) => weight < WORTH_TELLING);
  for (const spare of spares.toSorted((a, b) => b.weight - a.weight)) {
    if (countWords(written(say, facts)) >= LEAST_WORDS) break;
    const more = ordered(say, [...facts, spare]);
    if (countWords(written(say, more)) <= MOST_WORDS) facts = more;
  }
  return facts;
}

/** No two sentences begin alike: the later one is put in other words, or left out where it has none and is not vital. */
function varied(say: Telling, facts: readonly Fact[]): readonly Fact[] {
  if (!repeatedOpener(written(say, facts))) return facts;
  const kept: Fact[] = [];
  for (const fact of facts) {
    const ways = [fact, ...(fact.inOtherWords?.() ?? []).map((text) => ({ ...fact, text }))];
    const unlike = ways.find((way) => !repeatedOpener(written(say, [...kept, way])));
    if (unlike || fact.weight >= VITAL) kept.push(unlike ?? fact);
  }
  return kept;
}

/** The last of the lightest that may go; never the only one. */
function lightest(facts: readonly Fact[], below: number): Fact | null {
  const free = facts.filter(({ weight }) => weight < below);
  if (free.length === 0 || facts.length < 2) return null;
  return free.reduce((a, b) => (b.weight <= a.weight ? b : a));
}

/** For a limit that no whole sentence meets: the verdict, or the pieces alone. */
function shortest(say: Telling, dressed: Dressed, limit: number): string {
  const [verdict, ...others] = dressed.verdicts;
  const { yes, no } = say.texts.said;
  if (verdict && others.length === 0) return say.fill(verdict.yes ? yes : no, {});
  const asked = dressed.verdicts.map(({ piece }) => piece);
  const chosen = dressed.worn.filter(({ piece }) => asked.includes(piece));
  const worn = chosen.length > 0 ? chosen : dressed.worn;
  const pieces =
    worn.length > 0
      ? worn.map(({ piece }) => say.speaker.item(piece))
      : dressed.suggested.map((one) => say.speaker.idea(one));
  for (let most = pieces.length; most > 1; most--) {
    const text = written(say, [
      { key: "list", text: `${say.speaker.list(pieces.slice(0, most)).text}.`, weight: 1 },
    ]);
    if (countWords(text) <= limit) return text;
  }
  return written(say, [{ key: "list", text: `${pieces[0]?.text ?? ""}.`, weight: 1 }]);
}

/** Writes the sentences out. A piece is named in full once and by its kind after that. */
export function written(say: Telling, facts: readonly Fact[]): string {
  const named = new Set<string>();
  const { references } = say.speaker;
  // "The shirt, your grey trousers": a bare name leans on "your", and on nothing else.
  let leans = false;
  const withNames = (text: string): string =>
    text.replace(REFERENCE, (_whole, mark: string, form: string) => {
      const { full, short } = references.get(mark)!;
      const again = named.has(mark);
      named.add(mark);
      const said = (again ? short : full)[form === "bare" && !leans ? "plain" : form]!;
      leans = !again;
      return said;
    });
  const { melts } = languageOf(say.speaker.language).syntax;
  return facts
    .map(({ text, write }) => sentence(melted(write ? write(named) : withNames(text), melts)))
    .join(" ");
}

const melted = (text: string, melts: Syntax["melts"]): string =>
  melts
    ? text.replace(melts.before, (_whole, said: string) => {
        const word = melts.to[said.toLowerCase()]!;
        return `${said[0] === said[0]!.toUpperCase() ? word[0]!.toUpperCase() + word.slice(1) : word} `;
      })
    : text;

function ordered(say: Telling, facts: readonly Fact[]): Fact[] {
  const place = ORDERS[say.turn % ORDERS.length]!;
  const group = (key: string): number => {
    const index = place.findIndex((prefix) => key.startsWith(prefix));
    return index < 0 ? place.indexOf("*") : index;
  };
  return facts
    .map((fact, index) => ({ fact, at: group(fact.key) * 100 + index }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ fact }) => fact);
}

const FIRST =
  "distress condolence verdict required edit foreign unknown notOwned together generic lead rest extras";
const COAT = "over weather-over rain snow wind";
const WHY = "demand line-choose line-shoes asked reason body washes covers";
const SKY = "weather typical changes warning season";
const LAST =
  "line-leave left leftOut * empty gap shoes collar swap line-last tip allergy kindly wish";

/**
 * Orders of the groups of facts; `*` is everything not named. Who asked wants the answer first, then the clothes, the coat among them,
 * then why, what was left out, what is missing, and what to carry.
 */
const ORDERS: readonly (readonly string[])[] = [
  `${FIRST} ${COAT} ${SKY} ${WHY} ${LAST}`,
  `${FIRST} ${COAT} ${WHY} ${SKY} ${LAST}`,
].map((order) => order.split(" "));

/** A capital at the start of every sentence, also after an opening quote. */
function sentence(text: string): string {
  return text.replace(
    /(^|[.?!…] )([«"“„¿¡\s]*)(\p{Ll})/gu,
    (_whole, end: string, before: string, letter: string) => end + before + letter.toUpperCase(),
  );
}
