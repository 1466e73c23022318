import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Oui, {what}, c'est très bien pour {event}.",
      "Oui, pour {event}, {what} {what_count, plural, one {va} other {vont}} très bien.",
      "Oui, on peut mettre {what} pour {event}.",
    ],
    code: [
      "J'éviterais {what} : c'est trop décontracté pour {event}.",
      "Plutôt pas : pour {event}, il faut plus habillé que {what}.",
      "Mieux vaut éviter {what}, c'est trop décontracté pour {event}.",
    ],
    dressy: [
      "J'éviterais {what} : c'est trop habillé ou trop fragile pour {event}.",
      "Plutôt pas : pour {event}, {what}, c'est trop habillé ou trop fragile.",
    ],
    loud: [
      "J'éviterais {what} : c'est trop voyant pour {event}.",
      "Plutôt pas : pour {event}, {what}, c'est trop voyant.",
    ],
    covered: [
      "J'éviterais {what} : ça ne couvre pas assez pour {event}.",
      "Plutôt pas : {what} ne {what_count, plural, one {couvre} other {couvrent}} pas assez pour {event}.",
    ],
    cold: ["Non, il fait trop froid pour {what}.", "Non, avec {what}, on aurait trop froid."],
    warm: ["Non, il fait trop chaud pour {what}.", "Non, avec {what}, on aurait trop chaud."],
    gear: [
      "Non, {what}, ça ne passe pas ici.",
      "Non, avec {what}, ça n'ira pas.",
      "Non, pas {what}, ça ne convient pas ici.",
    ],
    bride: [
      "J'éviterais : {what}, ça ferait blanc sur les photos, et le blanc est réservé à la mariée.",
      "Plutôt pas : le blanc, c'est pour la mariée, et {what}, ça ferait blanc sur les photos.",
    ],
    wet: [
      "Plutôt pas : {what} ne {what_count, plural, one {résisterait} other {résisteraient}} pas à l'eau.",
      "J'éviterais {what} : ça ne résisterait pas à l'eau.",
    ],
    dirt: [
      "Plutôt pas : sur {what}, on verrait la moindre éclaboussure.",
      "J'éviterais {what} : la moindre éclaboussure s'y verrait.",
    ],
    shoes: [
      "Plutôt pas : {what}, ce ne sont pas les bonnes chaussures pour ça.",
      "J'éviterais {what} : il faut d'autres chaussures pour ça.",
    ],
    fabric: [
      "Plutôt pas : {what}, ce n'est pas la bonne matière pour ça.",
      "J'éviterais {what} : la matière ne convient pas ici.",
    ],
    colour: [
      "Plutôt pas : {what}, ce n'est pas la bonne couleur pour ça.",
      "J'éviterais {what} : la couleur ne convient pas ici.",
    ],
    better: [
      "Plutôt que {what}, je prendrais {other} : ça va mieux ici.",
      "{other} {other_count, plural, one {irait} other {iraient}} mieux ici que {what}.",
      "Je préfère {other} : ici, ça va mieux que {what}.",
    ],
  },
  choice: ["Des deux, {other}.", "Entre les deux, je prendrais {other}.", "Plutôt {other}."],
  yes: "Oui, sans hésiter.",
  no: "Plutôt pas.",
  unavailable: [
    "{you, select, polite {Vous ne pouvez} other {Tu ne peux}} pas compter sur {what}, alors j'ai pris autre chose.",
    "J'ai laissé {what} de côté, comme {you, select, polite {vous me l'avez} other {tu me l'as}} dit.",
    "Puisque {what}, ce n'est pas possible, voici une tenue sans.",
    "On oublie {what}, comme {you, select, polite {vous l'avez} other {tu l'as}} dit.",
  ],
  disliked: [
    "{you, select, polite {Vous n'avez} other {Tu n'as}} pas envie {what_de}, alors j'ai pris autre chose.",
    "J'ai laissé {what} de côté, puisque {you, select, polite {vous préférez} other {tu préfères}} autre chose.",
    "Pas {what}, puisque {you, select, polite {vous n'en avez} other {tu n'en as}} pas envie.",
  ],
  unsure: [
    "Je n'ai pas bien compris ce que {you, select, polite {vous vouliez} other {tu voulais}} pour {what}. J'ai fait sans ; {you, select, polite {dites-le-moi} other {dis-le-moi}} s'il faut {what_count, plural, one {l'ajouter} other {les ajouter}}.",
    "Pour {what}, je n'ai pas bien saisi. J'ai fait sans, et s'il faut {what_count, plural, one {l'ajouter} other {les ajouter}}, {you, select, polite {dites-le-moi} other {dis-le-moi}}.",
  ],
  grounds: {
    cleaned: [
      "{what} {what_count, plural, one {est} other {sont}} encore au pressing, j'ai pris autre chose.",
      "Le pressing a encore {what}, alors on change.",
      "Je n'ai pas compté sur {what} : c'est encore au pressing.",
      "Tant que {what} {what_count, plural, one {est} other {sont}} au pressing, on fait autrement.",
    ],
    mended: [
      "Je n'ai pas compté sur {what} : il y a d'abord une retouche ou une réparation.",
      "{what}, ce sera pour après la réparation ou la retouche.",
      "{what} {what_count, plural, one {passe} other {passent}} d'abord par l'atelier, on fait autrement.",
    ],
    washing: [
      "Je n'ai pas compté sur {what} : entre le lavage et le séchage, c'est trop juste.",
      "{what} {what_count, plural, one {est} other {sont}} au lavage ou en train de sécher, j'ai pris autre chose.",
      "Le temps que {what} {what_count, plural, one {passe} other {passent}} au lavage et {what_count, plural, one {sèche} other {sèchent}}, on met autre chose.",
    ],
    soiled: [
      "Tant que {what} {what_count, plural, one {attend} other {attendent}} un nettoyage, on change.",
      "Pas {what} avant un bon nettoyage.",
      "{what} {what_count, plural, one {a} other {ont}} besoin d'un bon nettoyage avant de ressortir.",
      "J'ai laissé {what} à la maison : il faut d'abord un bon nettoyage.",
    ],
    creased: [
      "Pas {what} sans un coup de fer.",
      "{what}, avec les plis, ça ne sort pas sans un coup de fer.",
      "{what} {what_count, plural, one {attend} other {attendent}} un coup de fer, j'ai pris autre chose.",
    ],
    lent: [
      "Quelqu'un d'autre a {what} en ce moment, alors j'ai cherché ailleurs.",
      "Je n'ai pas compté sur {what} : c'est chez quelqu'un d'autre.",
      "Tant que quelqu'un d'autre a {what}, on prend autre chose.",
      "{what} {what_count, plural, one {est} other {sont}} chez quelqu'un d'autre, on fait autrement.",
    ],
    lost: [
      "En attendant de remettre la main sur {what}, j'ai pris autre chose.",
      "En attendant que {what} {what_count, plural, one {réapparaisse} other {réapparaissent}}, on fait autrement.",
      "{what} {what_count, plural, one {manque} other {manquent}} encore à l'appel, j'ai cherché ailleurs.",
    ],
    elsewhere: [
      "Pas {what}, puisque ce n'est pas à portée de main.",
      "{what} {what_count, plural, one {n'est} other {ne sont}} pas sous la main, j'ai pris autre chose.",
      "Faute d'avoir {what} sous la main, j'ai cherché ailleurs.",
      "Je n'ai pas compté sur {what} : c'est ailleurs.",
    ],
    broken: [
      "Pas {what} dans cet état.",
      "{what}, en l'état, ça ne se porte pas.",
      "Dans l'état où {what_count, plural, one {est} other {sont}} {what}, j'ai pris autre chose.",
      "{what} {what_count, plural, one {n'est} other {ne sont}} plus en état, alors on change.",
    ],
    tight: [
      "On serait à l'étroit dans {what}, j'ai pris autre chose.",
      "{what}, c'est trop juste, on n'y serait pas à l'aise.",
      "Pas {what} : c'est trop juste.",
    ],
    loose: [
      "{what}, c'est trop grand, ça ne tomberait pas bien.",
      "Pas {what} : c'est trop grand.",
      "On flotterait dans {what}, j'ai pris autre chose.",
    ],
    lately: [
      "{what} {what_count, plural, one {a déjà eu son} other {ont déjà eu leur}} tour ces jours-ci, je propose autre chose.",
      "On a déjà vu {what} ces jours-ci, alors on change.",
      "{what} {what_count, plural, one {a} other {ont}} déjà servi ces jours-ci, j'ai varié.",
    ],
    kept: [
      "{you, select, polite {Vous gardez} other {Tu gardes}} {what} pour un autre jour, alors je n'y touche pas.",
      "Je n'y touche pas : {what}, c'est pour un autre jour.",
      "{what}, ce sera pour un autre jour, comme {you, select, polite {vous l'avez} other {tu l'as}} dit.",
    ],
    uncomfortable: [
      "{what}, ce n'est pas confortable, alors on change.",
      "Pas {what} : on n'y serait pas bien.",
      "Avec {what}, on ne serait pas à l'aise, j'ai pris autre chose.",
    ],
    opinion: [
      "{what} ne {what_count, plural, one {fait} other {font}} pas l'unanimité, j'ai choisi autre chose.",
      "{what} ne {what_count, plural, one {plaît} other {plaisent}} pas à tout le monde, alors on change.",
    ],
  },
  kindly: [
    "Et si c'est plus lourd que ça n'en a l'air, {you, select, polite {parlez-en} other {parles-en}} aujourd'hui à quelqu'un de confiance.",
  ],
  distress: {
    "self-harm": [
      "D'abord, l'essentiel : cela semble très dur à porter, et personne ne devrait rester sans aide. Quelqu'un écoute jour et nuit : le 3114 en France, le 0800 32 123 en Belgique, le 143 en Suisse, le 988 au Canada.",
    ],
    abuse: [
      "D'abord, l'essentiel : personne n'a le droit de {you, select, polite {vous} other {te}} faire du mal ou de {you, select, polite {vous} other {te}} faire peur, et ce n'est pas {you, select, polite {votre} other {ta}} faute. Le 3919 aide les femmes en France, en toute discrétion, le 116 006 toute victime, le 0800 30 030 en Belgique ; en cas de danger, le 17 ou le 112, au Canada le 911.",
    ],
    coercion: [
      "D'abord, l'essentiel : personne n'a le droit de {you, select, polite {vous} other {te}} forcer à cela, et ce n'est pas {you, select, polite {votre} other {ta}} faute. En France, le 3919 aide en toute discrétion, le 119 avant dix-huit ans ; en cas de danger, le 17 ou le 112, au Canada le 911.",
    ],
    eating: [
      "D'abord, l'essentiel : ce que {you, select, polite {vous écrivez} other {tu écris}} va bien au-delà des vêtements, et cela peut aller mieux. Un médecin peut aider, ou Anorexie Boulimie Info Écoute au 09 69 325 900.",
    ],
    violence: [
      "Avant tout : une telle colère a ses raisons, mais elle ne doit blesser personne, et ce n'est pas à {you, select, polite {vous} other {toi}} d'en payer le prix. En parler peut aider, dès aujourd'hui : le 3114 en France, le 143 en Suisse, le 988 au Canada ; en cas de danger, le 17 ou le 112.",
    ],
  },
  allergy: [
    "Pour l'allergie, {you, select, polite {lisez} other {lis}} aussi les étiquettes : le placard n'indique pas toutes les fibres.",
    "Je ne sais que ce que dit le placard ; pour l'allergie, {you, select, polite {regardez} other {regarde}} bien l'étiquette.",
    "Un œil aux étiquettes, pour l'allergie : le placard n'indique pas toutes les fibres.",
  ],
};
