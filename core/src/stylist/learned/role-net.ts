import type { Heard } from "./role-terms.ts";
import {
  addTo,
  convolved,
  countOf,
  type Gru,
  type Layer,
  linear,
  normed,
  relu,
  remembered,
  rowAt,
  type Rows,
  rowsOf,
  softmax,
} from "./net-layers.ts";
import { netInput, type NetInput, type NetSpot, type Token } from "./role-net-input.ts";
import { rowOf } from "./terms.ts";

/** Rows by the sorted hashes of their names; the first row is of what is not known. */
export type Table = { hashes: Uint32Array; rows: Rows };

/** What scales and moves each number of a row. */
export type Norm = { scale: Float32Array; shift: Float32Array };

/**
 * A small net that reads a request around each of its garments: words, their runs of letters and ideas as vectors, four dilated convolutions,
 * attention from each garment, and a recurrent unit from garment to garment. `training/stylist/role_net.py` made it.
 */
export type RoleNet = {
  words: Table;
  grams: Rows;
  ideas: Table;
  kinds: Table;
  languages: Rows;
  marks: Layer;
  norm: Norm;
  entry: Layer;
  blocks: readonly { norm: Norm; taps: Layer }[];
  query: Layer;
  key: Layer;
  value: Layer;
  /** What speaks for looking at a word by how it lies, for each head. */
  relations: Rows;
  spot: Layer;
  forwards: Gru;
  backwards: Gru;
  roles: Layer;
};

/** How likely each role of each garment is, in the order of `ROLES`; garments too far behind have none. */
export function netChances(net: RoleNet, heard: Heard): (Float32Array | undefined)[] {
  const input = netInput(heard);
  if (input.spots.length === 0) return [];
  const [typed, read] = readTokens(net, input);
  const spots = readSpots(net, input, typed, read);
  const before = remembered(spots, net.forwards, false);
  const behind = remembered(spots, net.backwards, true);
  const scores = linear(beside(spots, before, behind), net.roles);
  return input.spots.map((_, at) => softmax(rowAt(scores, at)));
}

const inTable = ({ hashes, rows }: Table, name: string): Float32Array =>
  rowAt(rows, 1 + rowOf(hashes, name));

/** Each word as it is typed, and as it is read among the others. */
function readTokens(net: RoleNet, { tokens, language }: NetInput): [typed: Rows, read: Rows] {
  const vectors = rowsOf(tokens.length, net.languages.width);
  tokens.forEach((token, at) => {
    const row = rowAt(vectors, at);
    addTo(row, inTable(net.words, token.word));
    addTo(row, rowAt(net.languages, language));
    addLetters(net, token, row);
  });
  const marks = {
    width: net.marks.width,
    values: Float32Array.from(tokens.flatMap((t) => t.marks)),
  };
  addTo(vectors.values, linear(marks, net.marks).values);
  const typed = normed(vectors, net.norm.scale, net.norm.shift);
  const read = linear(typed, net.entry);
  net.blocks.forEach(({ norm, taps }, depth) => {
    const around = convolved(normed(read, norm.scale, norm.shift), taps, 2 ** depth);
    addTo(read.values, relu(around).values);
  });
  return [typed, read];
}

function addLetters({ grams, ideas }: RoleNet, token: Token, row: Float32Array): void {
  for (const gram of token.grams) addTo(row, rowAt(grams, gram), 1 / token.grams.length);
  for (const idea of token.ideas)
    if (rowOf(ideas.hashes, idea) >= 0) addTo(row, inTable(ideas, idea));
}

/** Each garment by its own words, what it looks at, what the cues say and its kind. */
function readSpots(net: RoleNet, { spots }: NetInput, typed: Rows, read: Rows): Rows {
  const own = meanOf(read, spots);
  const looks = lookedAt(net, spots, own, read);
  const told = {
    width: spots[0]!.cues.length,
    values: Float32Array.from(spots.flatMap(({ cues }) => cues)),
  };
  const kinds = rowsOf(spots.length, net.kinds.rows.width);
  spots.forEach(({ kind }, at) => rowAt(kinds, at).set(inTable(net.kinds, kind)));
  return relu(linear(beside(own, looks, told, kinds, meanOf(typed, spots)), net.spot));
}

function meanOf(rows: Rows, spots: readonly NetSpot[]): Rows {
  const mean = rowsOf(spots.length, rows.width);
  spots.forEach(({ at, end }, index) => {
    for (let k = at; k < end; k++) addTo(rowAt(mean, index), rowAt(rows, k), 1 / (end - at));
  });
  return mean;
}

/** Attention with several heads (Vaswani et al., 2017) from each garment to every word. */
function lookedAt(net: RoleNet, spots: readonly NetSpot[], own: Rows, read: Rows): Rows {
  const [asks, answers, values] = [
    linear(own, net.query),
    linear(read, net.key),
    linear(read, net.value),
  ];
  const heads = net.relations.width;
  const size = asks.width / heads;
  const looks = rowsOf(spots.length, asks.width);
  spots.forEach(({ relations }, index) => {
    for (let head = 0; head < heads; head++) {
      const part = (row: Float32Array): Float32Array =>
        row.subarray(head * size, (head + 1) * size);
      const ask = part(rowAt(asks, index));
      const near = Float32Array.from({ length: countOf(read) }, (_, at) => {
        const answer = part(rowAt(answers, at));
        const alike = ask.reduce((sum, value, k) => sum + value * answer[k]!, 0);
        return alike / Math.sqrt(size) + rowAt(net.relations, relations[at]!)[head]!;
      });
      softmax(near).forEach((share, at) =>
        addTo(part(rowAt(looks, index)), part(rowAt(values, at)), share),
      );
    }
  });
  return looks;
}

/** Rows of several kinds side by side. */
function beside(...parts: readonly Rows[]): Rows {
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
