import type { MissingTexts } from "../../texts.ts";

export const missing: MissingTexts = {
  gap: [
    "No armário não há {what} para isto; {list} {list_count, plural, one {completaria} other {completariam}} o conjunto.",
    "Ainda {what_count, plural, one {falta} other {faltam}} {what}: {list} {list_count, plural, one {ficaria} other {ficariam}} bem.",
    "Não encontrei {what} no armário. {you, select, polite {Se puder, arranje} other {Se puderes, arranja}} {list}.",
  ],
  unfit: [
    "O armário não tem {what} que {what_count, plural, one {sirva} other {sirvam}} aqui; {list} {list_count, plural, one {serviria} other {serviriam}}.",
    "Não encontrei {what} que {what_count, plural, one {combine} other {combinem}} com isto: {list} {list_count, plural, one {resolveria} other {resolveriam}} a falta.",
  ],
  shoes: [
    "Ainda não há sapatos no armário; {list} {list_count, plural, one {combinaria} other {combinariam}} com isto.",
    "O armário ainda não tem calçado; {list} {list_count, plural, one {seria} other {seriam}} o ideal.",
  ],
  shoesUnfit: [
    "Nenhum dos sapatos do armário combina com isto; {list}, sim.",
    "Só falta o calçado certo: {list} {list_count, plural, one {ficaria} other {ficariam}} bem.",
  ],
  plain: [
    "Sinceramente, {what} {what_count, plural, one {é informal} other {são informais}} para {event}, e no armário não há nada mais elegante; {lift} {lift_count, plural, one {melhoraria} other {melhorariam}} o conjunto.",
    "Para {event}, {what} {what_count, plural, one {é} other {são}} um pouco {what_count, plural, one {informal} other {informais}}; {you, select, polite {arranje} other {arranja}} {lift} e fica resolvido.",
  ],
  collar: [
    "Só sei a cor {what_de}; se {what_count, plural, one {tiver} other {tiverem}} colarinho, {what_count, plural, one {está} other {estão}} bem para isto.",
    "A foto não mostra se {what} {what_count, plural, one {tem} other {têm}} colarinho; aqui é preciso um.",
  ],
  formalGap: [
    "O traje pede smoking ou vestido até o chão, e no guarda-roupa falta: é alugar.",
    "O que falta é um smoking ou um vestido longo; alugam-se os dois.",
  ],
  empty: [
    "O armário ainda está vazio; com uma foto de cada peça, escolho entre o que lá está de verdade.",
  ],
  whiteTie: [
    "O rigor máximo não deixa escolha: casaca preta com gravata-borboleta branca ou vestido de baile até o chão. Alugar é normal.",
    "Rigor máximo é casaca, colete branco e gravata-borboleta branca, ou vestido de noite até o chão; alugam-se.",
  ],
  notOwned: [
    "Não encontrei {what} no armário, por isso o conjunto vai sem.",
    "O armário não tem {what}, por isso escolhi outra coisa.",
  ],
  leftOut: [
    "Não consegui juntar {what} com os outros pedidos.",
    "{what} não {what_count, plural, one {combinava} other {combinavam}} com os outros pedidos, por isso {what_count, plural, one {ficou} other {ficaram}} de fora.",
  ],
  unknown: [
    "Não sei o que é «{what}» e não encontro nada assim no armário; {you, select, polite {descreva} other {descreve}} a peça e eu incluo.",
    "«{what}» não é uma peça que eu conheça; {you, select, polite {diga-me} other {diz-me}} o que é e tento outra vez.",
  ],
  accent: [
    "Nada no armário é {colour}; {piece} {piece_count, plural, one {traria} other {trariam}} essa cor.",
    "O armário ainda não tem nada em {colour}, por isso {you, select, polite {acrescente} other {acrescenta}} {piece}.",
  ],
  together: ["Foi pensado sobretudo para {first}; para {others} é um meio-termo."],
  wash: [
    "{what} {what_count, plural, one {está} other {estão}} para lavar.",
    "{what} também {what_count, plural, one {serviria} other {serviriam}}, mas {what_count, plural, one {está} other {estão}} para lavar.",
  ],
};
