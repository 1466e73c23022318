import {
  PROMPT_MIN,
  type ClosetItem,
  type OutfitResponse,
  type PictureStyle,
  type Place,
} from "@fit-closet/core";
import { useState } from "react";
import { CallFailure, requestIllustration, requestOutfit } from "../api.ts";

/** What is asked for: the words, and what of the closet must or must not be in it. */
export type Wish = { prompt: string; keep: ClosetItem[]; leaveOut: ClosetItem[] };

export type IdeaState =
  | { state: "none" }
  | { state: "generating" }
  | { state: "refused"; message: string }
  /** `drawing` while the illustration is still asked for. */
  | { state: "ready"; idea: OutfitResponse; wish: Wish; drawing: boolean };

/** Asks for one idea at a time; an answer that a newer question has overtaken is dropped. */
export function useIdea(userId: string | null, place: Place | null) {
  const [idea, setIdea] = useState<IdeaState>({ state: "none" });
  const [style, setStyle] = useState<PictureStyle>("figure");

  async function ask(wish: Wish) {
    if (!isDetailed(wish.prompt)) {
      return setIdea({ state: "refused", message: "Please enter a more detailed prompt." });
    }
    setIdea({ state: "generating" });
    try {
      const answer = await requestOutfit({ ...requestFor(wish, userId, place), style });
      const drawing = lacksPicture(answer);
      setIdea({ state: "ready", idea: answer, wish, drawing });
      if (!drawing) return;
      const picture = await requestIllustration(illustrationPrompt(answer.outfit_idea)).catch(
        report,
      );
      setIdea((now) => (now.state === "ready" && now.idea === answer ? merged(now, picture) : now));
    } catch (failure) {
      report(failure);
      setIdea({ state: "refused", message: "Generation failed. Try again." });
    }
  }

  /** The same idea (its seed says which) in another style; the words stay, and so does the picture should that fail. */
  async function redraw(wanted: PictureStyle) {
    setStyle(wanted);
    if (idea.state !== "ready") return;
    setIdea({ ...idea, drawing: true });
    const { seed } = idea.idea;
    const again = { ...requestFor(idea.wish, userId, place), seed, style: wanted };
    const redrawn = await requestOutfit(again).catch(report);
    setIdea((now) =>
      now.state === "ready" && now.idea === idea.idea ? merged(now, redrawn ?? now.idea) : now,
    );
  }

  return { idea, style, ask, redraw };
}

export function isDetailed(prompt: string): boolean {
  return prompt.trim().length >= PROMPT_MIN;
}

function requestFor({ prompt, keep, leaveOut }: Wish, userId: string | null, place: Place | null) {
  return {
    userId,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    prompt: prompt.trim(),
    include: keep.map(({ id }) => id),
    exclude: leaveOut.map(({ id }) => id),
    seed: Math.floor(Math.random() * 2 ** 32),
  };
}

/** A question back, or a kind no, has nothing to draw. */
function lacksPicture({ image_url, outfit_idea, status }: OutfitResponse): boolean {
  return !image_url && outfit_idea !== "" && status === "outfit";
}

/** The endpoint takes 6000 characters; an idea is far shorter, a provider's may not be. */
export function illustrationPrompt(idea: string): string {
  return `A fashion illustration of this outfit: ${idea.slice(0, 5800)} Flat design, white background, detailed.`;
}

/** What the server refused is told on the page; anything else is a bug and is loud. */
function report(failure: unknown): undefined {
  if (!(failure instanceof CallFailure)) console.error(failure);
}

function merged(
  ready: Extract<IdeaState, { state: "ready" }>,
  picture: Pick<OutfitResponse, "image_url" | "image_alt"> | undefined,
): IdeaState {
  const { image_url, image_alt } = picture ?? {};
  return { ...ready, drawing: false, idea: { ...ready.idea, image_url, image_alt } };
}

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
