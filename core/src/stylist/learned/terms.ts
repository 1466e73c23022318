/** Something that was seen, by name, and how much of it. */
export type Term = readonly [name: string, amount: number];

/** Where a term's weights stand in a table of `buckets` rows (a power of two); two terms may share a row. */
export const bucketOf = (name: string, buckets: number): number => hashOf(name) & (buckets - 1);

/** 32 bits: FNV-1a, mixed once more. */
export function hashOf(name: string): number {
  let hash = 2166136261;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

/** A long word also counts by its beginning, which its other forms share. */
export const STEM = 5;
export const LONG_STEM = 7;
