import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Yes: {what} {what_count, plural, one {works} other {work}} for {event}.",
      "Yes, {what} {what_count, plural, one {is} other {are}} fine for {event}.",
    ],
    code: [
      "I'd say no: {what} {what_count, plural, one {is} other {are}} too casual for {event}.",
      "Better not: {event} asks for something dressier than {what}.",
    ],
    dressy: [
      "I'd say no: {what} {what_count, plural, one {is} other {are}} too dressy or too delicate for {event}.",
    ],
    loud: ["Better not: {what} would be too loud for {event}."],
    covered: [
      "Better not: {event} asks for more cover than {what} {what_count, plural, one {gives} other {give}}.",
    ],
    cold: ["I'd say no: it's too cold for {what}."],
    warm: ["I'd say no: it's too warm for {what}."],
    bride: [
      "Better not: white is the bride's, and in photos {what} {what_count, plural, one {reads} other {read}} as white.",
    ],
    wet: ["I'd say no: {what} will not survive this wet."],
    dirt: ["I'd say no: every splash shows on {what} there."],
    shoes: [
      "I'd say no: {what} {what_count, plural, one {isn't} other {aren't}} the shoes for it.",
    ],
    fabric: ["I'd say no: the cloth of {what} isn't made for it."],
    colour: ["Better not: the colour of {what} is wrong for it."],
    better: [
      "Better not: {other} {other_count, plural, one {suits} other {suit}} this more than {what}.",
    ],
  },
  yes: "Yes, wear it.",
  no: "Rather not.",
  unavailable: [
    "{what} {what_count, plural, one {sits} other {sit}} this one out, as you said.",
    "No counting on {what} today, as you said.",
  ],
  disliked: [
    "I spared you {what}.",
    "{what} {what_count, plural, one {has} other {have}} the day off, going by what you said.",
  ],
  unsure: [
    "I wasn't sure what you meant for {what}, so I left {what_count, plural, one {it} other {them}} out; say so if you want {what_count, plural, one {it} other {them}} in.",
  ],
  kindly: ["And if it weighs more than that sounds, tell somebody you trust today."],
  distress: {
    "self-harm": [
      "You come first: that sounds heavy, and you don't have to carry it alone. Somebody listens day and night: 988 in the US and Canada, 116 123 in the UK and Ireland, 13 11 14 in Australia.",
    ],
    abuse: [
      "You come first: nobody has the right to hurt you or make you afraid, and none of it is your fault. People help in confidence: 1-800-799-7233 in the US, 0808 2000 247 in the UK, 1800 737 732 in Australia; in danger, 911, 999 or 000.",
    ],
    coercion: [
      "You come first: nobody has the right to force you into this, and you are not to blame. People help without judging: 1-888-373-7888 in the US, 08000 121 700 in the UK, Childline on 0800 1111 if you are young; in danger, 911, 999 or 000.",
    ],
    eating: [
      "You come first: what you describe is more than clothes can fix, and it can get better. A doctor or somebody you trust can help; ANAD listens in the US on 1-888-375-7767, Beat in the UK on 0808 801 0677.",
    ],
    violence: [
      "Before anything else: anger like this has its reasons, but nobody should get hurt, you included. Talking can help, today: 988 in the US and Canada, 116 123 in the UK and Ireland; if somebody is in danger now, 911 or 999.",
    ],
  },
  allergy: [
    "For the allergy, read the labels too: the closet doesn't list every fibre.",
    "I can only go by what the closet says, so let the care label have the last word on the allergy.",
  ],
};
