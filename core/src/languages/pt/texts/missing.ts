import type { MissingTexts } from "../../texts.ts";

export const missing: MissingTexts = {
  gear: {
    wetsuit: [
      "Com água fria é preciso um fato de neoprene, e no armário não há: o melhor é alugar.",
    ],
    swimwear: [
      "Para a água é preciso um fato de banho ou um calção de banho, e no armário não há: vale a pena comprar.",
    ],
    "fitted-swimwear": [
      "Muitas piscinas pedem roupa de banho justa e não aceitam calções largos; no armário não há.",
    ],
    "swim-cap": ["Na piscina a touca costuma ser obrigatória, e no armário não há."],
    "bee-veil": [
      "Junto das colmeias é preciso máscara e véu de apicultor, e no armário não há: o melhor é pedir emprestado.",
    ],
    "race-suit": [
      "Em pista o fato de competição em couro é obrigatório, e no armário não há: o melhor é alugar.",
    ],
    "snow-legs": [
      "Na neve são precisas calças impermeáveis, e no armário não há: o melhor é alugar ou pedir emprestado.",
    ],
    gloves: ["Também são precisas luvas, e no armário não há."],
    "mountain-boots": [
      "Na montanha é preciso calçado com sola que agarre, e no armário não há: o melhor é alugar ou pedir emprestado.",
    ],
    "rain-boots": [
      "Com tanta água são precisas botas de borracha, e no armário não há: o melhor é pedir emprestado.",
    ],
    "hi-vis": [
      "Aqui o colete refletor é obrigatório, e no armário não há: o melhor é pedir no local ou comprar.",
    ],
    "head-cover": [
      "Lá cobre-se a cabeça, e no armário não há lenço para isso: o melhor é pedir emprestado ou usar um dos da entrada.",
    ],
    costume: [
      "Sem fantasia não se entra, e no armário não há nenhuma: o melhor é alugar ou pedir emprestado.",
    ],
    "snow-boots": ["Na neve são precisas botas, e no armário não há: o melhor é pedir emprestado."],
    helmet: ["O capacete é indispensável, e no armário não há: o melhor é pedir emprestado."],
    "long-legs": [
      "Aqui as pernas têm de ir cobertas até ao tornozelo, e no armário não há nada assim.",
    ],
    "closed-shoes": ["Por segurança são precisos sapatos fechados, e no armário não há."],
    "held-heel": [
      "Ao volante o calçado tem de prender o calcanhar e não escorregar do pedal; no armário não há nenhum assim.",
    ],
    "safety-shoes": [
      "Aqui o calçado de segurança é obrigatório, e no armário não há: o melhor é pedir lá.",
    ],
    "sports-shoes": ["É preciso calçado desportivo que segure o pé, e no armário não há."],
    "sports-legs": ["São precisas calças de desporto, e no armário não há."],
    "plant-shoes": [
      "Nesse dia não se usa calçado de couro, e no armário não há outro: de lona seria o certo.",
    ],
    "floor-length": [
      "O vestido tem de chegar ao chão, e no armário não há nada tão comprido: o melhor é alugar.",
    ],
  },
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
