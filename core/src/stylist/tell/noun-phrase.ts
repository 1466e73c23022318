import { languageOf, type Noun } from "../../languages/index.ts";
import type { Piece } from "../dress/piece.ts";
import type { Language } from "../lexicon/index.ts";

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
  /** The owned piece that it names. */
  piece?: Piece;
};

/** Before a form: with "the", as behind another "your". */
export const AFTER_YOURS = "the_";

/** A noun phrase that has no forms but one. */
export const plainly = (text: string, plural = false): Np => ({
  text,
  plural,
  gender: "m",
  forms: {},
});

export function joined(words: readonly string[], language: Language): string {
  if (words.length < 2) return words[0] ?? "";
  const last = words.at(-1)!;
  const { and, andBefore } = languageOf(language).texts.names;
  const word = andBefore?.sound.test(last.replace(/^[«"“]/, "")) ? andBefore.and : and;
  return `${words.slice(0, -1).join(", ")} ${word} ${last}`;
}

/** Where determiners agree, each noun has its own; but "your" is said once: "dein Hemd, die Hose und die Schuhe". */
export function listed(items: readonly Np[], language: Language): Np {
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
