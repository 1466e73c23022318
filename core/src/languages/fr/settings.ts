import type { SettingWords } from "../setting-words.ts";

export const settings: SettingWords = {
  like: "comme",
  likened: "un une dans chez des si",
  notLike: "",
  small: "un une dans sur au a le la les l des du en",
  earlier: "depuis",
  past: "hier|avant hier|hier soir|la semaine derniere|le mois dernier|l an dernier|l annee derniere|l autre jour|l autre soir",
  is: "est sont sera",
  madeFor: "de d pour",
  later: "lundi mardi mercredi jeudi vendredi samedi dimanche",
  keeps: "garde gardes gardee reserve reservee reserver",
  ofWho: "je suis|de mon|de ma",
  tails: "",
  atHome: "a la maison",
  homeOf: "de d chez",
  machine: "",
  room: "dedans four",
  camera: "par teams|visio|en visio|entretien video|entretien en ligne",
  dirt: "paintball airsoft boue boueux salissant salissante fumier purin porcherie cochons platre poncer repeindre tapisser compost enduit",
};
