import type { NextBuyList } from "../next-buy-list.ts";

export const nextBuy: NextBuyList = {
  asks: "was soll/sollte/konnte/kann ich als nachstes/nachste kaufen | was soll/sollte ich kaufen | was soll/sollte ich mir als nachstes kaufen/anschaffen/zulegen | was soll/sollte ich mir kaufen/anschaffen/zulegen | was kaufe ich als nachstes | was fehlt in meinem schrank/kleiderschrank | was fehlt meinem schrank/kleiderschrank | was fehlt mir im schrank/kleiderschrank | welches teil soll/sollte ich kaufen | was lohnt sich zu kaufen | was ware der nachste kauf",
  say: {
    buy: ["Am meisten bringt {piece}: mindestens {n} Outfits, denen nichts fehlt."],
    buyFor: [
      "Am meisten bringt {piece}: mindestens {n} Outfits, denen nichts fehlt, vor allem für {event}.",
    ],
    goes: ["Dazu passt zum Beispiel: {list_name}."],
    nothing: [
      "Ehrlich gesagt nichts: Für das, wofür {you, select, polite {Sie sich anziehen} other {du dich anziehst}}, bringt kein einzelnes Teil genug Neues zu dem, was schon da hängt.",
    ],
    empty: [
      "Zuerst das, was schon da ist: Ohne das kann ich nicht sagen, was fehlt. {you, select, polite {Fügen Sie} other {Füg}} ein paar Teile hinzu, und {you, select, polite {fragen Sie} other {frag}} noch einmal.",
    ],
  },
};
