import type { ToneWords } from "../tone.ts";

export const tone: ToneWords = {
  panic:
    "au secours|panique|je suis en retard|dans 5 minutes|dans cinq minutes|dans 10 minutes|dans dix minutes|dans 15 minutes|vite vite|sos",
};
