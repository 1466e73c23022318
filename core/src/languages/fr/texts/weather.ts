import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  overFrost: [
    "{outer} par-dessus, à fermer jusqu'en haut : il fait {temp}.",
    "Il fait vraiment froid, {temp} : {you, select, polite {mettez} other {mets}} {outer} par-dessus.",
    "À {temp}, pas question de sortir sans {outer}.",
    "Il fait {temp} : {outer} par-dessus, et on ferme jusqu'en haut.",
  ],
  overCold: [
    "{outer} par-dessus, il ne fait que {temp}.",
    "Dehors il fait froid, {temp}, donc {outer} par-dessus.",
    "Il ne fait que {temp} : {you, select, polite {enfilez} other {enfile}} {outer} par-dessus.",
    "Pour sortir, {outer} : il ne fait que {temp}.",
    "On a vite froid à {temp}, alors {you, select, polite {mettez} other {mets}} {outer}.",
  ],
  overCool: [
    "Il fait {temp}, {you, select, polite {prenez} other {prends}} {outer} pour le trajet.",
    "À {temp}, {outer} par-dessus, ce n'est pas de trop.",
    "{outer} par-dessus pour sortir, il fait {temp}.",
    "Avec {temp} dehors, je mettrais {outer} par-dessus.",
  ],
  overMild: [
    "{outer} pour l'aller et le retour : il fait {temp}.",
    "À {temp}, {outer} {outer_count, plural, one {suffit} other {suffisent}} par-dessus, pas besoin de fermer.",
    "{outer} par-dessus, sans fermer : il fait {temp}.",
    "Il fait {temp}, {outer} par-dessus et c'est assez.",
  ],
  overThere: [
    "Pour le froid qu'il fait là-bas, {you, select, polite {emportez} other {emporte}} {outer}.",
    "Là où il fera froid, {you, select, polite {enfilez} other {enfile}} {outer}.",
    "{you, select, polite {Prévoyez} other {Prévois}} {outer} pour l'endroit où il fait froid.",
  ],
  overSnow: [
    "{outer} par-dessus : il neige et il fait {temp}.",
    "Il neige et il fait {temp}, alors {you, select, polite {mettez} other {mets}} {outer} par-dessus.",
    "Sous la neige, par {temp}, je mettrais {outer}.",
  ],
  overWind: [
    "{outer} par-dessus, à fermer jusqu'en haut : il fait {temp}, et le vent refroidit encore.",
    "Le vent souffle fort et il fait {temp}, alors {you, select, polite {fermez} other {ferme}} bien {outer}.",
    "Il fait {temp}, et plus froid encore dans le vent : {outer} par-dessus, et on ferme bien.",
  ],
  mid: [
    "À {temp}, {mid} {mid_count, plural, one {suffit} other {suffisent}}, pas besoin de manteau.",
    "Il fait {temp} : avec {mid}, on sort sans manteau.",
    "On peut laisser le manteau à {temp} : {mid} {mid_count, plural, one {suffit} other {suffisent}}.",
    "Pas besoin de manteau avec {mid}, il fait {temp}.",
  ],
  midThere: [
    "Là où il fait plus frais, {you, select, polite {ajoutez} other {ajoute}} {mid}.",
    "{you, select, polite {Gardez} other {Garde}} {mid} sous la main pour l'endroit où il fait plus frais.",
  ],
  insideCold: [
    "{mid}, c'est pour le froid à l'intérieur ; dehors, avec la chaleur, {base} {base_count, plural, one {suffit} other {suffisent}}.",
    "À l'intérieur il fait froid, d'où {mid} ; dehors, {base} {base_count, plural, one {suffit} other {suffisent}}.",
  ],
  insideWarm: [
    "À l'intérieur, {you, select, polite {enlevez} other {enlève}} {outer} : il fait chaud, {base} {base_count, plural, one {suffit} other {suffisent}}.",
    "Une fois à l'intérieur, on enlève {outer} et {base} {base_count, plural, one {suffit} other {suffisent}}.",
    "Dedans, il fait plus chaud : sans {outer}, {base} {base_count, plural, one {suffit} other {suffisent}}.",
  ],
  warmThere: [
    "Là où il fait chaud, {you, select, polite {enlevez} other {enlève}} {outer} : {base} {base_count, plural, one {suffit} other {suffisent}}.",
    "Une fois au chaud, on enlève {outer}, {base} {base_count, plural, one {suffit} other {suffisent}}.",
  ],
  nothingOver: [
    "À {temp}, rien à mettre par-dessus.",
    "Il fait {temp}, {you, select, polite {laissez} other {laisse}} le manteau à la maison.",
    "Pas besoin de manteau, il fait {temp}.",
    "Il fait {temp}, on peut sortir comme ça.",
  ],
  heat: [
    "Il fait {temp}, trop chaud pour ajouter quoi que ce soit.",
    "À {temp}, moins on en met, mieux c'est, donc rien par-dessus.",
    "Rien par-dessus : il fait {temp}.",
    "Avec {temp}, une couche de plus serait de trop.",
  ],
  lacking: [
    "Par {temp}, cette tenue risque d'être un peu légère : {you, select, polite {ajoutez une couche si vous pouvez} other {ajoute une couche si tu peux}}.",
    "À {temp}, une couche de plus ferait du bien, mais le placard n'en a pas.",
  ],
  rain: [
    "Il pleut et il fait {temp}, alors {you, select, polite {prenez} other {prends}} {dry}.",
    "Il pleut par {temp} : {dry} {you, select, polite {vous} other {te}} {dry_count, plural, one {gardera} other {garderont}} au sec.",
    "{you, select, polite {Prenez} other {Prends}} {dry} contre la pluie ; il fait {temp}.",
    "Il pleut, et il fait {temp} : avec {dry}, on reste au sec.",
  ],
  rainNoTemp: [
    "Contre la pluie, {you, select, polite {prenez} other {prends}} {dry}.",
    "Il risque de pleuvoir, mieux vaut prendre {dry}.",
    "Pour la pluie, il y a {dry}.",
  ],
  snow: [
    "Il neige et il fait {temp} : {you, select, polite {secouez} other {secoue}} bien la neige avant qu'elle fonde dans le tissu.",
    "Avec la neige et {temp}, {you, select, polite {fermez} other {ferme}} bien les poignets, pour que rien n'entre.",
  ],
  wind: [
    "Il fait {temp}, le vent refroidit encore, et rien ici ne l'arrête : {you, select, polite {empruntez} other {emprunte}} un coupe-vent.",
    "Le vent souffle fort par {temp} ; un coupe-vent, même emprunté, ferait du bien.",
  ],
  typical: [
    "Pas de prévisions pour {place} : j'ai compté sur {temp}, la moyenne à cette période.",
    "Pour {place}, je n'ai que la moyenne de la saison, {temp} : {you, select, polite {regardez} other {regarde}} la météo avant de partir.",
    "{place} tourne autour de {temp} à cette période ; {you, select, polite {regardez} other {regarde}} la météo avant de partir.",
  ],
  typicalHere: [
    "Je n'ai pas de prévisions, alors j'ai compté sur {temp}, comme souvent à cette période.",
    "Sans prévisions, j'ai choisi pour {temp} environ, c'est normal pour la saison.",
    "J'ai compté sur {temp} environ, faute de prévisions ; c'est normal à cette période.",
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
    "La pluie arrive à partir de {hour} h : {you, select, polite {emportez} other {emporte}} un parapluie.",
    "Ça reste sec jusqu'à {hour} h ; ensuite, il faudra un parapluie.",
    "Un parapluie dans le sac : il pleut à partir de {hour} h.",
  ],
  tooCold: [
    "{temp}, c'est froid pour {piece} : {you, select, polite {ajoutez} other {ajoute}} une couche chaude ou ne {you, select, polite {restez} other {reste}} pas longtemps dehors.",
    "{temp}, c'est vite trop froid pour {piece} ; des collants, un sous-vêtement thermique ou un long manteau aideraient.",
  ],
  tooWarm: [
    "{temp}, c'est trop chaud pour {piece} : {you, select, polite {vous aurez} other {tu auras}} vite envie de {piece_count, plural, one {l'enlever} other {les enlever}}.",
    "Par {temp}, {piece}, ça tiendra trop chaud ; mieux vaut pouvoir {piece_count, plural, one {l'enlever} other {les enlever}} en route.",
  ],
  summerInCold: [
    "{you, select, polite {Vous parliez} other {Tu parlais}} d'été, mais {temp}, c'est froid : le tissu est chaud, seules les couleurs sont claires.",
    "{temp}, c'est trop froid pour des vêtements d'été : j'ai suivi le thermomètre.",
  ],
  winterInHeat: [
    "{you, select, polite {Vous parliez} other {Tu parlais}} d'hiver, mais {temp}, c'est chaud, alors j'ai laissé la laine.",
    "{temp}, c'est trop chaud pour des vêtements d'hiver, alors la tenue reste légère.",
  ],
};
