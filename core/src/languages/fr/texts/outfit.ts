import type { OutfitTexts } from "../../texts.ts";

export const outfit: OutfitTexts = {
  lead: [
    "Pour {event} : {list_name}.",
    "Mon choix pour {event} : {list_name}.",
    "Pour {event}, je partirais sur ça : {list_name}.",
    "Pour {event}, {you, select, polite {mettez} other {mets}} {list}.",
    "Voilà ce que je mettrais pour {event} : {list_name}.",
  ],
  leadPlain: [
    "Je mettrais ça : {list_name}.",
    "{list}, voilà mon choix.",
    "Mon choix : {list_name}.",
    "{you, select, polite {Mettez} other {Mets}} {list}.",
    "Voilà ce que je prendrais : {list_name}.",
  ],
  leadFor: [
    "Pour {who} : {list}.",
    "Pour {who}, je sortirais {list}.",
    "{list}, voilà mon choix pour {who}.",
    "Mon idée pour {who} : {list}.",
    "Je préparerais {list} pour {who}.",
  ],
  leadWanted: [
    "Pour {event}, va pour {hero}, avec {list}.",
    "D'accord pour {hero} ; pour {event}, j'y ajouterais {list}.",
    "{hero} pour {event}, comme {you, select, polite {vous vouliez} other {tu voulais}}, et avec ça {list}.",
    "Pour {event}, j'ai tout choisi autour {hero_de}, comme demandé : {you, select, polite {ajoutez} other {ajoute}} {list}.",
    "{you, select, polite {Mettez} other {Mets}} donc {hero} pour {event}, avec {list}.",
  ],
  leadWantedPlain: [
    "Va pour {hero}, avec {list}.",
    "D'accord pour {hero} : j'y ajouterais {list}.",
    "{hero}, comme {you, select, polite {vous vouliez} other {tu voulais}}, et avec ça {list}.",
    "J'ai tout choisi autour {hero_de}, comme demandé : {you, select, polite {ajoutez} other {ajoute}} {list}.",
    "{you, select, polite {Mettez} other {Mets}} donc {hero}, avec {list}.",
  ],
  rest: ["Avec ça, {list}.", "Et pour aller avec : {list}.", "J'ajouterais {list}."],
  over: [
    "{outer} par-dessus.",
    "Et par-dessus, {outer}.",
    "{you, select, polite {Enfilez} other {Enfile}} {outer} par-dessus.",
  ],
  extras: ["Et puis {list}.", "Côté accessoires, {list}."],
  generic: [
    "Voici ce que je chercherais : {list}.",
    "Je verrais bien {list}.",
    "Un bon point de départ : {list}.",
    "Mon idée : {list}.",
    "Il faudrait trouver {list}.",
  ],
  genericOwned: [
    "Rien dans le placard ne va encore pour {event} ; à emprunter ou à acheter : {list}.",
    "Le placard n'a pas ce qu'il faut pour {event}. Je chercherais {list}.",
    "Pour {event}, je n'ai rien trouvé dans le placard : {you, select, polite {empruntez ou achetez} other {emprunte ou achète}} {list}.",
    "Il manque presque tout pour {event} : {list}.",
    "Pour {event}, il faudra emprunter ou acheter ce qui manque : {list}.",
  ],
  condolence: ["Toutes mes condoléances."],
};
