import { boxMean } from "./planes.as";

// A guided filter for each of three guides, weighed by the covariance that each explains.
// length = width·height, a multiple of 4; room: 7 planes and, at its end, a line of width + 2·radius + 4 floats
export function guidedFilter(mask: usize, L: usize, A: usize, B: usize, width: i32, height: i32, radius: i32, epsilon: f32, chroma: f32, room: usize, out: usize): void {
  const plane: usize = <usize>(width * height) << 2;
  const maskMean = room, mean = room + plane, square = mean + plane, product = square + plane, weights = product + plane, work = weights + plane, across = work + plane, line = across + plane;
  memory.fill(out, 0, plane);
  for (let o: usize = 0; o < plane; o += 4) store<f32>(weights + o, 1e-9);
  boxMean(mask, maskMean, width, height, radius, across, line);
  for (let k = 0; k < 3; k++) {
    const guide = k == 0 ? L : k == 1 ? A : B;
    const e = f32x4.splat(k == 0 ? epsilon : epsilon / (chroma * chroma));
    boxMean(guide, mean, width, height, radius, across, line);
    for (let o: usize = 0; o < plane; o += 16) {
      const g = v128.load(guide + o);
      v128.store(work + o, f32x4.mul(g, g));
    }
    boxMean(work, square, width, height, radius, across, line);
    for (let o: usize = 0; o < plane; o += 16) v128.store(work + o, f32x4.mul(v128.load(guide + o), v128.load(mask + o)));
    boxMean(work, product, width, height, radius, across, line);
    // the slope, the offset and what they explain take the places of product, mean and square
    for (let o: usize = 0; o < plane; o += 16) {
      const m = v128.load(mean + o), p = v128.load(maskMean + o);
      const variance = f32x4.add(f32x4.sub(v128.load(square + o), f32x4.mul(m, m)), e);
      const covariance = f32x4.sub(v128.load(product + o), f32x4.mul(m, p));
      const slope = f32x4.div(covariance, variance);
      v128.store(product + o, slope);
      v128.store(mean + o, f32x4.sub(p, f32x4.mul(slope, m)));
      v128.store(square + o, f32x4.mul(covariance, slope));
    }
    boxMean(product, product, width, height, radius, across, line);
    boxMean(mean, mean, width, height, radius, across, line);
    boxMean(square, square, width, height, radius, across, line);
    for (let o: usize = 0; o < plane; o += 16) {
      const weight = f32x4.add(v128.load(square + o), f32x4.splat(1e-7));
      const answer = f32x4.add(f32x4.mul(v128.load(product + o), v128.load(guide + o)), v128.load(mean + o));
      v128.store(out + o, f32x4.add(v128.load(out + o), f32x4.mul(weight, answer)));
      v128.store(weights + o, f32x4.add(v128.load(weights + o), weight));
    }
  }
  for (let o: usize = 0; o < plane; o += 16) v128.store(out + o, f32x4.div(v128.load(out + o), v128.load(weights + o)));
}
