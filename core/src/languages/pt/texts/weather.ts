import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  overFrost: [
    "Está um gelo, {temp}: {outer} por cima e tudo bem fechado.",
    "Com {temp}, nem um passo lá fora sem {outer}.",
    "{you, select, polite {Agasalhe-se bem com {outer}: com {temp}, o frio morde} other {Agasalha-te bem com {outer}: com {temp}, o frio morde}}.",
    "Com {temp}, o melhor é {outer} por cima, e tudo bem fechado.",
  ],
  overCold: [
    "Está frio, {temp}: {outer} por cima.",
    "{you, select, polite {Ponha} other {Põe}} {outer}, que com {temp} faz frio.",
    "Com {temp}, {outer} por cima, sem hesitar.",
    "Não {you, select, polite {saia} other {saias}} sem {outer}, que {temp} é pouco.",
    "Com este frio, {temp}, {outer_count, plural, one {vem} other {vêm}} mesmo a calhar {outer}.",
  ],
  overCool: [
    "Está fresco, {temp}: {you, select, polite {leve} other {leva}} {outer}.",
    "Com {temp}, {outer} por cima {outer_count, plural, one {vem} other {vêm}} a calhar.",
    "Com {temp}, eu levaria {outer}.",
    "{you, select, polite {Leve} other {Leva}} {outer} para o caminho, que com {temp} está fresco.",
  ],
  overMild: [
    "Com {temp}, {outer_count, plural, one {basta} other {bastam}} {outer} por cima, e nem é preciso fechar.",
    "{outer} por cima, sem fechar, e com {temp} não é preciso mais.",
    "Para a ida e a volta, {outer}; com {temp}, nem é preciso fechar.",
    "Com {temp}, é só {outer} por cima e pronto.",
  ],
  overWay: [
    "Com {temp} lá fora, {outer} até à porta; lá dentro {base_count, plural, one {basta} other {bastam}} {base}.",
    "Para o caminho, {outer}, com {temp} na rua; lá dentro {base_count, plural, one {basta} other {bastam}} {base}.",
    "{outer} na rua, com {temp}; uma vez lá dentro, {base_count, plural, one {basta} other {bastam}} {base}.",
    "Lá dentro {base_count, plural, one {basta} other {bastam}} {base}; na rua, com {temp}, {outer} por cima.",
  ],
  overThere: [
    "Para o frio de lá, {you, select, polite {leve} other {leva}} {outer}.",
    "Onde faz frio, {you, select, polite {vista} other {veste}} {outer} por cima.",
    "{you, select, polite {Leve} other {Leva}} {outer} para onde faz frio.",
  ],
  overSnow: [
    "Com neve e {temp}, nem um passo sem {outer}.",
    "{you, select, polite {Agasalhe-se} other {Agasalha-te}} com {outer}, que com neve e {temp} é preciso.",
    "Neva, com {temp}, e o melhor é {outer} por cima.",
  ],
  overWind: [
    "Com este vento, {temp} parecem menos: {outer} por cima e tudo bem fechado.",
    "{you, select, polite {Ponha {outer} por cima e feche} other {Põe {outer} por cima e fecha}} bem, que o vento faz {temp} parecer menos.",
    "Contra este vento, {outer}, tudo bem fechado: são {temp}, mas parece menos.",
  ],
  mid: [
    "Com {temp}, dá para ir só com {mid}.",
    "Com {temp}, {mid} {mid_count, plural, one {basta} other {bastam}}.",
    "{mid} e pronto, que com {temp} não é preciso mais.",
    "Com {mid} já se vai bem a {temp}.",
  ],
  midThere: [
    "Onde estiver mais fresco, {you, select, polite {junte} other {junta}} {mid}.",
    "{you, select, polite {Leve} other {Leva}} {mid} para onde estiver mais fresco.",
    "Para onde estiver mais fresco, {mid}.",
  ],
  insideCold: [
    "Lá fora, com o calor, {base_count, plural, one {basta} other {bastam}} {base}; lá dentro, com o frio, {mid}.",
    "{you, select, polite {Guarde} other {Guarda}} {mid} para o frio lá dentro; lá fora, com o calor, {base_count, plural, one {basta} other {bastam}} {base}.",
  ],
  insideWarm: [
    "Lá dentro já não {outer_count, plural, one {faz} other {fazem}} falta {outer}: para o calor, {base_count, plural, one {basta} other {bastam}} {base}.",
    "Ao entrar, {you, select, polite {tire} other {tira}} {outer}: para o calor lá dentro, {base_count, plural, one {basta} other {bastam}} {base}.",
    "Lá dentro está quente e {base_count, plural, one {basta} other {bastam}} {base}; {outer}, só na rua.",
  ],
  warmThere: [
    "Onde está calor, já não {outer_count, plural, one {faz} other {fazem}} falta {outer}, e {base_count, plural, one {basta} other {bastam}} {base}.",
    "Chegando ao calor, {you, select, polite {tire} other {tira}} {outer}: {base_count, plural, one {basta} other {bastam}} {base}.",
  ],
  nothingOver: [
    "Com {temp}, dá para sair sem casaco.",
    "O casaco pode ficar em casa, com {temp}.",
    "Com {temp}, assim já se vai bem.",
    "Sem casaco mesmo, que com {temp} dá bem.",
  ],
  heat: [
    "Com {temp}, mais uma camada seria quente demais.",
    "Com este calor, {temp}, nada por cima.",
  ],
  lacking: [
    "Com {temp}, isto pode ser pouco: {you, select, polite {junte mais uma camada, se puder} other {junta mais uma camada, se puderes}}.",
    "Falta mais uma camada para {temp}; emprestada também serve.",
    "Com {temp}, mais uma camada viria a calhar, e no armário não há.",
  ],
  rain: [
    "Chuva e {temp}: {you, select, polite {leve} other {leva}} {dry}.",
    "Está a chover, com {temp}: {you, select, polite {leve} other {leva}} {dry}.",
    "Com chuva e {temp}, {you, select, polite {leve} other {leva}} {dry}.",
    "Com a chuva e {temp}, o melhor é sair com {dry}.",
  ],
  rainNoTemp: [
    "Para a chuva, {you, select, polite {leve} other {leva}} {dry}.",
    "Pode chover, por isso é melhor levar {dry}.",
    "Se a chuva vier, {dry}.",
  ],
  snow: [
    "Com neve e {temp}, os punhos bem fechados, e à porta {you, select, polite {sacuda} other {sacode}} os flocos.",
    "Neva, com {temp}: {you, select, polite {feche} other {fecha}} bem os punhos, que é por aí que ela entra.",
  ],
  wind: [
    "Com o vento, {temp} parecem menos, e nada disto o trava: vale a pena pedir um corta-vento.",
    "Este vento passa por tudo, e com {temp} sente-se: um corta-vento emprestado ajudaria.",
    "Nada disto trava o vento, e com {temp} isso vai fazer diferença: o melhor é um corta-vento emprestado.",
  ],
  typical: [
    "{place} costuma ter cerca de {temp} nessa época; {you, select, polite {veja} other {vê}} a previsão antes de sair.",
    "Nessa época, o normal em {place} é cerca de {temp}.",
    "Para {place}, o normal da época é cerca de {temp}; se a previsão disser outra coisa, manda a previsão.",
  ],
  typicalHere: [
    "O normal para a data é cerca de {temp}; {you, select, polite {veja} other {vê}} a previsão antes de sair.",
    "Para a data, o costume é cerca de {temp}.",
    "Cerca de {temp} é o normal para a data; se a previsão disser outra coisa, manda a previsão.",
  ],
  warmer: [
    "Mais tarde a temperatura sobe para {later}: aí dá para tirar {outer}.",
    "Quando chegar aos {later}, {outer} {outer_count, plural, one {vai} other {vão}} no braço.",
    "Depois aquece até {later}, e já dá para tirar {outer}.",
  ],
  colder: [
    "Depois a temperatura cai para {later}, por isso não {you, select, polite {deixe} other {deixes}} {outer} em casa.",
    "Mais tarde ficam {later}: {outer} sempre à mão.",
    "Quando chegar aos {later}, {outer} {outer_count, plural, one {vai} other {vão}} fazer falta.",
  ],
  rainLater: [
    "Vem chuva a partir {hour, select, 1 {da} other {das}} {hour} h, por isso {you, select, polite {leve} other {leva}} um guarda-chuva.",
    "Não chove antes {hour, select, 1 {da} other {das}} {hour} h; depois é preciso um guarda-chuva.",
  ],
  tooCold: [
    "Com {temp}, {piece} {piece_count, plural, one {vai} other {vão}} dar frio; {you, select, polite {junte} other {junta}} algo quente ou {you, select, polite {fique} other {fica}} pouco tempo lá fora.",
    "Para {piece}, {temp} é pouco: meia-calça, roupa térmica ou um casaco comprido ajudam.",
    "Está frio para {piece}, com {temp}: melhor pouco tempo lá fora, ou com algo quente por cima.",
  ],
  tooWarm: [
    "Com {temp}, {piece} {piece_count, plural, one {vai} other {vão}} dar calor demais; o melhor é não fechar.",
    "Está calor demais para {piece}, com {temp}; {piece_count, plural, one {é capaz} other {são capazes}} de acabar na mão.",
    "Com {temp}, {piece} {piece_count, plural, one {vai} other {vão}} dar calor, e é bom poder tirar.",
  ],
  summerInCold: [
    "{you, select, polite {Falou} other {Falaste}} em verão, mas com {temp} quem manda é o frio.",
    "Com {temp}, o verão vai ter de esperar, por isso escolhi pela temperatura.",
  ],
  warmElsewhere: [
    "Isto é para {temp} aqui; se a praia fica num sítio mais quente, {you, select, polite {diga} other {diz}} onde e eu escolho algo mais leve.",
    "Se for numa costa mais quente, {you, select, polite {diga} other {diz}} o lugar: parti de {temp} aqui.",
  ],
  winterInHeat: [
    "{you, select, polite {Falou} other {Falaste}} em inverno, mas com {temp} a lã vai ter de esperar.",
    "Com {temp} está calor demais para roupa de inverno, por isso escolhi peças leves.",
  ],
};
