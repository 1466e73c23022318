import type { NextBuyList } from "../next-buy-list.ts";

export const nextBuy: NextBuyList = {
  asks: "what should/shall/could/do/can i buy/get next | what to buy next | what should/shall i buy | what should/shall i buy for my wardrobe/closet | what is? missing in/from my closet/wardrobe | whats missing in/from my closet/wardrobe | what does my closet/wardrobe lack/need | what do i need to buy | which piece should i buy | what is worth buying | what would be worth buying | my next purchase",
  say: {
    buy: ["{piece} would add most: at least {n} outfits that lack nothing."],
    buyFor: [
      "{piece} would add most: at least {n} outfits that lack nothing, above all for {event}.",
    ],
    goes: ["It would go with {list}, for one."],
    nothing: [
      "Nothing, honestly: for what you dress for, no single piece would add enough to what hangs there already.",
    ],
    empty: [
      "First of all, what you own: without it I cannot tell what is missing. Add a few pieces and ask again.",
    ],
  },
};
