import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  over: [
    "{outer} por cima, porque faz {temp}.",
    "Faz {temp}, por isso {outer} por cima.",
    "Para o caminho, {outer}: faz {temp}.",
  ],
  overSnow: ["{outer} por cima: {temp} e neve.", "Neva com {temp}, por isso {outer} por cima."],
  overWind: [
    "{outer} por cima, sem frestas: com o vento, {temp} parecem menos.",
    "Faz {temp} com vento forte, por isso {outer} por cima, até o alto.",
  ],
  mid: [
    "Com {temp}, {mid} {mid_count, plural, one {basta} other {bastam}}, sem casaco.",
    "Faz {temp}: sem casaco, {mid_count, plural, one {basta} other {bastam}} {mid}.",
  ],
  nothingOver: [
    "Com {temp} não é preciso nada por cima.",
    "Sem casaco: faz {temp}.",
    "Faz {temp}, os casacos ficam no cabide.",
  ],
  heat: [
    "{temp} é calor de verdade, por isso nada por cima.",
    "Com o calor de {temp}, nada por cima.",
  ],
  lacking: [
    "Faz {temp}, e isto sozinho fica fresco.",
    "Com {temp} falta uma camada que o guarda-roupa não tem.",
  ],
  rain: [
    "Faz {temp} e chove: {dry} contra a chuva.",
    "Contra a chuva, com {temp}, {dry}.",
    "Chuva e {temp}, por isso {dry}.",
  ],
  rainNoTemp: ["Contra a chuva, {dry}.", "Para ficar fora da chuva, {dry}."],
  snow: [
    "Faz {temp} com neve: é sacudir antes que derreta no tecido.",
    "Com {temp}, a neve entra pelas mangas: punhos fechados.",
  ],
  wind: [
    "Com o vento, {temp} parecem menos, e nada disto o segura: vale pedir emprestado um corta-vento.",
    "Faz {temp} com vento forte; um corta-vento emprestado ajudaria.",
  ],
  typical: [
    "Em {place} costuma fazer então cerca de {temp}, e é para isso que vai.",
    "Para {place} contei com a média, cerca de {temp}; convém ver a previsão antes de sair.",
  ],
  typicalHere: [
    "Não tenho previsão; então costuma fazer cerca de {temp}, e é para isso que vai.",
    "Cerca de {temp} é a média da época, e é para isso que vai.",
  ],
  warmer: [
    "Mais tarde chega a {later}: aí {outer} {outer_count, plural, one {sai} other {saem}}.",
    "Com os {later} de mais tarde, {outer} {outer_count, plural, one {vai} other {vão}} no braço.",
  ],
  colder: [
    "Depois desce a {later}, por isso não convém deixar {outer}.",
    "Mais tarde ficam {later}: para isso há {outer}.",
  ],
  rainLater: [
    "A partir das {hour} h vem chuva: um guarda-chuva na bolsa.",
    "Fica seco até as {hour} h; depois é preciso um guarda-chuva.",
  ],
  tooCold: [
    "Um aviso: com {temp} está frio para {piece}; melhor por pouco tempo ou com algo quente por cima.",
    "Com {temp} está frio demais para {piece}, a não ser com uma camada quente.",
  ],
  tooWarm: [
    "Um aviso: com {temp} está calor demais para {piece}.",
    "Com {temp} vai fazer calor demais para {piece}; melhor no braço.",
  ],
  summerInCold: [
    "Pedido de verão, mas {temp} é frio: o tecido aquece e só as cores são claras.",
    "Atenção: {temp} é frio demais para roupa de verão, por isso segui o termômetro.",
  ],
  winterInHeat: [
    "Pedido de inverno, mas {temp} é calor, por isso nada de lã.",
    "{temp} é calor demais para roupa de inverno; isto fica leve.",
  ],
};
