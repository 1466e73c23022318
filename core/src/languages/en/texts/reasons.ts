import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  code: [
    "{piece} {piece_count, plural, one {meets} other {meet}} the {code} dress code.",
    "With {piece} you are right for a {code} dress code.",
  ],
  onlyColour: [
    "{piece} {piece_count, plural, one {brings} other {bring}} the colour, with {colours} around it.",
    "The colour comes from {piece}; the rest is {colours}.",
    "With {colours} in the background, {piece} {piece_count, plural, one {gets} other {get}} the attention.",
  ],
  twoShades: [
    "{c1} and {c2} are close to each other, so it looks like a set.",
    "{c1} with {c2} looks put together: two shades of one colour.",
  ],
  neutrals: [
    "{colours} go together without effort.",
    "{colours} is an easy mix: nothing clashes.",
    "With only {colours} in it, everything matches.",
  ],
  leads: [
    "I kept the rest plain, so that {piece} {piece_count, plural, one {is} other {are}} what people see.",
    "Everything else stays quiet, so {piece} {piece_count, plural, one {gets} other {get}} the attention.",
  ],
  onlyPattern: [
    "{piece} {piece_count, plural, one {has} other {have}} the pattern, so I kept the rest plain.",
    "One pattern is enough: {piece} {piece_count, plural, one {has} other {have}} it, and the rest is plain.",
  ],
  asked: [
    "You wanted {colour}: {piece} {piece_count, plural, one {brings} other {bring}} it.",
    "{piece} {piece_count, plural, one {is} other {are}} there for the {colour} you asked for.",
  ],
  sober: [
    "It is all {colours}, plain and quiet.",
    "Only {colours} and no pattern, so nothing draws attention.",
  ],
  clothInHeat: [
    "{piece}: {cloth} lets air through, which helps at {temp}.",
    "At {temp} you'll be glad that {piece} {piece_count, plural, one {is} other {are}} {cloth}.",
  ],
  clothInCold: [
    "{piece}: {cloth} keeps you warm at {temp}.",
    "At {temp} you'll be glad that {piece} {piece_count, plural, one {is} other {are}} {cloth}.",
  ],
  layers: [
    "{under} and {over} together keep you warm, and one of them comes off indoors.",
    "{under} under {over}: two layers that you can open or take off.",
  ],
  washes: [
    "It may get messy, and {list} can go straight in the wash.",
    "{list} can go in the wash afterwards, so stains don't matter.",
  ],
  covers: [
    "{list} {list_count, plural, one {covers} other {cover}} your arms and legs.",
    "Arms and legs are covered, by {list}.",
  ],
  swap: [
    "If you'd rather, {take} works just as well as {worn}.",
    "{take} would be nearly as good, instead of {worn}.",
    "It was close between {worn} and {take}, so swap them if you like.",
  ],
  left: {
    purpose: [
      "{what} {what_count, plural, one {is} other {are}} made for other things, so {what_count, plural, one {it stays} other {they stay}} at home.",
      "I left {what} at home: not made for this.",
    ],
    code: [
      "{what} would look too casual for this.",
      "I left {what} out: too casual for this.",
      "{what} can stay at home, because {what_count, plural, one {it looks} other {they look}} too casual here.",
    ],
    dressy: ["{what} would be too dressy for this.", "I left {what} for a dressier day."],
    covered: ["{what} {what_count, plural, one {covers} other {cover}} too little for this."],
    cold: ["{what} would leave you cold today.", "It's too cold for {what}."],
    warm: ["{what} would be too warm today.", "It's too warm for {what}."],
    toes: ["{what} would leave your toes bare, and this is no day for that."],
    loud: ["{what} would draw too much attention here."],
    stiff: ["{what} would hold you back when you move."],
    gear: ["{what} {what_count, plural, one {isn't} other {aren't}} made for this."],
    bride: ["{what} would look white in the photos, and white is for the bride."],
    wet: ["{what} wouldn't survive this wet."],
    dirt: ["{what} would show every splash."],
    shoes: ["{what} {what_count, plural, one {isn't} other {aren't}} the right shoes for this."],
    fabric: ["{what} {what_count, plural, one {is} other {are}} of the wrong cloth for this."],
    colour: ["{what} {what_count, plural, one {is} other {are}} the wrong colour for this."],
  },
};
