import { type LanguageCode, languageOf, LANGUAGES } from "../../languages/index.ts";
import type { NextBuyList } from "../../languages/next-buy-list.ts";
import type { Idea } from "../../outfit.ts";
import { complete, type Dressed, tryOn, type Wardrobe } from "../dress/compose.ts";
import { keyOf, type Outfit } from "../dress/outfit.ts";
import type { Suggested } from "../dress/suggestions.ts";
import type { StylistRequest } from "../index.ts";
import type { Knowledge } from "../learned/learned.ts";
import { emptyPlan, planOf } from "../plan.ts";
import { Landscape, noSmallWords } from "../read/landscape.ts";
import { PhraseBook } from "../read/match.ts";
import { type Pattern, readPatterns } from "../read/pattern.ts";
import { written } from "../tell/arrange.ts";
import { listenerOf } from "../tell/listener.ts";
import { speakerOf } from "../tell/speaker.ts";
import { Telling } from "../tell/telling.ts";
import type { Brief } from "../understand/brief.ts";
import { readBrief } from "../understand/read-brief.ts";
import { readWords } from "../understand/text.ts";
import { bestBuy, type Buy } from "./best-buy.ts";
import { settingsOf } from "./settings.ts";

const books = new Map<NextBuyList, PhraseBook<{ pattern: Pattern }>>();

function bookOf(list: NextBuyList): PhraseBook<{ pattern: Pattern }> {
  let book = books.get(list);
  if (!book) {
    book = new PhraseBook(readPatterns(list.asks, {}).map((pattern) => ({ pattern })));
    books.set(list, book);
  }
  return book;
}

/** Who asks what to buy for a certain day tells more, and gets an outfit for it. */
const LONGEST = 14;

/** What to buy next, for what this person dresses for; null where nobody asks that. */
export function suggestNextBuy(
  request: StylistRequest,
  wardrobe: Wardrobe,
  knowledge: Knowledge,
): Idea | null {
  const { prompt, closet, saved = [] } = request;
  const words = readWords(prompt);
  if (words.length > LONGEST) return null;
  const land = new Landscape(prompt, words, [], noSmallWords);
  const asks = (code: LanguageCode): boolean =>
    bookOf(languageOf(code).nextBuy).find(land).length > 0;
  if (!LANGUAGES.some(asks)) return null;
  const asked = readBrief(request, knowledge);
  if (asked.status === "decline" || asked.event !== null) return null;
  const language = asks(asked.language) ? asked.language : LANGUAGES.find(asks)!;
  const brief: Brief = { ...asked, language, status: "outfit", talk: null };
  const say = tellingOf(request, brief);
  const buy = closet.length > 0 ? bestBuy(settingsOf(saved, closet, knowledge)) : null;
  return buy ? withPiece(say, buy, wardrobe) : without(say, closet.length === 0);
}

const wordsOf = ({ speaker }: Telling): NextBuyList["say"] =>
  languageOf(speaker.language).nextBuy.say;

const answer = (brief: Brief): Pick<Idea, "status" | "language" | "understood" | "weather"> => ({
  status: "answer",
  language: brief.language,
  understood: [],
  weather: null,
});

function without(say: Telling, isEmpty: boolean): Idea {
  const { nothing, empty } = wordsOf(say);
  const text = say.fill(say.pick("next-buy", isEmpty ? empty : nothing), {});
  return { ...answer(say.brief), text, plan: emptyPlan(say.brief) };
}

/** With the best outfit that the piece makes, so that it is seen with what it goes with. */
function withPiece(say: Telling, buy: Buy, wardrobe: Wardrobe): Idea {
  const { idea, colour, adds, setting, around } = buy;
  const suggested: Suggested = { idea, colour, rank: 0, free: colour ? [colour] : [] };
  const { buy: plain, buyFor, goes } = wordsOf(say);
  const day = { ...setting.fitting.brief, language: say.brief.language };
  const about = new Telling(say.speaker, day, say.listener, say.turn, "");
  const event = about.event();
  const slots = { piece: say.speaker.idea(suggested), n: String(adds) };
  say.add("next-buy", event ? buyFor : plain, { ...slots, ...(event && { event }) }, 12);
  const list = say.speaker.list(around.map(({ piece }) => say.speaker.item(piece)));
  say.add("next-buy", goes, { list }, 11);
  const { brief } = setting.fitting;
  const fitting = tryOn(brief, wardrobe);
  const outfit: Outfit = { worn: around, score: 0, key: keyOf(around) };
  const dressed: Dressed = {
    ...complete(fitting, wardrobe.seed, outfit),
    suggested: [suggested],
  };
  return {
    ...answer(say.brief),
    text: written(say, say.facts),
    plan: planOf(day, dressed),
  };
}

function tellingOf({ prompt, seed }: StylistRequest, brief: Brief): Telling {
  const listener = listenerOf(prompt, brief.language);
  const speaker = speakerOf(brief.language, listener, false);
  return new Telling(speaker, brief, listener, Math.abs(Math.trunc(seed)) || 0, prompt);
}
