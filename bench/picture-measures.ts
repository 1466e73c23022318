/** Measures of a drawn picture beside its photo, as the prototype defined them with OpenCV. */

type Lab = [L: Float32Array, a: Float32Array, b: Float32Array];

export type Pair = {
  /** RGB, three bytes a pixel. */
  photo: Uint8Array;
  drawn: Uint8Array;
  /** 1 on the garment. */
  inside: Uint8Array;
  side: number;
};

export type Measures = { colour: number; flat: number; recall: number | null };

/**
 * `colour`: mean CIEDE2000 of both after a blur of 4 px. `flat`: share of pixels whose 5×5 Lab
 * standard deviation is under 1. `recall`: share of strong photo edges with a drawn edge within 3 px,
 * null where the photo has hardly any. All inside the garment, 4 px off its contour.
 */
export function measure({ photo, drawn, inside, side }: Pair): Measures | null {
  const core = eroded(inside, side, 4);
  const area = core.reduce((sum, v) => sum + v, 0);
  if (area < 500) return null;
  const labPhoto = toLab(photo);
  const labDrawn = toLab(drawn);
  return {
    colour: colourDifference(photo, drawn, core, side),
    flat: flatShare(labDrawn, core, side),
    recall: edgeRecall(labPhoto, labDrawn, core, side),
  };
}

function flatShare(lab: Lab, core: Uint8Array, side: number): number {
  const variance = new Float32Array(side * side);
  const box = new Float32Array(5).fill(0.2);
  for (const plane of lab) {
    const mean = filter(plane, side, box);
    const square = filter(
      plane.map((v) => v * v),
      side,
      box,
    );
    for (let i = 0; i < variance.length; i++) {
      variance[i]! += Math.max(0, square[i]! - mean[i]! ** 2);
    }
  }
  return share(core, (i) => variance[i]! < 1);
}

function edgeRecall(photo: Lab, drawn: Lab, core: Uint8Array, side: number): number | null {
  const there = gradient(photo, side);
  const strong = core.map((v, i) => (v && there[i]! > 4 ? 1 : 0));
  if (strong.reduce((sum, v) => sum + v, 0) <= 80) return null;
  const found = gradient(drawn, side);
  const near = dilated(
    core.map((_, i) => (found[i]! > 2 ? 1 : 0)),
    side,
    3,
  );
  return share(strong, (i) => near[i] === 1);
}

function share(among: Uint8Array, counts: (i: number) => boolean): number {
  let all = 0;
  let yes = 0;
  among.forEach((v, i) => {
    if (!v) return;
    all++;
    if (counts(i)) yes++;
  });
  return yes / all;
}

/** Length of the Lab gradient, Sobel over eight, after a blur of 1.2 px. */
function gradient(lab: Lab, side: number): Float32Array {
  const sum = new Float32Array(side * side);
  const smooth = [0.25, 0.5, 0.25];
  const step = [-0.5, 0, 0.5];
  for (const plane of lab) {
    const soft = filter(plane, side, gaussian(1.2));
    const gx = filter(soft, side, step, smooth);
    const gy = filter(soft, side, smooth, step);
    for (let i = 0; i < sum.length; i++) sum[i]! += gx[i]! ** 2 + gy[i]! ** 2;
  }
  return sum.map(Math.sqrt);
}

function gaussian(sigma: number): Float32Array {
  const radius = Math.round(sigma * 4);
  const taps = Float32Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
  );
  const sum = taps.reduce((total, v) => total + v, 0);
  return taps.map((v) => v / sum);
}

/** Separable filter; the border is mirrored without repeating its pixel, as OpenCV does. */
function filter(
  plane: Float32Array,
  side: number,
  across: ArrayLike<number>,
  down = across,
): Float32Array {
  const mirrored = (i: number): number => {
    const held = Math.abs(i);
    return held < side ? held : 2 * side - 2 - held;
  };
  const radius = (across.length - 1) / 2;
  const rows = new Float32Array(plane.length);
  const out = new Float32Array(plane.length);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      let sum = 0;
      const inner = x >= radius && x < side - radius;
      for (let t = -radius; t <= radius; t++) {
        sum += plane[y * side + (inner ? x + t : mirrored(x + t))]! * across[t + radius]!;
      }
      rows[y * side + x] = sum;
    }
  }
  for (let y = 0; y < side; y++) {
    for (let t = -radius; t <= radius; t++) {
      const from = mirrored(y + t) * side;
      const weight = down[t + radius]!;
      for (let x = 0; x < side; x++) out[y * side + x]! += rows[from + x]! * weight;
    }
  }
  return out;
}

