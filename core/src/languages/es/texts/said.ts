import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Sí: {what} {what_count, plural, one {va} other {van}} bien para {event}.",
      "Sí, con {what} {you, select, polite {acierta} other {aciertas}} para {event}.",
    ],
    code: [
      "Yo diría que no: {what} {what_count, plural, one {es demasiado informal} other {son demasiado informales}} para {event}.",
      "Mejor no: para {event} hace falta algo más elegante que {what}.",
    ],
    dressy: [
      "Yo diría que no: para {event} conviene algo más sencillo o más resistente que {what}.",
    ],
    loud: [
      "Mejor no: para {event}, {what} {what_count, plural, one {llamaría} other {llamarían}} demasiado la atención.",
    ],
    covered: [
      "Mejor no: para {event} hay que cubrirse más de lo que {what_count, plural, one {cubre} other {cubren}} {what}.",
    ],
    cold: [
      "Yo diría que no: hace demasiado frío para {what}.",
      "Con {what} {you, select, polite {pasaría} other {pasarías}} frío, así que mejor no.",
    ],
    warm: [
      "Yo diría que no: hace demasiado calor para {what}.",
      "Con {what} {you, select, polite {pasaría} other {pasarías}} calor, así que mejor no.",
    ],
    bride: [
      "Mejor no: el blanco es para la novia, y en las fotos {what} {what_count, plural, one {parecería} other {parecerían}} de color blanco.",
    ],
    wet: [
      "Yo diría que no: {what} no {what_count, plural, one {aguantaría} other {aguantarían}} tanta agua.",
    ],
    dirt: ["Yo diría que no: en {what} se notaría cada salpicadura."],
    shoes: [
      "Yo diría que no: {what} no {what_count, plural, one {es} other {son}} el calzado adecuado para eso.",
    ],
    fabric: ["Yo diría que no: la tela {what_de} no es la adecuada para eso."],
    colour: ["Mejor no: el color {what_de} no va bien para eso."],
    better: [
      "Yo elegiría {other} antes que {what}: {other_count, plural, one {queda} other {quedan}} mejor para esto.",
      "Mejor no: {other} {other_count, plural, one {iría} other {irían}} mejor aquí que {what}.",
    ],
  },
  yes: "Sí, adelante.",
  no: "Mejor no.",
  unavailable: [
    "{you, select, polite {Dice} other {Dices}} que con {what} no se puede contar, así que el conjunto va por otro lado.",
    "{what} se {what_count, plural, one {queda} other {quedan}} fuera, como {you, select, polite {dice} other {dices}}.",
    "Como ahora no {you, select, polite {puede} other {puedes}} llevar {what}, busqué otra opción.",
  ],
  disliked: [
    "Como {what} no {you, select, polite {le} other {te}} {what_count, plural, one {convence} other {convencen}} para esto, se {what_count, plural, one {queda} other {quedan}} en casa.",
    "Sin {what}, como {you, select, polite {prefiere} other {prefieres}}.",
  ],
  unsure: [
    "No me quedó claro qué hacer con {what}, así que se {what_count, plural, one {queda} other {quedan}} fuera; {you, select, polite {dígamelo si quiere} other {dímelo si quieres}} que {what_count, plural, one {entre} other {entren}}.",
  ],
  kindly: [
    "Y si pesa más de lo que parece, {you, select, polite {cuénteselo} other {cuéntaselo}} hoy a alguien de confianza.",
  ],
  distress: {
    "self-harm": [
      "Primero, lo importante: eso suena muy duro, y nadie tiene que cargar con ello a solas. Hay quien escucha de día y de noche: el 024 en España, la Línea de la Vida 800 911 2000 en México; en una emergencia, el 112 o el 911.",
    ],
    abuse: [
      "Primero, lo importante: nadie tiene derecho a {you, select, polite {hacerle daño ni a darle miedo} other {hacerte daño ni a darte miedo}}, y la culpa no es {you, select, polite {suya} other {tuya}}. Hay ayuda confidencial de día y de noche: el 016 en España, el 144 en Argentina; en peligro, el 112 o el 911.",
    ],
    coercion: [
      "Primero, lo importante: nadie tiene derecho a {you, select, polite {obligarle} other {obligarte}} a eso, y la culpa no es {you, select, polite {suya} other {tuya}}. Hay ayuda confidencial: el 016 o, contra la trata, el 900 10 50 90 en España, el 116 111 para menores; en peligro, el 112 o el 911.",
    ],
    eating: [
      "Primero, lo importante: lo que {you, select, polite {usted cuenta} other {cuentas}} va más allá de la ropa, y puede mejorar. Lo mejor es contárselo a un médico o a alguien de confianza; en España también escucha el Teléfono de la Esperanza, 717 003 717.",
    ],
    violence: [
      "Antes que nada: una rabia así tiene sus motivos, pero no debe herir a nadie, y tampoco es justo que {you, select, polite {usted pague} other {tú pagues}} las consecuencias. Hablar ayuda, hoy mismo: alguien de confianza o, en España, el Teléfono de la Esperanza, 717 003 717; en una emergencia, el 112 o el 911.",
    ],
  },
  allergy: [
    "Por la alergia, {you, select, polite {lea} other {lee}} también las etiquetas: el armario no indica todas las fibras.",
    "Solo sé lo que dice el armario; con la alergia, la última palabra la tiene la etiqueta.",
  ],
};
