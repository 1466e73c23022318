import type { TipTexts } from "../../texts.ts";

export const tips: TipTexts = {
  deck: [
    "En cubierta hace una capa más de frío y resbala: suelas que agarren, y la capa de fuera puesta.",
  ],
  dark: [
    "Será de noche, así que algo reflectante por fuera.",
    "Los conductores ven primero la luz: algo reflectante encima.",
  ],
  modest: ["Un pañuelo ligero en el bolso, por si hay que cubrir también el pelo."],
  camera: ["En la cámara solo se ve el tercio de arriba; lo demás puede ser cómodo."],
  stage: ["El micrófono se sujeta mejor en un cuello o una tapeta: conviene probarlo antes."],
  trail: ["Quitarse una capa antes de sudar en la subida, y llevar una seca para la cima."],
  costume: ["Para el disfraz basta un detalle que todos reconozcan al momento."],
  sun: ["Los brazos van al aire, así que crema solar antes de salir."],
  aircon: ["Dentro el aire acondicionado puede ser fuerte: una capa fina a mano."],
};
