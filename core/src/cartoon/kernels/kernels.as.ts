// The hot loops in AssemblyScript, four lanes at a time. Each equals its twin in twin.ts.
// Pointers are byte offsets into the imported memory; planes are f32 unless said otherwise.

const ZERO = f32x4.splat(0);

// Weights ky, kx, input, output. The last column may fall past an odd width: the host zeroes the border.
export function conv3(input: usize, side: i32, inputs: i32, output: usize, outputs: i32, stride: i32, dilation: i32, weights: usize, bias: usize): void {
  const outSide = side / stride;
  const inRow: usize = ((side + 4) * inputs) << 2;
  const outRow: usize = ((outSide + 4) * outputs) << 2;
  const inStep: usize = (inputs << 2) * stride;
  const outStep: usize = outputs << 2;
  const tap: usize = (inputs * outputs) << 2;
  for (let y = 0; y < outSide; y++) {
    for (let x = 0; x < outSide; x += 4) {
      const at = output + <usize>(y + 2) * outRow + <usize>(x + 2) * outStep;
      let o = 0;
      for (; o + 8 <= outputs; o += 8) {
        const b0 = v128.load(bias + (o << 2));
        const b1 = v128.load(bias + (o << 2), 16);
        let a00 = b0, a10 = b0, a20 = b0, a30 = b0;
        let a01 = b1, a11 = b1, a21 = b1, a31 = b1;
        for (let ky = 0; ky < 3; ky++) {
          for (let kx = 0; kx < 3; kx++) {
            let p = input + <usize>(y * stride + 2 + (ky - 1) * dilation) * inRow + <usize>(((x * stride + 2 + (kx - 1) * dilation) * inputs) << 2);
            let q = weights + <usize>(ky * 3 + kx) * tap + (o << 2);
            for (let c = 0; c < inputs; c++) {
              const w0 = v128.load(q);
              const w1 = v128.load(q, 16);
              let v = v128.load32_splat(p);
              a00 = f32x4.add(a00, f32x4.mul(v, w0));
              a01 = f32x4.add(a01, f32x4.mul(v, w1));
              v = v128.load32_splat(p + inStep);
              a10 = f32x4.add(a10, f32x4.mul(v, w0));
              a11 = f32x4.add(a11, f32x4.mul(v, w1));
              v = v128.load32_splat(p + 2 * inStep);
              a20 = f32x4.add(a20, f32x4.mul(v, w0));
              a21 = f32x4.add(a21, f32x4.mul(v, w1));
              v = v128.load32_splat(p + 3 * inStep);
              a30 = f32x4.add(a30, f32x4.mul(v, w0));
              a31 = f32x4.add(a31, f32x4.mul(v, w1));
              p += 4;
              q += outStep;
            }
          }
        }
        const s = at + (o << 2);
        v128.store(s, f32x4.max(a00, ZERO));
        v128.store(s, f32x4.max(a01, ZERO), 16);
        v128.store(s + outStep, f32x4.max(a10, ZERO));
        v128.store(s + outStep, f32x4.max(a11, ZERO), 16);
        v128.store(s + 2 * outStep, f32x4.max(a20, ZERO));
        v128.store(s + 2 * outStep, f32x4.max(a21, ZERO), 16);
        v128.store(s + 3 * outStep, f32x4.max(a30, ZERO));
        v128.store(s + 3 * outStep, f32x4.max(a31, ZERO), 16);
      }
      for (; o < outputs; o += 4) {
        const b0 = v128.load(bias + (o << 2));
        let a0 = b0, a1 = b0, a2 = b0, a3 = b0;
        for (let ky = 0; ky < 3; ky++) {
          for (let kx = 0; kx < 3; kx++) {
            let p = input + <usize>(y * stride + 2 + (ky - 1) * dilation) * inRow + <usize>(((x * stride + 2 + (kx - 1) * dilation) * inputs) << 2);
            let q = weights + <usize>(ky * 3 + kx) * tap + (o << 2);
            for (let c = 0; c < inputs; c++) {
              const w0 = v128.load(q);
              a0 = f32x4.add(a0, f32x4.mul(v128.load32_splat(p), w0));
              a1 = f32x4.add(a1, f32x4.mul(v128.load32_splat(p + inStep), w0));
              a2 = f32x4.add(a2, f32x4.mul(v128.load32_splat(p + 2 * inStep), w0));
              a3 = f32x4.add(a3, f32x4.mul(v128.load32_splat(p + 3 * inStep), w0));
              p += 4;
              q += outStep;
            }
          }
        }
        const s = at + (o << 2);
        v128.store(s, f32x4.max(a0, ZERO));
        v128.store(s + outStep, f32x4.max(a1, ZERO));
        v128.store(s + 2 * outStep, f32x4.max(a2, ZERO));
        v128.store(s + 3 * outStep, f32x4.max(a3, ZERO));
      }
    }
  }
}

