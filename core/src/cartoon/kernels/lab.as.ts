import { nearest } from "./lanes.as";

// Constants of `toLab`: engines build a vector that the code spells out anew each time, while a splat load is one instruction
const K = memory.data<f32>([
  0, 1, 255, 0.00392156862745098, 0.07739938080495357, 0.04045,
  0.00090862, 0.03301916, 0.51686395, 0.67561572, -0.31864479, 0.09237815,
  1e-10, 0.3333333333333333,
  0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619, 0.2817188376, 0.6299787005,
  0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099, 0.0259040371, 0.7827717662, -0.808675766,
]);
const FROM_LINEAR = 14, TO_LAB = 23;

// @ts-ignore: decorator
@inline function k(i: i32): v128 {
  return v128.load32_splat(K + (<usize>i << 2));
}

// A bit trick for the first guess (Kahan), then one step of Halley's: 3e-5 of relative error.
// @ts-ignore: decorator
@inline function cbrt4(v: v128): v128 {
  const x = f32x4.pmax(v, k(12));
  const y = i32x4.add(i32x4.shl(nearest(f32x4.mul(f32x4.convert_i32x4_s(i32x4.shr_u(x, 8)), k(13))), 8), i32x4.splat(0x2a5119f2));
  const cube = f32x4.mul(y, f32x4.mul(y, y));
  const up = f32x4.add(cube, f32x4.add(x, x)), down = f32x4.add(x, f32x4.add(cube, cube));
  return f32x4.div(f32x4.mul(y, up), down);
}

// @ts-ignore: decorator
@inline function weigh(r: v128, g: v128, b: v128, from: i32): v128 {
  return f32x4.add(f32x4.add(f32x4.mul(r, k(from)), f32x4.mul(g, k(from + 1))), f32x4.mul(b, k(from + 2)));
}

// sRGB 0 to 255 to linear light: a polynomial of the fifth degree, off by 5e-5 of lightness at most.
// @ts-ignore: decorator
@inline function linear4(value: v128): v128 {
  const c = f32x4.mul(f32x4.pmin(f32x4.pmax(value, k(0)), k(2)), k(3));
  let high = f32x4.add(f32x4.mul(c, k(11)), k(10));
  high = f32x4.add(f32x4.mul(c, high), k(9));
  high = f32x4.add(f32x4.mul(c, high), k(8));
  high = f32x4.add(f32x4.mul(c, high), k(7));
  high = f32x4.add(f32x4.mul(c, high), k(6));
  return v128.bitselect(f32x4.mul(c, k(4)), high, f32x4.le(c, k(5)));
}

// length a multiple of 4
export function toLab(rgbx: usize, length: i32, gainR: f32, gainG: f32, gainB: f32, L: usize, a: usize, b: usize): void {
  const gr = f32x4.splat(gainR), gg = f32x4.splat(gainG), gb = f32x4.splat(gainB);
  for (let i = 0; i < length; i += 4) {
    const p = rgbx + (<usize>i << 4);
    const r0 = v128.load(p), r1 = v128.load(p, 16), r2 = v128.load(p, 32), r3 = v128.load(p, 48);
    const t0 = v128.shuffle<f32>(r0, r1, 0, 4, 1, 5);
    const t1 = v128.shuffle<f32>(r2, r3, 0, 4, 1, 5);
    const t2 = v128.shuffle<f32>(r0, r1, 2, 6, 3, 7);
    const t3 = v128.shuffle<f32>(r2, r3, 2, 6, 3, 7);
    const red = f32x4.pmin(k(1), f32x4.mul(gr, linear4(v128.shuffle<f32>(t0, t1, 0, 1, 4, 5))));
    const green = f32x4.pmin(k(1), f32x4.mul(gg, linear4(v128.shuffle<f32>(t0, t1, 2, 3, 6, 7))));
    const blue = f32x4.pmin(k(1), f32x4.mul(gb, linear4(v128.shuffle<f32>(t2, t3, 0, 1, 4, 5))));
    const l = cbrt4(weigh(red, green, blue, FROM_LINEAR));
    const m = cbrt4(weigh(red, green, blue, FROM_LINEAR + 3));
    const s = cbrt4(weigh(red, green, blue, FROM_LINEAR + 6));
    const o = <usize>i << 2;
    v128.store(L + o, weigh(l, m, s, TO_LAB));
    v128.store(a + o, weigh(l, m, s, TO_LAB + 3));
    v128.store(b + o, weigh(l, m, s, TO_LAB + 6));
  }
}
