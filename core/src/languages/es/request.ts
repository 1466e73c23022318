import type { RequestWords } from "../request-words.ts";

export const request: RequestWords = {
  owners: "mi mis",
  wearing: "llevar usar ponerme lucir vestir",
  appearing: "",
  articles: "el la los las un una",
  nounEnds: "con y para",
  noGarments: "",
  sequence: "luego despues",
  moments: "despues antes",
  alternatives: "o ni u",
  fresh: "son es si me",
  joints: "de en a del muy demasiado super",
  forSomeone: "para vestir",
  needs: "necesita quiere",
  does: "tiene a va es esta no lleva usa odia detesta",
  speaker:
    "yo me mi voy tengo quiero puedo llevo pongo estoy soy necesito salgo trabajo vamos nos nuestro nuestra",
  liking: "encanta gusta color favorito algo",
  colourThings: "oro crema rosa",
  patternThings: "flores",
  atHour: "a las",
  hours: "",
  amounts: "",
};
