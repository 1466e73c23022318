import { alike, ZERO } from "./lanes.as";

// One more than the run of the row at `before`, 1 where the byte `step` away is another
function runs(inside: usize, step: isize, width: i32, before: usize, most: f32, out: usize): void {
  const one = f32x4.splat(1), held = f32x4.splat(most);
  for (let x: usize = 0; x < <usize>width; x += 4) {
    const bytes = i8x16.eq(v128.load32_zero(inside + x), v128.load32_zero(inside + x + step));
    const same = i32x4.extend_low_i16x8_s(i16x8.extend_low_i8x16_s(bytes));
    const run = f32x4.pmin(held, f32x4.add(v128.load(before + (x << 2)), one));
    v128.store(out + (x << 2), v128.bitselect(run, one, same));
  }
}

// width a multiple of 4; inside: bytes; column: width·height floats; row: room for width + 2·reach + 8 floats; marks: width + 2·reach + 8 ints
export function distance(inside: usize, width: i32, height: i32, reach: i32, out: usize, column: usize, line: usize, marks: usize): void {
  const row: usize = <usize>width << 2;
  const R = f32(reach);
  for (let x = 0; x < width; x++) store<f32>(column + (<usize>x << 2), R);
  for (let y = 1; y < height; y++) {
    const c = column + <usize>y * row;
    runs(inside + <usize>(y * width), -width, width, c - row, R, c);
  }
  // backwards in `out`, which is free until the row pass
  for (let x = 0; x < width; x++) store<f32>(out + <usize>(height - 1) * row + (<usize>x << 2), R);
  for (let y = height - 2; y >= 0; y--) {
    const c = out + <usize>y * row;
    runs(inside + <usize>(y * width), width, width, c + row, R, c);
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
      if (x < reach || x + 3 + reach >= width) {
        for (let t = x; t < min(x + 4, width); t++) nearest(p, middle, t, width, reach, o);
        continue;
      }
      // each lane sees the columns with the sign of its own side
      const here = v128.load(middle + (<usize>x << 2));
      const sign = v128.bitselect(f32x4.splat(-1), f32x4.splat(1), f32x4.lt(here, ZERO));
      let best = f32x4.pmin(f32x4.splat(R * R), f32x4.mul(here, here));
      for (let d = 1; d <= reach; d++) {
        const away = f32x4.splat(f32(d * d)), at = middle + (<usize>x << 2), step: usize = <usize>d << 2;
        const left = f32x4.pmax(ZERO, f32x4.mul(sign, v128.load(at - step)));
        const right = f32x4.pmax(ZERO, f32x4.mul(sign, v128.load(at + step)));
        const least = f32x4.pmin(left, right);
        best = f32x4.pmin(best, f32x4.add(away, f32x4.mul(least, least)));
        if (!v128.any_true(f32x4.gt(best, away))) break;
      }
      v128.store(o + (<usize>x << 2), f32x4.mul(sign, f32x4.sub(f32x4.sqrt(best), f32x4.splat(0.5))));
    }
  }
}

function nearest(inside: usize, columns: usize, x: i32, width: i32, reach: i32, out: usize): void {
  const sign: f32 = load<u8>(inside + x) ? -1 : 1;
  let best = f32(reach * reach);
  // outwards, until no column can be nearer
  for (let d = 0; d <= reach && f32(d * d) < best; d++) {
    if (x >= d) {
      const g = max<f32>(0, sign * load<f32>(columns + (<usize>(x - d) << 2)));
      best = min(best, f32(d * d) + g * g);
    }
    if (x + d < width) {
      const g = max<f32>(0, sign * load<f32>(columns + (<usize>(x + d) << 2)));
      best = min(best, f32(d * d) + g * g);
    }
  }
  store<f32>(out + (<usize>x << 2), sign * (sqrt(best) - f32(0.5)));
}

// @ts-ignore: decorator
@inline function root(parents: usize, label: i32): i32 {
  let k = label;
  let up = load<i32>(parents + (<usize>k << 2));
  while (up != k) {
    k = up;
    up = load<i32>(parents + (<usize>k << 2));
  }
  return k;
}

// @ts-ignore: decorator
@inline function runAt(starts: usize, k: i32): i32 {
  return load<i32>(starts + (<usize>k << 2));
}

