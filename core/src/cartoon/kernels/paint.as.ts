import { alike, toward } from "./lanes.as";

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
@inline function tent(fill: usize, colours: usize, weight: f32, sum: v128): v128 {
  const k = load<u8>(fill);
  if (k == 255) return sum;
  // the fourth lane counts the weights
  const c = f32x4.replace_lane(v128.load(colours + (<usize>k << 4)), 3, 1);
  return f32x4.add(sum, f32x4.mul(c, f32x4.splat(weight)));
}

// @ts-ignore: decorator
@inline function other(fill: usize, entry: i32, perEntry: i32): bool {
  return <i32>load<u8>(fill) / perEntry != entry;
}

// Whether four pixels and those beside them have one fill, and neither ink nor the contour is near
// @ts-ignore: decorator
@inline function even(fill: usize, ink: usize, distance: usize, row: usize): bool {
  const here = load<u32>(fill);
  if (here == 0xffffffff || here != load<u32>(fill - 1) || here != load<u32>(fill + 1)) return false;
  const across = v128.or(v128.or(v128.load(ink - 4), v128.load(ink + 4)), v128.load(ink));
  const strokes = v128.or(across, v128.or(v128.load(ink - row), v128.load(ink + row)));
  return !v128.any_true(strokes) && i32x4.all_true(f32x4.le(v128.load(distance), f32x4.splat(-1.7)));
}

export function compose(fill: usize, ink: usize, distances: usize, colours: usize, inkAt: i32, perEntry: i32, outline: usize, outlineWidth: f32, borderWidth: f32, width: i32, height: i32, out: usize, stride: i32): void {
  const edge = outlineWidth + borderWidth;
  const line = v128.load(outline), white = f32x4.splat(255);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = <usize>(y * width + x), f = fill + i;
      if (x + 4 < width && even(f, ink + (i << 2), distances + (i << 2), <usize>width << 2)) {
        const colour = v128.load(colours + (<usize>load<u8>(f) << 4));
        const v = i32x4.trunc_sat_f32x4_s(f32x4.replace_lane(f32x4.add(colour, f32x4.splat(0.5)), 3, 255));
        const bytes = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(v, v), v);
        v128.store(out + (<usize>(y * stride + x) << 2), i32x4.splat(i32x4.extract_lane(bytes, 0)));
        x += 3;
        continue;
      }
      const d = load<f32>(distances + (i << 2));
      if (d > edge) continue;
      const k = load<u8>(f);
      let colour = line;
      if (k != 255) {
        colour = v128.load(colours + (<usize>k << 4));
        const w = <usize>width;
        const e = <i32>k / perEntry;
        const beside = other(f - 1, e, perEntry) || other(f + 1, e, perEntry);
        if (beside && (other(f - w, e, perEntry) || other(f + w, e, perEntry))) {
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
      const o = out + (<usize>(y * stride + x) << 2);
      const v = i32x4.trunc_sat_f32x4_s(f32x4.add(colour, f32x4.splat(0.5)));
      store<u8>(o, <u8>i32x4.extract_lane(v, 0));
      store<u8>(o, <u8>i32x4.extract_lane(v, 1), 1);
      store<u8>(o, <u8>i32x4.extract_lane(v, 2), 2);
      store<u8>(o, <u8>(min<f32>(1, max<f32>(0, edge - d)) * f32(255)), 3);
    }
  }
}

// out: four floats a label, zeroed
export function sums(labels: usize, L: usize, A: usize, B: usize, distance: usize, limit: f32, length: i32, out: usize): void {
  // the sum of a run of one label stays in a register
  let held = out, sum = v128.load(out);
  for (let i = 0; i < length; i++) {
    const k = load<u8>(labels + i), o = <usize>i << 2;
    if (k == 255 || load<f32>(distance + o) > limit) continue;
    const at = out + (<usize>k << 4);
    if (at != held) {
      v128.store(held, sum);
      sum = v128.load(at);
      held = at;
    }
    sum = f32x4.add(sum, f32x4(load<f32>(L + o), load<f32>(A + o), load<f32>(B + o), 1));
  }
  v128.store(held, sum);
}

