import type { Kernels, Lab, Paint, Tensor } from "./kernels.ts";

/** The kernels in plain TypeScript: what WASM must equal, and what runs where there is none. */
export const plainKernels = (): Kernels => ({
  floats: (length) => new Float32Array(length),
  ints: (length) => new Int32Array(length),
  bytes: (length) => new Uint8Array(length),
  scope: (work) => work(),
  conv3,
  upsample,
  resampleRow,
  addRow,
  toLab,
  blur,
  domainTransform,
  distance,
  assign,
  compose,
});

const conv3: Kernels["conv3"] = (input, output, weights, bias, stride, dilation) => {
  for (let y = 0; y < output.side; y++) {
    for (let x = 0; x < output.side; x++) {
      const at = place(output, x, y);
      for (let o = 0; o < output.channels; o++) {
        let sum = bias[o]!;
        for (let tap = 0; tap < 9; tap++) {
          const ky = ((tap / 3) | 0) - 1;
          const kx = (tap % 3) - 1;
          const from = place(input, x * stride + kx * dilation, y * stride + ky * dilation);
          let w = tap * input.channels * output.channels + o;
          for (let c = 0; c < input.channels; c++, w += output.channels) {
            sum += input.data[from + c]! * weights[w]!;
          }
        }
        output.data[at + o] = Math.max(0, sum);
      }
    }
  }
};

function place(tensor: Tensor, x: number, y: number): number {
  return ((y + 2) * (tensor.side + 4) + x + 2) * tensor.channels;
}

const upsample: Kernels["upsample"] = (input, output) => {
  const last = input.side - 1;
  for (let y = 0; y < output.side; y++) {
    const v = Math.max(0, y / 2 - 0.25);
    const fy = v % 1;
    for (let x = 0; x < output.side; x++) {
      const u = Math.max(0, x / 2 - 0.25);
      const fx = u % 1;
      const to = place(output, x, y);
      const nearest = (dx: number, dy: number): number =>
        place(input, Math.min(last, Math.floor(u) + dx), Math.min(last, Math.floor(v) + dy));
      const corners = [nearest(0, 0), nearest(1, 0), nearest(0, 1), nearest(1, 1)] as const;
      for (let c = 0; c < input.channels; c++) {
        const above = input.data[corners[0] + c]! * (1 - fx) + input.data[corners[1] + c]! * fx;
        const below = input.data[corners[2] + c]! * (1 - fx) + input.data[corners[3] + c]! * fx;
        output.data[to + c] = above * (1 - fy) + below * fy;
      }
    }
  }
};

const resampleRow: Kernels["resampleRow"] = (row, axis, out) => {
  for (let i = 0; i < axis.length; i++) {
    for (let c = 0; c < 4; c++) {
      let sum = 0;
      for (let t = 0; t < axis.taps; t++) {
        sum += row[(axis.first[i]! + t) * 4 + c]! * axis.weights[i * axis.taps + t]!;
      }
      out[i * 4 + c] = sum;
    }
  }
};

const addRow: Kernels["addRow"] = (sum, row, weight) => {
  for (let i = 0; i < sum.length; i++) sum[i]! += row[i]! * weight;
};

/** sRGB in sixteenths of a level to linear light. */
export const LINEAR = Float32Array.from({ length: 255 * 16 + 1 }, (_, i) => {
  const c = i / (255 * 16);
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

const linear = (value: number): number =>
  LINEAR[(Math.min(255, Math.max(0, value)) * 16 + 0.5) | 0]!;

const toLab: Kernels["toLab"] = (rgbx, out) => {
  for (let i = 0, j = 0; i < out.L.length; i++, j += 4) {
    const r = linear(rgbx[j]!);
    const g = linear(rgbx[j + 1]!);
    const b = linear(rgbx[j + 2]!);
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    out.L[i] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
    out.a[i] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
    out.b[i] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  }
};

const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

const blur: Kernels["blur"] = (source, out, width, height, taps) => {
  const across = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = source[y * width + x]! * taps[0]!;
      for (let t = 1; t < taps.length; t++) {
        const left = source[y * width + Math.max(0, x - t)]!;
        const right = source[y * width + Math.min(width - 1, x + t)]!;
        sum += (left + right) * taps[t]!;
      }
      across[y * width + x] = sum;
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = across[y * width + x]! * taps[0]!;
      for (let t = 1; t < taps.length; t++) {
        const above = across[Math.max(0, y - t) * width + x]!;
        const below = across[Math.min(height - 1, y + t) * width + x]!;
        sum += (above + below) * taps[t]!;
      }
      out[y * width + x] = sum;
    }
  }
};

const domainTransform: Kernels["domainTransform"] = (lab, width, height, options) => {
  const { sigmaSpace, rounds } = options;
  const [dx, dy] = domainDistances(lab, width, height, options);
  for (let round = 1; round <= rounds; round++) {
    const sigma = (sigmaSpace * Math.sqrt(3) * 2 ** (rounds - round)) / Math.sqrt(4 ** rounds - 1);
    const feedback = (d: number): number => Math.max(0, 1 - (d * Math.SQRT2) / sigma / 64) ** 64;
    const wx = dx.map(feedback);
    const wy = dy.map(feedback);
    for (const plane of [lab.L, lab.a, lab.b]) {
      for (let y = 0; y < height; y++) sweep(plane, wx, y * width, 1, width);
      for (let x = 0; x < width; x++) sweep(plane, wy, x, width, height);
    }
  }
};

