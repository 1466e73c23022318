import { coversLegs } from "../../wardrobe/kinds.ts";
import type { Dressed } from "../dress/compose.ts";
import { SHORT_VERDICTS } from "./aside-phrases.ts";
import { REFERENCE } from "./speaker.ts";
import { hash, type Fact, type Telling } from "./telling.ts";

const MOST_WORDS = 75;
const LEAST_WORDS = 45;
/** From this weight on a sentence is dropped only where the person set the limit: the outfit, what is missing, a warning. */
const NEEDED = 9;

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Puts the sentences in one of several orders and keeps the text within bounds; a sentence is dropped whole or stands whole. */
export function arrange(say: Telling, dressed: Dressed): Arranged {
  const { maxWords } = say.brief;
  let facts = ordered(say, say.facts);
  const text = (): string => written(say, uncovered(facts));
  if (maxWords === null && countWords(text()) < LEAST_WORDS)
    for (const spare of spares(say, dressed)) {
      facts = ordered(say, [...facts, spare]);
      if (countWords(text()) >= LEAST_WORDS) break;
    }
  while (countWords(text()) > (maxWords ?? MOST_WORDS)) {
    const least = lightest(uncovered(facts), maxWords === null ? NEEDED : Infinity);
    if (!least) break;
    facts = facts.filter((fact) => fact !== least);
  }
  const limit = maxWords ?? Infinity;
  if (countWords(text()) > limit) return { text: shortest(say, dressed, limit), lines: [] };
  const lines = uncovered(facts).filter(({ write }) => write);
  return { text: text(), lines: lines.map((fact) => fact.text) };
}

/** The text, and ids of what it tells of settings. */
export type Arranged = { text: string; lines: string[] };

/** The last of the lightest that may go; never the only one. */
function lightest(facts: readonly Fact[], below: number): Fact | null {
  const free = facts.filter(({ weight }) => weight < below);
  if (free.length === 0 || facts.length < 2) return null;
  return free.reduce((a, b) => (b.weight <= a.weight ? b : a));
}

/** Without what another sentence says better. */
const uncovered = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ key }) => !facts.some(({ covers }) => covers?.includes(key)));

/** For a limit that no whole sentence meets: the verdict, or the pieces alone. */
function shortest(say: Telling, dressed: Dressed, limit: number): string {
  const [verdict, ...others] = dressed.verdicts;
  if (verdict && others.length === 0) {
    const { yes, no } = SHORT_VERDICTS[say.brief.language];
    return verdict.yes ? yes : no;
  }
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

/** True things that may be said where the rest came out short, best first. */
function spares(say: Telling, dressed: Dressed): Fact[] {
  const { phrases, speaker, brief } = say;
  const before = say.facts.length;
  if (dressed.swap)
    say.add(
      "swap",
      phrases.swap,
      {
        a: speaker.item(dressed.swap.take),
        b:
          coversLegs(dressed.swap.for.kind) || dressed.swap.for.kind === dressed.swap.take.kind
            ? speaker.full(dressed.swap.for)
            : speaker.item(dressed.swap.for),
      },
      2,
    );
  if (dressed.worn.length > 0)
    say.add(
      "sits",
      phrases.sits[brief.code[0] >= 3 ? "formal" : brief.traits.has("active") ? "active" : "easy"],
      {},
      1.5,
    );
  if (brief.codeName && dressed.tooPlain.length === 0)
    say.add("code", phrases.code, { code: brief.codeName.replace(" attire", "") }, 2);
  if (dressed.worn.length === 0) {
    const start = (say.turn + hash("ideal")) % phrases.ideal.length;
    for (const step of [0, 1])
      say.facts.push({
        key: "ideal",
        text: phrases.ideal[(start + step) % phrases.ideal.length]!,
        weight: 1.5,
      });
  }
  if (!brief.comfort && !brief.bodyTalk) say.add("comfort", phrases.comfort, {}, 1);
  if (brief.weather && !dressed.needs.changes && dressed.worn.some(({ slot }) => slot === "outer"))
    say.add("indoors", phrases.indoors, {}, 1);
  return say.facts.splice(before);
}

/** Writes the sentences out. A piece is named in full once and by its kind after that. */
export function written(say: Telling, facts: readonly Fact[]): string {
  const named = new Set<string>();
  const { language, references } = say.speaker;
  const filled = (text: string): string =>
    text.replace(REFERENCE, (_whole, mark: string) => {
      const reference = references.get(mark);
      if (!reference) return "";
      const again = named.has(mark);
      named.add(mark);
      return again ? reference.short : reference.full;
    });
  // Lines are written whole, articles and all.
  return facts
    .map(({ text, write }) => sentence(write ? write(named) : elided(filled(text), language)))
    .join(" ");
}

function ordered(say: Telling, facts: readonly Fact[]): Fact[] {
  const place = ORDERS[say.turn % ORDERS.length]!;
  const group = (key: string): number => {
    // Who asked wants the answer first.
    if (key === "verdict" || key === "change") return -1;
    if (key === "kindly") return place.length;
    const index = place.findIndex((prefix) => key.startsWith(prefix));
    return index < 0 ? place.indexOf("*") : index;
  };
  return facts
    .map((fact, index) => ({ fact, at: group(fact.key) * 100 + index }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ fact }) => fact);
}

const OUTFIT = "foreign person unknown together generic lead rest over top extras";
const LINES = "line-shoes line-choose line-leave";
const OUTSIDE = "weather rain snow wind typical changes warning season";

/**
 * Orders of the groups of facts; `*` is everything not named. Clothes come first, and the lead before what refers to it; what to
 * carry comes last.
 */
const ORDERS: readonly (readonly string[])[] = [
  `${OUTFIT} ${LINES} ${OUTSIDE} * colour gap finish line-last`,
  `${OUTFIT} colour ${LINES} * ${OUTSIDE} gap finish line-last`,
  `foreign person unknown together generic lead rest colour over top extras ${LINES} ${OUTSIDE} * gap finish line-last`,
  `${OUTFIT} ${LINES} * colour ${OUTSIDE} gap finish line-last`,
].map((order) => order.split(" "));

/**
 * "il azzurro" → "l'azzurro", "le orange" → "l'orange", "de orange" → "d'orange", "de el abrigo" → "del abrigo". Only what is
 * never a pronoun is joined: "de le porter" stays.
 */
function elided(text: string, language: string): string {
  if (language === "es") return text.replace(/(?<!\p{L})([Dd]e|[Aa]) el (?=\p{L})/gu, "$1l ");
  if (language === "it")
    return text.replace(/(?<!\p{L})([Ii])l (?=[aeiouàèéìòù])/gu, (_whole, letter: string) =>
      letter === "I" ? "L'" : "l'",
    );
  if (language !== "fr") return text;
  return text.replace(
    /(?<!\p{L})([LlDd])e (?=[aeiouéèêœ])/gu,
    (_whole, letter: string) => `${letter}'`,
  );
}

/** A capital at the start of every sentence, also after an opening quote. */
function sentence(text: string): string {
  return text.replace(
    /(^|[.?!…] )([«"“„¿¡\s]*)(\p{Ll})/gu,
    (_whole, end: string, before: string, letter: string) => end + before + letter.toUpperCase(),
  );
}
