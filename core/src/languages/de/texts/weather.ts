import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  overFrost: [
    "Es sind nur {temp}, {you, select, polite {ziehen Sie} other {zieh}} also {outer_acc} darüber und {you, select, polite {machen Sie} other {mach}} alles gut zu.",
    "Bei {temp} ist es draußen eisig, {you, select, polite {ziehen Sie} other {zieh}} also {outer_acc} darüber.",
    "Ohne {outer_acc} {you, select, polite {gehen Sie} other {gehst du}} bei {temp} besser nicht hinaus.",
    "{outer_acc} {you, select, polite {brauchen Sie} other {brauchst du}} auf jeden Fall, draußen sind es {temp}.",
  ],
  overCold: [
    "Es sind nur {temp}, also {outer_count, plural, one {gehört} other {gehören}} {outer} darüber.",
    "Bei {temp} {you, select, polite {brauchen Sie} other {brauchst du}} {outer_acc} darüber.",
    "{you, select, polite {Ziehen Sie} other {Zieh}} {outer_acc} darüber, es sind nur {temp}.",
    "Bei nur {temp} {you, select, polite {ziehen Sie} other {ziehst du}} am besten {outer_acc} darüber.",
  ],
  overCool: [
    "Es sind {temp}, {you, select, polite {nehmen Sie} other {nimm}} also für den Weg {outer_acc} mit.",
    "Bei {temp} {outer_count, plural, one {ist} other {sind}} {outer} darüber gerade richtig.",
    "Für den Weg noch {outer_acc} darüber: Draußen sind es {temp}.",
    "{you, select, polite {Ziehen Sie} other {Zieh}} {outer_acc} darüber, draußen sind es {temp}.",
  ],
  overMild: [
    "Für den Weg {outer_count, plural, one {reicht} other {reichen}} {outer}, es sind {temp}.",
    "Bei {temp} {outer_count, plural, one {genügt} other {genügen}} {outer} darüber, gern auch offen.",
    "Mehr als {outer_acc} {you, select, polite {brauchen Sie} other {brauchst du}} bei {temp} nicht darüber.",
  ],
  overWay: [
    "Für den Weg {outer_acc}, draußen sind es {temp}; drinnen {base_count, plural, one {reicht} other {reichen}} {base}.",
    "Bei {temp} bis zur Tür {outer_acc}, danach {base_count, plural, one {genügt} other {genügen}} {base}.",
    "Draußen sind es {temp}: {outer_acc} bis zur Garderobe, dann {base_count, plural, one {reicht} other {reichen}} {base}.",
    "Drinnen {base_count, plural, one {genügt} other {genügen}} {base}, für draußen {you, select, polite {nehmen Sie} other {nimmst du}} bei {temp} {outer_acc}.",
  ],
  overThere: [
    "Für die Kälte dort {you, select, polite {nehmen Sie} other {nimm}} {outer_acc} mit.",
    "Dort ist es kalt, da {outer_count, plural, one {kommt} other {kommen}} {outer} mit.",
  ],
  overSnow: [
    "Es schneit, und es sind nur {temp}: {you, select, polite {Ziehen Sie} other {Zieh}} {outer_acc} darüber.",
    "Bei Schnee und {temp} {outer_count, plural, one {gehört} other {gehören}} {outer} darüber.",
  ],
  overWind: [
    "Im Wind fühlen sich {temp} kälter an, {you, select, polite {machen Sie} other {mach}} also {outer_acc} bis oben zu.",
    "Es sind {temp}, und der Wind pfeift: {you, select, polite {Ziehen Sie} other {Zieh}} {outer_acc} darüber.",
    "Bei {temp} und Wind {outer_count, plural, one {kommt} other {kommen}} {outer} darüber, am besten bis oben zu.",
  ],
  mid: [
    "Bei {temp} {mid_count, plural, one {reicht} other {reichen}} {mid}.",
    "Es sind {temp}, da {mid_count, plural, one {genügt} other {genügen}} {mid} auch ohne Mantel.",
    "Mit {mid_dat} {you, select, polite {sind Sie} other {bist du}} bei {temp} warm genug angezogen.",
  ],
  midThere: [
    "Wo es kühler ist, {mid_count, plural, one {kommt} other {kommen}} {mid} darüber; in der Hitze geht es ohne.",
    "{you, select, polite {Nehmen Sie} other {Nimm}} {mid_acc} mit, für dort, wo es kühler ist.",
  ],
  insideCold: [
    "Drinnen ist es kälter, da {mid_count, plural, one {kommt} other {kommen}} {mid} dazu; draußen in der Hitze {base_count, plural, one {reicht} other {reichen}} {base}.",
    "{mid_acc} {you, select, polite {brauchen Sie} other {brauchst du}} drinnen, wo es kalt ist; draußen {base_count, plural, one {reicht} other {reichen}} {base}.",
  ],
  insideWarm: [
    "Drinnen ist es warm: Da {you, select, polite {können Sie} other {kannst du}} {outer_acc} ausziehen, und {base} {base_count, plural, one {reicht} other {reichen}}.",
  ],
  warmThere: [
    "Wo es warm ist, {you, select, polite {können Sie} other {kannst du}} {outer_acc} ausziehen, und {base} {base_count, plural, one {reicht} other {reichen}}.",
  ],
  nothingOver: [
    "Bei {temp} {you, select, polite {brauchen Sie} other {brauchst du}} nichts darüber.",
    "Es sind {temp}, die Jacke kann zu Hause bleiben.",
    "Eine Jacke {you, select, polite {brauchen Sie} other {brauchst du}} nicht, es sind {temp}.",
    "Bei {temp} geht es gut ohne Jacke.",
  ],
  heat: [
    "Bei {temp} wäre alles darüber zu warm.",
    "In der Hitze, {temp}, braucht es nichts darüber.",
  ],
  lacking: [
    "Es sind {temp}, das könnte so zu kühl werden: {you, select, polite {Nehmen Sie} other {Nimm}} noch etwas zum Überziehen mit, wenn es geht.",
    "Bei {temp} wäre eine Schicht mehr gut, im Schrank fehlt sie aber.",
  ],
  rain: [
    "Draußen sind es {temp}, und es regnet: {dry} {dry_count, plural, one {muss} other {müssen}} mit.",
    "Bei {temp} und Regen {dry_count, plural, one {gehört} other {gehören}} {dry} dazu.",
    "Regen und {temp}, da {dry_count, plural, one {muss} other {müssen}} {dry} mit.",
    "Es regnet, und es sind {temp}: {dry} {dry_count, plural, one {kommt} other {kommen}} mit.",
  ],
  rainNoTemp: [
    "Für den Regen {dry_count, plural, one {kommt} other {kommen}} {dry} mit.",
    "Es kann regnen, also {dry_count, plural, one {muss} other {müssen}} {dry} mit.",
    "Falls es regnet, {dry_count, plural, one {ist} other {sind}} {dry} genau richtig.",
  ],
  snow: [
    "Es schneit, und es sind {temp}: {you, select, polite {Klopfen Sie} other {Klopf}} den Schnee ab, bevor er schmilzt.",
    "Schnee kriecht in jeden Ärmel, und es sind {temp}: {you, select, polite {Machen Sie} other {Mach}} die Bündchen gut zu.",
  ],
  wind: [
    "Im Wind fühlen sich {temp} kälter an, {you, select, polite {nehmen Sie} other {nimm}} etwas Winddichtes mit, wenn es geht.",
    "Es sind {temp}, und der Wind pfeift hier durch: Etwas Winddichtes wäre gut, gern auch geliehen.",
  ],
  typical: [
    "In {place} sind es dann meist um die {temp}, danach habe ich ausgesucht.",
    "Für {place} habe ich mit den üblichen {temp} gerechnet; {you, select, polite {schauen Sie} other {schau}} vor der Abreise noch in den Wetterbericht.",
    "Um die {temp} sind dann in {place} üblich, danach habe ich mich gerichtet.",
  ],
  typicalHere: [
    "Eine Vorhersage habe ich nicht und bin von etwa {temp} ausgegangen, wie um diese Zeit üblich.",
    "Ich habe mit etwa {temp} gerechnet, wie es um diese Zeit üblich ist.",
    "Um diese Zeit sind etwa {temp} üblich, danach habe ich ausgesucht.",
  ],
  warmer: [
    "Später werden es {later}, dann {you, select, polite {können Sie} other {kannst du}} {outer_acc} ausziehen.",
    "Wenn es später {later} sind, {you, select, polite {tragen Sie} other {trägst du}} {outer_acc} nur noch über dem Arm.",
    "Im Laufe des Tages werden es {later}, da {you, select, polite {brauchen Sie} other {brauchst du}} {outer_acc} dann nicht mehr.",
  ],
  colder: [
    "Später sind es nur noch {later}, {you, select, polite {lassen Sie} other {lass}} also {outer_acc} nicht liegen.",
    "Es kühlt noch auf {later} ab, {you, select, polite {behalten Sie} other {behalte}} also {outer_acc} dabei.",
    "Für später {you, select, polite {behalten Sie} other {behalte}} {outer_acc} dabei, dann sind es nur noch {later}.",
  ],
  rainLater: [
    "Ab {hour} Uhr soll es regnen, {you, select, polite {packen Sie} other {pack}} also einen Schirm ein.",
    "Trocken bleibt es bis {hour} Uhr, danach {you, select, polite {brauchen Sie} other {brauchst du}} einen Schirm.",
  ],
  tooCold: [
    "Bei {temp} {piece_count, plural, one {ist} other {sind}} {piece} unterwegs zu kalt, {you, select, polite {nehmen Sie} other {nimm}} etwas Warmes für den Weg mit.",
    "Für {temp} {piece_count, plural, one {ist} other {sind}} {piece} recht luftig, {you, select, polite {packen Sie} other {pack}} etwas Warmes ein.",
  ],
  tooWarm: [
    "Bei {temp} {piece_count, plural, one {ist} other {sind}} {piece} zu warm, das {you, select, polite {tragen Sie} other {trägst du}} am Ende vielleicht in der Hand.",
    "Auf Dauer {piece_count, plural, one {ist} other {sind}} {piece} bei {temp} zu warm, {you, select, polite {denken Sie} other {denk}} also an etwas Leichteres zum Wechseln.",
  ],
  summerInCold: [
    "{you, select, polite {Sie haben} other {Du hast}} Sommer gesagt, aber es sind {temp}, deshalb habe ich wärmer ausgesucht.",
    "Für Sommersachen sind {temp} zu kalt, deshalb habe ich mich ans Thermometer gehalten.",
  ],
  warmElsewhere: [
    "Das gilt für {temp} hier; liegt der Strand, wo es wärmer ist, {you, select, polite {sagen Sie} other {sag}} mir, wo, und es wird etwas Leichteres.",
    "Geht es an eine wärmere Küste, dann {you, select, polite {nennen Sie} other {nenn}} mir den Ort: Ich bin von {temp} hier ausgegangen.",
  ],
  winterInHeat: [
    "{you, select, polite {Sie haben} other {Du hast}} Winter gesagt, aber es sind {temp}, deshalb bleibt es leicht.",
    "Für Wintersachen sind {temp} zu warm, darum bleibt es leicht.",
  ],
};
