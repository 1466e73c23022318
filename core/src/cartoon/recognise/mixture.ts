import type { Cloth } from "./texture.ts";

/** OKLab difference from the garment's most frequent colour that makes another colour; chroma counts twice. */
const OTHER = 0.11;
const LEVELS = 12;

/** How much of the cloth has another colour than the most frequent one, and how the two mix within squares. */
export function mixture(cloth: Cloth, rim: number, size: number): number[] {
  const { L, a, b, depth, width, height } = cloth;
  const main = mainColour(cloth, rim);
  const across = Math.ceil(width / size);
  const filled = new Uint16Array(across * Math.ceil(height / size));
  const odd = new Uint16Array(filled.length);
  let [count, others, darker, coloured, spreadL, spreadAb] = [0, 0, 0, 0, 0, 0];
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / size) * across;
    for (let x = 0; x < width; x++, i++) {
      if (depth[i]! > rim) continue;
      const dL = L[i]! - main.L;
      const da = a[i]! - main.a;
      const db = b[i]! - main.b;
      const chroma = da * da + db * db;
      const square = row + Math.floor(x / size);
      count++;
      filled[square]!++;
      spreadL += dL * dL;
      spreadAb += chroma;
      if (dL * dL + 4 * chroma < OTHER * OTHER) continue;
      others++;
      odd[square]!++;
      if (dL < 0) darker++;
      if (chroma > 0.002) coloured++;
    }
  }
  let [mixed, full, seen] = [0, 0, 0];
  filled.forEach((area, k) => {
    if (area < size * size * 0.5) return;
    const share = odd[k]! / area;
    seen++;
    if (share >= 0.85) full++;
    else if (share > 0.15) mixed++;
  });
  const n = Math.max(1, count);
  const squares = Math.max(1, seen);
  return [
    others / n,
    darker / n,
    coloured / n,
    mixed / squares,
    full / squares,
    Math.sqrt(spreadL / n),
    Math.sqrt(spreadAb / n),
  ];
}

/** Mean of the fullest of LEVELS³ cells, L in 0 to 1, a and b in −0.2 to 0.2. */
function mainColour({ L, a, b, depth }: Cloth, rim: number): { L: number; a: number; b: number } {
  const cells = new Uint32Array(LEVELS ** 3);
  const level = (v: number): number => Math.max(0, Math.min(LEVELS - 1, Math.floor(v * LEVELS)));
  const cellOf = (i: number): number =>
    (level(L[i]!) * LEVELS + level(a[i]! * 2.5 + 0.5)) * LEVELS + level(b[i]! * 2.5 + 0.5);
  for (let i = 0; i < L.length; i++) if (depth[i]! <= rim) cells[cellOf(i)]!++;
  let fullest = 0;
  cells.forEach((v, k) => {
    if (v > cells[fullest]!) fullest = k;
  });
  const sum = { L: 0, a: 0, b: 0 };
  for (let i = 0; i < L.length; i++) {
    if (depth[i]! > rim || cellOf(i) !== fullest) continue;
    sum.L += L[i]!;
    sum.a += a[i]!;
    sum.b += b[i]!;
  }
  const n = Math.max(1, cells[fullest]!);
  return { L: sum.L / n, a: sum.a / n, b: sum.b / n };
}
