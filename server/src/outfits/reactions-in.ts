import { WORN_MAX } from "@fit-closet/core";
import type { Reacted } from "../database/tastes.ts";
import type { IdeaRequest } from "../engines/engines.ts";
import type { WrittenIdea } from "../engines/ports.ts";

/** What a request says of the outfit before it: each piece that is to stay or to go, by a press or in words, or all of it. */
export function reactionsIn(
  { now, include = [], exclude = [] }: IdeaRequest,
  { reacted }: WrittenIdea,
): Reacted[] {
  const day = dayOf(now);
  const kept = [...new Set([...include, ...(reacted?.kept ?? [])])];
  const left = reacted?.another ? exclude : [...exclude, ...(reacted?.passed ?? [])];
  const single: Reacted[] = [
    ...kept.map((id): Reacted => ({ act: "kept", day, kept: [id], passed: [] })),
    ...[...new Set(left)].map((id): Reacted => ({ act: "left-out", day, kept: [], passed: [id] })),
  ];
  const all = reacted?.another ? reacted.passed : [];
  return [
    ...single.slice(0, WORN_MAX),
    ...(all.length > 0 ? [{ act: "another" as const, day, kept: [], passed: all }] : []),
  ];
}

const dayOf = ({ year, month, day }: IdeaRequest["now"]): string =>
  [year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
