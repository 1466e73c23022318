import type { OutfitResponse } from "@fit-closet/core";
import type { Session } from "../account/session.ts";
import { useKept } from "../kept/use-kept.ts";
import { stopped, type IdeaState, type ReadyIdea } from "./idea-state.ts";
import type { Turn } from "./earlier-turns.ts";
import type { Wish } from "../outfit/wish.ts";

/** Whether an idea is to be saved: a visitor who wants it has to sign in first. */
export type SaveMark = "open" | "wanted" | "saved";

type Kept = {
  prompt: string;
  answer: { idea: OutfitResponse; wish: Wish } | null;
  mark: SaveMark;
  turns: readonly Turn[];
};

type Shown = Omit<Kept, "answer"> & { state: IdeaState };

type Restored = Omit<Kept, "answer"> & { ready: ReadyIdea | null };

/** Keeps what was typed and what was answered, so that neither a reload nor the way in costs anybody their idea. */
export function useKeptIdea(
  session: Session,
  { state, ...shown }: Shown,
  restore: (restored: Restored) => void,
): void {
  const answer = answerOf(state);
  const kept = shown.prompt || answer ? { ...shown, answer } : undefined;
  useKept<Kept>("conversation", session, kept, ({ answer, ...rest }) =>
    restore({
      ...rest,
      ready: answer && { ...answer, state: "ready", drawing: false, writing: null },
    }),
  );
}

/** While a provider still writes, the idea that would stay. */
function answerOf(state: IdeaState): Kept["answer"] {
  const now = state.state === "ready" && state.writing ? stopped(state) : state;
  return now.state === "ready" ? { idea: now.idea, wish: now.wish } : null;
}
