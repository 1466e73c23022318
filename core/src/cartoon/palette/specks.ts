import type { Kernels } from "../kernels/kernels.ts";

/** Gives specks under `least` pixels to the label that they touch most, in place. */
export function dropSpecks(
  kernels: Kernels,
  labels: Uint8Array,
  side: number,
  least: number,
): void {
  kernels.scope(() => {
    const parts = kernels.regions(labels, side, side);
    const small = Uint8Array.from(parts.areas, (area, k) => (k && area < least ? 1 : 0));
    const votes = new Map<number, Int32Array>();
    for (let i = 0; i < labels.length; i++) {
      const part = parts.labels[i]!;
      if (!small[part] || labels[i] === 255) continue;
      let own = votes.get(part);
      if (!own) votes.set(part, (own = new Int32Array(256)));
      for (const j of [i + 1, i - 1, i + side, i - side]) {
        if (labels[j] !== 255 && labels[j] !== labels[i]) own[labels[j] ?? 255]!++;
      }
    }
    const heirs = new Int16Array(parts.areas.length).fill(-1);
    for (const [part, own] of votes) {
      const most = own.indexOf(own.reduce((a, b) => Math.max(a, b)));
      if (own[most] && most !== 255) heirs[part] = most;
    }
    for (let i = 0; i < labels.length; i++) {
      const heir = heirs[parts.labels[i]!]!;
      if (heir >= 0) labels[i] = heir;
    }
  });
}
