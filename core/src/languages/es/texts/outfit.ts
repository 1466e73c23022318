import type { OutfitTexts } from "../../texts.ts";

export const outfit: OutfitTexts = {
  lead: [
    "Para {event} yo iría así: {list_name}.",
    "Para {event}, {you, select, polite {póngase} other {ponte}} {list}.",
    "Para {event} yo me pondría {list}.",
    "Para {event}, {list}.",
    "Para {event} {you, select, polite {le} other {te}} propongo esto: {list_name}.",
  ],
  leadPlain: [
    "Yo iría así: {list_name}.",
    "{you, select, polite {Póngase} other {Ponte}} {list}.",
    "Yo me pondría {list}.",
    "{you, select, polite {Le} other {Te}} propongo esto: {list_name}.",
    "Yo elegiría {list}.",
    "Yo optaría por {list}.",
    "Yo apostaría por {list}.",
    "{you, select, polite {Vaya} other {Ve}} con {list}.",
  ],
  leadFor: [
    "Para {who}: {list}.",
    "Para {who} yo sacaría {list}.",
    "Para {who} yo elegiría {list}.",
    "Yo dejaría esto preparado para {who}: {list}.",
  ],
  leadWanted: [
    "Decidido: para {event}, {hero} con {list}.",
    "Pues {hero} para {event}, y con eso, {list}.",
    "Sí {hero_a} para {event}, y con eso, {list}.",
    "{you, select, polite {Lleve} other {Lleva}} {hero} para {event}, con {list}.",
    "Para {event}, {hero}, claro; {you, select, polite {añada} other {añade}} {list}.",
  ],
  leadWantedPlain: [
    "Decidido: {hero}, con {list}.",
    "Pues {hero}, y con eso, {list}.",
    "Sí {hero_a}, y con eso, {list}.",
    "{you, select, polite {Lleve} other {Lleva}} {hero}, con {list}.",
    "{hero}, claro; {you, select, polite {añada} other {añade}} {list}.",
  ],
  completes: ["Lo que falta: {list}.", "Con {list}, listo.", "Solo queda añadir {list}."],
  rest: [
    "Con eso {list_count, plural, one {va bien} other {van bien}} {list}.",
    "Yo lo combinaría con {list}.",
    "Para lo demás, {list}.",
  ],
  over: [
    "Por encima {outer_count, plural, one {va} other {van}} {outer}.",
    "Yo llevaría {outer} por encima.",
    "Por encima me pondría {outer}.",
  ],
  extras: [
    "Yo añadiría {list}.",
    "Añadiría también {list}.",
    "Y completaría con {list}.",
    "Remataría con {list}.",
  ],
  generic: [
    "Yo buscaría algo así: {list}.",
    "Mi idea: {list}.",
    "Yo empezaría por {list}.",
    "Yo juntaría {list}.",
    "Aquí yo iría con {list}.",
  ],
  genericOwned: [
    "En el armario aún no hay nada para {event}; prestado o comprado, yo buscaría {list}.",
    "Al armario le falta algo para {event}. Yo buscaría {list}.",
    "No encuentro en el armario nada que sirva para {event}; {you, select, polite {pida prestado o compre} other {pide prestado o compra}} {list}.",
    "Para {event} falta casi todo: {list}.",
    "Nada de lo que hay sirve para {event}; {list_count, plural, one {haría} other {harían}} falta {list}.",
  ],
  condolence: ["Lo siento mucho."],
};
