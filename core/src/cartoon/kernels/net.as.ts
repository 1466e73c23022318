import { nearest, toward, ZERO } from "./lanes.as";

// The highest of whole numbers that stand for a layer's inputs; with the weights' own bound no sum leaves 31 bits
const MOST: f32 = 8191;

// Inputs as 16-bit whole numbers; length a multiple of 4, with four shorts to spare. @returns their unit
function whole(input: usize, length: i32, out: usize): f32 {
  let high = ZERO;
  const end = input + (<usize>length << 2);
  for (let p = input; p < end; p += 16) high = f32x4.pmax(high, f32x4.abs(v128.load(p)));
  const two = max(f32x4.extract_lane(high, 0), f32x4.extract_lane(high, 1));
  const most = max<f32>(1e-9, max(two, max(f32x4.extract_lane(high, 2), f32x4.extract_lane(high, 3))));
  const scale = f32x4.splat(MOST / most);
  for (let p = input; p < end; p += 16) {
    const v = nearest(f32x4.mul(v128.load(p), scale));
    v128.store64_lane(out, i16x8.narrow_i32x4_s(v, v), 0);
    out += 8;
  }
  return most / MOST;
}

// @ts-ignore: decorator
@inline function dot(sum: v128, pair: v128, weights: v128): v128 {
  return i32x4.add(sum, i32x4.dot_i16x8_s(pair, weights));
}

// @ts-ignore: decorator
@inline function put(to: usize, sum: v128, scale: v128, bias: v128, least: v128, most: v128): void {
  const v = f32x4.add(bias, f32x4.mul(f32x4.convert_i32x4_s(sum), scale));
  v128.store(to, f32x4.pmin(most, f32x4.pmax(least, v)));
}

// Weights ky, kx, input pair, output, input of the pair: shorts, in units of `scales` by output. shorts: room for the input's.
// The last columns may fall past the width, which the host puts right
export function conv(input: usize, side: i32, inputs: i32, output: usize, outSide: i32, outputs: i32, size: i32, stride: i32, dilation: i32, weights: usize, scales: usize, bias: usize, least: f32, most: f32, shorts: usize): void {
  const unit = f32x4.splat(whole(input, (side + 4) * (side + 4) * inputs, shorts));
  const low = f32x4.splat(least), high = f32x4.splat(most);
  const pairs = inputs >> 1, half = size >> 1;
  const inRow: usize = ((side + 4) * inputs) << 1;
  const outRow: usize = ((outSide + 4) * outputs) << 2;
  const inStep: usize = (inputs << 1) * stride;
  const outStep: usize = outputs << 2;
  const tap: usize = (inputs * outputs) << 1;
  for (let y = 0; y < outSide; y++) {
    for (let x = 0; x < outSide; x += 4) {
      const at = output + <usize>(y + 2) * outRow + <usize>(x + 2) * outStep;
      let o = 0;
      for (; o + 8 <= outputs; o += 8) {
        let a00 = ZERO, a10 = ZERO, a20 = ZERO, a30 = ZERO;
        let a01 = ZERO, a11 = ZERO, a21 = ZERO, a31 = ZERO;
        for (let ky = 0; ky < size; ky++) {
          for (let kx = 0; kx < size; kx++) {
            let p = shorts + <usize>(y * stride + 2 + (ky - half) * dilation) * inRow + <usize>(((x * stride + 2 + (kx - half) * dilation) * inputs) << 1);
            let q = weights + <usize>(ky * size + kx) * tap + (o << 2);
            for (let c = 0; c < pairs; c++) {
              const w0 = v128.load(q);
              const w1 = v128.load(q, 16);
              let v = v128.load32_splat(p);
              a00 = dot(a00, v, w0);
              a01 = dot(a01, v, w1);
              v = v128.load32_splat(p + inStep);
              a10 = dot(a10, v, w0);
              a11 = dot(a11, v, w1);
              v = v128.load32_splat(p + 2 * inStep);
              a20 = dot(a20, v, w0);
              a21 = dot(a21, v, w1);
              v = v128.load32_splat(p + 3 * inStep);
              a30 = dot(a30, v, w0);
              a31 = dot(a31, v, w1);
              p += 4;
              q += outStep;
            }
          }
        }
        const s = at + (o << 2);
        const s0 = f32x4.mul(unit, v128.load(scales + (o << 2))), s1 = f32x4.mul(unit, v128.load(scales + (o << 2), 16));
        const b0 = v128.load(bias + (o << 2)), b1 = v128.load(bias + (o << 2), 16);
        put(s, a00, s0, b0, low, high);
        put(s + 16, a01, s1, b1, low, high);
        put(s + outStep, a10, s0, b0, low, high);
        put(s + outStep + 16, a11, s1, b1, low, high);
        put(s + 2 * outStep, a20, s0, b0, low, high);
        put(s + 2 * outStep + 16, a21, s1, b1, low, high);
        put(s + 3 * outStep, a30, s0, b0, low, high);
        put(s + 3 * outStep + 16, a31, s1, b1, low, high);
      }
      for (; o < outputs; o += 4) {
        let a0 = ZERO, a1 = ZERO, a2 = ZERO, a3 = ZERO;
        for (let ky = 0; ky < size; ky++) {
          for (let kx = 0; kx < size; kx++) {
            let p = shorts + <usize>(y * stride + 2 + (ky - half) * dilation) * inRow + <usize>(((x * stride + 2 + (kx - half) * dilation) * inputs) << 1);
            let q = weights + <usize>(ky * size + kx) * tap + (o << 2);
            for (let c = 0; c < pairs; c++) {
              const w0 = v128.load(q);
              a0 = dot(a0, v128.load32_splat(p), w0);
              a1 = dot(a1, v128.load32_splat(p + inStep), w0);
              a2 = dot(a2, v128.load32_splat(p + 2 * inStep), w0);
              a3 = dot(a3, v128.load32_splat(p + 3 * inStep), w0);
              p += 4;
              q += outStep;
            }
          }
        }
        const s = at + (o << 2), s0 = f32x4.mul(unit, v128.load(scales + (o << 2))), b0 = v128.load(bias + (o << 2));
        put(s, a0, s0, b0, low, high);
        put(s + outStep, a1, s0, b0, low, high);
        put(s + 2 * outStep, a2, s0, b0, low, high);
        put(s + 3 * outStep, a3, s0, b0, low, high);
      }
    }
  }
}

