import type { MissingTexts } from "../../texts.ts";

export const missing: MissingTexts = {
  gear: {
    wetsuit: [
      "Con el agua fría hace falta un neopreno, y en el armario no hay: lo mejor es alquilarlo.",
    ],
    swimwear: [
      "Para el agua hace falta un bañador, y en el armario no hay ninguno: habrá que comprarlo.",
    ],
    "fitted-swimwear": [
      "Muchas piscinas piden un bañador ajustado y no admiten bermudas; en el armario no hay ninguno.",
    ],
    "swim-cap": ["En la piscina el gorro de baño suele ser obligatorio, y en el armario no hay."],
    "bee-veil": [
      "Junto a las colmenas hace falta una careta con velo de apicultor, y en el armario no hay: mejor pedirla prestada.",
    ],
    "race-suit": [
      "En circuito el mono de cuero es obligatorio, y en el armario no hay: lo mejor es alquilarlo.",
    ],
    "snow-legs": [
      "En la nieve hacen falta pantalones impermeables, y en el armario no hay: lo mejor es alquilarlos.",
    ],
    gloves: ["También hacen falta guantes, y en el armario no hay."],
    "mountain-boots": [
      "En la montaña hace falta calzado con suela que agarre, y en el armario no hay: lo mejor es alquilarlo o pedirlo prestado.",
    ],
    "rain-boots": [
      "Con tanta agua hacen falta botas de goma, y en el armario no hay: lo mejor es pedirlas prestadas.",
    ],
    "hi-vis": [
      "Aquí el chaleco de alta visibilidad es obligatorio, y en el armario no hay: habrá que pedirlo allí o comprarlo.",
    ],
    "head-cover": [
      "Allí se cubre la cabeza, y en el armario no hay ningún pañuelo para eso: habrá que pedirlo prestado, o usar uno de la entrada.",
    ],
    costume: [
      "Sin disfraz no se entra, y en el armario no hay ninguno: lo mejor es alquilarlo o pedirlo prestado.",
    ],
    "snow-boots": [
      "En la nieve hacen falta botas, y en el armario no hay: lo mejor es pedirlas prestadas.",
    ],
    helmet: ["El casco es imprescindible, y en el armario no hay: lo mejor es pedirlo prestado."],
    "long-legs": [
      "Aquí hay que llevar las piernas cubiertas hasta el tobillo, y en el armario no hay nada así.",
    ],
    "closed-shoes": ["Por seguridad hacen falta zapatos cerrados, y en el armario no hay."],
    "held-heel": [
      "Al volante el calzado tiene que sujetar el talón y no resbalar del pedal; en el armario no hay ninguno así.",
    ],
    "safety-shoes": [
      "Aquí el calzado de seguridad es obligatorio, y en el armario no hay: conviene pedirlo allí.",
    ],
    "sports-shoes": ["Hace falta calzado deportivo que sujete el pie, y en el armario no hay."],
    "sports-legs": ["Hace falta un pantalón de deporte, y en el armario no hay."],
    "plant-shoes": [
      "Ese día no se lleva calzado de cuero, y en el armario no hay otro: de lona sería lo correcto.",
    ],
    "floor-length": [
      "El vestido tiene que llegar hasta el suelo, y en el armario no hay nada tan largo: lo mejor es alquilarlo.",
    ],
  },
  gap: [
    "En el armario {what_count, plural, one {falta} other {faltan}} {what} para esto; con {list} el conjunto quedaría completo.",
    "Para completar el conjunto aún {what_count, plural, one {falta} other {faltan}} {what}: {list} {list_count, plural, one {iría} other {irían}} bien.",
    "No encuentro {what} en el armario. Si es posible, {you, select, polite {pida que le presten} other {pide que te presten}} {list}.",
  ],
  unfit: [
    "{what_count, plural, one {Hace} other {Hacen}} falta {what} que {what_count, plural, one {vaya} other {vayan}} bien aquí, y el armario no ofrece nada así; {list} {list_count, plural, one {serviría} other {servirían}}.",
    "Para esto {what_count, plural, one {falta} other {faltan}} {what} que {what_count, plural, one {encaje} other {encajen}}: {list} {list_count, plural, one {sería} other {serían}} lo ideal.",
  ],
  shoes: [
    "En el armario aún no hay zapatos; {list} {list_count, plural, one {iría} other {irían}} bien.",
    "Todavía faltan zapatos en el armario; aquí {list_count, plural, one {quedaría} other {quedarían}} bien {list}.",
  ],
  shoesUnfit: [
    "Ninguno de los zapatos del armario va con esto; {list} sí {list_count, plural, one {iría} other {irían}} bien.",
    "Lo que falta son los zapatos: {list} {list_count, plural, one {sería} other {serían}} lo ideal.",
  ],
  plain: [
    "La verdad, {what} {what_count, plural, one {queda algo informal} other {quedan algo informales}} para {event} y el armario no tiene nada más elegante; con {lift} mejoraría.",
    "Para {event}, {what} {what_count, plural, one {resulta un poco informal} other {resultan un poco informales}}; si {you, select, polite {le} other {te}} prestan {lift}, queda resuelto.",
  ],
  collar: [
    "Solo conozco el color {what_de}; si {what_count, plural, one {tiene} other {tienen}} cuello, {what_count, plural, one {va} other {van}} bien para esto.",
    "La foto no muestra si {what} {what_count, plural, one {tiene} other {tienen}} cuello; aquí hace falta.",
  ],
  formalGap: [
    "El código pide esmoquin o vestido hasta el suelo y en el armario falta: toca alquilar.",
    "Lo que falta es un esmoquin o un vestido largo; en una tienda de alquiler hay ambos.",
  ],
  empty: [
    "El armario aún está vacío: con una foto de cada prenda podría elegir entre lo que hay de verdad.",
  ],
  whiteTie: [
    "La etiqueta rigurosa no deja opción: frac negro con pajarita blanca o vestido de baile hasta el suelo. Alquilar es normal.",
    "Etiqueta rigurosa es frac, chaleco blanco y pajarita blanca, o vestido de noche hasta el suelo; se alquilan.",
  ],
  notOwned: [
    "No veo {what} en el armario, así que el conjunto va sin eso.",
    "En el armario {what_count, plural, one {falta} other {faltan}} {what}, así que elegí otra cosa.",
  ],
  leftOut: [
    "No hay manera de combinar {what} con lo demás que {you, select, polite {pidió} other {pediste}}.",
    "{what} no {what_count, plural, one {iba} other {iban}} con {you, select, polite {sus} other {tus}} otros deseos, así que se {what_count, plural, one {queda} other {quedan}} fuera.",
  ],
  unknown: [
    "No sé qué es «{what}» y no lo encuentro en el armario; con una descripción puedo incluirlo.",
    "«{what}» no es una prenda que conozca; {you, select, polite {dígame} other {dime}} qué es y lo intento otra vez.",
  ],
  accent: [
    "Nada en el armario es {colour}; {piece} {piece_count, plural, one {pondría} other {pondrían}} ese color.",
    "El armario aún no tiene nada en {colour}, así que {you, select, polite {añada} other {añade}} {piece}.",
  ],
  together: ["Está pensado sobre todo para {first}; para {others} es un término medio."],
  wash: [
    "{what} {what_count, plural, one {está} other {están}} en la lavadora.",
    "{what} {what_count, plural, one {habría sido} other {habrían sido}} buena opción, pero {what_count, plural, one {está} other {están}} en la lavadora.",
  ],
};
