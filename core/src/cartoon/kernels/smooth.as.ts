import { toThe64th, ZERO } from "./lanes.as";

// @ts-ignore: decorator
@inline function apart(a: usize, b: usize): v128 {
  return f32x4.abs(f32x4.sub(v128.load(a), v128.load(b)));
}

// @ts-ignore: decorator
@inline function apart1(a: usize, b: usize): f32 {
  return abs(load<f32>(a) - load<f32>(b));
}

// e^-d as (1 - d/64)^64
// @ts-ignore: decorator
@inline function feedback(d: v128, k: v128): v128 {
  return toThe64th(f32x4.pmax(ZERO, f32x4.sub(f32x4.splat(1), f32x4.mul(d, k))));
}

// The pixel drawn towards the one before it, as far as its weight says; put in its place and handed on
// @ts-ignore: decorator
@inline function followed(pixel: usize, weight: usize, before: v128): v128 {
  const own = v128.load(pixel);
  const next = f32x4.add(own, f32x4.mul(v128.load32_splat(weight), f32x4.sub(before, own)));
  v128.store(pixel, next);
  return next;
}

// width a multiple of 4, height even; dx, dy, wx, wy: width·height + 4 floats; pixels: width·height·4 floats
export function domainTransform(L: usize, A: usize, B: usize, width: i32, height: i32, sigmaSpace: f32, sigmaRange: f32, threshold: f32, chroma: f32, rounds: i32, dx: usize, dy: usize, wx: usize, wy: usize, pixels: usize): void {
  const slope = sigmaSpace / sigmaRange;
  const k = f32x4.splat(slope), C = f32x4.splat(chroma), T = f32x4.splat(threshold), one = f32x4.splat(1);
  const row: usize = <usize>width << 2;
  for (let y = 0; y < height; y++) {
    const r = <usize>y * row;
    const up = <usize>max(0, y - 2) * row;
    const down = <usize>min(height - 1, y + 1) * row;
    for (let o: usize = 0; o < row; o += 16) {
      const g = f32x4.add(apart(L + up + o, L + down + o), f32x4.mul(C, f32x4.add(apart(A + up + o, A + down + o), apart(B + up + o, B + down + o))));
      v128.store(dy + r + o, f32x4.add(one, f32x4.mul(k, f32x4.pmax(ZERO, f32x4.sub(g, T)))));
    }
    for (let x = 2; x + 4 < width; x += 4) {
      const p = r + (<usize>(x - 2) << 2), q = p + 12;
      const g = f32x4.add(apart(L + p, L + q), f32x4.mul(C, f32x4.add(apart(A + p, A + q), apart(B + p, B + q))));
      v128.store(dx + p + 8, f32x4.add(one, f32x4.mul(k, f32x4.pmax(ZERO, f32x4.sub(g, T)))));
    }
    for (let x = 0; x < width; x++) {
      if (x == 2 && width > 8) x = width - 4;
      const p = r + (<usize>max(0, x - 2) << 2), q = r + (<usize>min(width - 1, x + 1) << 2);
      const g = apart1(L + p, L + q) + chroma * (apart1(A + p, A + q) + apart1(B + p, B + q));
      store<f32>(dx + r + (<usize>x << 2), f32(1) + slope * max<f32>(0, g - threshold));
    }
  }
  const n = width * height;
  for (let i = 0; i < n; i++) {
    const o = <usize>i << 2;
    v128.store(pixels + (<usize>i << 4), f32x4(load<f32>(L + o), load<f32>(A + o), load<f32>(B + o), 0));
  }
  for (let round = 1; round <= rounds; round++) {
    const sigma: f32 = sigmaSpace * f32(Math.sqrt(3.0)) * f32(1 << (rounds - round)) / f32(Math.sqrt(f64((1 << (2 * rounds)) - 1)));
    const c = f32x4.splat(f32(1.41421356237) / sigma / f32(64));
    for (let i = 0; i < n; i += 4) {
      const o = <usize>i << 2;
      v128.store(wx + o, feedback(v128.load(dx + o), c));
      v128.store(wy + o, feedback(v128.load(dy + o), c));
    }
    // two rows at a time: the recursion waits for itself, so a second one runs in its shadow
    for (let y = 0; y < height; y += 2) {
      const r0 = pixels + ((<usize>(y * width)) << 4), r1 = pixels + ((<usize>((y + 1) * width)) << 4);
      const q0 = wx + <usize>y * row, q1 = q0 + row;
      let a = v128.load(r0), b = v128.load(r1);
      for (let x = 1; x < width; x++) {
        const o = <usize>x << 4, q = <usize>x << 2;
        a = followed(r0 + o, q0 + q, a);
        b = followed(r1 + o, q1 + q, b);
      }
      for (let x = width - 2; x >= 0; x--) {
        const o = <usize>x << 4, q = <usize>(x + 1) << 2;
        a = followed(r0 + o, q0 + q, a);
        b = followed(r1 + o, q1 + q, b);
      }
    }
    const pixelRow: usize = <usize>width << 4;
    for (let y = 1; y < height; y++) {
      let o = pixels + <usize>y * pixelRow, q = wy + <usize>y * row;
      for (let x = 0; x < width; x++) {
        followed(o, q, v128.load(o - pixelRow));
        o += 16;
        q += 4;
      }
    }
    for (let y = height - 2; y >= 0; y--) {
      let o = pixels + <usize>y * pixelRow, q = wy + <usize>(y + 1) * row;
      for (let x = 0; x < width; x++) {
        followed(o, q, v128.load(o + pixelRow));
        o += 16;
        q += 4;
      }
    }
  }
  for (let i = 0; i < n; i++) {
    const o = <usize>i << 2, v = v128.load(pixels + (<usize>i << 4));
    store<f32>(L + o, f32x4.extract_lane(v, 0));
    store<f32>(A + o, f32x4.extract_lane(v, 1));
    store<f32>(B + o, f32x4.extract_lane(v, 2));
  }
}