/** A square of `radius` must lie inside; beyond the picture counts as inside. */
function eroded(inside: Uint8Array, side: number, radius: number): Uint8Array {
  const along = (from: Uint8Array, step: number): Uint8Array =>
    from.map((v, i) => {
      if (!v) return 0;
      const at = step === 1 ? i % side : (i / side) | 0;
      for (let t = -Math.min(radius, at); t <= Math.min(radius, side - 1 - at); t++) {
        if (!from[i + t * step]) return 0;
      }
      return 1;
    });
  return along(along(inside, 1), side);
}

function dilated(marks: Uint8Array, side: number, radius: number): Uint8Array {
  const out = new Uint8Array(marks.length);
  marks.forEach((v, i) => {
    if (!v) return;
    const x = i % side;
    const y = (i - x) / side;
    for (let dy = -radius; dy <= radius; dy++) {
      const half = Math.round(radius * Math.sqrt(1 - (dy / radius) ** 2));
      for (let dx = -half; dx <= half; dx++) {
        if (x + dx < 0 || x + dx >= side || y + dy < 0 || y + dy >= side) continue;
        out[i + dy * side + dx] = 1;
      }
    }
  });
  return out;
}

/** Mean CIEDE2000 inside, both pictures blurred by 4 px within the garment. */
function colourDifference(
  photo: Uint8Array,
  drawn: Uint8Array,
  core: Uint8Array,
  side: number,
): number {
  const weight = filter(Float32Array.from(core), side, gaussian(4));
  const soft = (rgb: Uint8Array): Lab => {
    const out = new Float32Array(rgb.length);
    for (let c = 0; c < 3; c++) {
      const plane = Float32Array.from(core, (v, i) => (v ? rgb[i * 3 + c]! : 0));
      filter(plane, side, gaussian(4)).forEach((v, i) => {
        out[i * 3 + c] = v / (weight[i]! + 1e-4);
      });
    }
    return toLab(out);
  };
  const one = soft(photo);
  const two = soft(drawn);
  let sum = 0;
  let area = 0;
  core.forEach((v, i) => {
    if (!v) return;
    area++;
    sum += ciede2000([one[0][i]!, one[1][i]!, one[2][i]!], [two[0][i]!, two[1][i]!, two[2][i]!]);
  });
  return sum / area;
}

/** sRGB bytes to CIE Lab, D65. */
export function toLab(rgb: ArrayLike<number>): Lab {
  const count = rgb.length / 3;
  const lab: Lab = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  const linear = (v: number): number => {
    const c = v / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  const table = Float32Array.from({ length: 4096 }, (_, i) => linear(i / 16));
  const light = (v: number): number => table[Math.min(4080, Math.max(0, Math.round(v * 16)))]!;
  const root = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  for (let i = 0; i < count; i++) {
    const r = light(rgb[i * 3]!);
    const g = light(rgb[i * 3 + 1]!);
    const b = light(rgb[i * 3 + 2]!);
    const x = root((0.412453 * r + 0.35758 * g + 0.180423 * b) / 0.950456);
    const y = root(0.212671 * r + 0.71516 * g + 0.072169 * b);
    const z = root((0.019334 * r + 0.119193 * g + 0.950227 * b) / 1.088754);
    lab[0][i] = 116 * y - 16;
    lab[1][i] = 500 * (x - y);
    lab[2][i] = 200 * (y - z);
  }
  return lab;
}

type Colour = [L: number, a: number, b: number];

/** Sharma, Wu & Dalal 2005. */
export function ciede2000([L1, a1, b1]: Colour, [L2, a2, b2]: Colour): number {
  const rad = Math.PI / 180;
  const seventh = (c: number): number => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const g = 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const c1 = Math.hypot(a1 * (1 + g), b1);
  const c2 = Math.hypot(a2 * (1 + g), b2);
  const hue = (a: number, b: number): number => (Math.atan2(b, a * (1 + g)) / rad + 360) % 360;
  const h1 = hue(a1, b1);
  const h2 = hue(a2, b2);
  const grey = c1 * c2 === 0;
  let turn = grey ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * rad);
  const L = (L1 + L2) / 2;
  const C = (c1 + c2) / 2;
  let H = grey ? h1 + h2 : (h1 + h2) / 2;
  if (!grey && Math.abs(h1 - h2) > 180) H += h1 + h2 < 360 ? 180 : -180;
  const cos = (degrees: number): number => Math.cos(degrees * rad);
  const T =
    1 - 0.17 * cos(H - 30) + 0.24 * cos(2 * H) + 0.32 * cos(3 * H + 6) - 0.2 * cos(4 * H - 63);
  const sL = 1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2);
  const sC = 1 + 0.045 * C;
  const sH = 1 + 0.015 * C * T;
  const rT = -Math.sin(60 * Math.exp(-(((H - 275) / 25) ** 2)) * rad) * 2 * seventh(C);
  const [dL, dC] = [(L2 - L1) / sL, (c2 - c1) / sC];
  return Math.sqrt(dL ** 2 + dC ** 2 + (dH / sH) ** 2 + rT * dC * (dH / sH));
}
