import type { countsOf } from "./entry.ts";

type Counts = ReturnType<typeof countsOf>;

export const photosIn = (count: number): string => (count === 1 ? "1 photo" : `${count} photos`);

/** How far the photos are, in a sentence that is read out as it changes. */
export function progressWords({ all, toDraw, undecided, failed }: Counts): string {
  const told = [
    toDraw > 0 && `${toDraw} still being drawn`,
    undecided > 0 && `${undecided} ${undecided === 1 ? "needs" : "need"} a category`,
    failed > 0 && `${failed} could not be added`,
  ].filter((part) => part !== false);
  return `${photosIn(all)}${told.length > 0 ? `: ${told.join(", ")}` : ", all set"}.`;
}

/** What choosing more has come to, where it is less than was chosen. */
export function takenWords(pictures: number, known: number, others: number): string | undefined {
  const told = [
    known > 0 && `${photosIn(known)} ${known === 1 ? "was" : "were"} here already`,
    others > 0 && (others === 1 ? "1 file is no picture" : `${others} files are no pictures`),
  ].filter((part) => part !== false);
  return told.length > 0 ? `${told.join(", ")}; ${pictures - known} added to the list.` : undefined;
}
