import type { NextBuyList } from "../next-buy-list.ts";

export const nextBuy: NextBuyList = {
  asks: "o que devo comprar | o que devia/deveria comprar | que devo comprar | o que compro | o que eu compro | o que posso comprar | o que comprar | o que falta no meu armario/roupeiro/closet | o que falta ao meu armario/roupeiro | o que esta faltando no meu armario/closet/roupeiro | a minha proxima compra | minha proxima compra | que peca devo comprar | qual peca comprar",
  say: {
    buy: ["O que mais acrescentaria: {piece}. Pelo menos {n} conjuntos a que não falta nada."],
    buyFor: [
      "O que mais acrescentaria: {piece}. Pelo menos {n} conjuntos a que não falta nada, sobretudo para {event}.",
    ],
    goes: ["Por exemplo, com {list}."],
    nothing: [
      "Nada, sinceramente: para os dias de que se trata, nenhuma peça sozinha acrescentaria o bastante ao que já está no armário.",
    ],
    empty: [
      "Primeiro, o que já existe: sem isso não sei o que falta. Basta juntar algumas peças e perguntar de novo.",
    ],
  },
};
