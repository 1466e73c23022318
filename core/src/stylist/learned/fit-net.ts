import { type FitRequest, placesOf } from "./fit-net-input.ts";
import { addTo, countOf, type Layer, linear, relu, type Rows, rowsOf } from "./net-layers.ts";
import {
  type Attention,
  attention,
  beside,
  type Block,
  evened,
  knownIn,
  type Norm,
  readAround,
  type Speech,
  spokenRows,
  sumOf,
  type Table,
} from "./net-reading.ts";

/**
 * A small net that reads a request for each garment of a closet: words by their letters and ideas, three dilated convolutions, and attention
 * from the garment. `training/stylist/fit_net.py` made it.
 */
export type FitNet = Speech & {
  /** What the rules know of a request. */
  known: Table;
  /** What is seen of a garment. */
  terms: Table;
  knownNorm: Norm;
  pieceNorm: Norm;
  entry: Layer;
  blocks: readonly Block[];
  whole: Layer;
  piece: Layer;
  looks: Attention;
  mix: Layer;
  out: Layer;
  alike: Layer;
};

/** A garment by what is seen of it and by the words of its name. */
export type FitPiece = { terms: readonly string[]; words: ReadonlySet<string> };

/** How well a garment suits the request: above 0 it does, below it does not; seldom beyond ±12. */
export function netFits(net: FitNet, request: FitRequest): (piece: FitPiece) => number {
  if (request.tokens.length === 0) return () => 0;
  const typed = spokenRows(net, request);
  const read = readAround(typed, net.entry, net.blocks);
  const whole = wholeOf(net, request, typed, read);
  const alike = linear(whole, net.alike).values;
  const lookedAt = attention(net.looks, read);
  return ({ terms, words }) => {
    const piece = pieceRow(net, terms);
    const asking = rowsOf(1, piece.width);
    addTo(asking.values, piece.values);
    addTo(asking.values, whole.values, 1 / 2);
    const looks = lookedAt(asking, [placesOf(request.texts, words)]);
    const told = [piece, looks, whole, times(piece, looks), times(piece, whole)];
    const mixed = relu(linear(beside(...told), net.mix));
    const near = piece.values.reduce((sum, value, k) => sum + value * alike[k]!, 0);
    return linear(mixed, net.out).values[0]! + near / 8;
  };
}

/** All that is said, and what the rules know of it. */
function wholeOf(net: FitNet, { known }: FitRequest, typed: Rows, read: Rows): Rows {
  const count = countOf(typed);
  const said = sumOf(typed, 1 / Math.sqrt(8 * count));
  const told = evened(meanOf(net.known, known), net.knownNorm);
  return relu(linear(beside(said, sumOf(read, 1 / count), told), net.whole));
}

const pieceRow = (net: FitNet, terms: readonly string[]): Rows =>
  relu(linear(evened(meanOf(net.terms, terms), net.pieceNorm), net.piece));

function meanOf(table: Table, names: readonly string[]): Rows {
  const mean = rowsOf(1, table.rows.width);
  const rows = knownIn(table, names);
  for (const row of rows) addTo(mean.values, row, 1 / rows.length);
  return mean;
}

const times = ({ width, values }: Rows, other: Rows): Rows => ({
  width,
  values: values.map((value, k) => value * other.values[k]!),
});
