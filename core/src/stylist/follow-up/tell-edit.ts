import { CHANGES } from "../../languages/follow-list.ts";
import { languageOf } from "../../languages/index.ts";
import type { Worn } from "../dress/outfit.ts";
import type { Piece } from "../dress/piece.ts";
import type { Telling } from "../tell/telling.ts";
import type { Edit } from "./read-edit.ts";

/** What stands at the head of the answer: what came, what went, and what could not be had. */
export function tellEdit(
  say: Telling,
  last: readonly Piece[],
  worn: readonly Worn[],
  edit: Edit,
  isAnswered: boolean,
): void {
  const { say: words } = languageOf(say.speaker.language).followUps;
  const now = worn.map(({ piece }) => piece);
  const came = now.filter((piece) => !last.some(({ id }) => id === piece.id));
  const went = last.filter((piece) => !now.some(({ id }) => id === piece.id));
  const list = (pieces: readonly Piece[]) =>
    say.speaker.list(pieces.map((piece) => say.speaker.item(piece)));
  const add = (text: string): void => void say.facts.push({ key: "edit", text, weight: 12 });
  if (!isAnswered)
    for (const change of CHANGES) if (edit.changes.has(change)) add(words.nothing[change]);
  // Another outfit is told as one; of a changed one, what changed.
  if (edit.changes.has("another")) return;
  if (came.length > 0 && went.length > 0)
    add(say.fill(words.swapped, { in: list(came), out: list(went) }));
  else if (came.length > 0) add(say.fill(words.added, { in: list(came) }));
  else if (went.length > 0) add(say.fill(words.removed, { out: list(went) }));
}
