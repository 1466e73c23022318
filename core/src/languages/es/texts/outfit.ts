import type { OutfitTexts } from "../../texts.ts";

export const outfit: OutfitTexts = {
  lead: [
    "Para {event}: {list}.",
    "Para {event} yo llevaría {list}.",
    "{list} para {event}.",
    "Mi elección para {event}: {list}.",
    "Para {event} me quedo con {list}.",
  ],
  leadSetting: [
    "{setting}: {list}.",
    "{setting}: yo llevaría {list}.",
    "{setting}: mi elección, {list}.",
    "{setting}: me quedo con {list}.",
    "{setting}: yo iría con {list}.",
  ],
  leadPlain: [
    "Yo llevaría {list}.",
    "Mi elección: {list}.",
    "Me quedo con {list}.",
    "Yo iría con {list}.",
    "Mi propuesta: {list}.",
  ],
  leadFor: [
    "Para {who}: {list}.",
    "Para {who} dejaría listo: {list}.",
    "{list} para {who}.",
    "Mi elección para {who}: {list}.",
    "Para {who} me quedo con {list}.",
  ],
  leadWanted: [
    "Para {event}: {hero}, {you, select, polite {como ha pedido} other {como pediste}}, con {list}.",
    "{hero} para {event}, {you, select, polite {como ha pedido} other {como pediste}}, con {list}.",
    "Para {event}, pues {hero}, y con eso {list}.",
    "{you, select, polite {Como ha pedido} other {Como pediste}}, {hero} para {event}; y con eso {list}.",
    "Para {event} todo parte {hero_de}, {you, select, polite {como ha pedido} other {como pediste}}: {list}.",
  ],
  leadWantedPlain: [
    "{hero}, {you, select, polite {como ha pedido} other {como pediste}}, con {list}.",
    "Pues {hero}, con {list}.",
    "{you, select, polite {Como ha pedido} other {Como pediste}}, {hero}; y con eso {list}.",
    "Alrededor {hero_de}, {you, select, polite {como ha pedido} other {como pediste}}: {list}.",
    "Todo parte {hero_de}, {you, select, polite {como ha pedido} other {como pediste}}: {list}.",
  ],
  rest: ["Con eso, {list}.", "Para acompañar, {list}.", "Yo añadiría {list}."],
  over: ["{outer} por encima.", "Por encima, {outer}.", "Y encima {outer}."],
  extras: ["Además, {list}.", "En lo pequeño, {list}."],
  generic: [
    "Yo buscaría esto: {list}.",
    "Lo compondría con {list}.",
    "Mi idea: {list}.",
    "Un buen punto de partida: {list}.",
    "Lo que iría bien: {list}.",
  ],
  genericOwned: [
    "Para {event} el armario aún no tiene nada; para pedir prestado o comprar: {list}.",
    "Para {event} falta casi todo. Yo buscaría {list}.",
    "Al armario le falta lo necesario para {event}: {list}.",
    "Esto es lo que falta para {event}: {list}.",
    "Nada del armario sirve para {event}; yo buscaría {list}.",
  ],
  condolence: ["Mi más sentido pésame."],
  joke: [
    "Si alguien se ríe, {hero} también {hero_count, plural, one {se ríe} other {se ríen}}.",
    "{hero} {hero_count, plural, one {ha} other {han}} prometido no reírse.",
  ],
};
