import type { MissingTexts } from "../../texts.ts";

export const missing: MissingTexts = {
  gear: {
    wetsuit: [
      "In cold water it takes a wetsuit, and there's none in the closet: rent or borrow one.",
    ],
    swimwear: [
      "For the water it takes a swimsuit or trunks, and there are none in the closet: buy or borrow some.",
    ],
    "fitted-swimwear": [
      "Many pools want close-fitting swimwear and refuse loose shorts; there is none in the closet.",
    ],
    "swim-cap": ["Many pools want a swimming cap, and there's none in the closet."],
    "bee-veil": [
      "At the hives the face needs a beekeeper's veil, and there's none in the closet: borrow one there.",
    ],
    "race-suit": [
      "On a race track it takes full leathers or a race suit, and there's none in the closet: rent one.",
    ],
    "snow-legs": [
      "In the snow it takes waterproof trousers, and there are none in the closet: rent or borrow a pair.",
    ],
    gloves: ["It takes warm gloves too, and there are none in the closet."],
    "mountain-boots": [
      "On a mountain it takes boots with a gripping sole, and there are none in the closet: borrow or rent a pair.",
    ],
    "rain-boots": [
      "Through water that deep it takes rubber boots, and there are none in the closet: borrow a pair.",
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
    "snow-boots": ["In deep snow it takes boots, and there are none in the closet: borrow a pair."],
    helmet: ["A helmet is a must, and there's none in the closet: borrow one there."],
    "long-legs": [
      "Legs have to be covered down to the ankle here, and nothing in the closet does it.",
    ],
    "closed-shoes": ["Only closed shoes are safe here, and there are none in the closet."],
    "held-heel": [
      "At the wheel a shoe has to hold the heel and must not slip off the pedal; there is none in the closet.",
    ],
    "safety-shoes": [
      "Safety shoes are compulsory here, and there are none in the closet: ask for a pair on site.",
    ],
    "sports-shoes": ["It takes sports shoes that hold the foot, and there are none in the closet."],
    "sports-legs": ["It takes trousers to move in, and there are none in the closet."],
    "plant-shoes": [
      "On this day no leather shoes are worn, and the closet has no others: canvas or rubber ones would do.",
    ],
    "floor-length": [
      "Floor-length means down to the ground, and nothing in the closet is that long: rent or borrow a gown.",
    ],
  },
  gap: [
    "The closet doesn't have {what} for this; {list} would complete it.",
    "What's still missing is {what}: {list} would be right.",
    "I couldn't find {what} in the closet. If you can, borrow {list}.",
  ],
  unfit: [
    "The closet doesn't have {what} that works here; {list} would.",
    "I couldn't find {what} that suits this: {list} would fill the gap.",
  ],
  shoes: [
    "No shoes in the closet yet; {list} would suit it.",
    "The closet has no shoes yet; {list} would be right.",
  ],
  shoesUnfit: [
    "None of the shoes in the closet suit this; {list} would.",
    "The shoes are the gap: {list} would be right.",
  ],
  plain: [
    "To be honest, {what} {what_count, plural, one {is} other {are}} casual for {event}, and nothing in the closet is dressier; {lift} would lift it.",
    "For {event} {what} {what_count, plural, one {is} other {are}} on the casual side; borrow {lift} and the gap closes.",
  ],
  collar: [
    "I know {what} by colour only; with a collar {what_count, plural, one {it's} other {they're}} right for this.",
    "The photo doesn't show whether {what} {what_count, plural, one {has} other {have}} a collar; here it should.",
  ],
  formalGap: [
    "The dress code asks for a dinner jacket or a floor-length gown, and the closet doesn't have either: rent one.",
    "What's missing is a dinner jacket or a floor-length gown; a hire shop has both.",
  ],
  empty: [
    "The closet has no clothes in it yet; with a photo of each piece I'd choose from what is really there.",
  ],
  whiteTie: [
    "White tie leaves no room: a black tailcoat with a white bow tie, or a floor-length ball gown. Hiring is normal.",
    "White tie means a tailcoat, white waistcoat and white bow tie, or a floor-length evening gown; a hire shop has them.",
  ],
  notOwned: [
    "I couldn't find {what} in the closet, so this is without.",
    "The closet doesn't have {what}, so I chose something else.",
  ],
  leftOut: [
    "I couldn't fit in {what} together with your other wishes.",
    "{what} didn't go with your other wishes, so I left it out.",
  ],
  unknown: [
    "I don't know what a {what} is and can't find one in the closet; describe it and I'll work it in.",
    "“{what}” isn't a garment I know; tell me what it is and I'll try again.",
  ],
  accent: [
    "Nothing in the closet is {colour}; {piece} would bring it in.",
    "The closet doesn't have {colour} yet, so add {piece}.",
  ],
  together: ["{first} comes first; for {others} it is a compromise."],
  wash: [
    "{what} {what_count, plural, one {is} other {are}} in the wash.",
    "{what} would have been an option, but {what_count, plural, one {is} other {are}} in the wash.",
  ],
};
