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
        // outwards, until no column can be nearer
        for (let d = 0; d <= reach && f32(d * d) < best; d++) {
          if (t >= d) {
            const g = max<f32>(0, sign * load<f32>(middle + (<usize>(t - d) << 2)));
            best = min(best, f32(d * d) + g * g);
          }
          if (t + d < width) {
            const g = max<f32>(0, sign * load<f32>(middle + (<usize>(t + d) << 2)));
            best = min(best, f32(d * d) + g * g);
          }
        }
        store<f32>(o + (<usize>t << 2), sign * (sqrt(best) - f32(0.5)));
      }
    }
  }
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

// Two passes with union-find (Rosenfeld & Pfaltz 1966); the smaller label stays, so numbers follow reading order.
// plane: bytes; labels, parents: width·height + 1 ints; areas: as many; atBorder: as many bytes
export function regions(plane: usize, width: i32, height: i32, labels: usize, parents: usize, areas: usize, atBorder: usize): i32 {
  const n = width * height;
  const row: usize = <usize>width << 2;
  let next = 0;
  for (let y = 0; y < height; y++) {
    let left = -1, label = 0;
    for (let x = 0; x < width; x++) {
      const i = <usize>(y * width + x);
      const value = <i32>load<u8>(plane + i), at = labels + (i << 2);
      const above = y > 0 && <i32>load<u8>(plane + i - width) == value;
      if (value == left) {
        if (above) {
          const up = load<i32>(at - row);
          if (up != label) {
            const a = root(parents, up), b = root(parents, label);
            label = min(a, b);
            store<i32>(parents + (<usize>max(a, b) << 2), label);
          }
        }
      } else if (above) label = root(parents, load<i32>(at - row));
      else {
        label = ++next;
        store<i32>(parents + (<usize>label << 2), label);
      }
      store<i32>(at, label);
      left = value;
    }
  }
  let count = 0;
  for (let k = 1; k <= next; k++) {
    const p = parents + (<usize>k << 2);
    const up = load<i32>(p);
    // a root becomes its own number; the others point to smaller labels, which are numbers already
    store<i32>(p, up == k ? ++count : load<i32>(parents + (<usize>up << 2)));
  }
  for (let y = 0; y < height; y++) {
    const edge = y == 0 || y == height - 1;
    for (let x = 0; x < width; x++) {
      const at = labels + (<usize>(y * width + x) << 2);
      const k = load<i32>(parents + (<usize>load<i32>(at) << 2));
      store<i32>(at, k);
      const area = areas + (<usize>k << 2);
      store<i32>(area, load<i32>(area) + 1);
      if (edge || x == 0 || x == width - 1) store<u8>(atBorder + k, 1);
    }
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
