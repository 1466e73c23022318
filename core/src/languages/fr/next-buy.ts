import type { NextBuyList } from "../next-buy-list.ts";

export const nextBuy: NextBuyList = {
  asks: "que dois je acheter | qu est ce que je dois/devrais acheter | quoi acheter | que devrais je acheter | que puis je acheter ensuite | qu acheter ensuite | que manque t il a/dans mon/ma placard/garde/dressing/armoire | qu est ce qui manque a/dans mon/ma placard/garde/dressing/armoire | il manque quoi dans mon/ma placard/garde/dressing/armoire | quel prochain achat | mon prochain achat | quelle piece acheter",
  say: {
    buy: ["{piece}, voilà ce qui apporterait le plus : au moins {n} tenues où rien ne manque."],
    buyFor: [
      "{piece}, voilà ce qui apporterait le plus : au moins {n} tenues où rien ne manque, surtout pour {event}.",
    ],
    goes: ["Par exemple avec {list}."],
    nothing: [
      "Rien, honnêtement : pour ce que {you, select, polite {vous faites de vos} other {tu fais de tes}} journées, aucune pièce n'apporterait assez à ce qui est déjà là.",
    ],
    empty: [
      "D'abord ce que {you, select, polite {vous avez} other {tu as}} déjà : sans cela, je ne peux pas dire ce qui manque. {you, select, polite {Ajoutez} other {Ajoute}} quelques pièces et {you, select, polite {redemandez-moi} other {redemande-moi}}.",
    ],
  },
};
