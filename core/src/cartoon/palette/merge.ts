import { CHROMA_WEIGHT, type LabColour } from "../colour.ts";
import type { Kernels, Lab } from "../kernels/kernels.ts";
import { LIGHTNESS_WEIGHT } from "./clusters.ts";

/** Half the length in pixels over which an edge is looked at. */
const SPAN = 3;
/** Entries whose sharpness is below it become one. */
const SOFT = 0.62;
/** Pixels of shared edge below which nothing is known. */
const SHORTEST = 6;

/**
 * Which palette entries are one colour of cloth under different light: their shared edge is soft.
 * Where the photo steps sharply from one to the other it is print, and they stay two.
 * @param lab the photo itself, since smoothing also softens print. @param centres scaled triples, as from `clusters`. @returns for each entry the number of its group.
 */
export function mergeShading(
  kernels: Kernels,
  labels: Uint8Array,
  lab: Lab,
  distance: Float32Array,
  { width, height }: { width: number; height: number },
  centres: Float32Array,
  busy: number,
): Uint8Array {
  const count = centres.length / 3;
  const edges = kernels.sharedEdges(
    labels,
    lab,
    distance,
    width,
    height,
    -SPAN - 1.5,
    SPAN,
    centres,
    LIGHTNESS_WEIGHT,
    CHROMA_WEIGHT,
  );
  const used = kernels.present(labels);
  const pairs: { sharpness: number; one: number; two: number }[] = [];
  for (let one = 0; one < count; one++) {
    for (let two = one + 1; two < count; two++) {
      if (!used[one] || !used[two]) continue;
      const at = (one * count + two) * 2;
      const length = edges[at + 1]!;
      const step = length < SHORTEST ? null : edges[at]! / length;
      const sharpness = sharpnessOf(step, centre(centres, one), centre(centres, two), busy);
      if (sharpness <= SOFT) pairs.push({ sharpness, one, two });
    }
  }
  pairs.sort((p, q) => p.sharpness - q.sharpness);
  const group = Uint8Array.from({ length: count }, (_, k) => k);
  for (const { one, two } of pairs) {
    const [keep, drop] = [group[one]!, group[two]!];
    group.forEach((g, k) => (group[k] = g === drop ? keep : g));
  }
  const kept = [...new Set(group.filter((_, k) => used[k]))];
  return group.map((g) => Math.max(0, kept.indexOf(g)));
}

/** @param step of the photo across the shared edge, 1 being the whole way; null where they hardly touch. */
function sharpnessOf(step: number | null, p: LabColour, q: LabColour, busy: number): number {
  const chroma = Math.hypot(p.a - q.a, p.b - q.b);
  const apart = Math.hypot((p.L - q.L) * LIGHTNESS_WEIGHT, chroma);
  if (step === null) return apart < 0.05 ? 0.1 : Infinity;
  const kind = looksShaded(p, q) ? shadeLike(busy) : chroma > 0.05 ? 1.35 : 1;
  return step * (0.55 + Math.min(1.2, apart / 0.16)) * kind;
}

/** The busier the cloth, the likelier a darker tone of its colour is print after all. */
const shadeLike = (busy: number): number => Math.min(0.95, Math.max(0.57, 0.5 + 1.6 * busy));

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
