import type { OutfitTexts } from "../../texts.ts";

export const outfit: OutfitTexts = {
  lead: [
    "Para {event}: {list_name}.",
    "Para {event}, eu iria com {list}.",
    "Para {event}, sugiro isto: {list_name}.",
    "Para {event}, {you, select, polite {use} other {usa}} {list}.",
    "Para {event}, fica assim: {list_name}.",
    "O que eu usaria para {event}: {list_name}.",
  ],
  leadPlain: [
    "Eu iria com {list}.",
    "Sugiro isto: {list_name}.",
    "Fica assim: {list_name}.",
    "{you, select, polite {Use} other {Usa}} {list}.",
    "O que eu usaria: {list_name}.",
    "Para mim, o melhor é isto: {list_name}.",
  ],
  leadFor: [
    "Para {who}: {list}.",
    "Para {who}, eu separaria {list}.",
    "Para {who}, sugiro {list}.",
    "Para {who}, o melhor é isto: {list}.",
    "Eu escolheria {list} para {who}.",
  ],
  leadWanted: [
    "Então {hero} para {event}, com {list}.",
    "Para {event}, {hero} com {list}.",
    "Para {event}, parti {hero_de} e juntei {list}.",
    "{you, select, polite {Use} other {Usa}} {hero} para {event}, com {list}.",
    "Com {hero}, para {event}, eu usaria {list}.",
  ],
  leadWantedPlain: [
    "Então {hero}, com {list}.",
    "Parti {hero_de} e juntei {list}.",
    "{you, select, polite {Use} other {Usa}} {hero} com {list}.",
    "Com {hero}, eu usaria {list}.",
    "Fica assim: {hero}, com {list}.",
  ],
  rest: [
    "{you, select, polite {Combine} other {Combina}} com {list}.",
    "E o resto: {list}.",
    "Eu juntaria {list}.",
    "Com isso, eu usaria {list}.",
  ],
  over: ["{outer} por cima.", "Por cima, {outer}.", "E, por cima, {outer}."],
  extras: [
    "E ainda {list}.",
    "Para completar, {list}.",
    "{you, select, polite {Junte} other {Junta}} {list}.",
    "Nos detalhes, {list}.",
  ],
  generic: [
    "Eu procuraria algo assim: {list}.",
    "Eu juntaria {list}.",
    "Para começar, eu escolheria {list}.",
    "A minha ideia: {list}.",
    "Por onde começar: {list}.",
  ],
  genericOwned: [
    "No armário ainda não há nada certo para {event}; para comprar ou pedir emprestado: {list}.",
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
