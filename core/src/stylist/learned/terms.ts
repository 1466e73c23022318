/** Something that was seen, by name, and how much of it. */
export type Term = readonly [name: string, amount: number];

/** 32 bits: FNV-1a, mixed once more. */
export function hashOf(name: string): number {
  let hash = 2166136261;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

/** Where a term stands in a table of terms by their sorted hashes; -1 where nothing is known of it. */
export function rowOf(hashes: Uint32Array, name: string): number {
  const hash = hashOf(name);
  let [from, to] = [0, hashes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (hashes[middle]! < hash) from = middle + 1;
    else to = middle;
  }
  return hashes[from] === hash ? from : -1;
}

/** The rows of those terms of which something is known, and how much of each there is. */
export const seenIn = (
  hashes: Uint32Array,
  terms: readonly Term[],
): (readonly [row: number, amount: number])[] =>
  terms.map(([name, amount]) => [rowOf(hashes, name), amount] as const).filter(([row]) => row >= 0);

/** The rows of those terms of which something is known. */
export const rowsOf = (hashes: Uint32Array, names: readonly string[]): number[] =>
  names.map((name) => rowOf(hashes, name)).filter((row) => row >= 0);

/** A long word also counts by its beginning, which its other forms share. */
export const STEM = 5;
export const LONG_STEM = 7;
