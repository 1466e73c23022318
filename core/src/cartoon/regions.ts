/** Connected pixels of one value, numbered from 1; `labels` is 0 elsewhere. */
export type Regions = {
  labels: Int32Array;
  /** By number; entry 0 is unused. */
  areas: number[];
  /** Whether the region reaches the border of the picture. */
  atBorder: boolean[];
};

/** 4-connected regions of the pixels that equal `value`. */
export function regions(plane: Uint8Array, width: number, height: number, value: number): Regions {
  const labels = new Int32Array(plane.length);
  const queue = new Int32Array(plane.length);
  const areas = [0];
  const atBorder = [false];
  for (let i = 0; i < plane.length; i++) {
    if (plane[i] !== value || labels[i]) continue;
    const number = areas.length;
    let end = 0;
    let border = false;
    const visit = (j: number): void => {
      if (plane[j] !== value || labels[j]) return;
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
      if (j < plane.length - width) visit(j + width);
      border ||= x === 0 || x === width - 1 || j < width || j >= width * (height - 1);
    }
    areas.push(end);
    atBorder.push(border);
  }
  return { labels, areas, atBorder };
}
