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

// A tap counts for what lies as far on either side
// @ts-ignore: decorator
@inline function weighed(sum: v128, one: v128, other: v128, tap: v128): v128 {
  return f32x4.add(sum, f32x4.mul(f32x4.add(one, other), tap));
}

// @ts-ignore: decorator
@inline function putFour(to: usize, v0: v128, v1: v128, v2: v128, v3: v128): void {
  v128.store(to, v0);
  v128.store(to, v1, 16);
  v128.store(to, v2, 32);
  v128.store(to, v3, 48);
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
        s0 = weighed(s0, v128.load(l), v128.load(r), tap);
        s1 = weighed(s1, v128.load(l, 16), v128.load(r, 16), tap);
        s2 = weighed(s2, v128.load(l, 32), v128.load(r, 32), tap);
        s3 = weighed(s3, v128.load(l, 48), v128.load(r, 48), tap);
      }
      putFour(to + o, s0, s1, s2, s3);
    }
    for (; o < row; o += 16) {
      let sum = f32x4.mul(v128.load(middle + o), c0);
      for (let t = 1; t <= radius; t++) {
        const d = <usize>t << 2;
        sum = weighed(sum, v128.load(middle + o - d), v128.load(middle + o + d), v128.load32_splat(taps + d));
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
        s0 = weighed(s0, v128.load(u), v128.load(d), tap);
        s1 = weighed(s1, v128.load(u, 16), v128.load(d, 16), tap);
        s2 = weighed(s2, v128.load(u, 32), v128.load(d, 32), tap);
        s3 = weighed(s3, v128.load(u, 48), v128.load(d, 48), tap);
      }
      putFour(to + o, s0, s1, s2, s3);
    }
    for (; o < whole; o += 16) {
      let sum = f32x4.mul(v128.load(at + o), c0);
      for (let t = 1; t <= radius; t++) {
        const up = across + <usize>max(0, y - t) * row + o;
        const down = across + <usize>min(height - 1, y + t) * row + o;
        sum = weighed(sum, v128.load(up), v128.load(down), v128.load32_splat(taps + (<usize>t << 2)));
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
