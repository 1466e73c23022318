import { expect, test } from "vitest";
import {
  convolved,
  type Layer,
  linear,
  normed,
  remembered,
  type Rows,
  softmax,
} from "./net-layers.ts";

const rows = (width: number, ...values: number[]): Rows => ({
  width,
  values: Float32Array.from(values),
});
const layer = (width: number, weights: number[], bias: number[]): Layer => ({
  width,
  weights: Float32Array.from(weights),
  bias: Float32Array.from(bias),
});
const numbers = ({ values }: { values: Float32Array }): number[] =>
  [...values].map((value) => Math.round(value * 1e4) / 1e4);

test("each row is multiplied and moved on its own", () => {
  const x = rows(5, 1, 2, 3, 4, 5, 0, 0, 0, 0, 1);
  const y = linear(x, layer(5, [1, 1, 1, 1, 1, 0, 0, 0, 0, 2], [0, 10]));
  expect(y.width).toBe(2);
  expect(numbers(y)).toEqual([15, 20, 1, 12]);
});

test("a dilated convolution looks so far to either side, and beyond the ends at nothing", () => {
  const x = rows(1, 1, 10, 100, 1000);
  // Before once, here twice, behind three times.
  const taps = layer(1, [1, 2, 3], [0]);
  expect(numbers(convolved(x, taps, 1))).toEqual([32, 321, 3210, 2100]);
  expect(numbers(convolved(x, taps, 2))).toEqual([302, 3020, 201, 2010]);
});

test("a normed row has mean 0 and variance 1 before it is scaled and moved", () => {
  const y = normed(rows(2, 3, 5), Float32Array.of(1, 2), Float32Array.of(0, 1));
  expect(numbers(y)).toEqual([-1, 3]);
});

test("shares are 1 in all, and very large numbers overflow nothing", () => {
  expect([...softmax(Float32Array.of(1000, 1000))]).toEqual([0.5, 0.5]);
});

test("what is remembered goes from row to row, forwards or backwards", () => {
  // The gates: never reset, keep half, and take what is new as it is.
  const gru = {
    input: layer(1, [0, 0, 1], [0, 0, 0]),
    memory: layer(1, [0, 0, 0], [0, 0, 0]),
  };
  const [one, none] = [Math.tanh(1), 0];
  const half = (value: number): number => Math.round((value / 2) * 1e4) / 1e4;
  const x = rows(1, 1, 0);
  expect(numbers(remembered(x, gru, false))).toEqual([half(one), half(one / 2)]);
  expect(numbers(remembered(x, gru, true))).toEqual([half(one), none]);
});
