import type { MissingTexts } from "../../texts.ts";

export const missing: MissingTexts = {
  gear: {
    wetsuit: [
      "Com essa água é preciso roupa de neoprene, e no armário não há: {you, select, polite {alugue} other {aluga}} na chegada.",
      "Sem neoprene dá frio na água, e no armário não há; o mais fácil é alugar lá.",
    ],
    swimwear: [
      "Para a água falta roupa de banho, e no armário não há: é comprar antes.",
      "{you, select, polite {Compre} other {Compra}} roupa de banho antes de ir, que no armário não há.",
    ],
    "fitted-swimwear": [
      "Muitas piscinas não aceitam calções largos, e no armário não há roupa de banho justa: vale a pena comprar.",
      "Falta roupa de banho justa; em muitas piscinas, calções largos não entram.",
    ],
    "swim-cap": [
      "Na piscina costumam pedir touca, e no armário não há; muitas vezes vendem na entrada.",
      "{you, select, polite {Compre} other {Compra}} uma touca, que na piscina costuma ser obrigatória e no armário não há.",
    ],
    "bee-veil": [
      "Junto das colmeias é preciso máscara com véu, e no armário não há: {you, select, polite {peça} other {pede}} uma emprestada ao apicultor.",
      "Sem máscara com véu, melhor longe das colmeias: {you, select, polite {peça} other {pede}} uma emprestada, que no armário não há.",
    ],
    "race-suit": [
      "Em pista ninguém entra sem macacão de couro, e no armário não há: o melhor é alugar lá.",
      "O macacão de couro é obrigatório em pista; {you, select, polite {alugue} other {aluga}} um, que no armário não há.",
    ],
    "snow-legs": [
      "Para a neve são precisas calças impermeáveis, e no armário não há: {you, select, polite {alugue} other {aluga}} na chegada.",
      "Sem calças impermeáveis a neve passa; alugadas ou emprestadas, mas impermeáveis.",
    ],
    gloves: [
      "Faltam luvas: compradas ou emprestadas, fazem falta.",
      "{you, select, polite {Leve} other {Leva}} também luvas, nem que sejam emprestadas, que no armário não há.",
    ],
    "snow-boots": [
      "Para a neve são precisas botas, e no armário não há: {you, select, polite {peça} other {pede}} umas emprestadas ou {you, select, polite {alugue} other {aluga}} na chegada.",
      "Sem botas de neve os pés ficam molhados; alugadas ou emprestadas, fazem falta.",
    ],
    helmet: [
      "Sem capacete, nem pensar: {you, select, polite {peça} other {pede}} um emprestado ou {you, select, polite {alugue} other {aluga}}, que no armário não há.",
      "O capacete não se discute, e no armário não há: emprestado ou alugado, mas com capacete.",
    ],
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
    "long-legs": [
      "As pernas têm de ir cobertas por inteiro, e no armário não há nada assim: o melhor é pedir emprestado.",
      "Falta algo que chegue ao tornozelo; emprestado também serve.",
    ],
    "closed-shoes": [
      "Por segurança são precisos sapatos fechados, e no armário não há: {you, select, polite {peça} other {pede}} um par emprestado.",
      "Faltam sapatos fechados, e aqui é por segurança; um par emprestado resolve.",
    ],
    "held-heel": [
      "Ao volante é preciso um sapato raso que prenda o calcanhar, e no armário não há: um par emprestado resolve.",
      "Falta, para o volante, um par raso que não saia do pé.",
    ],
    "safety-shoes": [
      "Sem calçado de segurança não há entrada, e no armário não há: {you, select, polite {pergunte} other {pergunta}} lá se emprestam.",
      "O calçado de segurança é obrigatório, e no armário não há: o melhor é pedir lá.",
    ],
    "sports-shoes": [
      "Falta calçado desportivo que segure o pé; sem isso, o pé sofre.",
      "Para isto é preciso calçado desportivo, e no armário não há: emprestado ou comprado, mas que segure o pé.",
    ],
    "sports-legs": [
      "Faltam calças desportivas; emprestadas ou compradas, desde que deixem mexer.",
      "{you, select, polite {Leve} other {Leva}} calças desportivas, nem que sejam emprestadas, que no armário não há.",
    ],
    "plant-shoes": [
      "Nesse dia não se usa couro nos pés, e no armário não há outra coisa: um par de lona resolve.",
      "Falta um par sem couro para esse dia; de lona já serve.",
    ],
    "floor-length": [
      "O vestido tem de chegar ao chão, e no armário não há nada tão comprido: o normal é alugar.",
      "{you, select, polite {Alugue} other {Aluga}} um vestido até ao chão, que no armário não há nada tão comprido.",
    ],
  },
  gap: [
    "Para completar {what_count, plural, one {falta} other {faltam}} {what}: {list} {list_count, plural, one {ficaria} other {ficariam}} bem.",
    "Aqui {list_count, plural, one {faria} other {fariam}} falta {list}, e no armário não há; emprestado também serve.",
    "Só {what_count, plural, one {falta} other {faltam}} {what}; se alguém emprestar {list}, melhor.",
  ],
  unfit: [
    "{what_count, plural, one {Falta} other {Faltam}} {what} que {what_count, plural, one {sirva} other {sirvam}} aqui: eu procuraria {list}.",
    "O que há no armário não serve aqui; {list_count, plural, one {viria} other {viriam}} a calhar {list}.",
  ],
  shoes: [
    "Faltam os sapatos: {list} {list_count, plural, one {ficaria} other {ficariam}} bem.",
    "Ainda não há sapatos no armário; {list} {list_count, plural, one {combinaria} other {combinariam}} com isto.",
  ],
  shoesUnfit: [
    "Nenhum dos sapatos do armário combina com isto; {list}, sim.",
    "Só falta o calçado certo: {list} {list_count, plural, one {ficaria} other {ficariam}} bem.",
  ],
  plain: [
    "Sinceramente, {what} {what_count, plural, one {fica um pouco informal} other {ficam um pouco informais}} para {event}; com {lift}, muda tudo.",
    "Para {event}, {what} {what_count, plural, one {é um pouco informal} other {são um pouco informais}}; se alguém emprestar {lift}, fica resolvido.",
  ],
  collar: [
    "Só sei a cor {what_de}; se {what_count, plural, one {tiver} other {tiverem}} colarinho, {what_count, plural, one {está} other {estão}} bem para isto.",
    "A foto não mostra se {what} {what_count, plural, one {tem} other {têm}} colarinho; aqui é preciso um.",
  ],
  formalGap: [
    "Aqui o traje é smoking ou vestido até ao chão, e no armário não há: é alugar.",
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
    "Não encontrei {what} no armário.",
    "Procurei {what} no armário e não {what_count, plural, one {aparece} other {aparecem}}.",
    "{what} não {what_count, plural, one {está} other {estão}} no armário, por isso vai com o que há.",
  ],
  leftOut: [
    "Não consegui juntar {what} com os outros pedidos.",
    "{what} não {what_count, plural, one {combinava} other {combinavam}} com o resto, por isso desta vez não.",
  ],
  unknown: [
    "Não sei o que é «{what}» e não encontro nada assim no armário; {you, select, polite {descreva} other {descreve}} a peça e eu incluo.",
    "«{what}» não é uma peça que eu conheça; {you, select, polite {diga-me} other {diz-me}} o que é e tento outra vez.",
  ],
  accent: [
    "Nada no armário é {colour}; com {piece}, já estava resolvido.",
    "Para o {colour} ainda falta algo no armário: eu procuraria {piece}.",
  ],
  together: ["Foi pensado para {first}; para {others} é preciso trocar de roupa."],
  wash: [
    "{what} {what_count, plural, one {está} other {estão}} para lavar.",
    "{what} também {what_count, plural, one {serviria} other {serviriam}}, mas {what_count, plural, one {está} other {estão}} para lavar.",
  ],
};
