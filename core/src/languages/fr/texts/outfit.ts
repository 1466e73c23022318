import type { OutfitTexts } from "../../texts.ts";

export const outfit: OutfitTexts = {
  lead: [
    "Pour {event} : {list}.",
    "Pour {event}, je prendrais {list}.",
    "{list} pour {event}.",
    "Mon choix pour {event} : {list}.",
    "Pour {event}, je partirais sur {list}.",
  ],
  leadSetting: [
    "{setting} : {list}.",
    "{setting} : je prendrais {list}.",
    "{setting} : mon choix, c'est {list}.",
    "{setting} : je partirais sur {list}.",
    "{setting} : je mettrais {list}.",
  ],
  leadPlain: [
    "Je prendrais {list}.",
    "Mon choix : {list}.",
    "Je partirais sur {list}.",
    "Je mettrais {list}.",
    "Ma proposition : {list}.",
  ],
  leadFor: [
    "Pour {who} : {list}.",
    "Pour {who}, je préparerais {list}.",
    "{list} pour {who}.",
    "Mon choix pour {who} : {list}.",
    "Pour {who}, je prendrais {list}.",
  ],
  leadWanted: [
    "Pour {event} : {hero}, comme demandé, avec {list}.",
    "{hero} pour {event}, comme demandé, avec {list}.",
    "Pour {event}, va pour {hero}, avec {list}.",
    "Comme demandé, {hero} pour {event}, et avec ça {list}.",
    "Pour {event}, tout part {hero_de}, comme demandé : {list}.",
  ],
  leadWantedPlain: [
    "{hero}, comme demandé, avec {list}.",
    "Va pour {hero}, avec {list}.",
    "Comme demandé, {hero}, et avec ça {list}.",
    "Autour {hero_de}, comme demandé : {list}.",
    "Tout part {hero_de}, comme demandé : {list}.",
  ],
  rest: ["Avec ça, {list}.", "À porter avec {list}.", "J'ajouterais {list}."],
  over: ["{outer} par-dessus.", "Par-dessus, {outer}.", "Et {outer} par-dessus."],
  extras: ["Avec ça, {list}.", "Pour les petites choses, {list}."],
  generic: [
    "Voici ce que je chercherais : {list}.",
    "Je composerais avec {list}.",
    "Mon idée : {list}.",
    "Un bon point de départ : {list}.",
    "Ce qui irait bien : {list}.",
  ],
  genericOwned: [
    "Pour {event}, rien ne convient encore dans le placard ; à emprunter ou à acheter : {list}.",
    "Il manque presque tout pour {event}. Je chercherais {list}.",
    "Le placard n'a pas ce qu'il faut pour {event} : à emprunter ou à acheter, {list}.",
    "Pour {event}, voici ce qui manque au placard : {list}.",
    "Rien dans le placard ne va pour {event} ; je viserais {list}.",
  ],
  condolence: ["Toutes mes condoléances."],
  joke: [
    "Si quelqu'un rit, {hero} {hero_count, plural, one {rira} other {riront}} aussi.",
    "{hero} {hero_count, plural, one {a} other {ont}} promis de ne pas rire.",
  ],
};
