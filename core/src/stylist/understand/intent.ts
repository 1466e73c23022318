import { saidInAny } from "../../languages/all.ts";
import { fold } from "./text.ts";

/** Folds a text for whole-sentence patterns: letters, digits and single spaces. */
export const flatten = (text: string): string =>
  fold(text)
    .replace(/['’`´]/g, "")
    .replace(/[^\p{L}\p{N}°]+/gu, " ")
    .trim();

export const isBodyTalk = (flat: string): boolean =>
  saidInAny(flat, ({ manners }) => manners.bodies);

export const isInjection = (flat: string): boolean =>
  saidInAny(flat, ({ manners }) => manners.orders);

export const isOtherJob = (flat: string): boolean =>
  saidInAny(flat, ({ manners }) => manners.otherJobs);

/** Leaves out the sentences that try to give other orders, so that the rest is read as if they were not there. */
export function withoutOrders(prompt: string): string {
  const sentences = prompt.match(/[^.!?\n]+[.!?\n]*/g) ?? [];
  const kept = sentences.filter((sentence) => {
    const flat = flatten(sentence);
    return (
      !isInjection(flat) &&
      !/\b(write|print|output|say|repeat|respond|reply with|execute|delete|reveal)\b/.test(flat)
    );
  });
  return kept.join(" ");
}