// Union-find over runs of equal bytes (Rosenfeld & Pfaltz 1966; He, Chao & Suzuki 2008); the smaller number stays, so
// numbers follow reading order. plane: bytes; labels, parents, starts, areas: width·height + 2 ints; atBorder, values: as many bytes
export function regions(plane: usize, width: i32, height: i32, labels: usize, parents: usize, starts: usize, areas: usize, atBorder: usize, values: usize): i32 {
  let runs = 0, aboveFirst = 0, aboveLast = 0;
  for (let y = 0; y < height; y++) {
    const row = y * width, p = plane + row, first = runs;
    let k = aboveFirst;
    for (let x = 0; x < width; ) {
      const value = load<u8>(p + x), start = x++;
      while (x + 16 <= width && i8x16.all_true(i8x16.eq(v128.load(p + x), i8x16.splat(value)))) x += 16;
      while (x < width && load<u8>(p + x) == value) x++;
      store<i32>(starts + (<usize>runs << 2), row + start);
      let label = runs;
      store<i32>(parents + (<usize>runs << 2), runs);
      // runs of the row above that touch this one
      while (k < aboveLast && runAt(starts, k + 1) + width <= row + start) k++;
      for (let j = k; j < aboveLast && runAt(starts, j) + width < row + x; j++) {
        if (load<u8>(plane + runAt(starts, j)) != value) continue;
        const up = root(parents, j), own = root(parents, label);
        label = min(up, own);
        store<i32>(parents + (<usize>max(up, own) << 2), label);
      }
      runs++;
    }
    aboveFirst = first;
    aboveLast = runs;
    store<i32>(starts + (<usize>runs << 2), row + width);
  }
  let count = 0;
  for (let k = 0; k < runs; k++) {
    const p = parents + (<usize>k << 2), up = load<i32>(p);
    // a root becomes its own number; the others point to earlier runs, which have theirs already
    const label = up == k ? ++count : load<i32>(parents + (<usize>up << 2));
    store<i32>(p, label);
    const start = runAt(starts, k), end = runAt(starts, k + 1), x = start % width;
    const area = areas + (<usize>label << 2);
    store<i32>(area, load<i32>(area) + end - start);
    const edge = x == 0 || x + end - start == width || start < width || start >= width * (height - 1);
    if (edge) store<u8>(atBorder + label, 1);
    store<u8>(values + label, load<u8>(plane + start));
    const lanes = i32x4.splat(label);
    let i = start;
    for (; i + 4 <= end; i += 4) v128.store(labels + (<usize>i << 2), lanes);
    for (; i < end; i++) store<i32>(labels + (<usize>i << 2), label);
  }
  return count;
}

// values: a byte a region, 255 to leave its pixels as they are
export function repaint(plane: usize, labels: usize, values: usize, length: i32): void {
  for (let i = 0; i < length; i++) {
    const value = load<u8>(values + load<i32>(labels + (<usize>i << 2)));
    if (value != 255) store<u8>(plane + i, value);
  }
}

// @ts-ignore: decorator
@inline function step(plane: usize, from: i32, to: i32): f32 {
  return abs(load<f32>(plane + (<usize>from << 2)) - load<f32>(plane + (<usize>to << 2)));
}

// @ts-ignore: decorator
@inline function add(sums: usize, region: i32, count: i32, label: i32, soft: f32): void {
  const at = sums + (<usize>(region * count + label) << 3);
  store<f32>(at, load<f32>(at) + 1);
  store<f32>(at, load<f32>(at, 4) + soft, 4);
}

// out: two floats for each region and label, zeroed
export function borders(labels: usize, L: usize, A: usize, B: usize, width: i32, height: i32, regions: usize, count: i32, reach: i32, clear: f32, chroma: f32, out: usize): void {
  for (let y = reach; y < height - reach - 1; y++) {
    for (let x = reach; x < width - reach - 1; x++) {
      const i = y * width + x, p = labels + i;
      if (x + 16 < width && alike(p, width)) {
        x += 15;
        continue;
      }
      const one = <i32>load<u8>(p);
      if (one == 255) continue;
      for (let d = 1; d <= width; d += width - 1) {
        const two = <i32>load<u8>(p + d);
        if (two == one || two == 255) continue;
        const from = i - reach * d, to = i + (reach + 1) * d;
        const t = min<f32>(1, (step(L, from, to) + chroma * (step(A, from, to) + step(B, from, to))) / clear);
        const soft = f32(1) - t * t;
        add(out, load<i32>(regions + (<usize>i << 2)), count, two, soft);
        add(out, load<i32>(regions + (<usize>(i + d) << 2)), count, one, soft);
      }
    }
  }
}

// labels, out: bytes; apart: count·count floats, count ≤ 16; votes: 4,112 bytes, zeroed
export function majority(labels: usize, width: i32, height: i32, radius: i32, count: i32, apart: usize, votes: usize, out: usize): void {
  memory.copy(out, labels, <usize>(width * height));
  // for each label a vector with a one in its lane, for 255 none
  for (let k = 0; k < count; k++) store<u8>(votes + <usize>(k * 17), 1);
  const sums = votes + 4096;
  for (let y = radius; y < height - radius; y++) {
    for (let x = radius; x < width - radius; x++) {
      const i = y * width + x, p = labels + i;
      if (x + 16 < width && alike(p, width) && alike(p - width, width) && load<u8>(p - 1) == load<u8>(p)) {
        x += 15;
        continue;
      }
      const mine = load<u8>(p);
      if (mine == 255) continue;
      if (load<u8>(p - 1) == mine && load<u8>(p + 1) == mine && load<u8>(p - width) == mine && load<u8>(p + width) == mine) continue;
      let sum = i8x16.splat(0);
      for (let dy = -radius; dy <= radius; dy++) {
        const row = p + dy * width;
        for (let dx = -radius; dx <= radius; dx++) sum = i8x16.add(sum, v128.load(votes + (<usize>load<u8>(row + dx) << 4)));
      }
      // the nearest count twice
      for (let dy = -1; dy <= 1; dy++) {
        const row = p + dy * width;
        for (let dx = -1; dx <= 1; dx++) sum = i8x16.add(sum, v128.load(votes + (<usize>load<u8>(row + dx) << 4)));
      }
      v128.store(sums, sum);
      const own = <i32>load<u8>(sums + mine);
      let best: i32 = mine, most = own;
      for (let k = 0; k < count; k++) {
        const v = <i32>load<u8>(sums + k);
        if (v > most) {
          most = v;
          best = k;
        }
      }
      const print = load<f32>(apart + (<usize>(<i32>mine * count + best) << 2)) > 0.16 && f32(own) * f32(2.6) > f32(most);
      if (!print) store<u8>(out + i, <u8>best);
    }
  }
}
