import type { WhyNotList } from "../why-not-list.ts";

export const whyNot: WhyNotList = {
  asks: "pourquoi pas | pourquoi ... pas | pourquoi sans | pourquoi aucun/aucune | qu est ce qui ne va pas avec | qu est ce qui cloche avec | qu as tu contre | qu avez vous contre | c est quoi le souci/probleme avec | quel est le souci/probleme avec | qu est ce qu il/elle/ils/elles a/ont | qu a/ont t il/elle/ils/elles | qu est ce qui ne convient pas | tu as zappe/oublie/ignore/ecarte/laisse | t as zappe/oublie/ignore/ecarte/laisse | vous avez zappe/oublie/ignore/ecarte/laisse | n allait/allaient/irait/iraient/convenait/convenaient pas",
  opens:
    "et le/la/l/les/mon/ma/mes/ce/cet/cette/ces | ben et le/la/l/les/mon/ma/mes | eh bien et le/la/l/les/mon/ma/mes | et alors le/la/l/les/mon/ma/mes | et que dire de",
  say: {
    worn: ["{what}, c'est déjà dans la tenue."],
    close: [
      "Rien contre {what} : ça s'est joué à un cheveu, et {other} {other_count, plural, one {l'a} other {l'ont}} emporté.",
      "{what} {what_count, plural, one {irait} other {iraient}} tout aussi bien ; cette fois, c'est tombé sur {other}.",
    ],
    pressed: [
      "C'est {you, select, polite {vous qui avez} other {toi qui as}} mis {what} de côté, alors je n'y touche pas.",
    ],
    refused: [
      "{you, select, polite {Vous m'avez} other {Tu m'as}} demandé de laisser {what} de côté.",
    ],
    vegan: ["Rien d'origine animale, c'était la condition : donc pas {what}."],
    demand: [
      "{what}, ça ne respecte pas une consigne que {you, select, polite {vous m'avez} other {tu m'as}} donnée.",
    ],
    taken: [
      "{you, select, polite {Vous vouliez} other {Tu voulais}} {other}, et il ne reste plus de place pour {what}.",
    ],
    idle: ["Il ne manque rien sans {what} ; une pièce de plus, ce serait une de trop."],
    dry: ["{what}, c'est fait pour la pluie, et il fait sec."],
    wind: ["{what} {what_count, plural, one {laisserait} other {laisseraient}} passer le vent."],
    colours: [
      "Côté couleur, {what} {what_count, plural, one {va} other {vont}} moins bien avec le reste.",
    ],
    prints: ["Avec {what}, ça ferait un motif de trop."],
    cloth: ["La matière {what_de} va moins bien avec le reste."],
    shape: ["La coupe {what_de} déséquilibrerait le reste."],
    mix: ["{what} et le reste, ce n'est pas le même registre : l'un habillé, l'autre décontracté."],
    comfort: [
      "Il faut du confort, et {what} {what_count, plural, one {serrerait} other {serreraient}}.",
    ],
    shabby: [
      "{what} {what_count, plural, one {a} other {ont}} déjà bien vécu, et ici ça se verrait.",
    ],
    vague: [
      "Je ne connais que la couleur {what_de} : impossible de promettre que ce soit assez habillé.",
    ],
    layers: [
      "{what} se {what_count, plural, one {superpose} other {superposent}} mal avec le reste.",
    ],
    suits: [
      "Pour {event}, {what} {what_count, plural, one {convient} other {conviennent}} moins bien que ce que j'ai choisi.",
    ],
    taste: [
      "D'après ce que {you, select, polite {vous avez} other {tu as}} gardé ou laissé jusqu'ici, {what} {you, select, polite {vous} other {te}} {what_count, plural, one {plaît} other {plaisent}} moins.",
    ],
    anyway: [
      "Si {you, select, polite {vous tenez} other {tu tiens}} quand même {what_a}, le mieux est avec {list}.",
    ],
  },
};
