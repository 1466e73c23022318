import type { TravelWords } from "../travel-words.ts";

export const travel: TravelWords = {
  towards: "en a au aux vers dans",
  from: "depuis viens pars part partons partir quitte quittons",
  going: "pour vers",
  here: "ici suis sommes habite vis",
  articles: "la le les",
  particles: "de la",
  of: "de",
};
