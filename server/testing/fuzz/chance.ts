/** Chance that comes out the same for the same seed, so that what was found can be found again. */
export type Chance = ReturnType<typeof chanceOf>;

export function chanceOf(seed: number) {
  let state = seed >>> 0;
  /** Mulberry32: 0 to 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    one: <Item>(items: readonly Item[]): Item => items[below(items.length)]!,
    bytes: (length: number) => Buffer.from(Array.from({ length }, () => below(256))),
    happens: (share: number) => next() < share,
  };
}
