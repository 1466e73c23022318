import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  overFrost: [
    "{you, select, polite {Vista {outer} por cima e feche} other {Veste {outer} por cima e fecha}} bem: lá fora, {temp}.",
    "Está um gelo, com {temp}: {outer} por cima.",
    "Com {temp}, não {you, select, polite {saia} other {saias}} sem {outer}.",
    "Lá fora, {temp}: {outer} por cima, e tudo bem fechado.",
  ],
  overCold: [
    "Lá fora está frio, com {temp}: {outer} por cima.",
    "Com {temp}, {you, select, polite {ponha} other {põe}} {outer} por cima.",
    "Por cima, {outer}, que {temp} é pouco.",
    "Está frio, com {temp}, por isso não {you, select, polite {deixe} other {deixes}} {outer} em casa.",
  ],
  overCool: [
    "Para o caminho, {you, select, polite {leve} other {leva}} {outer}: lá fora, {temp}.",
    "Com {temp} lá fora, {outer} {outer_count, plural, one {faz} other {fazem}} falta por cima.",
    "Lá fora, {temp}: {outer} por cima.",
    "Com {temp}, eu levaria {outer} para o caminho.",
  ],
  overMild: [
    "Para a ida e a volta, {outer}: lá fora, {temp}.",
    "Com {temp}, {outer} por cima {outer_count, plural, one {basta} other {bastam}}, e nem é preciso fechar.",
    "Com {temp} lá fora, {outer} por cima, e sem fechar.",
    "Na rua, com {temp}, {outer_count, plural, one {basta} other {bastam}} {outer} por cima.",
  ],
  overThere: [
    "Para o frio de lá, {you, select, polite {leve} other {leva}} {outer}.",
    "Onde faz frio, {you, select, polite {vista} other {veste}} {outer} por cima.",
    "{you, select, polite {Leve} other {Leva}} {outer} para onde faz frio.",
  ],
  overSnow: [
    "Com neve e {temp}, {you, select, polite {vista} other {veste}} {outer} por cima.",
    "Há neve e {temp}: {outer} por cima.",
    "Neva, com {temp}, por isso não {you, select, polite {saia} other {saias}} sem {outer}.",
  ],
  overWind: [
    "{you, select, polite {Ponha {outer} por cima e feche} other {Põe {outer} por cima e fecha}} bem: com o vento, vai parecer mais frio do que {temp}.",
    "Lá fora, {temp} e vento forte: {outer} por cima e tudo bem fechado.",
    "O vento faz parecer mais frio do que {temp}, por isso {outer} por cima, e tudo bem fechado.",
  ],
  mid: [
    "Com {temp}, {mid} {mid_count, plural, one {basta} other {bastam}}.",
    "Com {temp} lá fora, {mid} {mid_count, plural, one {basta} other {bastam}}: por cima, mais nada.",
    "Por cima {mid_de} não é preciso mais nada, com {temp}.",
    "Lá fora, {temp}: {mid_count, plural, one {basta} other {bastam}} {mid}.",
  ],
  midThere: [
    "Onde estiver mais fresco, {you, select, polite {junte} other {junta}} {mid}.",
    "{you, select, polite {Leve} other {Leva}} {mid} para onde estiver mais fresco.",
    "Para onde estiver mais fresco, {mid}.",
  ],
  insideCold: [
    "Para o frio lá dentro, {mid}; lá fora, com o calor, {base_count, plural, one {basta} other {bastam}} {base}.",
    "{mid} {mid_count, plural, one {é} other {são}} para o frio lá dentro; lá fora, com o calor, {base_count, plural, one {basta} other {bastam}} {base}.",
  ],
  insideWarm: [
    "Lá dentro já não {outer_count, plural, one {faz} other {fazem}} falta {outer}: para o calor, {base_count, plural, one {basta} other {bastam}} {base}.",
    "Ao entrar, {you, select, polite {tire} other {tira}} {outer}: para o calor lá dentro, {base_count, plural, one {basta} other {bastam}} {base}.",
    "Lá dentro está quente, por isso {base_count, plural, one {basta} other {bastam}} {base}, sem {outer}.",
  ],
  warmThere: [
    "Onde está calor, já não {outer_count, plural, one {faz} other {fazem}} falta {outer}, e {base_count, plural, one {basta} other {bastam}} {base}.",
    "Chegando ao calor, {you, select, polite {tire} other {tira}} {outer}: {base_count, plural, one {basta} other {bastam}} {base}.",
  ],
  nothingOver: [
    "Com {temp}, não é preciso nada por cima.",
    "Com {temp} lá fora, o casaco pode ficar em casa.",
    "Casaco não é preciso, com {temp}.",
    "Lá fora, {temp}: dá para sair sem casaco.",
  ],
  heat: [
    "Com {temp}, nada por cima.",
    "Com {temp}, quanto mais leve melhor, e nada de casaco.",
    "Está calor, com {temp}, por isso nada de casaco.",
    "Lá fora, {temp}: o casaco fica em casa.",
  ],
  lacking: [
    "Lá fora, {temp}, e só isto pode ser pouco: {you, select, polite {junte mais uma camada, se puder} other {junta mais uma camada, se puderes}}.",
    "Com {temp}, mais uma camada seria bem-vinda, mas no armário não há.",
    "Com {temp}, isto pode ser pouco, e no armário não há mais uma camada; {you, select, polite {veja} other {vê}} se alguém empresta.",
  ],
  rain: [
    "Com {temp} e chuva, {you, select, polite {leve} other {leva}} {dry}.",
    "Vai chover, com {temp}: {dry} {dry_count, plural, one {protege} other {protegem}} da água.",
    "Para a chuva, {you, select, polite {leve} other {leva}} {dry}; lá fora, {temp}.",
    "Lá fora, {temp} e chuva: melhor com {dry}.",
    "Chove, com {temp}, por isso {you, select, polite {leve} other {leva}} {dry}.",
  ],
  rainNoTemp: [
    "Para a chuva, {you, select, polite {leve} other {leva}} {dry}.",
    "Pode chover, por isso convém levar {dry}.",
    "Se a chuva vier, {dry}.",
  ],
  snow: [
    "Lá fora, {temp} e neve: {you, select, polite {sacuda} other {sacode}} os flocos antes que derretam na roupa.",
    "Com {temp}, a neve entra pelas mangas, por isso convém fechar bem os punhos.",
  ],
  wind: [
    "Com o vento, vai parecer mais frio do que {temp}, e nada disto o trava: vale a pena pedir um corta-vento emprestado.",
    "Lá fora, {temp} e vento forte; um corta-vento emprestado ajudaria.",
    "Nada disto trava o vento, e com {temp} isso vai fazer diferença: um corta-vento emprestado ajudaria.",
  ],
  typical: [
    "{place} costuma ter cerca de {temp} nessa época, e foi para isso que escolhi.",
    "Para {place}, contei com o normal da época, cerca de {temp}; {you, select, polite {veja} other {vê}} a previsão antes de sair.",
    "Nessa época, {place} costuma ter cerca de {temp}; foi com isso que contei.",
  ],
  typicalHere: [
    "Não tenho a previsão; nessa época o normal é cerca de {temp}, e escolhi para isso.",
    "O normal para a época é cerca de {temp}, e foi com isso que contei.",
    "Sem previsão, contei com o normal da época, cerca de {temp}.",
  ],
  warmer: [
    "Mais tarde a temperatura sobe para {later}: aí dá para tirar {outer}.",
    "Quando a temperatura chegar a {later}, {outer} {outer_count, plural, one {vai} other {vão}} no braço.",
    "Depois aquece até {later}, e já dá para tirar {outer}.",
  ],
  colder: [
    "Depois a temperatura cai para {later}, por isso não {you, select, polite {deixe} other {deixes}} {outer} em casa.",
    "Mais tarde, {later}: convém ter {outer} à mão.",
    "Com {later} mais tarde, {outer} {outer_count, plural, one {vai} other {vão}} fazer falta.",
  ],
  rainLater: [
    "Vem chuva a partir {hour, select, 1 {da} other {das}} {hour} h, por isso {you, select, polite {leve} other {leva}} um guarda-chuva.",
    "Não chove antes {hour, select, 1 {da} other {das}} {hour} h; depois é preciso um guarda-chuva.",
  ],
  tooCold: [
    "Só um aviso: com {temp} está frio para {piece}; convém juntar algo quente ou ficar pouco tempo lá fora.",
    "Com {temp}, está frio demais para passar muito tempo com {piece}; meia-calça, roupa térmica ou um casaco comprido ajudam.",
    "Para {piece}, {temp} é pouco: convém juntar algo quente ou ficar pouco tempo lá fora.",
  ],
  tooWarm: [
    "Um aviso: com {temp} está calor demais para {piece}, que {piece_count, plural, one {pode} other {podem}} acabar na mão.",
    "{piece} {piece_count, plural, one {vai} other {vão}} dar calor demais com {temp}; o melhor é não fechar.",
    "Com {temp}, {piece} {piece_count, plural, one {vai} other {vão}} dar calor; convém poder tirar.",
  ],
  summerInCold: [
    "{you, select, polite {Falou} other {Falaste}} em verão, mas com {temp} está frio: o tecido aquece e só as cores são claras.",
    "Com {temp}, está frio para roupa de verão, por isso escolhi pela temperatura.",
  ],
  winterInHeat: [
    "{you, select, polite {Falou} other {Falaste}} em inverno, mas com {temp} está calor, por isso deixei a lã.",
    "Com {temp} está calor demais para roupa de inverno, por isso escolhi peças leves.",
  ],
};
