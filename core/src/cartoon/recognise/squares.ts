import type { Cloth } from "./texture.ts";

/** OKLab steps over two pixels: a fold is below, a printed edge above. */
const EDGE = 0.05;
const STRONG = 0.12;
const COLOURED = 0.03;
/** A square with at least this share of edges is textured. */
const TEXTURED = 0.12;

/** Sums over all squares. `2` and `4` are the doubled and the quadrupled angle of the gradient, weighed by its length. */
type Sums = {
  squares: number;
  textured: number;
  weak: number;
  strong: number;
  coloured: number;
  length: number;
  weight: number;
  cos2: number;
  sin2: number;
  cos4: number;
  sin4: number;
  own2: number;
  own4: number;
  ownWeight: number;
  variance: number;
  byRow: number;
  byColumn: number;
  byBetter: number;
  turnsAlong: number;
  turnsDown: number;
};

/**
 * Edges, their directions by the structure tensor (Bigün & Granlund 1987), the share of the variance that the
 * means of rows and columns explain, and how often light and dark take turns.
 * @param size of a square in pixels. @param stride 1 takes every square, 2 every second one each way.
 */
export function measureSquares(cloth: Cloth, rim: number, size: number, stride: number): number[] {
  const sums: Sums = {
    squares: 0,
    textured: 0,
    weak: 0,
    strong: 0,
    coloured: 0,
    length: 0,
    weight: 0,
    cos2: 0,
    sin2: 0,
    cos4: 0,
    sin4: 0,
    own2: 0,
    own4: 0,
    ownWeight: 0,
    variance: 0,
    byRow: 0,
    byColumn: 0,
    byBetter: 0,
    turnsAlong: 0,
    turnsDown: 0,
  };
  const pitch = size * stride;
  for (let top = 1, odd = 0; top + size < cloth.height; top += size, odd++) {
    const shift = stride > 1 && odd % 2 ? size : 0;
    if (stride > 1 && odd % 4 > 1) continue;
    for (let left = 1 + shift; left + size < cloth.width; left += pitch) {
      if (isInside(cloth, left, top, size, rim)) measureSquare(cloth, left, top, size, sums);
    }
  }
  return numbers(sums, size);
}

/** Corners and middle are enough: garments are larger than squares. */
function isInside(
  { depth, width }: Cloth,
  left: number,
  top: number,
  size: number,
  rim: number,
): boolean {
  const first = top * width + left;
  const last = first + (size - 1) * width;
  const middle = first + (size >> 1) * width + (size >> 1);
  return (
    depth[first]! < rim &&
    depth[first + size - 1]! < rim &&
    depth[last]! < rim &&
    depth[last + size - 1]! < rim &&
    depth[middle]! < rim
  );
}

function measureSquare(cloth: Cloth, left: number, top: number, size: number, sums: Sums): void {
  sums.squares++;
  const share = measureEdges(cloth, left, top, size, sums);
  if (share < TEXTURED) return;
  sums.textured++;
  measureLines(cloth, left, top, size, sums);
}

