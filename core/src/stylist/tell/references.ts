import type { Piece } from "../dress/piece.ts";
import type { Forms } from "./forms.ts";

/** How a piece is named the first time and afterwards, by form. */
export type Reference = { full: Forms; short: Forms };

/** Marks in private-use characters stand for owned pieces until the order of sentences is known. */
export const REFERENCE = /\uE000(\d+):(\w+)\uE001/g;

const markedAs = (mark: string, form: string): string => `\uE000${mark}:${form}\uE001`;

/** Before a form of a half: its suit in its stead. The other half says nothing there, and is named with it. */
const SUIT = "suit_";
const SILENT = "silent";

/** How each owned piece is named, by the mark that stands for it. */
export class References {
  readonly known = new Map<string, Reference>();
  readonly #marks = new Map<string, string>();

  markOf({ id }: Piece): string {
    const mark = this.#marks.get(id) ?? String(this.#marks.size);
    this.#marks.set(id, mark);
    return mark;
  }

  has(piece: Piece): boolean {
    return this.known.has(this.markOf(piece));
  }

  /** @returns the marks that stand for each form */
  add(piece: Piece, { full, short }: Reference): Forms {
    const mark = this.markOf(piece);
    const before = this.known.get(mark);
    this.known.set(mark, {
      full: { ...before?.full, ...full },
      short: { ...before?.short, ...short },
    });
    return Object.fromEntries(Object.keys(full).map((form) => [form, markedAs(mark, form)]));
  }

  /** The suit of two halves, of which both are named where it is. */
  addSuit(one: Piece, other: Piece, { full, short }: Reference): Forms {
    this.add(one, { full: asSuit(full), short: asSuit(short) });
    const { [SILENT]: silent = "" } = this.add(other, {
      full: { [SILENT]: "" },
      short: { [SILENT]: "" },
    });
    const mark = this.markOf(one);
    const marked = Object.keys(full).map((form) => [form, markedAs(mark, SUIT + form) + silent]);
    return Object.fromEntries(marked);
  }
}

const asSuit = (forms: Forms): Forms =>
  Object.fromEntries(Object.entries(forms).map(([form, text]) => [SUIT + form, text]));
