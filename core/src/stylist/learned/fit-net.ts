import { type FitRequest, placesOf } from "./fit-net-input.ts";
import {
  addTo,
  countOf,
  type Layer,
  linear,
  relu,
  rowAt,
  type Rows,
  rowsOf,
} from "./net-layers.ts";
import {
  addSpelled,
  type Attention,
  attention,
  beside,
  type Block,
  evened,
  knownIn,
  type Norm,
  readAround,
  type Table,
} from "./net-reading.ts";

/**
 * A small net that reads a request for each garment of a closet: words by their letters and ideas, three dilated convolutions, and attention
 * from the garment. `training/stylist/fit_net.py` made it.
 */
export type FitNet = {
  grams: Rows;
  ideas: Table;
  /** What the rules know of a request. */
  known: Table;
  /** What is seen of a garment. */
  terms: Table;
  languages: Rows;
  norm: Norm;
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
  const typed = typedRows(net, request);
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

function typedRows(net: FitNet, { tokens, language }: FitRequest): Rows {
  const rows = rowsOf(tokens.length, net.languages.width);
  tokens.forEach((token, at) => {
    addTo(rowAt(rows, at), rowAt(net.languages, language));
    addSpelled(net, token, rowAt(rows, at));
  });
  return evened(rows, net.norm);
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

function sumOf(rows: Rows, share: number): Rows {
  const sum = rowsOf(1, rows.width);
  for (let at = 0; at < countOf(rows); at++) addTo(sum.values, rowAt(rows, at), share);
  return sum;
}

const times = ({ width, values }: Rows, other: Rows): Rows => ({
  width,
  values: values.map((value, k) => value * other.values[k]!),
});
