/** A word as typed and as compared: folded to lower-case ASCII where that is possible. */
export type Word = {
  text: string;
  raw: string;
  /** Sentence and clause numbers, both counted over the whole prompt. */
  sentence: number;
  clause: number;
  /** True for the first word of a clause that a mere comma opened. */
  afterComma: boolean;
  /** True for "cousin's": what follows belongs to it. */
  owner: boolean;
  /** Where it stands in the prompt, in UTF-16 units. */
  start: number;
  end: number;
};

export const READ_AT_MOST = 2000;

const MARKS = /[\u0300-\u036f]/g;
const SCRIPTS_WITHOUT_SPACES = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/;

/** Lower case without diacritics, so that "Vorstellungsgespräch" and "vorstellungsgesprach" are one word. */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .replaceAll("œ", "oe");
}

function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

/** Contractions that mean one word; every other apostrophe parts two ("l'entretien", "d'embauche"). */
const ENGLISH_TAIL = /^(s|t|re|ve|ll|d|m)$/;

const OWNER = /\p{L}['’`´]s$/iu;

// Numbers keep their sign, decimals and unit signs: "-5", "6:30", "95°f"; "under-8s" and "4-5 degrees" are not below zero.
const TOKEN =
  /(?<=\s)-(?=\s)|(?:(?<![\p{L}\d°])[-−])?\d+(?:[.:,]\d+)?|\p{L}[\p{L}\p{M}]*(?:['’`´]\p{L}+)*|\p{Extended_Pictographic}|[.!?…;:,\n()–—"°%]|-/gu;

/** Cuts a prompt into words with their sentence and clause. */
export function readWords(prompt: string): Word[] {
  const words: Word[] = [];
  let sentence = 0;
  let clause = 0;
  let afterComma = false;
  for (const match of prompt.slice(0, READ_AT_MOST).matchAll(TOKEN)) {
    const raw = match[0];
    if (/^[.!?…\n]$/.test(raw)) {
      sentence++;
      clause++;
      afterComma = false;
    } else if (/^[;:()–—"]$/.test(raw)) {
      clause++;
      afterComma = false;
    } else if (raw === ",") {
      clause++;
      afterComma = true;
    } else if (raw === "-") {
      if (/\s/.test(prompt[match.index - 1] ?? "")) clause++;
    } else {
      const parts = splitApostrophes(raw);
      let start = match.index;
      for (const part of parts) {
        const owner = part !== raw && OWNER.test(raw);
        // "don't" is one word without its apostrophe.
        const whole = parts.length === 1 && !owner;
        const end = whole ? match.index + raw.length : start + part.length;
        words.push({
          text: fold(part),
          raw: part,
          sentence,
          clause,
          afterComma,
          owner,
          start,
          end,
        });
        afterComma = false;
        start = end + 1;
      }
    }
  }
  return words;
}

function splitApostrophes(raw: string): string[] {
  if (SCRIPTS_WITHOUT_SPACES.test(raw)) return [raw];
  const parts = raw.split(/['’`´]/);
  const last = parts.at(-1) ?? "";
  if (parts.length === 2 && ENGLISH_TAIL.test(last.toLowerCase()))
    return last.toLowerCase() === "s" ? [parts[0] ?? raw] : [parts.join("")];
  return parts;
}

const ROWS = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

/** Optimal string alignment distance of words below 60 letters, given up as soon as it exceeds `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length > 60 || b.length > 60) return most + 1;
  let [before, above, row]: [Uint8Array, Uint8Array, Uint8Array] = [ROWS[0], ROWS[1], ROWS[2]];
  for (let j = 0; j <= b.length; j++) above[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, above, row] = [above, row, before];
  }
  return above[b.length]!;
}

const phrases = new Map<string, readonly string[]>();

/** The words of a phrase of the house's own lists. */
export function wordsOfPhrase(phrase: string): readonly string[] {
  let words = phrases.get(phrase);
  if (!words) phrases.set(phrase, (words = phrase.split(" ")));
  return words;
}

/** @returns true where this phrase of the house's own lists begins at the word with that index */
export const standsAt = (words: readonly Word[], phrase: string, at: number): boolean =>
  at >= 0 && wordsOfPhrase(phrase).every((part, k) => words[at + k]?.text === part);
