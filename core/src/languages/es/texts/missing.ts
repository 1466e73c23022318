import type { MissingTexts } from "../../texts.ts";

export const missing: MissingTexts = {
  gap: [
    "Falta para esto {what}: {list} {list_count, plural, one {iría} other {irían}} bien.",
    "Lo que falta en el armario: {what}. Para pedir prestado o comprar, {list}.",
  ],
  unfit: [
    "Del armario no sirve nada para esto, falta {what}: {list} {list_count, plural, one {iría} other {irían}} bien.",
    "Falta {what} que sirva aquí; yo buscaría {list}.",
  ],
  shoes: [
    "Falta calzado en el armario: {list} {list_count, plural, one {iría} other {irían}} bien.",
    "Aún no hay zapatos en el armario; yo buscaría {list}.",
  ],
  shoesUnfit: [
    "Ningún zapato del armario sirve aquí; yo buscaría {list}.",
    "Lo que falta es el calzado: {list}.",
  ],
  plain: [
    "La verdad, {what} {what_count, plural, one {queda} other {quedan}} de diario para {event} y en el armario falta algo más de vestir; {lift} lo {lift_count, plural, one {arreglaría} other {arreglarían}}.",
    "Para {event}, {what} {what_count, plural, one {resulta} other {resultan}} algo de diario; lo que falta es {lift}.",
  ],
  collar: [
    "Solo sé el color {what_de}; con cuello, perfecto para esto.",
    "La foto no muestra si {what} {what_count, plural, one {tiene} other {tienen}} cuello; aquí convendría.",
  ],
  formalGap: [
    "El código pide esmoquin o vestido hasta el suelo y en el armario falta: toca alquilar.",
    "Lo que falta es un esmoquin o un vestido largo; en una tienda de alquiler hay ambos.",
  ],
  empty: [
    "El armario aún está vacío; con una foto de cada prenda elijo entre lo que hay de verdad.",
  ],
  whiteTie: [
    "La etiqueta rigurosa no deja opción: frac negro con pajarita blanca o vestido de baile hasta el suelo. Alquilar es normal.",
    "Etiqueta rigurosa es frac, chaleco blanco y pajarita blanca, o vestido de noche hasta el suelo; se alquilan.",
  ],
  notOwned: [
    "No veo {what} en el armario, así que va sin eso.",
    "Pedido, pero no está en el armario: {what}.",
    "Falta {what} en el armario, así que fui por otro lado.",
  ],
  leftOut: [
    "No pude meter {what} sin romper otro deseo.",
    "Los otros deseos dejaron fuera {what}.",
  ],
  unknown: [
    "No sé qué es «{what}» ni lo encuentro en el armario; con una descripción lo incluyo.",
    "«{what}» no es una prenda que conozca; con una descripción lo intento otra vez.",
  ],
  accent: [
    "Nada en el armario es {colour}; {piece} {piece_count, plural, one {traería} other {traerían}} el color.",
    "Falta {colour} en el armario, así que una idea: {piece}.",
  ],
  together: [
    "Un conjunto no puede con todo: va pensado primero para {first}; para {others} hay que cambiar una prenda.",
    "Es un término medio: va para {first}, y para {others} hará falta cambiarse.",
  ],
  wash: [
    "{what} {what_count, plural, one {está} other {están}} en la lavadora.",
    "{what} {what_count, plural, one {serviría} other {servirían}}, pero {what_count, plural, one {está} other {están}} en la lavadora.",
  ],
};
