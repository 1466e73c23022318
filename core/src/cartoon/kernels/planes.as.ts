import { nearest, ZERO } from "./lanes.as";

// bytes: three a pixel, one more readable; out: four floats a pixel
export function unpackRow(bytes: usize, length: i32, out: usize): void {
  for (let i = 0; i < length; i++) {
    const wide = i16x8.extend_low_i8x16_u(v128.load32_zero(bytes));
    v128.store(out, f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(wide)));
    bytes += 3;
    out += 16;
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

// rows: `count` rows of `length` floats, a multiple of 4
export function mixRows(rows: usize, count: i32, length: i32, weights: usize, out: usize): void {
  const row: usize = <usize>length << 2;
  let o: usize = 0;
  for (; o + 64 <= row; o += 64) {
    let p = rows + o, w = weights, weight = v128.load32_splat(w);
    let s0 = f32x4.mul(v128.load(p), weight), s1 = f32x4.mul(v128.load(p, 16), weight);
    let s2 = f32x4.mul(v128.load(p, 32), weight), s3 = f32x4.mul(v128.load(p, 48), weight);
    for (let t = 1; t < count; t++) {
      p += row;
      w += 4;
      weight = v128.load32_splat(w);
      s0 = f32x4.add(s0, f32x4.mul(v128.load(p), weight));
      s1 = f32x4.add(s1, f32x4.mul(v128.load(p, 16), weight));
      s2 = f32x4.add(s2, f32x4.mul(v128.load(p, 32), weight));
      s3 = f32x4.add(s3, f32x4.mul(v128.load(p, 48), weight));
    }
    v128.store(out + o, s0);
    v128.store(out + o, s1, 16);
    v128.store(out + o, s2, 32);
    v128.store(out + o, s3, 48);
  }
  for (; o < row; o += 16) {
    let p = rows + o, w = weights;
    let sum = f32x4.mul(v128.load(p), v128.load32_splat(w));
    for (let t = 1; t < count; t++) {
      p += row;
      w += 4;
      sum = f32x4.add(sum, f32x4.mul(v128.load(p), v128.load32_splat(w)));
    }
    v128.store(out + o, sum);
  }
}

export function above(plane: usize, length: i32, limit: f32, value: i32, out: usize): void {
  const l = f32x4.splat(limit), v = i8x16.splat(<i8>value);
  let i = 0;
  for (; i + 16 <= length; i += 16) {
    const p = plane + (<usize>i << 2);
    const low = i16x8.narrow_i32x4_s(f32x4.gt(v128.load(p), l), f32x4.gt(v128.load(p, 16), l));
    const high = i16x8.narrow_i32x4_s(f32x4.gt(v128.load(p, 32), l), f32x4.gt(v128.load(p, 48), l));
    v128.store(out + i, v128.and(i8x16.narrow_i16x8_s(low, high), v));
  }
  for (; i < length; i++) store<u8>(out + i, load<f32>(plane + (<usize>i << 2)) > limit ? <u8>value : 0);
}

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
    let o: usize = 0;
    for (; o + 64 <= row; o += 64) {
      const p = middle + o;
      let s0 = f32x4.mul(v128.load(p), c0), s1 = f32x4.mul(v128.load(p, 16), c0);
      let s2 = f32x4.mul(v128.load(p, 32), c0), s3 = f32x4.mul(v128.load(p, 48), c0);
      for (let t = 1; t <= radius; t++) {
        const d = <usize>t << 2, l = p - d, r = p + d, tap = v128.load32_splat(taps + d);
        s0 = f32x4.add(s0, f32x4.mul(f32x4.add(v128.load(l), v128.load(r)), tap));
        s1 = f32x4.add(s1, f32x4.mul(f32x4.add(v128.load(l, 16), v128.load(r, 16)), tap));
        s2 = f32x4.add(s2, f32x4.mul(f32x4.add(v128.load(l, 32), v128.load(r, 32)), tap));
        s3 = f32x4.add(s3, f32x4.mul(f32x4.add(v128.load(l, 48), v128.load(r, 48)), tap));
      }
      v128.store(to + o, s0);
      v128.store(to + o, s1, 16);
      v128.store(to + o, s2, 32);
      v128.store(to + o, s3, 48);
    }
    for (; o < row; o += 16) {
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
    let o: usize = 0;
    for (; o + 64 <= whole; o += 64) {
      const p = at + o;
      let s0 = f32x4.mul(v128.load(p), c0), s1 = f32x4.mul(v128.load(p, 16), c0);
      let s2 = f32x4.mul(v128.load(p, 32), c0), s3 = f32x4.mul(v128.load(p, 48), c0);
      for (let t = 1; t <= radius; t++) {
        const u = across + <usize>max(0, y - t) * row + o, d = across + <usize>min(height - 1, y + t) * row + o;
        const tap = v128.load32_splat(taps + (<usize>t << 2));
        s0 = f32x4.add(s0, f32x4.mul(f32x4.add(v128.load(u), v128.load(d)), tap));
        s1 = f32x4.add(s1, f32x4.mul(f32x4.add(v128.load(u, 16), v128.load(d, 16)), tap));
        s2 = f32x4.add(s2, f32x4.mul(f32x4.add(v128.load(u, 32), v128.load(d, 32)), tap));
        s3 = f32x4.add(s3, f32x4.mul(f32x4.add(v128.load(u, 48), v128.load(d, 48)), tap));
      }
      v128.store(to + o, s0);
      v128.store(to + o, s1, 16);
      v128.store(to + o, s2, 32);
      v128.store(to + o, s3, 48);
    }
    for (; o < whole; o += 16) {
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

// Mean over a square by running sums; edges repeat. across: width·height floats; line: width + 2·radius + 4 floats
export function boxMean(source: usize, out: usize, width: i32, height: i32, radius: i32, across: usize, line: usize): void {
  const row: usize = <usize>width << 2, middle = line + (<usize>radius << 2), span: usize = (<usize>radius * 2 + 1) << 2;
  for (let y = 0; y < height; y++) {
    const from = source + <usize>y * row, to = across + <usize>y * row;
    memory.copy(middle, from, row);
    for (let t = 0; t < radius; t++) {
      store<f32>(line + (<usize>t << 2), load<f32>(from));
      store<f32>(middle + row + (<usize>t << 2), load<f32>(from + row - 4));
    }
    let sum: f64 = 0;
    for (let o: usize = 0; o < span; o += 4) sum += load<f32>(line + o);
    store<f32>(to, <f32>sum);
    for (let o: usize = 4; o < row; o += 4) {
      sum += <f64>load<f32>(line + o + span - 4) - <f64>load<f32>(line + o - 4);
      store<f32>(to + o, <f32>sum);
    }
  }
  const count = (2 * radius + 1) * (2 * radius + 1);
  const share = f32x4.splat(f32(1) / f32(count));
  for (let o: usize = 0; o < row; o += 16) {
    // the last step takes the row's last four columns, so that no other row is touched
    const c = o + 16 <= row ? o : row >= 16 ? row - 16 : 0;
    let sum = f32x4.mul(v128.load(across + c), f32x4.splat(f32(radius + 1)));
    for (let t = 1; t <= radius; t++) sum = f32x4.add(sum, v128.load(across + <usize>min(height - 1, t) * row + c));
    for (let y = 0; y < height; y++) {
      const at = out + <usize>y * row + c, mean = f32x4.mul(sum, share);
      if (row >= 16) v128.store(at, mean);
      else {
        store<f32>(at, f32x4.extract_lane(mean, 0));
        if (row > 4) store<f32>(at, f32x4.extract_lane(mean, 1), 4);
        if (row > 8) store<f32>(at, f32x4.extract_lane(mean, 2), 8);
      }
      const enters = v128.load(across + <usize>min(height - 1, y + radius + 1) * row + c);
      sum = f32x4.add(sum, f32x4.sub(enters, v128.load(across + <usize>max(0, y - radius) * row + c)));
    }
  }
}

// The window starts at (left, top) of the field and moves by stepX, stepY a pixel; held: edges repeat, else `outside`.
// line: fieldWidth + 4 floats; columns: for each output column its source column (−1 beyond) and share
export function sample(field: usize, fieldWidth: i32, fieldHeight: i32, left: f32, top: f32, stepX: f32, stepY: f32, width: i32, height: i32, held: bool, outside: f32, out: usize, line: usize, columns: usize): void {
  const mostX = f32(fieldWidth - 1), mostY = f32(fieldHeight - 1);
  for (let x = 0; x < width; x++) {
    const cx = left + (f32(x) + f32(0.5)) * stepX - f32(0.5);
    const u = min(max<f32>(cx, 0), mostX);
    const x0 = min(<i32>u, max(0, fieldWidth - 2));
    const beyond = !held && (cx < -0.5 || cx > mostX + 0.5);
    store<i32>(columns + (<usize>x << 3), beyond ? -1 : x0);
    store<f32>(columns + (<usize>x << 3), u - f32(x0), 4);
  }
  for (let y = 0; y < height; y++) {
    const cy = top + (f32(y) + f32(0.5)) * stepY - f32(0.5);
    const row = out + (<usize>(y * width) << 2);
    if (!held && (cy < -0.5 || cy > mostY + 0.5)) {
      for (let x = 0; x < width; x++) store<f32>(row + (<usize>x << 2), outside);
      continue;
    }
    const v = min(max<f32>(cy, 0), mostY);
    const y0 = <i32>v;
    const fy = f32x4.splat(v - f32(y0));
    const upper = field + (<usize>(y0 * fieldWidth) << 2), lower = field + (<usize>(min(y0 + 1, fieldHeight - 1) * fieldWidth) << 2);
    for (let x = 0; x < fieldWidth; x += 4) {
      const o = <usize>x << 2;
      const a = v128.load(upper + o);
      v128.store(line + o, f32x4.add(a, f32x4.mul(f32x4.sub(v128.load(lower + o), a), fy)));
    }
    if (fieldWidth == 1) store<f32>(line, load<f32>(line), 4);
    for (let x = 0; x < width; x++) {
      const x0 = load<i32>(columns + (<usize>x << 3));
      let value = outside;
      if (x0 >= 0) {
        const at = line + (<usize>x0 << 2);
        const a = load<f32>(at);
        value = a + (load<f32>(at, 4) - a) * load<f32>(columns + (<usize>x << 3), 4);
      }
      store<f32>(row + (<usize>x << 2), value);
    }
  }
}