/** Forth and back along one line; `weights[i]` ties a sample to the one before it. */
function sweep(
  plane: Float32Array,
  weights: Float32Array,
  start: number,
  step: number,
  length: number,
): void {
  for (let k = 1, i = start + step; k < length; k++, i += step) {
    plane[i]! += weights[i]! * (plane[i - step]! - plane[i]!);
  }
  for (let k = length - 2, i = start + k * step; k >= 0; k--, i -= step) {
    plane[i]! += weights[i + step]! * (plane[i + step]! - plane[i]!);
  }
}

function domainDistances(
  lab: Lab,
  width: number,
  height: number,
  options: { sigmaSpace: number; sigmaRange: number; threshold: number; chromaWeight: number },
): [Float32Array, Float32Array] {
  const { L, a, b } = lab;
  const slope = options.sigmaSpace / options.sigmaRange;
  const apart = (i: number, j: number): number => {
    const chroma = Math.abs(a[i]! - a[j]!) + Math.abs(b[i]! - b[j]!);
    const step = Math.abs(L[i]! - L[j]!) + options.chromaWeight * chroma;
    return 1 + slope * Math.max(0, step - options.threshold);
  };
  const dx = new Float32Array(L.length);
  const dy = new Float32Array(L.length);
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - 2) * width;
    const down = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      const row = y * width;
      dy[row + x] = apart(up + x, down + x);
      dx[row + x] = apart(row + Math.max(0, x - 2), row + Math.min(width - 1, x + 1));
    }
  }
  return [dx, dy];
}

const distance: Kernels["distance"] = (inside, width, height, reach, out) => {
  const column = columnDistances(inside, width, height, reach);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const side = inside[i] ? -1 : 1;
      let best = reach * reach;
      const last = Math.min(width - 1, x + reach);
      for (let q = Math.max(0, x - reach); q <= last; q++) {
        const g = Math.max(0, side * column[y * width + q]!);
        best = Math.min(best, (q - x) ** 2 + g * g);
      }
      out[i] = side * (Math.sqrt(best) - 0.5);
    }
  }
};

/** Along the column to the nearest pixel of the other kind: positive outside, negative inside. */
function columnDistances(
  inside: Uint8Array,
  width: number,
  height: number,
  reach: number,
): Float32Array {
  const column = new Float32Array(width * height).fill(reach);
  for (let x = 0; x < width; x++) {
    let run = reach;
    for (let y = 0; y < height; y++) {
      const i = y * width + x;
      run = y > 0 && inside[i] !== inside[i - width] ? 1 : Math.min(reach, run + 1);
      column[i] = run;
    }
    run = reach;
    for (let y = height - 1; y >= 0; y--) {
      const i = y * width + x;
      const edge = y < height - 1 && inside[i] !== inside[i + width];
      run = edge ? 1 : Math.min(reach, run + 1);
      column[i] = Math.min(column[i]!, run) * (inside[i] ? -1 : 1);
    }
  }
  return column;
}

const assign: Kernels["assign"] = (lab, inside, centres, scaleL, scaleAb, out) => {
  for (let i = 0; i < inside.length; i++) {
    out[i] = 255;
    if (!inside[i]) continue;
    let best = Infinity;
    for (let k = 0; k * 3 < centres.length; k++) {
      const dl = lab.L[i]! * scaleL - centres[k * 3]!;
      const da = lab.a[i]! * scaleAb - centres[k * 3 + 1]!;
      const db = lab.b[i]! * scaleAb - centres[k * 3 + 2]!;
      const d = dl * dl + da * da + db * db;
      if (d < best) {
        best = d;
        out[i] = k;
      }
    }
  }
};

const compose: Kernels["compose"] = (paint, width, height, out) => {
  const { distance: far, outlineWidth, borderWidth, outline } = paint;
  const edge = outlineWidth + borderWidth;
  const pixel = new Float32Array(3);
  out.fill(0);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const d = far[i]!;
      if (d > edge) continue;
      if (paint.fill[i] === 255) pixel.set(outline);
      else fillPixel(paint, width, i, pixel);
      mix(pixel, outline, clamp(d + 1.7, 0, 1));
      mix(pixel, WHITE, clamp(d - outlineWidth + 0.5, 0, 1));
      for (let c = 0; c < 3; c++) out[i * 4 + c] = pixel[c]! + 0.5;
      out[i * 4 + 3] = clamp(edge - d, 0, 1) * 255;
    }
  }
};

const WHITE = [255, 255, 255] as const;

function mix(pixel: Float32Array, to: ArrayLike<number>, share: number): void {
  for (let c = 0; c < 3; c++) pixel[c]! += (to[c]! - pixel[c]!) * share;
}

/** The fill under a 3×3 tent, which softens the steps between fills, then the ink. */
function fillPixel(paint: Paint, width: number, i: number, pixel: Float32Array): void {
  const { fill, ink, colours } = paint;
  pixel.fill(0);
  let total = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const k = fill[i + dy * width + dx]!;
      if (k === 255) continue;
      const weight = (2 - Math.abs(dx)) * (2 - Math.abs(dy));
      for (let c = 0; c < 3; c++) pixel[c]! += colours[k * 4 + c]! * weight;
      total += weight;
    }
  }
  for (let c = 0; c < 3; c++) pixel[c]! /= total;
  const around = ink[i - 1]! + ink[i + 1]! + ink[i - width]! + ink[i + width]!;
  const stroke = (paint.inkAt + fill[i]!) * 4;
  mix(pixel, colours.subarray(stroke, stroke + 3), (ink[i]! * 2 + around * 0.5) * 0.225);
}
