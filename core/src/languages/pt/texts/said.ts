import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Sim, {what} {what_count, plural, one {funciona} other {funcionam}} bem.",
      "Sim, {you, select, polite {pode} other {podes}} usar {what}.",
    ],
    code: [
      "Melhor não: {what} {what_count, plural, one {fica informal} other {ficam informais}} demais para {event}.",
    ],
    dressy: [
      "Melhor não: {what} {what_count, plural, one {é} other {são}} de festa demais para {event}.",
    ],
    loud: [
      "Melhor não: {what} {what_count, plural, one {chama} other {chamam}} atenção demais para {event}.",
    ],
    covered: [
      "Melhor não: {what} {what_count, plural, one {tapa} other {tapam}} pouco demais para {event}.",
    ],
    cold: ["Melhor não: está frio demais para {what}."],
    warm: ["Melhor não: está calor demais para {what}."],
    bride: [
      "Melhor não: o branco é da noiva, e nas fotos {what} {what_count, plural, one {parece} other {parecem}} de branco.",
    ],
    wet: [
      "Melhor não: {what} não {what_count, plural, one {aguenta} other {aguentam}} tanta água.",
    ],
    dirt: [
      "Melhor não: lá cada respingo se nota, e {what} {what_count, plural, one {sofre} other {sofrem}} com isso.",
    ],
    shoes: [
      "Melhor não: {what} não {what_count, plural, one {é} other {são}} o calçado certo para lá.",
    ],
    fabric: ["Melhor não: o tecido {what_de} não foi feito para isso."],
    colour: ["Melhor não: a cor {what_de} não combina com a ocasião."],
    better: [
      "Melhor não: {other} {other_count, plural, one {fica} other {ficam}} melhor aqui do que {what}.",
    ],
  },
  yes: "Sim, pode ser.",
  no: "Melhor não.",
  unavailable: [
    "{what} {what_count, plural, one {fica} other {ficam}} de fora, {you, select, polite {como disse} other {como disseste}}.",
    "Desta vez vai sem {what}, {you, select, polite {pelo que conta} other {pelo que contas}}.",
  ],
  disliked: [
    "Desta vez vai sem {what}, {you, select, polite {pelo que conta} other {pelo que contas}}.",
    "{what} hoje {what_count, plural, one {descansa} other {descansam}}, {you, select, polite {pelo que conta} other {pelo que contas}}.",
  ],
  unsure: ["Não ficou claro o que fazer com {what}, então vai sem; basta dizer se entendi mal."],
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
    "Pela alergia, convém ler também a etiqueta: o guarda-roupa não diz todas as fibras.",
    "Só sei o que diz o guarda-roupa; com a alergia, a etiqueta tem a última palavra.",
  ],
};
