import type { MissingTexts } from "../../texts.ts";

export const missing: MissingTexts = {
  gap: [
    "Il manque pour cela {what} : {list} {list_count, plural, one {irait} other {iraient}} bien.",
    "Ce qui manque au placard, c'est {what} ; à emprunter ou à acheter : {list}.",
  ],
  unfit: [
    "Il manque {what} qui convienne ici : {list} {list_count, plural, one {irait} other {iraient}}.",
    "Côté placard, il manque {what} pour l'occasion ; je chercherais {list}.",
  ],
  shoes: [
    "Il manque des chaussures au placard : {list} {list_count, plural, one {irait} other {iraient}} bien.",
    "Pas encore de chaussures dans le placard ; il faudrait {list}.",
  ],
  shoesUnfit: [
    "Aucune chaussure du placard ne convient ; il faudrait {list}.",
    "Ce qui manque, ce sont les bonnes chaussures : {list}.",
  ],
  plain: [
    "Pour être honnête, {what}, c'est décontracté pour {event}, et il manque plus habillé au placard ; {lift} {lift_count, plural, one {arrangerait} other {arrangeraient}} tout.",
    "Pour {event}, {what} {what_count, plural, one {reste un peu simple} other {restent un peu simples}} ; ce qui manque, c'est {lift}.",
  ],
  collar: [
    "Je ne connais que la couleur {what_de} ; avec un col, c'est parfait ici.",
    "La photo ne montre pas si {what} {what_count, plural, one {a} other {ont}} un col ; ici, il en faudrait un.",
  ],
  formalGap: [
    "Le dress code demande un smoking ou une robe longue, et le placard n'a ni l'un ni l'autre : à louer.",
    "Ce qui manque, c'est un smoking ou une robe jusqu'au sol ; un loueur a les deux.",
  ],
  empty: [
    "Le placard est encore vide ; avec une photo de chaque pièce, je choisirai parmi les vraies.",
  ],
  whiteTie: [
    "La cravate blanche ne laisse pas le choix : frac noir et nœud papillon blanc, ou robe de bal jusqu'au sol. Louer est courant.",
    "Cravate blanche veut dire frac, gilet blanc et nœud papillon blanc, ou robe du soir jusqu'au sol ; un loueur les a.",
  ],
  notOwned: [
    "Je ne vois pas {what} dans le placard, donc c'est sans.",
    "Demandé, mais absent du placard : {what}.",
    "Il manque {what} au placard, alors j'ai fait autrement.",
  ],
  leftOut: [
    "Impossible de placer {what} sans contredire un autre souhait.",
    "Les autres souhaits ont exclu {what}.",
  ],
  unknown: [
    "Je ne sais pas ce qu'est « {what} » et ne le trouve pas dans le placard ; avec une description, je l'ajoute.",
    "« {what} » n'est pas un vêtement que je connais ; une description m'aiderait.",
  ],
  accent: [
    "Rien dans le placard n'est en {colour} ; {piece} {piece_count, plural, one {apporterait} other {apporteraient}} la couleur.",
    "Il manque du {colour} au placard, donc pourquoi pas {piece}.",
  ],
  together: [
    "Une tenue ne peut pas tout faire : elle est pensée d'abord pour {first} ; pour {others}, il faudra changer une pièce.",
    "C'est un compromis : la tenue va pour {first} ; pour {others}, il faudra se changer.",
  ],
  wash: [
    "{what} {what_count, plural, one {est} other {sont}} au lavage.",
    "{what} {what_count, plural, one {aurait} other {auraient}} pu convenir, mais {what_count, plural, one {est} other {sont}} au lavage.",
  ],
};
