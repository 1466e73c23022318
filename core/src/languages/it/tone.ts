import type { ToneWords } from "../tone.ts";

export const tone: ToneWords = {
  panic:
    "aiuto sono|aiuto ho|panico|sono in ritardo|in ritardo|tra 5 minuti|tra cinque minuti|tra 10 minuti|tra dieci minuti|fra dieci minuti|tra 15 minuti|sos",
  unfinished:
    "cosa manca|che manca|cosa mi manca|manca qualcosa|manchi qualcosa|che cosa manca|cosa ho dimenticato|cosa aggiungo|cosa ci aggiungo",
};
