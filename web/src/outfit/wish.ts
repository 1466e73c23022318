import { type ClosetItem, PROMPT_MIN } from "@fit-closet/core";

/** What is asked for: the words, and what of the closet must or must not be in it. */
export type Wish = {
  prompt: string;
  keep: ClosetItem[];
  leaveOut: ClosetItem[];
  /** The pieces of the answer that is there, and what it was for: the words may be about that. */
  previous?: { items: string[]; prompt: string };
  /** A piece that the answer does not wear, and why not is asked. */
  why?: ClosetItem;
};

export function isDetailed(prompt: string): boolean {
  return prompt.trim().length >= PROMPT_MIN;
}

/** What an answer is for: where it only changes the one before, what that was for. */
export const aboutOf = ({ prompt, previous }: Wish, { changed }: { changed?: boolean }): string =>
  changed && previous ? previous.prompt : prompt;

export const has = (items: readonly ClosetItem[], item: ClosetItem) =>
  items.some(({ id }) => id === item.id);

function toggled(items: ClosetItem[], item: ClosetItem): ClosetItem[] {
  return has(items, item) ? items.filter(({ id }) => id !== item.id) : [...items, item];
}

/** A piece is kept or left out, never both. */
export function toggledKeep(wish: Wish, item: ClosetItem): Wish {
  return {
    ...wish,
    keep: toggled(wish.keep, item),
    leaveOut: wish.leaveOut.filter(({ id }) => id !== item.id),
  };
}

export function toggledOut(wish: Wish, item: ClosetItem): Wish {
  return {
    ...wish,
    leaveOut: toggled(wish.leaveOut, item),
    keep: wish.keep.filter(({ id }) => id !== item.id),
  };
}
