import { ZERO } from "./lanes.as";

// a -= b
export function subtract(a: usize, b: usize, length: i32): void {
  const end = a + (<usize>length << 2);
  while (a < end) {
    v128.store(a, f32x4.sub(v128.load(a), v128.load(b)));
    a += 16;
    b += 16;
  }
}

// Structure tensor of the picture at half the resolution; half: (width/2)·(height/2) + 4 floats, the border of e, f, g stays as it is
export function structure(lightness: usize, width: i32, height: i32, small: usize, e: usize, f: usize, g: usize): void {
  const w = width >> 1, h = height >> 1, row: usize = <usize>width << 2, line: usize = <usize>w << 2;
  const quarter = f32x4.splat(0.25);
  for (let y = 0; y < h; y++) {
    const from = lightness + 2 * <usize>y * row, to = small + <usize>y * line;
    for (let o: usize = 0; o < line; o += 16) {
      const p = from + 2 * o;
      const one = f32x4.add(v128.load(p), v128.load(p + row)), two = f32x4.add(v128.load(p, 16), v128.load(p + row, 16));
      const even = v128.shuffle<f32>(one, two, 0, 2, 4, 6), odd = v128.shuffle<f32>(one, two, 1, 3, 5, 7);
      v128.store(to + o, f32x4.mul(f32x4.add(even, odd), quarter));
    }
  }
  for (let y = 1; y < h - 1; y++) {
    const up = small + <usize>(y - 1) * line, at = up + line, down = at + line, to = <usize>y * line;
    for (let x = 1; x < w - 1; x += 4) {
      // the last step takes the row's last four inner columns
      const o = <usize>min(x, max(1, w - 5)) << 2;
      const left = f32x4.add(f32x4.add(v128.load(up + o - 4), v128.load(down + o - 4)), f32x4.mul(f32x4.splat(2), v128.load(at + o - 4)));
      const right = f32x4.add(f32x4.add(v128.load(up + o + 4), v128.load(down + o + 4)), f32x4.mul(f32x4.splat(2), v128.load(at + o + 4)));
      const above = f32x4.add(f32x4.add(v128.load(up + o - 4), v128.load(up + o + 4)), f32x4.mul(f32x4.splat(2), v128.load(up + o)));
      const below = f32x4.add(f32x4.add(v128.load(down + o - 4), v128.load(down + o + 4)), f32x4.mul(f32x4.splat(2), v128.load(down + o)));
      const gx = f32x4.sub(right, left), gy = f32x4.sub(below, above);
      v128.store(e + to + o, f32x4.mul(gx, gx));
      v128.store(f + to + o, f32x4.mul(gx, gy));
      v128.store(g + to + o, f32x4.mul(gy, gy));
    }
  }
}

// The minor eigenvector of each tensor takes the place of e and f; length a multiple of 4
export function minorAxis(e: usize, f: usize, g: usize, length: i32): void {
  const half = f32x4.splat(0.5), least = f32x4.splat(1e-12), one = f32x4.splat(1);
  for (let i = 0; i < length; i += 4) {
    const o = <usize>i << 2, E = v128.load(e + o), F = v128.load(f + o), G = v128.load(g + o);
    const d = f32x4.sub(E, G), spread = f32x4.sqrt(f32x4.add(f32x4.mul(d, d), f32x4.mul(f32x4.splat(4), f32x4.mul(F, F))));
    const x = f32x4.sub(f32x4.mul(half, f32x4.sub(f32x4.add(E, G), spread)), G);
    const length = f32x4.sqrt(f32x4.add(f32x4.mul(x, x), f32x4.mul(F, F)));
    const none = f32x4.lt(length, least), scale = f32x4.div(one, f32x4.pmax(length, least));
    v128.store(e + o, v128.bitselect(one, f32x4.mul(x, scale), none));
    v128.store(f + o, v128.bitselect(ZERO, f32x4.mul(F, scale), none));
  }
}

