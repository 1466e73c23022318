import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Oui, {what} {what_count, plural, one {convient} other {conviennent}} pour {event}.",
      "Oui, {what}, c'est très bien pour {event}.",
    ],
    code: [
      "Plutôt pas : {what}, c'est trop décontracté pour {event}.",
      "Mieux vaut éviter {what} : il faut quelque chose de plus habillé pour {event}.",
    ],
    dressy: ["Plutôt pas : {what}, c'est trop habillé ou trop fragile pour {event}."],
    loud: ["Mieux vaut éviter : {what}, c'est trop voyant pour {event}."],
    covered: [
      "Mieux vaut éviter : {what} ne {what_count, plural, one {couvre} other {couvrent}} pas assez pour {event}.",
    ],
    cold: ["Non, il fait trop froid pour {what}."],
    warm: ["Non, il fait trop chaud pour {what}."],
    gear: ["Non, avec {what}, ça ne va pas."],
    bride: [
      "Mieux vaut éviter : le blanc est réservé à la mariée, et {what}, ça ferait blanc sur les photos.",
    ],
    wet: [
      "Plutôt pas : {what} ne {what_count, plural, one {résisterait} other {résisteraient}} pas à l'eau.",
    ],
    dirt: ["Plutôt pas : sur {what}, on verrait la moindre éclaboussure."],
    shoes: ["Plutôt pas : {what}, ce ne sont pas les bonnes chaussures pour ça."],
    fabric: ["Plutôt pas : {what}, ce n'est pas la bonne matière pour ça."],
    colour: ["Mieux vaut éviter : {what}, ce n'est pas la bonne couleur pour ça."],
    better: [
      "Je prendrais plutôt {other} que {what} : ça convient mieux ici.",
      "Mieux vaut éviter : {other} {other_count, plural, one {irait} other {iraient}} mieux ici que {what}.",
    ],
  },
  choice: ["Des deux, {other}."],
  yes: "Oui, sans hésiter.",
  no: "Plutôt pas.",
  unavailable: [
    "{you, select, polite {Vous dites} other {Tu dis}} que {what} {what_count, plural, one {n'est pas disponible} other {ne sont pas disponibles}}, alors j'ai fait sans.",
    "Comme {you, select, polite {vous l'avez dit} other {tu l'as dit}}, on laisse {what} de côté.",
    "Puisque {you, select, polite {vous ne pouvez} other {tu ne peux}} pas mettre {what}, voici une tenue sans.",
  ],
  disliked: [
    "{you, select, polite {Vous n'avez} other {Tu n'as}} pas envie {what_de} pour ça, alors j'ai pris autre chose.",
    "J'ai laissé {what} de côté, puisque {you, select, polite {vous préférez} other {tu préfères}} autre chose.",
  ],
  unsure: [
    "Je n'ai pas bien compris ce que {you, select, polite {vous vouliez} other {tu voulais}} pour {what}, alors j'ai fait sans ; {you, select, polite {dites-le-moi} other {dis-le-moi}} s'il faut {what_count, plural, one {l'ajouter} other {les ajouter}}.",
  ],
  grounds: {
    cleaned: [
      "{what} {what_count, plural, one {est} other {sont}} encore au pressing, alors j'ai fait sans.",
    ],
    mended: [
      "{what} {what_count, plural, one {a} other {ont}} d'abord besoin d'une petite réparation : ce sera pour une autre fois.",
    ],
    washing: [
      "{what} {what_count, plural, one {est} other {sont}} encore au lavage ou en train de sécher : la tenue s'en passe.",
    ],
    soiled: [
      "{what} {what_count, plural, one {a} other {ont}} d'abord besoin d'un bon nettoyage et {what_count, plural, one {reste} other {restent}} à la maison.",
    ],
    creased: [
      "{what} {what_count, plural, one {attend} other {attendent}} un coup de fer et {what_count, plural, one {reste} other {restent}} sur le cintre.",
    ],
    lent: [
      "{what} {what_count, plural, one {est} other {sont}} en d'autres mains pour l'instant : on s'arrange autrement.",
    ],
    lost: [
      "En attendant que {what} {what_count, plural, one {réapparaisse} other {réapparaissent}}, on fait très bien sans.",
      "Le temps de retrouver {what}, la tenue se fait sans.",
    ],
    elsewhere: [
      "{what} {what_count, plural, one {est} other {sont}} ailleurs en ce moment, j'ai donc composé sans.",
    ],
    broken: [
      "{what} {what_count, plural, one {n'est} other {ne sont}} pas en état de sortir pour le moment, alors on passe à autre chose.",
    ],
    tight: ["On serait à l'étroit dans {what}, autant s'en passer."],
    loose: ["On flotterait dans {what}, alors mieux vaut laisser ça au placard."],
    lately: [
      "{what} {what_count, plural, one {a} other {ont}} déjà servi ces jours-ci, un peu de repos {what_count, plural, one {lui} other {leur}} fera du bien.",
    ],
    kept: [
      "{you, select, polite {Vous gardez} other {Tu gardes}} {what} pour un autre jour, alors je n'y touche pas.",
    ],
    uncomfortable: ["Avec {what}, le confort n'y serait pas, alors on s'en passe volontiers."],
    opinion: [
      "{what} {what_count, plural, one {ne fait} other {ne font}} pas l'unanimité, j'ai donc choisi autre chose.",
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
    "Je ne sais que ce que dit le placard ; pour l'allergie, c'est l'étiquette qui a le dernier mot.",
  ],
};
