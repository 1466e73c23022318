import type { TipTexts } from "../../texts.ts";

export const tips: TipTexts = {
  deck: [
    "Sur le pont, il fait plus froid qu'à terre : {you, select, polite {gardez} other {garde}} la couche du dessus, et attention aux planches mouillées.",
    "{you, select, polite {Gardez} other {Garde}} de quoi se couvrir sur le pont, il y fait plus froid qu'à terre, et les planches mouillées glissent.",
  ],
  dark: [
    "Il fera nuit, alors {you, select, polite {mettez} other {mets}} quelque chose de réfléchissant par-dessus tout le reste.",
    "Pour qu'on {you, select, polite {vous} other {te}} voie dans le noir, quelque chose de réfléchissant par-dessus.",
  ],
  modest: [
    "{you, select, polite {Emportez} other {Emporte}} un foulard léger, au cas où il faudrait aussi couvrir les cheveux.",
    "Un foulard léger dans le sac, et on peut aussi couvrir les cheveux s'il le faut.",
  ],
  camera: [
    "À l'écran, on ne voit que le buste : {you, select, polite {vérifiez} other {vérifie}} avant ce que le haut donne à l'image.",
    "{you, select, polite {Jetez} other {Jette}} un œil à l'image avant de commencer : on ne verra que le haut.",
  ],
  stage: [
    "Un micro s'accroche mieux à un col ou à une rangée de boutons : {you, select, polite {essayez} other {essaie}} avant de monter sur scène.",
    "S'il y a un micro à accrocher, {you, select, polite {faites} other {fais}} l'essai avant : un col ou des boutons, c'est plus simple.",
  ],
  trail: [
    "{you, select, polite {Retirez} other {Retire}} une couche avant de transpirer dans la montée, et {you, select, polite {gardez-en} other {gardes-en}} une sèche pour le sommet.",
    "Une couche sèche dans le sac pour le sommet, et une de moins avant de transpirer dans la montée.",
  ],
  costume: [
    "{you, select, polite {Ajoutez} other {Ajoute}} un accessoire que tout le monde reconnaît, et c'est gagné.",
    "Un seul accessoire bien reconnaissable, et tout le monde comprend le déguisement.",
  ],
  sun: [
    "Avec les bras nus, {you, select, polite {pensez} other {pense}} à la crème solaire.",
    "De la crème solaire sur les bras avant de partir.",
  ],
  aircon: [
    "À l'intérieur, la clim peut être forte : {you, select, polite {prenez} other {prends}} une couche fine.",
    "{you, select, polite {Glissez} other {Glisse}} une couche fine dans le sac, la clim peut être forte.",
  ],
  tuck: [
    "{you, select, polite {Rentrez} other {Rentre}} {piece}, c'est tout de suite plus net.",
    "La taille est plus nette si {you, select, polite {vous rentrez} other {tu rentres}} {piece}.",
    "Je rentrerais {piece}, c'est plus net à la taille.",
  ],
  collarOut: [
    "{you, select, polite {Laissez} other {Laisse}} le col {piece_de} dépasser {over_de}.",
    "Avec le col {piece_de} bien visible, {over} {over_count, plural, one {fait} other {font}} plus habillé.",
  ],
  sleeves: [
    "S'il fait chaud, {you, select, polite {retroussez} other {retrousse}} les manches {piece_de} jusqu'au coude.",
    "Un ou deux revers aux manches {piece_de}, et ça fait plus détendu.",
  ],
  iron: [
    "Un coup de fer sur {piece} ce soir : c'est ce qu'on remarque en premier.",
    "{you, select, polite {Suspendez} other {Suspends}} {piece} ce soir, les plis partiront tout seuls.",
    "{you, select, polite {Passez} other {Passe}} un coup de fer sur {piece}, les plis se voient vite.",
  ],
  polish: [
    "Un coup de chiffon sur {piece} avant de partir : les chaussures, ça se remarque.",
    "{you, select, polite {Nettoyez} other {Nettoie}} rapidement {piece} ce soir.",
    "{you, select, polite {Passez} other {Passe}} un chiffon sur {piece} avant de sortir.",
  ],
  indoors: [
    "{you, select, polite {Enlevez} other {Enlève}} {piece} en entrant, sinon {you, select, polite {vous aurez} other {tu auras}} froid en ressortant.",
    "Ne {you, select, polite {gardez} other {garde}} pas {piece} à l'intérieur, sinon on a froid en ressortant.",
  ],
  suede: [
    "Le daim se tache avec l'eau : attention aux flaques avec {piece}.",
    "Attention aux flaques avec {piece}, l'eau tache le daim.",
  ],
  flats: [
    "{you, select, polite {Faites} other {Fais}} le trajet en chaussures plates, et ne {you, select, polite {mettez} other {mets}} {piece} qu'en arrivant.",
    "Pour le trajet, des chaussures plates ; {you, select, polite {gardez} other {garde}} {piece} pour l'arrivée.",
  ],
  scarf: [
    "{you, select, polite {Rentrez} other {Rentre}} les bouts {piece_de} dans l'encolure, pour que le vent ne passe pas.",
    "Les bouts {piece_de} rentrés dans l'encolure, et le vent ne passe pas.",
  ],
  intoBoots: [
    "{you, select, polite {Rentrez} other {Rentre}} {piece} dans {over}, les ourlets resteront secs et propres.",
    "Avec {piece} dans {over}, rien n'éclabousse les jambes.",
    "Les ourlets dans {over}, et {piece} {piece_count, plural, one {reste} other {restent}} au sec.",
  ],
  cuffs: [
    "{you, select, polite {Tirez} other {Tire}} les poignets {over_de} sur {piece}, pour que le froid n'entre pas.",
    "{piece} sous les poignets {over_de}, et l'air froid reste dehors.",
  ],
  sleevesUp: [
    "{you, select, polite {Remontez} other {Remonte}} les manches {piece_de} jusqu'au coude avant de commencer.",
    "Manches {piece_de} au coude, et les mains sont libres.",
  ],
  capUnderHood: [
    "{you, select, polite {Gardez} other {Garde}} {piece} sous la capuche : la visière la tient loin des yeux.",
    "Sous la capuche, {piece} {piece_count, plural, one {garde} other {gardent}} la pluie loin des yeux.",
  ],
  rollHem: [
    "Deux ou trois revers {piece_a} sur le sable, et l'ourlet reste sec.",
    "Avec {piece} en revers, on entre dans l'eau jusqu'aux chevilles.",
  ],
  tieLength: [
    "La pointe {piece_de} doit juste toucher {over}.",
    "{you, select, polite {Nouez} other {Noue}} {piece} pour que la pointe s'arrête à hauteur {over_de}.",
  ],
  necklace: [
    "{you, select, polite {Portez} other {Porte}} {piece} par-dessus {over} : sur du tissu uni, les bijoux se voient.",
    "{over} {over_count, plural, one {reste sobre} other {restent sobres}}, alors {piece} {piece_count, plural, one {se remarque} other {se remarquent}} bien.",
  ],
  brooch: [
    "{you, select, polite {Épinglez} other {Épingle}} {piece} sur {over}, près de la clavicule, là où l'on regarde.",
    "{piece}, c'est à gauche {over_de}, une main sous l'épaule.",
  ],
};
