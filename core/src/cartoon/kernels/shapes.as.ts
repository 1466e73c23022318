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

// plane: bytes; labels, queue: width·height ints; areas: a count + 1 ints, at most width·height + 1; atBorder: as many bytes
export function regions(plane: usize, width: i32, height: i32, labels: usize, queue: usize, areas: usize, atBorder: usize): i32 {
  const n = width * height;
  let count = 0;
  memory.fill(labels, 0, <usize>n << 2);
  for (let i = 0; i < n; i++) {
    if (load<i32>(labels + (<usize>i << 2))) continue;
    count++;
    const value = load<u8>(plane + i);
    let end = 0, border = false;
    store<i32>(labels + (<usize>i << 2), count);
    store<i32>(queue + (<usize>(end++) << 2), i);
    for (let k = 0; k < end; k++) {
      const j = load<i32>(queue + (<usize>k << 2));
      const x = j % width;
      const p = labels + (<usize>j << 2), v = plane + j;
      if (x > 0 && load<u8>(v - 1) == value && !load<i32>(p - 4)) {
        store<i32>(p - 4, count);
        store<i32>(queue + (<usize>(end++) << 2), j - 1);
      }
      if (x < width - 1 && load<u8>(v + 1) == value && !load<i32>(p + 4)) {
        store<i32>(p + 4, count);
        store<i32>(queue + (<usize>(end++) << 2), j + 1);
      }
      if (j >= width && load<u8>(v - width) == value && !load<i32>(p - (<usize>width << 2))) {
        store<i32>(p - (<usize>width << 2), count);
        store<i32>(queue + (<usize>(end++) << 2), j - width);
      }
      if (j < n - width && load<u8>(v + width) == value && !load<i32>(p + (<usize>width << 2))) {
        store<i32>(p + (<usize>width << 2), count);
        store<i32>(queue + (<usize>(end++) << 2), j + width);
      }
      if (x == 0 || x == width - 1 || j < width || j >= n - width) border = true;
    }
    store<i32>(areas + (<usize>count << 2), end);
    store<u8>(atBorder + count, border ? 1 : 0);
  }
  return count;
}

// labels, out: bytes; apart: count·count floats; votes: 256 ints
export function majority(labels: usize, width: i32, height: i32, radius: i32, count: i32, apart: usize, votes: usize, out: usize): void {
  memory.copy(out, labels, <usize>(width * height));
  for (let y = radius; y < height - radius; y++) {
    for (let x = radius; x < width - radius; x++) {
      const i = y * width + x, p = labels + i;
      const mine = load<u8>(p);
      if (mine == 255) continue;
      if (load<u8>(p - 1) == mine && load<u8>(p + 1) == mine && load<u8>(p - width) == mine && load<u8>(p + width) == mine) continue;
      memory.fill(votes, 0, <usize>count << 2);
      for (let dy = -radius; dy <= radius; dy++) {
        for (let dx = -radius; dx <= radius; dx++) {
          const k = load<u8>(p + dy * width + dx);
          if (k == 255) continue;
          const at = votes + (<usize>k << 2);
          store<i32>(at, load<i32>(at) + (dx * dx + dy * dy <= 2 ? 2 : 1));
        }
      }
      const own = load<i32>(votes + (<usize>mine << 2));
      let best: i32 = mine, most = own;
      for (let k = 0; k < count; k++) {
        const v = load<i32>(votes + (<usize>k << 2));
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