/** @returns the share of edges. */
function measureEdges(
  { L, a, b, width }: Cloth,
  left: number,
  top: number,
  size: number,
  sums: Sums,
): number {
  let [weak, strong, coloured, all, weight] = [0, 0, 0, 0, 0];
  let [cos2, sin2, cos4, sin4] = [0, 0, 0, 0];
  for (let y = 0; y < size; y++) {
    const start = (top + y) * width + left;
    for (let i = start; i < start + size; i++) {
      const Lx = L[i + 1]! - L[i - 1]!;
      const Ly = L[i + width]! - L[i - width]!;
      const ax = a[i + 1]! - a[i - 1]!;
      const ay = a[i + width]! - a[i - width]!;
      const bx = b[i + 1]! - b[i - 1]!;
      const by = b[i + width]! - b[i - width]!;
      const chroma = ax * ax + ay * ay + bx * bx + by * by;
      const power = Lx * Lx + Ly * Ly + chroma;
      const length = Math.sqrt(power);
      all += length;
      if (length < EDGE) continue;
      weak++;
      if (length > STRONG) strong++;
      if (chroma > COLOURED * COLOURED) coloured++;
      const cos = (Lx * Lx + ax * ax + bx * bx - Ly * Ly - ay * ay - by * by) / power;
      const sin = (2 * (Lx * Ly + ax * ay + bx * by)) / power;
      weight += length;
      cos2 += length * cos;
      sin2 += length * sin;
      cos4 += length * (cos * cos - sin * sin);
      sin4 += length * 2 * cos * sin;
    }
  }
  sums.weak += weak;
  sums.strong += strong;
  sums.coloured += coloured;
  sums.length += all;
  sums.weight += weight;
  sums.cos2 += cos2;
  sums.sin2 += sin2;
  sums.cos4 += cos4;
  sums.sin4 += sin4;
  const share = weak / (size * size);
  if (share < TEXTURED) return share;
  sums.ownWeight += weight;
  sums.own2 += Math.hypot(cos2, sin2);
  sums.own4 += Math.hypot(cos4, sin4);
  return share;
}

/** How much of the lightness lies in whole rows and columns, and how often its edges change sign along them. */
function measureLines(
  { L, a, b, width }: Cloth,
  left: number,
  top: number,
  size: number,
  sums: Sums,
): void {
  const rows = new Float64Array(size);
  const columns = new Float64Array(size);
  const signs = new Int8Array(size);
  let [sum, squares, along, down] = [0, 0, 0, 0];
  for (let y = 0; y < size; y++) {
    let last = 0;
    for (let x = 0, i = (top + y) * width + left; x < size; x++, i++) {
      const v = L[i]! + 0.7 * a[i]! + 0.9 * b[i]!;
      sum += v;
      squares += v * v;
      rows[y]! += v;
      columns[x]! += v;
      const right = v - L[i - 1]! - 0.7 * a[i - 1]! - 0.9 * b[i - 1]!;
      if (right > EDGE / 2 || right < -EDGE / 2) {
        const sign = right > 0 ? 1 : -1;
        if (last === -sign) along++;
        last = sign;
      }
      const below = v - L[i - width]! - 0.7 * a[i - width]! - 0.9 * b[i - width]!;
      if (below > EDGE / 2 || below < -EDGE / 2) {
        const sign = below > 0 ? 1 : -1;
        if (signs[x] === -sign) down++;
        signs[x] = sign;
      }
    }
  }
  const offset = (sum * sum) / (size * size);
  const byRow = rows.reduce((total, v) => total + v * v, 0) / size - offset;
  const byColumn = columns.reduce((total, v) => total + v * v, 0) / size - offset;
  sums.variance += squares - offset;
  sums.byRow += byRow;
  sums.byColumn += byColumn;
  sums.byBetter += Math.max(byRow, byColumn);
  sums.turnsAlong += along;
  sums.turnsDown += down;
}

function numbers(sums: Sums, size: number): number[] {
  const pixels = Math.max(1, sums.squares * size * size);
  const weight = sums.weight + 1e-6;
  const own = sums.ownWeight + 1e-6;
  const variance = sums.variance + 1e-6;
  const [along, down] = [(16 * sums.turnsAlong) / pixels, (16 * sums.turnsDown) / pixels];
  return [
    sums.weak / pixels,
    sums.strong / pixels,
    sums.coloured / pixels,
    Math.log(sums.length / pixels + 1e-3),
    sums.weight / pixels,
    sums.textured / Math.max(1, sums.squares),
    Math.hypot(sums.cos2, sums.sin2) / weight,
    Math.hypot(sums.cos4, sums.sin4) / weight,
    sums.own2 / own,
    sums.own4 / own,
    Math.max(sums.byRow, sums.byColumn) / variance,
    Math.min(sums.byRow, sums.byColumn) / variance,
    sums.byBetter / variance,
    (sums.byRow + sums.byColumn) / variance,
    Math.log1p(Math.max(along, down)),
    Math.log1p(Math.min(along, down)),
    Math.abs(along - down) / (along + down + 0.05),
  ];
}
