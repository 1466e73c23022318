import { ARCHIVE_REASONS, type ArchiveReason } from "@fit-closet/core";

/** Why something has left the closet. */
export const REASON_WORDS: Readonly<Record<ArchiveReason, string>> = {
  sold: "sold",
  given: "given away",
  "worn-out": "worn out",
  lost: "lost",
};

export const REASONS = ARCHIVE_REASONS.map((reason) => [reason, REASON_WORDS[reason]] as const);
