import type { TipTexts } from "../../texts.ts";

export const tips: TipTexts = {
  deck: [
    "En cubierta hace más frío que en tierra: {you, select, polite {déjese} other {déjate}} puesta la capa de fuera, y cuidado con el suelo mojado.",
    "{you, select, polite {Déjese} other {Déjate}} puesta la capa de fuera, que en cubierta hace más frío que en tierra, y cuidado con el suelo mojado.",
  ],
  dark: [
    "Estará oscuro: {you, select, polite {póngase} other {ponte}} algo reflectante encima de todo.",
    "Para que los conductores {you, select, polite {le} other {te}} vean, mejor con algo reflectante.",
    "Algo reflectante por encima, que ya estará oscuro.",
  ],
  modest: [
    "{you, select, polite {Lleve} other {Lleva}} un pañuelo ligero, por si hay que cubrir también el pelo.",
    "Con un pañuelo ligero a mano, si hay que cubrir también el pelo, no hay problema.",
  ],
  camera: [
    "En cámara se ve del pecho para arriba, así que un vistazo antes a la pantalla.",
    "{you, select, polite {Mírese} other {Mírate}} antes en la pantalla, del pecho para arriba: es lo que se verá.",
  ],
  stage: [
    "El micrófono se engancha mejor en un cuello o entre los botones, y mejor probarlo antes de salir.",
    "{you, select, polite {Pruebe} other {Prueba}} el micrófono antes de salir: en un cuello o entre los botones se engancha mejor.",
  ],
  trail: [
    "{you, select, polite {Quítese} other {Quítate}} una capa antes de sudar en la subida, y {you, select, polite {lleve} other {lleva}} otra seca para la cima.",
    "{you, select, polite {Lleve} other {Lleva}} una capa seca para la cima, y en la subida {you, select, polite {quítese} other {quítate}} otra antes de sudar.",
  ],
  costume: [
    "{you, select, polite {Añada} other {Añade}} un detalle que todos reconozcan al momento, y el disfraz se entiende.",
    "Con un detalle que todos reconozcan, el disfraz se entiende al momento.",
  ],
  sun: [
    "Los brazos van al aire: crema solar antes de salir.",
    "Crema solar en los brazos antes de salir, que van al aire.",
  ],
  aircon: [
    "Dentro, el aire acondicionado puede estar fuerte: {you, select, polite {lleve} other {lleva}} una capa fina.",
    "Una capa fina a mano, por si dentro el aire acondicionado está fuerte.",
  ],
  tuck: [
    "{you, select, polite {Meta} other {Mete}} {piece} por dentro: enseguida todo se ve más cuidado.",
    "Con {piece} por dentro, la cintura queda más limpia.",
    "Mejor {piece} por dentro; se ve más cuidado.",
  ],
  collarOut: [
    "{you, select, polite {Deje} other {Deja}} que el cuello {piece_de} asome por encima {over_de}.",
    "El cuello {piece_de} puede asomar: así {over} {over_count, plural, one {se ve más elegante} other {se ven más elegantes}}.",
    "Que asome el cuello {piece_de} por encima {over_de}.",
  ],
  sleeves: [
    "Si empieza a hacer calor, {you, select, polite {súbase} other {súbete}} las mangas {piece_de} hasta el codo.",
    "Con dos vueltas en las mangas {piece_de}, todo se ve más relajado.",
    "Dos vueltas a las mangas {piece_de} y se va más fresco.",
  ],
  iron: [
    "{you, select, polite {Planche} other {Plancha}} {piece} antes: es lo primero que se nota.",
    "{you, select, polite {Cuelgue} other {Cuelga}} {piece} con unas horas de tiempo, para que se vayan las arrugas.",
    "Un planchado rápido antes de ponerse {piece}: las arrugas se notan enseguida.",
  ],
  polish: [
    "{you, select, polite {Pase} other {Pasa}} un paño por {piece} antes de salir; la gente se fija en los zapatos.",
    "Antes de salir, un repaso rápido {piece_a} con un paño.",
    "{you, select, polite {Mire} other {Mira}} si {piece} {piece_count, plural, one {necesita} other {necesitan}} un repaso con un paño antes de salir.",
  ],
  indoors: [
    "{you, select, polite {Quítese} other {Quítate}} {piece} en cuanto {you, select, polite {entre} other {entres}}, o al salir se notará más el frío.",
    "Dentro, sin {piece}: así al salir se nota menos el frío.",
  ],
  suede: [
    "El ante se marca con el agua: mejor no pisar charcos con {piece}.",
    "Con {piece}, mejor rodear los charcos: el ante se marca con el agua.",
  ],
  flats: [
    "Para el camino, unos zapatos planos; {piece}, solo al llegar.",
    "{you, select, polite {Haga} other {Haz}} el camino con unos zapatos planos y {you, select, polite {póngase} other {ponte}} {piece} al llegar.",
  ],
  scarf: [
    "{you, select, polite {Meta} other {Mete}} las puntas {piece_de} por dentro: así no entra el viento.",
    "Las puntas {piece_de}, por dentro, para que no entre el viento.",
  ],
  intoBoots: [
    "{you, select, polite {Meta} other {Mete}} {piece} por dentro {over_de}: los bajos siguen secos y limpios.",
    "Con {piece} por dentro {over_de}, nada salpica las piernas.",
    "Los bajos, dentro {over_de}, y {piece} {piece_count, plural, one {vuelve} other {vuelven}} a casa sin mojarse.",
  ],
  cuffs: [
    "{you, select, polite {Tire} other {Tira}} de los puños {over_de} hasta cubrir {piece}, y no entra el frío.",
    "{piece} por debajo de los puños {over_de}, y las muñecas no se enfrían.",
  ],
  sleevesUp: [
    "{you, select, polite {Súbase} other {Súbete}} las mangas {piece_de} hasta el codo antes de empezar.",
    "Mangas {piece_de} al codo, y las manos quedan libres.",
  ],
  capUnderHood: [
    "{you, select, polite {Déjese} other {Déjate}} {piece} debajo de la capucha: la visera la aparta de los ojos.",
    "Debajo de la capucha, {piece} {piece_count, plural, one {aparta} other {apartan}} la lluvia de los ojos.",
  ],
  rollHem: [
    "Un par de vueltas al bajo {piece_de} en la arena, y no se moja.",
    "Con el bajo {piece_de} remangado se entra en el agua hasta el tobillo.",
  ],
  tieLength: [
    "Que la punta {piece_de} toque justo {over}.",
    "La punta {piece_de} debe acabar a la altura {over_de}.",
  ],
  necklace: [
    "{piece}, por fuera {over_de}: sobre tela lisa las joyas se ven.",
    "Como {over} no {over_count, plural, one {lleva} other {llevan}} dibujo, {piece} {piece_count, plural, one {luce} other {lucen}} más.",
  ],
  brooch: [
    "Sobre {over}, cerca de la clavícula: ahí {piece} {piece_count, plural, one {luce} other {lucen}} más.",
    "{piece} {piece_count, plural, one {va} other {van}} a la izquierda {over_de}, un palmo por debajo del hombro.",
  ],
};
