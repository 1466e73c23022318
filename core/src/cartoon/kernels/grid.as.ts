import { nearest, toThe64th } from "./lanes.as";

// @ts-ignore: decorator
@inline function contrast(L: usize, A: usize, B: usize, p: usize, q: usize, chroma: v128): v128 {
  const l = f32x4.sub(v128.load(L + p), v128.load(L + q));
  const a = f32x4.mul(f32x4.sub(v128.load(A + p), v128.load(A + q)), chroma);
  const b = f32x4.mul(f32x4.sub(v128.load(B + p), v128.load(B + q)), chroma);
  return f32x4.add(f32x4.mul(l, l), f32x4.add(f32x4.mul(a, a), f32x4.mul(b, b)));
}

// e^-d as (1 - d/256)^256
// @ts-ignore: decorator
@inline function falling(d: v128): v128 {
  const t = toThe64th(f32x4.pmax(f32x4.splat(0), f32x4.sub(f32x4.splat(1), f32x4.mul(d, f32x4.splat(1.0 / 256.0)))));
  const u = f32x4.mul(t, t);
  return f32x4.mul(u, u);
}

// @ts-ignore: decorator
@inline function total(v: v128): f64 {
  return f64(f32x4.extract_lane(v, 0) + f32x4.extract_lane(v, 1)) + f64(f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3));
}

// width a multiple of 4; planes with three floats to spare; arcs: eight floats a node of the grid, which is two wider and higher
export function contrastArcs(L: usize, A: usize, B: usize, width: i32, height: i32, smoothness: f32, chromaWeight: f32, arcs: usize): void {
  const chroma = f32x4.splat(chromaWeight), row: usize = <usize>width << 2;
  let sum: f64 = 0;
  for (let y = 0; y < height - 1; y++) {
    const start = <usize>y * row;
    for (let x = 0; x < width; x += 4) {
      const p = start + (<usize>x << 2);
      let across = contrast(L, A, B, p, p + 4, chroma), down = contrast(L, A, B, p, p + row, chroma);
      if (x + 4 == width) {
        across = f32x4.replace_lane(across, 3, 0);
        down = f32x4.replace_lane(down, 3, 0);
      }
      sum += total(f32x4.add(across, down));
    }
  }
  const pairs = 2 * max(1, (height - 1) * (width - 1));
  const beta = f32x4.splat(f32(1.0 / (2.0 * sum / f64(pairs) + 1e-6)));
  const gridWidth = width + 2;
  for (let y = 0; y < height; y++) {
    for (let k = 0; k < 4; k++) {
      const dx = k == 0 || k == 2 ? 1 : k == 1 ? 0 : -1, dy = k == 0 ? 0 : 1;
      if (y + dy >= height) continue;
      const weight = f32x4.splat(smoothness * (k < 2 ? f32(1) : f32(0.70710678)));
      const away = <isize>((dy * width + dx) << 2);
      const back = ((dy * gridWidth + dx) * 8 + 1) << 2;
      for (let x = 0; x < width; x += 4) {
        const p = <usize>y * row + (<usize>x << 2);
        const alike = falling(f32x4.mul(beta, contrast(L, A, B, p, p + away, chroma)));
        const c = f32x4.mul(weight, f32x4.add(alike, f32x4.splat(0.05)));
        const at = arcs + (<usize>(((y + 1) * gridWidth + x + 1) * 8 + 2 * k) << 2);
        if (x + dx >= 0) {
          const v = f32x4.extract_lane(c, 0);
          store<f32>(at, v);
          store<f32>(at + back, v);
        }
        const v1 = f32x4.extract_lane(c, 1), v2 = f32x4.extract_lane(c, 2);
        store<f32>(at, v1, 32);
        store<f32>(at + back, v1, 32);
        store<f32>(at, v2, 64);
        store<f32>(at + back, v2, 64);
        if (x + 3 + dx < width) {
          const v = f32x4.extract_lane(c, 3);
          store<f32>(at, v, 96);
          store<f32>(at + back, v, 96);
        }
      }
    }
  }
}

// cells: ints; both with three to spare
export function binned(plane: usize, length: i32, bins: i32, start: f32, scale: f32, cells: usize): void {
  const s = f32x4.splat(start), k = f32x4.splat(scale), n = i32x4.splat(bins), most = i32x4.splat(bins - 1);
  for (let o: usize = 0; o < <usize>length << 2; o += 16) {
    const bin = nearest(f32x4.floor(f32x4.mul(f32x4.sub(v128.load(plane + o), s), k)));
    const held = i32x4.min_s(most, i32x4.max_s(i32x4.splat(0), bin));
    v128.store(cells + o, i32x4.add(i32x4.mul(v128.load(cells + o), n), held));
  }
}

// width, height: of the grid, which is two wider and higher than the picture
export function tie(cells: usize, ratios: usize, weight: f32, prior: usize, held: usize, width: i32, height: i32, terminals: usize): void {
  let o: usize = 0;
  for (let y = 1; y < height - 1; y++) {
    let node = terminals + (<usize>(y * width + 1) << 2);
    for (let x = 1; x < width - 1; x++) {
      const next = weight * load<f32>(ratios + (<usize>load<i32>(cells + o) << 2)) + load<f32>(prior + o);
      store<f32>(node, load<f32>(node) + next - load<f32>(held + o));
      store<f32>(held + o, next);
      o += 4;
      node += 4;
    }
  }
}
