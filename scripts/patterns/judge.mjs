// @ts-check
// Says what is wrong with a regular expression that somebody else chooses the text for.
import { RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { analyse } from "scslre";

/** Longer than any text that is let in; a quadratic pattern takes seconds for it, a linear one less than a millisecond. */
const LETTERS = 80_000;
const MOST_MS = 150;

/** What stands after a pump so that the match fails late. */
const ENDS = ["", "\u0000", "!\n"];

/**
 * First the analysis, which proves that a pattern trades letters between two repetitions or starts again at each letter; then an
 * attack with texts made of the pattern's own pieces, for what the analysis does not see (pumps of several letters).
 * @param {string} source @param {string} flags
 * @returns {string | null} null for a pattern that takes linear time
 */
export function faultOf(source, flags) {
  const { reports } = analyse({ source, flags }, { maxReports: 1 });
  if (reports[0]) return `${reports[0].type}${reports[0].exponential ? ", exponential" : ""}`;
  const slow = attack(new RegExp(source, flags.replace(/[gy]/g, "")), pumpsOf(source, flags));
  return slow === null ? null : `slow on ${JSON.stringify(slow)} again and again`;
}

/** @param {RegExp} pattern @param {Iterable<string>} pumps */
function attack(pattern, pumps) {
  for (const pump of pumps)
    for (const end of ENDS) {
      const text = pump.repeat(Math.ceil(LETTERS / pump.length)) + end;
      // Once more, for a first one also pays for compiling.
      if (milliseconds(pattern, text) > MOST_MS && milliseconds(pattern, text) > MOST_MS)
        return pump;
    }
  return null;
}

/** Of this thread's own time: others on the machine do not count. @param {RegExp} pattern @param {string} text */
function milliseconds(pattern, text) {
  const before = process.cpuUsage();
  pattern.test(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The shortest text of every run of neighbours in every alternative. @param {string} source @param {string} flags */
function pumpsOf(source, flags) {
  const tree = new RegExpParser().parsePattern(source, undefined, undefined, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  /** @type {Set<string>} */
  const pumps = new Set();
  visitRegExpAST(tree, {
    onAlternativeEnter(node) {
      const pieces = piecesOf(node, flags);
      for (let from = 0; from < pieces.length; from++)
        for (let to = from + 1; to <= pieces.length; to++)
          pumps.add(pieces.slice(from, to).join(""));
    },
  });
  pumps.delete("");
  return pumps;
}

/** @typedef {import("@eslint-community/regexpp").AST.Node} Node */

/** Letters that stand side by side are one piece. @param {import("@eslint-community/regexpp").AST.Alternative} node @param {string} flags */
function piecesOf({ elements }, flags) {
  /** @type {string[]} */
  const pieces = [];
  elements.forEach((element, index) => {
    const text = textOf(element, flags);
    if (element.type === "Character" && elements[index - 1]?.type === "Character")
      pieces.push(`${pieces.pop() ?? ""}${text}`);
    else pieces.push(text);
  });
  return pieces;
}

/** A short text that a part matches; assertions and references are taken for empty. @param {Node} node @param {string} flags @returns {string} */
function textOf(node, flags) {
  switch (node.type) {
    case "Character":
      return String.fromCodePoint(node.value);
    case "CharacterSet":
    case "CharacterClass":
    case "ExpressionCharacterClass":
      return letterIn(node.raw, flags);
    case "Quantifier":
      return textOf(node.element, flags).repeat(Math.max(1, Math.min(node.min, 100)));
    case "Group":
    case "CapturingGroup":
      return (node.alternatives[0]?.elements ?? []).map((one) => textOf(one, flags)).join("");
    default:
      return "";
  }
}

const LETTERS_TO_TRY = Array.from("a0 @.-_A#/{([<\"'«“„\n\té°−\u00a0ß中👗");

/** @param {string} raw @param {string} flags */
function letterIn(raw, flags) {
  const whole = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ""));
  return LETTERS_TO_TRY.find((letter) => whole.test(letter)) ?? "";
}
