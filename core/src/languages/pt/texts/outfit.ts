import type { OutfitTexts } from "../../texts.ts";

export const outfit: OutfitTexts = {
  lead: [
    "Para {event}, eu iria assim: {list_name}.",
    "Para {event}, eu usaria {list}.",
    "Para {event}, {you, select, polite {use} other {usa}} {list}.",
    "Para {event}, {list}.",
    "Para {event}, {you, select, polite {vá} other {vai}} assim: {list_name}.",
    "Para {event}, fica assim: {list_name}.",
  ],
  leadPlain: [
    "Eu iria assim: {list_name}.",
    "Eu usaria {list}.",
    "{you, select, polite {Use} other {Usa}} {list}.",
    "{you, select, polite {Vá} other {Vai}} assim: {list_name}.",
    "Fica assim: {list_name}.",
    "Eu escolheria {list}.",
  ],
  leadFor: [
    "Para {who}: {list}.",
    "Para {who}, eu separaria {list}.",
    "Para {who}, eu escolheria {list}.",
    "Para {who}, fica assim: {list}.",
    "Eu escolheria {list} para {who}.",
  ],
  leadWanted: [
    "Então {hero} para {event}, com {list}.",
    "Para {event}, {hero} com {list}.",
    "Para {event}, {hero}, claro, e com isso {list}.",
    "{you, select, polite {Use} other {Usa}} {hero} para {event}, com {list}.",
    "Com {hero}, para {event}, eu usaria {list}.",
  ],
  leadWantedPlain: [
    "Então {hero}, com {list}.",
    "{hero}, claro, e com isso {list}.",
    "{you, select, polite {Use} other {Usa}} {hero} com {list}.",
    "Com {hero}, eu usaria {list}.",
    "Fica assim: {hero}, com {list}.",
  ],
  completes: ["O que falta: {list}.", "Com {list}, fica completo.", "Para terminar: {list}."],
  rest: [
    "{you, select, polite {Combine} other {Combina}} com {list}.",
    "Eu juntaria {list}.",
    "Com isso, eu usaria {list}.",
  ],
  over: [
    "Por cima, eu usaria {outer}.",
    "{you, select, polite {Vista} other {Veste}} {outer} por cima.",
    "Por cima {outer_count, plural, one {vai} other {vão}} {outer}.",
  ],
  extras: [
    "Eu juntaria ainda {list}.",
    "{you, select, polite {Junte} other {Junta}} {list}.",
    "Para completar, eu levaria {list}.",
  ],
  generic: [
    "Eu procuraria algo assim: {list}.",
    "Eu juntaria {list}.",
    "Para começar, eu escolheria {list}.",
    "A minha ideia: {list}.",
    "Aqui eu iria com {list}.",
  ],
  genericOwned: [
    "No armário ainda não há nada para {event}; comprado ou emprestado, eu procuraria {list}.",
    "O armário não tem o que é preciso para {event}. Eu procuraria {list}.",
    "Para {event}, não encontrei nada no armário que sirva; vale a pena comprar ou pedir emprestado: {list}.",
    "Falta quase tudo para {event}: {list}.",
    "O que falta no armário para {event}: {list}.",
  ],
  condolence: [
    "Sinto muito pela {you, select, polite {sua} other {tua}} perda.",
    "Lamento muito a {you, select, polite {sua} other {tua}} perda.",
  ],
};
