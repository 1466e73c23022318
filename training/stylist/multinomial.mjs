// Multinomial regression over terms, by AdaGrad (Duchi et al., 2011) with dropout of terms.
import { chancesOf } from "../../core/dist/stylist/learned/chances.js";
import { seenIn } from "../../core/dist/stylist/learned/terms.js";
import { commonTerms, quantised, randomFrom, shuffle } from "./examples.mjs";

const RATE = 0.05;

/**
 * @param examples `{ terms: [name, amount][], answer }`, `answer` from 0 to below `count`
 * @param how `epochs`; `kept`, the share of the terms at each step; `fewest` examples of a term, as one of fewer says more of them
 *   than of the answer; `share`, what a term weighs among so many
 * @returns the sorted hashes of the terms that were learned of, and weights, terms × count, as whole numbers of `scale`
 */
export function learnAnswers(examples, count, seed, { epochs, kept, fewest, share = () => 1 }) {
  const hashes = commonTerms(
    examples.map(({ terms }) => terms.map(([name]) => name)),
    fewest,
  );
  const weights = new Float32Array(hashes.length * count);
  const squares = new Float32Array(hashes.length * count);
  const random = randomFrom(seed);
  const rows = examples.map(({ terms }) => seenIn(hashes, terms));
  const order = [...examples.keys()];
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const at of shuffle(order, random)) {
      const drawn = rows[at].filter(() => random() < kept);
      const part = share(drawn.length);
      const seen = drawn.map(([row, amount]) => [row, amount * part]);
      const chances = chancesOf(weights, seen, count);
      chances[examples[at].answer] -= 1;
      step(weights, squares, seen, chances);
    }
  const { whole, scale } = quantised(weights);
  return { hashes, weights: whole, scale };
}

function step(weights, squares, seen, slopes) {
  for (const [row, amount] of seen)
    slopes.forEach((slope, at) => {
      const [place, change] = [row * slopes.length + at, slope * amount];
      squares[place] += change * change;
      weights[place] -= (RATE * change) / (Math.sqrt(squares[place]) + 0.05);
    });
}
