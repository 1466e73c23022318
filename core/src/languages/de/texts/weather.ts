import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  over: [
    "Darüber {outer}, denn es sind {temp}.",
    "Es sind {temp}, also kommt {outer} darüber.",
    "Für den Weg {outer}, bei {temp}.",
  ],
  overSnow: [
    "Darüber {outer}: Es sind {temp}, und es schneit.",
    "Es schneit bei {temp}, also kommt {outer} darüber.",
  ],
  overWind: [
    "Darüber {outer}, und zwar geschlossen: Der Wind macht {temp} kälter.",
    "Es sind {temp} bei starkem Wind, also {outer} darüber, bis oben zu.",
  ],
  mid: [
    "Bei {temp} {mid_count, plural, one {genügt} other {genügen}} {mid}, ein Mantel ist nicht nötig.",
    "Es sind {temp}: {mid} {mid_count, plural, one {reicht} other {reichen}} ohne Mantel.",
  ],
  nothingOver: [
    "Bei {temp} muss nichts darüber.",
    "Keine Jacke: Es sind {temp}.",
    "Es sind {temp}, die Mäntel bleiben im Schrank.",
  ],
  heat: [
    "{temp} sind richtige Hitze, also nichts darüber.",
    "Bei der Hitze von {temp} kommt nichts darüber.",
  ],
  lacking: [
    "Es sind {temp}, und dafür ist das allein etwas kühl.",
    "Bei {temp} fehlt eine Schicht, die der Schrank nicht hat.",
  ],
  rain: [
    "Es regnet bei {temp}: {dry} gegen die Nässe.",
    "Gegen den Regen bei {temp}: {dry}.",
    "Regen und {temp}, also {dry}.",
  ],
  rainNoTemp: ["Gegen den Regen: {dry}.", "Damit der Regen draußen bleibt: {dry}."],
  snow: [
    "Es schneit bei {temp}: abklopfen, bevor es in den Stoff schmilzt.",
    "Schnee bei {temp} kriecht in jeden Ärmel, also Bündchen zu.",
  ],
  wind: [
    "Der Wind macht {temp} kälter, und hier hält ihn nichts ab: Eine winddichte Schicht wäre zu leihen.",
    "Es sind {temp} bei starkem Wind; eine geliehene winddichte Schicht lohnt sich.",
  ],
  typical: [
    "In {place} sind dann um die {temp} typisch, danach ging es hier.",
    "Für {place} galt das Übliche um diese Zeit, etwa {temp}; vor der Abreise lohnt ein Blick in den Wetterbericht.",
  ],
  typicalHere: [
    "Eine Vorhersage habe ich nicht; typisch sind dann etwa {temp}, danach ging es hier.",
    "Für die Jahreszeit sind etwa {temp} typisch, und dafür ist das gedacht.",
  ],
  warmer: [
    "Später werden es {later}, dann {outer_count, plural, one {kommt} other {kommen}} {outer} wieder runter.",
    "Bei den {later} von später {outer_count, plural, one {hängt} other {hängen}} {outer} über dem Arm.",
  ],
  colder: [
    "Später sind es nur noch {later}, also {outer_acc} nicht liegen lassen.",
    "Es kühlt auf {later} ab, dafür {outer_count, plural, one {ist} other {sind}} {outer} da.",
  ],
  rainLater: [
    "Ab {hour} Uhr kommt Regen, also einen Schirm einpacken.",
    "Trocken bleibt es bis {hour} Uhr, dann braucht es einen Schirm.",
  ],
  tooCold: [
    "Eine Warnung: {piece} {piece_count, plural, one {wird} other {werden}} bei {temp} kalt; lieber kurz oder mit etwas Warmem darüber.",
    "Bei {temp} {piece_count, plural, one {ist} other {sind}} {piece} auf Dauer zu kalt; eine warme Schicht hilft.",
  ],
  tooWarm: [
    "Eine Warnung: {piece} {piece_count, plural, one {wird} other {werden}} bei {temp} zu warm.",
    "Bei {temp} {piece_count, plural, one {ist} other {sind}} {piece} auf Dauer zu warm, also offen tragen.",
  ],
  summerInCold: [
    "Sommer war gewünscht, aber {temp} sind kalt: Der Stoff ist warm, nur die Farben sind hell.",
    "Vorsicht: {temp} sind zu kalt für Sommersachen, also ging es nach dem Thermometer.",
  ],
  winterInHeat: [
    "Winter war gewünscht, aber {temp} sind heiß, also keine Wolle.",
    "{temp} sind zu warm für Wintersachen, deshalb bleibt es leicht.",
  ],
};
