import type { OutfitTexts } from "../../texts.ts";

export const outfit: OutfitTexts = {
  lead: [
    "Pour {event} : {list_name}.",
    "Pour {event}, je partirais sur {list}.",
    "Pour {event}, {you, select, polite {mettez} other {mets}} {list}.",
    "Pour {event}, je verrais bien {list}.",
    "Je mettrais {list} pour {event}.",
    "Pour {event}, j'ai choisi {list}.",
  ],
  leadPlain: [
    "Je mettrais {list}.",
    "Je partirais sur {list}.",
    "{you, select, polite {Mettez} other {Mets}} {list}.",
    "À {you, select, polite {votre} other {ta}} place, je prendrais {list}.",
    "J'ai choisi {list}.",
    "Je choisirais {list}.",
    "Ce serait pour moi {list}.",
    "Voici mon idée : {list_name}.",
  ],
  leadFor: [
    "Pour {who} : {list}.",
    "Pour {who}, je sortirais {list}.",
    "Pour {who}, je verrais bien {list}.",
    "Pour {who}, je partirais sur {list}.",
    "Je préparerais {list} pour {who}.",
  ],
  leadWanted: [
    "Pour {event}, va pour {hero}, avec {list}.",
    "D'accord pour {hero}. Pour {event}, j'y ajouterais {list}.",
    "Pour {event}, on part {hero_de}, et j'ajouterais {list}.",
    "{you, select, polite {Mettez} other {Mets}} {hero} pour {event}, et avec ça {list}.",
    "Pour {event}, j'ai tout choisi autour {hero_de} : {you, select, polite {ajoutez} other {ajoute}} {list}.",
  ],
  leadWantedPlain: [
    "Va pour {hero}, avec {list}.",
    "D'accord pour {hero}, j'y ajouterais {list}.",
    "On part {hero_de}, et j'ajouterais {list}.",
    "{you, select, polite {Mettez} other {Mets}} {hero}, et avec ça {list}.",
    "J'ai tout choisi autour {hero_de} : {you, select, polite {ajoutez} other {ajoute}} {list}.",
  ],
  completes: ["Ce qui manque : {list}.", "Avec {list}, c'est complet.", "Pour finir : {list}."],
  rest: [
    "Avec ça, je prendrais {list}.",
    "Pour aller avec, je prendrais {list}.",
    "J'ajouterais {list}.",
  ],
  over: [
    "{you, select, polite {Enfilez} other {Enfile}} {outer} par-dessus.",
    "Par-dessus, je mettrais {outer}.",
    "{you, select, polite {Ajoutez} other {Ajoute}} {outer} par-dessus.",
  ],
  extras: [
    "J'y ajouterais {list}.",
    "{you, select, polite {Ajoutez} other {Ajoute}} {list}.",
    "Pour finir, je prendrais {list}.",
  ],
  generic: [
    "Voici ce que je chercherais : {list}.",
    "Je verrais bien {list}.",
    "Un bon point de départ : {list}.",
    "Je partirais sur {list}.",
    "Il faudrait trouver {list}.",
  ],
  genericOwned: [
    "Rien dans le placard ne va encore pour {event}. À emprunter ou à acheter : {list}.",
    "Le placard n'a pas ce qu'il faut pour {event}. Je chercherais {list}.",
    "Pour {event}, je n'ai rien trouvé dans le placard : {you, select, polite {empruntez ou achetez} other {emprunte ou achète}} {list}.",
    "Il manque presque tout pour {event} : {list}.",
    "Pour {event}, il faudra emprunter ou acheter {list}.",
  ],
  condolence: ["Toutes mes condoléances."],
};
