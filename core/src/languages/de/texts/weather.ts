import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  overFrost: [
    "Darüber {outer_count, plural, one {kommt} other {kommen}} {outer}, gut geschlossen: Es sind {temp}.",
    "Bei {temp} ist es draußen eisig, {you, select, polite {ziehen Sie} other {zieh}} also {outer_acc} darüber.",
    "Ohne {outer_acc} {you, select, polite {gehen Sie} other {gehst du}} bei {temp} besser nicht hinaus.",
    "Draußen sind es {temp}, da {outer_count, plural, one {muss} other {müssen}} {outer} darüber.",
  ],
  overCold: [
    "Es sind nur {temp}, also {outer_count, plural, one {gehört} other {gehören}} {outer} darüber.",
    "Bei {temp} {outer_count, plural, one {kommt} other {kommen}} noch {outer} darüber.",
    "Bei {temp} {you, select, polite {brauchen Sie} other {brauchst du}} {outer_acc} darüber.",
    "Bei nur {temp} {you, select, polite {ziehen Sie} other {ziehst du}} am besten {outer_acc} darüber.",
  ],
  overCool: [
    "Es sind {temp}, {you, select, polite {nehmen Sie} other {nimm}} also für den Weg {outer_acc} mit.",
    "Draußen sind es {temp}, da {outer_count, plural, one {kommt} other {kommen}} {outer} darüber.",
    "Bei {temp} {outer_count, plural, one {ist} other {sind}} {outer} darüber gerade richtig.",
    "Für draußen {you, select, polite {nehmen Sie} other {nimm}} {outer_acc}, es sind {temp}.",
  ],
  overMild: [
    "Für den Weg {outer_count, plural, one {reicht} other {reichen}} bei {temp} {outer}.",
    "Bei {temp} {outer_count, plural, one {genügt} other {genügen}} {outer} darüber, gern auch offen.",
    "Mehr als {outer_acc} {you, select, polite {brauchen Sie} other {brauchst du}} bei {temp} nicht darüber.",
  ],
  overThere: [
    "Für die Kälte dort {you, select, polite {nehmen Sie} other {nimm}} {outer_acc} mit.",
    "Dort ist es kalt, da {outer_count, plural, one {kommt} other {kommen}} {outer} mit.",
  ],
  overSnow: [
    "Darüber {outer}: Es sind {temp}, und es schneit.",
    "Es schneit bei {temp}, {you, select, polite {ziehen Sie} other {zieh}} also {outer_acc} darüber.",
  ],
  overWind: [
    "Darüber {outer}, bis oben zu: Im Wind fühlen sich {temp} kälter an.",
    "Es sind {temp} bei kräftigem Wind, {you, select, polite {machen Sie} other {mach}} also {outer_acc} bis oben zu.",
    "Bei {temp} und Wind {outer_count, plural, one {kommt} other {kommen}} {outer} darüber, am besten bis oben zu.",
  ],
  mid: [
    "Bei {temp} {mid_count, plural, one {reicht} other {reichen}} {mid}, ein Mantel ist nicht nötig.",
    "Es sind {temp}, da {mid_count, plural, one {genügt} other {genügen}} {mid} auch ohne Mantel.",
    "Einen Mantel {you, select, polite {brauchen Sie} other {brauchst du}} bei {temp} nicht, {mid} {mid_count, plural, one {reicht} other {reichen}}.",
  ],
  midThere: [
    "Wo es kühler ist, {mid_count, plural, one {kommt} other {kommen}} {mid} darüber; in der Hitze geht es ohne.",
    "{you, select, polite {Nehmen Sie} other {Nimm}} {mid_acc} mit, für dort, wo es kühler ist.",
  ],
  insideCold: [
    "Drinnen ist es kälter, da {mid_count, plural, one {kommt} other {kommen}} {mid} dazu; draußen in der Hitze {base_count, plural, one {reicht} other {reichen}} {base}.",
  ],
  insideWarm: [
    "Drinnen ist es warm: Da {outer_count, plural, one {kommt} other {kommen}} {outer} weg, und {base} {base_count, plural, one {reicht} other {reichen}}.",
  ],
  warmThere: [
    "Wo es warm ist, {outer_count, plural, one {kommt} other {kommen}} {outer} weg, und {base} {base_count, plural, one {reicht} other {reichen}}.",
  ],
  nothingOver: [
    "Bei {temp} {you, select, polite {brauchen Sie} other {brauchst du}} nichts darüber.",
    "Es sind {temp}, der Mantel kann also zu Hause bleiben.",
    "Eine Jacke {you, select, polite {brauchen Sie} other {brauchst du}} nicht, es sind {temp}.",
    "Bei {temp} geht es gut ohne Jacke.",
  ],
  heat: [
    "Eine Jacke {you, select, polite {können Sie} other {kannst du}} bei {temp} weglassen.",
    "Bei {temp} bleibt die Jacke zu Hause.",
    "Es sind {temp}, da {you, select, polite {brauchen Sie} other {brauchst du}} nichts darüber.",
  ],
  lacking: [
    "Es sind {temp}, das könnte so zu kühl werden: {you, select, polite {Nehmen Sie} other {Nimm}} noch etwas zum Überziehen mit, wenn es geht.",
    "Bei {temp} wäre eine Schicht mehr gut, aber die fehlt im Schrank.",
  ],
  rain: [
    "Es regnet bei {temp}, da {dry_count, plural, one {muss} other {müssen}} {dry} mit.",
    "Bei {temp} und Regen {dry_count, plural, one {hält} other {halten}} {dry} das Wasser ab.",
    "Gegen den Regen {dry_count, plural, one {hilft} other {helfen}} {dry}, es sind {temp}.",
    "Es wird nass bei {temp}, da {dry_count, plural, one {hilft} other {helfen}} {dry}.",
  ],
  rainNoTemp: [
    "Gegen den Regen {dry_count, plural, one {hilft} other {helfen}} {dry}.",
    "Es kann regnen, also {dry_count, plural, one {muss} other {müssen}} {dry} mit.",
    "Falls es regnet, {dry_count, plural, one {hilft} other {helfen}} {dry}.",
  ],
  snow: [
    "Es schneit bei {temp}: {you, select, polite {Klopfen Sie} other {Klopf}} den Schnee ab, bevor er im Stoff schmilzt.",
    "Schnee kriecht bei {temp} in jeden Ärmel, {you, select, polite {machen Sie} other {mach}} also die Bündchen gut zu.",
  ],
  wind: [
    "Im Wind fühlen sich {temp} kälter an, und hier hält ihn nichts ab: {you, select, polite {Leihen Sie sich} other {Leih dir}} etwas Winddichtes.",
    "Es sind {temp} bei kräftigem Wind, da lohnt es sich, etwas Winddichtes auszuleihen.",
  ],
  typical: [
    "In {place} sind es dann meist um die {temp}, danach habe ich ausgesucht.",
    "Für {place} habe ich mit den üblichen {temp} gerechnet; {you, select, polite {schauen Sie} other {schau}} vor der Abreise noch in den Wetterbericht.",
    "Um die {temp} sind dann in {place} üblich, darauf ist das abgestimmt.",
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
    "Bei {temp} {piece_count, plural, one {ist} other {sind}} {piece} zu kalt, also etwas Warmes dazu oder nur kurz raus.",
    "Auf Dauer {piece_count, plural, one {ist} other {sind}} {piece} bei {temp} zu kalt; eine dicke Strumpfhose, Thermowäsche oder ein langer Mantel hilft.",
  ],
  tooWarm: [
    "Bei {temp} {piece_count, plural, one {ist} other {sind}} {piece} zu warm, das {you, select, polite {tragen Sie} other {trägst du}} am Ende vielleicht in der Hand.",
    "Auf Dauer {piece_count, plural, one {ist} other {sind}} {piece} bei {temp} zu warm, {you, select, polite {denken Sie} other {denk}} also an etwas Leichteres zum Wechseln.",
  ],
  summerInCold: [
    "{you, select, polite {Sie haben} other {Du hast}} Sommer gesagt, aber {temp} sind kalt: Deshalb ist der Stoff warm, und nur die Farben sind hell.",
    "Für Sommersachen sind {temp} zu kalt, deshalb habe ich mich ans Thermometer gehalten.",
  ],
  winterInHeat: [
    "{you, select, polite {Sie haben} other {Du hast}} Winter gesagt, aber {temp} sind heiß, deshalb habe ich die Wolle weggelassen.",
    "Für Wintersachen sind {temp} zu warm, darum bleibt es leicht.",
  ],
};
