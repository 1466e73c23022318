import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Sim, {what} {what_count, plural, one {fica} other {ficam}} bem para {event}.",
      "Por mim, sim: para {event}, {what} {what_count, plural, one {é} other {são}} uma boa escolha.",
      "Dá, sim: {what} {what_count, plural, one {serve} other {servem}} bem para {event}.",
    ],
    code: [
      "Eu diria que não: {what} {what_count, plural, one {é informal} other {são informais}} demais para {event}.",
      "Melhor não: para {event} é preciso algo mais elegante do que {what}.",
      "Acho que não: para {event}, eu escolheria algo mais arrumado do que {what}.",
    ],
    dressy: [
      "Eu diria que não: para {event}, {what} {what_count, plural, one {é elegante ou frágil} other {são elegantes ou frágeis}} demais.",
      "Eu guardaria {what} para outro dia: para {event}, {what_count, plural, one {é elegante ou frágil} other {são elegantes ou frágeis}} demais.",
    ],
    loud: [
      "Melhor não: para {event}, {what} {what_count, plural, one {chamaria} other {chamariam}} demais a atenção.",
      "Eu diria que não: {what} {what_count, plural, one {chamaria} other {chamariam}} demais a atenção para {event}.",
    ],
    covered: [
      "Melhor não: para {event} convém algo que cubra mais do que {what}.",
      "Eu diria que não: {what} {what_count, plural, one {tapa} other {tapam}} pouco para {event}.",
    ],
    cold: [
      "Eu diria que não: está frio demais para {what}.",
      "Melhor não: com {what}, {you, select, polite {ia} other {ias}} passar frio.",
    ],
    warm: [
      "Eu diria que não: está calor demais para {what}.",
      "Melhor não: com {what}, {you, select, polite {ia} other {ias}} passar calor.",
    ],
    gear: [
      "Não, com {what} não dá.",
      "Eu diria que não: {what} aqui não {what_count, plural, one {basta} other {bastam}}.",
    ],
    bride: [
      "Melhor não: o branco é da noiva, e nas fotos {what} {what_count, plural, one {pareceria} other {pareceriam}} dessa cor.",
      "Eu diria que não: nas fotos, {what} {what_count, plural, one {pareceria} other {pareceriam}} da cor da noiva.",
    ],
    wet: [
      "Eu diria que não: {what} não {what_count, plural, one {aguentaria} other {aguentariam}} tanta água.",
      "Melhor não: é água demais para {what}.",
    ],
    dirt: [
      "Eu diria que não: qualquer salpico ficaria à vista {what_in}.",
      "Melhor não: qualquer salpico ia saltar à vista {what_in}.",
    ],
    shoes: [
      "Eu diria que não: {what} não {what_count, plural, one {é} other {são}} o calçado certo para isto.",
      "Melhor não: para isto, {what} não {what_count, plural, one {serve} other {servem}} de calçado.",
    ],
    fabric: [
      "Eu diria que não: o tecido {what_de} não serve para isto.",
      "Melhor não: para isto, o tecido {what_de} não é o certo.",
    ],
    colour: [
      "Melhor não: a cor {what_de} não é a certa para isto.",
      "Eu diria que não, pela cor {what_de}: não é a certa para isto.",
    ],
    better: [
      "Em vez {what_de}, eu escolheria {other}: {other_count, plural, one {fica} other {ficam}} melhor aqui.",
      "Melhor não: {other} {other_count, plural, one {serve} other {servem}} melhor para isto do que {what}.",
      "Eu iria com {other}: para isto, {other_count, plural, one {serve} other {servem}} melhor do que {what}.",
    ],
  },
  choice: [
    "Das duas opções, {other}.",
    "Entre as duas opções, eu iria com {other}.",
    "Eu escolheria {other}.",
  ],
  yes: "Sim, à vontade.",
  no: "Melhor não.",
  unavailable: [
    "Hoje não dá para usar {what}, por isso escolhi outra coisa.",
    "Sem {what}, a melhor ideia é esta.",
    "Já que hoje não {you, select, polite {pode} other {podes}} usar {what}, fui buscar outra coisa.",
    "Como hoje não dá para usar {what}, procurei outra solução.",
  ],
  disliked: [
    "Como não {you, select, polite {gosta} other {gostas}} {what_de} para isto, {what_count, plural, one {fica} other {ficam}} em casa.",
    "Deixei {what} de lado, já que {you, select, polite {prefere} other {preferes}} não usar.",
    "Não insisto: {what} {what_count, plural, one {fica} other {ficam}} no armário.",
  ],
  unsure: [
    "Não entendi bem o que {you, select, polite {queria} other {querias}} fazer com {what}, por isso {what_count, plural, one {ficou} other {ficaram}} de fora; {you, select, polite {diga se quer} other {diz se queres}} usar.",
    "Não ficou claro se {what} {what_count, plural, one {devia} other {deviam}} entrar; por agora {what_count, plural, one {fica} other {ficam}} de fora, mas é só dizer.",
  ],
  grounds: {
    cleaned: [
      "{what} ainda {what_count, plural, one {está} other {estão}} na tinturaria, por isso escolhi outra coisa.",
      "Enquanto {what} não {what_count, plural, one {volta} other {voltam}} da limpeza, esta é uma boa alternativa.",
      "Como {what} ainda {what_count, plural, one {está} other {estão}} na tinturaria, procurei no resto do armário.",
      "Hoje não conto com {what}: ainda falta voltar da tinturaria.",
    ],
    mended: [
      "{what} {what_count, plural, one {precisa} other {precisam}} primeiro de um conserto, por isso escolhi outra coisa.",
      "Enquanto {what} {what_count, plural, one {espera} other {esperam}} pelo conserto, esta é uma boa alternativa.",
      "Antes de sair, {what} {what_count, plural, one {tem} other {têm}} de passar pelo conserto.",
      "Hoje não conto com {what}: falta o conserto.",
    ],
    washing: [
      "Entre lavar e secar, {what} não {what_count, plural, one {chega} other {chegam}} a tempo, por isso procurei outra solução.",
      "Hoje não conto com {what}: ainda falta lavar ou secar.",
      "Como ainda falta lavar ou secar {what}, fui buscar outra coisa.",
      "Para {what} não há tempo de lavar e secar, por isso escolhi outra coisa.",
    ],
    soiled: [
      "{what} {what_count, plural, one {precisa} other {precisam}} primeiro de uma boa lavagem, por isso escolhi outra coisa.",
      "Antes de sair outra vez, {what} {what_count, plural, one {tem} other {têm}} de ir para lavar.",
      "Hoje não conto com {what}: falta uma boa limpeza.",
      "Com {what} por limpar, fui buscar algo já pronto para sair.",
    ],
    creased: [
      "{what} {what_count, plural, one {precisa} other {precisam}} de ferro, por isso hoje {what_count, plural, one {fica} other {ficam}} no armário.",
      "Sem passar a ferro, {what} não {what_count, plural, one {ficaria} other {ficariam}} bem, por isso escolhi outra coisa.",
      "Hoje não conto com {what}: ainda falta passar a ferro.",
      "Falta passar {what} a ferro, por isso escolhi algo já pronto.",
    ],
    lent: [
      "Como {what} {what_count, plural, one {está} other {estão}} com outra pessoa, escolhi entre o que há em casa.",
      "{what} não {what_count, plural, one {está} other {estão}} em casa, por isso procurei no resto do armário.",
      "Enquanto {what} não {what_count, plural, one {volta} other {voltam}} para casa, há outra solução no armário.",
      "Hoje não conto com {what}, que {what_count, plural, one {está} other {estão}} com outra pessoa.",
    ],
    lost: [
      "Até {what} {what_count, plural, one {aparecer} other {aparecerem}}, esta é uma boa alternativa.",
      "Espero que {what} {what_count, plural, one {apareça} other {apareçam}} em breve; por agora, escolhi outra coisa.",
      "Enquanto {what} não {what_count, plural, one {aparece} other {aparecem}}, fui buscar outra coisa.",
    ],
    elsewhere: [
      "{what} não {what_count, plural, one {está} other {estão}} à mão, por isso escolhi entre o que há por perto.",
      "Como {what} {what_count, plural, one {está} other {estão}} em outro lugar, fiquei com o que há por perto.",
      "Hoje não conto com {what}, porque não {what_count, plural, one {está} other {estão}} à mão.",
      "Sem {what} por perto, procurei outra solução.",
    ],
    broken: [
      "{what} não {what_count, plural, one {está} other {estão}} em condições de sair, por isso escolhi outra coisa.",
      "No estado em que {what_count, plural, one {está} other {estão}}, {what} {what_count, plural, one {fica} other {ficam}} em casa.",
      "Assim como {what_count, plural, one {está} other {estão}}, não dá para usar {what}, por isso procurei outra solução.",
      "Com {what} nesse estado, fui buscar outra coisa.",
      "Hoje não conto com {what}: nesse estado, não dá para usar.",
    ],
    tight: [
      "{what} {what_count, plural, one {apertaria} other {apertariam}} demais, por isso procurei algo com mais espaço.",
      "Melhor algo que não aperte, por isso deixei {what} no armário.",
      "Como {what} {what_count, plural, one {apertaria} other {apertariam}}, escolhi algo com mais espaço.",
      "Para que nada aperte demais, {what} {what_count, plural, one {fica} other {ficam}} no armário.",
    ],
    loose: [
      "{what} {what_count, plural, one {ficaria grande} other {ficariam grandes}} demais, por isso escolhi algo mais à medida.",
      "Com {what} sobraria espaço, por isso hoje {what_count, plural, one {fica} other {ficam}} em casa.",
      "Procurei algo mais à medida do que {what}.",
    ],
    lately: [
      "{what} {what_count, plural, one {saiu} other {saíram}} há muito pouco tempo, por isso hoje {what_count, plural, one {descansa} other {descansam}}.",
      "Como {what} já {what_count, plural, one {apareceu} other {apareceram}} há pouco, é a vez de outra coisa.",
      "Para não repetir {what} tão cedo, escolhi outra coisa.",
    ],
    kept: [
      "{what} {what_count, plural, one {espera} other {esperam}} por outro dia, por isso hoje {what_count, plural, one {fica} other {ficam}} no armário.",
      "Deixei {what} para o seu grande dia.",
      "Guardei {what} para a ocasião certa; hoje escolhi outra coisa.",
    ],
    uncomfortable: [
      "{what} só {what_count, plural, one {incomodaria} other {incomodariam}}, por isso hoje {what_count, plural, one {fica} other {ficam}} em casa.",
      "Como {what} só {what_count, plural, one {incomodaria} other {incomodariam}}, escolhi outra coisa.",
      "Deixei {what} em casa: hoje convém algo mais confortável.",
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
    "Só sei o que o armário diz; quanto à alergia, vale o que está na etiqueta.",
    "Quanto à alergia, {you, select, polite {confirme} other {confirma}} na etiqueta: nem todas as fibras estão no armário.",
  ],
};
