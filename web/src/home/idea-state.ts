import { isDressed, type OutfitEvents, type OutfitResponse } from "@fit-closet/core";
import type { OutfitEvent } from "./idea-stream.ts";
import type { Wish } from "../outfit/wish.ts";

/** While a provider is at work: how many are served before, its words so far, and the idea that stays where it fails. */
export type Writing = { ahead: number; text: string; own: OutfitResponse };

export type ReadyIdea = {
  state: "ready";
  idea: OutfitResponse;
  wish: Wish;
  /** While the illustration is still to come; the picture shown meanwhile, if any, is of the same outfit. */
  drawing: boolean;
  writing: Writing | null;
};

export type IdeaState =
  | { state: "none" }
  | { state: "generating" }
  | { state: "refused"; message: string }
  | ReadyIdea;

/** What the page knows after one event of the stream. */
export function heard(now: IdeaState, wish: Wish, { name, data }: OutfitEvent): IdeaState {
  if (name === "idea") return begun(data, wish);
  if (name === "done") return answered(now, wish, data);
  if (now.state !== "ready" || !now.writing) return now;
  const { writing } = now;
  if (name === "place") return { ...now, writing: { ...writing, ahead: data.ahead } };
  if (name === "outfit") return shown(now, writing, data);
  const text = writing.text.slice(0, data.from) + data.text;
  return { ...now, writing: { ...writing, ahead: 0, text } };
}

/** The drawing follows its idea. */
const begun = (own: OutfitResponse, wish: Wish): ReadyIdea => ({
  ...ready(own, wish, { ahead: 0, text: "", own }),
  drawing: lacksPicture(own),
});

/** An outfit with its drawing: that of the idea which is there, or another that the words are about. */
function shown(now: ReadyIdea, writing: Writing, outfit: OutfitEvents["outfit"]): ReadyIdea {
  const idea = { ...now.idea, ...outfit };
  const own = isSameOutfit(writing.own, idea) ? { ...writing.own, ...outfit } : writing.own;
  return { ...now, idea, writing: { ...writing, own }, drawing: lacksPicture(idea) };
}

const ready = (idea: OutfitResponse, wish: Wish, writing: Writing | null): ReadyIdea => ({
  state: "ready",
  idea,
  wish,
  drawing: false,
  writing,
});

/** The answer that counts. Until its own picture is there, the drawing of the same outfit stands in. */
export function answered(now: IdeaState, wish: Wish, idea: OutfitResponse): ReadyIdea {
  const sketch = now.state === "ready" && isSameOutfit(now.idea, idea) ? now.idea : undefined;
  const { image_url = sketch?.image_url, image_alt = sketch?.image_alt } = idea;
  const drawing = lacksPicture(idea);
  return { ...ready({ ...idea, image_url, image_alt }, wish, null), drawing };
}

/** A picture that did not come leaves the one that is there. */
export function illustrated(
  now: IdeaState,
  picture: Pick<OutfitResponse, "image_url" | "image_alt"> | undefined,
): IdeaState {
  if (now.state !== "ready") return now;
  const { image_url, image_alt } = picture ?? now.idea;
  return { ...now, drawing: false, idea: { ...now.idea, image_url, image_alt } };
}

/** Without the picture, which could not be shown; `drawing` where it is asked for again or another one is on its way. */
export function pictureLost(now: ReadyIdea, drawing: boolean): ReadyIdea {
  const { image_url: _url, image_alt: _alt, ...idea } = now.idea;
  return { ...now, idea, drawing };
}

/** What is there stays when the person has waited long enough. A drawing that was on its way is asked for anew. */
export function stopped(now: IdeaState): IdeaState {
  if (now.state !== "ready") return { state: "none" };
  const idea = now.writing?.own ?? now.idea;
  return { ...ready(idea, now.wish, null), drawing: now.writing !== null && lacksPicture(idea) };
}

/** A question back, or a kind no, has nothing to draw. */
export function lacksPicture({ image_url, outfit_idea, status }: OutfitResponse): boolean {
  return !image_url && outfit_idea !== "" && isDressed(status);
}

const isSameOutfit = (one: OutfitResponse, other: OutfitResponse) =>
  JSON.stringify(one.plan) === JSON.stringify(other.plan);
