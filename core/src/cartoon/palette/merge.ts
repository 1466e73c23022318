import { CHROMA_WEIGHT, type LabColour } from "../colour.ts";
import type { Lab } from "../kernels/kernels.ts";
import type { Busyness } from "../smooth/smooth.ts";
import { LIGHTNESS_WEIGHT } from "./clusters.ts";

/** Half the length in pixels over which an edge is looked at. */
const SPAN = 3;
/** Entries whose sharpness is below it become one. */
const SOFT = 0.62;

/**
 * Which palette entries are one colour of cloth under different light: their shared edge is soft.
 * Where the photo steps sharply from one to the other it is print, and they stay two.
 * @param centres scaled triples, as from `clusters`. @returns for each entry the number of its group.
 */
export function mergeShading(
  labels: Uint8Array,
  lab: Lab,
  distance: Float32Array,
  side: number,
  centres: Float32Array,
  busy: Busyness,
): Uint8Array {
  const count = centres.length / 3;
  const edges = sharedEdges(labels, lab, distance, side, centres);
  const pairs: { sharpness: number; one: number; two: number }[] = [];
  for (let one = 0; one < count; one++) {
    for (let two = one + 1; two < count; two++) {
      if (!edges.area[one] || !edges.area[two]) continue;
      const sharpness = sharpnessOf(edges, centres, one, two, busy);
      if (sharpness <= SOFT) pairs.push({ sharpness, one, two });
    }
  }
  pairs.sort((p, q) => p.sharpness - q.sharpness);
  const group = Uint8Array.from({ length: count }, (_, k) => k);
  for (const { one, two } of pairs) {
    const [keep, drop] = [group[one]!, group[two]!];
    group.forEach((g, k) => (group[k] = g === drop ? keep : g));
  }
  const used = [...new Set(group.filter((_, k) => edges.area[k]))];
  return group.map((g) => Math.max(0, used.indexOf(g)));
}

type Edges = { area: Float32Array; step: Float32Array; length: Float32Array; count: number };

/** For each pair of entries: how long they touch, and the summed rise of the photo across. */
function sharedEdges(
  labels: Uint8Array,
  lab: Lab,
  distance: Float32Array,
  side: number,
  centres: Float32Array,
): Edges {
  const count = centres.length / 3;
  const area = new Float32Array(count);
  const step = new Float32Array(count * count);
  const length = new Float32Array(count * count);
  for (let y = SPAN + 1; y < side - SPAN - 2; y++) {
    for (let x = SPAN + 1; x < side - SPAN - 2; x++) {
      const i = y * side + x;
      const one = labels[i]!;
      if (one === 255) continue;
      area[one]!++;
      if (distance[i]! > -SPAN - 1.5) continue;
      for (const next of [1, side]) {
        const two = labels[i + next]!;
        if (two === 255 || two === one) continue;
        const pair = Math.min(one, two) * count + Math.max(one, two);
        step[pair]! += rise(lab, i, next, centres, one, two);
        length[pair]!++;
      }
    }
  }
  return { area, step, length, count };
}

/** The photo's range along the line from one colour to the other, in units of their distance. */
function rise(
  { L, a, b }: Lab,
  i: number,
  next: number,
  centres: Float32Array,
  one: number,
  two: number,
): number {
  const ux = centres[two * 3]! - centres[one * 3]!;
  const uy = centres[two * 3 + 1]! - centres[one * 3 + 1]!;
  const uz = centres[two * 3 + 2]! - centres[one * 3 + 2]!;
  let low = Infinity;
  let high = -Infinity;
  for (let t = -SPAN; t <= SPAN + 1; t++) {
    const j = i + t * next;
    const along = L[j]! * LIGHTNESS_WEIGHT * ux + (a[j]! * uy + b[j]! * uz) * CHROMA_WEIGHT;
    low = Math.min(low, along);
    high = Math.max(high, along);
  }
  return Math.min(1.2, (high - low) / (ux * ux + uy * uy + uz * uz + 1e-5));
}

function sharpnessOf(
  edges: Edges,
  centres: Float32Array,
  one: number,
  two: number,
  busy: Busyness,
): number {
  const pair = one * edges.count + two;
  const p = centre(centres, one);
  const q = centre(centres, two);
  const chroma = Math.hypot(p.a - q.a, p.b - q.b);
  const apart = Math.hypot((p.L - q.L) * LIGHTNESS_WEIGHT, chroma);
  if (edges.length[pair]! < 6) return apart < 0.05 ? 0.1 : Infinity;
  const step = edges.step[pair]! / edges.length[pair]!;
  const kind = looksShaded(p, q) ? shadeLike(busy) : chroma > 0.05 ? 1.35 : 1;
  return step * (0.55 + Math.min(1.2, apart / 0.16)) * kind;
}

/** The busier the cloth, the likelier a darker tone of its colour is print after all. */
const shadeLike = (busy: Busyness): number => Math.min(0.95, Math.max(0.57, 0.5 + 1.6 * busy));

/** The entry's colour with weighed chroma and plain lightness. */
const centre = (centres: Float32Array, k: number): LabColour => ({
  L: centres[k * 3]! / LIGHTNESS_WEIGHT,
  a: centres[k * 3 + 1]!,
  b: centres[k * 3 + 2]!,
});

/** Shade scales lightness and chroma together, so chroma is compared per lightness. */
function looksShaded(p: LabColour, q: LabColour): boolean {
  const lp = Math.max(p.L, 0.05);
  const lq = Math.max(q.L, 0.05);
  const shift = Math.hypot(p.a / lp - q.a / lq, p.b / lp - q.b / lq) * ((lp + lq) / 2);
  return shift < 0.035 && Math.min(lp, lq) / Math.max(lp, lq) > 0.72;
}
