import type { SettingWords } from "../setting-words.ts";

export const settings: SettingWords = {
  like: "como parece parecem tipo",
  likened: "um uma no na num numa se",
  notLike: "",
  small: "um uma no na num numa o a os as",
  earlier: "desde passada passado ultima ultimo",
  past: "ontem|anteontem|ontem a noite|semana passada|mes passado|ano passado|outro dia|noutro dia",
  is: "e sao sera esta",
  madeFor: "de para pra",
  later: "segunda terca quarta quinta sexta sabado domingo",
  keeps: "guardo guardar guardado guardada guardando reservo reservar",
  ofWho: "sou|do meu|da minha",
  tails: "",
  atHome: "em casa",
  homeOf: "de do da dos das com",
  machine: "forno maquina",
  room: "dentro forno maquina",
  camera:
    "por teams|videochamada|entrevista por video|reuniao online|reuniao virtual|daqui pra cima",
  dirt: "paintball airsoft lama lamacento matanca estrume esterco porco porcos chiqueiro pocilga gesso lixar caiar compostagem sujeira",
};
