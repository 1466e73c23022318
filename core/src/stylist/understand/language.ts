import { isEverydayWord } from "../../languages/everyday.ts";
import { LANGUAGES, type Language } from "../lexicon/index.ts";
import type { Word } from "./text.ts";

/** Small words that give a language away; those shared by several are left out or listed in each. */
const SMALL_WORDS: Readonly<Record<Language, string>> = {
  en: "the a an i to for in on at of my me is it and or what should wear with do how this be am are going have need want some something can you no not so but im tomorrow today tonight help dress outfit u ur r pls plz cuz cos im ive dont whats lol y gonna wanna gotta we they our there off out up just about then who",
  es: "el la los las un una unos que de y para con por mi me es en no al del como voy tengo pero sin muy algo quiero manana hoy una estoy llevo soy ponerme pongo hace esta donde cuando tu te se su sus lo le nos ya o si eres soy era fue ha han he hay solo todo todos mas bien asi porque q xq pa pues vale oye che wey hola gracias noche ayer este esto eso eras mis tus",
  fr: "le la les un une des je que de et pour avec mon ma mes est en ne pas du au aux que quoi comment dois suis mais sans tres quelque chose demain aujourd hui il fait ce cette chez j l d qu porter mettre tenue jsuis jvais chui g c est t es tu toi elle ils on nous vous notre sont ont ete etait qui ou si plus bien ca cest jai pis faut mets moi ma sa son ses ce soir hier salut coucou bonjour",
  de: "der die das ein eine einen einem ich was zu zum zur fur mit mein meine ist und oder im in am nicht kein keine wie soll aber ohne sehr etwas morgen heute es auf den dem bei mir mich ziehe anziehen trage zieh ziag i du dir dich mi dei mei meiner meinem deine sie er wir ihr hab hob habe hast hat han hani ham isch is bin bist sind san gsi gha ghabt gomm gommer chunnt oppis eppis mini mis min dini uf am samschtig sunntig morn geschter scho no nod nid nud ned net nimma au aa de s d bim vom beim ufem ins im wos oba aba ois eh servas servus griass gruezi heit wia dann noch schon nur auch alle wenn weil dass kann muss soll will mal da hier so",
  it: "il lo la i gli le un una che di e per con mio mia mi e in non al alla del della come devo ho ma senza molto qualcosa domani oggi cosa sono fa questo questa vestirmi indossare metto c boh sei siete era stato ci ti si se lo la li ne dei delle degli nel nella sul coi col tutto tutti piu gia solo anche perche xke nn ke cmq poi ora adesso ieri ciao grazie tuo tua sua suo mie miei sera",
  pt: "o a os as um uma que de e para com por meu minha e em nao ao do da como vou tenho mas sem muito algo quero amanha hoje no na estou eu sou esta vestir usar roupa pra ta vc voce tb pq q n tou tamos voces ele ela eles elas isso isto aqui la ja so tudo todo todos mais bem foi era tem ter ser sim oi ola obrigada obrigado meus minhas seu sua seus dele dela pela pelo num numa ate quando onde ontem",
};

const sets = new Map<Language, ReadonlySet<string>>(
  LANGUAGES.map((language) => [language, new Set(SMALL_WORDS[language].split(" "))]),
);

/** Every small word of the six languages: never a typing error of something else. */
export const isSmallWord = (text: string): boolean =>
  [...sets.values()].some((set) => set.has(text));

export const isSmallWordOf = (text: string, language: Language): boolean =>
  sets.get(language)!.has(text);

/** "answer in German", "en français s'il vous plaît". */
const ASKED_FOR: readonly [Language, RegExp][] = [
  ["en", /\b(in english|en ingles|en anglais|auf englisch|in inglese|em ingles)\b/],
  ["es", /\b(in spanish|en espanol|auf spanisch|in spagnolo|em espanhol|castellano)\b/],
  ["fr", /\b(in french|en francais|auf franzosisch|in francese|em frances|en frances)\b/],
  ["de", /\b(in german|auf deutsch|en allemand|en aleman|in tedesco|em alemao)\b/],
  ["it", /\b(in italian|in italiano|en italiano|auf italienisch|en italien|em italiano)\b/],
  [
    "pt",
    /\b(in portuguese|em portugues|en portugues|auf portugiesisch|in portoghese|en portugais)\b/,
  ],
];

export type Tongue = { language: Language; asked: Language | null; foreign: boolean };

/** The language of the words, and the one the answer was asked in. Unknown languages read as English. */
export function detectLanguage(
  words: readonly Word[],
  folded: string,
  lexical: ReadonlyMap<string, number>,
  prior: Language | null = null,
): Tongue {
  const asked = ASKED_FOR.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
  let best: Language = "en";
  let bestScore = 0;
  for (const language of LANGUAGES) {
    const small = sets.get(language)!;
    let score = (lexical.get(language) ?? 0) * 1.6;
    for (const word of words)
      if (small.has(word.text)) score += word.text.length > 2 ? 1.4 : 0.8;
      else if (isEverydayWord(word.text, language)) score += 1 / spokenIn(word.text);
    if (language === prior) score += PRIOR;
    // English is where ties and loan words belong: "brunch", "hoodie", "zoom".
    if (language === "en") score += 0.5;
    if (score > 0.6) score += marks(words, language);
    if (score > bestScore) [best, bestScore] = [language, score];
  }
  return { language: best, asked, foreign: isForeign(words, bestScore, lexical) };
}

/** What the language of the closet's own names counts for: it decides of texts that could be several. */
const PRIOR = 1.2;

const spokenIn = (text: string): number =>
  LANGUAGES.filter((language) => isSmallWordOf(text, language) || isEverydayWord(text, language))
    .length ** 2;

/** Letters that only some of the languages write. */
function marks(words: readonly Word[], language: Language): number {
  const raw = words.map((word) => word.raw).join(" ");
  if (language === "de" && /[äöüß]/i.test(raw)) return 2;
  if (language === "es" && /[ñ¿¡]/i.test(raw)) return 3;
  if (language === "pt" && /[ãõ]/i.test(raw)) return 4;
  if (language === "fr" && /[àèêëîïôûœç]/i.test(raw)) return 1.5;
  if (language === "it" && /[àèìòù](\s|$)/i.test(raw)) return 1;
  return 0;
}

const NO_OTHER_SCRIPT = /[^\u0370-\u1fff\u2e80-\ud7af]/g;

function isForeign(
  words: readonly Word[],
  score: number,
  lexical: ReadonlyMap<string, number>,
): boolean {
  const letters = words.map((word) => word.text).join("");
  const foreign = letters.replace(NO_OTHER_SCRIPT, "").length;
  if (foreign > letters.length * 0.3 && foreign > 0) return true;
  return (lexical.get("other") ?? 0) > 0 && score < words.length * 0.5;
}
