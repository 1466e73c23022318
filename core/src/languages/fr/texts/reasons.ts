import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  code: [
    "{piece} {piece_count, plural, one {respecte} other {respectent}} le dress code « {code} ».",
    "Avec {piece}, {you, select, polite {vous êtes} other {tu es}} dans le dress code « {code} ».",
  ],
  onlyColour: [
    "{piece} {piece_count, plural, one {apporte} other {apportent}} la couleur ; le reste est en {colours}.",
    "La couleur vient {piece_de} ; autour, tout est en {colours}.",
    "Comme le reste est en {colours}, {piece} {piece_count, plural, one {ressort} other {ressortent}} bien.",
  ],
  twoShades: [
    "{c1} et {c2} sont si proches qu'on dirait un ensemble.",
    "{c1} avec {c2}, ça fait soigné : deux nuances d'une même couleur.",
  ],
  neutrals: [
    "{colours}, ça va ensemble sans effort.",
    "Difficile de se tromper en {colours}.",
    "{colours} : un mélange facile, rien ne jure.",
  ],
  leads: [
    "Le reste est sobre, pour que l'on voie surtout {piece}.",
    "Tout le reste est discret : c'est {piece} qu'on remarque.",
  ],
  onlyPattern: [
    "{piece} {piece_count, plural, one {a} other {ont}} déjà un motif, alors j'ai pris le reste uni.",
    "Un seul motif suffit, celui {piece_de} ; tout le reste est uni.",
  ],
  asked: [
    "{you, select, polite {Vous vouliez} other {Tu voulais}} quelque chose en {colour} : {piece} {piece_count, plural, one {est} other {sont}} là pour ça.",
    "Pour la couleur demandée, {colour}, {you, select, polite {comptez} other {compte}} sur {piece}.",
  ],
  sober: [
    "Tout est en {colours}, simple et discret.",
    "En {colours}, sans motif, rien n'attire l'œil.",
  ],
  clothInHeat: [
    "Par {temp}, on est bien en {cloth} : {piece} {piece_count, plural, one {laisse} other {laissent}} passer l'air.",
    "En {cloth}, {piece} {piece_count, plural, one {laisse} other {laissent}} bien passer l'air, et à {temp} ça compte.",
  ],
  clothInCold: [
    "Par {temp}, on est bien en {cloth} : {piece} {piece_count, plural, one {tient} other {tiennent}} chaud.",
    "En {cloth}, {piece} {piece_count, plural, one {garde} other {gardent}} bien la chaleur, et à {temp} ça compte.",
  ],
  layers: [
    "{over} par-dessus {under}, ça tient chaud, et à l'intérieur on peut retirer une couche.",
    "Deux couches, {under} et {over} : s'il fait chaud à l'intérieur, il suffit d'en retirer une.",
  ],
  washes: [
    "Ça risque d'être salissant, mais {list} {list_count, plural, one {passe} other {passent}} à la machine.",
    "{list} {list_count, plural, one {ira} other {iront}} au lavage ensuite, donc les taches, ce n'est pas grave.",
  ],
  covers: [
    "{list} {list_count, plural, one {couvre} other {couvrent}} bien les bras et les jambes.",
    "Les bras et les jambes sont couverts, avec {list}.",
  ],
  swap: [
    "Si {you, select, polite {vous préférez} other {tu préfères}}, {take} {take_count, plural, one {va} other {vont}} tout aussi bien que {worn}.",
    "{take} {take_count, plural, one {irait} other {iraient}} presque aussi bien, à la place {worn_de}.",
    "J'ai hésité entre {worn} et {take} : {you, select, polite {à vous} other {à toi}} de voir.",
  ],
  left: {
    purpose: [
      "{what}, c'est fait pour autre chose, donc ça reste à la maison.",
      "J'ai laissé {what} de côté : ce n'est pas fait pour ça.",
    ],
    code: [
      "{what} {what_count, plural, one {ferait} other {feraient}} trop décontracté ici.",
      "Je n'ai pas pris {what} : c'est trop décontracté pour l'occasion.",
      "Mieux vaut laisser {what} à la maison, ça ferait trop décontracté.",
    ],
    dressy: [
      "{what} {what_count, plural, one {ferait} other {feraient}} trop habillé ici.",
      "Je garde {what} pour un jour plus chic.",
    ],
    covered: [
      "{what} ne {what_count, plural, one {couvre} other {couvrent}} pas assez pour l'occasion.",
    ],
    cold: ["Avec {what}, on aurait froid.", "Il fait trop froid pour {what}."],
    warm: ["Avec {what}, on aurait trop chaud.", "Il fait trop chaud pour {what}."],
    toes: [
      "{what} {what_count, plural, one {laisserait} other {laisseraient}} les orteils à l'air, et ce n'est pas le jour.",
    ],
    loud: [
      "{what} {what_count, plural, one {attirerait} other {attireraient}} trop les regards ici.",
    ],
    stiff: [
      "{what} {what_count, plural, one {gênerait} other {gêneraient}} les mouvements.",
      "Difficile de bien bouger avec {what}.",
    ],
    gear: ["{what} ne {what_count, plural, one {suffit} other {suffisent}} pas ici."],
    bride: ["{what}, ça ferait blanc sur les photos, et le blanc est réservé à la mariée."],
    wet: ["{what} ne {what_count, plural, one {résisterait} other {résisteraient}} pas à l'eau."],
    dirt: ["Sur {what}, on verrait la moindre éclaboussure."],
    shoes: ["{what}, ce ne sont pas les bonnes chaussures pour ça."],
    fabric: ["{what}, ce n'est pas la bonne matière pour ça."],
    colour: ["{what}, ce n'est pas la bonne couleur pour ça."],
  },
};
