import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  code: [
    "{piece} {piece_count, plural, one {fits} other {fit}} the {code} dress code.",
    "With {piece} you're right for a {code} dress code.",
    "You'll meet the {code} dress code in {piece}.",
  ],
  onlyColour: [
    "{piece} {piece_count, plural, one {brings} other {bring}} the colour, and the rest stays {colours}.",
    "All the colour comes from {piece}; the rest is {colours}.",
    "With only {colours} around {piece_count, plural, one {it} other {them}}, {piece} {piece_count, plural, one {gets} other {get}} the attention.",
  ],
  twoShades: [
    "{c1} and {c2} are close enough to look like a set.",
    "{c1} with {c2} looks put together: two shades of one colour.",
    "Two shades of one colour, {c1} and {c2}, so it looks like you planned it.",
  ],
  neutrals: [
    "{colours} go together easily.",
    "It's all {colours}, so nothing clashes.",
    "{colours}: an easy mix where everything matches.",
  ],
  onlyPattern: [
    "{piece} {piece_count, plural, one {has} other {have}} the pattern, so I kept the rest plain.",
    "I kept to one pattern, on {piece}, and left the rest plain.",
    "The only pattern is on {piece}; everything else is plain.",
  ],
  asked: [
    "{piece} {piece_count, plural, one {gives} other {give}} you the {colour} you wanted.",
    "For the {colour} you wanted, I picked {piece}.",
    "Your {colour} comes from {piece}.",
  ],
  sober: [
    "It's all {colours}, plain and quiet.",
    "Only {colours} and no pattern, so nothing draws attention.",
    "Nothing draws attention here: just {colours}, and no pattern.",
  ],
  clothInHeat: [
    "{piece} {piece_count, plural, one {is} other {are}} {cloth}, and you'll be glad of that at {temp}.",
    "For {temp} I wanted {cloth}, so I picked {piece}.",
    "It's {temp}, just the day for {cloth}, and that's what {piece} {piece_count, plural, one {is} other {are}}.",
  ],
  clothInCold: [
    "At {temp} you'll be glad that {piece} {piece_count, plural, one {is} other {are}} {cloth}.",
    "{piece} will keep you warm at {temp}, being {cloth}.",
    "For {temp} I wanted {cloth}, so I picked {piece}.",
  ],
  layers: [
    "With {under} under {over} you'll be warm, and one layer can come off indoors.",
    "You can take {over} off inside and still have {under}.",
    "{under} under {over}: if it gets warm, one comes off.",
  ],
  washes: [
    "If it gets messy, {list} can just go in the wash.",
    "You needn't worry about stains: {list} can go in the wash afterwards.",
    "Dirt's no worry: {list} can go straight in the wash.",
  ],
  covers: [
    "{list} {list_count, plural, one {covers} other {cover}} your arms and legs.",
    "Your arms and legs are covered in {list}.",
  ],
  swap: [
    "If you don't feel like {worn}, {take} would work just as well.",
    "You could swap {worn} for {take} if you like.",
    "{take} would do nearly as well as {worn}.",
  ],
  left: {
    purpose: [
      "{what} {what_count, plural, one {is} other {are}} made for other things.",
      "I'd leave {what} at home: {what_count, plural, one {it's} other {they're}} not made for this.",
      "I'd keep {what} for what {what_count, plural, one {it's} other {they're}} made for.",
    ],
    code: [
      "{what} would look too casual for this.",
      "I'd leave {what} for another day: too casual here.",
      "{what} {what_count, plural, one {is} other {are}} a bit too casual for this.",
      "With {what} it would look too casual.",
    ],
    dressy: [
      "{what} would be too dressy for this.",
      "I'd save {what} for a dressier day.",
      "You'd feel overdressed in {what}.",
    ],
    covered: [
      "{what} {what_count, plural, one {covers} other {cover}} too little for this.",
      "You'd want more cover than {what} {what_count, plural, one {gives} other {give}} you.",
      "I passed on {what}, which would leave too much bare.",
    ],
    cold: [
      "It's too cold for {what}.",
      "You'd be cold in {what}.",
      "I'd keep {what} for warmer days.",
    ],
    warm: [
      "It's too warm for {what}.",
      "You'd be too warm in {what}.",
      "I'd keep {what} for cooler days.",
    ],
    toes: [
      "{what} would leave your toes bare.",
      "I passed on {what}, because bare toes won't do here.",
      "Your toes would be bare in {what}.",
    ],
    loud: [
      "{what} would be too loud for this.",
      "You'd draw too much attention in {what}.",
      "I'd save {what} for a livelier day.",
    ],
    stiff: [
      "You couldn't move as freely in {what}.",
      "{what} would hold you back when you move.",
      "I'd want something easier to move in than {what}.",
    ],
    gear: [
      "{what} {what_count, plural, one {isn't} other {aren't}} made for this.",
      "{what} won't do for this.",
      "You'd need something more suited to this than {what}.",
    ],
    bride: [
      "{what} would look white in the photos, and white is for the bride.",
      "White is for the bride, and {what} would look white in the photos.",
    ],
    wet: [
      "{what} wouldn't survive a soaking.",
      "{what} wouldn't survive the wet.",
      "{what} wouldn't survive getting wet.",
    ],
    dirt: [
      "{what} would show every splash.",
      "You'd see every splash on {what}.",
      "Every splash would show on {what}.",
    ],
    shoes: [
      "{what} {what_count, plural, one {isn't} other {aren't}} the right shoes for this.",
      "I'd leave {what}: this calls for different shoes.",
      "You'd want different shoes from {what} for this.",
    ],
    fabric: [
      "{what} {what_count, plural, one {is} other {are}} in the wrong fabric for this.",
      "The fabric of {what} is wrong for this.",
      "I passed on {what} because of the fabric.",
    ],
    colour: [
      "{what} {what_count, plural, one {is} other {are}} the wrong colour for this.",
      "The colour of {what} is wrong for this.",
      "I passed on {what} because of the colour.",
    ],
  },
};
