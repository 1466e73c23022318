import type { SettingWords } from "../setting-words.ts";

export const settings: SettingWords = {
  like: "como parece parecen",
  likened: "un una en unas unos si",
  notLike: "",
  small: "un una en el la los las unas unos",
  earlier: "desde pasada pasado ultima ultimo",
  past: "ayer|anteayer|anoche|la semana pasada|el mes pasado|el ano pasado|el otro dia|la otra noche",
  is: "es son sera esta",
  madeFor: "de para",
  later: "lunes martes miercoles jueves viernes sabado domingo",
  keeps: "guardo guardar guardado guardada reservo reservar",
  ofWho: "soy|de mi",
  tails: "",
  atHome: "en casa",
  homeOf: "de del con",
  machine: "horno lavadora maquina",
  room: "dentro adentro horno lavadora maquina",
  camera:
    "por teams|por meet|videollamada|entrevista online|entrevista virtual|entrevista por video|audiencia online|audiencia virtual|reunion virtual|cintura para arriba",
  dirt: "paintball gotcha airsoft matanza barro lodo embarrado lodoso estiercol pocilga chiquero cerdos chanchos marranos yeso lijar composta",
};
