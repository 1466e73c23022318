import { fold } from "../understand/text.ts";
import type { Book } from "./phrases.ts";

/** A word or a figure of a list, as typed and as compared, with what parts it from the one before: a space, a hyphen, an apostrophe. */
export type Token = { text: string; raw: string; glue: string };

/** What stands before a piece of a list and joins it to what came before. */
export type Joint = "line" | "stop" | "comma" | "and" | "dash" | "colon" | "paren" | "after";

/** A run of words that nothing parts; whether it stands in brackets, and whether a colon makes it the heading of what follows. */
export type Piece = {
  tokens: readonly Token[];
  joint: Joint;
  inside: boolean;
  heading: boolean;
};

/** Letters of a list that are looked at: some five hundred garments. */
const LIST_MOST = 20_000;

const TOKEN =
  /\d+(?:[.,/]\d+)?\p{L}*|\p{L}[\p{L}\p{M}\p{N}]*|\p{Extended_Pictographic}|[,;:\n()[\]•*·&+|/.!?…–—-]/gu;

const JOINTS: Readonly<Record<string, Joint>> = {
  "\n": "line",
  ",": "comma",
  ";": "stop",
  ".": "stop",
  "!": "stop",
  "?": "stop",
  "…": "stop",
  "|": "stop",
  "•": "line",
  "*": "line",
  "·": "line",
  "&": "and",
  "+": "and",
  ":": "colon",
  "(": "paren",
  "[": "paren",
  ")": "after",
  "]": "after",
};

/** What parts pieces less does not hide what parts them more: "(red)," ends the brackets and the piece. */
const WEIGHT: Readonly<Record<Joint, number>> = {
  after: 0,
  dash: 1,
  and: 2,
  comma: 3,
  colon: 4,
  paren: 4,
  stop: 5,
  line: 6,
};

/** Cuts a list into its pieces. @param book the words that stand between two things */
export function piecesOf(text: string, { and, but }: Pick<Book, "and" | "but">): Piece[] {
  const list = text.slice(0, LIST_MOST);
  const pieces: Piece[] = [];
  let tokens: Token[] = [];
  let joint: Joint = "line";
  let inside = false;
  let end = 0;
  const close = (next: Joint): void => {
    if (tokens.length > 0) {
      pieces.push({ tokens, joint, inside, heading: next === "colon" });
      tokens = [];
      joint = next;
    } else if (WEIGHT[next] > WEIGHT[joint]) joint = next;
    // Whoever forgets to close brackets closes them with the line.
    inside = next === "paren" || (inside && next !== "after" && next !== "line");
  };
  for (const match of list.matchAll(TOKEN)) {
    const raw = match[0];
    const parts = jointAt(list, match.index, raw);
    if (parts) close(parts);
    else if (/^[\p{L}\d]/u.test(raw)) {
      if (but.has(fold(raw))) close("stop");
      else if (and.has(fold(raw))) close("and");
      else if (!isItemNumber(list, match.index, raw, tokens, joint))
        tokens.push({ text: fold(raw), raw, glue: glueOf(list.slice(end, match.index)) });
      end = match.index + raw.length;
    }
  }
  close("line");
  return pieces;
}

const glueOf = (between: string): string => (/^([-–/]|['’`´] ?)$/.test(between) ? between : " ");

/** What a mark parts; undefined where it belongs to a word ("t-shirt", "ca. 3"). */
function jointAt(list: string, at: number, mark: string): Joint | undefined {
  const free = /\s/.test(list[at - 1] ?? " ");
  const ends = /\s/.test(list[at + mark.length] ?? " ");
  if (/^[-–—]$/.test(mark)) return free ? (atLineStart(list, at) ? "line" : "dash") : undefined;
  if (mark === "/" && /(^|\s)w$/i.test(list.slice(Math.max(0, at - 2), at))) return undefined;
  if (mark === "/") return free || ends ? "comma" : undefined;
  if (mark === ".") return ends && !isAbbreviated(list, at) ? "stop" : undefined;
  if (mark === ",") return "comma";
  return (
    JOINTS[mark] ??
    (/\p{Extended_Pictographic}/u.test(mark) && !/\d/.test(mark) ? "stop" : undefined)
  );
}

const ABBREVIATED = 3;

/** "ca. 3", "approx. six": a short word whose full stop is followed by more of the same. */
function isAbbreviated(list: string, at: number): boolean {
  const before = list.slice(Math.max(0, at - ABBREVIATED - 1), at);
  const after = list.slice(at + 1, at + 3);
  return /(^|[\s(])\p{L}{1,3}$/u.test(before) && /^ ?[\p{Ll}\d]/u.test(after);
}

/** Nothing but a little room before it on its line. */
const atLineStart = (list: string, at: number): boolean =>
  list.slice(list.lastIndexOf("\n", at - 1) + 1, at).trim() === "";

/** "1. jeans", "2) shirts": the number of the line, not of the garments. */
const isItemNumber = (
  list: string,
  at: number,
  raw: string,
  tokens: readonly Token[],
  joint: Joint,
): boolean =>
  tokens.length === 0 &&
  joint === "line" &&
  /^\d{1,2}$/.test(raw) &&
  /^[.)]\s/.test(list.slice(at + raw.length, at + raw.length + 2)) &&
  atLineStart(list, at);
