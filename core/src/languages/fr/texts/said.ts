import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Oui, {what} {what_count, plural, one {convient} other {conviennent}}.",
      "Oui, {you, select, polite {vous pouvez} other {tu peux}} mettre {what}.",
    ],
    code: ["Plutôt non : {what}, c'est trop décontracté pour {event}."],
    dressy: ["Plutôt non : {what}, c'est trop habillé ou trop fragile pour {event}."],
    loud: ["Plutôt non : {what}, c'est trop voyant pour {event}."],
    covered: ["Plutôt non : {what}, ça ne couvre pas assez pour {event}."],
    cold: ["Plutôt non : il fait trop froid pour {what}."],
    warm: ["Plutôt non : il fait trop chaud pour {what}."],
    bride: [
      "Plutôt non : le blanc est à la mariée, et en photo {what} {what_count, plural, one {paraît} other {paraissent}} en blanc.",
    ],
    wet: ["Plutôt non : {what}, ça ne résiste pas à cette humidité."],
    dirt: ["Plutôt non : là-bas, {what}, ça montre la moindre éclaboussure."],
    shoes: ["Plutôt non : {what}, ce ne sont pas les chaussures qu'il faut là-bas."],
    fabric: ["Plutôt non : {what}, le tissu n'est pas fait pour ça."],
    colour: ["Plutôt non : {what}, la couleur ne convient pas là-bas."],
    better: ["Plutôt non : {other}, ça convient mieux ici que {what}."],
  },
  yes: "Oui, sans souci.",
  no: "Plutôt non.",
  unavailable: [
    "{what} {what_count, plural, one {manque} other {manquent}} à l'appel, comme {you, select, polite {vous le dites} other {tu le dis}}.",
    "On fera sans {what}, comme {you, select, polite {vous le dites} other {tu le dis}}.",
  ],
  disliked: [
    "Je {you, select, polite {vous épargne} other {t'épargne}} {what}.",
    "{what} {what_count, plural, one {a} other {ont}} droit à un jour de repos, vu ce que {you, select, polite {vous en dites} other {tu en dis}}.",
  ],
  unsure: [
    "Je n'ai pas bien compris le souhait pour {what}, alors j'ai fait sans ; un mot suffit si je me trompe.",
  ],
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
    "Pour l'allergie, lire aussi les étiquettes : le placard ne dit pas toutes les fibres.",
    "Je ne sais que ce que dit le placard ; pour l'allergie, l'étiquette a le dernier mot.",
  ],
};
