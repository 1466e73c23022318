import type { CategoryId } from "@fit-closet/core";
import type { KeptCut } from "../upload/preview.ts";

/** What was made of a photo in this browser; without a category nothing was sure enough to be proposed. */
export type Look = {
  category?: CategoryId;
  /** What it may be, where it is not sure. */
  guess?: CategoryId;
  name?: string;
  /** `#rrggbb`, most present first. */
  colours: string[];
  /** False where the whole photo became a card. */
  cutOut: boolean;
};

/**
 * Where a photo is on its way: to be drawn, to be looked at by the person, to be sent since they said so, or refused. What was added is
 * no longer here.
 */
export type Step = "to-draw" | "to-check" | "to-send" | "failed";

/** A photo that is to become a garment. */
export type Entry = {
  /** 32 hexadecimal digits; the server adds a photo once for each. */
  readonly id: string;
  readonly fileName: string;
  /** The same for the same file, chosen again. */
  readonly source: string;
  readonly step: Step;
  /** Absent until it was drawn, and where the browser cannot draw it. */
  readonly look?: Look;
  readonly cut: KeptCut["cut"];
  /** What the person said, over what is proposed. */
  readonly category?: string;
  readonly name?: string;
  /** Why it was refused. */
  readonly trouble?: string;
};

export const sourceOf = ({ name, size, lastModified }: File): string =>
  `${name} ${size} ${lastModified}`;

/** What it will be filed under; empty where somebody has yet to say. */
export const categoryOf = ({ category, look }: Entry): string => category ?? look?.category ?? "";

/** What it will be called; empty where the server finds a name. */
export const nameOf = ({ name, look }: Entry): string => name ?? look?.name ?? "";

/** One press adds these. */
export const isReady = (entry: Entry): boolean =>
  entry.step === "to-check" && categoryOf(entry) !== "";

export const needsCategory = (entry: Entry): boolean =>
  entry.step === "to-check" && categoryOf(entry) === "";

/** How many are at which point. */
export function countsOf(entries: readonly Entry[]) {
  const count = (test: (entry: Entry) => boolean) => entries.filter(test).length;
  return {
    all: entries.length,
    toDraw: count(({ step }) => step === "to-draw"),
    ready: count(isReady),
    undecided: count(needsCategory),
    sending: count(({ step }) => step === "to-send"),
    failed: count(({ step }) => step === "failed"),
  };
}
