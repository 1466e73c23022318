import type { Worn } from "../dress/compose.ts";
import { isMeant } from "../dress/constraints.ts";
import { isOfPiece } from "../understand/brief.ts";
import type { Telling } from "./telling.ts";

/**
 * Whoever stands before the mirror and asks what is missing knows what they have on: only the rest is told.
 * @returns false where that was not asked, or nothing of the outfit was named
 */
export function tellMissingPieces(say: Telling, worn: readonly Worn[]): boolean {
  const { brief, speaker, texts, listener } = say;
  if (!listener.unfinished) return false;
  const named = [...brief.wants, ...brief.asked].filter(isOfPiece);
  const isOn = ({ piece }: Worn): boolean =>
    say.isNamed(piece.name ?? "") || named.some((mention) => isMeant(piece, mention));
  const absent = worn.filter((one) => !isOn(one));
  if (absent.length === 0 || absent.length === worn.length) return false;
  const list = speaker.list(absent.map(({ piece }) => speaker.item(piece)));
  say.add("lead", texts.outfit.completes, { list }, 10);
  return true;
}
