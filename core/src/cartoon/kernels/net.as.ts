import { ZERO, toward } from "./lanes.as";

// Weights ky, kx, input, output. The last column may fall past an odd width: the host zeroes the border.
export function conv3(input: usize, side: i32, inputs: i32, output: usize, outputs: i32, stride: i32, dilation: i32, weights: usize, bias: usize): void {
  const outSide = side / stride;
  const inRow: usize = ((side + 4) * inputs) << 2;
  const outRow: usize = ((outSide + 4) * outputs) << 2;
  const inStep: usize = (inputs << 2) * stride;
  const outStep: usize = outputs << 2;
  const tap: usize = (inputs * outputs) << 2;
  for (let y = 0; y < outSide; y++) {
    for (let x = 0; x < outSide; x += 4) {
      const at = output + <usize>(y + 2) * outRow + <usize>(x + 2) * outStep;
      let o = 0;
      for (; o + 8 <= outputs; o += 8) {
        const b0 = v128.load(bias + (o << 2));
        const b1 = v128.load(bias + (o << 2), 16);
        let a00 = b0, a10 = b0, a20 = b0, a30 = b0;
        let a01 = b1, a11 = b1, a21 = b1, a31 = b1;
        for (let ky = 0; ky < 3; ky++) {
          for (let kx = 0; kx < 3; kx++) {
            let p = input + <usize>(y * stride + 2 + (ky - 1) * dilation) * inRow + <usize>(((x * stride + 2 + (kx - 1) * dilation) * inputs) << 2);
            let q = weights + <usize>(ky * 3 + kx) * tap + (o << 2);
            for (let c = 0; c < inputs; c++) {
              const w0 = v128.load(q);
              const w1 = v128.load(q, 16);
              let v = v128.load32_splat(p);
              a00 = f32x4.add(a00, f32x4.mul(v, w0));
              a01 = f32x4.add(a01, f32x4.mul(v, w1));
              v = v128.load32_splat(p + inStep);
              a10 = f32x4.add(a10, f32x4.mul(v, w0));
              a11 = f32x4.add(a11, f32x4.mul(v, w1));
              v = v128.load32_splat(p + 2 * inStep);
              a20 = f32x4.add(a20, f32x4.mul(v, w0));
              a21 = f32x4.add(a21, f32x4.mul(v, w1));
              v = v128.load32_splat(p + 3 * inStep);
              a30 = f32x4.add(a30, f32x4.mul(v, w0));
              a31 = f32x4.add(a31, f32x4.mul(v, w1));
              p += 4;
              q += outStep;
            }
          }
        }
        const s = at + (o << 2);
        v128.store(s, f32x4.max(a00, ZERO));
        v128.store(s, f32x4.max(a01, ZERO), 16);
        v128.store(s + outStep, f32x4.max(a10, ZERO));
        v128.store(s + outStep, f32x4.max(a11, ZERO), 16);
        v128.store(s + 2 * outStep, f32x4.max(a20, ZERO));
        v128.store(s + 2 * outStep, f32x4.max(a21, ZERO), 16);
        v128.store(s + 3 * outStep, f32x4.max(a30, ZERO));
        v128.store(s + 3 * outStep, f32x4.max(a31, ZERO), 16);
      }
      for (; o < outputs; o += 4) {
        const b0 = v128.load(bias + (o << 2));
        let a0 = b0, a1 = b0, a2 = b0, a3 = b0;
        for (let ky = 0; ky < 3; ky++) {
          for (let kx = 0; kx < 3; kx++) {
            let p = input + <usize>(y * stride + 2 + (ky - 1) * dilation) * inRow + <usize>(((x * stride + 2 + (kx - 1) * dilation) * inputs) << 2);
            let q = weights + <usize>(ky * 3 + kx) * tap + (o << 2);
            for (let c = 0; c < inputs; c++) {
              const w0 = v128.load(q);
              a0 = f32x4.add(a0, f32x4.mul(v128.load32_splat(p), w0));
              a1 = f32x4.add(a1, f32x4.mul(v128.load32_splat(p + inStep), w0));
              a2 = f32x4.add(a2, f32x4.mul(v128.load32_splat(p + 2 * inStep), w0));
              a3 = f32x4.add(a3, f32x4.mul(v128.load32_splat(p + 3 * inStep), w0));
              p += 4;
              q += outStep;
            }
          }
        }
        const s = at + (o << 2);
        v128.store(s, f32x4.max(a0, ZERO));
        v128.store(s + outStep, f32x4.max(a1, ZERO));
        v128.store(s + 2 * outStep, f32x4.max(a2, ZERO));
        v128.store(s + 3 * outStep, f32x4.max(a3, ZERO));
      }
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
