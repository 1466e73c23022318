import type { MissingTexts } from "../../texts.ts";

export const missing: MissingTexts = {
  gear: {
    wetsuit: [
      "Pour l'eau froide, il manque une combinaison néoprène : {you, select, polite {louez-en} other {loues-en}} une, les clubs en ont.",
    ],
    swimwear: [
      "Il manque encore un maillot de bain, à acheter dans n'importe quel magasin de sport.",
    ],
    "fitted-swimwear": [
      "Il manque un maillot moulant, slip ou boxer de bain, à acheter en magasin de sport : les piscines refusent souvent les shorts.",
    ],
    "swim-cap": [
      "{you, select, polite {Prenez} other {Prends}} aussi un bonnet de bain, on en vend souvent à la caisse de la piscine.",
    ],
    "bee-veil": [
      "Près des ruches, pas sans voile d'apiculteur : {you, select, polite {empruntez-en} other {empruntes-en}} un sur place.",
    ],
    "race-suit": [
      "Sur circuit, la combinaison en cuir est obligatoire : {you, select, polite {louez-en} other {loues-en}} une sur place.",
    ],
    "snow-legs": ["Pour la neige, il manque un pantalon imperméable : ça se loue ou s'emprunte."],
    gloves: ["Il manque encore des gants chauds : une paire empruntée suffit."],
    "snow-boots": ["Pour la neige, il manque de bonnes bottes : ça se loue ou s'emprunte."],
    helmet: ["Pas sans casque : ça se loue ou s'emprunte."],
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
    "long-legs": [
      "Ici, les jambes doivent être couvertes jusqu'aux chevilles : {you, select, polite {empruntez} other {emprunte}} un pantalon long.",
    ],
    "closed-shoes": [
      "Par sécurité, il faut ici des chaussures fermées : {you, select, polite {empruntez} other {emprunte}} une paire.",
    ],
    "held-heel": [
      "Pour conduire, {you, select, polite {trouvez} other {trouve}} des chaussures qui tiennent bien le talon, de simples baskets par exemple.",
    ],
    "safety-shoes": [
      "Les chaussures de sécurité sont obligatoires ici : {you, select, polite {demandez} other {demande}} si on en prête sur place.",
    ],
    "sports-shoes": [
      "Il manque de vraies chaussures de sport : {you, select, polite {empruntez} other {emprunte}} ou {you, select, polite {achetez} other {achète}} une paire avant.",
    ],
    "sports-legs": [
      "Il manque un bas de sport : un legging, un short ou un jogging emprunté suffit.",
    ],
    "plant-shoes": [
      "Ce jour-là, pas de chaussures en cuir : une paire en toile, même empruntée, sera parfaite.",
    ],
    "floor-length": [
      "La tenue doit tomber jusqu'au sol, et rien ici n'est aussi long : une robe longue, ça se loue.",
    ],
  },
  gap: [
    "Il manque {what} ; {list} {list_count, plural, one {compléterait} other {compléteraient}} bien la tenue.",
    "Ce qui manque encore : {what}. Je chercherais {list}.",
    "Il faudrait encore {what} : {you, select, polite {empruntez} other {emprunte}} {list}, {you, select, polite {si vous pouvez} other {si tu peux}}.",
  ],
  unfit: [
    "Je n'ai pas trouvé {what} qui {what_count, plural, one {aille} other {aillent}} ici : plutôt {list}, même d'emprunt.",
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
    "{what}, c'est un peu décontracté pour {event} : avec {lift}, même d'emprunt, ce serait parfait.",
    "Pour {event}, {you, select, polite {si vous pouvez} other {si tu peux}} emprunter {lift}, ce sera encore mieux que {what}.",
  ],
  collar: [
    "Je ne connais que la couleur {what_de} ; avec un col, c'est parfait ici.",
    "La photo ne montre pas de col : avec un col, {what} {what_count, plural, one {ira} other {iront}} très bien ici.",
  ],
  formalGap: [
    "Il faut ici un smoking ou une robe longue : {you, select, polite {louez} other {loue}}, {you, select, polite {vous trouverez} other {tu trouveras}} les deux chez un loueur de costumes.",
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
    "{what} ? Il n'y en a pas dans le placard ; j'ai choisi autre chose.",
  ],
  leftOut: [
    "Je n'ai pas réussi à caser {what} avec tout le reste.",
    "{what}, ça n'allait pas avec le reste de ce que {you, select, polite {vous vouliez} other {tu voulais}}, alors j'ai fait sans.",
  ],
  unknown: [
    "Je ne sais pas ce qu'est « {what} » et je ne le trouve pas dans le placard ; {you, select, polite {décrivez-le-moi} other {décris-le-moi}} et j'en tiendrai compte.",
    "« {what} », je ne connais pas comme vêtement : {you, select, polite {dites-moi} other {dis-moi}} ce que c'est et je réessaie.",
  ],
  accent: [
    "Je n'ai rien vu en {colour} ; {piece} {piece_count, plural, one {apporterait} other {apporteraient}} cette couleur.",
    "Le placard n'a encore rien en {colour}, alors pourquoi pas {piece} ?",
  ],
  together: ["C'est choisi pour {first} ; pour {others}, il faudra se changer."],
  wash: [
    "{what} {what_count, plural, one {est} other {sont}} au lavage.",
    "J'aurais bien pris {what}, mais c'est au lavage.",
  ],
};
