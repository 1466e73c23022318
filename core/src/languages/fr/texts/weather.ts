import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  overFrost: [
    "{outer} par-dessus, à fermer jusqu'en haut : il fait {temp}.",
    "Il fait vraiment froid, {temp} : {you, select, polite {mettez} other {mets}} {outer} par-dessus.",
    "À {temp}, pas question de sortir sans {outer}.",
  ],
  overCold: [
    "{outer} par-dessus, car il ne fait que {temp}.",
    "Dehors il fait froid, {temp}, donc {outer} par-dessus.",
    "Avec {temp}, {you, select, polite {enfilez} other {enfile}} {outer} par-dessus.",
  ],
  overCool: [
    "Il fait {temp}, alors {you, select, polite {prenez} other {prends}} {outer} pour le trajet.",
    "Dehors, il fait {temp}, et {outer} par-dessus ne {outer_count, plural, one {sera} other {seront}} pas de trop.",
  ],
  overMild: [
    "{outer} pour l'aller et le retour : il fait {temp}.",
    "À {temp}, {outer} {outer_count, plural, one {suffit} other {suffisent}} par-dessus, pas besoin de fermer.",
  ],
  overThere: [
    "Pour le froid qu'il fait là-bas, {you, select, polite {emportez} other {emporte}} {outer}.",
    "{you, select, polite {Prévoyez} other {Prévois}} {outer} pour l'endroit où il fait froid.",
  ],
  overSnow: [
    "{outer} par-dessus : il neige et il fait {temp}.",
    "Il neige, avec {temp} dehors, alors {you, select, polite {mettez} other {mets}} {outer} par-dessus.",
  ],
  overWind: [
    "{outer} par-dessus, à fermer jusqu'en haut : il fait {temp}, mais avec le vent on a plus froid.",
    "Le vent souffle fort et il fait {temp}, alors {you, select, polite {fermez} other {ferme}} bien {outer}.",
  ],
  mid: [
    "À {temp}, {mid} {mid_count, plural, one {suffit} other {suffisent}}, pas besoin de manteau.",
    "Il fait {temp} : avec {mid}, on peut sortir sans manteau.",
  ],
  midThere: [
    "Là où il fait plus frais, {you, select, polite {ajoutez} other {ajoute}} {mid}.",
    "{you, select, polite {Gardez} other {Garde}} {mid} sous la main pour l'endroit où il fait plus frais.",
  ],
  insideCold: [
    "{mid} {mid_count, plural, one {sert} other {servent}} contre le froid à l'intérieur ; dehors, dans la chaleur, {base} {base_count, plural, one {suffit} other {suffisent}}.",
  ],
  insideWarm: [
    "À l'intérieur, {you, select, polite {enlevez} other {enlève}} {outer} : pour la chaleur, {base} {base_count, plural, one {suffit} other {suffisent}}.",
  ],
  warmThere: [
    "Là où il fait chaud, {you, select, polite {enlevez} other {enlève}} {outer} : {base} {base_count, plural, one {suffit} other {suffisent}}.",
  ],
  nothingOver: [
    "À {temp}, pas besoin d'ajouter une couche.",
    "Il fait {temp}, {you, select, polite {laissez} other {laisse}} le manteau à la maison.",
    "Rien à mettre par-dessus aujourd'hui : il fait {temp}.",
  ],
  heat: [
    "Il fait {temp}, trop chaud pour ajouter quoi que ce soit.",
    "À {temp}, plus c'est léger, mieux c'est, donc rien par-dessus.",
  ],
  lacking: [
    "Par {temp}, cette tenue risque d'être un peu légère : {you, select, polite {ajoutez une couche si vous pouvez} other {ajoute une couche si tu peux}}.",
    "À {temp}, une couche de plus ferait du bien, mais il n'y en a pas dans le placard.",
  ],
  rain: [
    "Il fait {temp} et il pleut, alors {you, select, polite {prenez} other {prends}} {dry}.",
    "De la pluie et {temp} : {dry} {you, select, polite {vous} other {te}} {dry_count, plural, one {gardera} other {garderont}} au sec.",
    "Contre la pluie, {you, select, polite {prenez} other {prends}} {dry} ; il fait {temp}.",
  ],
  rainNoTemp: [
    "Contre la pluie, {you, select, polite {prenez} other {prends}} {dry}.",
    "Il risque de pleuvoir, donc mieux vaut prendre {dry}.",
  ],
  snow: [
    "Il neige et il fait {temp} : {you, select, polite {secouez} other {secoue}} bien la neige avant qu'elle fonde dans le tissu.",
    "De la neige et {temp} : {you, select, polite {fermez} other {ferme}} bien les poignets, pour que rien n'entre.",
  ],
  wind: [
    "Il fait {temp}, le vent refroidit encore, et rien ici ne l'arrête : {you, select, polite {empruntez} other {emprunte}} un coupe-vent.",
    "Le vent souffle fort par {temp} ; un coupe-vent, même emprunté, ferait du bien.",
  ],
  typical: [
    "Je n'ai pas de prévisions pour {place} : à cette période, c'est environ {temp} en moyenne, et j'ai choisi pour ça.",
    "{place} tourne autour de {temp} à cette période ; {you, select, polite {regardez} other {regarde}} la météo avant de partir.",
  ],
  typicalHere: [
    "Je n'ai pas de prévisions ; à cette période, il fait environ {temp}, et j'ai choisi pour ça.",
    "Environ {temp}, c'est normal pour la saison, et j'ai choisi la tenue pour ça.",
  ],
  warmer: [
    "Plus tard, il fera {later} : {you, select, polite {vous pourrez} other {tu pourras}} enlever {outer}.",
    "Quand il fera {later}, {outer} {outer_count, plural, one {finira} other {finiront}} sur le bras.",
  ],
  colder: [
    "Ensuite, il ne fera plus que {later}, alors {you, select, polite {gardez} other {garde}} {outer} sous la main.",
    "Ça va descendre à {later} : ne {you, select, polite {partez} other {pars}} pas sans {outer}.",
  ],
  rainLater: [
    "La pluie est prévue à partir de {hour} h : {you, select, polite {emportez} other {emporte}} un parapluie.",
    "Ça reste sec jusqu'à {hour} h ; ensuite, il faudra un parapluie.",
  ],
  tooCold: [
    "Attention, {temp}, c'est froid pour {piece} : {you, select, polite {ajoutez} other {ajoute}} une couche chaude ou ne {you, select, polite {restez} other {reste}} pas longtemps dehors.",
    "{temp}, c'est vite trop froid pour {piece} ; des collants, un sous-vêtement thermique ou un long manteau aideraient.",
  ],
  tooWarm: [
    "Attention, {temp}, c'est trop chaud pour {piece} : {you, select, polite {vous aurez} other {tu auras}} vite envie de {piece_count, plural, one {l'enlever} other {les enlever}}.",
    "Par {temp}, {piece}, ça tiendra trop chaud ; mieux vaut pouvoir {piece_count, plural, one {l'enlever} other {les enlever}} en route.",
  ],
  summerInCold: [
    "{you, select, polite {Vous parliez} other {Tu parlais}} d'été, mais {temp}, c'est froid : le tissu est chaud, seules les couleurs sont claires.",
    "Attention, {temp}, c'est trop froid pour des vêtements d'été : j'ai suivi le thermomètre.",
  ],
  winterInHeat: [
    "{you, select, polite {Vous parliez} other {Tu parlais}} d'hiver, mais {temp}, c'est chaud, alors j'ai laissé la laine.",
    "{temp}, c'est trop chaud pour des vêtements d'hiver, alors la tenue reste légère.",
  ],
};
