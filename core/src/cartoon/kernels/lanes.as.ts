export const ZERO = f32x4.splat(0);

// @ts-ignore: decorator
@inline export function toward(from: v128, to: v128, share: f32): v128 {
  return f32x4.add(from, f32x4.mul(f32x4.sub(to, from), f32x4.splat(share)));
}
