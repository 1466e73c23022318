import type { Mask } from "@fit-closet/core";
import { useState } from "react";
import { after, redone, startOf, undone, type History } from "./history.ts";
import { isSame, shareOf } from "./mask.ts";
import type { Cutting, Opened } from "./messages.ts";

/** The cut-out as it is being edited: the mask with its history, or the wish for the whole photo. */
export type Cutout = {
  mask: Mask;
  whole: boolean;
  cutting: Cutting;
  /** Whether it is cut otherwise than at the start. */
  isChanged: boolean;
  /** Undefined where there is nothing to take back, or to bring back. */
  undo?: () => void;
  redo?: () => void;
  /** Back to what was found, as one more step that can be undone. */
  startOver?: () => void;
  paint: (mask: Mask, adds: boolean) => void;
  choose: (whole: boolean) => void;
};

/**
 * @param start what it is cut by now
 * @param draft what was painted before and not saved: one step from the start, which can be taken back
 * @param say hears in words what each step has done
 */
export function useCutout(
  { found, own }: Opened,
  { start, draft }: { start: Cutting; draft?: Cutting },
  say: (words: string) => void,
): Cutout {
  const [whole, setWhole] = useState((draft ?? start).cut === "card");
  const [history, setHistory] = useState<History<Mask>>(() => {
    const before = startOf(start.cut === "own" ? start.mask : (own ?? found));
    return draft?.cut === "own" ? after(before, draft.mask) : before;
  });
  const mask = history.present;
  const isFound = isSame(mask, found);

  function go(next: History<Mask>, words: string) {
    setHistory(next);
    say(`${words}. ${shareIn(next.present)}`);
  }

  const cutting: Cutting = whole
    ? { cut: "card" }
    : isFound
      ? { cut: "found" }
      : { cut: "own", mask };
  return {
    mask,
    whole,
    cutting,
    isChanged:
      cutting.cut !== start.cut || (start.cut === "own" && !whole && !isSame(mask, start.mask)),
    undo: history.past.length > 0 ? () => go(undone(history), "Undone") : undefined,
    redo: history.future.length > 0 ? () => go(redone(history), "Redone") : undefined,
    startOver: isFound ? undefined : () => go(after(history, found), "As it was found"),
    paint: (next, adds) => go(after(history, next), adds ? "Added" : "Removed"),
    choose: setWhole,
  };
}

function shareIn(mask: Mask): string {
  const share = shareOf(mask);
  if (share === 0) return "No garment is left.";
  return `The garment fills ${Math.max(1, Math.round(share * 100))} % of the photo.`;
}
