import type { WhyNotList } from "../why-not-list.ts";

export const whyNot: WhyNotList = {
  asks: "pourquoi pas | pourquoi ... pas | pourquoi sans | pourquoi aucun/aucune | qu est ce qui ne va pas avec | qu est ce qui cloche avec | qu as tu contre | qu avez vous contre | c est quoi le souci/probleme avec | quel est le souci/probleme avec | qu est ce qu il/elle/ils/elles a/ont | qu a/ont t il/elle/ils/elles | qu est ce qui ne convient pas | tu as zappe/oublie/ignore/ecarte/laisse | t as zappe/oublie/ignore/ecarte/laisse | vous avez zappe/oublie/ignore/ecarte/laisse | n allait/allaient/irait/iraient/convenait/convenaient pas",
  opens:
    "et le/la/l/les/mon/ma/mes/ce/cet/cette/ces | ben et le/la/l/les/mon/ma/mes | eh bien et le/la/l/les/mon/ma/mes | et alors le/la/l/les/mon/ma/mes | et que dire de",
  say: {
    worn: ["{what}, c'est déjà dans la tenue.", "Mais si : {what}, c'est dans la tenue."],
    close: [
      "Rien contre {what} : ça s'est joué à peu, et j'ai préféré {other}.",
      "{what} {what_count, plural, one {irait} other {iraient}} tout aussi bien ; cette fois, c'est tombé sur {other}.",
      "J'ai hésité : {what}, ça marchait aussi, et j'ai fini par prendre {other}.",
    ],
    pressed: [
      "C'est {you, select, polite {vous qui avez} other {toi qui as}} mis {what} de côté, alors je n'y touche pas.",
      "{you, select, polite {Vous avez} other {Tu as}} mis {what} de côté, donc j'ai pris autre chose.",
    ],
    refused: [
      "{you, select, polite {Vous m'avez} other {Tu m'as}} demandé de laisser {what} de côté.",
      "Pas {what}, parce que {you, select, polite {vous me l'avez} other {tu me l'as}} demandé.",
    ],
    vegan: [
      "Rien d'origine animale, c'était la condition : donc pas {what}.",
      "Pas {what}, puisqu'il ne fallait rien d'origine animale.",
    ],
    demand: [
      "{what}, ça n'allait pas avec une consigne que {you, select, polite {vous m'avez} other {tu m'as}} donnée.",
      "Avec {what}, je n'aurais pas respecté une de {you, select, polite {vos} other {tes}} consignes.",
    ],
    taken: [
      "{you, select, polite {Vous vouliez} other {Tu voulais}} {other}, et il ne reste plus de place pour {what}.",
      "Comme {you, select, polite {vous vouliez} other {tu voulais}} {other}, je n'avais plus où mettre {what}.",
    ],
    idle: [
      "Sans {what}, il ne manque rien ; une pièce de plus, ce serait trop.",
      "Il y avait déjà ce qu'il faut sans {what}.",
    ],
    dry: [
      "{what}, c'est fait pour la pluie, et il fait sec.",
      "Il fait sec, et {what}, c'est plutôt pour la pluie.",
    ],
    wind: [
      "{what} {what_count, plural, one {laisserait} other {laisseraient}} passer le vent.",
      "Avec {what}, on sentirait le vent passer.",
    ],
    colours: [
      "Côté couleur, {what} {what_count, plural, one {va} other {vont}} moins bien avec le reste.",
      "J'ai laissé {what} pour la couleur : ça va moins bien avec le reste.",
    ],
    prints: [
      "Avec {what}, ça ferait un motif de trop.",
      "Il y a déjà du motif dans la tenue ; {what}, ce serait trop.",
    ],
    cloth: [
      "La matière {what_de} va moins bien avec le reste.",
      "J'ai laissé {what} pour la matière : ça va moins bien avec le reste.",
    ],
    shape: [
      "La coupe {what_de} déséquilibrerait le reste.",
      "Avec la coupe {what_de}, la silhouette serait moins équilibrée.",
    ],
    mix: [
      "{what} et le reste, ça ne va pas ensemble : l'un est habillé, l'autre décontracté.",
      "Entre {what} et le reste, il y a trop d'écart, de l'habillé au décontracté.",
    ],
    comfort: [
      "Il faut du confort, et {what} {what_count, plural, one {serrerait} other {serreraient}}.",
      "Avec {what}, on serait à l'étroit, et là il faut du confort.",
    ],
    shabby: [
      "{what} {what_count, plural, one {a} other {ont}} déjà bien vécu, et ici ça se verrait.",
      "On verrait que {what} {what_count, plural, one {a} other {ont}} déjà bien servi.",
    ],
    vague: [
      "Je ne connais que la couleur {what_de} : impossible de promettre que ce soit assez habillé.",
      "Comme je ne connais que la couleur {what_de}, je ne peux pas dire si c'est assez habillé.",
    ],
    layers: [
      "{what} se {what_count, plural, one {superpose} other {superposent}} mal avec le reste.",
      "Avec le reste, {what}, ça se superpose mal.",
    ],
    suits: [
      "Pour {event}, {what} {what_count, plural, one {convient} other {conviennent}} moins bien que ce que j'ai choisi.",
      "Pour {event}, j'ai trouvé mieux que {what}.",
    ],
    taste: [
      "D'après ce que {you, select, polite {vous avez} other {tu as}} gardé ou laissé jusqu'ici, {what} {you, select, polite {vous} other {te}} {what_count, plural, one {plaît} other {plaisent}} moins.",
      "Vu {you, select, polite {vos} other {tes}} choix jusqu'ici, je me suis dit que {what} {you, select, polite {vous} other {te}} {what_count, plural, one {plairait} other {plairaient}} moins.",
    ],
    anyway: [
      "Si {you, select, polite {vous tenez} other {tu tiens}} quand même {what_a}, le mieux est avec {list}.",
      "Si {you, select, polite {vous tenez} other {tu tiens}} vraiment {what_a}, ça irait le mieux avec {list}.",
    ],
  },
};