// channels a multiple of 4
export function upsample(input: usize, side: i32, channels: i32, output: usize, outChannels: i32): void {
  const outSide = side * 2;
  const step: usize = channels << 2;
  const row: usize = <usize>(side + 4) * step;
  const start = input + 2 * row + 2 * step;
  for (let y = 0; y < outSide; y++) {
    const v = max<f32>(0, f32(y) * f32(0.5) - f32(0.25));
    const y0 = <i32>v;
    const fy = v - f32(y0);
    const upper = start + <usize>y0 * row, lower = start + <usize>min(side - 1, y0 + 1) * row;
    let to = output + <usize>(((y + 2) * (outSide + 4) + 2) * outChannels << 2);
    for (let x = 0; x < outSide; x++) {
      const u = max<f32>(0, f32(x) * f32(0.5) - f32(0.25));
      const x0 = <i32>u;
      const fx = u - f32(x0);
      const left = <usize>x0 * step, right = <usize>min(side - 1, x0 + 1) * step;
      for (let o: usize = 0; o < step; o += 16) {
        const above = toward(v128.load(upper + left + o), v128.load(upper + right + o), fx);
        const below = toward(v128.load(lower + left + o), v128.load(lower + right + o), fx);
        v128.store(to + o, toward(above, below, fy));
      }
      to += <usize>outChannels << 2;
    }
  }
}

export function resampleRow(row: usize, first: usize, weights: usize, taps: i32, length: i32, out: usize): void {
  let w = weights;
  for (let i = 0; i < length; i++) {
    let p = row + (<usize>load<i32>(first + (<usize>i << 2)) << 4);
    let sum = ZERO;
    for (let t = 0; t < taps; t++) {
      sum = f32x4.add(sum, f32x4.mul(v128.load(p), v128.load32_splat(w)));
      p += 16;
      w += 4;
    }
    v128.store(out + (<usize>i << 4), sum);
  }
}

// length a multiple of 4
export function addRow(sum: usize, row: usize, weight: f32, length: i32): void {
  const w = f32x4.splat(weight);
  const end = sum + (<usize>length << 2);
  while (sum < end) {
    v128.store(sum, f32x4.add(v128.load(sum), f32x4.mul(v128.load(row), w)));
    sum += 16;
    row += 16;
  }
}

// A bit trick for the first guess (Kahan), then two Newton steps: 1e-6 of relative error.
// @ts-ignore: decorator
@inline function cbrt4(x: v128): v128 {
  const third = f32x4.splat(1.0 / 3.0);
  let y = i32x4.add(i32x4.trunc_sat_f32x4_s(f32x4.mul(f32x4.convert_i32x4_s(x), third)), i32x4.splat(0x2a5119f2));
  y = f32x4.mul(third, f32x4.add(f32x4.add(y, y), f32x4.div(x, f32x4.mul(y, y))));
  y = f32x4.mul(third, f32x4.add(f32x4.add(y, y), f32x4.div(x, f32x4.mul(y, y))));
  return y;
}

// @ts-ignore: decorator
@inline function weigh(r: v128, g: v128, b: v128, x: f32, y: f32, z: f32): v128 {
  return f32x4.add(f32x4.add(f32x4.mul(r, f32x4.splat(x)), f32x4.mul(g, f32x4.splat(y))), f32x4.mul(b, f32x4.splat(z)));
}

