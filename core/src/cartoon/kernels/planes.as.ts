import { ZERO } from "./lanes.as";

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
export function toLab(rgbx: usize, length: i32, table: usize, gainR: f32, gainG: f32, gainB: f32, L: usize, a: usize, b: usize): void {
  const one = f32x4.splat(1), gr = f32x4.splat(gainR), gg = f32x4.splat(gainG), gb = f32x4.splat(gainB);
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
    const red = f32x4.min(one, f32x4.mul(gr, v128.shuffle<f32>(t0, t1, 0, 1, 4, 5)));
    const green = f32x4.min(one, f32x4.mul(gg, v128.shuffle<f32>(t0, t1, 2, 3, 6, 7)));
    const blue = f32x4.min(one, f32x4.mul(gb, v128.shuffle<f32>(t2, t3, 0, 1, 4, 5)));
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
