import type { LanguageMarks } from "../language-marks.ts";

export const marks: LanguageMarks = {
  asking:
    "le la les un une des je que de et pour avec mon ma mes est en ne pas du au aux que quoi comment dois suis mais sans tres quelque chose demain aujourd hui il fait ce cette chez j l d qu porter mettre tenue jsuis jvais chui g c est t es tu toi elle ils on nous vous notre sont ont ete etait qui ou si plus bien ca cest jai pis faut mets moi ma sa son ses ce soir hier salut coucou bonjour",
  telling:
    "ton ta tes le se ne rien plus tout toute qui sur sous dans donc car si tu te bien c est sont cela ici et reste restent",
  letters: "àâæçéèêëîïôœùûüÿñ",
  only: { letters: /[àèêëîïôûœç]/i, weight: 1.5 },
  askedFor: "in french|en francais|auf franzosisch|in francese|em frances|en frances",
};
