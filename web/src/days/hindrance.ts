import type { ClosetItem, Status } from "@fit-closet/core";
import { nameOf } from "../closet/sticker-picture.tsx";

const WHERE: Readonly<Record<Exclude<Status, "ready">, string>> = {
  "in-the-wash": "in the wash",
  "at-the-cleaner": "at the cleaner's",
  lent: "lent",
  broken: "being mended",
};

/** Where a piece is that is not there to be worn. */
export const whereIs = ({ status }: Pick<ClosetItem, "status">): string | undefined =>
  status && status !== "ready" ? WHERE[status] : undefined;

/**
 * What stands in the way of wearing a piece that was planned, in a sentence.
 * @param isTaken by then it will have been worn as often as it is between two washes, as things are planned
 */
export function hindranceOf(item: ClosetItem, isTaken: boolean): string | undefined {
  const name = nameOf(item);
  if (item.archived) return `${name} is archived.`;
  const where = whereIs(item);
  if (where) return `${name} is ${where}.`;
  return isTaken ? `${name} wants washing before that day.` : undefined;
}
