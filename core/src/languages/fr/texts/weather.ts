import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  overFrost: [
    "{outer} jusqu'au menton : il fait {temp}.",
    "Ça pince dehors, {temp} : {you, select, polite {mettez} other {mets}} {outer} par-dessus.",
    "À {temp}, pas question de sortir sans {outer}.",
    "Il fait {temp}, donc {outer}, et jusqu'au menton.",
  ],
  overCold: [
    "{outer} par-dessus, il ne fait que {temp}.",
    "Dehors, {temp} seulement : {you, select, polite {mettez} other {mets}} {outer}.",
    "Il ne fait que {temp}, {you, select, polite {enfilez} other {enfile}} {outer} avant de sortir.",
    "Pour sortir, {outer} : il ne fait que {temp}.",
    "On a vite froid à {temp}, alors {you, select, polite {mettez} other {mets}} {outer}.",
  ],
  overCool: [
    "Il fait {temp}, {you, select, polite {prenez} other {prends}} {outer} pour le trajet.",
    "À {temp}, je mettrais {outer} par-dessus.",
    "{outer} pour le chemin, il fait {temp}.",
    "Vu les {temp} dehors, j'ajouterais {outer}.",
  ],
  overMild: [
    "{outer} pour l'aller et le retour, il fait {temp}.",
    "À {temp}, {outer} {outer_count, plural, one {suffit} other {suffisent}} largement.",
    "Il fait {temp} : {outer} pour le trajet, et voilà.",
    "Pour {temp}, {outer} {outer_count, plural, one {fera} other {feront}} l'affaire, même sans fermer.",
  ],
  overWay: [
    "Il fait {temp} dehors : {outer} jusqu'à la porte, puis {base} {base_count, plural, one {suffit} other {suffisent}}.",
    "{outer} pour le trajet, à {temp} ; à l'intérieur, {base} {base_count, plural, one {suffit} other {suffisent}}.",
    "Dehors {temp}, donc {outer} ; une fois au chaud, {base} {base_count, plural, one {suffit} other {suffisent}}.",
  ],
  overThere: [
    "Là-bas il fait froid : {you, select, polite {emportez} other {emporte}} {outer}.",
    "Il fera froid là-bas : {you, select, polite {prenez} other {prends}} {outer}.",
  ],
  overSnow: [
    "Neige et {temp} : {outer}, sans discuter.",
    "Avec cette neige et {temp} dehors, {you, select, polite {mettez} other {mets}} {outer} par-dessus.",
    "{outer}, bien sûr : {temp} sous la neige.",
  ],
  overWind: [
    "{outer} par-dessus, et jusqu'au menton : {temp}, et le vent n'arrange rien.",
    "Ça souffle fort, et il fait {temp} : {you, select, polite {fermez} other {ferme}} bien {outer}.",
    "Avec ce vent et {temp}, {outer} par-dessus.",
  ],
  mid: [
    "À {temp}, {mid} {mid_count, plural, one {suffit} other {suffisent}}.",
    "Avec {mid}, on est bien à {temp}.",
    "Pour {temp}, {mid} {mid_count, plural, one {fera} other {feront}} l'affaire.",
    "Il fait {temp} : {mid}, et rien d'autre à ajouter.",
  ],
  midThere: [
    "Là où il fait plus frais, {you, select, polite {ajoutez} other {ajoute}} {mid}.",
    "{you, select, polite {Gardez} other {Garde}} {mid} sous la main pour l'endroit où il fait plus frais.",
  ],
  insideCold: [
    "Dehors, avec la chaleur, {base} {base_count, plural, one {suffit} other {suffisent}} ; {mid}, c'est pour le froid à l'intérieur.",
    "À l'intérieur il fait froid, {you, select, polite {mettez-y} other {mets-y}} {mid} ; dehors, {base} {base_count, plural, one {suffit} other {suffisent}}.",
  ],
  insideWarm: [
    "À l'intérieur, {you, select, polite {enlevez} other {enlève}} {outer} : {base} {base_count, plural, one {suffit} other {suffisent}}.",
    "Une fois à l'intérieur, {outer} en moins, et {base} {base_count, plural, one {suffit} other {suffisent}}.",
    "Dedans, il fait bon : sans {outer}, {base} {base_count, plural, one {suffit} other {suffisent}}.",
  ],
  warmThere: [
    "Là où il fait chaud, {you, select, polite {enlevez} other {enlève}} {outer}, {base} {base_count, plural, one {suffit} other {suffisent}}.",
    "Une fois au chaud, sans {outer}, {base} {base_count, plural, one {suffit} other {suffisent}}.",
  ],
  nothingOver: [
    "À {temp}, c'est très bien comme ça.",
    "Il fait {temp}, on sort comme ça.",
    "Pour {temp}, cette tenue suffit.",
    "Rien à ajouter, il fait {temp}.",
  ],
  heat: [
    "À {temp}, une couche de plus serait de trop.",
    "Par cette chaleur, {temp}, rien par-dessus.",
  ],
  lacking: [
    "Pour {temp}, c'est un peu léger : {you, select, polite {ajoutez une couche si vous pouvez} other {ajoute une couche si tu peux}}.",
    "À {temp}, une couche de plus serait la bienvenue, même empruntée.",
  ],
  rain: [
    "Pluie et {temp} : {you, select, polite {prenez} other {prends}} {dry}.",
    "Ne {you, select, polite {sortez} other {sors}} pas sans {dry}, il pleut et il fait {temp}.",
    "Avec cette pluie et {temp}, {you, select, polite {emportez} other {emporte}} {dry}.",
    "Il fait {temp} et ça mouille : {dry}, et on n'y pense plus.",
    "Sous la pluie et par {temp}, je prendrais {dry}.",
  ],
  rainNoTemp: [
    "Contre la pluie, {you, select, polite {prenez} other {prends}} {dry}.",
    "Avec la pluie, mieux vaut prendre {dry}.",
    "{dry}, pour rester au sec.",
  ],
  snow: [
    "Neige et {temp} : {you, select, polite {secouez-vous} other {secoue-toi}} bien en entrant, avant que ça fonde.",
    "Avec la neige et {temp}, {you, select, polite {fermez} other {ferme}} bien les poignets.",
  ],
  wind: [
    "Avec ce vent et {temp}, un coupe-vent ferait du bien : {you, select, polite {empruntez-en} other {empruntes-en}} un.",
    "Ça souffle fort, et il fait {temp} : {you, select, polite {empruntez} other {emprunte}} un coupe-vent {you, select, polite {si vous pouvez} other {si tu peux}}.",
  ],
  typical: [
    "Pour {place}, je n'ai pas de prévisions, alors j'ai choisi pour {temp}, comme souvent à cette période.",
    "À cette période, {you, select, polite {comptez} other {compte}} autour de {temp} pour {place} ; {you, select, polite {regardez} other {regarde}} la météo avant de partir.",
    "{place}, à cette période, c'est autour de {temp} ; {you, select, polite {regardez} other {regarde}} la météo avant de partir.",
  ],
  typicalHere: [
    "Je n'ai pas de prévisions, alors j'ai choisi pour {temp}, comme souvent à cette période.",
    "Sans prévisions, j'ai compté sur {temp} environ, c'est normal pour la saison.",
    "C'est souvent autour de {temp} à cette période ; {you, select, polite {jetez} other {jette}} un œil à la météo avant de partir.",
  ],
  warmer: [
    "Plus tard, avec {later}, {you, select, polite {vous pourrez} other {tu pourras}} enlever {outer}.",
    "Quand il fera {later}, {outer} {outer_count, plural, one {finira} other {finiront}} sur le bras.",
  ],
  colder: [
    "Ensuite, il ne fera plus que {later}, alors {you, select, polite {gardez} other {garde}} {outer} sous la main.",
    "Ça va descendre à {later} : ne {you, select, polite {partez} other {pars}} pas sans {outer}.",
  ],
  rainLater: [
    "La pluie arrive vers {hour} h : {you, select, polite {prenez} other {prends}} un parapluie.",
    "Ça reste sec jusqu'à {hour} h ; ensuite, il faudra un parapluie.",
    "Un parapluie dans le sac : il pleut à partir de {hour} h.",
  ],
  tooCold: [
    "{piece}, à {temp}, c'est froid : {you, select, polite {ajoutez} other {ajoute}} une couche chaude ou ne {you, select, polite {restez} other {reste}} pas longtemps dehors.",
    "À {temp}, on a vite froid avec {piece} ; un sous-vêtement thermique ou un long manteau aiderait.",
  ],
  tooWarm: [
    "{temp}, c'est trop chaud pour {piece} : {you, select, polite {vous aurez} other {tu auras}} vite envie de {piece_count, plural, one {l'enlever} other {les enlever}}.",
    "Avec {piece}, on va avoir chaud, il fait {temp} ; mieux vaut pouvoir {piece_count, plural, one {l'enlever} other {les enlever}} en route.",
  ],
  summerInCold: [
    "{you, select, polite {Vous parliez} other {Tu parlais}} d'été, mais il ne fait que {temp} : des tissus chauds, donc, et des couleurs d'été.",
    "Pour des vêtements d'été, {temp}, c'est trop froid : j'ai préféré le chaud.",
  ],
  warmElsewhere: [
    "C'est pour {temp} ici ; si la plage est sous un ciel plus doux, {you, select, polite {dites-moi} other {dis-moi}} où, et ce sera plus léger.",
    "Si c'est une côte plus chaude, {you, select, polite {donnez-moi} other {donne-moi}} le lieu : je suis parti de {temp} ici.",
  ],
  winterInHeat: [
    "{you, select, polite {Vous parliez} other {Tu parlais}} d'hiver, mais avec {temp} j'ai laissé la laine.",
    "Pour des vêtements d'hiver, {temp}, c'est trop chaud : j'ai préféré le léger.",
  ],
};
