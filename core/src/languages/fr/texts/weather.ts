import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  over: [
    "{outer} par-dessus, car il fait {temp}.",
    "Il fait {temp}, donc {outer} par-dessus.",
    "Pour le trajet, {outer} : il fait {temp}.",
  ],
  overSnow: [
    "{outer} par-dessus : {temp} et de la neige.",
    "Il neige par {temp}, donc {outer} par-dessus.",
  ],
  overWind: [
    "{outer} par-dessus, à fermer : avec le vent, {temp} paraissent moins.",
    "Il fait {temp} avec un vent fort, donc {outer} par-dessus, jusqu'en haut.",
  ],
  mid: [
    "Par {temp}, {mid} {mid_count, plural, one {suffit} other {suffisent}}, sans manteau.",
    "Il fait {temp} : {mid} {mid_count, plural, one {fait} other {font}} l'affaire sans manteau.",
  ],
  nothingOver: [
    "Par {temp}, rien à mettre par-dessus.",
    "Pas de veste : il fait {temp}.",
    "Il fait {temp}, les manteaux restent au placard.",
  ],
  heat: [
    "{temp}, c'est une vraie chaleur : rien par-dessus.",
    "Rien par-dessus avec cette chaleur : il fait {temp}.",
  ],
  lacking: [
    "Il fait {temp}, et ceci seul est un peu frais.",
    "Par {temp}, il manque une couche que le placard n'a pas.",
  ],
  rain: [
    "Il pleut et il fait {temp} : {dry} contre la pluie.",
    "Contre la pluie, par {temp}, {dry}.",
    "De la pluie et {temp}, donc {dry}.",
  ],
  rainNoTemp: ["Contre la pluie, {dry}.", "Pour rester au sec, {dry}."],
  snow: [
    "Il fait {temp} avec de la neige : à secouer avant qu'elle fonde dans le tissu.",
    "Par {temp}, la neige entre par les manches ; poignets fermés.",
  ],
  wind: [
    "Avec le vent, {temp} paraissent moins, et rien ici ne l'arrête : à emprunter, une couche coupe-vent.",
    "Il fait {temp} avec un vent fort ; un coupe-vent emprunté ne serait pas de trop.",
  ],
  typical: [
    "À {place}, il fait alors environ {temp} d'ordinaire, et c'est pour cela que j'ai choisi ceci.",
    "Pour {place}, j'ai suivi la moyenne, environ {temp} ; un coup d'œil à la météo avant de partir.",
  ],
  typicalHere: [
    "Je n'ai pas de prévision ; il fait alors environ {temp} d'ordinaire, et j'ai suivi cela.",
    "Environ {temp}, c'est l'ordinaire de la saison, et c'est prévu pour.",
  ],
  warmer: [
    "Plus tard, il fera {later} : {outer} {outer_count, plural, one {pourra} other {pourront}} alors rester sur le bras.",
    "On montera à {later}, et là on se passe {outer_de}.",
  ],
  colder: [
    "Il ne fera plus que {later} ensuite, donc ne pas laisser {outer}.",
    "On descendra à {later} : {outer} {outer_count, plural, one {servira} other {serviront}} alors.",
  ],
  rainLater: [
    "La pluie arrive vers {hour} h, donc un parapluie dans le sac.",
    "C'est sec jusqu'à {hour} h ; ensuite, il faudra un parapluie.",
  ],
  tooCold: [
    "Attention, {temp}, c'est froid pour {piece} ; mieux vaut une couche chaude en plus.",
    "Par {temp}, il fera trop froid pour {piece}, sauf à rester peu dehors.",
  ],
  tooWarm: [
    "Attention, {temp}, c'est trop chaud pour {piece}.",
    "Par {temp}, il fera trop chaud pour {piece}, sauf sur le bras.",
  ],
  summerInCold: [
    "C'était demandé d'été, mais {temp}, c'est froid : le tissu est chaud, seules les couleurs sont claires.",
    "Attention, {temp}, c'est trop froid pour des habits d'été ; j'ai suivi le thermomètre.",
  ],
  winterInHeat: [
    "C'était demandé d'hiver, mais {temp}, c'est chaud, donc pas de laine.",
    "{temp}, c'est trop chaud pour des habits d'hiver ; ceci reste léger.",
  ],
};
