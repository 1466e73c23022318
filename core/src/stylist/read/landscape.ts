import type { Word } from "../understand/text.ts";

/** A garment as it stands in the text: words `at` up to `end`. Spots of one `kind` may mean the same garment. */
export type Spot = {
  at: number;
  end: number;
  kind?: string;
  /** A plain negation reaches it. */
  negated?: boolean;
  /** What is told of it is not told of the one before: "the others". */
  other?: boolean;
  /** Taken back in the same breath, for another. */
  withdrawn?: boolean;
};

/** What small words do to a sentence; what was learned tells them apart by this order. */
export const SMALL_WORDS = [
  "turns",
  "openers",
  "joints",
  "alternatives",
  "negators",
  "withouts",
  "noMore",
  "pronouns",
  "seeking",
  "hearers",
  "speaker",
  "subjects",
  "indefinites",
  "singling",
  "demands",
  "forbidding",
  "belonging",
  "noes",
  "askers",
  "yeses",
  "hence",
] as const;

/** Small words of a language by what they do to a sentence. */
export type SmallWords = Readonly<Record<(typeof SMALL_WORDS)[number], ReadonlySet<string>>>;

const none: ReadonlySet<string> = new Set();
export const noSmallWords = Object.fromEntries(
  SMALL_WORDS.map((does) => [does, none]),
) as SmallWords;

const COST = { comma: 2, opener: 2, turn: 4, dash: 3, sentence: 9 };

/** A request as ground to walk over: words, the garments on it, and how far it is from one word to another in meaning. */
export class Landscape {
  readonly words: readonly Word[];
  readonly spots: readonly Spot[];
  readonly small: SmallWords;
  /** The way from the first word to each, in words and in boundaries crossed. */
  private readonly way: number[] = [];
  private readonly walls: boolean[] = [];
  private readonly named = new Map<number, number>();
  private readonly asks: boolean[] = [];
  private readonly marked: ReadonlySet<number>;
  /** Words that a semicolon stands before. */
  private readonly parted: ReadonlySet<number>;

  constructor(prompt: string, words: readonly Word[], spots: readonly Spot[], small: SmallWords) {
    this.words = words;
    this.spots = spots;
    this.small = small;
    spots.forEach(({ at, end }, index) => {
      for (let k = at; k < end; k++) this.named.set(k, index);
    });
    let way = 0;
    words.forEach((word, at) => {
      const before = words[at - 1];
      const cost = before ? boundary(prompt, before, word, small) : 0;
      // The words of a garment's own name are no distance.
      const inside = this.named.has(at) && this.named.get(at) === this.named.get(at - 1);
      way += inside ? 0 : 1 + cost;
      this.way.push(way);
      this.walls.push(cost >= COST.turn);
    });
    this.marked = markedIn(prompt, words);
    this.asks = asksOf(words, this.marked, small.askers);
    this.parted = partedIn(prompt, words);
  }

  distance(from: number, to: number): number {
    return Math.abs((this.way[to] ?? 0) - (this.way[from] ?? 0));
  }

  /** True where a gap may pass over the word: a short one stops at a turn, a long one at the speaker or another garment. */
  goesOn(at: number, far: boolean): boolean {
    const word = this.words[at];
    if (!word || this.isSentenceStart(at)) return false;
    if (!far) return !this.walls[at];
    return !this.small.speaker.has(word.text) && !this.isNamed(at);
  }

  /** "The grey one is at the cleaner's; the brown one …": what is told before a semicolon is told of what stands there too. */
  isParted(from: number, to: number): boolean {
    for (let at = from + 1; at <= to; at++) if (this.parted.has(at)) return true;
    return false;
  }

  isNamed = (at: number): boolean => this.named.has(at);
  spotAt = (at: number): number | undefined => this.named.get(at);
  isSentenceStart = (at: number): boolean =>
    this.words[at - 1]?.sentence !== this.words[at]?.sentence;

  /** True where the sentence ends with a question mark. */
  isMarked = (at: number): boolean => this.marked.has(this.words[at]?.sentence ?? -1);

