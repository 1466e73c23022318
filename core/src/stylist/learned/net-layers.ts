/** `rows` of `width` numbers, one after the other. */
export type Rows = { width: number; values: Float32Array };

/** What a layer multiplies with, `out` rows of `width`, and what it adds. */
export type Layer = { width: number; weights: Float32Array; bias: Float32Array };

export const rowsOf = (count: number, width: number): Rows => ({
  width,
  values: new Float32Array(count * width),
});

export const countOf = ({ width, values }: Rows): number => values.length / width;

export const rowAt = ({ width, values }: Rows, at: number): Float32Array =>
  values.subarray(at * width, (at + 1) * width);

/** Of `width` numbers of each; four sums at a time, which a processor adds side by side. */
export function dot(
  a: Float32Array,
  from: number,
  b: Float32Array,
  start: number,
  width: number,
): number {
  let [s0, s1, s2, s3] = [0, 0, 0, 0];
  const whole = width - (width % 4);
  for (let k = 0; k < whole; k += 4) {
    s0 += a[from + k]! * b[start + k]!;
    s1 += a[from + k + 1]! * b[start + k + 1]!;
    s2 += a[from + k + 2]! * b[start + k + 2]!;
    s3 += a[from + k + 3]! * b[start + k + 3]!;
  }
  for (let k = whole; k < width; k++) s0 += a[from + k]! * b[start + k]!;
  return s0 + s1 + s2 + s3;
}

/** Adds a row to another, times `share`. */
export function addTo(sum: Float32Array, row: Float32Array, share = 1): void {
  for (let k = 0; k < row.length; k++) sum[k]! += row[k]! * share;
}

/** Each row times the layer's weights. */
export function linear(x: Rows, { width, weights, bias }: Layer): Rows {
  const y = rowsOf(countOf(x), bias.length);
  for (let at = 0; at < countOf(x); at++)
    for (let k = 0; k < bias.length; k++)
      y.values[at * bias.length + k] =
        bias[k]! + dot(x.values, at * width, weights, k * width, width);
  return y;
}

export function relu(x: Rows): Rows {
  return { width: x.width, values: x.values.map((value) => Math.max(0, value)) };
}

const TINY = 1e-5;

/** Each row with mean 0 and variance 1, then scaled and moved (Ba, Kiros and Hinton, 2016). */
export function normed(x: Rows, scale: Float32Array, shift: Float32Array): Rows {
  const y = rowsOf(countOf(x), x.width);
  for (let at = 0; at < countOf(x); at++) {
    const row = rowAt(x, at);
    const mean = row.reduce((sum, value) => sum + value, 0) / x.width;
    const variance = row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / x.width;
    const spread = Math.sqrt(variance + TINY);
    for (let k = 0; k < x.width; k++)
      y.values[at * x.width + k] = ((row[k]! - mean) / spread) * scale[k]! + shift[k]!;
  }
  return y;
}

/**
 * What stands `far` before each row, the row itself and what stands `far` behind it, each times weights of its own: a dilated convolution
 * (Yu and Koltun, 2016). Before the first row and behind the last there is nothing.
 * @param weights three times width × width, for before, here and behind
 */
export function convolved(x: Rows, { width, weights, bias }: Layer, far: number): Rows {
  const [y, count] = [rowsOf(countOf(x), width), countOf(x)];
  for (let at = 0; at < count; at++)
    for (let k = 0; k < width; k++) {
      let sum = bias[k]!;
      for (let tap = 0; tap < 3; tap++) {
        const from = at + (tap - 1) * far;
        if (from < 0 || from >= count) continue;
        sum += dot(x.values, from * width, weights, (tap * width + k) * width, width);
      }
      y.values[at * width + k] = sum;
    }
  return y;
}

/** Numbers as shares of 1, larger ones much larger. */
export function softmax(values: Float32Array): Float32Array {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/** A gated recurrent unit: what a new row does to what is remembered, for the gates reset, update and new (Cho et al., 2014). */
export type Gru = { input: Layer; memory: Layer };

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** What is remembered after each row, read forwards or backwards. */
export function remembered(x: Rows, { input, memory }: Gru, backwards: boolean): Rows {
  const size = memory.width;
  const said = linear(x, input);
  const y = rowsOf(countOf(x), size);
  let last = new Float32Array(size);
  for (let step = 0; step < countOf(x); step++) {
    const at = backwards ? countOf(x) - 1 - step : step;
    const [row, kept] = [rowAt(said, at), linear({ width: size, values: last }, memory).values];
    last = last.map((old, k) => {
      const reset = sigmoid(row[k]! + kept[k]!);
      const update = sigmoid(row[size + k]! + kept[size + k]!);
      const fresh = Math.tanh(row[2 * size + k]! + reset * kept[2 * size + k]!);
      return (1 - update) * fresh + update * old;
    });
    y.values.set(last, at * size);
  }
  return y;
}
