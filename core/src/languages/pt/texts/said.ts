import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Sim: para {event}, {what} {what_count, plural, one {é} other {são}} uma boa escolha.",
      "Sim, {what} {what_count, plural, one {fica} other {ficam}} bem para {event}.",
    ],
    code: [
      "Eu diria que não: {what} {what_count, plural, one {é informal} other {são informais}} demais para {event}.",
      "Melhor não: para {event} é preciso algo mais elegante do que {what}.",
    ],
    dressy: [
      "Eu diria que não: para {event}, {what} {what_count, plural, one {é elegante ou frágil} other {são elegantes ou frágeis}} demais.",
    ],
    loud: [
      "Melhor não: para {event}, {what} {what_count, plural, one {chamaria} other {chamariam}} demais a atenção.",
    ],
    covered: ["Melhor não: para {event} convém algo que cubra mais do que {what}."],
    cold: ["Eu diria que não: está frio demais para {what}."],
    warm: ["Eu diria que não: está calor demais para {what}."],
    bride: [
      "Melhor não: o branco é para a noiva, e nas fotos {what} {what_count, plural, one {pareceria} other {pareceriam}} dessa cor.",
    ],
    wet: [
      "Eu diria que não: {what} não {what_count, plural, one {aguentaria} other {aguentariam}} tanta água.",
    ],
    dirt: ["Eu diria que não: qualquer salpico ficaria à vista {what_in}."],
    shoes: [
      "Eu diria que não: {what} não {what_count, plural, one {é} other {são}} o calçado certo para isto.",
    ],
    fabric: ["Eu diria que não: o tecido {what_de} não serve para isto."],
    colour: ["Melhor não: a cor {what_de} não é a certa para isto."],
    better: [
      "Em vez {what_de}, eu escolheria {other}: {other_count, plural, one {fica} other {ficam}} melhor aqui.",
      "Melhor não: {other} {other_count, plural, one {serve} other {servem}} melhor para isto do que {what}.",
    ],
  },
  yes: "Sim, à vontade.",
  no: "Melhor não.",
  unavailable: [
    "{you, select, polite {Disse} other {Disseste}} que hoje não dá para usar {what}, por isso escolhi outra coisa.",
    "{what} {what_count, plural, one {fica} other {ficam}} de fora, como {you, select, polite {disse} other {disseste}}.",
    "Já que hoje não {you, select, polite {pode} other {podes}} usar {what}, pensei em algo diferente.",
  ],
  disliked: [
    "Não {you, select, polite {gosta} other {gostas}} {what_de} para isto, por isso {what_count, plural, one {fica} other {ficam}} em casa.",
    "Deixei {what} de lado, já que {you, select, polite {prefere} other {preferes}} não usar.",
  ],
  unsure: [
    "Não entendi bem o que {you, select, polite {queria} other {querias}} fazer com {what}, por isso {what_count, plural, one {ficou} other {ficaram}} de fora; {you, select, polite {diga se quer} other {diz se queres}} usar.",
  ],
  kindly: [
    "E se pesa mais do que parece, {you, select, polite {fale} other {fala}} hoje com alguém de confiança.",
  ],
  distress: {
    "self-harm": [
      "Primeiro, o mais importante: isso parece muito difícil, e ninguém tem de passar por isso sem ajuda. Há quem escute dia e noite: o CVV 188 no Brasil, o 1411 em Portugal; em caso de emergência, o 192 ou o 112.",
    ],
    abuse: [
      "Primeiro, o mais importante: ninguém tem o direito de fazer mal nem de causar medo a outra pessoa, e a culpa não é de quem sofre. Há ajuda confidencial: o 180 ou o Disque 100 no Brasil, o 800 202 148 em Portugal; em caso de perigo, o 190 ou o 112.",
    ],
    coercion: [
      "Primeiro, o mais importante: ninguém tem o direito de obrigar alguém a isso, e a culpa não é de quem sofre. Há ajuda confidencial: o Disque 100 ou o 180 no Brasil, a APAV (116 006) em Portugal; em caso de perigo, o 190 ou o 112.",
    ],
    eating: [
      "Primeiro, o mais importante: isso vai além da roupa, e pode melhorar. Vale a pena contar a um médico ou a alguém de confiança; escutam também o CVV 188 no Brasil e o SNS 24 (808 24 24 24) em Portugal.",
    ],
    violence: [
      "Antes de tudo: uma raiva assim tem os seus motivos, mas não deve ferir ninguém, e quem a sente também não deve sofrer por causa dela. Falar ajuda, ainda hoje: alguém de confiança, o CVV 188 no Brasil ou o SNS 24 (808 24 24 24) em Portugal; em caso de perigo, o 190 ou o 112.",
    ],
  },
  allergy: [
    "Por causa da alergia, {you, select, polite {leia} other {lê}} também as etiquetas: o armário não indica todas as fibras.",
    "Só sei o que o armário diz, por isso, quanto à alergia, a etiqueta tem a última palavra.",
  ],
};
