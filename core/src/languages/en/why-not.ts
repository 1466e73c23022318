import type { WhyNotList } from "../why-not-list.ts";

export const whyNot: WhyNotList = {
  asks: "why not | why no | why didnt | why dont | why isnt | why arent | why wasnt | why werent | why did you .. leave/skip/pass/drop/ignore | why have you .. left/skipped/passed/dropped/ignored | why leave | why skip | why without | how come .. not | how come no | how come you didnt/dont | how come you skipped/left/dropped/ignored/passed | what is/was? wrong with | whats wrong with | what speaks against | what do you have against | what have you got against | what have you got .. against | what is/was the problem/matter with | whats the problem/matter with | what happened to",
  opens:
    "and the/my/that/those/these/this | and what about | what about | how about | and how about | but what about",
  say: {
    worn: ["{what} {what_count, plural, one {is} other {are}} part of it already."],
    close: [
      "Nothing speaks against {what}: it was close, and {other} won by a hair.",
      "{what} would do just as well; this time {other} came first.",
    ],
    pressed: [
      "You put {what} aside yourself, so I left {what_count, plural, one {it} other {them}} where {what_count, plural, one {it is} other {they are}}.",
    ],
    refused: ["You asked me to leave {what} out."],
    vegan: [
      "You asked for nothing of animals, and {what} {what_count, plural, one {is} other {are}} made of it.",
    ],
    demand: ["{what} {what_count, plural, one {goes} other {go}} against a rule that you gave me."],
    taken: ["You asked for {other}, which leaves no room for {what}."],
    idle: ["Nothing is missing without {what}; one more piece would be one too many."],
    dry: ["{what} {what_count, plural, one {is} other {are}} made for rain, and it stays dry."],
    wind: ["{what} would let the wind through."],
    colours: [
      "In colour, {what} {what_count, plural, one {sits} other {sit}} less well with the rest.",
    ],
    prints: ["With {what} it would be one pattern too many."],
    cloth: ["The fabric of {what} doesn't get on so well with the rest."],
    shape: ["The cut of {what} would throw the rest off balance."],
    mix: ["{what} and the rest are not equally dressed up."],
    comfort: ["You wanted to be comfortable, and {what} would be tight."],
    shabby: [
      "{what} {what_count, plural, one {has} other {have}} seen better days, and it would show here.",
    ],
    vague: ["I know only the colour of {what}, so I can't promise that it is smart enough."],
    layers: ["{what} {what_count, plural, one {doesn't} other {don't}} layer well with the rest."],
    suits: [
      "For {event}, {what} {what_count, plural, one {suits} other {suit}} less well than what I chose.",
    ],
    taste: ["By what you kept and passed over so far, you care less for {what}."],
    anyway: ["If you want {what} all the same: best with {list}."],
  },
};
