import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  overFrost: [
    "Darüber {outer_count, plural, one {kommt} other {kommen}} {outer}, und zwar gut geschlossen: Es sind {temp}.",
    "Mit {temp} ist es draußen eisig, also {you, select, polite {ziehen Sie} other {zieh}} {outer_acc} darüber.",
    "Ohne {outer_acc} darüber geht es bei {temp} nicht.",
  ],
  overCold: [
    "Es sind nur {temp}, also {outer_count, plural, one {gehört} other {gehören}} {outer} darüber.",
    "Mit {temp} ist es kalt, deshalb {outer_count, plural, one {kommt} other {kommen}} {outer} darüber.",
    "Bei {temp} {you, select, polite {brauchen Sie} other {brauchst du}} {outer_acc} darüber.",
  ],
  overCool: [
    "Es sind {temp}, also {you, select, polite {nehmen Sie} other {nimm}} für den Weg {outer_acc} mit.",
    "Draußen sind es {temp}, da {outer_count, plural, one {kommt} other {kommen}} {outer} darüber.",
  ],
  overMild: [
    "Für den Hin- und Rückweg {outer_count, plural, one {reicht} other {reichen}} bei {temp} {outer}.",
    "Bei {temp} {outer_count, plural, one {genügt} other {genügen}} {outer} darüber, gern auch offen.",
  ],
  overThere: [
    "Für die Kälte dort {you, select, polite {nehmen Sie} other {nimm}} {outer_acc} mit.",
    "Dort ist es kalt, dafür {outer_count, plural, one {kommt} other {kommen}} {outer} mit.",
  ],
  overSnow: [
    "Darüber {outer}: Es sind {temp}, und es schneit.",
    "Es schneit bei {temp}, also {you, select, polite {ziehen Sie} other {zieh}} {outer_acc} darüber.",
  ],
  overWind: [
    "Darüber {outer}, und zwar bis oben zu: Im Wind fühlen sich {temp} kälter an.",
    "Es sind {temp} bei kräftigem Wind, also {you, select, polite {machen Sie} other {mach}} {outer_acc} bis oben zu.",
  ],
  mid: [
    "Bei {temp} {mid_count, plural, one {reicht} other {reichen}} {mid}, ein Mantel ist nicht nötig.",
    "Es sind {temp}, da {mid_count, plural, one {genügt} other {genügen}} {mid} auch ohne Mantel.",
  ],
  midThere: [
    "Wo es kühler ist, {mid_count, plural, one {kommt} other {kommen}} {mid} darüber; in der Hitze geht es ohne.",
    "{you, select, polite {Nehmen Sie} other {Nimm}} {mid_acc} mit, für dort, wo es kühler ist.",
  ],
  insideCold: [
    "{mid} {mid_count, plural, one {kommt} other {kommen}} drinnen gegen die Kälte dazu; draußen in der Hitze {base_count, plural, one {reicht} other {reichen}} {base}.",
  ],
  insideWarm: [
    "Drinnen {outer_count, plural, one {kommt} other {kommen}} {outer} weg, und für die Wärme dort {base_count, plural, one {reicht} other {reichen}} {base}.",
  ],
  warmThere: [
    "Wo es warm ist, {outer_count, plural, one {kommt} other {kommen}} {outer} weg, und {base} {base_count, plural, one {reicht} other {reichen}}.",
  ],
  nothingOver: [
    "Bei {temp} {you, select, polite {brauchen Sie} other {brauchst du}} nichts darüber.",
    "Es sind {temp}, der Mantel kann also zu Hause bleiben.",
    "Eine Jacke ist nicht nötig: Es sind {temp}.",
  ],
  heat: [
    "Es sind {temp}, da kommt nichts darüber.",
    "Bei {temp} gilt: je leichter, desto besser, also keine Jacke.",
  ],
  lacking: [
    "Es sind {temp}, und so allein könnte das zu kühl werden: {you, select, polite {Nehmen Sie} other {Nimm}} noch etwas zum Überziehen mit, wenn es geht.",
    "Bei {temp} wäre eine Schicht mehr gut, aber die fehlt im Schrank.",
  ],
  rain: [
    "Es regnet bei {temp}, also {dry_count, plural, one {muss} other {müssen}} {dry} mit.",
    "Bei {temp} und Regen {dry_count, plural, one {hält} other {halten}} {dry} das Wasser ab.",
    "Gegen den Regen {dry_count, plural, one {hilft} other {helfen}} {dry}; es sind {temp}.",
  ],
  rainNoTemp: [
    "Gegen den Regen {dry_count, plural, one {hilft} other {helfen}} {dry}.",
    "Es kann regnen, also {dry_count, plural, one {muss} other {müssen}} {dry} mit.",
  ],
  snow: [
    "Es schneit bei {temp}: {you, select, polite {Klopfen Sie} other {Klopf}} den Schnee ab, bevor er im Stoff schmilzt.",
    "Schnee kriecht bei {temp} in jeden Ärmel, also {you, select, polite {machen Sie} other {mach}} die Bündchen gut zu.",
  ],
  wind: [
    "Im Wind fühlen sich {temp} kälter an, und hier hält ihn nichts ab: {you, select, polite {Leihen Sie sich} other {Leih dir}} etwas Winddichtes.",
    "Es sind {temp} bei kräftigem Wind; es lohnt sich, etwas Winddichtes auszuleihen.",
  ],
  typical: [
    "In {place} sind es dann meist um die {temp}, und danach habe ich ausgesucht.",
    "Für {place} bin ich von den üblichen {temp} ausgegangen; {you, select, polite {schauen Sie} other {schau}} vor der Abreise noch in den Wetterbericht.",
  ],
  typicalHere: [
    "Eine Vorhersage habe ich nicht. Üblich sind dann etwa {temp}, und danach habe ich ausgesucht.",
    "Um diese Zeit sind etwa {temp} üblich, und dafür ist das gedacht.",
  ],
  warmer: [
    "Später werden es {later}, dann {you, select, polite {können Sie} other {kannst du}} {outer_acc} ausziehen.",
    "Wenn es später {later} sind, {you, select, polite {tragen Sie} other {trägst du}} {outer_acc} nur noch über dem Arm.",
  ],
  colder: [
    "Später sind es nur noch {later}, also {you, select, polite {lassen Sie} other {lass}} {outer_acc} nicht liegen.",
    "Es kühlt noch auf {later} ab, darum {you, select, polite {behalten Sie} other {behalte}} {outer_acc} dabei.",
  ],
  rainLater: [
    "Ab {hour} Uhr soll es regnen, also {you, select, polite {packen Sie} other {pack}} einen Schirm ein.",
    "Trocken bleibt es bis {hour} Uhr, danach {you, select, polite {brauchen Sie} other {brauchst du}} einen Schirm.",
  ],
  tooCold: [
    "Kleine Warnung: Bei {temp} {piece_count, plural, one {ist} other {sind}} {piece} zu kalt, also etwas Warmes dazu oder nur kurz raus.",
    "Auf Dauer {piece_count, plural, one {ist} other {sind}} {piece} bei {temp} zu kalt; eine dicke Strumpfhose, Thermowäsche oder ein langer Mantel hilft.",
  ],
  tooWarm: [
    "Kleine Warnung: Bei {temp} {piece_count, plural, one {ist} other {sind}} {piece} zu warm, das {you, select, polite {tragen Sie} other {trägst du}} am Ende vielleicht in der Hand.",
    "Auf Dauer {piece_count, plural, one {ist} other {sind}} {piece} bei {temp} zu warm, {you, select, polite {denken Sie} other {denk}} also an etwas Leichteres zum Wechseln.",
  ],
  summerInCold: [
    "{you, select, polite {Sie haben} other {Du hast}} Sommer gesagt, aber {temp} sind kalt: Deshalb ist der Stoff warm, und nur die Farben sind hell.",
    "Vorsicht, {temp} sind zu kalt für Sommersachen, deshalb bin ich nach dem Thermometer gegangen.",
  ],
  winterInHeat: [
    "{you, select, polite {Sie haben} other {Du hast}} Winter gesagt, aber {temp} sind heiß, deshalb habe ich die Wolle weggelassen.",
    "Für Wintersachen sind {temp} zu warm, darum bleibt es leicht.",
  ],
};
