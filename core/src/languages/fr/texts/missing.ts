import type { MissingTexts } from "../../texts.ts";

export const missing: MissingTexts = {
  gear: {
    wetsuit: [
      "Dans une eau froide, il faut une combinaison néoprène, et le placard n'en a pas : mieux vaut en louer une.",
    ],
    swimwear: [
      "Dans l'eau, il faut un maillot de bain, et le placard n'en a pas : mieux vaut en acheter un.",
    ],
    "fitted-swimwear": [
      "En piscine, le règlement demande un maillot moulant (slip ou boxer de bain) et refuse les shorts ; le placard n'en a pas.",
    ],
    "swim-cap": [
      "À la piscine, le bonnet de bain est souvent obligatoire, et il n'y en a pas dans le placard.",
    ],
    "bee-veil": [
      "Près des ruches, il faut un voile d'apiculteur, et le placard n'en a pas : mieux vaut en emprunter un sur place.",
    ],
    "race-suit": [
      "Sur circuit, la combinaison en cuir est obligatoire, et le placard n'en a pas : mieux vaut en louer une.",
    ],
    "snow-legs": [
      "Dans la neige, il faut un pantalon imperméable, et le placard n'en a pas : mieux vaut en louer un.",
    ],
    gloves: ["Il faut aussi des gants chauds, et le placard n'en a pas."],
    "mountain-boots": [
      "En montagne, il faut des chaussures à semelle qui accroche, et le placard n'en a pas : à louer ou à emprunter.",
    ],
    "rain-boots": [
      "Avec autant d'eau, il faut des bottes en caoutchouc, et le placard n'en a pas : mieux vaut en emprunter.",
    ],
    "hi-vis": [
      "Ici, le gilet haute visibilité est obligatoire, et le placard n'en a pas : à demander sur place ou à acheter.",
    ],
    "head-cover": [
      "Là-bas, on se couvre la tête, et le placard n'a pas de foulard pour ça : à emprunter, ou à prendre à l'entrée.",
    ],
    costume: [
      "Sans costume, on n'entre pas, et le placard n'en a pas : mieux vaut en louer un ou en emprunter un.",
    ],
    "snow-boots": [
      "Dans la neige, il faut des bottes, et le placard n'en a pas : mieux vaut en emprunter.",
    ],
    helmet: ["Le casque est indispensable, et le placard n'en a pas : mieux vaut en emprunter un."],
    "long-legs": [
      "Ici, les jambes doivent être couvertes jusqu'aux chevilles, et rien dans le placard ne le fait.",
    ],
    "closed-shoes": ["Par sécurité, il faut ici des chaussures fermées, et le placard n'en a pas."],
    "held-heel": [
      "Au volant, la chaussure doit tenir le talon et ne pas glisser de la pédale ; le placard n'en a pas.",
    ],
    "safety-shoes": [
      "Les chaussures de sécurité sont obligatoires ici, et le placard n'en a pas : à demander sur place.",
    ],
    "sports-shoes": ["Il faut de vraies chaussures de sport, et le placard n'en a pas."],
    "sports-legs": ["Il faut un bas de sport, et le placard n'en a pas."],
    "plant-shoes": [
      "Ce jour-là, on ne porte pas de chaussures en cuir, et le placard n'en a pas d'autres : en toile, ce serait juste.",
    ],
    "floor-length": [
      "La tenue doit tomber jusqu'au sol, et rien dans le placard n'est aussi long : mieux vaut louer une robe.",
    ],
  },
  gap: [
    "Il manque {what} dans le placard ; {list} {list_count, plural, one {compléterait} other {compléteraient}} bien la tenue.",
    "Ce qui manque encore : {what}. Je chercherais {list}.",
    "Le placard n'a pas tout, il faudrait {what} : si possible, {you, select, polite {empruntez} other {emprunte}} {list}.",
  ],
  unfit: [
    "Le placard a bien {what}, mais rien qui aille ici ; il faudrait plutôt {list}.",
    "Il manque {what} qui {what_count, plural, one {convienne} other {conviennent}} : {list} {list_count, plural, one {ferait} other {feraient}} l'affaire.",
  ],
  shoes: [
    "Pas encore de chaussures dans le placard : {list} {list_count, plural, one {irait} other {iraient}} bien.",
    "Il manque encore des chaussures ; je prendrais {list}.",
  ],
  shoesUnfit: [
    "Aucune des chaussures du placard ne convient ; {list}, ce serait mieux.",
    "Côté chaussures, il manque la bonne paire : je prendrais {list}.",
  ],
  plain: [
    "Pour être honnête, {what}, c'est un peu décontracté pour {event}, et le placard n'a rien de plus habillé ; {lift} {lift_count, plural, one {changerait} other {changeraient}} tout.",
    "{what} {what_count, plural, one {fait} other {font}} un peu décontracté pour {event}, et le placard n'a pas mieux : {you, select, polite {empruntez} other {emprunte}} {lift}.",
  ],
  collar: [
    "Je ne connais que la couleur {what_de} ; avec un col, c'est parfait ici.",
    "La photo ne montre pas si {what} {what_count, plural, one {a} other {ont}} un col ; ici, il en faudrait un.",
  ],
  formalGap: [
    "Le dress code demande un smoking ou une robe longue, et le placard n'a ni l'un ni l'autre : à louer.",
    "Ce qui manque, c'est un smoking ou une robe jusqu'au sol ; un loueur a les deux.",
  ],
  empty: [
    "Le placard est encore vide ; avec une photo de chaque vêtement, je choisirai parmi ce que {you, select, polite {vous avez} other {tu as}} vraiment.",
  ],
  whiteTie: [
    "La cravate blanche ne laisse pas le choix : frac noir et nœud papillon blanc, ou robe de bal jusqu'au sol. Louer est courant.",
    "Cravate blanche veut dire frac, gilet blanc et nœud papillon blanc, ou robe du soir jusqu'au sol ; un loueur les a.",
  ],
  notOwned: [
    "{what} ? Je n'en ai pas trouvé dans le placard, alors j'ai fait sans.",
    "Il manque {what} dans le placard, alors j'ai choisi autre chose.",
  ],
  leftOut: [
    "Je n'ai pas pu ajouter {what} sans aller contre {you, select, polite {vos} other {tes}} autres souhaits.",
    "{what}, ça n'allait pas avec {you, select, polite {vos} other {tes}} autres souhaits, alors j'ai fait sans.",
  ],
  unknown: [
    "Je ne sais pas ce qu'est « {what} » et je ne le trouve pas dans le placard ; {you, select, polite {décrivez-le-moi} other {décris-le-moi}} et j'en tiendrai compte.",
    "« {what} », je ne connais pas comme vêtement : {you, select, polite {dites-moi} other {dis-moi}} ce que c'est et je réessaie.",
  ],
  accent: [
    "Il n'y a rien en {colour} dans le placard ; {piece} {piece_count, plural, one {apporterait} other {apporteraient}} cette couleur.",
    "Le placard n'a encore rien en {colour}, alors pourquoi pas {piece} ?",
  ],
  together: ["C'est pensé d'abord pour {first} ; pour {others}, c'est un compromis."],
  wash: [
    "{what} {what_count, plural, one {est} other {sont}} au lavage.",
    "J'aurais pu prendre {what}, mais c'est au lavage.",
  ],
};
