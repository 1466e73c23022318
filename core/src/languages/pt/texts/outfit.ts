import type { OutfitTexts } from "../../texts.ts";

export const outfit: OutfitTexts = {
  lead: [
    "Para {event}: {list_name}.",
    "Para {event}, eu escolheria isto: {list_name}.",
    "A minha escolha para {event}: {list_name}.",
    "Para {event}, {you, select, polite {use} other {usa}} {list}.",
    "Para {event}, eu iria assim: {list_name}.",
  ],
  leadPlain: [
    "Eu iria assim: {list_name}.",
    "Eu escolheria isto: {list_name}.",
    "A minha escolha: {list_name}.",
    "Aqui vai a minha ideia: {list_name}.",
    "{you, select, polite {Use} other {Usa}} {list}.",
  ],
  leadFor: [
    "Para {who}: {list}.",
    "Para {who}, eu separaria {list}.",
    "{list} para {who}.",
    "A minha escolha para {who}: {list}.",
    "Eu escolheria {list} para {who}.",
  ],
  leadWanted: [
    "Então {hero} para {event}, com {list}.",
    "Para {event}, fica decidido: {hero}, com {list}.",
    "{you, select, polite {Use} other {Usa}} {hero} para {event}, como {you, select, polite {queria} other {querias}}, com {list}.",
    "{hero} para {event}, como {you, select, polite {pediu} other {pediste}}, e para acompanhar {list}.",
    "Para {event}, parti {hero_de}, como {you, select, polite {pediu; junte} other {pediste; junta}} {list}.",
  ],
  leadWantedPlain: [
    "Fica decidido: {hero}, com {list}.",
    "{hero}, como {you, select, polite {pediu} other {pediste}}, com {list}.",
    "Então {hero}, e para acompanhar {list}.",
    "Parti {hero_de}, como {you, select, polite {pediu; junte} other {pediste; junta}} {list}.",
    "{you, select, polite {Use} other {Usa}} {hero}, como {you, select, polite {queria} other {querias}}, com {list}.",
  ],
  rest: [
    "{you, select, polite {Combine} other {Combina}} com {list}.",
    "Para acompanhar: {list}.",
    "Eu juntaria {list}.",
  ],
  over: ["{outer} por cima.", "Por cima, {outer}.", "E por cima de tudo, {outer}."],
  extras: ["E ainda {list}.", "Para completar, {list}."],
  generic: [
    "Eu procuraria algo assim: {list}.",
    "Eu juntaria {list}.",
    "Um bom conjunto para começar: {list}.",
    "A minha ideia: {list}.",
    "Eu procuraria {list}.",
  ],
  genericOwned: [
    "No armário ainda não há nada certo para {event}, por isso fica uma lista para comprar ou pedir emprestado: {list}.",
    "O armário não tem o que é preciso para {event}. Eu procuraria {list}.",
    "Para {event}, não encontrei nada no armário que sirva; vale a pena comprar ou pedir emprestado: {list}.",
    "Falta quase tudo para {event}: {list}.",
    "O que falta no armário para {event}: {list}.",
  ],
  condolence: ["Sinto muito pela {you, select, polite {sua} other {tua}} perda."],
};
