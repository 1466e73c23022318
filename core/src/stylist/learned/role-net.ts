import { ROLES } from "../../languages/cue-list.ts";
import {
  addTo,
  type Gru,
  type Layer,
  linear,
  relu,
  remembered,
  rowAt,
  type Rows,
  rowsOf,
  softmax,
} from "./net-layers.ts";
import {
  addSpelled,
  type Attention,
  attention,
  beside,
  type Block,
  evened,
  inTable,
  type Norm,
  readAround,
  type Table,
} from "./net-reading.ts";
import { netInput, type NetInput, type NetSpot } from "./role-net-input.ts";
import type { Heard } from "./role-terms.ts";

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
  blocks: readonly Block[];
  looks: Attention;
  spot: Layer;
  forwards: Gru;
  backwards: Gru;
  roles: Layer;
};

/** How likely each role of each garment is, in the order of `ROLES`; garments too far behind have none. */
export const netChances = (net: RoleNet, heard: Heard): (Float32Array | undefined)[] =>
  scoresIn(net, heard).map((scores) => softmax(scores.subarray(0, ROLES.length)));

/** How likely each use of each quality is, in the order of `QUALITY_USES`, where garments and qualities stand on one ground. */
export const qualityChances = (net: RoleNet, heard: Heard): (Float32Array | undefined)[] =>
  scoresIn(net, heard).map((scores) => softmax(scores.subarray(ROLES.length)));

function scoresIn(net: RoleNet, heard: Heard): Float32Array[] {
  const input = netInput(heard);
  if (input.spots.length === 0) return [];
  const [typed, read] = readTokens(net, input);
  const spots = readSpots(net, input, typed, read);
  const before = remembered(spots, net.forwards, false);
  const behind = remembered(spots, net.backwards, true);
  const scores = linear(beside(spots, before, behind), net.roles);
  return input.spots.map((_, at) => rowAt(scores, at));
}

/** Each word as it is typed, and as it is read among the others. */
function readTokens(net: RoleNet, { tokens, language }: NetInput): [typed: Rows, read: Rows] {
  const vectors = rowsOf(tokens.length, net.languages.width);
  tokens.forEach((token, at) => {
    const row = rowAt(vectors, at);
    addTo(row, inTable(net.words, token.word));
    addTo(row, rowAt(net.languages, language));
    addSpelled(net, token, row);
  });
  const marks = {
    width: net.marks.width,
    values: Float32Array.from(tokens.flatMap((t) => t.marks)),
  };
  addTo(vectors.values, linear(marks, net.marks).values);
  const typed = evened(vectors, net.norm);
  return [typed, readAround(typed, net.entry, net.blocks)];
}

/** Each garment by its own words, what it looks at, what the cues say and its kind. */
function readSpots(net: RoleNet, { spots }: NetInput, typed: Rows, read: Rows): Rows {
  const own = meanOf(read, spots);
  const lies = spots.map(({ relations }) => relations);
  const looks = attention(net.looks, read)(own, lies);
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