  /** True where it does, or begins as questions do. */
  isAsked = (at: number): boolean => this.asks[this.words[at]?.sentence ?? -1] ?? false;

  /** True where a sentence begins: with a verb first it asks, though nobody typed the mark. */
  opens = (at: number): boolean => at === 0 || this.isSentenceStart(at);

  isLastSentence(at: number): boolean {
    return this.words[at]!.sentence === this.words.at(-1)!.sentence;
  }

  /** "… Anziehen oder nicht?": the next sentence is short, asks for yes or no and names no garment itself. */
  isAskedNext(at: number): boolean {
    const next = this.words.findIndex((word) => word.sentence > this.words[at]!.sentence);
    if (next < 0 || !this.isAsked(next)) return false;
    const length = this.sentenceLength(next);
    const seeks = this.words.slice(next, next + 2).some(({ text }) => this.small.seeking.has(text));
    return length <= 5 && !seeks && this.garmentWithin(next, next + length) === null;
  }

  /** "Shorts, no." "My white trainers NO": the one word that ends what is said of a garment; empty where more is said. */
  shortAnswer(end: number): string {
    const [word, next] = [this.words[end], this.words[end + 1]];
    if (!word || word.sentence !== this.words[end - 1]?.sentence) return "";
    return next?.clause === word.clause ? "" : word.text;
  }

  garmentWithin(from: number, to: number): number | null {
    for (let at = from; at < to; at++) {
      const spot = this.named.get(at);
      if (spot !== undefined) return this.spots[spot]!.end <= to ? spot : null;
    }
    return null;
  }

  sentenceStart(at: number): number {
    let from = at;
    while (from > 0 && !this.isSentenceStart(from)) from--;
    return from;
  }

  sentenceLength(at: number): number {
    const { sentence } = this.words[at]!;
    return this.words.filter((word) => word.sentence === sentence).length;
  }

  /** First word of the clause: behind the last comma, turn or opener. */
  clauseStart(at: number): number {
    let from = at;
    while (from > 0 && this.way[from]! - this.way[from - 1]! < 3 && !this.isSentenceStart(from))
      from--;
    return from;
  }

  clauseEnd(at: number): number {
    let to = at + 1;
    while (to < this.words.length && this.clauseStart(to) <= at) to++;
    return to;
  }
}

function boundary(prompt: string, before: Word, word: Word, small: SmallWords): number {
  if (before.sentence !== word.sentence) return COST.sentence;
  const between = prompt.slice(before.end, word.start);
  let cost = 0;
  if (/[,(]/.test(between)) cost += COST.comma;
  if (/[;:–—)"“”„«»]|\s-\s/.test(between)) cost += COST.dash;
  if (small.turns.has(word.text)) cost += COST.turn;
  else if (small.openers.has(word.text)) cost += COST.opener;
  return cost;
}

const partedIn = (prompt: string, words: readonly Word[]): ReadonlySet<number> =>
  new Set(
    [...words.keys()].filter(
      (at) => at > 0 && prompt.slice(words[at - 1]!.end, words[at]!.start).includes(";"),
    ),
  );

/** The sentences that have a question mark. */
export const markedIn = (prompt: string, words: readonly Word[]): ReadonlySet<number> =>
  new Set(
    words.flatMap(({ sentence, end }, at) => {
      const next = words[at + 1];
      const isLast = next?.sentence !== sentence;
      return isLast && prompt.slice(end, next?.start).includes("?") ? [sentence] : [];
    }),
  );

function asksOf(
  words: readonly Word[],
  marked: ReadonlySet<number>,
  askers: ReadonlySet<string>,
): boolean[] {
  const asks: boolean[] = [];
  words.forEach(({ text, sentence }, at) => {
    if (words[at - 1]?.sentence === sentence) return;
    asks[sentence] = marked.has(sentence) || askers.has(`${text} ${words[at + 1]?.text}`);
  });
  return asks;
}
