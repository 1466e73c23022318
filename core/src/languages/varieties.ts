/**
 * Words and phrases that the two shores of a language say differently: as in the older country, and as overseas. Each pair holds in
 * both directions wherever it occurs in what we wrote: same gender, same number.
 */
export type Varieties = readonly (readonly [home: string, overseas: string])[];

type Replacing = {
  pattern: RegExp;
  by: ReadonlyMap<string, string>;
  /** What was asked for before: the house's own messages, a few thousand. */
  told: Map<string, string>;
};

const made = new WeakMap<Varieties, Map<boolean, Replacing>>();

/** What we wrote, never what a person did, as it is said where the reader lives. The longest phrase counts, and each place is read once. */
export function inVariety(text: string, varieties: Varieties, overseas: boolean): string {
  if (varieties.length === 0) return text;
  const { pattern, by, told } = replacing(varieties, overseas);
  const before = told.get(text);
  if (before !== undefined) return before;
  const here = text.replace(pattern, (said) => {
    const instead = by.get(said.toLowerCase())!;
    return said[0] === said[0]!.toLowerCase() ? instead : capital(instead);
  });
  told.set(text, here);
  return here;
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

function replacing(varieties: Varieties, overseas: boolean): Replacing {
  const known = made.get(varieties) ?? new Map<boolean, Replacing>();
  made.set(varieties, known);
  const before = known.get(overseas);
  if (before) return before;
  const pairs = varieties.map(([home, abroad]): [string, string] =>
    overseas ? [home.toLowerCase(), abroad] : [abroad.toLowerCase(), home],
  );
  const any = pairs.map(([from]) => from).toSorted((a, b) => b.length - a.length);
  const replacement = {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${any.join("|")})(?![\\p{L}\\p{N}-])`, "giu"),
    by: new Map(pairs),
    told: new Map<string, string>(),
  };
  known.set(overseas, replacement);
  return replacement;
}