// @ts-ignore: decorator
@inline function span(L: usize, A: usize, B: usize, at: usize, step: usize, chroma: v128): v128 {
  const l = f32x4.abs(f32x4.sub(v128.load(L + at + step), v128.load(L + at - step)));
  const a = f32x4.abs(f32x4.sub(v128.load(A + at + step), v128.load(A + at - step)));
  const b = f32x4.abs(f32x4.sub(v128.load(B + at + step), v128.load(B + at - step)));
  return f32x4.add(l, f32x4.mul(chroma, f32x4.add(a, b)));
}

// width a multiple of 4; crowd: bytes; out: four vectors, whose lanes are to be added: edges, those without a crowd, grain, pixels
export function weave(L: usize, A: usize, B: usize, soft: usize, distance: usize, crowd: usize, width: i32, height: i32, reach: i32, limit: f32, edge: f32, most: f32, chromaWeight: f32, out: usize): void {
  const chroma = f32x4.splat(chromaWeight), one = f32x4.splat(1);
  const right = <usize>reach << 2, below = <usize>(reach * width) << 2;
  let edges = ZERO, lone = ZERO, grain = ZERO, pixels = ZERO;
  for (let y = 4; y < height - 4; y += 2) {
    for (let x = 4; x < width - 4; x += 4) {
      const o = <usize>(y * width + x) << 2;
      const inside = f32x4.le(v128.load(distance + o), f32x4.splat(limit));
      if (!v128.any_true(inside)) continue;
      const step = f32x4.pmax(span(soft, A, B, o, right, chroma), span(soft, A, B, o, below, chroma));
      const rough = f32x4.abs(f32x4.sub(v128.load(L + o), v128.load(soft + o)));
      pixels = f32x4.add(pixels, v128.and(inside, one));
      const there = v128.and(inside, f32x4.gt(step, f32x4.splat(edge)));
      const near = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(crowd + y * width + x)));
      edges = f32x4.add(edges, v128.and(there, one));
      lone = f32x4.add(lone, v128.and(v128.and(there, i32x4.eq(near, i32x4.splat(0))), one));
      grain = f32x4.add(grain, v128.and(inside, f32x4.pmin(rough, f32x4.splat(most))));
    }
  }
  v128.store(out, edges);
  v128.store(out, lone, 16);
  v128.store(out, grain, 32);
  v128.store(out, pixels, 48);
}
