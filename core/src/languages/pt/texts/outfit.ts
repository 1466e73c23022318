import type { OutfitTexts } from "../../texts.ts";

export const outfit: OutfitTexts = {
  lead: [
    "Para {event}: {list}.",
    "Para {event}, eu iria com {list}.",
    "{list} para {event}.",
    "A minha escolha para {event}: {list}.",
    "Para {event}, eu usaria {list}.",
  ],
  leadSetting: [
    "{setting}: {list}.",
    "{setting}: eu iria com {list}.",
    "{setting}: a minha escolha, {list}.",
    "{setting}: eu usaria {list}.",
    "{setting}: eu ficaria com {list}.",
  ],
  leadPlain: [
    "Eu iria com {list}.",
    "A minha escolha: {list}.",
    "Eu usaria {list}.",
    "Eu ficaria com {list}.",
    "A minha proposta: {list}.",
  ],
  leadFor: [
    "Para {who}: {list}.",
    "Para {who}, eu separaria {list}.",
    "{list} para {who}.",
    "A minha escolha para {who}: {list}.",
    "Para {who}, eu ficaria com {list}.",
  ],
  leadWanted: [
    "Para {event}: {hero}, {you, select, polite {como pediu} other {como pediste}}, com {list}.",
    "{hero} para {event}, {you, select, polite {como pediu} other {como pediste}}, com {list}.",
    "Para {event}, então {hero}, e com isso {list}.",
    "{you, select, polite {Como pediu} other {Como pediste}}, {hero} para {event}; com isso, {list}.",
    "Para {event}, tudo parte {hero_de}, {you, select, polite {como pediu} other {como pediste}}: {list}.",
  ],
  leadWantedPlain: [
    "{hero}, {you, select, polite {como pediu} other {como pediste}}, com {list}.",
    "Então {hero}, com {list}.",
    "{you, select, polite {Como pediu} other {Como pediste}}, {hero}; com isso, {list}.",
    "Tudo parte {hero_de}, {you, select, polite {como pediu} other {como pediste}}: {list}.",
    "À volta {hero_de}, {you, select, polite {como pediu} other {como pediste}}: {list}.",
  ],
  rest: ["Com isso, {list}.", "Para acompanhar, {list}.", "Eu acrescentaria {list}."],
  over: ["{outer} por cima.", "Por cima, {outer}.", "E por cima {outer}."],
  extras: ["Além disso, {list}.", "Nos detalhes, {list}."],
  generic: [
    "Eu procuraria isto: {list}.",
    "Eu montaria com {list}.",
    "A minha ideia: {list}.",
    "Um bom ponto de partida: {list}.",
    "O que iria bem: {list}.",
  ],
  genericOwned: [
    "Para {event}, o guarda-roupa ainda não tem nada; para pedir emprestado ou comprar: {list}.",
    "Para {event} falta quase tudo. Eu procuraria {list}.",
    "Falta ao guarda-roupa o necessário para {event}: {list}.",
    "Eis o que falta para {event}: {list}.",
    "Nada no guarda-roupa serve para {event}; eu procuraria {list}.",
  ],
  condolence: ["Meus sentimentos."],
  joke: [
    "Se alguém rir, {hero} {hero_count, plural, one {ri} other {riem}} junto.",
    "{hero} {hero_count, plural, one {prometeu} other {prometeram}} não rir.",
  ],
};
