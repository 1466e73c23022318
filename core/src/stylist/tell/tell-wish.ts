import type { Wish } from "../../languages/wish-list.ts";
import { isMourning } from "./tell-outfit.ts";
import type { Telling } from "./telling.ts";

/** The last words, for what the person themselves called by its name: a wrong guess would wish luck for what is nothing of the kind. */
export function tellWish(say: Telling): void {
  const { brief, texts } = say;
  const wish = brief.situation?.wish;
  const isTheirs = !brief.person && !brief.distress && !isMourning(brief);
  if (!wish || ANYONES.has(wish) || !isTheirs || say.event() === null) return;
  say.add("wish", texts.wishes[wish], {}, WISHED);
}

/** Said of everything: a wish that was marked as idle or out of place more often than not. */
const ANYONES: ReadonlySet<Wish> = new Set<Wish>([
  "fun",
  "outing",
  "meal",
  "trip",
  "celebration",
  "congratulations",
]);

/** Two words that a text has room for, unless it has much to say. */
const WISHED = 6.5;
