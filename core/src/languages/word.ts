/** An adjective's forms: masculine, feminine, and both in the plural; one for all where it never changes. */
export type Adjective = {
  m: string;
  f: string;
  mp: string;
  fp: string;
  /** Other words for it, as people type them. */
  also: readonly string[];
};

export const forms = (m: string, f: string, mp: string, fp: string, also = ""): Adjective => ({
  m,
  f,
  mp,
  fp,
  also: also ? also.split("|") : [],
});

export const same = (text: string, also?: string): Adjective => forms(text, text, text, text, also);

/** How a material is called by itself, and how it stands with a garment: "silk", "de seda". */
export type Cloth = { text: string; of: string; also: readonly string[] };

export const cloth = (text: string, of: string, also = ""): Cloth => ({
  text,
  of,
  also: also ? also.split("|") : [],
});
