export type Gender = "m" | "f" | "n";

/** A thing's name, ready to be counted and to agree with what stands beside it. */
export type Noun = {
  text: string;
  plural: string;
  gender: Gender;
  /** Said in the plural of a single one: trousers, gafas, Shorts. */
  pair: boolean;
  /** Other words for it, as people type them. */
  also: readonly string[];
  /** An ordinary word too ("watch a film"): a garment in the name of one, not in a request. */
  ordinary: boolean;
};

/** What a noun phrase is as a whole: "the grey wool trousers" is plural, «il mio maglione» is masculine. */
export type Agreeing = Pick<Noun, "gender" | "pair"> & {
  /** Whose it is stands in front, and no article: "Aaji's yellow Paithani", „Omas Strickjackerl“. */
  ownerFirst?: boolean | undefined;
  /** The words up to and with the noun, where more stands behind it: "Arbeitsstiefel S3". */
  upTo?: number | undefined;
};

export const noun = (
  gender: Gender,
  text: string,
  plural: string,
  also = "",
  pair = false,
): Noun => ({
  text,
  plural,
  gender,
  pair,
  also: also ? also.split("|") : [],
  ordinary: false,
});

export const ordinary = (word: Noun): Noun => ({ ...word, ordinary: true });
