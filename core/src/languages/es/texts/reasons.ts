import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  code: [
    "{piece} {piece_count, plural, one {cumple} other {cumplen}} con el código de vestimenta «{code}».",
    "Si el código de vestimenta es «{code}», con {piece} {you, select, polite {acierta} other {aciertas}}.",
  ],
  onlyColour: [
    "El color lo {piece_count, plural, one {pone} other {ponen}} {piece}; lo demás va en {colours}.",
    "{piece} {piece_count, plural, one {da} other {dan}} el toque de color; el resto se queda en {colours}.",
    "Con lo demás en {colours}, {piece} {piece_count, plural, one {se lleva} other {se llevan}} las miradas.",
  ],
  twoShades: [
    "{c1} con {c2} queda coordinado: son dos tonos del mismo color.",
    "{c1} junto a {c2}: dos tonos cercanos que hacen conjunto.",
  ],
  neutrals: [
    "{colours} combinan sin esfuerzo.",
    "Todo va en {colours}, así que nada desentona.",
    "Con {colours} es difícil equivocarse: todo va con todo.",
  ],
  leads: [
    "Lo demás es discreto, para que se {piece_count, plural, one {vea} other {vean}} sobre todo {piece}.",
    "El resto queda en segundo plano, para que {piece_count, plural, one {destaque} other {destaquen}} {piece}.",
  ],
  onlyPattern: [
    "{piece} {piece_count, plural, one {lleva} other {llevan}} estampado, así que el resto va liso.",
    "Con un estampado basta: lo {piece_count, plural, one {pone} other {ponen}} {piece}, y lo demás es liso.",
  ],
  asked: [
    "{you, select, polite {Quería} other {Querías}} algo en {colour}: ahí {piece_count, plural, one {está} other {están}} {piece}.",
    "{piece} {piece_count, plural, one {trae} other {traen}} el {colour} que {you, select, polite {pidió} other {pediste}}.",
  ],
  sober: [
    "Todo va en {colours}, liso y discreto.",
    "Solo {colours}, sin estampados: así nada llama la atención.",
  ],
  clothInHeat: [
    "{piece} {piece_count, plural, one {es} other {son}} de {cloth}, que deja pasar el aire: con {temp} se nota.",
    "Con {temp} {you, select, polite {agradecerá} other {agradecerás}} que {piece} {piece_count, plural, one {sea} other {sean}} de {cloth}.",
  ],
  clothInCold: [
    "{piece} {piece_count, plural, one {es} other {son}} de {cloth}, que abriga bien, y con {temp} se agradece.",
    "Con {temp} {you, select, polite {agradecerá} other {agradecerás}} que {piece} {piece_count, plural, one {sea} other {sean}} de {cloth}.",
  ],
  layers: [
    "Con {under} debajo {over_de} hay dos capas que abrigan, y una se puede quitar dentro.",
    "{over} sobre {under}: dos capas que se pueden abrir o quitar.",
  ],
  washes: [
    "Puede haber manchas, pero {list} {list_count, plural, one {va} other {van}} a la lavadora y ya está.",
    "Después {list} {list_count, plural, one {se lava} other {se lavan}} sin problema, así que las manchas no importan.",
  ],
  covers: [
    "{list} {list_count, plural, one {cubre} other {cubren}} brazos y piernas.",
    "Brazos y piernas quedan cubiertos, con {list}.",
  ],
  swap: [
    "Si {you, select, polite {lo prefiere} other {lo prefieres}}, {take} {take_count, plural, one {queda} other {quedan}} igual de bien que {worn}.",
    "También {take_count, plural, one {serviría} other {servirían}} {take} en lugar {worn_de}.",
    "Dudé entre {worn} y {take}: el cambio también funciona.",
  ],
  left: {
    purpose: [
      "{what} {what_count, plural, one {es} other {son}} para otras cosas, así que se {what_count, plural, one {queda} other {quedan}} en casa.",
      "Dejo fuera {what}: no {what_count, plural, one {sirve} other {sirven}} para esto.",
    ],
    code: [
      "{what} {what_count, plural, one {quedaría demasiado informal} other {quedarían demasiado informales}} para esto.",
      "Esta vez, sin {what}: {what_count, plural, one {demasiado informal} other {demasiado informales}} para la ocasión.",
      "{what} {what_count, plural, one {puede} other {pueden}} quedarse en casa, porque aquí {what_count, plural, one {se ve demasiado informal} other {se ven demasiado informales}}.",
    ],
    dressy: [
      "{what} {what_count, plural, one {sería demasiado elegante} other {serían demasiado elegantes}} para esto.",
      "Reservo {what} para una ocasión más elegante.",
    ],
    covered: [
      "{what} {what_count, plural, one {cubre} other {cubren}} demasiado poco para esto.",
      "Para esto hace falta algo que cubra más que {what}.",
    ],
    cold: [
      "Con {what} {you, select, polite {pasaría} other {pasarías}} frío.",
      "Hace demasiado frío para {what}.",
    ],
    warm: [
      "Con {what} {you, select, polite {pasaría} other {pasarías}} calor.",
      "Hace demasiado calor para {what}.",
    ],
    toes: [
      "{what} {what_count, plural, one {deja} other {dejan}} los dedos al aire, y no es día para eso.",
    ],
    loud: [
      "{what} {what_count, plural, one {llamaría} other {llamarían}} demasiado la atención aquí.",
    ],
    stiff: ["Con {what} cuesta moverse con libertad."],
    gear: ["{what} aquí no {what_count, plural, one {basta} other {bastan}}."],
    bride: [
      "En las fotos, {what} {what_count, plural, one {parecería} other {parecerían}} de color blanco, y el blanco es para la novia.",
    ],
    wet: ["{what} no {what_count, plural, one {aguantaría} other {aguantarían}} tanta agua."],
    dirt: ["En {what} se notaría cada salpicadura."],
    shoes: ["{what} no {what_count, plural, one {es} other {son}} el calzado adecuado para esto."],
    fabric: ["La tela {what_de} no es la adecuada para esto."],
    colour: ["El color {what_de} no va bien para esto."],
  },
};
