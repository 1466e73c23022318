import type { InventoryWords } from "../inventory-words.ts";

export const inventory: InventoryWords = {
  and: "e|ed|piu|poi|nonche",
  but: "ma|pero",
  or: "o|oppure|a",
  amounts:
    "un paio di:2|qualche:3|alcuni:3|alcune:3|parecchi:5|parecchie:5|diversi:3|diverse:3|varie:3|vari:3|tanti:5|tante:5|molti:5|molte:5|mezza dozzina di:6|mezza dozzina:6|una mezza dozzina di:6|una dozzina di:12|una dozzina:12|dozzina di:12|dozzina:12|una decina di:10|una decina:10|decina di:10|decina:10|un sacco di:5|entrambi:2|entrambe:2|due tre:3|due o tre:3|una ventina di:20|una manciata di:5|un solo:1|una sola:1|uno:1|un:1|una:1|un mucchio di:5|una quindicina di:15",
  pair: "un paio di|1 paio di|paio di|un paio d|un paio",
  measures:
    "paia di|paia|paio|circa|quasi|piu o meno|forse|almeno|pezzi|pezzo|pz|volte|in tutto|in totale|solo|sui|tipo|ciascuno|soprattutto",
  each: "un|uno|una|un altro|un altra|altro|altra|l altro|l altra|gli altri|le altre|il resto",
  opening:
    "solo|ho|io ho|ho anche|abbiamo|anche|c e|ci sono|poi|e|mio|mia|miei|mie|il|lo|la|i|gli|le|l|un|uno|una|quel|quella|quello|quei|quelle|questo|questa|questi|queste|dei|degli|delle|del|della|dello|ciao|allora|beh|ah|eh|inoltre|altro|altra|altri|altre|sua|suo|ecc|etc|nostro",
  lacking:
    "no|non|nessun|nessuna|nessuno|niente|nulla|mai|ne|mi serve|mi servono|vorrei|cerco|perso|persa|persi|venduto|venduta|regalato|regalata|manca|mancano|zero|devo comprare|neanche|buttato",
  telling:
    "che|di mio|di mia|di mio|del mio|della mia|della|del|dello|per|con|col|coi|senza|da|dal|dalla|ma|perche|quando|in|a|al|alla|fatto|fatta|regalo|comprato|comprata|e|sono|era|un po|dei|degli|delle|dell|modello|stile|tipo|su|di",
  which: "che|cui",
  detail: "con|col|coi|senza|ma|a",
  sizes: "taglia|tg|numero|num|n|anni|anno|mesi|euro|cm|mm|den|denari|eu|uk|us|w|l|pollici|misura",
  hued: "",
  colours:
    "color carne:beige|carne:beige|pistacchio:light-green|amaranto:burgundy|fluo:neon-yellow|cuoio:camel|colorato:multicolour|colorata:multicolour|colorati:multicolour|colorate:multicolour|caffe:brown|mattone:rust|naturale:beige",
};
