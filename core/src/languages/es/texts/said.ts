import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Sí, {what} {what_count, plural, one {va} other {van}} bien.",
      "Sí, {you, select, polite {puede} other {puedes}} llevar {what}.",
    ],
    code: [
      "Mejor no: {what} {what_count, plural, one {es} other {son}} demasiado de diario para {event}.",
    ],
    dressy: [
      "Mejor no: {what} {what_count, plural, one {es} other {son}} demasiado de vestir para {event}.",
    ],
    loud: [
      "Mejor no: {what} {what_count, plural, one {llama} other {llaman}} demasiado la atención para {event}.",
    ],
    covered: [
      "Mejor no: {what} {what_count, plural, one {cubre} other {cubren}} demasiado poco para {event}.",
    ],
    cold: ["Mejor no: hace demasiado frío para {what}."],
    warm: ["Mejor no: hace demasiado calor para {what}."],
    bride: [
      "Mejor no: el blanco es de la novia, y en las fotos {what} {what_count, plural, one {se ve} other {se ven}} de blanco.",
    ],
    wet: ["Mejor no: {what} no {what_count, plural, one {aguanta} other {aguantan}} tanta agua."],
    dirt: ["Mejor no: allí se nota cada salpicadura en {what}."],
    shoes: [
      "Mejor no: {what} no {what_count, plural, one {es} other {son}} el calzado que toca allí.",
    ],
    fabric: ["Mejor no: la tela {what_de} no está hecha para eso."],
    colour: ["Mejor no: el color {what_de} no va allí."],
    better: [
      "Mejor no: {other} {other_count, plural, one {va} other {van}} mejor aquí que {what}.",
    ],
  },
  yes: "Sí, va bien.",
  no: "Mejor no.",
  unavailable: [
    "{what} no {what_count, plural, one {está disponible} other {están disponibles}}, como {you, select, polite {dice} other {dices}}.",
    "Esta vez vamos sin {what}, por lo que {you, select, polite {cuenta} other {cuentas}}.",
  ],
  disliked: [
    "{you, select, polite {Le} other {Te}} ahorro {what}.",
    "{what} {what_count, plural, one {descansa} other {descansan}} hoy, por lo que {you, select, polite {cuenta} other {cuentas}}.",
  ],
  unsure: [
    "No me quedó claro qué hacer con {what}, así que va sin eso; si entendí mal, basta con decírmelo.",
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
    "Por la alergia, conviene leer también la etiqueta: el armario no dice todas las fibras.",
    "Solo sé lo que dice el armario; con la alergia, la etiqueta tiene la última palabra.",
  ],
};
