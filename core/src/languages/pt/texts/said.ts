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
    gear: ["Não, com {what} não dá."],
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
  choice: ["Das duas opções, {other}."],
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
  grounds: {
    cleaned: [
      "{what} ainda {what_count, plural, one {está} other {estão}} na tinturaria, por isso escolhi outra coisa.",
      "Enquanto {what} não {what_count, plural, one {volta} other {voltam}} da limpeza, fica aqui outra ideia.",
    ],
    mended: [
      "{what} {what_count, plural, one {precisa} other {precisam}} primeiro de um conserto, por isso hoje {what_count, plural, one {fica} other {ficam}} de fora.",
      "Enquanto {what} {what_count, plural, one {espera} other {esperam}} pelo conserto, pensei em algo diferente.",
    ],
    washing: [
      "Entre lavar e secar, {what} não {what_count, plural, one {chega} other {chegam}} a tempo, por isso procurei outra solução.",
      "{what} só {what_count, plural, one {volta} other {voltam}} a sair depois de lavar e secar, por isso hoje {what_count, plural, one {fica} other {ficam}} em casa.",
    ],
    soiled: [
      "{what} {what_count, plural, one {precisa} other {precisam}} primeiro de uma boa limpeza, por isso hoje {what_count, plural, one {fica} other {ficam}} de fora.",
      "Antes de sair outra vez, {what} {what_count, plural, one {merece} other {merecem}} uma boa limpeza; melhor algo que já esteja pronto para sair.",
    ],
    creased: [
      "{what} {what_count, plural, one {precisa} other {precisam}} de ferro, por isso hoje {what_count, plural, one {fica} other {ficam}} no armário.",
      "Sem passar a ferro, {what} não {what_count, plural, one {ficaria} other {ficariam}} bem, por isso escolhi outra coisa.",
    ],
    lent: [
      "{what} {what_count, plural, one {está} other {estão}} agora em outras mãos, por isso escolhi entre o que há em casa.",
      "Como {what} {what_count, plural, one {anda} other {andam}} por outras mãos, pensei em algo diferente.",
    ],
    lost: [
      "Até {what} {what_count, plural, one {aparecer} other {aparecerem}}, fica aqui outra ideia.",
      "Espero que {what} {what_count, plural, one {apareça} other {apareçam}} em breve; por agora, esta é outra opção.",
    ],
    elsewhere: [
      "{what} não {what_count, plural, one {está} other {estão}} à mão, por isso escolhi entre o que há por perto.",
      "Como {what} {what_count, plural, one {está} other {estão}} em outro lugar, hoje não {what_count, plural, one {entra} other {entram}} na escolha.",
    ],
    broken: [
      "{what} não {what_count, plural, one {está} other {estão}} em condições de sair, por isso {what_count, plural, one {fica} other {ficam}} em casa por agora.",
      "No estado em que {what_count, plural, one {está} other {estão}}, {what} não {what_count, plural, one {aguentaria} other {aguentariam}} mais uma saída, e é melhor não arriscar.",
    ],
    tight: [
      "{what} {what_count, plural, one {apertaria} other {apertariam}} demais, por isso procurei algo com mais espaço.",
      "Melhor algo que não aperte, por isso deixei {what} no armário.",
    ],
    loose: [
      "{what} {what_count, plural, one {ficaria grande} other {ficariam grandes}} demais, por isso escolhi algo mais à medida.",
      "Com {what} sobraria espaço por todos os lados, por isso hoje {what_count, plural, one {fica} other {ficam}} em casa.",
    ],
    lately: [
      "{what} {what_count, plural, one {saiu} other {saíram}} há muito pouco tempo, por isso hoje {what_count, plural, one {descansa} other {descansam}}.",
      "{what} já {what_count, plural, one {apareceu} other {apareceram}} bastante nestes dias, por isso é a vez de outras peças.",
    ],
    kept: [
      "{what} {what_count, plural, one {espera} other {esperam}} por outro dia, por isso hoje {what_count, plural, one {fica} other {ficam}} no armário.",
      "Deixei {what} para o seu grande dia; hoje entram outras peças.",
    ],
    uncomfortable: [
      "{what} só {what_count, plural, one {incomodaria} other {incomodariam}}, por isso hoje {what_count, plural, one {fica} other {ficam}} em casa.",
      "O conforto vem primeiro, por isso deixei {what} para outra ocasião.",
    ],
    opinion: [
      "Depois do que se disse {what_de}, escolhi algo diferente.",
      "Para que hoje não haja comentários, deixei {what} em casa.",
    ],
  },
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
