// Learns the net that reads which garments suit a request: node training/stylist/fit-net.mjs
// Tells fit_net.py every request and its garments as the stylist reads them; it writes core/assets/fits.net and fits.json.
import { readFileSync } from "node:fs";
import { vectorFits } from "../../core/dist/stylist/learned/fit-model.js";
import { placesOf, spokenRequest } from "../../core/dist/stylist/learned/fit-net-input.js";
import { openLearned } from "../../core/dist/stylist/learned/learned.js";
import { readWords } from "../../core/dist/stylist/understand/text.js";
import { fitExample, ideas, linesIn } from "./examples.mjs";
import { learnNet } from "./learn-net.mjs";

const asset = (name) => readFileSync(new URL(`../../core/assets/${name}`, import.meta.url));
const { fits } = openLearned(JSON.parse(asset("learned.json")), asset("learned.i8"));

/** A request as the net is told it, and garments of which somebody said whether they suit it, with what the vectors say of them. */
function netExample(line) {
  if (!line.good || !line.w) return [];
  const example = fitExample(line);
  const request = spokenRequest(readWords(line.prompt), line.language, ideas);
  if (request.tokens.length === 0) return [];
  const suiting = vectorFits(fits, example);
  return [
    {
      language: request.language,
      grams: request.tokens.map(({ grams }) => grams),
      ideas: request.tokens.map((token) => token.ideas),
      known: example.known,
      pieces: example.pieces.map(({ piece, terms, area, suits }) => ({
        terms,
        area,
        suits,
        places: placesOf(request.texts, piece.words),
        fit: suiting(piece),
      })),
    },
  ];
}

const examplesIn = (...folders) =>
  folders.flatMap((folder) => linesIn(new URL(folder, import.meta.url)).flatMap(netExample));

learnNet("fits", examplesIn("fits/", "closets/"), examplesIn("graded/"));
