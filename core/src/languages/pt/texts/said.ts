import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Sim, {what} {what_count, plural, one {fica} other {ficam}} muito bem para {event}.",
      "Claro que sim, {what} para {event}, sem pensar duas vezes.",
      "Por mim, sim, {what} {what_count, plural, one {serve} other {servem}} bem para {event}.",
      "{you, select, polite {Pode} other {Podes}} ir com {what}, sim, que para {event} {what_count, plural, one {fica} other {ficam}} bem.",
    ],
    code: [
      "Acho que não, {what} {what_count, plural, one {é informal} other {são informais}} demais para {event}.",
      "Eu diria que não, que para {event} é preciso algo mais arrumado do que {what}.",
      "Melhor não ir com {what}, que {what_count, plural, one {é informal} other {são informais}} demais para {event}.",
    ],
    dressy: [
      "Não, {what} não, que para {event} {what_count, plural, one {é elegante ou frágil} other {são elegantes ou frágeis}} demais.",
      "Eu guardaria {what} para outro dia; para {event}, algo mais simples ou mais resistente.",
      "Para {event}, {what} não; melhor algo mais simples ou mais resistente.",
    ],
    loud: [
      "Não, {what} não, que para {event} {what_count, plural, one {chamaria} other {chamariam}} demais a atenção.",
      "Eu não iria com {what}; para {event}, melhor algo mais discreto.",
    ],
    covered: [
      "Não, {what} {what_count, plural, one {mostra} other {mostram}} demais para {event}.",
      "Eu não iria com {what}, que para {event} {what_count, plural, one {cobre} other {cobrem}} pouco.",
    ],
    cold: [
      "Não, com {what} {you, select, polite {vai} other {vais}} passar frio.",
      "Com este frio, {what} não.",
      "Eu deixaria {what} para quando estiver menos frio.",
    ],
    warm: [
      "Não, com {what} {you, select, polite {vai} other {vais}} passar calor.",
      "Com este calor, {what} não.",
      "Eu deixaria {what} para quando estiver menos calor.",
    ],
    gear: [
      "Não, {what} não {what_count, plural, one {serve} other {servem}} para isto.",
      "Com {what} não dá, que isto pede outra coisa.",
    ],
    bride: [
      "Não, o branco é da noiva e nas fotos {what} {what_count, plural, one {pareceria} other {pareceriam}} dessa cor.",
      "Eu não faria isso; nas fotos, {what} {what_count, plural, one {pareceria} other {pareceriam}} da cor da noiva.",
    ],
    wet: [
      "Não, {what} não {what_count, plural, one {aguentaria} other {aguentariam}} tanta água.",
      "Com tanta água, {what} não.",
    ],
    dirt: [
      "Não, {what} não, que qualquer salpico ia saltar à vista.",
      "Eu não arriscaria {what}; qualquer salpico ia ficar à vista.",
    ],
    shoes: [
      "Com {what} não dá, que isto pede outro calçado.",
      "Não, {what} não; para isto, os pés precisam de outra coisa.",
    ],
    fabric: [
      "Não, {what} não; é pelo tecido, que não serve para isto.",
      "Eu não iria com {what}; esse tecido não é para isto.",
    ],
    colour: [
      "Não, {what} não; é pela cor, que não é a certa para isto.",
      "Eu não iria com {what}; essa cor não é para isto.",
    ],
    better: [
      "Melhor {other}, que para isto {other_count, plural, one {fica} other {ficam}} melhor do que {what}.",
      "Eu iria com {other}, que para isto {other_count, plural, one {serve} other {servem}} melhor do que {what}.",
      "Entre {what} e {other}, eu escolheria {other}.",
    ],
  },
  choice: [
    "Eu iria com {other}.",
    "{other}, sem dúvida.",
    "Eu escolheria {other}.",
    "Melhor {other}.",
  ],
  beats: {
    drier: [
      "{what} não {what_count, plural, one {deixa} other {deixam}} passar a chuva; {other}, sim.",
      "Com chuva, {other} {other_count, plural, one {encharca} other {encharcam}}; {what}, não.",
    ],
    warmer: [
      "Com {temp}, {what} {what_count, plural, one {aquece} other {aquecem}} mais.",
      "Com {other} passa-se frio a {temp}; {what} {what_count, plural, one {aquece} other {aquecem}} mais.",
    ],
    cooler: [
      "Com {temp}, {what} {what_count, plural, one {dá} other {dão}} menos calor.",
      "Com {other} passa-se calor a {temp}; com {what}, menos.",
    ],
    smarter: [
      "Das duas opções, {what} {what_count, plural, one {fica} other {ficam}} com um ar mais arranjado, e aqui faz falta.",
      "Ao lado {what_de}, {other} {other_count, plural, one {parece} other {parecem}} roupa de todos os dias.",
    ],
    easier: [
      "Com {other} vai-se arranjado demais; com {what}, mais à vontade.",
      "Aqui {other} {other_count, plural, one {seria} other {seriam}} roupa de cerimónia a mais.",
    ],
    steadier: [
      "Com {what} pisa-se mais firme do que com {other}.",
      "Há menos salto com {what} do que com {other}: anda-se e fica-se de pé melhor.",
    ],
    closed: [
      "{what} {what_count, plural, one {cobre} other {cobrem}} os dedos; {other} {other_count, plural, one {deixa-os} other {deixam-nos}} à mostra.",
    ],
    washes: ["{what} {what_count, plural, one {vai} other {vão}} depois à máquina; {other}, não."],
  },
  yes: "Sim, à vontade.",
  no: "Melhor não.",
  unavailable: [
    "Desta vez, sem {what}.",
    "Como {what} desta vez não {what_count, plural, one {pode} other {podem}} ser, é a vez de outra coisa.",
    "{what} desta vez não {what_count, plural, one {entra} other {entram}}.",
    "Então, sem {what}.",
  ],
  disliked: [
    "Se não {you, select, polite {gosta} other {gostas}} {what_de} para isto, não se fala mais nisso.",
    "Sem {what}, como {you, select, polite {prefere} other {preferes}}.",
    "Não insisto, {what} {what_count, plural, one {fica} other {ficam}} no armário.",
  ],
  unsure: [
    "Por via das dúvidas, vai sem {what}; se a ideia era usar, é só dizer.",
    "Desta vez, sem {what}, por via das dúvidas; {you, select, polite {diga se quer} other {diz se queres}} usar.",
  ],
  grounds: {
    cleaned: [
      "{what}, só quando {what_count, plural, one {voltar} other {voltarem}} da limpeza.",
      "{what} ainda {what_count, plural, one {está} other {estão}} na limpeza.",
      "Com {what} na limpeza, é a vez de outra coisa.",
    ],
    mended: [
      "{what}, só depois do conserto.",
      "Primeiro, o conserto {what_de}.",
      "{what} {what_count, plural, one {tem} other {têm}} de passar antes pelo conserto.",
      "Até haver conserto, sem {what}.",
    ],
    washing: [
      "{what} não {what_count, plural, one {vai} other {vão}} secar a tempo.",
      "Até {what} {what_count, plural, one {secar} other {secarem}}, já é tarde.",
      "{what}, outro dia, que não {what_count, plural, one {seca} other {secam}} a tempo.",
    ],
    soiled: [
      "{what} assim não, claro.",
      "Uma pena o que aconteceu com {what}.",
      "No estado em que {what_count, plural, one {está} other {estão}}, {what} melhor não.",
      "Com {what} assim, é a vez de outra coisa.",
    ],
    creased: [
      "{what} {what_count, plural, one {pede} other {pedem}} ferro.",
      "Sem ferro, {what} não {what_count, plural, one {fica} other {ficam}} bem.",
      "{what}, no dia em que houver ferro.",
      "Para poupar o ferro, desta vez sem {what}.",
    ],
    lent: [
      "{what} não {what_count, plural, one {está} other {estão}} em casa, por isso é a vez de outra coisa.",
      "Tomara que {what} {what_count, plural, one {volte} other {voltem}} depressa para casa.",
      "{what}, só quando {what_count, plural, one {voltar} other {voltarem}} para casa.",
      "Sem {what}, que não {what_count, plural, one {está} other {estão}} em casa.",
    ],
    lost: [
      "Tomara que {what} {what_count, plural, one {apareça} other {apareçam}} depressa.",
      "{what}, quando {what_count, plural, one {aparecer} other {aparecerem}}.",
      "Um dia {what} ainda {what_count, plural, one {aparece} other {aparecem}}.",
    ],
    elsewhere: [
      "{what} desta vez não {what_count, plural, one {pode} other {podem}} ser, que não {what_count, plural, one {está} other {estão}} à mão.",
      "Sem {what} à mão, é a vez de outra coisa.",
      "{what}, quando {what_count, plural, one {estiver} other {estiverem}} à mão.",
    ],
    broken: [
      "Uma pena o que aconteceu com {what}.",
      "Com {what} assim, melhor não arriscar.",
      "{what} assim não, claro.",
      "No estado em que {what_count, plural, one {está} other {estão}}, {what} {what_count, plural, one {fica} other {ficam}} em casa.",
    ],
    tight: [
      "{what} {what_count, plural, one {pede} other {pedem}} um número acima.",
      "Para ir à vontade, desta vez sem {what}.",
      "Melhor algo com mais folga do que {what}.",
    ],
    loose: [
      "{what} {what_count, plural, one {pede} other {pedem}} um número abaixo.",
      "Melhor algo mais à medida do que {what}.",
      "Com {what} sobraria espaço.",
    ],
    lately: [
      "{what} {what_count, plural, one {merece} other {merecem}} descanso.",
      "{what} já {what_count, plural, one {saiu} other {saíram}} há pouco.",
      "Melhor não repetir {what} tão cedo.",
    ],
    kept: [
      "{what} ainda {what_count, plural, one {vai} other {vão}} ter o seu dia.",
      "{what}, só na ocasião certa.",
      "Não mexo com {what}, que {what_count, plural, one {espera} other {esperam}} outra ocasião.",
    ],
    uncomfortable: [
      "Nada de sofrer com {what}.",
      "Para ir à vontade, sem {what}.",
      "{what} não, que a ideia é ir à vontade.",
    ],
    opinion: [
      "Assim ninguém diz nada {what_de}.",
      "{what}, quando não houver ninguém para dar opinião.",
      "Com tanta opinião sobre {what}, é a vez de outra coisa.",
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
