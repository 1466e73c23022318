import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  over: [
    "{outer} por encima, porque hay {temp}.",
    "Hay {temp}, así que {outer} por encima.",
    "Para el camino, {outer}: hay {temp}.",
  ],
  overSnow: [
    "{outer} por encima: {temp} y nieve.",
    "Nieva con {temp}, así que {outer} por encima.",
  ],
  overWind: [
    "{outer} por encima, y bien {outer_gender, select, f {cerrada} other {cerrado}}: con el viento, {temp} parecen menos.",
    "Hay {temp} con viento fuerte, así que {outer} por encima, hasta arriba.",
  ],
  mid: [
    "Con {temp}, {mid} {mid_count, plural, one {basta} other {bastan}} sin abrigo.",
    "Hay {temp}: {mid} {mid_count, plural, one {es} other {son}} abrigo suficiente.",
  ],
  nothingOver: [
    "Con {temp} no hace falta nada por encima.",
    "Sin chaqueta: hay {temp}.",
    "Hay {temp}, así que los abrigos se quedan.",
  ],
  heat: [
    "{temp} es calor de verdad, así que nada por encima.",
    "Con el calor de {temp}, nada por encima.",
  ],
  lacking: [
    "Hay {temp}, y esto solo se queda fresco.",
    "Con {temp} falta una capa que el armario no tiene.",
  ],
  rain: [
    "Hay {temp} y llueve: {dry} contra la lluvia.",
    "Contra la lluvia, con {temp}, {dry}.",
    "Lluvia y {temp}, así que {dry}.",
  ],
  rainNoTemp: ["Contra la lluvia, {dry}.", "Para no mojarse con la lluvia, {dry}."],
  snow: [
    "Hay {temp} con nieve: conviene sacudirla antes de que se derrita en la tela.",
    "Con {temp}, la nieve se mete por las mangas: puños cerrados.",
  ],
  wind: [
    "Con el viento, {temp} parecen menos y nada de esto lo para: conviene pedir prestado un cortavientos.",
    "Hay {temp} con viento fuerte; un cortavientos prestado vendría bien.",
  ],
  typical: [
    "En {place} suele haber unos {temp} entonces, y para eso va pensado.",
    "Para {place} conté con lo habitual, unos {temp}; conviene mirar el pronóstico antes de salir.",
  ],
  typicalHere: [
    "No tengo pronóstico; entonces suele haber unos {temp}, y para eso va.",
    "Lo habitual de la época son unos {temp}, y para eso va pensado.",
  ],
  warmer: [
    "Más tarde se llega a {later}: entonces {outer} {outer_count, plural, one {sobra} other {sobran}}.",
    "Cuando haya {later}, {outer} {outer_count, plural, one {irá} other {irán}} en el brazo.",
  ],
  colder: [
    "Luego baja a {later}, así que no conviene dejar {outer}.",
    "Después quedan {later}: para eso {outer_count, plural, one {va} other {van}} {outer}.",
  ],
  rainLater: [
    "A las {hour} h llega la lluvia: un paraguas en el bolso.",
    "No llueve hasta las {hour} h; después hará falta un paraguas.",
  ],
  tooCold: [
    "Un aviso: con {temp} hace frío para {piece}; mejor poco rato o con una capa cálida.",
    "Con {temp} hace demasiado frío para {piece}, salvo con algo de abrigo encima.",
  ],
  tooWarm: [
    "Un aviso: con {temp} hace demasiado calor para {piece}.",
    "Con {temp} hará demasiado calor para {piece}; mejor sin abrochar o en el brazo.",
  ],
  summerInCold: [
    "Pedido de verano, pero {temp} es frío: la tela abriga y solo los colores son claros.",
    "Cuidado: {temp} es demasiado frío para ropa de verano, así que mandó el termómetro.",
  ],
  winterInHeat: [
    "Pedido de invierno, pero {temp} es calor, así que nada de lana.",
    "{temp} es demasiado calor para ropa de invierno; esto va ligero.",
  ],
};
