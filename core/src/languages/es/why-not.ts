import type { WhyNotList } from "../why-not-list.ts";

export const whyNot: WhyNotList = {
  asks: "por que no | porque no | por que ... no | por que ningun/ninguna | por que sin | que tiene/tienen .. de malo | que tiene/tienen de malo | que pasa con | que tienes contra | que tiene contra | que le/les pasa a/al | que problema hay/tiene/tienen | que tiene/tienen contra | no valia/valian/servia/servian/colaba/colaban/pegaba/pegaban | ni lo/la/los/las has mirado | ni lo/la/los/las ha mirado | has descartado/quitado/dejado | por que quitas/descartas/dejas/dejaste/descartaste/quitaste",
  opens:
    "y el/la/los/las/mi/mis/ese/esa/esos/esas/aquel/aquella | oye y el/la/los/las/mi/mis | y que hay de/del | que hay de/del | y que pasa con",
  say: {
    worn: ["{what} ya {what_count, plural, one {va} other {van}} en el conjunto."],
    close: [
      "Nada en contra {what_de}: fue por muy poco, y {other_count, plural, one {ganó} other {ganaron}} {other}.",
      "{what} {what_count, plural, one {quedaría} other {quedarían}} igual de bien; esta vez {other_count, plural, one {tocó} other {tocaron}} {other}.",
      "Fue por poco: {what} también {what_count, plural, one {iba} other {iban}} bien, pero me quedé con {other}.",
    ],
    pressed: ["{you, select, polite {Usted apartó} other {Apartaste}} {what}, y lo respeto."],
    refused: ["{you, select, polite {Me pidió} other {Me pediste}} dejar fuera {what}."],
    vegan: ["No debía haber nada de origen animal, y con {what} no se cumple."],
    demand: [
      "{what} no {what_count, plural, one {cumple} other {cumplen}} una condición que me {you, select, polite {puso} other {pusiste}}.",
    ],
    taken: [
      "{you, select, polite {Quería} other {Querías}} {other}, y ya no queda sitio para {what}.",
      "Con {other}, que es lo que {you, select, polite {quería} other {querías}}, ya no queda sitio para {what}.",
    ],
    idle: ["Sin {what} no falta nada; otra prenda más ya sobraría."],
    dry: ["{what} {what_count, plural, one {es} other {son}} para la lluvia, y no va a llover."],
    wind: ["Con {what} pasaría el viento."],
    colours: [
      "Por color, {what} {what_count, plural, one {combina} other {combinan}} peor con el resto.",
    ],
    prints: ["Con {what} habría un estampado de más."],
    cloth: ["La tela {what_de} combina peor con el resto."],
    shape: ["El corte {what_de} rompería el equilibrio con el resto."],
    mix: ["{what} y el resto no están al mismo nivel: lo uno arreglado, lo otro informal."],
    comfort: [
      "Tiene que ser cómodo, y {what} {what_count, plural, one {apretaría} other {apretarían}}.",
    ],
    shabby: [
      "{what} ya {what_count, plural, one {ha} other {han}} visto días mejores, y aquí se notaría.",
    ],
    vague: [
      "Solo conozco el color {what_de}, así que no puedo prometer que sea bastante elegante.",
    ],
    layers: [
      "En capas, {what} no {what_count, plural, one {queda} other {quedan}} bien con el resto.",
    ],
    suits: [
      "Para {event}, {what} {what_count, plural, one {va} other {van}} peor que lo que elegí.",
      "Para {event} me convence más lo que elegí que {what}.",
    ],
    taste: [
      "Por lo que {you, select, polite {eligió y dejó} other {elegiste y dejaste}} hasta ahora, {what} {you, select, polite {le} other {te}} {what_count, plural, one {gusta} other {gustan}} menos.",
    ],
    anyway: [
      "Si aun así {you, select, polite {quiere} other {quieres}} llevar {what}, lo mejor es con {list}.",
      "¿{you, select, polite {Quiere} other {Quieres}} {what} de todos modos? Lo mejor es con {list}.",
    ],
  },
};
