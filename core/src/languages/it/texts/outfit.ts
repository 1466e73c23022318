import type { OutfitTexts } from "../../texts.ts";

export const outfit: OutfitTexts = {
  lead: [
    "Per {event}: {list}.",
    "Per {event} prenderei {list}.",
    "{list} per {event}.",
    "La mia scelta per {event}: {list}.",
    "Per {event} metterei {list}.",
  ],
  leadSetting: [
    "{setting}: {list}.",
    "{setting}: prenderei {list}.",
    "{setting}: la mia scelta, {list}.",
    "{setting}: metterei {list}.",
    "{setting}: io direi {list}.",
  ],
  leadPlain: [
    "Prenderei {list}.",
    "La mia scelta: {list}.",
    "Metterei {list}.",
    "Io direi {list}.",
    "La mia proposta: {list}.",
  ],
  leadFor: [
    "Per {who}: {list}.",
    "Per {who} preparerei {list}.",
    "{list} per {who}.",
    "La mia scelta per {who}: {list}.",
    "Per {who} prenderei {list}.",
  ],
  leadWanted: [
    "Per {event}: {hero}, come richiesto, con {list}.",
    "{hero} per {event}, come richiesto, con {list}.",
    "Per {event} allora {hero}, e insieme {list}.",
    "Come richiesto, {hero} per {event}; insieme, {list}.",
    "Per {event} si parte da qui, come richiesto: {hero}. Insieme, {list}.",
  ],
  leadWantedPlain: [
    "{hero}, come richiesto, con {list}.",
    "Allora {hero}, con {list}.",
    "Come richiesto, {hero}; insieme, {list}.",
    "Si parte da qui, come richiesto: {hero}. Insieme, {list}.",
    "Intorno {hero_a}, come richiesto: {list}.",
  ],
  rest: ["Insieme, {list}.", "Da portare con {list}.", "Aggiungerei {list}."],
  over: ["Sopra, {outer}.", "{outer} sopra.", "E sopra {outer}."],
  extras: ["In più, {list}.", "Per i dettagli, {list}."],
  generic: [
    "Cercherei questo: {list}.",
    "Comporrei con {list}.",
    "La mia idea: {list}.",
    "Un buon punto di partenza: {list}.",
    "Quel che andrebbe bene: {list}.",
  ],
  genericOwned: [
    "Per {event} l'armadio non ha ancora niente; da farsi prestare o da comprare: {list}.",
    "Per {event} manca quasi tutto. Cercherei {list}.",
    "All'armadio manca il necessario per {event}: {list}.",
    "Ecco quel che manca per {event}: {list}.",
    "Niente nell'armadio va bene per {event}; cercherei {list}.",
  ],
  condolence: ["Le mie condoglianze."],
  joke: [
    "Se qualcuno ride, {hero} {hero_count, plural, one {ride} other {ridono}} insieme.",
    "{hero} {hero_count, plural, one {ha} other {hanno}} promesso di non ridere.",
  ],
};