// 3×3 by channel, bias, ReLU6; weights ky, kx, channel: floats. channels a multiple of 4
export function depthwise(input: usize, side: i32, channels: i32, output: usize, outSide: i32, stride: i32, weights: usize, bias: usize): void {
  const step = <usize>channels << 2;
  const row = <usize>(side + 4) * step;
  const most = f32x4.splat(6);
  for (let y = 0; y < outSide; y++) {
    let from = input + <usize>(y * stride + 1) * row + step;
    let to = output + (<usize>(y + 2) * <usize>(outSide + 4) + 2) * step;
    for (let x = 0; x < outSide; x++) {
      for (let o: usize = 0; o < step; o += 16) {
        let sum = v128.load(bias + o), p = from + o, q = weights + o;
        for (let ky = 0; ky < 3; ky++) {
          sum = f32x4.add(sum, f32x4.mul(v128.load(p), v128.load(q)));
          sum = f32x4.add(sum, f32x4.mul(v128.load(p + step), v128.load(q + step)));
          sum = f32x4.add(sum, f32x4.mul(v128.load(p + 2 * step), v128.load(q + 2 * step)));
          p += row;
          q += 3 * step;
        }
        v128.store(to + o, f32x4.pmin(most, f32x4.pmax(ZERO, sum)));
      }
      from += step * stride;
      to += step;
    }
  }
}

// channels a multiple of 4
export function upsample(input: usize, side: i32, channels: i32, output: usize, outChannels: i32): void {
  const outSide = side * 2;
  const step: usize = channels << 2;
  const row: usize = <usize>(side + 4) * step;
  const start = input + 2 * row + 2 * step;
  for (let y = 0; y < outSide; y++) {
    const v = max<f32>(0, f32(y) * f32(0.5) - f32(0.25));
    const y0 = <i32>v;
    const fy = v - f32(y0);
    const upper = start + <usize>y0 * row, lower = start + <usize>min(side - 1, y0 + 1) * row;
    let to = output + <usize>(((y + 2) * (outSide + 4) + 2) * outChannels << 2);
    for (let x = 0; x < outSide; x++) {
      const u = max<f32>(0, f32(x) * f32(0.5) - f32(0.25));
      const x0 = <i32>u;
      const fx = u - f32(x0);
      const left = <usize>x0 * step, right = <usize>min(side - 1, x0 + 1) * step;
      for (let o: usize = 0; o < step; o += 16) {
        const above = toward(v128.load(upper + left + o), v128.load(upper + right + o), fx);
        const below = toward(v128.load(lower + left + o), v128.load(lower + right + o), fx);
        v128.store(to + o, toward(above, below, fy));
      }
      to += <usize>outChannels << 2;
    }
  }
}

// channels a multiple of 4
export function putBeside(input: usize, side: i32, channels: i32, output: usize, outChannels: i32): void {
  const from: usize = <usize>channels << 2, to: usize = <usize>outChannels << 2;
  const pixels = (side + 4) * (side + 4);
  for (let i = 0; i < pixels; i++) {
    for (let o: usize = 0; o < from; o += 16) v128.store(output + o, v128.load(input + o));
    input += from;
    output += to;
  }
}
