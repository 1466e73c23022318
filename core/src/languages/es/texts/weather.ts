import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  overFrost: [
    "Encima, {outer}, y todo bien cerrado: hace {temp}.",
    "Con {temp} hace mucho frío: {you, select, polite {abríguese} other {abrígate}} con {outer}.",
    "A {temp} no {you, select, polite {salga} other {salgas}} sin {outer}.",
    "Y {outer}, que con {temp} hace mucho frío.",
  ],
  overCold: [
    "{outer} por encima, que solo hace {temp}.",
    "Con {temp} hace frío: encima, {outer}.",
    "{you, select, polite {Póngase} other {Ponte}} {outer} por encima: a {temp} hace falta.",
    "A {temp} {you, select, polite {agradecerá} other {agradecerás}} {outer}.",
    "Para los {temp} de fuera, {outer}.",
  ],
  overCool: [
    "Hace {temp}: {you, select, polite {llévese} other {llévate}} {outer} para el camino.",
    "Con {temp} fuera, {outer} {outer_count, plural, one {viene} other {vienen}} bien por encima.",
    "Para el camino, {outer}, porque fuera hace {temp}.",
    "A {temp}, {outer} no {outer_count, plural, one {sobra} other {sobran}}.",
  ],
  overMild: [
    "{outer} para la ida y la vuelta: hace {temp}.",
    "Con {temp} basta con {outer} por encima, y sin cerrar.",
    "Hace {temp}: {outer} por encima, y sin cerrar.",
  ],
  overThere: [
    "Para el frío de allí, {you, select, polite {lleve} other {lleva}} {outer}.",
    "Donde hace frío, encima {outer}; hasta entonces, en la mano.",
    "Allí hace frío: que no {outer_count, plural, one {falte} other {falten}} {outer}.",
  ],
  overSnow: [
    "{outer} por encima: hace {temp} y nieva.",
    "Nieva con {temp}: {you, select, polite {póngase} other {ponte}} {outer}.",
    "Con nieve y {temp}, encima {outer_count, plural, one {va} other {van}} bien {outer}.",
  ],
  overWind: [
    "{outer} por encima y todo bien cerrado: con el viento, la sensación es de menos de {temp}.",
    "Hace {temp} con viento fuerte: {you, select, polite {cierre} other {cierra}} {outer} hasta arriba.",
    "Con este viento se sienten menos de {temp}: {you, select, polite {póngase} other {ponte}} {outer} y {you, select, polite {ciérrese} other {ciérrate}} bien.",
  ],
  mid: [
    "Con {temp} {mid_count, plural, one {basta} other {bastan}} {mid}; no hace falta abrigo.",
    "Hace {temp}: con {mid} es suficiente.",
    "A {temp}, {mid} y sin abrigo.",
    "Encima no hace falta más que {mid}: hace {temp}.",
  ],
  midThere: [
    "Donde haga más fresco, {you, select, polite {póngase} other {ponte}} {mid}.",
    "{you, select, polite {Lleve} other {Lleva}} {mid} para donde haga más fresco.",
    "Para cuando refresque allí, {mid}.",
  ],
  insideCold: [
    "{mid} {mid_count, plural, one {es} other {son}} para el frío de dentro; fuera, con el calor, basta con {base}.",
    "Fuera, con el calor, basta con {base}; dentro, con el frío, {mid}.",
  ],
  insideWarm: [
    "Dentro {outer_count, plural, one {sobra} other {sobran}} {outer}: para el calor basta con {base}.",
    "Dentro hace calor y basta con {base}; {outer}, solo fuera.",
  ],
  warmThere: [
    "Donde hace calor {outer_count, plural, one {sobra} other {sobran}} {outer}, y basta con {base}.",
    "Allí, con el calor, basta con {base}; {outer}, solo hasta llegar.",
  ],
  nothingOver: [
    "Con {temp} no hace falta nada por encima.",
    "Hace {temp}: se va bien sin abrigo.",
    "Esta vez sin chaqueta: hace {temp}.",
    "A {temp} se va bien sin otra capa.",
  ],
  heat: [
    "Hace {temp}, así que nada por encima.",
    "Con {temp}, cuanto más ligero, mejor: sin chaqueta.",
    "A {temp} sobra cualquier chaqueta.",
    "Con este calor mejor sin otra capa: hace {temp}.",
  ],
  lacking: [
    "Hace {temp}, y esto puede quedarse corto: {you, select, polite {añada otra capa si puede} other {añade otra capa si puedes}}.",
    "Con {temp} vendría bien una capa más, pero el armario no la tiene.",
    "A {temp} yo añadiría otra capa, si la hay.",
  ],
  rain: [
    "Hace {temp} y llueve: {you, select, polite {lleve} other {lleva}} {dry}.",
    "Va a llover y hará {temp}; con {dry} no {you, select, polite {se mojará} other {te mojarás}}.",
    "Llueve y hace {temp}, así que mejor con {dry}.",
    "Para la lluvia y los {temp}, {dry}.",
  ],
  rainNoTemp: [
    "Para la lluvia, {you, select, polite {lleve} other {lleva}} {dry}.",
    "Puede que llueva, así que mejor con {dry}.",
    "Por si llueve, {dry}.",
  ],
  snow: [
    "Hace {temp} y nieva: {you, select, polite {sacúdase} other {sacúdete}} la nieve antes de que se derrita en la tela.",
    "A {temp} la nieve se mete por los puños: mejor llevarlos bien cerrados.",
    "Nieva con {temp}; los puños, bien cerrados.",
  ],
  wind: [
    "Nada de esto corta el viento, y la sensación es de menos de {temp}: mejor pedir prestada una capa cortavientos.",
    "Hace {temp} con viento fuerte; vale la pena pedir prestada una capa cortavientos.",
    "Con este viento se sienten menos de {temp}, y nada de esto lo corta: una capa cortavientos prestada ayudaría.",
  ],
  typical: [
    "En {place} suele hacer unos {temp} por esas fechas, y con eso cuento.",
    "Cuento con los {temp} habituales en {place} por esas fechas; {you, select, polite {mire} other {mira}} el pronóstico antes de salir.",
    "Por esas fechas, en {place} lo normal son unos {temp}; {you, select, polite {mire} other {mira}} el pronóstico antes de salir.",
  ],
  typicalHere: [
    "No tengo pronóstico; por esas fechas lo normal son unos {temp}, y con eso cuento.",
    "Lo normal en esa época son unos {temp}, y con eso cuento.",
    "Sin pronóstico todavía, cuento con los {temp} habituales por esas fechas.",
  ],
  warmer: [
    "Más tarde se llega a {later}, y entonces {outer_count, plural, one {sobra} other {sobran}} {outer}.",
    "Cuando haga {later}, {outer} {outer_count, plural, one {acabará} other {acabarán}} en el brazo.",
    "Luego sube a {later}: {outer} ya no {outer_count, plural, one {hará} other {harán}} falta.",
  ],
  colder: [
    "Luego baja a {later}, así que no {you, select, polite {deje} other {dejes}} {outer} en casa.",
    "Más tarde se queda en {later}: mejor con {outer} a mano.",
    "Cuando baje a {later} {you, select, polite {agradecerá} other {agradecerás}} {outer}.",
  ],
  rainLater: [
    "Se espera lluvia a partir de las {hour}:00: mejor salir con paraguas.",
    "No llueve hasta las {hour}:00; después {you, select, polite {le} other {te}} hará falta un paraguas.",
    "El paraguas, para después de las {hour}:00, que se espera lluvia.",
  ],
  tooCold: [
    "Un aviso: con {temp} hace frío para {piece}; {you, select, polite {añada} other {añade}} algo de abrigo, o que sea poco rato.",
    "A {temp} se pasa frío con {piece} si es mucho rato; ayudan unas medias, ropa térmica o un abrigo largo.",
    "Ojo, que {temp} es poco para {piece}: mejor poco rato, o con algo más de abrigo.",
  ],
  tooWarm: [
    "Un aviso: con {temp} hace demasiado calor para {piece}; puede que {piece_count, plural, one {acabe} other {acaben}} en la mano.",
    "A {temp}, {piece} {piece_count, plural, one {dará} other {darán}} demasiado calor; mejor sin cerrar.",
    "Ojo, que con {temp} {piece_count, plural, one {dará} other {darán}} demasiado calor {piece}.",
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
