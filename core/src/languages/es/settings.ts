import type { SettingWords } from "../setting-words.ts";

export const settings: SettingWords = {
  like: "como parece parecen",
  likened: "mi mis su sus un una en unas unos si",
  notLike: "",
  small: "un una en el la los las unas unos",
  earlier: "desde pasada pasado ultima ultimo",
  past: "ayer|anteayer|anoche|la semana pasada|el mes pasado|el ano pasado|el otro dia|la otra noche",
  is: "es son sera esta",
  madeFor: "de para",
  later: "lunes martes miercoles jueves viernes sabado domingo",
  forLater:
    "que me la pongo|que me lo pongo|que me los pongo|que me las pongo|la guardo para|lo guardo para|las guardo para|los guardo para|la necesito para|lo necesito para|la reservo para|lo reservo para|la dejo para|lo dejo para|esta guardado para|esta guardada para|^esa es para|^ese es para|^esas son para|^esos son para",
  keeps: "guardo guardar guardado guardada reservo reservar",
  ofWho: "soy|de mi",
  tails: "",
  atHome: "en casa",
  ownRooms: "en mi casa|en nuestra casa|en mi salon|en el sofa|en mi sofa|en el sillon",
  homeOf: "de del con",
  machine: "horno lavadora maquina",
  room: "dentro adentro horno lavadora maquina",
  camera:
    "por teams|por meet|videollamada|entrevista online|entrevista virtual|entrevista por video|audiencia online|audiencia virtual|reunion virtual|cintura para arriba",
  seeming:
    "parezca que voy a|parezca que voy|parecer que voy a|parecer que voy|parezco que voy|como si fuera a|como si fuese a|crean que voy a|piensen que voy a|que vengo de|como para ir a",
  likeness:
    "parecer|parecer que voy a|parecer que vengo de|parecer que sali de|parecer que salgo de|parecer recien salido de|parecer recien salida de|parezca|parezco|parecerme a|parece que vengo de|parece que voy a|parezca que vengo de|parezca que sali de|verme como|verme|verse como|pinta de|pinta de ir a|aspecto de|cara de|confundan con|confundirme con|tomen por|ir como|ir como si|como si fuera a|como si viniera de|disfrazado de|disfrazada de|oler a|como de|como en|como para|como si fuera",
  likenessEnds: "en la|en el|para la|para el|al|a la|pero|en mi",
  advisers:
    "medico medica doctor doctora dermatologo dermatologa fisio fisioterapeuta kinesiologo kinesiologa kine podologo podologa cirujano cirujana traumatologo traumatologa trauma ortopedista osteopata cardiologo cardiologa alergologo alergologa ginecologo ginecologa matrona partera terapeuta kinesiologa quiropractico reumatologo reumatologa enfermera",
  advising:
    "dice dijo dicho prohibe prohibio prohibido prohibidos prohibida prohibidas quiere queria exige exigio manda mando mandado recomienda recomendo recomendado aconseja aconsejo aconsejado ordeno ordena recetado receto insiste insistio permite deja dejo pide pidio quito quitado advirtio obliga",
  advised:
    "segun el|segun la|segun mi|orden del|orden de la|orden de mi|ordenes del|ordenes de la|ordenes de mi|por orden del|consejo del|consejo de la|consejo de mi|recomendacion del|recomendacion de la|recomendacion de mi|prohibicion del|prohibidos por el|prohibido por el|prohibido por mi|prohibidos por mi|prescripcion del|dice el|dice la|dice mi|dijo el|dijo la|dijo mi",
  goingThere: "al con donde visita cita ver",
  changing:
    "cambiarme en|cambiarme detras|cambiarme dentro|cambiarme alla en|me cambio en|me puedo cambiar en|puedo cambiar en|cambiarnos en|cambiarse en|cambiar en|cambiarme de ropa en|me cambio de ropa en|mudarme en|mudarme de ropa en",
  moves: "mudarme mudarnos",
  mine: "ropa camisa zapatos pantalon",
  climate:
    "calefaccion helado helada frio fria caliente sofocante bochorno climatizado climatizada congelado congelada",
  known:
    "chica chico tipo tipa morra morro mujer hombre senora senor amigo amiga amigos amigas companero companera companeros companeras alguien uno una vecino vecina gente muchacha muchacho tia tio nina pibe mina",
  knownFrom: "de del",
  theyWork:
    "que trabaja en|que trabaja de|que curra en|que labura en|que tiene un|que tiene una|que da clases en",
  dirt: "paintball gotcha airsoft matanza barro lodo embarrado lodoso estiercol pocilga chiquero cerdos chanchos marranos yeso lijar composta",
  idioms: "buenas|la funeraria|director de funeraria|cancha techada",
  met: "conoci en|conocido en|conocida en|conoci por|conoci jugando|cuando era|cuando estaba|cuando iba",
  metThere: "",
  hurt: "rompi roto torci fracture lesione disloque esguince",
  meanwhile: "jugando haciendo en",
  gone: "murio|fallecio|ya no esta|nos dejo",
  goneIs: "se fue|se nos fue|murio|fallecio|mi difunta|mi difunto",
  another:
    "el mes que viene|la semana que viene|el mes proximo|la semana proxima|la proxima semana|el proximo mes|dentro de dos semanas",
  today: "hoy",
  showing: "con",
  shownOn: "",
  ours: "mi mis nuestro nuestra tu tus su sus",
  set: "puesto puesta ajustado clavado",
  newIn: "nuevo en|nueva en|recien llegado a|recien llegada a",
  clothes: "ropa prendas vestimenta",
  barred: "no ni nunca sin nada prohib* vet* exclu* ningun*",
  inOneGo:
    "sin cambiarme|tiempo a cambiarme|tiempo de cambiarme|chance de cambiarme|sin pasar por casa|pasar por la casa|de ahi directo|directo a|directa a|de una me voy|no paso por casa|me voy derecho|me voy derecha|directamente a|directamente al|directo al|directo de la|directo del",
};
