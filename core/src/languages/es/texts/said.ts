import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Sí: {what} {what_count, plural, one {va} other {van}} bien para {event}.",
      "Sí, con {what} {you, select, polite {acierta} other {aciertas}} para {event}.",
      "Claro: para {event}, {what} {what_count, plural, one {va} other {van}} bien.",
    ],
    code: [
      "Yo diría que no: {what} {what_count, plural, one {es demasiado informal} other {son demasiado informales}} para {event}.",
      "Mejor no: para {event} hace falta algo más elegante que {what}.",
      "No lo veo: para {event}, {what} se {what_count, plural, one {ve demasiado informal} other {ven demasiado informales}}.",
      "Para {event} yo buscaría algo más arreglado que {what}.",
    ],
    dressy: [
      "Yo diría que no: para {event} conviene algo más sencillo o más resistente que {what}.",
      "Mejor no: {what} {what_count, plural, one {pide} other {piden}} otro plan; para {event}, algo más sencillo o más resistente.",
    ],
    loud: [
      "Mejor no: para {event}, {what} {what_count, plural, one {llamaría} other {llamarían}} demasiado la atención.",
      "Yo diría que no: para {event} conviene algo más discreto que {what}.",
    ],
    covered: [
      "Mejor no: para {event} hay que cubrirse más de lo que {what_count, plural, one {cubre} other {cubren}} {what}.",
      "Yo diría que no: {what} {what_count, plural, one {cubre} other {cubren}} demasiado poco para {event}.",
    ],
    cold: [
      "Yo diría que no: hace demasiado frío para {what}.",
      "Con {what} {you, select, polite {pasaría} other {pasarías}} frío, así que mejor no.",
      "Mejor no, que con {what} {you, select, polite {va} other {vas}} a pasar frío.",
    ],
    warm: [
      "Yo diría que no: hace demasiado calor para {what}.",
      "Con {what} {you, select, polite {pasaría} other {pasarías}} calor, así que mejor no.",
      "Mejor no, que con {what} {you, select, polite {va} other {vas}} a pasar calor.",
    ],
    gear: ["No: con {what} no basta.", "No, para eso hace falta algo más que {what}."],
    bride: [
      "Mejor no: el blanco es para la novia, y en las fotos {what} {what_count, plural, one {pasaría} other {pasarían}} por algo blanco.",
      "Yo diría que no: en las fotos {what} {what_count, plural, one {parecería} other {parecerían}} de color blanco, y ese es el de la novia.",
    ],
    wet: [
      "Yo diría que no: {what} no {what_count, plural, one {aguantaría} other {aguantarían}} tanta humedad.",
      "Mejor no: con tanta agua, {what} no {what_count, plural, one {aguantaría} other {aguantarían}}.",
    ],
    dirt: [
      "Yo diría que no: en {what} se notaría cada salpicadura.",
      "Mejor no: cada salpicadura se vería en {what}.",
    ],
    shoes: [
      "Yo diría que no: {what} no {what_count, plural, one {es} other {son}} calzado para eso.",
      "Mejor no: para eso hace falta otro calzado que {what}.",
    ],
    fabric: [
      "Yo diría que no: la tela {what_de} no es para eso.",
      "Mejor no: la tela {what_de} ahí no va bien.",
    ],
    colour: [
      "Mejor no: el color {what_de} no va bien para eso.",
      "Yo diría que no: el color {what_de} ahí no encaja.",
    ],
    better: [
      "Yo elegiría {other} antes que {what}: {other_count, plural, one {queda} other {quedan}} mejor para esto.",
      "Mejor no: {other} {other_count, plural, one {iría} other {irían}} mejor aquí que {what}.",
      "Yo llevaría {other}: aquí {other_count, plural, one {va} other {van}} mejor que {what}.",
    ],
  },
  choice: [
    "Yo me quedo con {other}.",
    "De las dos opciones, {other}.",
    "Mejor {other}.",
    "Yo me inclino por {other}.",
  ],
  yes: "Sí, adelante.",
  no: "Mejor no.",
  unavailable: [
    "Entendido, con {what} no cuento.",
    "{what} se {what_count, plural, one {queda} other {quedan}} fuera, como {you, select, polite {dice} other {dices}}.",
    "Como ahora no {you, select, polite {puede} other {puedes}} llevar {what}, busqué otra opción.",
    "Sin {what}, entonces.",
  ],
  disliked: [
    "Como {what} no {you, select, polite {le} other {te}} {what_count, plural, one {convence} other {convencen}} para esto, se {what_count, plural, one {queda} other {quedan}} en casa.",
    "Sin {what}, como {you, select, polite {prefiere} other {prefieres}}.",
    "Dejo fuera {what}, ya que no {you, select, polite {le} other {te}} {what_count, plural, one {convence} other {convencen}}.",
  ],
  unsure: [
    "No me quedó claro qué hacer con {what}, así que por ahora no {what_count, plural, one {cuenta} other {cuentan}}; {you, select, polite {dígamelo si quiere} other {dímelo si quieres}} que {what_count, plural, one {entre} other {entren}}.",
  ],
  grounds: {
    cleaned: [
      "{what} {what_count, plural, one {sigue} other {siguen}} en la tintorería.",
      "No cuento con {what}: todavía {what_count, plural, one {está} other {están}} en la tintorería.",
      "Hasta que {what_count, plural, one {vuelva} other {vuelvan}} {what} de la tintorería, toca otra cosa.",
      "Con {what} todavía en la tintorería, elegí entre lo que hay en casa.",
    ],
    mended: [
      "{what} {what_count, plural, one {necesita} other {necesitan}} antes un arreglo.",
      "Primero hay que arreglar {what}.",
      "Hasta que {what} no {what_count, plural, one {pase} other {pasen}} por un arreglo, mejor otra cosa.",
      "Con {what} por arreglar, elegí entre lo que está a punto.",
    ],
    washing: [
      "Entre el lavado y el secado, {what} no {what_count, plural, one {llega} other {llegan}} a tiempo.",
      "{what} todavía {what_count, plural, one {tiene} other {tienen}} que lavarse y secarse.",
      "No cuento con {what}: falta el lavado o el secado.",
      "Hasta que {what} no se {what_count, plural, one {lave y se seque} other {laven y se sequen}}, mejor algo que ya esté a punto.",
    ],
    soiled: [
      "{what} {what_count, plural, one {necesita} other {necesitan}} antes una buena limpieza.",
      "Primero toca limpiar {what}.",
      "Con {what} por limpiar, elegí entre lo que está a punto.",
      "No cuento con {what} hasta que {what_count, plural, one {pase} other {pasen}} por una buena limpieza.",
    ],
    creased: [
      "{what} {what_count, plural, one {necesita} other {necesitan}} antes la plancha.",
      "Sin plancha, {what} no {what_count, plural, one {luciría} other {lucirían}} igual; mejor algo que ya esté a punto.",
      "Dejo {what} en el armario: con arrugas no {what_count, plural, one {luce} other {lucen}}.",
      "Primero habría que planchar {what}.",
    ],
    lent: [
      "Otra persona tiene ahora {what}.",
      "No cuento con {what}, porque ahora {what_count, plural, one {está} other {están}} con otra persona.",
      "Mientras otra persona tenga {what}, elijo entre lo que hay en casa.",
      "{what} ahora no {what_count, plural, one {está} other {están}} en casa, así que elegí entre lo que queda.",
    ],
    lost: [
      "Ojalá {what} {what_count, plural, one {aparezca} other {aparezcan}} pronto.",
      "Hasta que {what_count, plural, one {aparezca} other {aparezcan}} {what}, habrá que arreglarse con el resto.",
      "No cuento con {what} mientras no {what_count, plural, one {aparezca} other {aparezcan}}.",
    ],
    elsewhere: [
      "{what} no {what_count, plural, one {está} other {están}} a mano ahora.",
      "Como {what} {what_count, plural, one {está} other {están}} en otro lugar, elegí entre lo que hay cerca.",
      "No cuento con {what}, porque ahora no {what_count, plural, one {está} other {están}} a mano.",
    ],
    broken: [
      "Tal como {what_count, plural, one {está} other {están}}, mejor no ponerse {what}.",
      "Con {what} así no se puede salir.",
      "No cuento con {what} en ese estado.",
      "Así como {what_count, plural, one {está} other {están}}, {what} no {what_count, plural, one {puede} other {pueden}} salir por ahora.",
    ],
    tight: [
      "{what} {what_count, plural, one {apretaría} other {apretarían}} demasiado.",
      "Para que nada apriete, sin {what}.",
      "Dejo {what} en el armario y elijo algo que no apriete.",
      "Mejor algo con más espacio que {what}.",
    ],
    loose: [
      "{what} {you, select, polite {le} other {te}} {what_count, plural, one {quedaría grande} other {quedarían grandes}}.",
      "Con {what} sobraría espacio por todos lados.",
      "Como {what} {you, select, polite {le} other {te}} {what_count, plural, one {queda grande} other {quedan grandes}}, elegí algo más a {you, select, polite {su} other {tu}} medida.",
    ],
    lately: [
      "{what} {what_count, plural, one {salió} other {salieron}} hace muy poco; ahora {what_count, plural, one {descansa} other {descansan}}.",
      "Dejo descansar {what}, que ya se {what_count, plural, one {ha} other {han}} visto mucho estos días.",
      "Mejor no repetir {what} tan pronto.",
    ],
    kept: [
      "{what} se {what_count, plural, one {guarda} other {guardan}} para otro día.",
      "Dejo {what} para su día.",
      "No toco {what}: {what_count, plural, one {espera} other {esperan}} su momento.",
    ],
    uncomfortable: [
      "{what} {you, select, polite {le} other {te}} {what_count, plural, one {molestaría} other {molestarían}} todo el tiempo.",
      "Dejo {what} en casa, para que nada moleste.",
      "La comodidad va primero, así que mejor sin {what}.",
    ],
    opinion: [
      "Después de lo que se ha dicho {what_de}, elegí otra cosa.",
      "Para que no haya comentarios, {what} se {what_count, plural, one {queda} other {quedan}} en casa.",
      "Con los comentarios que hubo, dejo {what} para otra ocasión.",
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
