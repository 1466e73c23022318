import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  overFrost: [
    "Encima, {outer}, y todo bien cerrado: hace {temp}.",
    "Con {temp} hace mucho frío, así que {you, select, polite {abríguese} other {abrígate}} con {outer}.",
    "A {temp} no {you, select, polite {salga} other {salgas}} sin {outer}.",
  ],
  overCold: [
    "{outer} por encima, porque solo hace {temp}.",
    "Con {temp} hace frío, así que encima {outer_count, plural, one {va} other {van}} {outer}.",
    "{you, select, polite {Póngase} other {Ponte}} {outer} por encima: a {temp} hace falta.",
  ],
  overCool: [
    "Hace {temp}, así que {you, select, polite {llévese} other {llévate}} {outer} para el camino.",
    "Con {temp} fuera, {outer} {outer_count, plural, one {viene} other {vienen}} bien por encima.",
  ],
  overMild: [
    "{outer} para la ida y la vuelta: hace {temp}.",
    "Con {temp} basta con {outer} por encima, y sin cerrar.",
  ],
  overThere: [
    "Para el frío de allí, {you, select, polite {lleve} other {lleva}} {outer}.",
    "Donde hace frío, encima {outer}; hasta entonces, en la mano.",
  ],
  overSnow: [
    "{outer} por encima: hace {temp} y nieva.",
    "Nieva con {temp}, así que {you, select, polite {póngase} other {ponte}} {outer}.",
  ],
  overWind: [
    "{outer} por encima, y todo bien cerrado: con el viento, la sensación es de menos de {temp}.",
    "Hace {temp} con viento fuerte: {you, select, polite {cierre} other {cierra}} {outer} hasta arriba.",
  ],
  mid: [
    "Con {temp} {mid_count, plural, one {basta} other {bastan}} {mid}; no hace falta abrigo.",
    "Hace {temp}, así que con {mid} es suficiente, sin abrigo.",
  ],
  midThere: [
    "Donde haga más fresco, {you, select, polite {póngase} other {ponte}} {mid}.",
    "{you, select, polite {Lleve} other {Lleva}} {mid} para donde haga más fresco.",
  ],
  insideCold: [
    "{mid} {mid_count, plural, one {es} other {son}} para el frío de dentro; fuera, con el calor, basta con {base}.",
  ],
  insideWarm: [
    "Dentro {outer_count, plural, one {sobra} other {sobran}} {outer}: para el calor basta con {base}.",
  ],
  warmThere: [
    "Donde hace calor {outer_count, plural, one {sobra} other {sobran}} {outer}, y basta con {base}.",
  ],
  nothingOver: [
    "Con {temp} no hace falta nada por encima.",
    "Hace {temp}, así que el abrigo se queda en casa.",
    "Esta vez sin chaqueta: hace {temp}.",
  ],
  heat: [
    "Hace {temp}, así que nada por encima.",
    "Con {temp}, cuanto más ligero, mejor: sin chaqueta.",
  ],
  lacking: [
    "Hace {temp}, y esto puede quedarse corto: {you, select, polite {añada otra capa si puede} other {añade otra capa si puedes}}.",
    "Con {temp} vendría bien una capa más, pero el armario no la tiene.",
  ],
  rain: [
    "Hace {temp} y llueve: {you, select, polite {lleve} other {lleva}} {dry}.",
    "Va a llover y hará {temp}: con {dry} no {you, select, polite {se mojará} other {te mojarás}}.",
    "Con lluvia y {temp}, no {you, select, polite {olvide} other {olvides}} {dry}.",
  ],
  rainNoTemp: [
    "Para la lluvia, {you, select, polite {lleve} other {lleva}} {dry}.",
    "Puede que llueva, así que mejor con {dry}.",
  ],
  snow: [
    "Hace {temp} y nieva: {you, select, polite {sacúdase} other {sacúdete}} la nieve antes de que se derrita en la tela.",
    "A {temp} la nieve se mete por los puños, así que mejor llevarlos bien cerrados.",
  ],
  wind: [
    "Nada de esto corta el viento, y la sensación es de menos de {temp}: mejor pedir prestada una capa cortavientos.",
    "Hace {temp} con viento fuerte; vale la pena pedir prestada una capa cortavientos.",
  ],
  typical: [
    "En {place} suele hacer unos {temp} en esas fechas, y para eso va pensado.",
    "Cuento con los {temp} habituales en {place} por esas fechas; {you, select, polite {mire} other {mira}} el pronóstico antes de salir.",
  ],
  typicalHere: [
    "No tengo pronóstico; en esas fechas lo normal son unos {temp}, y para eso va pensado.",
    "Lo normal en esa época son unos {temp}, y con eso cuento.",
  ],
  warmer: [
    "Más tarde se llega a {later}, y entonces {outer_count, plural, one {sobra} other {sobran}} {outer}.",
    "Cuando haga {later}, {outer} {outer_count, plural, one {acabará} other {acabarán}} en el brazo.",
  ],
  colder: [
    "Luego baja a {later}, así que no {you, select, polite {deje} other {dejes}} {outer} en casa.",
    "Más tarde se queda en {later}: mejor con {outer} a mano.",
  ],
  rainLater: [
    "Se espera lluvia a partir de las {hour}:00, así que conviene salir con paraguas.",
    "No llueve hasta las {hour}:00; después {you, select, polite {le} other {te}} hará falta un paraguas.",
  ],
  tooCold: [
    "Un aviso: con {temp} hace frío para {piece}; {you, select, polite {añada} other {añade}} algo de abrigo, o que sea poco rato.",
    "A {temp} se pasa frío con {piece} si es mucho rato; ayudan unas medias, ropa térmica o un abrigo largo.",
  ],
  tooWarm: [
    "Un aviso: con {temp} hace demasiado calor para {piece}; puede que {piece_count, plural, one {acabe} other {acaben}} en la mano.",
    "A {temp}, {piece} {piece_count, plural, one {dará} other {darán}} demasiado calor; mejor sin cerrar.",
  ],
  summerInCold: [
    "{you, select, polite {Pidió} other {Pediste}} algo de verano, pero con {temp} hace frío: la tela abriga y solo los colores son claros.",
    "Ojo: con {temp} hace demasiado frío para ropa de verano, así que me guío por el termómetro.",
  ],
  winterInHeat: [
    "{you, select, polite {Pidió} other {Pediste}} algo de invierno, pero con {temp} hace calor, así que dejo la lana.",
    "Con {temp} hace demasiado calor para ropa de invierno; por eso esto va ligero.",
  ],
};
