import type { RequestWords } from "../request-words.ts";

export const request: RequestWords = {
  owners: "meu minha meus minhas",
  wearing: "vestir usar",
  appearing: "",
  articles: "o a os as",
  nounEnds: "com e para",
  noGarments: "",
  sequence: "depois",
  moments: "depois antes",
  alternatives: "ou nem",
  fresh: "sao e me sim",
  joints: "de em a da muito demasiado super",
  forSomeone: "para vestir",
  needs: "precisa quer",
  does: "tem vai e esta nao usa odeia detesta gosta",
  speaker:
    "eu me mi vou tenho quero posso visto estou sou preciso levo trabalho saio fico vamos temos nos",
  liking: "amo adoro gosto cor preferida algo",
  colourThings: "rosa",
  patternThings: "flores",
  atHour: "às|as",
  hours: "",
  amounts: "",
};
