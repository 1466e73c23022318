import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  level: [
    "{piece} {piece_count, plural, one {is} other {are}} what makes it dressy enough for {event}.",
    "{piece} {piece_count, plural, one {brings} other {bring}} the polish that {event} asks for.",
  ],
  collar: [
    "{event} asks for a collar, and {piece} {piece_count, plural, one {has} other {have}} one.",
    "{piece} {piece_count, plural, one {has} other {have}} the collar that {event} calls for.",
  ],
  code: [
    "{piece} {piece_count, plural, one {meets} other {meet}} the {code} dress code.",
    "It's {piece} that {piece_count, plural, one {answers} other {answer}} the {code} dress code.",
  ],
  onlyColour: [
    "{piece} {piece_count, plural, one {is} other {are}} the only colour in it; the rest stays {colours}.",
    "All colour comes from {piece}, the rest is {colours}.",
  ],
  twoShades: [
    "{c1} and {c2} are two shades of one colour, so it reads as a set.",
    "{c1} next to {c2}: one colour in two shades.",
  ],
  onlyPattern: [
    "{piece} {piece_count, plural, one {is} other {are}} the only pattern in it.",
    "One pattern, on {piece}; everything else is plain.",
  ],
  asked: [
    "You asked for {colour}: {piece} {piece_count, plural, one {has} other {have}} it.",
    "{piece} {piece_count, plural, one {brings} other {bring}} the {colour} you asked for.",
  ],
  sober: [
    "It is {colours} and nothing else, plain from top to bottom.",
    "No colour but {colours}, and no pattern.",
  ],
  clothInHeat: [
    "{piece}: {cloth}, which lets air through at {temp}.",
    "At {temp} it helps that {piece} {piece_count, plural, one {is} other {are}} {cloth}.",
  ],
  clothInCold: [
    "{piece}: {cloth}, the warmest cloth in this at {temp}.",
    "At {temp} it helps that {piece} {piece_count, plural, one {is} other {are}} {cloth}.",
  ],
  washes: [
    "It gets messy, and {list} can go straight in the wash.",
    "{list} can go in the wash afterwards, whatever lands on {list_count, plural, one {it} other {them}}.",
  ],
  covers: [
    "{list} {list_count, plural, one {covers} other {cover}} you to wrist and ankle.",
    "Arms and legs are covered, by {list}.",
  ],
  body: [
    "I went by {event} and by what is comfortable, not by shape.",
    "What decided is {event} and comfort; your shape is fine as it is.",
  ],
  swap: [
    "{take} would do just as well as {worn}.",
    "Second choice, and nearly as good: {take} instead of {worn}.",
    "It was close between {worn} and {take}; swap them if you like.",
  ],
  left: {
    purpose: [
      "I left {what}: made for something else.",
      "{what} {what_count, plural, one {stays} other {stay}} here; not made for that.",
    ],
    code: [
      "I left {what}: too casual for that.",
      "{what} {what_count, plural, one {stays} other {stay}} on the hanger, too casual for that.",
    ],
    dressy: [
      "I left {what}: too dressy for that.",
      "{what} {what_count, plural, one {stays} other {stay}} on the hanger, too dressy for that.",
    ],
    covered: [
      "I left {what}, which {what_count, plural, one {covers} other {cover}} too little there.",
    ],
    cold: [
      "I left {what}: too cold for {what_count, plural, one {it} other {them}} today.",
      "Too cold for {what}, so {what_count, plural, one {it stays} other {they stay}} here.",
    ],
    warm: [
      "I left {what}: too warm for {what_count, plural, one {it} other {them}} today.",
      "Too warm for {what}, so {what_count, plural, one {it stays} other {they stay}} here.",
    ],
    toes: ["I left {what}: no day for bare toes."],
    loud: ["I left {what}: too loud for that."],
    stiff: [
      "I left {what}: {what_count, plural, one {it doesn't} other {they don't}} move with you.",
    ],
    bride: ["I left {what}: white is the bride's."],
    wet: ["I left {what}, which this wet would ruin."],
    dirt: ["I left {what}: every splash would show."],
    shoes: ["I left {what}: not the shoes for that ground."],
    fabric: ["I left {what}: not a cloth for that."],
    colour: ["I left {what}: the wrong colour there."],
  },
};
