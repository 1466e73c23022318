/**
 * Multinomial regression: how likely each of `count` answers is, from 0 to 1 and 1 in all.
 * @param weights rows × count, as whole numbers of `scale`
 * @param seen rows, and how much of each there is
 */
export function chancesOf(
  weights: Int8Array | Float32Array,
  seen: readonly (readonly [row: number, amount: number])[],
  count: number,
  scale = 1,
): number[] {
  const sums = Array.from({ length: count }, () => 0);
  for (const [row, amount] of seen)
    for (let at = 0; at < count; at++) sums[at]! += weights[row * count + at]! * amount * scale;
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/**
 * What two hold for likely together: each is right where the other is not (a product of experts; Hinton, 2002).
 * @param share how much of the say the others have, from 0 to 1
 */
export function together(
  chances: number[],
  others: Float32Array | undefined,
  share: number,
): number[] {
  if (!others) return chances;
  const both = chances.map((chance, at) => chance ** (1 - share) * others[at]! ** share);
  const all = both.reduce((sum, chance) => sum + chance, 0);
  return both.map((chance) => chance / all);
}