// @ts-ignore: decorator
@inline function look(table: usize, rounded: v128): v128 {
  let v = f32x4.splat(load<f32>(table + (<usize>i32x4.extract_lane(rounded, 0) << 2)));
  v = f32x4.replace_lane(v, 1, load<f32>(table + (<usize>i32x4.extract_lane(rounded, 1) << 2)));
  v = f32x4.replace_lane(v, 2, load<f32>(table + (<usize>i32x4.extract_lane(rounded, 2) << 2)));
  return f32x4.replace_lane(v, 3, load<f32>(table + (<usize>i32x4.extract_lane(rounded, 3) << 2)));
}

// @ts-ignore: decorator
@inline function rounded(v: v128): v128 {
  const held = f32x4.min(f32x4.max(v, ZERO), f32x4.splat(255));
  return i32x4.trunc_sat_f32x4_s(f32x4.add(f32x4.mul(held, f32x4.splat(16)), f32x4.splat(0.5)));
}

// length a multiple of 4; table: LINEAR of twin.ts
export function toLab(rgbx: usize, length: i32, table: usize, L: usize, a: usize, b: usize): void {
  for (let i = 0; i < length; i += 4) {
    const p = rgbx + (<usize>i << 4);
    const r0 = look(table, rounded(v128.load(p)));
    const r1 = look(table, rounded(v128.load(p, 16)));
    const r2 = look(table, rounded(v128.load(p, 32)));
    const r3 = look(table, rounded(v128.load(p, 48)));
    const t0 = v128.shuffle<f32>(r0, r1, 0, 4, 1, 5);
    const t1 = v128.shuffle<f32>(r2, r3, 0, 4, 1, 5);
    const t2 = v128.shuffle<f32>(r0, r1, 2, 6, 3, 7);
    const t3 = v128.shuffle<f32>(r2, r3, 2, 6, 3, 7);
    const red = v128.shuffle<f32>(t0, t1, 0, 1, 4, 5);
    const green = v128.shuffle<f32>(t0, t1, 2, 3, 6, 7);
    const blue = v128.shuffle<f32>(t2, t3, 0, 1, 4, 5);
    const l = cbrt4(weigh(red, green, blue, 0.4122214708, 0.5363325363, 0.0514459929));
    const m = cbrt4(weigh(red, green, blue, 0.2119034982, 0.6806995451, 0.1073969566));
    const s = cbrt4(weigh(red, green, blue, 0.0883024619, 0.2817188376, 0.6299787005));
    const o = <usize>i << 2;
    v128.store(L + o, weigh(l, m, s, 0.2104542553, 0.793617785, -0.0040720468));
    v128.store(a + o, weigh(l, m, s, 1.9779984951, -2.428592205, 0.4505937099));
    v128.store(b + o, weigh(l, m, s, 0.0259040371, 0.7827717662, -0.808675766));
  }
}

