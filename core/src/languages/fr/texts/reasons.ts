import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  code: [
    "Avec {piece}, {you, select, polite {vous êtes} other {tu es}} dans le dress code « {code} ».",
    "Le dress code dit « {code} » : {piece} {piece_count, plural, one {tombe} other {tombent}} à pic.",
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
  onlyPattern: [
    "{piece} {piece_count, plural, one {a} other {ont}} déjà un motif, donc le reste est uni.",
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
    "En {cloth}, on respire mieux à {temp} : d'où {piece}.",
    "Par {temp}, on est bien en {cloth} : va pour {piece}.",
  ],
  clothInCold: [
    "En {cloth}, {piece} {piece_count, plural, one {tient} other {tiennent}} bien chaud à {temp}.",
    "Par {temp}, on est bien en {cloth} : va pour {piece}.",
  ],
  layers: [
    "{over} par-dessus {under} : s'il fait chaud à l'intérieur, on enlève une couche.",
    "Deux couches, {under} et {over} : s'il fait chaud à l'intérieur, on en retire une.",
    "{under} dessous, {over} dessus, et une couche de moins s'il fait chaud à l'intérieur.",
  ],
  washes: [
    "Si ça tache, {list} {list_count, plural, one {passe} other {passent}} à la machine.",
    "{list} {list_count, plural, one {ira} other {iront}} à la machine en rentrant.",
    "On peut se salir : {list} {list_count, plural, one {passe} other {passent}} à la machine.",
  ],
  covers: [
    "Avec {list}, bras et jambes sont bien couverts.",
    "Côté bras et jambes, tout est couvert avec {list}.",
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
      "J'ai laissé {what} au placard, ce n'est pas fait pour ça.",
      "Je garderais {what} pour autre chose.",
    ],
    code: [
      "{what}, ça ferait trop décontracté ici.",
      "J'ai laissé {what} au placard, c'est trop décontracté.",
      "Pour l'occasion, {what}, c'est trop décontracté.",
      "Pas {what} cette fois, c'est trop décontracté.",
    ],
    dressy: [
      "{what} {what_count, plural, one {ferait} other {feraient}} trop habillé ici.",
      "{you, select, polite {Gardez} other {Garde}} {what} pour un jour plus chic.",
      "Pour l'occasion, {what}, c'est trop chic.",
    ],
    covered: [
      "{what} ne {what_count, plural, one {couvre} other {couvrent}} pas assez pour l'occasion.",
      "{what} {what_count, plural, one {découvre} other {découvrent}} un peu trop pour l'occasion.",
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
      "{what}, c'est trop ouvert ici.",
      "J'ai laissé {what} : il faut des chaussures fermées.",
      "Pas {what}, c'est trop ouvert pour l'occasion.",
    ],
    loud: [
      "{what} {what_count, plural, one {attirerait} other {attireraient}} trop les regards ici.",
      "Ici, {what}, c'est trop voyant.",
      "On ne verrait que {what}, et ce n'est pas le but.",
    ],
    stiff: [
      "{what} {what_count, plural, one {gênerait} other {gêneraient}} pour bouger.",
      "On bougerait mal avec {what}.",
      "Pour bouger, {what}, ce n'est pas l'idéal.",
    ],
    gear: [
      "{what} ne {what_count, plural, one {suffit} other {suffisent}} pas ici.",
      "Ici, il faut autre chose que {what}.",
      "{what}, ce n'est pas ce qu'il faut ici.",
    ],
    bride: [
      "Pas {what} : le blanc et tout ce qui s'en approche, on le laisse à la mariée.",
      "À un mariage, le blanc est pour la mariée, donc pas {what}.",
      "J'ai laissé {what} : le blanc, c'est pour la mariée.",
    ],
    wet: [
      "{what} ne {what_count, plural, one {résisterait} other {résisteraient}} pas à l'eau.",
      "{what} {what_count, plural, one {supporterait} other {supporteraient}} mal l'eau.",
      "L'eau abîmerait {what}.",
    ],
    dirt: [
      "Sur {what}, on verrait la moindre éclaboussure.",
      "J'épargnerais {what}, ça se salirait tout de suite.",
      "{what}, ça se salirait trop vite ici.",
    ],
    shoes: [
      "Pas {what} : là, il faut d'autres chaussures.",
      "Ici, je prendrais d'autres chaussures que {what}.",
      "J'ai laissé {what} : là, il faut d'autres chaussures.",
    ],
    fabric: ["Pas {what}, pas dans cette matière.", "La matière {what_de} n'irait pas ici."],
    colour: ["Pas {what}, pas dans cette couleur.", "La couleur {what_de} n'irait pas ici."],
  },
};
