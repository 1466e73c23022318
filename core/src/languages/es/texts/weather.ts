import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  overFrost: [
    "Hace un frío que pela, {temp}: {outer} por encima y todo bien cerrado.",
    "Con {temp} toca {you, select, polite {abrigarse} other {abrigarte}} bien: {outer}, y todo cerrado hasta arriba.",
    "Ni un paso sin {outer}: hace {temp}.",
    "{outer} por encima, que con {temp} el frío muerde.",
    "{you, select, polite {Abríguese} other {Abrígate}} con {outer} antes de salir, que hace {temp}.",
  ],
  overCold: [
    "Solo hace {temp}: {outer} por encima.",
    "{you, select, polite {Póngase} other {Ponte}} {outer}, que con {temp} hace frío.",
    "Hace frío, {temp}, así que {outer} por encima.",
    "Con {temp} {you, select, polite {va} other {vas}} a agradecer {outer}.",
    "{outer} por encima, que {temp} es poco.",
  ],
  overCool: [
    "Hace fresco, {temp}: {you, select, polite {llévese} other {llévate}} {outer}.",
    "Con {temp} se agradece algo por encima: {outer}.",
    "{you, select, polite {Échese} other {Échate}} {outer} por encima, que hace {temp}.",
    "A {temp} refresca, así que {outer} para el camino.",
    "{outer} por encima, que hace {temp} y refresca.",
  ],
  overMild: [
    "Con {temp} basta {you, select, polite {echarse} other {echarte}} {outer} por encima.",
    "{outer} por encima y sin cerrar, que hace {temp}.",
    "Hace {temp}: {outer} por encima, sin cerrar, y a la calle.",
    "Para la ida y la vuelta, {outer}; con {temp} no hace falta más.",
  ],
  overWay: [
    "Fuera hay {temp}: {outer} hasta la puerta, y dentro {base_count, plural, one {basta} other {bastan}} {base}.",
    "Para el camino, {outer}, que hace {temp}; dentro {base_count, plural, one {basta} other {bastan}} {base}.",
    "{outer} para ir y volver con {temp}; una vez dentro, {base_count, plural, one {basta} other {bastan}} {base}.",
    "Dentro {base_count, plural, one {basta} other {bastan}} {base}; fuera, con {temp}, {outer} por encima.",
  ],
  overThere: [
    "Para el frío de allí, {you, select, polite {lleve} other {lleva}} {outer}.",
    "Allí hace frío: {outer} por encima.",
  ],
  overSnow: [
    "Está nevando y hace {temp}: {outer} por encima.",
    "{you, select, polite {Abríguese} other {Abrígate}} con {outer}, que nieva y hace {temp}.",
    "Con esta nieve y {temp}, ni un paso sin {outer}.",
  ],
  overWind: [
    "Hace {temp}, pero con este viento parecen menos: {outer} por encima y todo bien cerrado.",
    "{you, select, polite {Cierre} other {Cierra}} {outer} hasta arriba: hace {temp} y el viento no perdona.",
    "Con este viento se sienten menos de {temp}: {outer} por encima, sin dejar nada abierto.",
  ],
  mid: [
    "Con {mid} {you, select, polite {va} other {vas}} bien: hace {temp}.",
    "Hace {temp} y basta con {mid}.",
    "{mid} y listo, que hace {temp}.",
    "A {temp}, con {mid} es suficiente.",
  ],
  midThere: [
    "Donde haga más fresco, {you, select, polite {póngase} other {ponte}} {mid}.",
    "{you, select, polite {Lleve} other {Lleva}} {mid} para donde haga más fresco.",
    "Para cuando refresque allí, {mid}.",
  ],
  insideCold: [
    "Fuera, con el calor, basta con {base}; dentro, con el frío, {mid}.",
    "{you, select, polite {Guarde} other {Guarda}} {mid} para el frío de dentro; fuera, con el calor, basta con {base}.",
  ],
  insideWarm: [
    "Al entrar {outer_count, plural, one {sobra} other {sobran}} {outer}: dentro hace calor y basta con {base}.",
    "Dentro hace calor y basta con {base}; {outer}, solo fuera.",
  ],
  warmThere: [
    "Donde hace calor {outer_count, plural, one {sobra} other {sobran}} {outer}, y basta con {base}.",
    "Allí, con el calor, basta con {base}; {outer}, solo hasta llegar.",
  ],
  nothingOver: [
    "Hace {temp} y así se va bien.",
    "Con {temp} el abrigo puede quedarse en casa.",
    "A {temp} se va bien sin abrigo.",
    "La chaqueta se queda en casa, que hace {temp}.",
  ],
  heat: [
    "Con {temp}, una capa más daría demasiado calor.",
    "Con este calor, {temp}, nada por encima.",
  ],
  lacking: [
    "Hace {temp} y esto puede quedarse corto: {you, select, polite {añada otra capa si puede} other {añade otra capa si puedes}}.",
    "Con {temp} falta una capa más; si {you, select, polite {le} other {te}} prestan una, mejor.",
    "A {temp} yo añadiría otra capa, aunque sea prestada.",
  ],
  rain: [
    "Hace {temp} y llueve: {dry}.",
    "Con esta lluvia, {dry}; la temperatura anda por los {temp}.",
    "Llueve y hace {temp}: {you, select, polite {lleve} other {lleva}} {dry}.",
    "A la calle con {dry}: llueve y hace {temp}.",
    "Para la lluvia y los {temp}, {dry}.",
  ],
  rainNoTemp: [
    "Para la lluvia, {you, select, polite {lleve} other {lleva}} {dry}.",
    "Puede que llueva, así que mejor con {dry}.",
    "Por si llueve, {dry}.",
  ],
  snow: [
    "Nieva y hace {temp}: los puños bien cerrados, y la nieve se sacude antes de entrar.",
    "Hace {temp} y nieva: {you, select, polite {sacúdase} other {sacúdete}} bien en la puerta antes de que se derrita.",
    "Con {temp} y nieve, los puños bien cerrados.",
  ],
  wind: [
    "Hace {temp} y el viento lo atraviesa todo: si {you, select, polite {le} other {te}} prestan un cortavientos, mejor.",
    "Con este viento se sienten menos de {temp}, y nada de esto lo corta: ayudaría un cortavientos prestado.",
    "Nada de esto corta el viento, y con {temp} se va a notar: vale la pena pedir un cortavientos.",
  ],
  typical: [
    "En {place} suele hacer unos {temp} por esas fechas; {you, select, polite {mire} other {mira}} el pronóstico antes de salir.",
    "Por esas fechas, en {place} lo normal son unos {temp}.",
    "Para {place}, en esas fechas, lo habitual son unos {temp}; si el pronóstico dice otra cosa, manda el pronóstico.",
  ],
  typicalHere: [
    "Lo normal para la fecha son unos {temp}; {you, select, polite {mire} other {mira}} el pronóstico antes de salir.",
    "Para la fecha suele hacer unos {temp}.",
    "Unos {temp} es lo normal para la fecha; si el pronóstico dice otra cosa, manda el pronóstico.",
  ],
  warmer: [
    "Más tarde se llega a {later}, y entonces {outer_count, plural, one {sobra} other {sobran}} {outer}.",
    "Cuando haga {later}, {outer} {outer_count, plural, one {acabará} other {acabarán}} en el brazo.",
    "Luego sube a {later}: {outer} ya no {outer_count, plural, one {hará} other {harán}} falta.",
  ],
  colder: [
    "Luego baja a {later}, así que no {you, select, polite {deje} other {dejes}} {outer} en casa.",
    "Más tarde se queda en {later}: mejor con {outer} a mano.",
    "Cuando baje a {later} {you, select, polite {va} other {vas}} a agradecer {outer}.",
  ],
  rainLater: [
    "Se espera lluvia a partir de las {hour}:00, así que mejor salir con paraguas.",
    "La lluvia llega a las {hour}:00: para entonces, un paraguas.",
    "El paraguas, para después de las {hour}:00, que se espera lluvia.",
  ],
  tooCold: [
    "Con {temp} {you, select, polite {va} other {vas}} a pasar frío con {piece}: poco rato, o con algo más de abrigo.",
    "Ojo, que {temp} es poco para {piece}: ayudan unas medias gruesas, ropa térmica o un abrigo largo.",
    "A {temp} se pasa frío con {piece} si es mucho rato; {you, select, polite {lleve} other {lleva}} algo más de abrigo.",
  ],
  tooWarm: [
    "Con {temp} {you, select, polite {va} other {vas}} a pasar calor con {piece}; seguramente {piece_count, plural, one {acabe} other {acaben}} en la mano.",
    "A {temp}, {piece} {piece_count, plural, one {dará} other {darán}} demasiado calor; mejor sin cerrar.",
    "Ojo, que con {temp} {piece_count, plural, one {dará} other {darán}} demasiado calor {piece}.",
  ],
  summerInCold: [
    "{you, select, polite {Pidió} other {Pediste}} algo de verano, pero con {temp} manda el frío.",
    "Con {temp} el verano tendrá que esperar, así que me guío por el termómetro.",
  ],
  warmElsewhere: [
    "Esto es para {temp} aquí; si la playa está en un sitio más cálido, {you, select, polite {dígame} other {dime}} dónde y busco algo más ligero.",
    "Si es en una costa más cálida, {you, select, polite {dígame} other {dime}} el lugar: he partido de {temp} aquí.",
  ],
  winterInHeat: [
    "{you, select, polite {Pidió} other {Pediste}} algo de invierno, pero con {temp} la lana tendrá que esperar.",
    "Con {temp} hace demasiado calor para ropa de invierno, así que esto va ligero.",
  ],
};