// line: room for width + 2·radius + 4 floats; across: width·height + 4 floats
export function blur(source: usize, out: usize, width: i32, height: i32, taps: usize, radius: i32, across: usize, line: usize): void {
  const row: usize = <usize>width << 2;
  const middle = line + (<usize>radius << 2);
  const c0 = v128.load32_splat(taps);
  for (let y = 0; y < height; y++) {
    const from = source + <usize>y * row;
    memory.copy(middle, from, row);
    const left = load<f32>(from);
    const right = load<f32>(from + row - 4);
    for (let t = 0; t < radius; t++) {
      store<f32>(line + (<usize>t << 2), left);
      store<f32>(middle + row + (<usize>t << 2), right);
    }
    const to = across + <usize>y * row;
    for (let o: usize = 0; o < row; o += 16) {
      let sum = f32x4.mul(v128.load(middle + o), c0);
      for (let t = 1; t <= radius; t++) {
        const d = <usize>t << 2;
        sum = f32x4.add(sum, f32x4.mul(f32x4.add(v128.load(middle + o - d), v128.load(middle + o + d)), v128.load32_splat(taps + d)));
      }
      v128.store(to + o, sum);
    }
  }
  const tail = row & 15;
  const whole = row - tail;
  for (let y = 0; y < height; y++) {
    const at = across + <usize>y * row;
    const to = out + <usize>y * row;
    for (let o: usize = 0; o < whole; o += 16) {
      let sum = f32x4.mul(v128.load(at + o), c0);
      for (let t = 1; t <= radius; t++) {
        const up = across + <usize>max(0, y - t) * row + o;
        const down = across + <usize>min(height - 1, y + t) * row + o;
        sum = f32x4.add(sum, f32x4.mul(f32x4.add(v128.load(up), v128.load(down)), v128.load32_splat(taps + (<usize>t << 2))));
      }
      v128.store(to + o, sum);
    }
    for (let o = whole; o < row; o += 4) {
      let sum = load<f32>(at + o) * load<f32>(taps);
      for (let t = 1; t <= radius; t++) {
        const up = across + <usize>max(0, y - t) * row + o;
        const down = across + <usize>min(height - 1, y + t) * row + o;
        sum += (load<f32>(up) + load<f32>(down)) * load<f32>(taps + (<usize>t << 2));
      }
      store<f32>(to + o, sum);
    }
  }
}

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
  let t = f32x4.max(ZERO, f32x4.sub(f32x4.splat(1), f32x4.mul(d, k)));
  t = f32x4.mul(t, t);
  t = f32x4.mul(t, t);
  t = f32x4.mul(t, t);
  t = f32x4.mul(t, t);
  t = f32x4.mul(t, t);
  return f32x4.mul(t, t);
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
      v128.store(dy + r + o, f32x4.add(one, f32x4.mul(k, f32x4.max(ZERO, f32x4.sub(g, T)))));
    }
    for (let x = 2; x + 4 < width; x += 4) {
      const p = r + (<usize>(x - 2) << 2), q = p + 12;
      const g = f32x4.add(apart(L + p, L + q), f32x4.mul(C, f32x4.add(apart(A + p, A + q), apart(B + p, B + q))));
      v128.store(dx + p + 8, f32x4.add(one, f32x4.mul(k, f32x4.max(ZERO, f32x4.sub(g, T)))));
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
        let p = v128.load(r0 + o);
        a = f32x4.add(p, f32x4.mul(v128.load32_splat(q0 + q), f32x4.sub(a, p)));
        v128.store(r0 + o, a);
        p = v128.load(r1 + o);
        b = f32x4.add(p, f32x4.mul(v128.load32_splat(q1 + q), f32x4.sub(b, p)));
        v128.store(r1 + o, b);
      }
      for (let x = width - 2; x >= 0; x--) {
        const o = <usize>x << 4, q = <usize>(x + 1) << 2;
        let p = v128.load(r0 + o);
        a = f32x4.add(p, f32x4.mul(v128.load32_splat(q0 + q), f32x4.sub(a, p)));
        v128.store(r0 + o, a);
        p = v128.load(r1 + o);
        b = f32x4.add(p, f32x4.mul(v128.load32_splat(q1 + q), f32x4.sub(b, p)));
        v128.store(r1 + o, b);
      }
    }
    const pixelRow: usize = <usize>width << 4;
    for (let y = 1; y < height; y++) {
      let o = pixels + <usize>y * pixelRow, q = wy + <usize>y * row;
      for (let x = 0; x < width; x++) {
        const p = v128.load(o);
        v128.store(o, f32x4.add(p, f32x4.mul(v128.load32_splat(q), f32x4.sub(v128.load(o - pixelRow), p))));
        o += 16;
        q += 4;
      }
    }
    for (let y = height - 2; y >= 0; y--) {
      let o = pixels + <usize>y * pixelRow, q = wy + <usize>(y + 1) * row;
      for (let x = 0; x < width; x++) {
        const p = v128.load(o);
        v128.store(o, f32x4.add(p, f32x4.mul(v128.load32_splat(q), f32x4.sub(v128.load(o + pixelRow), p))));
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

// inside: bytes; column: width·height floats; row: room for width + 2·reach + 8 floats; marks: width + 2·reach + 8 ints
export function distance(inside: usize, width: i32, height: i32, reach: i32, out: usize, column: usize, line: usize, marks: usize): void {
  const row: usize = <usize>width << 2;
  const R = f32(reach);
  for (let x = 0; x < width; x++) store<f32>(column + (<usize>x << 2), R);
  for (let y = 1; y < height; y++) {
    const p = inside + <usize>(y * width), c = column + <usize>y * row;
    for (let x = 0; x < width; x++) {
      const same = load<u8>(p + x) == load<u8>(p + x - width);
      const run = min(R, load<f32>(c - row + (<usize>x << 2)) + 1);
      store<f32>(c + (<usize>x << 2), same ? run : f32(1));
    }
  }
  // backwards in `out`, which is free until the row pass
  for (let x = 0; x < width; x++) store<f32>(out + <usize>(height - 1) * row + (<usize>x << 2), R);
  for (let y = height - 2; y >= 0; y--) {
    const p = inside + <usize>(y * width), c = out + <usize>y * row;
    for (let x = 0; x < width; x++) {
      const same = load<u8>(p + x) == load<u8>(p + x + width);
      const run = min(R, load<f32>(c + row + (<usize>x << 2)) + 1);
      store<f32>(c + (<usize>x << 2), same ? run : f32(1));
    }
  }
  const middle = line + (<usize>reach << 2);
  for (let y = 0; y < height; y++) {
    const p = inside + <usize>(y * width), c = column + <usize>y * row, o = out + <usize>y * row;
    // beyond the picture: unreachable on either side, so never nearest
    let count = 0;
    for (let x = 0; x < width; x++) {
      const g = min(load<f32>(c + (<usize>x << 2)), load<f32>(o + (<usize>x << 2)));
      const in1 = load<u8>(p + x);
      store<f32>(middle + (<usize>x << 2), in1 ? -g : g);
      if (g < R || (x > 0 && in1 != load<u8>(p + x - 1))) count++;
      store<i32>(marks + (<usize>x << 2), count);
    }
    for (let x = 0; x < width; x += 4) {
      const from = max(0, x - reach), to = min(width - 1, x + 3 + reach);
      const before = from > 0 ? load<i32>(marks + (<usize>(from) << 2)) : 0;
      if (load<i32>(marks + (<usize>to << 2)) == before) {
        const side = load<u8>(p + x) ? -R + f32(0.5) : R - f32(0.5);
        const lanes = min(4, width - x);
        for (let t = 0; t < lanes; t++) store<f32>(o + (<usize>(x + t) << 2), side);
        continue;
      }
      for (let t = x; t < min(x + 4, width); t++) {
        const inner = load<u8>(p + t) != 0;
        const sign: f32 = inner ? -1 : 1;
        let best = R * R;
        const last = min(width - 1, t + reach);
        let dx = max(0, t - reach) - t;
        for (let q = t + dx; q <= last; q++) {
          const g = max<f32>(0, sign * load<f32>(middle + (<usize>q << 2)));
          best = min(best, f32(dx * dx) + g * g);
          dx++;
        }
        store<f32>(o + (<usize>t << 2), sign * (sqrt(best) - f32(0.5)));
      }
    }
  }
}

// width·height a multiple of 4; centres: count triples of floats
export function assign(L: usize, A: usize, B: usize, inside: usize, length: i32, centres: usize, count: i32, scaleL: f32, scaleAb: f32, out: usize): void {
  const sl = f32x4.splat(scaleL), sab = f32x4.splat(scaleAb);
  for (let i = 0; i < length; i += 4) {
    const mask = load<u32>(inside + i);
    if (mask == 0) {
      store<u32>(out + i, 0xffffffff);
      continue;
    }
    const o = <usize>i << 2;
    const l = f32x4.mul(v128.load(L + o), sl), a = f32x4.mul(v128.load(A + o), sab), b = f32x4.mul(v128.load(B + o), sab);
    let best = f32x4.splat(f32.MAX_VALUE);
    let label = i32x4.splat(0);
    for (let k = 0; k < count; k++) {
      const c = centres + <usize>(k * 12);
      const dl = f32x4.sub(l, v128.load32_splat(c)), da = f32x4.sub(a, v128.load32_splat(c, 4)), db = f32x4.sub(b, v128.load32_splat(c, 8));
      const d = f32x4.add(f32x4.add(f32x4.mul(dl, dl), f32x4.mul(da, da)), f32x4.mul(db, db));
      const closer = f32x4.lt(d, best);
      best = v128.bitselect(d, best, closer);
      label = v128.bitselect(i32x4.splat(k), label, closer);
    }
    store<u8>(out + i, mask & 0xff ? <u8>i32x4.extract_lane(label, 0) : 255);
    store<u8>(out + i, mask & 0xff00 ? <u8>i32x4.extract_lane(label, 1) : 255, 1);
    store<u8>(out + i, mask & 0xff0000 ? <u8>i32x4.extract_lane(label, 2) : 255, 2);
    store<u8>(out + i, mask & 0xff000000 ? <u8>i32x4.extract_lane(label, 3) : 255, 3);
  }
}

// @ts-ignore: decorator
@inline function toward(from: v128, to: v128, share: f32): v128 {
  return f32x4.add(from, f32x4.mul(f32x4.sub(to, from), f32x4.splat(share)));
}

// @ts-ignore: decorator
@inline function tent(fill: usize, colours: usize, weight: f32, sum: v128): v128 {
  const k = load<u8>(fill);
  if (k == 255) return sum;
  // the fourth lane counts the weights
  const c = f32x4.replace_lane(v128.load(colours + (<usize>k << 4)), 3, 1);
  return f32x4.add(sum, f32x4.mul(c, f32x4.splat(weight)));
}

export function compose(fill: usize, ink: usize, distances: usize, colours: usize, inkAt: i32, outline: usize, outlineWidth: f32, borderWidth: f32, width: i32, height: i32, out: usize): void {
  const edge = outlineWidth + borderWidth;
  const line = v128.load(outline), white = f32x4.splat(255);
  memory.fill(out, 0, <usize>(width * height) << 2);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = <usize>(y * width + x), f = fill + i;
      const d = load<f32>(distances + (i << 2));
      if (d > edge) continue;
      const k = load<u8>(f);
      let colour = line;
      if (k != 255) {
        colour = v128.load(colours + (<usize>k << 4));
        const w = <usize>width;
        if (load<u8>(f - 1) != k || load<u8>(f + 1) != k || load<u8>(f - w) != k || load<u8>(f + w) != k || load<u8>(f - w - 1) != k || load<u8>(f - w + 1) != k || load<u8>(f + w - 1) != k || load<u8>(f + w + 1) != k) {
          let sum = f32x4.replace_lane(f32x4.mul(colour, f32x4.splat(4)), 3, 4);
          sum = tent(f - 1, colours, 2, sum);
          sum = tent(f + 1, colours, 2, sum);
          sum = tent(f - w, colours, 2, sum);
          sum = tent(f + w, colours, 2, sum);
          sum = tent(f - w - 1, colours, 1, sum);
          sum = tent(f - w + 1, colours, 1, sum);
          sum = tent(f + w - 1, colours, 1, sum);
          sum = tent(f + w + 1, colours, 1, sum);
          colour = f32x4.div(sum, f32x4.splat(f32x4.extract_lane(sum, 3)));
        }
        const s = ink + (i << 2), r = <usize>width << 2;
        const stroke = (load<f32>(s) * 2 + (load<f32>(s - 4) + load<f32>(s + 4) + load<f32>(s - r) + load<f32>(s + r)) * f32(0.5)) * f32(0.225);
        if (stroke > 0) colour = toward(colour, v128.load(colours + (<usize>(inkAt + k) << 4)), stroke);
      }
      colour = toward(colour, line, min<f32>(1, max<f32>(0, d + f32(1.7))));
      colour = toward(colour, white, min<f32>(1, max<f32>(0, d - outlineWidth + f32(0.5))));
      const o = out + (i << 2);
      const v = i32x4.trunc_sat_f32x4_s(f32x4.add(colour, f32x4.splat(0.5)));
      store<u8>(o, <u8>i32x4.extract_lane(v, 0));
      store<u8>(o, <u8>i32x4.extract_lane(v, 1), 1);
      store<u8>(o, <u8>i32x4.extract_lane(v, 2), 2);
      store<u8>(o, <u8>(min<f32>(1, max<f32>(0, edge - d)) * f32(255)), 3);
    }
  }
}
