import type { OutfitTexts } from "../../texts.ts";

export const outfit: OutfitTexts = {
  lead: [
    "Per {event}: {list_name}.",
    "La mia scelta per {event}: {list_name}.",
    "Ecco cosa metterei per {event}: {list_name}.",
    "Per {event} {you, select, polite {scelga} other {scegli}} {list}.",
    "Per {event} farei così: {list_name}.",
  ],
  leadPlain: [
    "Io farei così: {list_name}.",
    "Ecco la mia scelta: {list_name}.",
    "Ecco cosa metterei: {list_name}.",
    "{you, select, polite {Metta} other {Metti}} {list}.",
    "Oggi sceglierei questo: {list_name}.",
  ],
  leadFor: [
    "Per {who}: {list}.",
    "Per {who} preparerei {list}.",
    "Ecco cosa sceglierei per {who}: {list}.",
    "La mia scelta per {who}: {list}.",
    "Dall'armadio, per {who}, tirerei fuori {list}.",
  ],
  leadWanted: [
    "Vada per {hero}, e per {event} aggiungerei {list}.",
    "{hero_a}, per {event}, abbinerei {list}.",
    "Per {event} {you, select, polite {metta} other {metti}} {hero}, come {you, select, polite {voleva} other {volevi}}, con {list}.",
    "Con {hero}, per {event}, metterei {list}.",
    "Per {event} ho costruito tutto intorno {hero_a}: ci aggiungerei {list}.",
  ],
  leadWantedPlain: [
    "Vada per {hero}: aggiungerei {list}.",
    "{hero_a} abbinerei {list}.",
    "{hero}, come {you, select, polite {voleva} other {volevi}}, con {list}.",
    "Con {hero} metterei {list}.",
    "Ho costruito tutto intorno {hero_a}: ci aggiungerei {list}.",
  ],
  rest: [
    "{you, select, polite {Ci abbini} other {Abbinaci}} {list}.",
    "Io ci metterei insieme {list}.",
    "Aggiungerei {list}.",
  ],
  over: [
    "Sopra {outer_count, plural, one {va} other {vanno}} {outer}.",
    "E sopra a tutto {outer}.",
    "{you, select, polite {Aggiunga} other {Aggiungi}} {outer} sopra.",
  ],
  extras: ["Poi {list}.", "E per completare, {list}."],
  generic: [
    "Io cercherei questo: {list}.",
    "Metterei insieme {list}.",
    "Una buona base di partenza: {list}.",
    "La mia idea: {list}.",
    "Punterei su {list}.",
  ],
  genericOwned: [
    "Per {event} nell'armadio non c'è ancora niente di adatto. Da farsi prestare o da comprare: {list}.",
    "Nell'armadio non c'è quello che serve per {event}. Io cercherei {list}.",
    "Non ho trovato niente nell'armadio che vada bene per {event}: cercherei, in prestito o in negozio, {list}.",
    "Per {event} manca quasi tutto. Ecco cosa ci vuole: {list}.",
    "Ecco cosa manca nell'armadio per {event}: {list}.",
  ],
  condolence: ["Le mie condoglianze."],
};
