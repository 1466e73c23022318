import type { WhyNotList } from "../why-not-list.ts";

export const whyNot: WhyNotList = {
  asks: "why not | why no | why didnt | why dont | why isnt | why arent | why wasnt | why werent | why did you .. leave/skip/pass/drop/ignore | why have you .. left/skipped/passed/dropped/ignored | why leave | why skip | why without | how come .. not | how come no | how come you didnt/dont | how come you skipped/left/dropped/ignored/passed | what is/was? wrong with | whats wrong with | what speaks against | what do you have against | what have you got against | what have you got .. against | what is/was the problem/matter with | whats the problem/matter with | what happened to",
  opens:
    "and the/my/that/those/these/this | and what about | what about | how about | and how about | but what about",
  say: {
    worn: [
      "{what} {what_count, plural, one {is} other {are}} part of it already.",
      "You have {what} on: {what_count, plural, one {it's} other {they're}} part of it already.",
    ],
    close: [
      "{what} would do just as well; I just went for {other} this time.",
      "It was close: {what} would have worked just as well as {other}.",
      "There's nothing wrong with {what}; {what_count, plural, one {it} other {they}} would do just as well as {other}.",
    ],
    pressed: [
      "You put {what} aside yourself, so I left {what_count, plural, one {it} other {them}} alone.",
    ],
    refused: ["You asked me to leave {what} out."],
    vegan: ["You wanted nothing from animals, and that rules out {what}."],
    demand: [
      "{what} would break one of the rules you gave me.",
      "You gave me a rule that {what} would break.",
    ],
    taken: ["You asked for {other}, and that leaves no room for {what}."],
    idle: [
      "You don't need {what} as well; one more piece would be one too many.",
      "It works without {what}; one more piece would be one too many.",
    ],
    dry: [
      "{what} {what_count, plural, one {is} other {are}} made for rain, and it's staying dry.",
      "It's staying dry, so you won't need {what}.",
    ],
    wind: ["The wind would go right through {what}.", "{what} would let the wind through."],
    colours: [
      "In colour, {what} {what_count, plural, one {doesn't} other {don't}} sit as well with the rest.",
      "The colour of {what} doesn't go as well with the rest.",
    ],
    prints: [
      "With {what} it would be one pattern too many.",
      "There's pattern enough without {what}.",
    ],
    cloth: [
      "The fabric of {what} doesn't go so well with the rest.",
      "Beside the rest, the fabric of {what} doesn't look as good.",
    ],
    shape: [
      "The cut of {what} would throw the rest off balance.",
      "With the cut of {what}, the rest would look off balance.",
    ],
    mix: [
      "{what} and the rest aren't dressed up to the same degree.",
      "It would look mixed: {what} and the rest aren't equally dressed up.",
    ],
    comfort: ["You wanted to be comfortable, and {what} would be tight."],
    shabby: [
      "{what} {what_count, plural, one {has} other {have}} seen better days, and it would show here.",
      "You'd see here that {what} {what_count, plural, one {has} other {have}} had a long life.",
    ],
    vague: [
      "I only know the colour of {what}, so I can't promise that {what_count, plural, one {it's} other {they're}} smart enough.",
    ],
    layers: [
      "{what} {what_count, plural, one {doesn't} other {don't}} layer well with the rest.",
      "It's hard to layer {what} with the rest.",
    ],
    suits: [
      "For {event}, what I picked suits better than {what}.",
      "I think what I picked is better for {event} than {what}.",
    ],
    taste: [
      "Going by what you've kept and passed over, {what} {what_count, plural, one {is} other {are}} less your thing.",
    ],
    anyway: ["If you want {what} all the same: best with {list}."],
  },
};
