import type { NextBuyList } from "../next-buy-list.ts";

export const nextBuy: NextBuyList = {
  asks: "que deberia comprar | que debo comprar | que compro ahora | que compro | que me compro | que puedo comprar | que me deberia comprar | que comprar ahora | que comprar | que le falta a mi armario/ropero/closet | que falta en mi armario/ropero/closet | que me falta en el armario/ropero/closet | mi proxima compra | cual seria la proxima compra | que prenda me compro | que prenda compro",
  say: {
    buy: ["Lo que más aportaría: {piece}. Al menos {n} conjuntos a los que no les falta nada."],
    buyFor: [
      "Lo que más aportaría: {piece}. Al menos {n} conjuntos a los que no les falta nada, sobre todo para {event}.",
    ],
    goes: ["Por ejemplo, con {list}."],
    nothing: [
      "Nada, la verdad: para los días que {you, select, polite {tiene} other {tienes}}, ninguna prenda sola aportaría bastante a lo que ya hay.",
    ],
    empty: [
      "Primero, lo que ya {you, select, polite {tiene} other {tienes}}: sin eso no puedo decir qué falta. {you, select, polite {Añada} other {Añade}} unas prendas y {you, select, polite {vuelva} other {vuelve}} a preguntar.",
    ],
  },
};
