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
  leads: [
    "I kept the rest plain, so people will see {piece}.",
    "Everything else is quiet, so {piece} {piece_count, plural, one {gets} other {get}} the attention.",
    "The rest is plain on purpose: it's all about {piece}.",
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
    "In the heat, at {temp}, you'll be glad that {piece} {piece_count, plural, one {is} other {are}} {cloth}.",
    "{cloth} lets the air through, so {piece} will help in the heat, at {temp}.",
    "You'll feel the air through {piece} even in the heat, at {temp}, because {piece_count, plural, one {it's} other {they're}} {cloth}.",
  ],
  clothInCold: [
    "At {temp} you'll be glad that {piece} {piece_count, plural, one {is} other {are}} {cloth}.",
    "{piece} will keep you warm at {temp}, being {cloth}.",
    "{cloth} is warm, so {piece} will help in the heat, at {temp}.",
  ],
  layers: [
    "With {under} under {over} you'll be warm, and one layer can come off indoors.",
    "You've got two layers in {under} and {over}, so you can take one off inside.",
    "{under} under {over}: two layers that you can open or take off.",
  ],
  washes: [
    "It may get messy, and {list} can go straight in the wash.",
    "If it gets messy, {list} can just go in the wash.",
    "You needn't worry about stains: {list} can go in the wash afterwards.",
  ],
  covers: [
    "{list} {list_count, plural, one {covers} other {cover}} your arms and legs.",
    "Your arms and legs are covered in {list}.",
  ],
  swap: [
    "If you don't feel like {worn}, {take} would work just as well.",
    "It was close between {worn} and {take}, so swap if you like.",
    "You could swap {worn} for {take}; it would be nearly as good.",
    "{take} would do nearly as well as {worn}.",
  ],
  left: {
    purpose: [
      "{what} {what_count, plural, one {is} other {are}} made for other things, so not this time.",
      "I left {what} at home: {what_count, plural, one {it's} other {they're}} not made for this.",
      "I'd keep {what} for what {what_count, plural, one {it's} other {they're}} made for.",
    ],
    code: [
      "{what} would look too casual for this.",
      "I left {what} out: too casual for this.",
      "{what} can stay at home: too casual for this.",
      "I'd save {what} for another day: too casual here.",
    ],
    dressy: [
      "{what} would be too dressy for this.",
      "I'd save {what} for a dressier day.",
      "You'd feel overdressed in {what}.",
      "I left {what} out: too dressy for this.",
    ],
    covered: [
      "{what} {what_count, plural, one {covers} other {cover}} too little for this.",
      "{what} {what_count, plural, one {doesn't} other {don't}} cover quite enough here.",
      "I passed on {what}, which would leave too much bare.",
    ],
    cold: [
      "It's too cold for {what}.",
      "You'd be cold in {what} today.",
      "I left {what} out: you'd get cold in {what_count, plural, one {it} other {them}}.",
    ],
    warm: [
      "It's too warm for {what}.",
      "You'd be too warm in {what} today.",
      "{what} would be too warm for this.",
    ],
    toes: [
      "{what} would leave your toes bare, and this isn't the day for it.",
      "I passed on {what}, because bare toes won't do here.",
      "Your toes would be bare in {what}, so not this time.",
    ],
    loud: [
      "{what} would draw too much attention here.",
      "You'd get too much attention in {what} here.",
      "I left {what} at home: {what_count, plural, one {it draws} other {they draw}} too much attention for this.",
    ],
    stiff: [
      "You couldn't move as freely in {what}.",
      "{what} would hold you back when you move.",
      "You'll be moving, and {what} would get in the way.",
    ],
    gear: [
      "{what} {what_count, plural, one {isn't} other {aren't}} made for this.",
      "{what} {what_count, plural, one {isn't} other {aren't}} up to this.",
      "You need something made for this, and {what} {what_count, plural, one {isn't} other {aren't}}.",
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
      "Every splash would show on {what}, so not this time.",
    ],
    shoes: [
      "{what} {what_count, plural, one {isn't} other {aren't}} the right shoes for this.",
      "You need other shoes than {what} for this.",
      "I passed on {what}: wrong shoes for this.",
    ],
    fabric: [
      "{what} {what_count, plural, one {is} other {are}} in the wrong fabric for this.",
      "The fabric of {what} is wrong for this.",
      "I passed on {what}: wrong fabric for this.",
    ],
    colour: [
      "{what} {what_count, plural, one {is} other {are}} the wrong colour for this.",
      "The colour of {what} is wrong for this.",
      "I passed on {what}: wrong colour for this.",
    ],
  },
};