// Pixels by the cell of an OKLab histogram: sums of L, a, b and their number, four floats a cell, zeroed.
// Every second pixel of each row, shifted by one on odd rows
export function histogram(L: usize, A: usize, B: usize, distance: usize, width: i32, height: i32, limit: f32, cellsL: i32, cellsAb: i32, spanAb: f32, out: usize): void {
  const scaleAb = f32(cellsAb) / (2 * spanAb);
  for (let y = 0; y < height; y++) {
    for (let x = y & 1; x < width; x += 2) {
      const o = <usize>(y * width + x) << 2;
      if (load<f32>(distance + o) > limit) continue;
      const l = load<f32>(L + o), a = load<f32>(A + o), b = load<f32>(B + o);
      const i = min(cellsL - 1, max(0, <i32>(l * f32(cellsL))));
      const j = min(cellsAb - 1, max(0, <i32>((a + spanAb) * scaleAb))), k = min(cellsAb - 1, max(0, <i32>((b + spanAb) * scaleAb)));
      const at = out + (<usize>((i * cellsAb + j) * cellsAb + k) << 4);
      v128.store(at, f32x4.add(v128.load(at), f32x4(l, a, b, 1)));
    }
  }
}

// The fill of each pixel: label · perEntry + tone, 255 where the label is
export function fillNumbers(labels: usize, tones: usize, perEntry: i32, length: i32, out: usize): void {
  const none = i8x16.splat(-1);
  for (let i = 0; i < length; i += 16) {
    const label = v128.load(labels + i);
    let sum = v128.load(tones + i);
    for (let k = 0; k < perEntry; k++) sum = i8x16.add(sum, label);
    v128.store(out + i, v128.or(sum, i8x16.eq(label, none)));
  }
}

// out: two floats a pair, zeroed
export function sharedEdges(labels: usize, L: usize, A: usize, B: usize, distance: usize, width: i32, height: i32, limit: f32, span: i32, centres: usize, count: i32, scaleL: f32, scaleAb: f32, out: usize): void {
  for (let y = span + 1; y < height - span - 2; y++) {
    for (let x = span + 1; x < width - span - 2; x++) {
      const i = y * width + x;
      if (x + 16 < width && alike(labels + i, width)) {
        x += 15;
        continue;
      }
      const one = load<u8>(labels + i);
      if (one == 255) continue;
      if (load<u8>(labels + i, 1) == one && load<u8>(labels + i + width) == one) continue;
      if (load<f32>(distance + (<usize>i << 2)) > limit) continue;
      for (let d = 0; d < 2; d++) {
        const next = d ? width : 1;
        const two = load<u8>(labels + i + next);
        if (two == 255 || two == one) continue;
        const p = centres + <usize>one * 12, q = centres + <usize>two * 12;
        const ux = load<f32>(q) - load<f32>(p), uy = load<f32>(q, 4) - load<f32>(p, 4), uz = load<f32>(q, 8) - load<f32>(p, 8);
        let low = f32.MAX_VALUE, high = -f32.MAX_VALUE;
        for (let t = -span; t <= span + 1; t++) {
          const j = <usize>(i + t * next) << 2;
          const along = load<f32>(L + j) * scaleL * ux + (load<f32>(A + j) * uy + load<f32>(B + j) * uz) * scaleAb;
          low = min(low, along);
          high = max(high, along);
        }
        const at = out + (<usize>(<i32>min(one, two) * count + <i32>max(one, two)) << 3);
        store<f32>(at, load<f32>(at) + min<f32>(1.2, (high - low) / (ux * ux + uy * uy + uz * uz + f32(1e-5))));
        store<f32>(at, load<f32>(at, 4) + 1, 4);
      }
    }
  }
}

// out: 256 bytes, zeroed
export function present(plane: usize, length: i32, out: usize): void {
  for (let i = 0; i < length; i++) store<u8>(out + load<u8>(plane + i), 1);
}

// table: 16 bytes, the complement of the numbers, since a swizzle gives 0 beyond it
export function renumber(labels: usize, length: i32, table: usize, out: usize): void {
  const numbers = v128.load(table);
  for (let i = 0; i < length; i += 16) {
    v128.store(out + i, v128.not(i8x16.swizzle(numbers, v128.load(labels + i))));
  }
}

// `value` on labels near the contour that have none dx columns and dy rows on
export function rim(labels: usize, distance: usize, width: i32, height: i32, dx: i32, dy: i32, limit: f32, value: i32, out: usize): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (load<u8>(labels + i) == 255 || load<f32>(distance + (<usize>i << 2)) < limit) continue;
      const beyond = x + dx >= width || y + dy >= height;
      if (beyond || load<u8>(labels + i + dy * width + dx) == 255) store<u8>(out + i, <u8>value);
    }
  }
}
