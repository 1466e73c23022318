import { ZERO } from "./lanes.as";

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
