import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  code: [
    "Si piden «{code}», con {piece} {you, select, polite {acierta} other {aciertas}}.",
    "Con {piece}, lo de «{code}» está resuelto.",
    "El código es «{code}», y con {piece} se cumple.",
  ],
  onlyColour: [
    "Con {colours} de fondo, {piece} {piece_count, plural, one {es} other {son}} lo primero que se ve.",
    "Sobre {colours}, {piece} {piece_count, plural, one {luce} other {lucen}} más.",
    "{piece} {piece_count, plural, one {alegra} other {alegran}} lo demás, que va en {colours}.",
    "Todo en {colours} menos {piece}, que {piece_count, plural, one {pone} other {ponen}} el color.",
  ],
  twoShades: [
    "{c1} con {c2} queda bien, que son dos tonos del mismo color.",
    "{c1} junto a {c2}: dos tonos cercanos que hacen conjunto.",
    "{c1} con {c2}: dos tonos de la misma familia.",
  ],
  neutrals: [
    "{colours} combinan sin esfuerzo.",
    "Todo va en {colours}, así que nada desentona.",
    "Con {colours} es difícil equivocarse.",
    "Solo hay {colours}, y eso combina sin pensarlo.",
  ],
  onlyPattern: [
    "{piece} ya {piece_count, plural, one {lleva} other {llevan}} estampado, así que el resto va liso.",
    "Con el estampado {piece_de} basta: lo demás va liso.",
    "El resto va liso, para que el estampado {piece_de} se vea bien.",
  ],
  asked: [
    "Y el {colour} que {you, select, polite {quería} other {querías}} va con {piece}.",
    "Del {colour} que {you, select, polite {quería} other {querías}} se {piece_count, plural, one {encarga} other {encargan}} {piece}.",
    "{you, select, polite {Pidió} other {Pediste}} {colour}, y ahí {piece_count, plural, one {está} other {están}} {piece}.",
  ],
  sober: [
    "Todo va en {colours}, liso y discreto.",
    "Solo {colours}, sin estampados: así nada llama la atención.",
    "En {colours} y sin estampados, todo queda discreto.",
  ],
  clothInHeat: [
    "{piece} {piece_count, plural, one {es} other {son}} de {cloth}, y con {temp} se agradece.",
    "Con {temp} {you, select, polite {va} other {vas}} a agradecer que {piece} {piece_count, plural, one {sea} other {sean}} de {cloth}.",
    "Suerte que {piece} {piece_count, plural, one {es} other {son}} de {cloth}, que con {temp} se va más fresco.",
  ],
  clothInCold: [
    "{piece} {piece_count, plural, one {es} other {son}} de {cloth}, y con {temp} se agradece.",
    "A {temp} {you, select, polite {va} other {vas}} a agradecer que {piece} {piece_count, plural, one {sea} other {sean}} de {cloth}.",
    "Suerte que {piece} {piece_count, plural, one {es} other {son}} de {cloth}, que con {temp} se nota.",
  ],
  layers: [
    "{over} sobre {under}: si sobra calor, basta con quitarse una capa.",
    "Debajo {over_de}, {under}: con dos capas, si dentro hace calor, se quita una.",
  ],
  washes: [
    "Si algo mancha, {list} {list_count, plural, one {va} other {van}} a la lavadora y ya está.",
    "{list} se {list_count, plural, one {lava} other {lavan}} sin problema, así que las manchas no importan.",
    "Que caiga alguna mancha da igual: {list} se {list_count, plural, one {lava} other {lavan}} bien.",
  ],
  covers: [
    "Con {list}, brazos y piernas quedan cubiertos.",
    "{list} {list_count, plural, one {cubre} other {cubren}} brazos y piernas.",
  ],
  swap: [
    "{take} también {take_count, plural, one {iría} other {irían}} bien en lugar {worn_de}.",
    "Si {you, select, polite {prefiere} other {prefieres}} {take}, {take_count, plural, one {queda} other {quedan}} igual de bien que {worn}.",
    "En lugar {worn_de} también {take_count, plural, one {va} other {van}} bien {take}.",
    "Para otro día, lo mismo con {take} en lugar {worn_de}.",
  ],
  left: {
    purpose: [
      "{what}, mejor para otro plan.",
      "Para esto, {what} no {what_count, plural, one {es} other {son}} lo suyo.",
      "{what} {what_count, plural, one {es} other {son}} para otra cosa.",
    ],
    code: [
      "{what} {what_count, plural, one {quedaría demasiado informal} other {quedarían demasiado informales}} para esto.",
      "Para esto hace falta algo más arreglado que {what}.",
      "Con {what} {you, select, polite {iría} other {irías}} demasiado informal.",
      "{what}, para un plan más informal.",
      "Aquí {what} se {what_count, plural, one {ve demasiado informal} other {ven demasiado informales}}.",
    ],
    dressy: [
      "{what} {what_count, plural, one {sería demasiado elegante} other {serían demasiado elegantes}} para esto.",
      "{what}, para un plan más elegante.",
      "Con {what} {you, select, polite {iría} other {irías}} más elegante de la cuenta.",
    ],
    covered: [
      "{what} {what_count, plural, one {enseña} other {enseñan}} demasiado para esto.",
      "Para esto, {what} {what_count, plural, one {cubre} other {cubren}} demasiado poco.",
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
      "{what}, para un día de ir con los pies al aire.",
      "Mejor sin {what}: aquí los pies van cubiertos.",
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
      "{what} no {what_count, plural, one {sirve} other {sirven}} para esto.",
      "Esto pide algo más que {what}.",
    ],
    bride: [
      "En las fotos {what} {what_count, plural, one {pasaría} other {pasarían}} por algo blanco, y el blanco es de la novia.",
      "El blanco es para la novia, y en las fotos {what} {what_count, plural, one {parecería} other {parecerían}} de ese color.",
    ],
    wet: [
      "{what} no {what_count, plural, one {aguantaría} other {aguantarían}} tanta agua.",
      "Con tanta agua, {what} no.",
    ],
    dirt: ["En {what} se notaría cada salpicadura.", "Cada salpicadura se vería en {what}."],
    shoes: [
      "{what} no {what_count, plural, one {es} other {son}} calzado para esto.",
      "Para esto, {what} no: los pies necesitan otra cosa.",
    ],
    fabric: ["La tela {what_de} no es para esto.", "Por la tela, mejor sin {what}."],
    colour: ["El color {what_de} aquí no encaja.", "Por el color, mejor sin {what}."],
  },
};
