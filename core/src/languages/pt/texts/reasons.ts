import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  level: [
    "{piece} {piece_count, plural, one {dá} other {dão}} o nível que se espera para {event}.",
    "O que deixa tudo arrumado o bastante para {event} {piece_count, plural, one {é} other {são}} {piece}.",
  ],
  collar: [
    "Para {event} convém um colarinho, e {piece} {piece_count, plural, one {tem} other {têm}} um.",
    "O colarinho que a ocasião pede {piece_count, plural, one {está} other {estão}} aqui: {piece}.",
  ],
  code: [
    "{piece} {piece_count, plural, one {cumpre} other {cumprem}} o traje «{code}».",
    "Para o traje «{code}», {piece} {piece_count, plural, one {resolve} other {resolvem}}.",
  ],
  onlyColour: [
    "A única cor vem {piece_de}; o resto fica em {colours}.",
    "{piece} {piece_count, plural, one {traz} other {trazem}} a cor; o resto é {colours}.",
  ],
  twoShades: [
    "{c1} e {c2} são dois tons de uma cor, como um conjunto.",
    "{c1} ao lado de {c2}: uma cor em dois tons.",
  ],
  onlyPattern: [
    "Estampa, só {piece_count, plural, one {tem} other {têm}} {piece}; o resto é liso.",
    "Uma única estampa: {piece}.",
  ],
  asked: ["Para a cor pedida ({colour}) há {piece}.", "A cor pedida, {colour}, vem {piece_de}."],
  sober: ["Tudo em {colours}, sem estampas.", "Nenhuma cor além de {colours}, tudo liso."],
  clothInHeat: ["{piece}: {cloth}, que deixa passar o ar com {temp}."],
  clothInCold: ["{piece}: {cloth}, o que se pede com {temp}."],
  washes: [
    "Vai sujar, e {list} {list_count, plural, one {vai} other {vão}} direto para a máquina.",
    "Tinta ou manchas: {list} {list_count, plural, one {aguenta} other {aguentam}} a máquina.",
  ],
  covers: [
    "Braços e pernas ficam cobertos, com {list}.",
    "{list} {list_count, plural, one {vai} other {vão}} até os pulsos e os tornozelos.",
  ],
  body: [
    "Decidiram a ocasião e o conforto, não a silhueta.",
    "Pensei na ocasião e no conforto; {you, select, polite {a sua} other {a tua}} silhueta está bem como é.",
  ],
  swap: [
    "{take} {take_count, plural, one {serviria} other {serviriam}} tão bem como {worn}.",
    "Segunda escolha, quase igual: {take} em vez {worn_de}.",
    "Entre {worn} e {take} foi por pouco; dá para trocar.",
  ],
  left: {
    purpose: ["Deixei {what}: não é para isso."],
    code: [
      "Deixei {what}: {what_count, plural, one {informal} other {informais}} demais para isso.",
      "{what} {what_count, plural, one {fica} other {ficam}} no cabide: {what_count, plural, one {informal} other {informais}} demais para isso.",
    ],
    dressy: [
      "Deixei {what}: de festa demais para isso.",
      "{what} {what_count, plural, one {fica} other {ficam}} no cabide: de festa demais para isso.",
    ],
    covered: ["Deixei {what}, que {what_count, plural, one {tapa} other {tapam}} pouco para isso."],
    cold: [
      "Deixei {what}: está frio demais para isso.",
      "Está frio demais para {what}, por isso não.",
    ],
    warm: [
      "Deixei {what}: está calor demais para isso.",
      "Está calor demais para {what}, por isso não.",
    ],
    toes: ["Deixei {what}: não é dia de dedos à mostra."],
    loud: ["Deixei {what}: {what_count, plural, one {chamaria} other {chamariam}} atenção demais."],
    stiff: ["Deixei {what}, que {what_count, plural, one {prende} other {prendem}} os movimentos."],
    bride: ["Deixei {what}: o branco é da noiva."],
    wet: [
      "Deixei {what}, que não {what_count, plural, one {aguenta} other {aguentam}} tanta água.",
    ],
    dirt: ["Deixei {what}: cada respingo se notaria."],
    shoes: ["Deixei {what}: não é calçado para esse chão."],
    fabric: ["Deixei {what}: não é tecido para isso."],
    colour: ["Deixei {what}: não é cor para isso."],
  },
};
