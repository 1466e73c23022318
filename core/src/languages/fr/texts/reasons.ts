import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  code: [
    "Avec {piece}, {you, select, polite {vous êtes} other {tu es}} dans le dress code « {code} ».",
    "Pour le dress code « {code} », {piece} {piece_count, plural, one {fait} other {font}} l'affaire.",
  ],
  onlyColour: [
    "{piece} {piece_count, plural, one {met} other {mettent}} la couleur ; le reste est en {colours}.",
    "La couleur vient {piece_de} ; autour, tout est en {colours}.",
    "Comme le reste est en {colours}, on voit d'abord {piece}.",
  ],
  twoShades: [
    "{c1} et {c2} sont si proches qu'on dirait un ensemble.",
    "{c1} avec {c2}, deux nuances d'une même couleur : ça fait soigné.",
  ],
  neutrals: [
    "{colours}, ça va ensemble sans effort.",
    "Difficile de se tromper en {colours}.",
    "En {colours}, rien ne jure.",
  ],
  leads: [
    "J'ai pris le reste sobre, pour qu'on voie surtout {piece}.",
    "Tout le reste est discret : c'est {piece} qu'on remarque.",
  ],
  onlyPattern: [
    "{piece} {piece_count, plural, one {a} other {ont}} déjà un motif, alors j'ai pris le reste uni.",
    "Un motif suffit, celui {piece_de} ; le reste est uni.",
    "Comme le reste est uni, on profite mieux du motif {piece_de}.",
  ],
  asked: [
    "{you, select, polite {Vous vouliez} other {Tu voulais}} quelque chose en {colour}, d'où {piece}.",
    "Côté {colour}, il y a {piece}.",
    "J'ai pris {piece} pour la couleur {you, select, polite {que vous vouliez} other {que tu voulais}}, {colour}.",
  ],
  sober: [
    "Tout est en {colours}, simple et discret.",
    "En {colours} et sans motif, rien n'attire l'œil.",
  ],
  clothInHeat: [
    "En {cloth}, {piece} {piece_count, plural, one {laisse} other {laissent}} passer l'air, et à {temp} ça se sent.",
    "Par {temp}, on est bien en {cloth} : l'air passe à travers {piece}.",
  ],
  clothInCold: [
    "En {cloth}, {piece} {piece_count, plural, one {garde} other {gardent}} bien la chaleur, et à {temp} ça se sent.",
    "Par {temp}, on est bien en {cloth} : {piece} {piece_count, plural, one {tient} other {tiennent}} chaud.",
  ],
  layers: [
    "{over} par-dessus {under}, ça tient chaud, et à l'intérieur on enlève une couche.",
    "Deux couches, {under} et {over} : s'il fait chaud à l'intérieur, on en retire une.",
    "{under} dessous, {over} dessus : on a chaud dehors, et dedans on peut en retirer une.",
  ],
  washes: [
    "Si ça tache, {list} {list_count, plural, one {passe} other {passent}} à la machine.",
    "{list} {list_count, plural, one {ira} other {iront}} au lavage en rentrant, les taches ne sont pas un souci.",
    "On peut se salir : {list} {list_count, plural, one {passe} other {passent}} à la machine.",
  ],
  covers: [
    "Avec {list}, bras et jambes sont bien couverts.",
    "{list} {list_count, plural, one {couvre} other {couvrent}} bien les bras et les jambes.",
  ],
  swap: [
    "Si {you, select, polite {vous préférez} other {tu préfères}}, {take} {take_count, plural, one {va} other {vont}} tout aussi bien que {worn}.",
    "{you, select, polite {Vous pouvez} other {Tu peux}} aussi prendre {take} à la place {worn_de}.",
    "J'ai hésité entre {worn} et {take} : {you, select, polite {à vous} other {à toi}} de voir.",
    "À la place {worn_de}, {take} {take_count, plural, one {irait} other {iraient}} presque aussi bien.",
  ],
  left: {
    purpose: [
      "{what}, c'est fait pour autre chose.",
      "J'ai laissé {what} de côté : ce n'est pas fait pour ça.",
      "Je ne sortirais pas {what} pour ça : ça sert à autre chose.",
    ],
    code: [
      "{what}, ça ferait trop décontracté ici.",
      "J'ai laissé {what} de côté : il faut plus habillé ici.",
      "Pour l'occasion, {what}, c'est trop décontracté.",
      "Je n'ai pas pris {what} : c'est trop décontracté pour l'occasion.",
    ],
    dressy: [
      "{what} {what_count, plural, one {ferait} other {feraient}} trop habillé ici.",
      "{you, select, polite {Gardez} other {Garde}} {what} pour un jour plus chic.",
      "Pour l'occasion, {what}, c'est trop chic.",
    ],
    covered: [
      "{what} ne {what_count, plural, one {couvre} other {couvrent}} pas assez pour l'occasion.",
      "Avec {what}, on ne serait pas assez couvert ici.",
      "J'ai laissé {what} de côté : ça ne couvre pas assez.",
    ],
    cold: [
      "Avec {what}, on aurait froid.",
      "Il fait trop froid pour {what}.",
      "{what} ne {what_count, plural, one {tiendrait} other {tiendraient}} pas assez chaud.",
    ],
    warm: [
      "Avec {what}, on aurait trop chaud.",
      "Il fait trop chaud pour {what}.",
      "{what} {what_count, plural, one {tiendrait} other {tiendraient}} trop chaud.",
    ],
    toes: [
      "{what} {what_count, plural, one {laisserait} other {laisseraient}} les orteils à l'air, et ce n'est pas le jour.",
      "Avec {what}, on verrait les orteils, et ici ça ne va pas.",
      "J'ai laissé {what} de côté : mieux vaut couvrir les orteils.",
    ],
    loud: [
      "{what} {what_count, plural, one {attirerait} other {attireraient}} trop les regards ici.",
      "Ici, {what}, c'est trop voyant.",
      "On ne verrait que {what}, et ce n'est pas le but.",
    ],
    stiff: [
      "{what} {what_count, plural, one {gênerait} other {gêneraient}} les mouvements.",
      "Difficile de bien bouger avec {what}.",
      "On ne serait pas libre de ses mouvements avec {what}.",
    ],
    gear: [
      "{what} ne {what_count, plural, one {suffit} other {suffisent}} pas pour ça.",
      "Ici, {what}, ça ne suffit pas.",
      "{what}, ce n'est pas ce qu'il faut ici.",
    ],
    bride: [
      "{what}, ça ferait blanc sur les photos, et le blanc est réservé à la mariée.",
      "Sur les photos, {what}, ça passerait pour du blanc, et c'est la couleur de la mariée.",
      "Le blanc, c'est pour la mariée, et {what}, ça ferait blanc sur les photos.",
    ],
    wet: [
      "{what} ne {what_count, plural, one {résisterait} other {résisteraient}} pas à l'eau.",
      "{what} {what_count, plural, one {supporterait} other {supporteraient}} mal l'eau.",
      "{what} {what_count, plural, one {n'aimerait} other {n'aimeraient}} pas l'eau.",
    ],
    dirt: [
      "Sur {what}, on verrait la moindre éclaboussure.",
      "À la première éclaboussure, on ne verrait qu'elle sur {what}.",
      "{what}, ça se salirait trop vite ici.",
    ],
    shoes: [
      "{what}, ce ne sont pas les bonnes chaussures pour ça.",
      "Ici, je prendrais d'autres chaussures que {what}.",
      "Pas {what} : il faut d'autres chaussures pour ça.",
    ],
    fabric: [
      "{what}, ce n'est pas la bonne matière pour ça.",
      "Pas {what} : la matière ne convient pas ici.",
    ],
    colour: [
      "{what}, ce n'est pas la bonne couleur pour ça.",
      "Pas {what} : la couleur ne convient pas ici.",
    ],
  },
};
