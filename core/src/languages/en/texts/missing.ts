import type { MissingTexts } from "../../texts.ts";

export const missing: MissingTexts = {
  gear: {
    wetsuit: [
      "You'll need a wetsuit in cold water, and I don't see one in the closet: rent or borrow one.",
    ],
    swimwear: [
      "You'll need something to swim in, and I don't see anything in the closet: buy or borrow a swimsuit or trunks.",
    ],
    "fitted-swimwear": [
      "Many pools turn away loose shorts, and I don't see anything close-fitting in the closet: bring or buy some swimwear.",
    ],
    "swim-cap": [
      "Many pools ask for a swimming cap, and I don't see one in the closet: most sell them at the desk.",
    ],
    "bee-veil": [
      "You'll need a beekeeper's veil at the hives: I don't see one in the closet, so borrow one there.",
    ],
    "race-suit": [
      "You'll need full leathers or a race suit on the track, and I don't see any in the closet: rent them.",
    ],
    "snow-legs": [
      "You'll need waterproof trousers in the snow, and I don't see any in the closet: rent or borrow a pair.",
    ],
    gloves: ["Warm gloves are a must too: borrow or buy a pair if you have none."],
    "snow-boots": ["For deep snow, borrow or rent a pair of boots: I don't see any in the closet."],
    helmet: ["A helmet is a must: I don't see one in the closet, so borrow one that fits."],
    "mountain-boots": [
      "You'll want boots with a gripping sole on a mountain, and I don't see any in the closet: borrow or rent a pair.",
    ],
    "rain-boots": [
      "You'll need rubber boots for water that deep, and I don't see any in the closet: borrow a pair.",
    ],
    "hi-vis": [
      "A high-visibility vest is a must here, and there's none in the closet: ask for one on site or buy one.",
    ],
    "head-cover": [
      "Heads are covered there, and the closet has no scarf for it: borrow one, or take one from the basket at the door.",
    ],
    costume: [
      "Without a costume nobody gets in, and there's none in the closet: rent or borrow one.",
    ],
    "long-legs": [
      "You have to be covered down to the ankle here, and nothing in the closet goes that far: borrow something long.",
    ],
    "closed-shoes": [
      "You'll need closed shoes to be safe, and I don't see any in the closet: borrow a pair.",
    ],
    "held-heel": [
      "At the wheel you want shoes that stay on your heels, and I don't see any in the closet: borrow a pair.",
    ],
    "safety-shoes": [
      "You won't get by without safety shoes here, and I don't see any in the closet: ask for a pair on site.",
    ],
    "sports-shoes": [
      "You'll want proper sports shoes that hold your feet, and I don't see any in the closet: borrow a pair.",
    ],
    "sports-legs": [
      "Something to move in for your legs is missing: borrow a pair of leggings or joggers.",
    ],
    "plant-shoes": [
      "Leather shoes are out for the day, and I don't see any others in the closet: canvas or rubber ones would do.",
    ],
    "floor-length": [
      "You'd need something right down to the floor, and nothing in the closet is that long: rent or borrow a gown.",
    ],
  },
  gap: [
    "You're missing {what} for this: {list} would be right.",
    "What's still missing is {what}: {list} would complete it.",
    "I couldn't find {what} in the closet. If you can, borrow {list}.",
  ],
  unfit: [
    "Nothing in the closet will do as {what} here; {list} would.",
    "I couldn't find {what} to suit this: {list} would fill the gap.",
  ],
  shoes: [
    "I don't see any shoes in the closet; {list} would suit it.",
    "The closet has no shoes yet; {list} would be right.",
  ],
  shoesUnfit: [
    "None of the shoes in the closet suit this; {list} would.",
    "You're missing the right shoes: {list} would do nicely.",
  ],
  plain: [
    "To be honest, {what} {what_count, plural, one {is} other {are}} casual for {event}, and nothing in the closet is dressier; {lift} would lift it.",
    "For {event}, {what} {what_count, plural, one {is} other {are}} on the casual side; if you can borrow {lift}, do.",
  ],
  collar: [
    "I can't tell from the photo whether {what} {what_count, plural, one {has} other {have}} a collar; you'd want one here.",
    "If {what} {what_count, plural, one {has} other {have}} a collar, you're set; the photo doesn't show it.",
  ],
  formalGap: [
    "You'll need a dinner jacket or a floor-length gown, and the closet doesn't have either: rent one.",
    "What's missing is a dinner jacket or a floor-length gown; a hire shop has both.",
  ],
  empty: [
    "The closet has no clothes in it yet; with a photo of each piece I'd choose from what is really there.",
  ],
  whiteTie: [
    "White tie leaves no room: tailcoat, white waistcoat and white bow tie, or a floor-length gown. Nearly everybody hires.",
    "For white tie, try a hire shop: they have tailcoats with everything that goes with them, and floor-length gowns.",
  ],
  notOwned: [
    "I couldn't find {what} in the closet, so we'll do without.",
    "The closet doesn't have {what}, so I chose something else.",
  ],
  leftOut: [
    "I couldn't make {what} work with everything else you wanted.",
    "{what} wouldn't go with your other wishes.",
  ],
  unknown: [
    "I don't know what “{what}” is: tell me a bit more and I'll try again.",
    "“{what}” is new to me: tell me what it is and I'll try again.",
  ],
  accent: [
    "I don't see anything {colour} in the closet; {piece} would do it.",
    "The closet doesn't have {colour} yet, so add {piece}.",
  ],
  together: ["I put {first} first; for {others} you'd change."],
  wash: [
    "{what} {what_count, plural, one {is} other {are}} in the wash.",
    "{what} would have been an option, but {what_count, plural, one {is} other {are}} in the wash.",
  ],
};
