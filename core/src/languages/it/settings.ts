import type { SettingWords } from "../setting-words.ts";

export const settings: SettingWords = {
  like: "come pare sembra",
  likened: "un una uno in nel nella se",
  notLike: "",
  small: "un una uno in nel nella il la l gli le al alla a",
  earlier: "dopo scorsa scorso ultima ultimo",
  past: "ieri|ieri sera|l altro ieri|la settimana scorsa|il mese scorso|l anno scorso|l altro giorno|l altra sera",
  is: "e sono sara",
  madeFor: "da di per",
  later: "lunedi martedi mercoledi giovedi venerdi sabato domenica",
  keeps: "tengo tenere conservo conservare riservo serbo",
  ofWho: "sono|io sono|della mia|del mio",
  tails: "",
  atHome: "in casa",
  homeOf: "di del dei della d con",
  machine: "forno lavatrice",
  room: "dentro forno lavatrice",
  camera:
    "per teams|su teams|videochiamata|colloquio online|colloquio video|riunione online|mezzo busto",
  dirt: "paintball softair airsoft fango fangoso letame porcile maiali maialata imbiancare stuccare scartavetrare intonaco compost sporcarsi",
};
