import type { MissingTexts } from "../../texts.ts";

export const missing: MissingTexts = {
  gap: [
    "Falta para isto {what}: {list} {list_count, plural, one {iria} other {iriam}} bem.",
    "O que falta no guarda-roupa: {what}. Para pedir emprestado ou comprar, {list}.",
  ],
  unfit: [
    "Falta {what} que sirva aqui: {list} {list_count, plural, one {iria} other {iriam}} bem.",
    "No guarda-roupa falta o que serve aqui ({what}); eu procuraria {list}.",
  ],
  shoes: [
    "Falta calçado no guarda-roupa: {list} {list_count, plural, one {iria} other {iriam}} bem.",
    "Ainda não há sapatos no guarda-roupa; eu procuraria {list}.",
  ],
  shoesUnfit: [
    "Nenhum calçado do guarda-roupa serve aqui; eu procuraria {list}.",
    "O que falta é o calçado: {list}.",
  ],
  plain: [
    "Para ser sincero, {what} {what_count, plural, one {fica informal} other {ficam informais}} para {event}, e falta algo mais arrumado no guarda-roupa; {lift} {lift_count, plural, one {resolveria} other {resolveriam}}.",
    "Para {event}, {what} {what_count, plural, one {fica} other {ficam}} aquém do que se espera; o que falta é {lift}.",
  ],
  collar: [
    "Só sei a cor {what_de}; com gola de camisa, perfeito para isto.",
    "A foto não mostra se {what} {what_count, plural, one {tem} other {têm}} colarinho; aqui conviria.",
  ],
  formalGap: [
    "O traje pede smoking ou vestido até o chão, e no guarda-roupa falta: é alugar.",
    "O que falta é um smoking ou um vestido longo; uma loja de aluguel tem os dois.",
  ],
  empty: [
    "O guarda-roupa ainda está vazio; com uma foto de cada peça, escolho entre as de verdade.",
  ],
  whiteTie: [
    "O rigor máximo não deixa escolha: casaca preta com gravata-borboleta branca ou vestido de baile até o chão. Alugar é normal.",
    "Rigor máximo é casaca, colete branco e gravata-borboleta branca, ou vestido de noite até o chão; alugam-se.",
  ],
  notOwned: [
    "Não vejo {what} no guarda-roupa, por isso vai sem.",
    "Pedido, mas não está no guarda-roupa: {what}.",
    "Falta {what} no guarda-roupa, então fui por outro lado.",
  ],
  leftOut: [
    "Não deu para incluir {what} sem quebrar outro desejo.",
    "Os outros desejos deixaram de fora {what}.",
  ],
  unknown: [
    "Não sei o que é «{what}» nem o encontro no guarda-roupa; com uma descrição eu incluo.",
    "«{what}» não é uma peça que eu conheça; com uma descrição tento de novo.",
  ],
  accent: [
    "Nada no guarda-roupa é {colour}; {piece} {piece_count, plural, one {traria} other {trariam}} a cor.",
    "Falta {colour} no guarda-roupa, então uma ideia: {piece}.",
  ],
  together: [
    "Um look não serve para tudo: vai pensado primeiro para {first}; para {others}, é trocar uma peça.",
    "É um meio-termo: vai para {first}, e para {others} é preciso trocar.",
  ],
  wash: [
    "{what} {what_count, plural, one {está} other {estão}} para lavar.",
    "{what} {what_count, plural, one {serviria} other {serviriam}}, mas {what_count, plural, one {está} other {estão}} para lavar.",
  ],
};
