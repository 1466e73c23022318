import type { Language } from "../lexicon/index.ts";

/** What is owned, and missed because it is in the wash: `{what}`. */
export const IN_THE_WASH: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "{what} {what#is/are} in the wash.",
    "{what} would have been an option, but {what#is/are} in the wash.",
  ],
  de: [
    "{what} {what#ist/sind} in der Wäsche.",
    "{what} {what#käme/kämen} infrage, {what#ist/sind} aber in der Wäsche.",
  ],
  fr: [
    "{what} {what#est/sont} au lavage.",
    "{what} {what#aurait/auraient} pu convenir, mais {what#est/sont} au lavage.",
  ],
  es: [
    "{what} {what#está/están} en la lavadora.",
    "{what} {what#serviría/servirían}, pero {what#está/están} en la lavadora.",
  ],
  it: [
    "{what} {what#è/sono} a lavare.",
    "{what} {what#andrebbe/andrebbero} bene, ma {what#è/sono} a lavare.",
  ],
  pt: [
    "{what} {what#está/estão} para lavar.",
    "{what} {what#serviria/serviriam}, mas {what#está/estão} para lavar.",
  ],
};
