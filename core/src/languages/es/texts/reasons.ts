import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  code: [
    "{piece} {piece_count, plural, one {cumple} other {cumplen}} con el código de vestimenta «{code}».",
    "Si piden «{code}», con {piece} {you, select, polite {acierta} other {aciertas}}.",
    "El código es «{code}», y {piece} {piece_count, plural, one {encaja} other {encajan}}.",
  ],
  onlyColour: [
    "El color lo {piece_count, plural, one {pone} other {ponen}} {piece}; lo demás va en {colours}.",
    "{piece} {piece_count, plural, one {da} other {dan}} el toque de color; el resto se queda en {colours}.",
    "Con lo demás en {colours}, {piece} {piece_count, plural, one {se lleva} other {se llevan}} las miradas.",
    "Todo en {colours} menos {piece}, que {piece_count, plural, one {pone} other {ponen}} el color.",
  ],
  twoShades: [
    "{c1} con {c2} queda coordinado: son dos tonos del mismo color.",
    "{c1} junto a {c2}: dos tonos cercanos que hacen conjunto.",
    "{c1} con {c2}: dos tonos de la misma familia.",
  ],
  neutrals: [
    "{colours} combinan sin esfuerzo.",
    "Todo va en {colours}, así que nada desentona.",
    "Con {colours} es difícil equivocarse.",
    "Solo hay {colours}, y eso combina sin pensarlo.",
  ],
  leads: [
    "Lo demás es discreto, para que se {piece_count, plural, one {vea} other {vean}} sobre todo {piece}.",
    "El resto queda en segundo plano: aquí {piece_count, plural, one {manda} other {mandan}} {piece}.",
    "Nada de lo demás compite con {piece}.",
  ],
  onlyPattern: [
    "{piece} ya {piece_count, plural, one {lleva} other {llevan}} estampado, así que el resto va liso.",
    "El estampado lo {piece_count, plural, one {pone} other {ponen}} {piece}, y lo demás va liso.",
    "Con un estampado basta: lo {piece_count, plural, one {pone} other {ponen}} {piece}.",
  ],
  asked: [
    "El {colour} lo {piece_count, plural, one {pone} other {ponen}} {piece}.",
    "{piece} {piece_count, plural, one {trae} other {traen}} el {colour} que {you, select, polite {quería} other {querías}}.",
    "Para el {colour}, {piece}.",
  ],
  sober: [
    "Todo va en {colours}, liso y discreto.",
    "Solo {colours}, sin estampados: así nada llama la atención.",
    "En {colours} y sin estampados, todo queda discreto.",
  ],
  clothInHeat: [
    "{piece} {piece_count, plural, one {es} other {son}} de {cloth}, que deja pasar el aire: con {temp} se nota.",
    "Con {temp} {you, select, polite {agradecerá} other {agradecerás}} que {piece} {piece_count, plural, one {sea} other {sean}} de {cloth}.",
    "Con {temp} ayuda que {piece} {piece_count, plural, one {sea} other {sean}} de {cloth}: deja pasar el aire.",
  ],
  clothInCold: [
    "{piece} {piece_count, plural, one {es} other {son}} de {cloth}, que abriga bien, y con {temp} se agradece.",
    "A {temp} {you, select, polite {agradecerá} other {agradecerás}} que {piece} {piece_count, plural, one {sea} other {sean}} de {cloth}.",
    "Con {temp} ayuda que {piece} {piece_count, plural, one {sea} other {sean}} de {cloth}: abriga bien.",
  ],
  layers: [
    "{over} sobre {under}: dos capas que se pueden abrir o quitar.",
    "Debajo {over_de}, {under}: son dos capas que abrigan, y dentro una se quita.",
  ],
  washes: [
    "Si algo mancha, {list} {list_count, plural, one {va} other {van}} a la lavadora y ya está.",
    "Después {list} se {list_count, plural, one {lava} other {lavan}} sin problema, así que las manchas no importan.",
    "Que caiga alguna mancha da igual: {list} se {list_count, plural, one {lava} other {lavan}} bien.",
  ],
  covers: [
    "{list} {list_count, plural, one {cubre} other {cubren}} brazos y piernas.",
    "Brazos y piernas quedan cubiertos con {list}.",
  ],
  swap: [
    "Si {you, select, polite {lo prefiere} other {lo prefieres}}, {take} {take_count, plural, one {queda} other {quedan}} igual de bien que {worn}.",
    "También {take_count, plural, one {serviría} other {servirían}} {take} en lugar {worn_de}.",
    "Dudé entre {worn} y {take}: el cambio también funciona.",
    "En lugar {worn_de} también {take_count, plural, one {va} other {van}} bien {take}.",
  ],
  left: {
    purpose: [
      "{what} {what_count, plural, one {es} other {son}} para otras cosas.",
      "Dejo fuera {what}: no {what_count, plural, one {sirve} other {sirven}} para esto.",
      "{what}, para otro plan: aquí no {what_count, plural, one {sirve} other {sirven}}.",
    ],
    code: [
      "{what} {what_count, plural, one {quedaría demasiado informal} other {quedarían demasiado informales}} para esto.",
      "Para esto hace falta algo más arreglado que {what}.",
      "Con {what} {you, select, polite {iría} other {irías}} demasiado informal.",
      "Dejo {what} para algo más informal.",
      "Aquí {what} se {what_count, plural, one {ve demasiado informal} other {ven demasiado informales}}.",
    ],
    dressy: [
      "{what} {what_count, plural, one {sería demasiado elegante} other {serían demasiado elegantes}} para esto.",
      "Reservo {what} para una ocasión más elegante.",
      "Con {what} {you, select, polite {iría} other {irías}} más elegante de la cuenta.",
    ],
    covered: [
      "{what} {what_count, plural, one {cubre} other {cubren}} demasiado poco para esto.",
      "Para esto hace falta algo que cubra más que {what}.",
    ],
    cold: [
      "Con {what} {you, select, polite {pasaría} other {pasarías}} frío.",
      "Hace demasiado frío para {what}.",
      "{what}, cuando haga menos frío.",
    ],
    warm: [
      "Con {what} {you, select, polite {pasaría} other {pasarías}} calor.",
      "Hace demasiado calor para {what}.",
      "{what}, cuando haga menos calor.",
    ],
    toes: [
      "{what} {what_count, plural, one {deja} other {dejan}} los dedos al aire, y no es día para eso.",
      "No es día de llevar los dedos al aire, así que mejor sin {what}.",
    ],
    loud: [
      "{what} {what_count, plural, one {llamaría} other {llamarían}} demasiado la atención aquí.",
      "Aquí conviene algo más discreto que {what}.",
      "Con {what} se llamaría demasiado la atención.",
    ],
    stiff: [
      "Con {what} cuesta moverse.",
      "{what} no {what_count, plural, one {deja} other {dejan}} moverse con libertad.",
    ],
    gear: [
      "{what} aquí no {what_count, plural, one {basta} other {bastan}}.",
      "Para esto hace falta algo más que {what}.",
    ],
    bride: [
      "En las fotos {what} {what_count, plural, one {pasaría} other {pasarían}} por algo blanco, y el blanco es de la novia.",
      "El blanco es para la novia, y en las fotos {what} {what_count, plural, one {parecería} other {parecerían}} de ese color.",
    ],
    wet: [
      "{what} no {what_count, plural, one {aguantaría} other {aguantarían}} tanta humedad.",
      "Con tanta agua, {what} no {what_count, plural, one {aguantaría} other {aguantarían}}.",
    ],
    dirt: ["En {what} se notaría cada salpicadura.", "Cada salpicadura se vería en {what}."],
    shoes: [
      "Para esto hace falta otro calzado que {what}.",
      "{what} no {what_count, plural, one {es} other {son}} calzado para esto.",
    ],
    fabric: ["La tela {what_de} no es para esto.", "Aquí la tela {what_de} no va bien."],
    colour: [
      "El color {what_de} aquí no encaja.",
      "Por el color {what_de}, mejor otra cosa.",
      "El color {what_de} no es para esta ocasión.",
    ],
  },
};
