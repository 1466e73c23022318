import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  code: [
    "{piece} {piece_count, plural, one {está} other {estão}} de acordo com o traje «{code}».",
    "Com {piece}, o traje «{code}» fica resolvido.",
  ],
  onlyColour: [
    "{piece} {piece_count, plural, one {traz} other {trazem}} a cor, com {colours} à volta.",
    "A cor vem {piece_de}; o resto é {colours}.",
    "Ao lado de {colours}, {piece} {piece_count, plural, one {ganha} other {ganham}} destaque.",
  ],
  twoShades: [
    "{c1} e {c2} são tons próximos, por isso parece tudo um conjunto.",
    "{c1} com {c2} fica bem: são dois tons da mesma cor.",
  ],
  neutrals: [
    "{colours} combinam sem esforço.",
    "Com {colours} não há como errar: nada destoa.",
    "Só há {colours}, e assim tudo combina com tudo.",
  ],
  leads: [
    "O resto é discreto, para que se {piece_count, plural, one {veja} other {vejam}} sobretudo {piece}.",
    "Tudo o resto fica em segundo plano, para {piece_count, plural, one {sobressair} other {sobressaírem}} {piece}.",
  ],
  onlyPattern: [
    "Escolhi tudo liso, menos {piece}, para nada chocar.",
    "O resto é liso, para {piece} se {piece_count, plural, one {ver} other {verem}} bem.",
  ],
  asked: [
    "{you, select, polite {Queria} other {Querias}} {colour}: {piece} {piece_count, plural, one {traz} other {trazem}} essa cor.",
    "{you, select, polite {Pediu} other {Pediste}} {colour}, e {piece} {piece_count, plural, one {trata} other {tratam}} disso.",
  ],
  sober: [
    "Tudo em {colours}, liso e discreto.",
    "Só {colours} e tudo liso, para nada chamar a atenção.",
  ],
  clothInHeat: [
    "{piece} {piece_count, plural, one {é} other {são}} de {cloth}, que deixa passar o ar: com {temp}, isso ajuda.",
    "Com {temp}, ainda bem que {piece} {piece_count, plural, one {é} other {são}} de {cloth}.",
  ],
  clothInCold: [
    "{piece} {piece_count, plural, one {é} other {são}} de {cloth}, e isso aquece bem com {temp}.",
    "Ainda bem que {piece} {piece_count, plural, one {é} other {são}} de {cloth}: com {temp}, sente-se a diferença.",
  ],
  layers: [
    "{under} por baixo e {over} por cima: as duas camadas aquecem, e lá dentro dá para tirar uma.",
    "{over} por cima {under_de}: são duas camadas, que se abrem ou se tiram conforme o calor.",
  ],
  washes: [
    "A roupa pode ficar suja, e {list} {list_count, plural, one {vai} other {vão}} logo para lavar.",
    "{list} {list_count, plural, one {pode} other {podem}} ir para a máquina no fim, por isso as manchas não importam.",
  ],
  covers: [
    "{list} {list_count, plural, one {tapa} other {tapam}} os braços e as pernas.",
    "Braços e pernas ficam cobertos com {list}.",
  ],
  swap: [
    "Se {you, select, polite {preferir} other {preferires}}, {take} {take_count, plural, one {fica} other {ficam}} tão bem como {worn}.",
    "Em vez {worn_de}, {take} também {take_count, plural, one {serviria} other {serviriam}}.",
    "Hesitei entre {worn} e {take}, por isso dá para trocar à vontade.",
  ],
  left: {
    purpose: [
      "{what} {what_count, plural, one {serve} other {servem}} para outras coisas, por isso {what_count, plural, one {fica} other {ficam}} de fora.",
      "Deixei {what} de lado: não é o que se usa para isto.",
    ],
    code: [
      "{what} {what_count, plural, one {seria informal} other {seriam informais}} demais para isto.",
      "Deixei {what} de fora, porque aqui convém algo mais elegante.",
      "{what} {what_count, plural, one {pode} other {podem}} ficar no armário: para isto é preciso algo menos informal.",
    ],
    dressy: [
      "{what} {what_count, plural, one {seria elegante} other {seriam elegantes}} demais para isto.",
      "Guardei {what} para uma ocasião mais formal.",
    ],
    covered: ["{what} {what_count, plural, one {tapa} other {tapam}} pouco para isto."],
    cold: [
      "Com {what}, {you, select, polite {passaria} other {passarias}} frio.",
      "Está frio demais para {what}.",
    ],
    warm: [
      "Com {what}, {you, select, polite {passaria} other {passarias}} calor.",
      "Está calor demais para {what}.",
    ],
    toes: [
      "{what} {what_count, plural, one {deixa} other {deixam}} os dedos dos pés à mostra, e isso aqui não convém.",
    ],
    loud: ["{what} {what_count, plural, one {chamaria} other {chamariam}} demais a atenção."],
    stiff: ["{what} {what_count, plural, one {prenderia} other {prenderiam}} os movimentos."],
    gear: ["{what} aqui não {what_count, plural, one {chega} other {chegam}}."],
    bride: [
      "O branco é para a noiva, e nas fotos {what} {what_count, plural, one {pareceria} other {pareceriam}} dessa cor.",
    ],
    wet: ["{what} não {what_count, plural, one {aguentaria} other {aguentariam}} tanta água."],
    dirt: ["Qualquer salpico ia ficar à vista {what_in}."],
    shoes: ["{what} não {what_count, plural, one {é} other {são}} o calçado certo para isto."],
    fabric: ["O tecido {what_de} não serve para isto."],
    colour: ["A cor {what_de} não é a certa para isto."],
  },
};
