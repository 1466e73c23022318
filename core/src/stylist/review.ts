import type { Garment } from "../garment.ts";
import { isMeant } from "./dress/constraints.ts";
import { readPiece, type Piece } from "./dress/piece.ts";
import type { Candidate } from "./index.ts";
import { LANGUAGES, type Language } from "./lexicon/index.ts";
import { findAll } from "./understand/find.ts";
import { detectLanguage } from "./understand/language.ts";
import { groupLooks } from "./understand/mentions.ts";
import type { Find, Tongue } from "./understand/phrasebook.ts";
import { fold, readWords, type Word } from "./understand/text.ts";

/** What another writer's text is held against. */
export type Asked = { prompt: string; closet: readonly Garment[] };

const MOST_WORDS = 150;
const LEAST_WORDS = 12;
const MOST_LETTERS = 1400;

/** Tags, Markdown, addresses, control characters, unfilled slots, and words about how the text was made. */
const MARKUP =
  /[<>{}[\]`*_#|\\\uE000-\uF8FF]|[^\P{Cc}\n]|\p{Bidi_Control}|https?:|www\.|\S@\S+\.\S|undefined|\bNaN\b/u;
const SHOP_TALK =
  /\b(json|language model|(an|als|une?|un|uma) (ai|ia|ki)\b|openai|chatgpt|claude|gemini|(system|developer) (prompt|message)|prompt injection|api[- ]?key|(outfit|option|choice|candidate|number|nr|numero) ?#?\d+)\b/;
/** Nobody is told what their body should look like. */
const UNKIND =
  /\b(slimming|fat|ugly|obese|overweight|sexy|hides? your|flatters? your figure|bikini body|adelgaza\w*|gorda?s?|amincissant\w*|grosse?s?|schlank machend|dicke?r?|snellente|grass[ao]|emagrece\w*)\b/;

export type Review = {
  /** What is wrong with a text that is still being written, as far as more words cannot mend it. */
  soFar(text: string): string[];
  /** Everything that is wrong with a finished text; empty where it may be shown. */
  whole(text: string): string[];
  /** The sentences of `told.musts` that the text leaves out: about rain, cold, and what is missing. */
  leftOut(text: string): string[];
};

/** Holds what somebody else writes about an outfit against the outfit, the closet and the weather. */
export function createReview(told: Candidate, asked: Asked): Review {
  const language = told.language as Language;
  const known = knownOf(told, asked);
  let last: { text: string; reading: Reading } | undefined;
  /** The same text is judged in several ways. */
  const read = (text: string): Reading => {
    if (last?.text !== text) last = { text, reading: readText(text, language) };
    return last.reading;
  };
  const soFar = (text: string): string[] => [
    ...formFaults(text),
    ...ownershipFaults(read(text), known),
    ...weatherFaults(text, read(text), known),
  ];
  return {
    soFar,
    whole: (text) => [...soFar(text), ...wholeFaults(text, read(text), told.maxWords)],
    leftOut(text) {
      const said = new Set(marksIn(read(text)));
      return told.musts.filter((must) => {
        const marks = marksIn(readText(must, language));
        const weather = marks.filter((mark) => mark.startsWith("weather"));
        const wanted = weather.length > 0 ? weather : marks;
        return wanted.length > 0 && !wanted.some((mark) => said.has(mark));
      });
    },
  };
}

/** What may be said: the pieces worn, the garments that somebody spoke of, the temperatures that were given. */
function knownOf(told: Candidate, asked: Asked) {
  const items = new Set(told.plan.items);
  const { weather } = told;
  const language = told.language as Language;
  const own = told.write();
  const spoken = [asked.prompt, own, ...told.proposed].join(". ");
  return {
    worn: asked.closet.filter(({ id }) => items.has(id)).map(readPiece),
    /** What each owned piece is in the words that the text was given for it. */
    owned: told.owned.map((name) => new Set(readText(name, language).finds.map(({ id }) => id))),
    garments: new Set(marksIn(readText(spoken, language))),
    degrees: [
      ...degreesIn([own, ...told.musts, asked.prompt].join(" ")),
      ...(weather ? [weather.tempC, weather.feelsLikeC] : []),
      ...(weather?.later ?? []).map(({ tempC }) => tempC),
    ],
    isWet: weather !== null && weather.precip !== "none",
  };
}

type Known = ReturnType<typeof knownOf>;

type Reading = { words: Word[]; finds: Find[]; language: Language };

function readText(text: string, language: Language): Reading {
  const words = readWords(text);
  return { words, finds: findAll(words, new Set<Tongue>([language]), false), language };
}

const WET = new Set(["rain", "drizzle", "storm"]);

const marksIn = ({ finds, words }: Reading): string[] => [
  ...finds
    .filter(({ topic }) => topic === "weather" || topic === "garment" || topic === "event")
    .map(({ topic, id }) => `${topic} ${WET.has(id) ? "rain" : id}`),
  ...words.filter(({ raw }) => /\d/.test(raw)).map(({ raw }) => raw),
];

function formFaults(text: string): string[] {
  const flat = fold(text);
  return [
    ...(MARKUP.test(text) ? ["markup"] : []),
    ...(SHOP_TALK.test(flat) ? ["talk of how it was made"] : []),
    ...(UNKIND.test(flat) ? ["an unkind word"] : []),
    ...(text.length > MOST_LETTERS ? ["too long"] : []),
  ];
}

/** Names of garments stand in the owner's language. */
const QUOTED = /«[^»]*»|“[^”]*”|„[^“]*“|"[^"]*"/g;
const WORDS_TO_TELL = 20;

function wholeFaults(text: string, { language }: Reading, maxWords: number | null) {
  const count = text.split(/\s+/).filter(Boolean).length;
  const least = maxWords === null ? LEAST_WORDS : 1;
  const own = readWords(text.replace(QUOTED, " "));
  const tongue = detectLanguage(own, fold(text), lexicalOf(own)).language;
  return [
    ...(count < least ? ["too short"] : []),
    ...(count > (maxWords ?? MOST_WORDS) ? ["too long"] : []),
    ...(/[.!?…»“”"]$/.test(text.trim()) ? [] : ["no end"]),
    ...(tongue === language || own.length < WORDS_TO_TELL ? [] : [`written in ${tongue}`]),
  ];
}

/** How many words of clothing, weather and occasions each language finds. */
function lexicalOf(words: readonly Word[]): Map<string, number> {
  return new Map(
    LANGUAGES.map((language) => {
      const finds = findAll(words, new Set<Tongue>([language]), false);
      return [language, new Set(finds.map(({ at }) => at)).size / 2];
    }),
  );
}

/** Words that claim a thing for the reader, or point at it as if it were there; folded. */
const CLAIMS: Readonly<Record<Language, { yours: RegExp; the: RegExp }>> = {
  en: { yours: /^your$/, the: /^(the|that|this|those|these|his|her|their)$/ },
  es: { yours: /^(tus?|vuestr[oa]s?)$/, the: /^(el|la|los|las|es[ea]|est[ea]|es[oa]s|est[oa]s)$/ },
  fr: { yours: /^(ton|ta|tes|votre|vos)$/, the: /^(le|la|les|l|ce|cet|cette|ces)$/ },
  de: {
    yours: /^(dein|deine[mnrs]?|eure?[mnrs]?)$/,
    the: /^(der|die|das|den|dem|des|diese[mnrs]?)$/,
  },
  it: {
    yours: /^(tu[oae]|tuoi|vostr[oaie])$/,
    the: /^(il|lo|la|i|gli|le|l|quest[oaie]|quell[oaie])$/,
  },
  pt: { yours: /^(teus?|tuas?|seus?|suas?|voss[oa]s?)$/, the: /^(o|a|os|as|ess[ea]s?|est[ea]s?)$/ },
};
/** Where the words say that the closet holds what they name. */
const HAVING =
  /\b(you (already )?(own|have)|you ve got|(in|from) your (closet|wardrobe)|(ya )?tienes|(en|de) tu armario|tu as|(dans|de) ton (placard|dressing|armoire)|ta garde robe|du (hast|besitzt)|(in|aus) deinem (schrank|kleiderschrank)|hai|(nel|dal) tuo (armadio|guardaroba)|(voce tem|tens)|(no|do) (seu|teu) (armario|guarda roupa))\b/;

/** "your navy blazer" where the outfit has none, or one of another colour; "the boots" where nobody spoke of any. */
function ownershipFaults(reading: Reading, known: Known): string[] {
  const { words, finds } = reading;
  const faults: string[] = [];
  for (const { mention, at, end } of groupLooks(words, finds).values()) {
    if (!mention.garment) continue;
    const claim = claimOn(reading, at);
    if (claim === null || isWorn(known, reading, at, end)) continue;
    const heads = finds.filter(
      (find) => find.topic === "garment" && find.at >= at && find.at < end,
    );
    const isKnown = heads.some(({ id }) => known.garments.has(`garment ${id}`));
    if (claim === "yours" || !isKnown) faults.push(`invents “${mention.text}”`);
  }
  return faults;
}

/** A word may be read as several garments ("pull", "top"): one reading that is worn, in the colour said, is enough. */
function isWorn({ worn, owned }: Known, { words, finds }: Reading, at: number, end: number) {
  const inside = finds.filter((find) => find.at >= at && find.at < end);
  const ids = (topic: string) => inside.filter((find) => find.topic === topic).map(({ id }) => id);
  const text = words.slice(at, end).map((word) => word.text);
  const colours = ids("colour");
  const looks = { moods: [], materials: [], patterns: [], features: [] };
  const mention = { ...looks, colours, text: text.join(" "), firm: false, allergy: false };
  return ids("garment").some(
    (garment) =>
      worn.some((piece) => isMeant(piece, { ...mention, garment })) ||
      (colours.length === 0 && worn.some((piece) => text.some((word) => isNamed(piece, word)))) ||
      owned.some((name) => [garment, ...colours].every((id) => name.has(id))),
  );
}

const isNamed = ({ words }: Piece, word: string): boolean => word.length > 3 && words.has(word);

/** "a belt", "kein Gürtel": proposed or ruled out, and nobody's. */
const NOBODYS =
  /^(an?|some|any|no|un|una|unos|unas|une|des|uno|dei|degli|delle|um|uma|uns|umas|k?eine?[mnrs]?|sin|sans|ohne|senza|sem|without)$/;

/** What the nearest small word before a garment says: whose it is, that it is there, or nothing of the kind. */
function claimOn({ words, finds, language }: Reading, at: number): "yours" | "the" | null {
  const { clause, sentence } = words[at]!;
  const { yours, the } = CLAIMS[language];
  const topicsAt = (index: number) =>
    finds
      .filter((find) => find.at <= index && index < find.at + find.length)
      .map(({ topic }) => topic);
  let others = 0;
  let joined = false;
  for (let back = at - 1; back >= 0 && others < 3; back--) {
    const { text, clause: other } = words[back]!;
    if (other !== clause || NOBODYS.test(text)) break;
    if (yours.test(text)) return "yours";
    if (the.test(text)) return "the";
    const topics = topicsAt(back);
    if (topics.includes("garment") && !joined) break;
    if (topics.includes("and")) joined = topicsAt(back - 1).some((topic) => LOOKS.has(topic));
    else if (!topics.some((topic) => LOOKS.has(topic))) others++;
    if (others > 0 && text.length < 3) break;
  }
  const said = words.filter((word) => word.sentence === sentence).map(({ text }) => text);
  const denied = finds.some(
    (find) => find.topic === "negation" && words[find.at]!.sentence === sentence,
  );
  return !denied && HAVING.test(said.join(" ")) ? "the" : null;
}

const LOOKS: ReadonlySet<string> = new Set([
  "garment",
  "colour",
  "mood",
  "material",
  "pattern",
  "feature",
]);

const DEGREES = /([-−]?\d+)(?:[.,]\d+)? ?°/g;

const degreesIn = (text: string): number[] =>
  [...text.matchAll(DEGREES)].map(([, number]) => Number(number!.replace("−", "-")));

/** Temperatures that nobody gave, and rain or a coat talked away. */
function weatherFaults(text: string, reading: Reading, { degrees, isWet }: Known): string[] {
  const madeUp = degreesIn(text).filter((one) => !degrees.some((two) => Math.abs(one - two) <= 1));
  return [
    ...madeUp.map((one) => `makes up ${one} °`),
    ...(isWet && (deniesRain(reading) || WAVED_OFF.test(fold(text))) ? ["denies the rain"] : []),
  ];
}

/** "leave the umbrella at home", "no hace falta el paraguas". */
const WAVED_OFF =
  /\b(leave|skip|forget|ditch|no need for|(wont|won['’]t|dont|don['’]t|not) need|deja|olvida|no (hace falta|necesitas)|laisse|oublie|(pas|inutile) (besoin )?(de|d['’])|lass|vergiss|brauchst|lascia|dimentica|non (serve|ti serve)|deixe|esqueca|nao precisa( de)?) (the |your |an? |el |tu |un |le |la |ton |den |deinen |keinen |il tuo |l['’]|o |seu )?(umbrella|raincoat|coat|paraguas|impermeable|parapluie|impermeable|regenschirm|regenmantel|mantel|ombrello|impermeabile|guarda-chuva|capa de chuva)\b(?! (draussen|handy|by the door))/;

const SHELTER = new Set(["rain", "drizzle", "storm", "snow", "umbrella", "raincoat", "coat"]);

function deniesRain({ words, finds, language }: Reading): boolean {
  // A Romance "no" belongs to its verb: "para que no te mojes con lluvia" denies nothing.
  const reach = language === "en" || language === "de" ? 5 : 3;
  const negations = finds.filter(({ topic }) => topic === "negation");
  const clauseOf = ({ at }: Find) => words[at]!.clause;
  const denied = negations.some(
    (no) =>
      negations.filter((other) => clauseOf(other) === clauseOf(no)).length === 1 &&
      finds.some(
        (find) =>
          SHELTER.has(find.id) &&
          find.at > no.at &&
          find.at - no.at <= reach &&
          clauseOf(find) === clauseOf(no),
      ),
  );
  return denied || finds.some(({ topic, id }) => topic === "weather" && id === "sun");
}
