import type { ClosetItem, Status } from "@fit-closet/core";
import { nameOf } from "../closet/sticker-picture.tsx";

const WHERE: Readonly<Record<Exclude<Status, "ready">, string>> = {
  "in-the-wash": "is in the wash",
  "at-the-cleaner": "is at the cleaner's",
  lent: "is lent",
  broken: "is being mended",
};

/**
 * What stands in the way of wearing a piece that was planned, in a sentence.
 * @param isTaken by then it will have been worn as often as it is between two washes, as things are planned
 */
export function hindranceOf(item: ClosetItem, isTaken: boolean): string | undefined {
  const name = nameOf(item);
  if (item.archived) return `${name} is archived.`;
  if (item.status && item.status !== "ready") return `${name} ${WHERE[item.status]}.`;
  return isTaken ? `${name} wants washing before that day.` : undefined;
}
