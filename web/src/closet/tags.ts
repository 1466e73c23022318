import { TAGS_MAX } from "@fit-closet/core";

const TAG_LENGTH = 40;

/** @param text tags separated by commas */
export function tagsIn(text: string): string[] {
  const tags = text.split(",").map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ""))];
}

/** What keeps tags from being sent, in a sentence. */
export function objectionToTags(tags: readonly string[]): string | undefined {
  if (tags.length > TAGS_MAX) return `Up to ${TAGS_MAX} tags, please.`;
  const long = tags.find((tag) => tag.length > TAG_LENGTH);
  return long && `“${long.slice(0, 20)}…” is too long for a tag: up to ${TAG_LENGTH} characters.`;
}
