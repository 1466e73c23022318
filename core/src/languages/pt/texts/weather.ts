import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  overFrost: [
    "{you, select, polite {Vista {outer} por cima e feche} other {Veste {outer} por cima e fecha}} bem: lá fora temos {temp}.",
    "Está um gelo, com {temp}, por isso {outer} por cima.",
    "Com {temp}, não {you, select, polite {saia} other {saias}} sem {outer}.",
  ],
  overCold: [
    "{outer} por cima, porque só temos {temp}.",
    "Está frio, com {temp}: por cima {outer_count, plural, one {vai} other {vão}} {outer}.",
    "Com {temp}, {you, select, polite {ponha} other {põe}} {outer} por cima.",
  ],
  overCool: [
    "Temos {temp}, por isso {you, select, polite {leve} other {leva}} {outer} para o caminho.",
    "Com {temp} lá fora, {outer} {outer_count, plural, one {vai} other {vão}} por cima.",
  ],
  overMild: [
    "Para a ida e a volta, {outer}: temos {temp}.",
    "Com {temp}, {outer} por cima {outer_count, plural, one {basta} other {bastam}}, e nem é preciso fechar.",
  ],
  overThere: [
    "Para o frio de lá, {you, select, polite {leve} other {leva}} {outer}.",
    "Onde faz frio, {you, select, polite {vista} other {veste}} por cima {outer}.",
  ],
  overSnow: [
    "{outer} por cima: neva e temos {temp}.",
    "Com neve e {temp}, {you, select, polite {vista} other {veste}} {outer} por cima.",
  ],
  overWind: [
    "{you, select, polite {Ponha {outer} por cima e feche} other {Põe {outer} por cima e fecha}} bem: com o vento, sente-se mais frio do que {temp}.",
    "Temos {temp} e vento forte, por isso {outer} por cima e tudo bem fechado.",
  ],
  mid: [
    "Com {temp}, {mid} {mid_count, plural, one {basta} other {bastam}}; não é preciso outra camada.",
    "Temos {temp}, por isso não é preciso mais nada por cima {mid_de}.",
  ],
  midThere: [
    "Onde estiver mais fresco, {you, select, polite {junte} other {junta}} {mid}.",
    "{you, select, polite {Leve} other {Leva}} {mid} para onde estiver mais fresco.",
  ],
  insideCold: [
    "{mid} {mid_count, plural, one {é} other {são}} para o frio lá dentro; lá fora, com o calor, {base_count, plural, one {basta} other {bastam}} {base}.",
  ],
  insideWarm: [
    "Lá dentro, {outer_count, plural, one {dispensa-se} other {dispensam-se}} {outer}: para o calor {base_count, plural, one {basta} other {bastam}} {base}.",
  ],
  warmThere: [
    "Onde está calor, {outer_count, plural, one {dispensa-se} other {dispensam-se}} {outer}, e {base_count, plural, one {basta} other {bastam}} {base}.",
  ],
  nothingOver: [
    "Com {temp}, não é preciso nada por cima.",
    "Temos {temp}, por isso o casaco pode ficar em casa.",
    "Casaco não é preciso: temos {temp}.",
  ],
  heat: [
    "Temos {temp}, por isso nada por cima.",
    "Com {temp}, quanto mais leve melhor, e nada de casaco.",
  ],
  lacking: [
    "Temos {temp}, e só isto pode ser pouco: {you, select, polite {junte mais uma camada, se puder} other {junta mais uma camada, se puderes}}.",
    "Com {temp}, mais uma camada seria bem-vinda, mas o armário não a tem.",
  ],
  rain: [
    "Temos {temp} e chuva, por isso {you, select, polite {leve} other {leva}} {dry}.",
    "Vai chover, com {temp}: {dry} {dry_count, plural, one {protege} other {protegem}} da água.",
    "Para a chuva, {you, select, polite {leve} other {leva}} {dry}; temos {temp}.",
  ],
  rainNoTemp: [
    "Para a chuva, {you, select, polite {leve} other {leva}} {dry}.",
    "Pode chover, por isso convém levar {dry}.",
  ],
  snow: [
    "Temos {temp} e neve: {you, select, polite {sacuda} other {sacode}} os flocos antes que derretam na roupa.",
    "Com {temp}, a neve entra pelas mangas, por isso convém fechar bem os punhos.",
  ],
  wind: [
    "Com o vento, sente-se mais frio do que {temp}, e nada disto o trava: vale a pena pedir um corta-vento emprestado.",
    "Temos {temp} e vento forte; um corta-vento emprestado ajudaria.",
  ],
  typical: [
    "{place} costuma ter cerca de {temp} nessa época, e foi para isso que escolhi a roupa.",
    "Contei com o que é normal em {place} nessa época, cerca de {temp}; {you, select, polite {veja} other {vê}} a previsão antes de sair.",
  ],
  typicalHere: [
    "Não tenho a previsão; nessa época o normal é cerca de {temp}, e escolhi para isso.",
    "O normal para a época é cerca de {temp}, e foi com isso que contei.",
  ],
  warmer: [
    "Mais tarde a temperatura sobe para {later}: aí dá para tirar {outer}.",
    "Quando chegarmos a {later}, {outer} {outer_count, plural, one {vai} other {vão}} no braço.",
  ],
  colder: [
    "Depois a temperatura cai para {later}, por isso não {you, select, polite {deixe} other {deixes}} {outer} em casa.",
    "Mais tarde só temos {later}: convém ter {outer} à mão.",
  ],
  rainLater: [
    "Vem chuva a partir {hour, select, 1 {da} other {das}} {hour} h, por isso {you, select, polite {leve} other {leva}} um guarda-chuva.",
    "Não chove antes {hour, select, 1 {da} other {das}} {hour} h; depois é preciso um guarda-chuva.",
  ],
  tooCold: [
    "Só um aviso: com {temp} está frio para {piece}; convém juntar algo quente ou ficar pouco tempo lá fora.",
    "Está frio demais, com {temp}, para passar muito tempo com {piece}; meia-calça, roupa térmica ou um casaco comprido ajudam.",
  ],
  tooWarm: [
    "Um aviso: com {temp} está calor demais para {piece}, que {piece_count, plural, one {pode} other {podem}} acabar na mão.",
    "{piece} {piece_count, plural, one {vai} other {vão}} dar calor demais com {temp}; o melhor é não fechar.",
  ],
  summerInCold: [
    "{you, select, polite {Falou} other {Falaste}} em verão, mas com {temp} está frio: o tecido aquece e só as cores são claras.",
    "Cuidado: {temp} é pouco para roupa de verão, por isso escolhi pela temperatura.",
  ],
  winterInHeat: [
    "{you, select, polite {Falou} other {Falaste}} em inverno, mas com {temp} está calor, por isso deixei a lã.",
    "Com {temp} está calor demais para roupa de inverno, por isso escolhi peças leves.",
  ],
};
