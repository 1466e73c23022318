import type { WhyNotList } from "../why-not-list.ts";

export const whyNot: WhyNotList = {
  asks: "por que nao | porque nao | por que ... nao | porque ... nao | por que nenhum/nenhuma | por que sem | porque sem | o que ha .. de errado com | o que tem .. de errado | que mal tem | qual o problema com/do/da/dos/das | qual e o problema com/do/da/dos/das | nao dava/davam/servia/serviam/ficava/ficavam/combinava/combinavam | que se passa com | qual e o mal de/do/da/dos/das | esqueceu/esqueceste/ignorou/ignoraste/descartou/descartaste/deixou/deixaste | cade | onde esta/estao | onde ficou/ficaram",
  opens:
    "e o/a/os/as/meu/minha/meus/minhas/aquele/aquela/aqueles/aquelas | olha la e o/a/os/as | e que tal | e quanto a/ao/aos/as",
  say: {
    worn: [
      "{what} já {what_count, plural, one {faz} other {fazem}} parte do conjunto.",
      "{what} já {what_count, plural, one {está} other {estão}} na escolha.",
    ],
    close: [
      "Nada contra {what}: foi por um triz, e {other_count, plural, one {ganhou} other {ganharam}} {other}.",
      "{what} {what_count, plural, one {ficaria} other {ficariam}} igualmente bem; desta vez a escolha foi {other}.",
      "Hesitei: {what} também {what_count, plural, one {ficaria} other {ficariam}} bem, mas {other_count, plural, one {ganhou} other {ganharam}} {other} por um triz.",
    ],
    pressed: ["Deixar {what} de lado foi uma escolha sua, por isso respeito."],
    refused: [
      "O pedido foi deixar {what} de fora.",
      "Não usei {what} porque o pedido foi deixar de fora.",
    ],
    vegan: [
      "Não podia haver nada de origem animal, por isso {what} não {what_count, plural, one {entra} other {entram}}.",
    ],
    demand: [
      "{what} não {what_count, plural, one {cumpre} other {cumprem}} uma condição do pedido.",
      "Havia uma condição no pedido, e {what} não {what_count, plural, one {cumpre} other {cumprem}}.",
    ],
    taken: [
      "O pedido incluía {other}, e já não sobra lugar para {what}.",
      "Com {other}, que {other_count, plural, one {vinha} other {vinham}} no pedido, já não sobra lugar para {what}.",
    ],
    idle: [
      "Sem {what} não falta nada; mais uma peça seria demais.",
      "Não falta nada sem {what}; uma peça a mais seria demais.",
    ],
    dry: [
      "Não vai chover, e {what} {what_count, plural, one {é} other {são}} para a chuva.",
      "{what} {what_count, plural, one {serve} other {servem}} para a chuva, e não vai chover.",
    ],
    wind: [
      "{what} {what_count, plural, one {deixaria} other {deixariam}} passar o vento.",
      "Com {what}, o vento passaria.",
    ],
    colours: [
      "Na cor, {what} {what_count, plural, one {combina} other {combinam}} menos com o resto.",
      "Com {what}, as cores combinam menos.",
    ],
    prints: [
      "Com {what} haveria um padrão a mais.",
      "{what} {what_count, plural, one {traria} other {trariam}} um padrão a mais.",
    ],
    cloth: [
      "O tecido {what_de} combina menos com o resto.",
      "Foi pelo tecido: o {what_de} combina menos com o resto.",
    ],
    shape: [
      "O corte {what_de} tiraria o equilíbrio do resto.",
      "Foi pelo corte: o {what_de} tiraria o equilíbrio do resto.",
    ],
    mix: [
      "{what} e o resto não estão no mesmo nível: de um lado elegante, do outro informal.",
      "Com {what}, metade seria elegante e metade informal.",
    ],
    comfort: [
      "É para ser confortável, e {what} {what_count, plural, one {apertaria} other {apertariam}}.",
      "A ideia é o conforto, e {what} {what_count, plural, one {apertaria} other {apertariam}}.",
    ],
    shabby: [
      "{what} já {what_count, plural, one {viu} other {viram}} dias melhores, e aqui isso se notaria.",
      "Aqui haveria quem reparasse: {what} já {what_count, plural, one {viu} other {viram}} dias melhores.",
    ],
    vague: [
      "Só conheço a cor {what_de}, por isso não posso prometer que chegue para a ocasião.",
      "Só sei a cor {what_de}, e isso não basta para garantir que sirva.",
    ],
    layers: [
      "{what} não {what_count, plural, one {funciona} other {funcionam}} bem em camadas com o resto.",
      "Em camadas com o resto, {what} não {what_count, plural, one {funciona} other {funcionam}} bem.",
    ],
    suits: [
      "Para {event}, {what} {what_count, plural, one {serve} other {servem}} menos do que aquilo que escolhi.",
      "O que escolhi serve melhor para {event} do que {what}.",
    ],
    taste: [
      "Pelo que foi escolhido ou deixado até agora, {what} {what_count, plural, one {agrada} other {agradam}} menos.",
    ],
    anyway: [
      "Se mesmo assim a escolha for {what}, o melhor é com {list}.",
      "Mas se a vontade é essa, {what} {what_count, plural, one {fica} other {ficam}} melhor com {list}.",
    ],
  },
};
