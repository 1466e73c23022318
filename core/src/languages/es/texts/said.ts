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
    gear: ["No, con {what} no es posible."],
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
  choice: ["De las dos opciones, {other}."],
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
  grounds: {
    cleaned: [
      "{what} todavía {what_count, plural, one {está} other {están}} en la tintorería, así que elegí otra cosa.",
      "Hasta que {what} {what_count, plural, one {vuelva} other {vuelvan}} de la tintorería, otras prendas toman el relevo.",
    ],
    mended: [
      "{what} {what_count, plural, one {tiene} other {tienen}} que pasar primero por un arreglo, así que hoy no {what_count, plural, one {entra} other {entran}} en el conjunto.",
      "Mientras {what} {what_count, plural, one {espera} other {esperan}} su arreglo, propongo algo distinto.",
    ],
    washing: [
      "Entre el lavado y el secado, {what} no {what_count, plural, one {llega} other {llegan}} a tiempo, así que busqué otra opción.",
      "Hasta que {what} {what_count, plural, one {termine} other {terminen}} de lavarse y secarse, propongo otra idea.",
    ],
    soiled: [
      "{what} {what_count, plural, one {necesita} other {necesitan}} antes una buena limpieza, así que hoy se {what_count, plural, one {queda} other {quedan}} en casa.",
      "Antes de volver a salir, {what} {what_count, plural, one {pide} other {piden}} una buena limpieza; mejor algo que ya esté limpio.",
    ],
    creased: [
      "{what} {what_count, plural, one {necesita} other {necesitan}} plancha, así que hoy se {what_count, plural, one {queda} other {quedan}} en el armario.",
      "Sin pasar por la plancha, {what} no {what_count, plural, one {luciría} other {lucirían}} igual; mejor algo que ya esté a punto.",
    ],
    lent: [
      "{what} {what_count, plural, one {está} other {están}} ahora en otras manos, así que elegí entre lo que queda en casa.",
      "Como {what} {what_count, plural, one {anda} other {andan}} por ahí en otras manos, busqué otra opción.",
    ],
    lost: [
      "Hasta que {what} {what_count, plural, one {aparezca} other {aparezcan}}, aquí va otra idea.",
      "Ojalá {what} {what_count, plural, one {aparezca} other {aparezcan}} pronto; por ahora, esta es otra opción.",
    ],
    elsewhere: [
      "{what} no {what_count, plural, one {está} other {están}} a mano, así que elegí de lo que hay cerca.",
      "Como {what} {what_count, plural, one {está} other {están}} en otro lugar, hoy no {what_count, plural, one {entra} other {entran}} en el conjunto.",
    ],
    broken: [
      "Tal como {what_count, plural, one {está} other {están}}, {what} no {what_count, plural, one {puede} other {pueden}} salir por ahora, así que otras prendas ocupan su lugar.",
      "{what} no {what_count, plural, one {aguantaría} other {aguantarían}} otra salida, así que mejor no arriesgar.",
    ],
    tight: [
      "{what} {what_count, plural, one {apretaría} other {apretarían}} demasiado, así que busqué algo con más espacio.",
      "Mejor algo que no apriete, así que dejé {what} en el armario.",
    ],
    loose: [
      "{what} {you, select, polite {le} other {te}} {what_count, plural, one {quedaría grande} other {quedarían grandes}}, así que elegí algo más a {you, select, polite {su} other {tu}} medida.",
      "Con {what} sobraría espacio por todos lados, así que mejor otra cosa.",
    ],
    lately: [
      "{what} {what_count, plural, one {salió} other {salieron}} hace muy poco, así que hoy {what_count, plural, one {descansa} other {descansan}}.",
      "{what} ya se {what_count, plural, one {ha} other {han}} visto mucho estos días, así que propongo algo distinto.",
    ],
    kept: [
      "{what} se {what_count, plural, one {guarda} other {guardan}} para otro día, así que hoy {what_count, plural, one {espera} other {esperan}} en el armario.",
      "Dejé {what} para su gran día; hoy les toca a otras prendas.",
    ],
    uncomfortable: [
      "{what} {you, select, polite {le} other {te}} {what_count, plural, one {molestaría} other {molestarían}} todo el tiempo, así que hoy se {what_count, plural, one {queda} other {quedan}} en casa.",
      "La comodidad va primero, así que dejé {what} para otra ocasión.",
    ],
    opinion: [
      "Después de lo que se ha dicho {what_de}, elegí algo distinto.",
      "Para que hoy no haya comentarios, dejé {what} en casa.",
    ],
  },
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
