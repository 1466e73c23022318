import {
  addTo,
  convolved,
  countOf,
  dot,
  type Layer,
  linear,
  normed,
  relu,
  rowAt,
  type Rows,
  rowsOf,
  softmax,
} from "./net-layers.ts";
import { rowOf } from "./terms.ts";

/** Rows by the sorted hashes of their names; the first row is of what is not known. */
export type Table = { hashes: Uint32Array; rows: Rows };

/** What scales and moves each number of a row. */
export type Norm = { scale: Float32Array; shift: Float32Array };

/** A convolution and what its rows are put on a scale with before. */
export type Block = { norm: Norm; taps: Layer };

export const inTable = ({ hashes, rows }: Table, name: string): Float32Array =>
  rowAt(rows, 1 + rowOf(hashes, name));

/** The rows of what is known among the names. */
export const knownIn = (table: Table, names: readonly string[]): Float32Array[] =>
  names.flatMap((name) => (rowOf(table.hashes, name) >= 0 ? [inTable(table, name)] : []));

/** A word's runs of letters, their mean, and all that it stands for. */
export type Spelled = { grams: readonly number[]; ideas: readonly string[] };

export function addSpelled(
  { grams, ideas }: { grams: Rows; ideas: Table },
  token: Spelled,
  row: Float32Array,
): void {
  for (const gram of token.grams) addTo(row, rowAt(grams, gram), 1 / token.grams.length);
  for (const idea of knownIn(ideas, token.ideas)) addTo(row, idea);
}

/** What words are typed with, whoever reads them. */
export type Speech = { grams: Rows; ideas: Table; languages: Rows; norm: Norm };

/** Each word of a request as it is typed. */
export function spokenRows(
  net: Speech,
  { tokens, language }: { tokens: readonly Spelled[]; language: number },
): Rows {
  const rows = rowsOf(tokens.length, net.languages.width);
  tokens.forEach((token, at) => {
    addTo(rowAt(rows, at), rowAt(net.languages, language));
    addSpelled(net, token, rowAt(rows, at));
  });
  return evened(rows, net.norm);
}

/** All rows as one, each times a share. */
export function sumOf(rows: Rows, share: number): Rows {
  const sum = rowsOf(1, rows.width);
  for (let at = 0; at < countOf(rows); at++) addTo(sum.values, rowAt(rows, at), share);
  return sum;
}

export const evened = (rows: Rows, { scale, shift }: Norm): Rows => normed(rows, scale, shift);

/** Words as they are typed, read among the others: each block sees twice as far as the one before. */
export function readAround(typed: Rows, entry: Layer, blocks: readonly Block[]): Rows {
  const read = linear(typed, entry);
  blocks.forEach(({ norm, taps }, depth) => {
    const around = convolved(evened(read, norm), taps, 2 ** depth);
    addTo(read.values, relu(around).values);
  });
  return read;
}

/** What speaks for looking at a word: what is asked and answered, and how the word lies, for each head. */
export type Attention = { query: Layer; key: Layer; value: Layer; relations: Rows };

/** What each of those that ask sees. @param lies for each that asks and each word the row of `relations` */
export type Looks = (asking: Rows, lies: readonly (readonly number[])[]) => Rows;

/** Attention with several heads (Vaswani et al., 2017) to every word. What the words answer is the same whoever asks. */
export function attention({ query, key, value, relations }: Attention, read: Rows): Looks {
  const [answers, values] = [linear(read, key), linear(read, value)];
  const heads = relations.width;
  const size = query.bias.length / heads;
  return (asking, lies) => {
    const asks = linear(asking, query);
    const looks = rowsOf(lies.length, asks.width);
    lies.forEach((places, index) => {
      for (let head = 0; head < heads; head++) {
        const from = head * size;
        const near = new Float32Array(countOf(read));
        for (let at = 0; at < near.length; at++) {
          const answer = at * answers.width + from;
          const alike = dot(asks.values, index * asks.width + from, answers.values, answer, size);
          near[at] = alike / Math.sqrt(size) + rowAt(relations, places[at]!)[head]!;
        }
        const look = rowAt(looks, index).subarray(from, from + size);
        softmax(near).forEach((share, at) =>
          addTo(look, rowAt(values, at).subarray(from, from + size), share),
        );
      }
    });
    return looks;
  };
}

/** Rows of several kinds side by side. */
export function beside(...parts: readonly Rows[]): Rows {
  const width = parts.reduce((sum, part) => sum + part.width, 0);
  const all = rowsOf(countOf(parts[0]!), width);
  for (let at = 0; at < countOf(all); at++) {
    let from = at * width;
    for (const part of parts) {
      all.values.set(rowAt(part, at), from);
      from += part.width;
    }
  }
  return all;
}
