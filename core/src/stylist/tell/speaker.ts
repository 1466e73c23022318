import type { Address } from "../../languages/address.ts";
import { type Form, languageOf, type Noun, type Said } from "../../languages/index.ts";
import { type ColourId, isColourId } from "../../wardrobe/colours.ts";
import type { Piece } from "../dress/piece.ts";
import type { Suggested } from "../dress/suggestions.ts";
import type { Language } from "../lexicon/index.ts";
import { nounOf } from "./nouns.ts";
import type { Named } from "./named.ts";
import { fullName, inTheirWords, shortName } from "./own-name.ts";

/** A noun phrase ready to stand in a sentence, in each form that its language has. */
export type Np = {
  text: string;
  plural: boolean;
  gender: Noun["gender"];
  /**
   * Cases, melted prepositions, `bare` and the forms that begin with `the_` for what stands behind another "your", and `name` for
   * what stands behind a colon.
   */
  forms: Readonly<Record<string, string>>;
};

export type Speaker = {
  language: Language;
  /** An owned piece: "your navy top", «light blue Oxford shirt». */
  item(piece: Piece): Np;
  /** The same in full, even where it was named before: for telling two trousers apart. */
  full(piece: Piece): Np;
  /** An owned piece as it stands behind an article, in full or by its noun alone. */
  named(piece: Piece, again: boolean): Named;
  /** What stands for an owned piece until the order of sentences is known. */
  markOf(piece: Piece): string;
  /** A piece nobody owns: "a navy knit". */
  idea(suggested: Suggested): Np;
  /** The same without its article, as a label. */
  label(suggested: Suggested): string;
  /** An indefinite noun for a garment that a person spoke of, in a colour or not. */
  kind(word: string, colour: string | null): Np;
  colour(id: ColourId): string;
  /** Words in a row: "grey, navy and white". */
  words(all: readonly string[]): string;
  list(items: readonly Np[]): Np;
  /** The same, but all of it in one word where there are many. */
  briefly(items: readonly Np[]): Np;
  /** How each owned piece is named the first time and afterwards, by form, by the mark that stands for it. */
  references: ReadonlyMap<string, Reference>;
};

type Forms = Readonly<Record<string, string>>;
type Reference = { full: Forms; short: Forms };

/** Marks in private-use characters stand for owned pieces until the order of sentences is known. */
export const REFERENCE = /\uE000(\d+):(\w+)\uE001/g;
const reference = (mark: string, form: string): string => `\uE000${mark}:${form}\uE001`;

function joined(words: readonly string[], language: Language): string {
  if (words.length < 2) return words[0] ?? "";
  const last = words.at(-1)!;
  const { and, andBefore } = languageOf(language).texts.names;
  const word = andBefore?.sound.test(last.replace(/^[«"“]/, "")) ? andBefore.and : and;
  return `${words.slice(0, -1).join(", ")} ${word} ${last}`;
}

/** A noun phrase that has no forms but one. */
export const plainly = (text: string, plural = false): Np => ({
  text,
  plural,
  gender: "m",
  forms: {},
});

export function speakerOf(
  language: Language,
  address: Pick<Address, "polite">,
  ofSomeoneElse: boolean,
): Speaker {
  const { colours, phrase, determiners, texts } = languageOf(language);
  const some = (noun: Noun, said: Said): Np => ({
    text: determiners.indefinite(phrase(noun, said), noun),
    plural: noun.pair,
    gender: noun.gender,
    forms: {},
  });
  const the = (one: Named, form: Form = "plain"): string =>
    determiners.definite(one.words, one, form)!;
  const theirs = (one: Named, form: Form = "plain"): string =>
    ofSomeoneElse || one.hasOwner
      ? the(one, form)
      : determiners.possessive(one.words, one, form, address.polite)!;
  const inForms = (say: (form: Form) => string, prefix = ""): Forms =>
    Object.fromEntries(
      ["plain" as const, ...determiners.forms].map((form) => [prefix + form, say(form)]),
    );
  const formsOf = (one: Named, say: typeof the, bare: string): Forms => ({
    ...inForms((form) => say(one, form)),
    ...inForms((form) => the(one, form), AFTER_YOURS),
    bare,
    name: one.words,
  });
  const called = (piece: Piece, again = false): Named =>
    inTheirWords((again ? shortName : fullName)(piece, language), language, address);
  const references = new Map<string, Reference>();
  const marks = new Map<string, string>();
  const markOf = ({ id }: Piece): string => {
    const mark = marks.get(id) ?? String(marks.size);
    marks.set(id, mark);
    return mark;
  };
  const npOf = ({ pair, gender }: Named, { plain, ...forms }: Forms): Np => ({
    text: plain!,
    plural: pair,
    gender,
    forms,
  });
  const outfit: Named = {
    words: texts.names.outfit.text,
    gender: texts.names.outfit.gender,
    pair: false,
  };
  return {
    language,
    references,
    markOf,
    named: called,
    kind: (word, colour) =>
      some(nounOf(word, language), { colour: colour && isColourId(colour) ? colour : undefined }),
    label: ({ idea, colour }) =>
      phrase(nounOf(idea.kind, language), {
        colour: colour ?? undefined,
        material: idea.material,
      }),
    full(piece) {
      const name = called(piece);
      return npOf(name, formsOf(name, theirs, name.words));
    },
    item(piece) {
      const mark = markOf(piece);
      const name = called(piece);
      const again = called(piece, true);
      const full = formsOf(name, theirs, name.words);
      references.set(mark, { full, short: formsOf(again, the, the(again)) });
      return npOf(
        name,
        Object.fromEntries(Object.keys(full).map((form) => [form, reference(mark, form)])),
      );
    },
    idea: ({ idea, colour }) =>
      some(nounOf(idea.kind, language), { colour: colour ?? undefined, material: idea.material }),
    colour: (id) => colours[id].m,
    words: (all) => joined(all, language),
    list: (items) => listed(items, language),
    briefly: (items) =>
      items.length < MANY
        ? listed(items, language)
        : npOf(outfit, formsOf(outfit, the, the(outfit))),
  };
}

/** "The shirt, the skirt and the jumper" once more is a chant. */
const MANY = 3;

/** Before a form: with "the", as behind another "your". */
const AFTER_YOURS = "the_";

/** Where determiners agree, each noun has its own; but "your" is said once: "dein Hemd, die Hose und die Schuhe". */
function listed(items: readonly Np[], language: Language): Np {
  const { sharesDeterminers } = languageOf(language).syntax;
  const several = items.length > 1;
  const inForm = (form: string): string =>
    joined(
      items.map((item, at) => {
        const own = form === "plain" ? item.text : (item.forms[form] ?? item.text);
        if (at === 0 || form === "name") return own;
        const behind = sharesDeterminers && form === "plain" ? "bare" : AFTER_YOURS + form;
        return item.forms[behind] ?? own;
      }),
      language,
    );
  return {
    text: inForm("plain"),
    plural: several || (items[0]?.plural ?? false),
    gender: several && items.some(({ gender }) => gender !== "f") ? "m" : (items[0]?.gender ?? "m"),
    forms: Object.fromEntries(
      [...languageOf(language).determiners.forms, "name"].map((form) => [form, inForm(form)]),
    ),
  };
}
