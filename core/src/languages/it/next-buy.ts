import type { NextBuyList } from "../next-buy-list.ts";

export const nextBuy: NextBuyList = {
  asks: "cosa dovrei comprare | che cosa dovrei comprare | cosa devo comprare | cosa compro | cosa mi compro | cosa potrei comprare | cosa posso comprare | cosa comprare | cosa manca nel mio armadio/guardaroba | cosa manca al mio armadio/guardaroba | cosa mi manca nell armadio | il prossimo acquisto | quale capo compro | quale capo dovrei comprare",
  say: {
    buy: ["Quello che darebbe di più: {piece}. Almeno {n} outfit a cui non manca niente."],
    buyFor: [
      "Quello che darebbe di più: {piece}. Almeno {n} outfit a cui non manca niente, soprattutto per {event}.",
    ],
    goes: ["Per esempio con {list}."],
    nothing: [
      "Niente, sinceramente: per le giornate che {you, select, polite {ha} other {hai}}, nessun capo da solo aggiungerebbe abbastanza a ciò che c'è già.",
    ],
    empty: [
      "Prima di tutto, ciò che {you, select, polite {ha} other {hai}} già: senza, non posso dire che cosa manca. {you, select, polite {Aggiunga} other {Aggiungi}} qualche capo e {you, select, polite {chieda} other {chiedi}} di nuovo.",
    ],
  },
};
