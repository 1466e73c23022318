// Reads the lexicon of ideas/ into the table that the stylist looks words up in.
import { readdirSync, readFileSync } from "node:fs";
import { ideasFrom } from "../../core/dist/stylist/learned/ideas.js";
import { readWords } from "../../core/dist/stylist/understand/text.js";

const LANGUAGES = ["en", "de", "fr", "es", "it", "pt"];
const folder = new URL("ideas/", import.meta.url);

/** Terms by key, as `Ideas` of core has them. */
export function readIdeas() {
  const entries = new Map();
  for (const file of readdirSync(folder).sort())
    for (const line of readFileSync(new URL(file, folder), "utf8").trim().split("\n"))
      for (const [key, terms] of keysOf(line))
        entries.set(key, [...new Set([...(entries.get(key) ?? []), ...terms])]);
  return ideasFrom(entries);
}

function keysOf(line) {
  const [name, tags, ...columns] = line.split("\t");
  if (columns.length !== LANGUAGES.length) throw new TypeError(`Not eight columns: ${line}`);
  const terms = [`idea ${name}`, ...tags.split(",").map((tag) => `tag ${tag.trim()}`)];
  return columns.flatMap((column, at) =>
    column
      .split(",")
      .map(folded)
      .filter((key) => key !== "")
      .map((key) => [`${LANGUAGES[at]} ${key}`, terms]),
  );
}

/** As the words of a request are folded; a star stays at its end. */
function folded(typed) {
  const text = typed.trim();
  const words = readWords(text.replaceAll("*", "")).map((word) => word.text);
  const key = words.join(" ");
  if (key === "") return "";
  return `${text.startsWith("*") ? "*" : ""}${key}${text.endsWith("*") ? "*" : ""}`;
}
