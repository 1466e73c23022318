// Learns which garments suit which request: two tables of vectors whose product is to be high for what suits, by AdaGrad.
import { markKnown, vectorFits } from "../../core/dist/stylist/learned/fit-model.js";
import { rowsOf } from "../../core/dist/stylist/learned/terms.js";
import { commonTerms, ideas as lexicon, quantised, randomFrom, shuffle } from "./examples.mjs";

const SIZE = 16;
const TIMES = 2;
/** In how many requests a term must be found to be learned. */
const FEWEST = { request: 3, piece: 2 };
const EPOCHS = 15;
const RATE = 0.1;
const L2 = 1e-5;
/** Shares of terms that are seen at each turn. */
const KEPT = { request: 0.8, piece: 0.86 };
/** What a pair counts beside each garment alone: rivals for one place more than others. */
const RIVALS = 0.5;
const OTHERS = 0.1;
const FEW_WORDS = 4;
const FEW = 1;

/** The mean of several trainings, which differ by chance: side by side in longer vectors. @returns weights as `FitWeights` of core has them */
export function learnFits(examples, seed) {
  const known = knownTerms(examples);
  const [requestRows, pieceRows] = [known.request.length, known.piece.length];
  const rows = examples.map((example) => rowsIn(example, known));
  const times = Array.from({ length: TIMES }, (_, time) => learnOnce(rows, known, seed + time));
  const pieces = new Float32Array(pieceRows * (SIZE * TIMES + 1));
  const requests = new Float32Array(requestRows * SIZE * TIMES);
  times.forEach((once, time) => {
    for (let row = 0; row < requestRows; row++)
      for (let k = 0; k < SIZE; k++)
        requests[(row * TIMES + time) * SIZE + k] = once.requests[row * SIZE + k];
    for (let row = 0; row < pieceRows; row++) {
      const [from, to] = [row * (SIZE + 1), row * (SIZE * TIMES + 1)];
      for (let k = 0; k < SIZE; k++) pieces[to + time * SIZE + k] = once.pieces[from + k] / TIMES;
      pieces[to + SIZE * TIMES] += once.pieces[from + SIZE] / TIMES;
    }
  });
  const [request, piece] = [quantised(requests), quantised(pieces)];
  return {
    size: SIZE * TIMES,
    requestHashes: known.request,
    requests: request.whole,
    requestScale: request.scale,
    pieceHashes: known.piece,
    pieces: piece.whole,
    pieceScale: piece.scale,
    ideas: lexicon,
  };
}

function knownTerms(examples) {
  const asked = examples.map(({ words, ideas, known }) => [
    ...words,
    ...ideas,
    ...known.map(markKnown),
  ]);
  const worn = examples.map(({ pieces }) => pieces.flatMap(({ terms }) => terms));
  return { request: commonTerms(asked, FEWEST.request), piece: commonTerms(worn, FEWEST.piece) };
}

function learnOnce(rows, known, seed) {
  const random = randomFrom(seed);
  const requests = table(known.request.length * SIZE);
  const pieces = table(known.piece.length * (SIZE + 1));
  for (let at = 0; at < pieces.weights.length; at++)
    if (at % (SIZE + 1) < SIZE) pieces.weights[at] = (random() - 0.5) * 0.2;
  const order = [...rows.keys()];
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const at of shuffle(order, random)) turn(rows[at], requests, pieces, random);
  forgetUntouched(pieces, SIZE + 1);
  return { requests: requests.weights, pieces: pieces.weights };
}

const table = (size) => ({ weights: new Float32Array(size), squares: new Float32Array(size) });

function rowsIn({ words, ideas, known, pieces }, { request, piece }) {
  const places = (hashes, terms, width) => rowsOf(hashes, terms).map((row) => row * width);
  return {
    ideas: places(request, ideas, SIZE),
    words: places(request, words, SIZE),
    known: places(request, known.map(markKnown), SIZE),
    pieces: pieces.map(({ terms, area, suits }) => ({
      rows: places(piece, terms, SIZE + 1),
      area,
      suits,
    })),
  };
}

