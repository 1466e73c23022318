export const ZERO = f32x4.splat(0);

// @ts-ignore: decorator
@inline export function toward(from: v128, to: v128, share: f32): v128 {
  return f32x4.add(from, f32x4.mul(f32x4.sub(to, from), f32x4.splat(share)));
}

// Whether sixteen bytes equal those to their right and those a row below
// @ts-ignore: decorator
@inline export function alike(p: usize, row: i32): bool {
  const here = v128.load(p);
  return i8x16.all_true(v128.and(i8x16.eq(here, v128.load(p, 1)), i8x16.eq(here, v128.load(p + row))));
}

// To whole numbers, ties to even, under 2^22: adding 1.5 · 2^23 leaves them in the low bits, in two instructions for the ten of a conversion that saturates
// @ts-ignore: decorator
@inline export function nearest(v: v128): v128 {
  return i32x4.sub(f32x4.add(v, f32x4.splat(12582912)), i32x4.splat(0x4b400000));
}

// @ts-ignore: decorator
@inline export function toThe64th(t: v128): v128 {
  t = f32x4.mul(t, t);
  t = f32x4.mul(t, t);
  t = f32x4.mul(t, t);
  t = f32x4.mul(t, t);
  t = f32x4.mul(t, t);
  return f32x4.mul(t, t);
}
