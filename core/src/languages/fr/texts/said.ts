import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Oui, {what}, c'est très bien pour {event}.",
      "Bien sûr : {what} {what_count, plural, one {va} other {vont}} très bien pour {event}.",
      "Mais oui, {what} pour {event}, sans souci.",
    ],
    code: [
      "J'éviterais {what}, c'est trop décontracté pour {event}.",
      "Mieux vaut éviter {what} : pour {event}, c'est trop décontracté.",
      "Pour {event} ? J'éviterais {what}, c'est trop décontracté.",
    ],
    dressy: [
      "Non, je garderais {what} pour une autre occasion : pour {event}, ce serait dommage.",
      "Je ne sortirais pas {what} pour {event}, c'est trop habillé ou trop fragile.",
    ],
    loud: [
      "Non, {what}, c'est trop voyant pour {event}.",
      "Je laisserais {what} au placard : pour {event}, c'est trop voyant.",
    ],
    covered: [
      "Non, {what} ne {what_count, plural, one {couvre} other {couvrent}} pas assez pour {event}.",
      "Je ne mettrais pas {what} : pour {event}, ça ne couvre pas assez.",
    ],
    cold: ["Non, il fait trop froid pour {what}.", "Je laisserais {what} : on aurait trop froid."],
    warm: ["Non, il fait trop chaud pour {what}.", "Je laisserais {what} : on aurait trop chaud."],
    gear: [
      "Non, ici il faut autre chose que {what}.",
      "Non, {what}, là, ça ne suffit pas.",
      "Je ne prendrais pas {what}, ce n'est pas ce qu'il faut ici.",
    ],
    bride: [
      "Non, pas {what} : le blanc et tout ce qui s'en approche, on le laisse à la mariée.",
      "Je ne mettrais pas {what} : à un mariage, le blanc est pour la mariée.",
    ],
    wet: [
      "Non, {what} ne {what_count, plural, one {résisterait} other {résisteraient}} pas à l'eau.",
      "Je laisserais {what} à la maison, l'eau ne pardonne pas.",
    ],
    dirt: [
      "Non, sur {what}, on verrait la moindre éclaboussure.",
      "Je ne risquerais pas {what}, ça se salirait tout de suite.",
    ],
    shoes: [
      "J'éviterais {what} : là, il faut d'autres chaussures.",
      "Mieux vaut d'autres chaussures que {what}.",
    ],
    fabric: [
      "Non, pas dans cette matière : je laisserais {what} au placard.",
      "Je ne prendrais pas {what}, la matière ne va pas.",
    ],
    colour: [
      "Non, pas dans cette couleur : je laisserais {what} au placard.",
      "Je ne prendrais pas {what}, la couleur ne va pas.",
    ],
    better: [
      "Plutôt que {what}, je prendrais {other}.",
      "Je préfère {other} : ça ira mieux que {what}.",
      "Plutôt {other} que {what}, sans hésiter.",
    ],
  },
  choice: [
    "{other}, sans hésiter.",
    "Moi, je prendrais {other}.",
    "{other}, c'est tout vu.",
    "Je choisirais {other}.",
  ],
  beats: {
    drier: [
      "{what} {what_count, plural, one {arrête} other {arrêtent}} la pluie, {other} non.",
      "Sous la pluie, {other} {other_count, plural, one {prendrait} other {prendraient}} l'eau ; {what}, non.",
    ],
    warmer: [
      "À {temp}, {what} {what_count, plural, one {tient} other {tiennent}} plus chaud.",
      "Avec {other}, on aurait froid à {temp} ; {what} {what_count, plural, one {tient} other {tiennent}} plus chaud.",
    ],
    cooler: [
      "À {temp}, on a moins chaud avec {what}.",
      "Avec {other}, on aurait trop chaud à {temp}.",
    ],
    smarter: [
      "Des deux, {what} {what_count, plural, one {fait} other {font}} plus habillé, et ici ça compte.",
      "À côté {what_de}, {other} {other_count, plural, one {fait} other {font}} trop de tous les jours ici.",
    ],
    easier: [
      "{other} {other_count, plural, one {ferait} other {feraient}} trop habillé ici ; {what} {what_count, plural, one {reste} other {restent}} simple{what_count, plural, one {} other {s}}.",
      "Avec {other}, on serait trop habillé ici.",
    ],
    steadier: [
      "On est plus stable avec {what} qu'avec {other}.",
      "Moins de talon avec {what} qu'avec {other} : on marche et on tient mieux.",
    ],
    closed: [
      "{what} {what_count, plural, one {couvre} other {couvrent}} les orteils, {other} {other_count, plural, one {les laisse} other {les laissent}} à l'air.",
    ],
    washes: [
      "{what} {what_count, plural, one {passe} other {passent}} ensuite à la machine, {other} non.",
    ],
  },
  yes: "Oui, sans hésiter.",
  no: "Plutôt non.",
  unavailable: [
    "On fera sans {what}.",
    "Je n'ai pas compté sur {what}.",
    "On se passera très bien {what_de}.",
    "{what}, on oublie.",
  ],
  disliked: [
    "{what}, on oublie.",
    "D'accord, {what} {what_count, plural, one {reste} other {restent}} au placard.",
    "Pas {what}, c'est entendu.",
  ],
  unsure: [
    "Pour {what}, je n'ai pas bien saisi : j'ai fait sans, mais un mot de {you, select, polite {vous} other {toi}} et je {what_count, plural, one {l'ajoute} other {les ajoute}}.",
    "J'ai laissé {what} de côté, faute d'avoir bien compris ; {you, select, polite {dites-le-moi} other {dis-le-moi}} s'il faut {what_count, plural, one {l'ajouter} other {les ajouter}}.",
  ],
  grounds: {
    cleaned: [
      "{what} {what_count, plural, one {est} other {sont}} encore au pressing, on fera sans.",
      "Dommage que {what} {what_count, plural, one {soit} other {soient}} au pressing.",
      "Comme {what} {what_count, plural, one {est} other {sont}} au pressing, ce sera pour une autre fois.",
      "Le pressing a encore {what}, tant pis.",
    ],
    mended: [
      "{what} {what_count, plural, one {doit} other {doivent}} d'abord passer entre de bonnes mains.",
      "En attendant que {what} {what_count, plural, one {revienne} other {reviennent}} en état, on fera sans.",
      "Pas {what} avant que ce soit réparé.",
    ],
    washing: [
      "Pour {what}, entre lavage et séchage, c'est trop juste.",
      "Le temps que {what} {what_count, plural, one {sèche} other {sèchent}}, on fera sans.",
      "{what} {what_count, plural, one {sèchera} other {sècheront}} tranquillement, ce sera pour une autre fois.",
    ],
    soiled: [
      "{what} {what_count, plural, one {a} other {ont}} d'abord besoin d'un bon nettoyage.",
      "Pas {what} avant un bon nettoyage.",
      "Un bon nettoyage, et {what} {what_count, plural, one {pourra} other {pourront}} ressortir un autre jour.",
      "J'ai laissé {what} : il faut d'abord un bon nettoyage.",
    ],
    creased: [
      "Pas {what} sans un coup de fer.",
      "Le fer attendra, et {what} aussi.",
      "{what}, ce sera un jour où on a le temps de repasser.",
    ],
    lent: [
      "{what} {what_count, plural, one {est} other {sont}} en prêt, on fera sans.",
      "Dommage que {what} {what_count, plural, one {soit} other {soient}} en prêt.",
      "Quand {what} {what_count, plural, one {reviendra} other {reviendront}}, on verra ; là, on fera sans.",
      "On se passera {what_de} cette fois.",
    ],
    lost: [
      "En attendant de remettre la main sur {what}, on fera sans.",
      "On se passera {what_de} cette fois.",
      "Tant que {what} {what_count, plural, one {reste introuvable} other {restent introuvables}}, on fera sans.",
    ],
    elsewhere: [
      "{what} {what_count, plural, one {n'est} other {ne sont}} pas sous la main, tant pis.",
      "Faute d'avoir {what} sous la main, on fera sans.",
      "Dommage de ne pas avoir {what} sous la main.",
      "On se passera {what_de} cette fois.",
    ],
    broken: [
      "Pas {what} dans cet état.",
      "Dommage pour {what}, mais là ce n'est plus mettable.",
      "{what} {what_count, plural, one {n'est} other {ne sont}} plus en état, on fera sans.",
      "Dans l'état où {what_count, plural, one {est} other {sont}} {what}, mieux vaut s'en passer.",
    ],
    tight: [
      "Mieux vaut être à l'aise : on laisse {what}.",
      "{what}, ça serre trop.",
      "Pas {what}, c'est trop petit.",
    ],
    loose: [
      "{what}, c'est trop grand, ça ne tomberait pas bien.",
      "Pas {what}, c'est trop grand.",
      "On nagerait dans {what}.",
    ],
    lately: [
      "{what} {what_count, plural, one {a} other {ont}} bien mérité un jour de repos.",
      "On a déjà vu {what} ces jours-ci, alors on change.",
      "{what} {what_count, plural, one {a} other {ont}} déjà servi ces jours-ci, on varie.",
    ],
    kept: [
      "Je ne touche pas {what_a}, c'est pour un autre jour.",
      "{what} {what_count, plural, one {attendra son} other {attendront leur}} jour.",
      "On garde {what} pour un autre jour.",
    ],
    uncomfortable: [
      "Mieux vaut être à l'aise, donc pas {what}.",
      "Pas {what}, on n'y serait pas bien.",
      "{what}, ce n'est pas confortable, on fera sans.",
    ],
    opinion: [
      "{what} ne {what_count, plural, one {fait} other {font}} pas l'unanimité, on change.",
      "Comme {what} ne {what_count, plural, one {plaît} other {plaisent}} pas à tout le monde, j'ai choisi autre chose.",
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
      "Avant tout : une telle colère a ses raisons, mais elle ne doit blesser personne. En parler peut aider, dès aujourd'hui : le 3114 en France, le 143 en Suisse, le 988 au Canada ; en cas de danger, le 17 ou le 112.",
    ],
  },
  allergy: [
    "Pour l'allergie, {you, select, polite {lisez} other {lis}} aussi les étiquettes : le placard n'indique pas toutes les fibres.",
    "À cause de l'allergie, {you, select, polite {vérifiez} other {vérifie}} quand même l'étiquette, je ne vois pas toutes les fibres.",
    "Un œil aux étiquettes, pour l'allergie : le placard n'indique pas toutes les fibres.",
  ],
};