function turn(example, requests, pieces, random) {
  const words = example.words.filter(() => random() < KEPT.request);
  const known = example.known.filter(() => random() < KEPT.request);
  const ideas = example.ideas.filter(() => random() < KEPT.request);
  const shareOf = {
    words: share(words, FEW_WORDS),
    known: share(known, FEW),
    ideas: share(ideas, FEW),
  };
  const wish = new Float64Array(SIZE);
  sum(wish, requests.weights, words, shareOf.words, SIZE);
  sum(wish, requests.weights, known, shareOf.known, SIZE);
  sum(wish, requests.weights, ideas, shareOf.ideas, SIZE);
  const worn = example.pieces.map(({ rows, ...piece }) => {
    const seen = rows.filter(() => random() < KEPT.piece);
    const vector = new Float64Array(SIZE + 1);
    sum(vector, pieces.weights, seen, share(seen, FEW), SIZE + 1);
    return { ...piece, seen, vector, score: product(wish, vector) };
  });
  const slopes = slopesOf(worn);
  const ofWish = new Float64Array(SIZE);
  worn.forEach(({ seen, vector }, at) => {
    for (let k = 0; k < SIZE; k++) ofWish[k] += slopes[at] * vector[k];
    const step = slopes[at] * share(seen, FEW);
    for (const row of seen) {
      for (let k = 0; k < SIZE; k++) learn(pieces, row + k, step * wish[k]);
      learn(pieces, row + SIZE, step);
    }
  });
  for (const row of words)
    for (let k = 0; k < SIZE; k++) learn(requests, row + k, ofWish[k] * shareOf.words);
  for (const row of known)
    for (let k = 0; k < SIZE; k++) learn(requests, row + k, ofWish[k] * shareOf.known);
  for (const row of ideas)
    for (let k = 0; k < SIZE; k++) learn(requests, row + k, ofWish[k] * shareOf.ideas);
}

const share = (terms, few) => 1 / Math.sqrt(terms.length + few);

function sum(into, weights, rows, amount, width) {
  for (const row of rows) for (let k = 0; k < width; k++) into[k] += weights[row + k] * amount;
}

function product(wish, vector) {
  let score = vector[SIZE];
  for (let k = 0; k < SIZE; k++) score += wish[k] * vector[k];
  return score;
}

const chance = (score) => 1 / (1 + Math.exp(-score));

/** Slopes of the logistic loss: of each garment alone, and of each that suits before each that does not. */
function slopesOf(worn) {
  const slopes = worn.map(({ score, suits }) => chance(score) - (suits ? 1 : 0));
  worn.forEach((good, one) => {
    if (!good.suits) return;
    worn.forEach((bad, other) => {
      if (bad.suits) return;
      const step = (good.area === bad.area ? RIVALS : OTHERS) * chance(bad.score - good.score);
      slopes[one] -= step;
      slopes[other] += step;
    });
  });
  return slopes;
}

function learn({ weights, squares }, at, slope) {
  const whole = slope + L2 * weights[at];
  squares[at] += whole * whole;
  weights[at] -= (RATE * whole) / Math.sqrt(squares[at] + 1e-2);
}

/** What no garment ever had says nothing. */
function forgetUntouched({ weights, squares }, width) {
  for (let row = 0; row < weights.length; row += width)
    if (squares[row + width - 1] === 0) weights.fill(0, row, row + width);
}

/** The share of pairs in one place of which the one that suits stands first. */
export function judgeFits(model, examples) {
  let [right, pairs] = [0, 0];
  for (const example of examples) {
    const suiting = vectorFits(model, example);
    const scored = example.pieces.map((one) => ({ ...one, score: suiting(one.piece) }));
    for (const good of scored)
      for (const bad of scored)
        if (good.suits && !bad.suits && good.area === bad.area) {
          pairs++;
          right += good.score > bad.score;
        }
  }
  return { pairs, right: ((100 * right) / pairs).toFixed(1) };
}