// How many pixels of the square around each lie on a border of labels, 255 being none. out, marks, sums: bytes, with 64 to spare
export function crowding(labels: usize, width: i32, height: i32, radius: i32, marks: usize, sums: usize, out: usize): void {
  const none = i8x16.splat(-1), one = i8x16.splat(1), n = width * height;
  memory.fill(marks, 0, n);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 0; x < width; x += 16) {
      const p = labels + <usize>(y * width + x);
      const mine = v128.load(p), right = v128.load(p, 1), below = v128.load(p + width);
      const across = v128.andnot(i8x16.ne(right, mine), i8x16.eq(right, none)), down = v128.andnot(i8x16.ne(below, mine), i8x16.eq(below, none));
      const marked = v128.and(v128.andnot(v128.or(across, down), i8x16.eq(mine, none)), one);
      v128.store(marks + <usize>(y * width + x), marked);
    }
    // what the last step wrote past the row, and the row's last column, whose right neighbour is the next row's
    memory.fill(marks + <usize>((y + 1) * width - 1), 0, 17);
  }
  for (let y = 0; y < height; y++) {
    const at = <usize>(y * width);
    for (let x = 0; x < width; x += 16) {
      let sum = v128.load(marks + at + x);
      if (x >= radius && x + 16 + radius <= width) {
        for (let t = 1; t <= radius; t++) sum = i8x16.add(sum, i8x16.add(v128.load(marks + at + x - t), v128.load(marks + at + x + t)));
        v128.store(sums + at + x, sum);
      } else {
        for (let c = x; c < min(x + 16, width); c++) {
          let count: u8 = 0;
          for (let t = max(0, c - radius); t <= min(width - 1, c + radius); t++) count += load<u8>(marks + at + t);
          store<u8>(sums + at + c, count);
        }
      }
    }
  }
  for (let y = 0; y < height; y++) {
    const from = max(0, y - radius), to = min(height - 1, y + radius);
    for (let x = 0; x < width; x += 16) {
      let sum = v128.load(sums + <usize>(from * width + x));
      for (let t = from + 1; t <= to; t++) sum = i8x16.add(sum, v128.load(sums + <usize>(t * width + x)));
      v128.store(out + <usize>(y * width + x), sum);
    }
  }
}

// Where a stroke may run: 1 in `marked` under `deepest` in the plane, at most `limit` from the contour, under `most` in `crowd`
export function candidates(plane: usize, distance: usize, crowd: usize, length: i32, deepest: f32, limit: f32, most: i32, marked: usize): void {
  for (let i = 0; i < length; i++) {
    const o = <usize>i << 2;
    store<u8>(marked + i, <u8>(<i32>(load<f32>(plane + o) <= deepest) & <i32>(load<f32>(distance + o) <= limit) & <i32>(<i32>load<u8>(crowd + i) < most)));
  }
}

// flow: unit vectors at half the resolution; crowd, marked: bytes
export function alongFlow(plane: usize, flowX: usize, flowY: usize, crowd: usize, width: i32, height: i32, reach: i32, share: f32, weak: f32, marked: usize, out: usize): void {
  const half = width >> 1;
  const endX = f32(width - 1), endY = f32(height - 1);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (!load<u8>(marked + i)) continue;
      const start = <usize>((y >> 1) * half + (x >> 1)) << 2;
      let sum = load<f32>(plane + (<usize>i << 2)), weights: f32 = 1;
      for (let sign: f32 = -1; sign <= 1; sign += 2) {
        let px = f32(x) + f32(0.5), py = f32(y) + f32(0.5);
        let ux = load<f32>(flowX + start) * sign, uy = load<f32>(flowY + start) * sign;
        for (let s = 1; s <= reach; s++) {
          px += ux;
          py += uy;
          if (px < 1 || py < 1 || px >= endX || py >= endY) break;
          const weight = f32(1) - f32(s) / f32(reach + 2);
          sum += load<f32>(plane + (<usize>(<i32>py * width + <i32>px) << 2)) * weight;
          weights += weight;
          const k = <usize>((<i32>py >> 1) * half + (<i32>px >> 1)) << 2;
          const vx = load<f32>(flowX + k), vy = load<f32>(flowY + k);
          const turn: f32 = vx * ux + vy * uy < 0 ? -1 : 1;
          ux = vx * turn;
          uy = vy * turn;
        }
      }
      const strength = (sum / weights) * (f32(load<u8>(crowd + i)) * share - f32(1));
      store<f32>(out + (<usize>i << 2), strength);
      if (strength <= weak) store<u8>(marked + i, 0);
    }
  }
}

// marked: bytes of 0 or 1; length a multiple of 4
export function inked(strength: usize, marked: usize, length: i32, from: f32, ramp: f32, out: usize): i32 {
  const start = f32x4.splat(from), scale = f32x4.splat(f32(1) / ramp), one = f32x4.splat(1);
  let count = 0;
  for (let i: usize = 0; i < <usize>length; i += 4) {
    const bits = load<u32>(marked + i);
    if (bits == 0) continue;
    count += popcnt(bits);
    const on = i32x4.ne(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(marked + i))), i32x4.splat(0));
    const v = f32x4.mul(f32x4.sub(v128.load(strength + (i << 2)), start), scale);
    v128.store(out + (i << 2), v128.and(on, f32x4.pmin(one, f32x4.pmax(ZERO, v))));
  }
  return count;
}
