import type { TipTexts } from "../../texts.ts";

export const tips: TipTexts = {
  deck: [
    "En cubierta hace más frío que en tierra: {you, select, polite {déjese} other {déjate}} puesta la capa de fuera, y cuidado con el suelo mojado.",
  ],
  dark: [
    "Estará oscuro, así que {you, select, polite {póngase} other {ponte}} algo reflectante encima de todo.",
    "Los conductores ven primero lo que brilla: mejor con algo reflectante.",
  ],
  modest: [
    "{you, select, polite {Lleve} other {Lleva}} un pañuelo ligero, por si hay que cubrir también el pelo.",
  ],
  camera: [
    "En cámara se ve del pecho para arriba, así que conviene mirar antes en la pantalla cómo queda esa parte.",
  ],
  stage: [
    "El micrófono se engancha mejor en un cuello o entre los botones; conviene probarlo antes de salir.",
  ],
  trail: [
    "{you, select, polite {Quítese} other {Quítate}} una capa antes de sudar en la subida, y {you, select, polite {lleve} other {lleva}} otra seca para la cima.",
  ],
  costume: [
    "{you, select, polite {Añada} other {Añade}} un detalle que todos reconozcan al momento, y el disfraz se entiende.",
  ],
  sun: ["Los brazos van al aire: crema solar antes de salir."],
  aircon: [
    "Dentro, el aire acondicionado puede estar fuerte: {you, select, polite {lleve} other {lleva}} una capa fina.",
  ],
  tuck: [
    "{you, select, polite {Meta} other {Mete}} {piece} por dentro: enseguida todo se ve más cuidado.",
    "Con {piece} por dentro, la cintura queda más limpia.",
  ],
  collarOut: [
    "{you, select, polite {Deje} other {Deja}} que el cuello {piece_de} asome por encima {over_de}.",
    "El cuello {piece_de} puede asomar: así {over} {over_count, plural, one {se ve más elegante} other {se ven más elegantes}}.",
  ],
  sleeves: [
    "Si empieza a hacer calor, {you, select, polite {súbase} other {súbete}} las mangas {piece_de} hasta el codo.",
    "Con dos vueltas en las mangas {piece_de}, todo se ve más relajado.",
  ],
  open: [
    "Mejor llevar {piece} sin cerrar: si dentro hace calor, se {piece_count, plural, one {quita} other {quitan}} en un momento.",
    "Si dentro hace calor, {you, select, polite {quítese} other {quítate}} primero {piece}.",
  ],
  button: [
    "De pie, {you, select, polite {abróchese} other {abróchate}} el botón de arriba {piece_de}; al {you, select, polite {sentarse, suéltelo} other {sentarte, suéltalo}}.",
  ],
  iron: [
    "{you, select, polite {Planche} other {Plancha}} {piece} antes: es lo primero que se nota.",
    "{you, select, polite {Cuelgue} other {Cuelga}} {piece} con unas horas de tiempo, para que se vayan las arrugas.",
  ],
  polish: [
    "{you, select, polite {Pase} other {Pasa}} un paño por {piece} antes de salir; la gente se fija en los zapatos.",
    "Antes de salir, un repaso rápido {piece_a} con un paño.",
  ],
  indoors: [
    "{you, select, polite {Quítese} other {Quítate}} {piece} en cuanto {you, select, polite {entre} other {entres}}, o al salir se notará más el frío.",
  ],
  suede: ["El ante se marca con el agua: mejor no pisar charcos con {piece}."],
  tights: ["Unas medias gruesas debajo {piece_de} mantienen las piernas calientes."],
  flats: ["Para el camino, unos zapatos planos; {piece}, solo al llegar."],
  scarf: [
    "{you, select, polite {Meta} other {Mete}} las puntas {piece_de} por dentro: así no entra el viento.",
  ],
  shoulders: [
    "Si dentro {piece} {piece_count, plural, one {da} other {dan}} demasiado calor, {piece_count, plural, one {queda} other {quedan}} bien sobre los hombros.",
  ],
};
