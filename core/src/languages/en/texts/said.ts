import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Yes: {what} {what_count, plural, one {works} other {work}} for {event}.",
      "Yes, {what} {what_count, plural, one {is} other {are}} fine for {event}.",
    ],
    code: [
      "I'd say no: {what} {what_count, plural, one {is} other {are}} too casual for {event}.",
      "Better not: {event} calls for something smarter than {what}.",
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
    gear: ["I'd say no: {what} {what_count, plural, one {isn't} other {aren't}} enough for this."],
    bride: ["Better not: white is for the bride, and {what} would look white in the photos."],
    wet: ["I'd say no: {what} wouldn't survive this wet."],
    dirt: ["I'd say no: every splash would show on {what}."],
    shoes: [
      "I'd say no: {what} {what_count, plural, one {isn't} other {aren't}} the shoes for it.",
    ],
    fabric: [
      "I'd say no: {what} {what_count, plural, one {is} other {are}} of the wrong cloth for it.",
    ],
    colour: [
      "Better not: {what} {what_count, plural, one {is} other {are}} the wrong colour for it.",
    ],
    better: [
      "I'd rather take {other} than {what}: {other_count, plural, one {it suits} other {they suit}} this better.",
      "Better not: {other} would suit this more than {what}.",
    ],
  },
  choice: ["Of the two, {other}."],
  yes: "Yes, wear it.",
  no: "Rather not.",
  unavailable: [
    "You said {what} {what_count, plural, one {is} other {are}} out, so I planned without.",
    "{what} {what_count, plural, one {stays} other {stay}} out of it, as you said.",
    "Since you can't wear {what} today, this is without.",
  ],
  disliked: [
    "You don't like {what} for this, so {what_count, plural, one {it stays} other {they stay}} at home.",
    "I left out {what}, as you'd rather not wear {what_count, plural, one {it} other {them}}.",
  ],
  unsure: [
    "I wasn't sure what you meant for {what}, so I left {what_count, plural, one {it} other {them}} out; say so if you want {what_count, plural, one {it} other {them}} in.",
  ],
  grounds: {
    cleaned: [
      "{what} {what_count, plural, one {is} other {are}} still at the cleaner's, so this is without.",
    ],
    mended: [
      "{what} {what_count, plural, one {has} other {have}} to be mended first, so this is without.",
    ],
    washing: [
      "{what} {what_count, plural, one {isn't} other {aren't}} clean and dry yet, so this is without.",
    ],
    soiled: [
      "{what} {what_count, plural, one {needs} other {need}} a wash first, so {what_count, plural, one {it stays} other {they stay}} at home.",
    ],
    creased: [
      "{what} would need the iron first, so {what_count, plural, one {it stays} other {they stay}} on the hanger.",
    ],
    lent: [
      "{what} {what_count, plural, one {is} other {are}} in other hands at the moment, so this is without.",
    ],
    lost: [
      "Until {what} {what_count, plural, one {turns} other {turn}} up again, this is without.",
    ],
    elsewhere: [
      "{what} {what_count, plural, one {isn't} other {aren't}} at hand, so this is without.",
    ],
    broken: [
      "{what} {what_count, plural, one {is} other {are}} past wearing for now, so this is without.",
    ],
    tight: [
      "{what} would be too tight, so {what_count, plural, one {it stays} other {they stay}} at home.",
    ],
    loose: [
      "{what} would be too big, so {what_count, plural, one {it stays} other {they stay}} at home.",
    ],
    lately: [
      "You had {what} on only lately, so {what_count, plural, one {it gets} other {they get}} a rest.",
    ],
    kept: [
      "{what} {what_count, plural, one {is} other {are}} being saved, so {what_count, plural, one {it stays} other {they stay}} on the hanger today.",
    ],
    uncomfortable: [
      "{what} would only bother you, so {what_count, plural, one {it stays} other {they stay}} at home.",
    ],
    opinion: ["After what you heard about {what}, I chose something else."],
  },
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
