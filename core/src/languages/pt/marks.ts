import type { LanguageMarks } from "../language-marks.ts";

export const marks: LanguageMarks = {
  asking:
    "o a os as um uma que de e para com por meu minha e em nao ao do da como vou tenho mas sem muito algo quero amanha hoje no na estou eu sou esta vestir usar roupa pra ta vc voce tb pq q n tou tamos voces ele ela eles elas isso isto aqui la ja so tudo todo todos mais bem foi era tem ter ser sim oi ola obrigada obrigado meus minhas seu sua seus dele dela pela pelo num numa ate quando onde ontem",
  telling:
    "seu sua seus suas voce se ja so mais tudo toda ao aos nas nos das dos quando porque aqui assim fica ficam bem vai vao isso isto e",
  letters: "áâãàçéêíóôõú",
  only: { letters: /[ãõ]/i, weight: 4 },
  askedFor: "in portuguese|em portugues|en portugues|auf portugiesisch|in portoghese|en portugais",
};
