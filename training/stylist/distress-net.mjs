// Learns the net that reads who is in danger: node training/stylist/distress-net.mjs
// Tells distress_net.py every request as the stylist reads it; it writes core/assets/distress.net and distress.json.
import { readFileSync } from "node:fs";
import { spokenRequest } from "../../core/dist/stylist/learned/fit-net-input.js";
import { readWords } from "../../core/dist/stylist/understand/text.js";
import { distressKind, ideas, linesIn } from "./examples.mjs";
import { learnNet } from "./learn-net.mjs";

const here = (path) => new URL(path, import.meta.url);

/** A request as the net is told it, and whether it speaks of danger: 0 where it does not. */
function netExample({ prompt, language, k }) {
  const { tokens, language: row } = spokenRequest(readWords(prompt), language, ideas);
  if (tokens.length === 0) return [];
  return [
    {
      language: row,
      grams: tokens.map(({ grams }) => grams),
      ideas: tokens.map((token) => token.ideas),
      kind: distressKind(k),
    },
  ];
}

const linesOf = (name) =>
  readFileSync(here(name), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .map(({ kind, ...line }) => ({ ...line, k: kind }));

const folders = ["distress/", "readings/", "fits/", "closets/"];
learnNet(
  "distress",
  folders.flatMap((folder) => linesIn(here(folder)).flatMap(netExample)),
  ["care/a/danger.jsonl", "care/a/innocent.jsonl"].flatMap((name) =>
    linesOf(name).flatMap(netExample),
  ),
);
