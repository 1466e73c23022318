import type { Spoken } from "./fit-net-input.ts";
import {
  addTo,
  countOf,
  type Layer,
  linear,
  relu,
  rowAt,
  type Rows,
  rowsOf,
  softmax,
} from "./net-layers.ts";
import { beside, type Block, readAround, type Speech, spokenRows, sumOf } from "./net-reading.ts";

/**
 * A small net that reads a request for whether somebody is in danger: words by their letters and ideas, dilated convolutions, and several
 * looks at what is told. `training/stylist/distress_net.py` made it.
 */
export type DistressNet = Speech & {
  entry: Layer;
  blocks: readonly Block[];
  /** Which words are looked at, for each look. */
  looks: Layer;
  mix: Layer;
  kinds: Layer;
};

/** How likely each answer is, in the order of the model that reads the words alone. */
export function netDistress(net: DistressNet, request: Spoken): Float32Array {
  const typed = spokenRows(net, request);
  const read = readAround(typed, net.entry, net.blocks);
  const told = [
    looksAt(read, net.looks),
    mostOf(read),
    sumOf(typed, 1 / Math.sqrt(8 * countOf(typed))),
  ];
  return softmax(linear(relu(linear(beside(...told), net.mix)), net.kinds).values);
}

/** What each look sees, one after the other. */
function looksAt(read: Rows, looks: Layer): Rows {
  const near = linear(read, looks);
  const count = near.width;
  const seen = rowsOf(1, count * read.width);
  for (let look = 0; look < count; look++) {
    const each = Float32Array.from({ length: countOf(read) }, (_, at) => rowAt(near, at)[look]!);
    const into = seen.values.subarray(look * read.width, (look + 1) * read.width);
    softmax(each).forEach((share, at) => addTo(into, rowAt(read, at), share));
  }
  return seen;
}

/** The largest of each number over all words. */
function mostOf(read: Rows): Rows {
  const most = rowsOf(1, read.width);
  most.values.fill(-Infinity);
  for (let at = 0; at < countOf(read); at++)
    rowAt(read, at).forEach((value, k) => (most.values[k] = Math.max(most.values[k]!, value)));
  return most;
}
