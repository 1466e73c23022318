import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  level: [
    "{piece} {piece_count, plural, one {donne} other {donnent}} la tenue qu'il faut pour {event}.",
    "C'est {piece} qui {piece_count, plural, one {rend} other {rendent}} le tout assez habillé pour {event}.",
  ],
  collar: [
    "Pour {event}, il faut un col, et {piece} en {piece_count, plural, one {a} other {ont}} un.",
    "Le col que demande l'occasion, c'est {piece}.",
  ],
  code: [
    "{piece} {piece_count, plural, one {répond} other {répondent}} au dress code « {code} ».",
    "Pour le dress code « {code} », {piece} {piece_count, plural, one {fait} other {font}} ce qu'il faut.",
  ],
  onlyColour: [
    "La seule couleur vient {piece_de}, le reste est en {colours}.",
    "{piece} {piece_count, plural, one {apporte} other {apportent}} la couleur ; à côté, il n'y a que {colours}.",
  ],
  twoShades: [
    "{c1} et {c2}, deux tons d'une même couleur, comme un ensemble.",
    "{c1} à côté de {c2} : une couleur en deux tons.",
  ],
  onlyPattern: [
    "Un seul motif, celui {piece_de} ; le reste est uni.",
    "Seul motif de la tenue : {piece}.",
  ],
  asked: [
    "Pour la couleur demandée ({colour}), il y a {piece}.",
    "La couleur demandée, {colour}, vient {piece_de}.",
  ],
  sober: [
    "Rien que {colours}, sans aucun motif.",
    "Pas d'autre couleur que {colours}, tout est uni.",
  ],
  clothInHeat: ["{piece} : {cloth}, qui laisse passer l'air par {temp}."],
  clothInCold: ["{piece} : {cloth}, juste ce qu'il faut par {temp}."],
  washes: [
    "Ça va salir, et {list} {list_count, plural, one {passe} other {passent}} à la machine.",
    "Peinture ou taches, {list} {list_count, plural, one {passera} other {passeront}} à la machine après.",
  ],
  covers: [
    "Bras et jambes sont couverts, avec {list}.",
    "{list} {list_count, plural, one {couvre} other {couvrent}} jusqu'aux poignets et aux chevilles.",
  ],
  body: [
    "L'occasion et le confort ont décidé, pas la silhouette.",
    "J'ai suivi l'occasion et le confort ; {you, select, polite {votre} other {ta}} silhouette est très bien comme elle est.",
  ],
  swap: [
    "{take} irait aussi bien que {worn}.",
    "Deuxième choix, presque aussi bon : {take} à la place {worn_de}.",
    "Entre {worn} et {take}, c'était serré ; l'échange est possible.",
  ],
  left: {
    purpose: ["J'ai laissé {what} : fait pour autre chose."],
    code: [
      "J'ai laissé {what}, c'est trop décontracté pour ça.",
      "{what} {what_count, plural, one {reste} other {restent}} au placard, c'est trop décontracté pour ça.",
    ],
    dressy: [
      "J'ai laissé {what}, c'est trop habillé pour ça.",
      "{what} {what_count, plural, one {reste} other {restent}} au placard, c'est trop habillé pour ça.",
    ],
    covered: [
      "J'ai laissé {what}, qui {what_count, plural, one {couvre} other {couvrent}} trop peu pour ça.",
    ],
    cold: [
      "J'ai laissé {what} : il fait trop froid pour ça.",
      "Trop froid pour {what}, donc sans.",
    ],
    warm: [
      "J'ai laissé {what} : il fait trop chaud pour ça.",
      "Trop chaud pour {what}, donc sans.",
    ],
    toes: ["J'ai laissé {what} : pas un temps à orteils nus."],
    loud: ["J'ai laissé {what}, c'est trop voyant pour ça."],
    stiff: [
      "J'ai laissé {what}, qui {what_count, plural, one {bride} other {brident}} les mouvements.",
    ],
    bride: ["J'ai laissé {what} : le blanc est à la mariée."],
    wet: [
      "J'ai laissé {what}, qui ne {what_count, plural, one {résiste} other {résistent}} pas à l'eau.",
    ],
    dirt: ["J'ai laissé {what} : la moindre éclaboussure se verrait."],
    shoes: ["J'ai laissé {what} : pas les chaussures pour ce sol."],
    fabric: ["J'ai laissé {what} : pas le bon tissu pour ça."],
    colour: ["J'ai laissé {what} : pas la bonne couleur pour ça."],
  },
};
