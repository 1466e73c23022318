/** Something that was seen, by name, and how much of it. */
export type Term = readonly [name: string, amount: number];

/** Where a term's weights stand in a table of `buckets` rows (a power of two); two terms may share a row. FNV-1a, mixed once more. */
export function bucketOf(name: string, buckets: number): number {
  let hash = 2166136261;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) & (buckets - 1);
}

/** A long word also counts by its beginning, which its other forms share. */
export const STEM = 5;
export const LONG_STEM = 7;
