import type { TipTexts } from "../../texts.ts";

export const tips: TipTexts = {
  deck: [
    "Sur le pont, il fait plus froid qu'à terre : {you, select, polite {gardez} other {garde}} la couche du dessus, et attention aux planches mouillées.",
  ],
  dark: [
    "Il fera nuit, alors {you, select, polite {mettez} other {mets}} quelque chose de réfléchissant par-dessus tout le reste.",
    "Les conducteurs voient d'abord ce qui brille : {you, select, polite {ajoutez} other {ajoute}} quelque chose de réfléchissant.",
  ],
  modest: [
    "{you, select, polite {Emportez} other {Emporte}} un foulard léger, au cas où il faudrait aussi couvrir les cheveux.",
  ],
  camera: [
    "À l'écran, on ne voit que le buste : {you, select, polite {vérifiez} other {vérifie}} avant ce que le haut donne à l'image.",
  ],
  stage: [
    "Un micro s'accroche mieux à un col ou à une rangée de boutons : {you, select, polite {essayez} other {essaie}} avant de monter sur scène.",
  ],
  trail: [
    "{you, select, polite {Retirez} other {Retire}} une couche avant de transpirer dans la montée, et {you, select, polite {gardez-en} other {gardes-en}} une sèche pour le sommet.",
  ],
  costume: [
    "{you, select, polite {Ajoutez} other {Ajoute}} un accessoire que tout le monde reconnaît au premier coup d'œil, et le déguisement est clair.",
  ],
  sun: [
    "Avec les bras nus, {you, select, polite {pensez} other {pense}} à la crème solaire avant de partir.",
  ],
  aircon: [
    "À l'intérieur, la clim peut être forte : {you, select, polite {prenez} other {prends}} une couche fine.",
  ],
  tuck: [
    "{you, select, polite {Rentrez} other {Rentre}} {piece}, c'est tout de suite plus net.",
    "La taille est plus nette si {you, select, polite {vous rentrez} other {tu rentres}} {piece}.",
  ],
  collarOut: [
    "{you, select, polite {Laissez} other {Laisse}} le col {piece_de} dépasser {over_de}.",
    "Avec le col {piece_de} bien visible, {over} {over_count, plural, one {fait} other {font}} plus habillé.",
  ],
  sleeves: [
    "S'il fait chaud, {you, select, polite {retroussez} other {retrousse}} les manches {piece_de} jusqu'au coude.",
    "Un ou deux revers aux manches {piece_de}, et ça fait plus détendu.",
  ],
  open: [
    "Ne {you, select, polite {fermez} other {ferme}} pas {piece} : ça s'enlève plus vite s'il fait chaud à l'intérieur.",
    "S'il fait chaud à l'intérieur, {you, select, polite {enlevez} other {enlève}} d'abord {piece}.",
  ],
  button: [
    "Le bouton du haut {piece_de} se ferme quand on est debout et s'ouvre quand on s'assoit.",
  ],
  iron: [
    "Un coup de fer sur {piece} ce soir : c'est ce qu'on remarque en premier.",
    "{you, select, polite {Suspendez} other {Suspends}} {piece} ce soir, les plis partiront tout seuls.",
  ],
  polish: [
    "Un coup de chiffon sur {piece} avant de partir : les chaussures, ça se remarque.",
    "{you, select, polite {Nettoyez} other {Nettoie}} rapidement {piece} ce soir.",
  ],
  indoors: [
    "{you, select, polite {Enlevez} other {Enlève}} {piece} en entrant, sinon {you, select, polite {vous aurez} other {tu auras}} froid en ressortant.",
  ],
  suede: ["Le daim se tache avec l'eau : attention aux flaques avec {piece}."],
  tights: ["Des collants épais sous {piece}, et les jambes restent au chaud."],
  flats: [
    "{you, select, polite {Faites} other {Fais}} le trajet en chaussures plates, et ne {you, select, polite {mettez} other {mets}} {piece} qu'en arrivant.",
  ],
  scarf: [
    "{you, select, polite {Rentrez} other {Rentre}} les bouts {piece_de} dans l'encolure, pour que le vent ne passe pas.",
  ],
  shoulders: [
    "S'il fait trop chaud à l'intérieur, {you, select, polite {posez} other {pose}} {piece} sur {you, select, polite {vos} other {tes}} épaules.",
  ],
};
