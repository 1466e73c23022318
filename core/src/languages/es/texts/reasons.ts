import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  level: [
    "{piece} {piece_count, plural, one {da} other {dan}} el nivel que se pide para {event}.",
    "Lo bastante formal para {event} lo {piece_count, plural, one {hace} other {hacen}} {piece}.",
  ],
  collar: [
    "Para {event} conviene un cuello de camisa, y lo {piece_count, plural, one {pone} other {ponen}} {piece}.",
    "El cuello que pide la ocasión lo {piece_count, plural, one {lleva} other {llevan}} {piece}.",
  ],
  code: [
    "{piece} {piece_count, plural, one {cumple} other {cumplen}} el código «{code}».",
    "Del código «{code}» se {piece_count, plural, one {encarga} other {encargan}} {piece}.",
  ],
  onlyColour: [
    "El único color lo {piece_count, plural, one {pone} other {ponen}} {piece}; lo demás va en {colours}.",
    "Todo el color viene {piece_de}, lo demás es {colours}.",
  ],
  twoShades: [
    "{c1} y {c2} son dos tonos de un color, como un conjunto.",
    "{c1} junto a {c2}: un color en dos tonos.",
  ],
  onlyPattern: [
    "Estampado solo {piece_count, plural, one {lleva} other {llevan}} {piece}; el resto es liso.",
    "Un solo estampado: {piece}.",
  ],
  asked: [
    "Para el color pedido ({colour}) {piece_count, plural, one {está} other {están}} {piece}.",
    "El color pedido, {colour}, viene {piece_de}.",
  ],
  sober: ["Todo en {colours}, sin estampados.", "Ningún color más que {colours}, todo liso."],
  clothInHeat: ["{piece}: {cloth}, que deja pasar el aire con {temp}."],
  clothInCold: ["{piece}: {cloth}, justo lo que piden {temp}."],
  washes: [
    "Se va a manchar, y {list} {list_count, plural, one {va} other {van}} a la lavadora.",
    "Pintura o manchas: {list} {list_count, plural, one {aguanta} other {aguantan}} la lavadora.",
  ],
  covers: [
    "Brazos y piernas van cubiertos, con {list}.",
    "{list} {list_count, plural, one {cubre} other {cubren}} hasta las muñecas y los tobillos.",
  ],
  body: [
    "Han decidido la ocasión y la comodidad, no la figura.",
    "Me fijé en la ocasión y en la comodidad; {you, select, polite {su} other {tu}} figura está bien como está.",
  ],
  swap: [
    "{take} iría igual de bien que {worn}.",
    "Segunda opción, casi igual de buena: {take} en lugar {worn_de}.",
    "Entre {worn} y {take} estuvo reñido; se pueden cambiar.",
  ],
  left: {
    purpose: ["He dejado {what}: no es para eso."],
    code: [
      "He dejado {what}: demasiado de diario para eso.",
      "{what} se {what_count, plural, one {queda} other {quedan}} en la percha: demasiado de diario para eso.",
    ],
    dressy: [
      "He dejado {what}: demasiado de vestir para eso.",
      "{what} se {what_count, plural, one {queda} other {quedan}} en la percha: demasiado de vestir para eso.",
    ],
    covered: [
      "He dejado {what}, que {what_count, plural, one {cubre} other {cubren}} poco para eso.",
    ],
    cold: [
      "He dejado {what}: hace demasiado frío para eso.",
      "Demasiado frío para {what}, así que no.",
    ],
    warm: [
      "He dejado {what}: hace demasiado calor para eso.",
      "Demasiado calor para {what}, así que no.",
    ],
    toes: ["He dejado {what}: no es día de dedos al aire."],
    loud: ["He dejado {what}: llamaría demasiado la atención."],
    stiff: [
      "He dejado {what}, que {what_count, plural, one {frena} other {frenan}} el movimiento.",
    ],
    bride: ["He dejado {what}: el blanco es de la novia."],
    wet: [
      "He dejado {what}, que no {what_count, plural, one {aguanta} other {aguantan}} tanta agua.",
    ],
    dirt: ["He dejado {what}: se vería cada salpicadura."],
    shoes: ["He dejado {what}: no es calzado para ese suelo."],
    fabric: ["He dejado {what}: no es tela para eso."],
    colour: ["He dejado {what}: no es color para eso."],
  },
};
