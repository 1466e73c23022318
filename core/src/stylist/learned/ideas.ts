import { hashOf, rowOf } from "./terms.ts";

/**
 * Words of six languages by the ideas that they stand for, so that what was learned in one language serves in all. A key, such as
 * "de brautpaar", "de braut*", "de *hochzeit" or "de standesamtliche trauung", is found by its hash among the sorted `hashes`; the
 * number in the same place is that of the terms it stands for among `names`.
 */
export type Ideas = {
  hashes: Uint32Array;
  numbers: Uint16Array;
  names: readonly (readonly string[])[];
};

/** The fewest letters before or after a star. */
const STARRED = 4;
const LONGEST_PHRASE = 4;

/** What words stand for, alone and in phrases of up to four. @param words folded, in the order of the text */
export function ideasIn(ideas: Ideas, words: readonly string[], language: string): string[] {
  const found = new Set<string>();
  const look = (key: string): void => {
    for (const name of standsFor(ideas, `${language} ${key}`)) found.add(name);
  };
  words.forEach((word, at) => {
    look(word);
    for (let cut = STARRED; cut <= word.length; cut++) {
      look(`${word.slice(0, cut)}*`);
      look(`*${word.slice(-cut)}`);
    }
    for (let end = at + 2; end <= Math.min(words.length, at + LONGEST_PHRASE); end++)
      look(words.slice(at, end).join(" "));
  });
  return [...found];
}

/** What each word stands for, alone and as part of the phrases of up to four that it stands in. */
export function ideasAt(ideas: Ideas, words: readonly string[], language: string): string[][] {
  const found = words.map((word) => new Set(ideasIn(ideas, [word], language)));
  words.forEach((_, at) => {
    for (let end = at + 2; end <= Math.min(words.length, at + LONGEST_PHRASE); end++)
      for (const name of standsFor(ideas, `${language} ${words.slice(at, end).join(" ")}`))
        for (let k = at; k < end; k++) found[k]!.add(name);
  });
  return found.map((names) => [...names]);
}

function standsFor({ hashes, numbers, names }: Ideas, key: string): readonly string[] {
  const row = rowOf(hashes, key);
  return row < 0 ? [] : names[numbers[row]!]!;
}

/** @param entries terms by key @throws RangeError where there are more different lists of terms than numbers for them */
export function ideasFrom(entries: ReadonlyMap<string, readonly string[]>): Ideas {
  const numbers = new Map<string, number>();
  const names: (readonly string[])[] = [];
  const pairs = [...entries].map(([key, terms]): [hash: number, number: number] => {
    const same = terms.join("\n");
    if (!numbers.has(same)) numbers.set(same, names.push(terms) - 1);
    return [hashOf(key), numbers.get(same)!];
  });
  if (names.length > MOST) throw new RangeError(`${names.length} lists of terms, at most ${MOST}.`);
  pairs.sort(([a], [b]) => a - b);
  return {
    hashes: Uint32Array.from(pairs, ([hash]) => hash),
    numbers: Uint16Array.from(pairs, ([, number]) => number),
    names,
  };
}

const MOST = 2 ** 16;
