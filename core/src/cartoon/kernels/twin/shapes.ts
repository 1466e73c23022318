import type { Kernels } from "../kernels.ts";

export const distance: Kernels["distance"] = (inside, width, height, reach, out) => {
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

export const regions: Kernels["regions"] = (plane, width, height) => {
  const labels = new Int32Array(plane.length);
  const queue = new Int32Array(plane.length);
  const areas = [0];
  const atBorder = [0];
  const values = [0];
  for (let i = 0; i < plane.length; i++) {
    if (labels[i]) continue;
    const number = areas.length;
    let end = 0;
    let border = 0;
    const visit = (j: number): void => {
      if (plane[j] !== plane[i] || labels[j]) return;
      labels[j] = number;
      queue[end++] = j;
    };
    visit(i);
    for (let k = 0; k < end; k++) {
      const j = queue[k]!;
      const x = j % width;
      if (x > 0) visit(j - 1);
      if (x < width - 1) visit(j + 1);
      if (j >= width) visit(j - width);
      if (j < width * (height - 1)) visit(j + width);
      if (x === 0 || x === width - 1 || j < width || j >= width * (height - 1)) border = 1;
    }
    areas.push(end);
    atBorder.push(border);
    values.push(plane[i]!);
  }
  return {
    labels,
    areas: Int32Array.from(areas),
    atBorder: Uint8Array.from(atBorder),
    values: Uint8Array.from(values),
  };
};

export const repaint: Kernels["repaint"] = (plane, regions, values) => {
  for (let i = 0; i < plane.length; i++) {
    const value = values[regions[i]!]!;
    if (value !== 255) plane[i] = value;
  }
};

export const borders: Kernels["borders"] = (
  labels,
  { L, a, b },
  width,
  height,
  regions,
  count,
  { reach, clear, chromaWeight },
) => {
  const out = new Float32Array(regions.areas.length * count * 2);
  const add = (pixel: number, label: number, soft: number): void => {
    const at = (regions.labels[pixel]! * count + label) * 2;
    out[at]!++;
    out[at + 1]! += soft;
  };
  for (let y = reach; y < height - reach - 1; y++) {
    for (let x = reach; x < width - reach - 1; x++) {
      const i = y * width + x;
      const one = labels[i]!;
      if (one === 255) continue;
      for (const next of [1, width]) {
        const two = labels[i + next]!;
        if (two === one || two === 255) continue;
        const [from, to] = [i - reach * next, i + (reach + 1) * next];
        const chroma = Math.abs(a[from]! - a[to]!) + Math.abs(b[from]! - b[to]!);
        const step = Math.abs(L[from]! - L[to]!) + chromaWeight * chroma;
        const soft = 1 - Math.min(1, step / clear) ** 2;
        add(i, two, soft);
        add(i + next, one, soft);
      }
    }
  }
  return out;
};

export const majority: Kernels["majority"] = (labels, width, height, radius, apart, out) => {
  const count = Math.sqrt(apart.length);
  const votes = new Int32Array(256);
  out.set(labels);
  for (let y = radius; y < height - radius; y++) {
    for (let x = radius; x < width - radius; x++) {
      const i = y * width + x;
      const mine = labels[i]!;
      if (mine === 255) continue;
      const around = [i - 1, i + 1, i - width, i + width];
      if (around.every((j) => labels[j] === mine)) continue;
      votes.fill(0);
      for (let dy = -radius; dy <= radius; dy++) {
        for (let dx = -radius; dx <= radius; dx++) {
          votes[labels[i + dy * width + dx]!]! += dx * dx + dy * dy <= 2 ? 2 : 1;
        }
      }
      let best = mine;
      for (let k = 0; k < count; k++) if (votes[k]! > votes[best]!) best = k;
      const print = apart[mine * count + best]! > 0.16 && votes[mine]! * 2.6 > votes[best]!;
      if (!print) out[i] = best;
    }
  }
};
