import type { OutfitTexts } from "../../texts.ts";

export const outfit: OutfitTexts = {
  lead: [
    "Para {event}: {list_name}.",
    "Esto es lo que yo llevaría para {event}: {list_name}.",
    "Mi elección para {event}: {list_name}.",
    "Para {event}, {you, select, polite {póngase} other {ponte}} {list}.",
    "Para {event} yo iría así: {list_name}.",
  ],
  leadPlain: [
    "Yo iría así: {list_name}.",
    "Esto es lo que yo llevaría: {list_name}.",
    "{you, select, polite {Póngase} other {Ponte}} {list}.",
    "Mi elección: {list_name}.",
    "Yo sacaría del armario esto: {list_name}.",
  ],
  leadFor: [
    "Para {who}: {list}.",
    "Para {who} yo sacaría {list}.",
    "{list} para {who}.",
    "Mi elección para {who}: {list}.",
    "Para {who} dejaría preparado esto: {list}.",
  ],
  leadWanted: [
    "Decidido: para {event}, {hero} con {list}.",
    "{hero} para {event}, {you, select, polite {como pidió} other {como pediste}}, con {list}.",
    "Sí {hero_a} para {event}, y para acompañar, {list}.",
    "{you, select, polite {Lleve} other {Lleva}} {hero} para {event}, tal como {you, select, polite {quería} other {querías}}, con {list}.",
    "Para {event} el punto de partida {hero_count, plural, one {es} other {son}} {hero}; {you, select, polite {añada} other {añade}} {list}.",
  ],
  leadWantedPlain: [
    "Decidido: {hero}, con {list}.",
    "{hero}, {you, select, polite {como pidió} other {como pediste}}, con {list}.",
    "Sí {hero_a}, y para acompañar, {list}.",
    "El punto de partida {hero_count, plural, one {es} other {son}} {hero}; {you, select, polite {añada} other {añade}} {list}.",
    "{you, select, polite {Lleve} other {Lleva}} {hero}, tal como {you, select, polite {quería} other {querías}}, con {list}.",
  ],
  rest: ["Para acompañar, {list}.", "Y con eso, {list}.", "Yo añadiría {list}."],
  over: ["{outer} por encima.", "Por encima, {outer}.", "Y encima, {outer}."],
  extras: ["Y además, {list}.", "Como toque final, {list}."],
  generic: [
    "Yo buscaría algo así: {list}.",
    "Mi idea: {list}.",
    "Una buena base para empezar: {list}.",
    "Yo juntaría {list}.",
    "Lo que mejor iría: {list}.",
  ],
  genericOwned: [
    "En el armario aún no hay nada adecuado para {event}. Para pedir prestado o comprar: {list}.",
    "Al armario le faltan las prendas para {event}. Yo buscaría {list}.",
    "No encuentro en el armario nada que sirva para {event}; {you, select, polite {pida prestado o compre} other {pide prestado o compra}} {list}.",
    "Para {event} falta casi todo: {list}.",
    "Nada del armario encaja para {event}; {list_count, plural, one {haría} other {harían}} falta {list}.",
  ],
  condolence: ["{you, select, polite {Le} other {Te}} acompaño en el sentimiento."],
};
