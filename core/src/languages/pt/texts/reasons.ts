import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  code: [
    "Para o traje «{code}», {piece} {piece_count, plural, one {serve} other {servem}} bem.",
    "Com {piece}, o traje «{code}» fica resolvido.",
    "Se o traje é «{code}», com {piece} {you, select, polite {acerta} other {acertas}}.",
  ],
  onlyColour: [
    "Com {colours} à volta, {piece} {piece_count, plural, one {dá} other {dão}} logo na vista.",
    "Ao lado de {colours}, {piece} {piece_count, plural, one {ganha} other {ganham}} vida.",
    "{piece} {piece_count, plural, one {alegra} other {alegram}} o resto, que é {colours}.",
    "O resto é {colours}, e {piece} {piece_count, plural, one {dá} other {dão}} a cor.",
  ],
  twoShades: [
    "{c1} e {c2} são tons próximos e ficam bem juntos.",
    "{c1} com {c2} fica bem: são dois tons da mesma cor.",
    "Com {c1} e {c2}, fica tudo na mesma família de cor.",
  ],
  neutrals: [
    "{colours} combinam sem esforço.",
    "Entre {colours}, nada destoa.",
    "Com {colours} é difícil errar.",
    "As cores são só {colours}, por isso nada choca.",
  ],
  onlyPattern: [
    "O resto é todo liso, e assim {piece} não {piece_count, plural, one {choca} other {chocam}} com nada.",
    "Tudo liso, menos {piece}, para nada chocar.",
    "Com o resto liso, {piece} {piece_count, plural, one {aparece} other {aparecem}} melhor.",
  ],
  asked: [
    "O {colour} que {you, select, polite {queria} other {querias}} vem com {piece}.",
    "{you, select, polite {Pediu} other {Pediste}} {colour}, e aí {piece_count, plural, one {está} other {estão}} {piece}.",
    "Do {colour} que {you, select, polite {queria} other {querias}} {piece_count, plural, one {trata} other {tratam}} {piece}.",
  ],
  sober: [
    "Tudo em {colours}, liso e discreto.",
    "Só {colours} e tudo liso, para nada chamar a atenção.",
    "Em {colours} e sem estampados, fica tudo discreto.",
  ],
  clothInHeat: [
    "Com {temp}, ainda bem que {piece} {piece_count, plural, one {é} other {são}} de {cloth}.",
    "{piece} {piece_count, plural, one {é} other {são}} de {cloth}, e com {temp} isso ajuda muito.",
    "Como {piece} {piece_count, plural, one {é} other {são}} de {cloth}, com {temp} refresca.",
  ],
  clothInCold: [
    "Com {temp}, ainda bem que {piece} {piece_count, plural, one {é} other {são}} de {cloth}.",
    "{piece} {piece_count, plural, one {é} other {são}} de {cloth}, e com {temp} isso ajuda muito.",
    "Como {piece} {piece_count, plural, one {é} other {são}} de {cloth}, com {temp} aquece bem.",
  ],
  layers: [
    "{over} por cima {under_de}: se lá dentro estiver quente, é só tirar uma camada.",
    "{under} por baixo e {over} por cima: com duas camadas, se aquecer, é só tirar uma.",
  ],
  washes: [
    "Se cair alguma mancha, {list} {list_count, plural, one {vai} other {vão}} para a máquina e pronto.",
    "No fim, {list} {list_count, plural, one {pode} other {podem}} ir para a máquina, por isso as manchas não importam.",
    "As manchas não são problema: depois {list} {list_count, plural, one {vai} other {vão}} para lavar.",
  ],
  covers: [
    "Com {list}, braços e pernas vão cobertos.",
    "Nem braços nem pernas ficam à mostra com {list}.",
  ],
  swap: [
    "Se {you, select, polite {preferir} other {preferires}}, {take} {take_count, plural, one {fica} other {ficam}} tão bem como {worn}.",
    "Em vez {worn_de}, {take} também {take_count, plural, one {serviria} other {serviriam}}.",
    "Entre {worn} e {take}, tanto faz.",
    "Para variar, em vez {worn_de}, também {take_count, plural, one {serviria} other {serviriam}} {take}.",
  ],
  left: {
    purpose: [
      "{what}, melhor para outro plano.",
      "{what} {what_count, plural, one {é} other {são}} para outra coisa.",
      "Para isto, {what} não {what_count, plural, one {serve} other {servem}}.",
    ],
    code: [
      "{what} {what_count, plural, one {seria informal} other {seriam informais}} demais para isto.",
      "Com {what} {you, select, polite {ia} other {ias}} informal demais.",
      "Para isto, é preciso algo mais arrumado do que {what}.",
      "{what}, para um plano mais informal.",
    ],
    dressy: [
      "{what} {what_count, plural, one {seria elegante} other {seriam elegantes}} demais para isto.",
      "{what}, para uma ocasião mais elegante.",
      "Com {what} {you, select, polite {ia} other {ias}} elegante demais para isto.",
    ],
    covered: [
      "{what} {what_count, plural, one {mostra} other {mostram}} demais para isto.",
      "Para isto, {what} não {what_count, plural, one {cobre} other {cobrem}} o bastante.",
    ],
    cold: [
      "Com {what}, {you, select, polite {passaria} other {passarias}} frio.",
      "Está frio demais para {what}.",
      "{what}, quando estiver menos frio.",
    ],
    warm: [
      "Com {what}, {you, select, polite {passaria} other {passarias}} calor.",
      "Está calor demais para {what}.",
      "{what}, quando estiver menos calor.",
    ],
    toes: [
      "{what}, para um dia de pés à mostra.",
      "Melhor sem {what}, que aqui os pés vão cobertos.",
    ],
    loud: [
      "{what} {what_count, plural, one {chamaria} other {chamariam}} demais a atenção.",
      "Aqui, melhor algo mais discreto do que {what}.",
    ],
    stiff: [
      "{what} {what_count, plural, one {prenderia} other {prenderiam}} os movimentos.",
      "Com {what} custa mexer o corpo.",
    ],
    gear: [
      "{what} não {what_count, plural, one {serve} other {servem}} para isto.",
      "Isto pede mais do que {what}.",
    ],
    bride: [
      "O branco é da noiva, e nas fotos {what} {what_count, plural, one {pareceria} other {pareceriam}} dessa cor.",
      "Nas fotos, {what} {what_count, plural, one {pareceria} other {pareceriam}} da cor da noiva.",
    ],
    wet: [
      "{what} não {what_count, plural, one {aguentaria} other {aguentariam}} tanta água.",
      "É água demais para {what}.",
    ],
    dirt: [
      "Qualquer salpico ia ficar à vista {what_in}.",
      "Qualquer salpico ia saltar à vista {what_in}.",
    ],
    shoes: [
      "{what} não {what_count, plural, one {é} other {são}} calçado para isto.",
      "Para isto, {what} não, que os pés precisam de outra coisa.",
    ],
    fabric: ["O tecido {what_de} não é para isto.", "Pelo tecido, melhor sem {what}."],
    colour: ["A cor {what_de} não é para isto.", "Pela cor, melhor sem {what}."],
  },
};
