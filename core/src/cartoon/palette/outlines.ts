import { regions } from "../regions.ts";

/**
 * Majority of the labels around each pixel on a border of labels. A label gives way to a very
 * different colour only when clearly outnumbered, which keeps thin strokes of print.
 * @param apart distance of the colours of two labels, row by row. @returns new labels.
 */
export function majority(
  labels: Uint8Array,
  side: number,
  radius: number,
  count: number,
  apart: Float32Array,
): Uint8Array {
  const out = Uint8Array.from(labels);
  const votes = new Int32Array(256);
  for (let y = radius; y < side - radius; y++) {
    for (let x = radius; x < side - radius; x++) {
      const i = y * side + x;
      const mine = labels[i]!;
      if (mine === 255) continue;
      const inner =
        labels[i - 1] === mine &&
        labels[i + 1] === mine &&
        labels[i - side] === mine &&
        labels[i + side] === mine;
      if (inner) continue;
      votes.fill(0);
      for (let dy = -radius; dy <= radius; dy++) {
        for (let dx = -radius; dx <= radius; dx++) {
          votes[labels[i + dy * side + dx]!]! += dx * dx + dy * dy <= 2 ? 2 : 1;
        }
      }
      let best = mine;
      for (let k = 0; k < count; k++) if (votes[k]! > votes[best]!) best = k;
      const print = apart[mine * count + best]! > 0.16 && votes[mine]! * 2.6 > votes[best]!;
      if (!print) out[i] = best;
    }
  }
  return out;
}

/** Gives specks under `least` pixels to the neighbour that they touch most, in place. */
export function dropSpecks(labels: Uint8Array, side: number, count: number, least: number): void {
  for (let label = 0; label < count; label++) {
    const parts = regions(labels, side, labels.length / side, label);
    const votes = new Map<number, Int32Array>();
    parts.labels.forEach((part, i) => {
      if (!part || parts.areas[part]! >= least) return;
      let own = votes.get(part);
      if (!own) votes.set(part, (own = new Int32Array(256)));
      for (const j of [i + 1, i - 1, i + side, i - side]) {
        const other = labels[j] ?? 255;
        if (other !== 255 && other !== label) own[other]!++;
      }
    });
    const heirs = new Map<number, number>();
    for (const [part, own] of votes) {
      const most = own.indexOf(Math.max(...own));
      if (own[most]) heirs.set(part, most);
    }
    parts.labels.forEach((part, i) => {
      if (part && heirs.has(part)) labels[i] = heirs.get(part)!;
    });
  }
}
