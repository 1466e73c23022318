import type { Kernels } from "../kernels/kernels.ts";

/** Gives specks under `least` pixels to the label that they touch most, in place. */
export function dropSpecks(
  kernels: Kernels,
  labels: Uint8Array,
  side: number,
  count: number,
  least: number,
): void {
  kernels.scope(() => {
    const parts = kernels.regions(labels, side, side);
    // a row of votes for each speck, one for each label
    const row = new Int32Array(parts.areas.length).fill(-1);
    let specks = 0;
    parts.areas.forEach((area, k) => {
      if (k && area < least) row[k] = specks++;
    });
    const votes = new Uint16Array(specks * count);
    const step = [1, -1, side, -side];
    for (let i = side; i < labels.length - side; i++) {
      const speck = row[parts.labels[i]!]!;
      if (speck < 0 || labels[i] === 255) continue;
      for (let d = 0; d < 4; d++) {
        const other = labels[i + step[d]!]!;
        if (other !== 255 && other !== labels[i]) votes[speck * count + other]!++;
      }
    }
    for (let i = side; i < labels.length - side; i++) {
      const speck = row[parts.labels[i]!]!;
      if (speck < 0 || labels[i] === 255) continue;
      const heir = most(votes, speck * count, count);
      if (heir >= 0) labels[i] = heir;
    }
  });
}

function most(votes: Uint16Array, start: number, count: number): number {
  let best = -1;
  for (let k = 0; k < count; k++) {
    if (votes[start + k]! > (best < 0 ? 0 : votes[start + best]!)) best = k;
  }
  return best;
}
