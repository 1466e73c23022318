import type { ToneWords } from "../tone.ts";

export const tone: ToneWords = {
  panic:
    "au secours|panique|je suis en retard|dans 5 minutes|dans cinq minutes|dans 10 minutes|dans dix minutes|dans 15 minutes|vite vite|sos",
  unfinished:
    "il manque quoi|qu est ce qu il manque|qu est ce qui manque|que manque t il|il me manque quoi|manque quelque chose|j ai oublie quoi|qu est ce que j ai oublie|qu est ce que j ajoute|j ajoute quoi",
};
