import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Yes: {what} {what_count, plural, one {works} other {work}} for {event}.",
      "Yes, {what} {what_count, plural, one {is} other {are}} fine for {event}.",
      "Yes, you can wear {what} for {event}.",
    ],
    code: [
      "I'd say no: {what} {what_count, plural, one {is} other {are}} too casual for {event}.",
      "Better not: {event} calls for something smarter than {what}.",
      "Better not: you'd look too casual in {what} for {event}.",
    ],
    dressy: [
      "I'd say no: {what} {what_count, plural, one {is} other {are}} too dressy or too delicate for {event}.",
      "Better not: {event} calls for something simpler or sturdier than {what}.",
    ],
    loud: [
      "Better not: {what} would be too loud for {event}.",
      "I'd say no: for {event}, {what} {what_count, plural, one {is} other {are}} too loud.",
    ],
    covered: [
      "Better not: {what} {what_count, plural, one {leaves} other {leave}} too much bare for {event}.",
      "I'd say no: {event} asks for more cover than {what} {what_count, plural, one {gives} other {give}}.",
    ],
    cold: ["I'd say no: it's too cold for {what}.", "Better not: you'd be too cold in {what}."],
    warm: ["I'd say no: it's too warm for {what}.", "Better not: you'd be too warm in {what}."],
    gear: [
      "I'd say no: {what} {what_count, plural, one {isn't} other {aren't}} enough for this.",
      "I'd say no: you need more than {what} for this.",
    ],
    bride: [
      "Better not: white is for the bride, and {what} would look white in the photos.",
      "I'd say no: {what} would look white in the photos, and white is for the bride.",
    ],
    wet: [
      "I'd say no: {what} wouldn't survive a soaking.",
      "Better not: {what} wouldn't survive the wet.",
    ],
    dirt: [
      "I'd say no: every splash would show on {what}.",
      "Better not: you'd see every splash on {what}.",
    ],
    shoes: [
      "I'd say no: {what} {what_count, plural, one {isn't} other {aren't}} the shoes for it.",
      "Better not: you need other shoes than {what} for this.",
    ],
    fabric: [
      "I'd say no: {what} {what_count, plural, one {is} other {are}} in the wrong fabric for it.",
      "Better not: the fabric of {what} is wrong for this.",
    ],
    colour: [
      "Better not: {what} {what_count, plural, one {is} other {are}} the wrong colour for it.",
      "I'd say no: the colour of {what} is wrong for this.",
    ],
    better: [
      "I'd rather take {other} than {what}: {other_count, plural, one {it suits} other {they suit}} this better.",
      "Better not: {other} would suit this better than {what}.",
    ],
  },
  choice: ["Of the two, {other}."],
  yes: "Yes, wear it.",
  no: "Rather not.",
  unavailable: [
    "You said {what} {what_count, plural, one {is} other {are}} out, so I chose from the rest.",
    "I left {what} out of it, as you said.",
    "Since you can't wear {what}, I left {what_count, plural, one {it} other {them}} out.",
  ],
  disliked: [
    "You'd rather not wear {what}, so {what_count, plural, one {it stays} other {they stay}} at home.",
    "I left out {what}, since you'd rather not wear {what_count, plural, one {it} other {them}}.",
    "You're not keen on {what} for this, so I left {what_count, plural, one {it} other {them}} out.",
  ],
  unsure: [
    "I wasn't sure what you meant about {what}, so I left {what_count, plural, one {it} other {them}} out; tell me if you want {what_count, plural, one {it} other {them}} in.",
    "I've left out {what}, because I wasn't sure what you meant; tell me if you'd like {what_count, plural, one {it} other {them}} in.",
  ],
  grounds: {
    cleaned: [
      "{what} {what_count, plural, one {is} other {are}} still at the cleaner's, so not this time.",
      "I left out {what}: still at the cleaner's.",
      "You'll need {what} back from the cleaner's first.",
      "With {what} at the cleaner's, I chose from the rest.",
    ],
    mended: [
      "{what} will have to wait until {what_count, plural, one {it's} other {they're}} mended.",
      "I left out {what} until {what_count, plural, one {it's} other {they're}} mended.",
      "{what} {what_count, plural, one {needs} other {need}} mending first, so not this time.",
    ],
    washing: [
      "{what} {what_count, plural, one {isn't} other {aren't}} clean and dry yet, so not this time.",
      "{what} will have to wait until {what_count, plural, one {it's} other {they're}} clean and dry.",
      "I left out {what}: not clean and dry yet.",
      "With {what} not clean and dry yet, I chose from the rest.",
    ],
    soiled: [
      "{what} {what_count, plural, one {needs} other {need}} a wash first, so not this time.",
      "I left {what} for the wash.",
      "You'd have to wash {what} first, so I chose from the rest.",
      "{what} can wait until {what_count, plural, one {it's} other {they're}} washed.",
    ],
    creased: [
      "{what} would need the iron first, so {what_count, plural, one {it stays} other {they stay}} on the hanger.",
      "I skipped {what}, which would need ironing first.",
      "{what} can wait for a day when there's time to iron.",
    ],
    lent: [
      "Someone else has {what} right now, so I chose from the rest.",
      "{what} {what_count, plural, one {is} other {are}} with someone else, so not this time.",
      "You'd have to get {what} back first.",
      "I left out {what}, as you don't have {what_count, plural, one {it} other {them}} right now.",
    ],
    lost: [
      "{what} can join in again once {what_count, plural, one {it turns} other {they turn}} up.",
      "I left out {what} until {what_count, plural, one {it turns} other {they turn}} up.",
      "As long as {what} {what_count, plural, one {is} other {are}} nowhere to be found, I'm choosing from the rest.",
    ],
    elsewhere: [
      "{what} {what_count, plural, one {isn't} other {aren't}} within reach, so not this time.",
      "You don't have {what} with you, so I chose from the rest.",
      "I left out {what}, because you can't get at {what_count, plural, one {it} other {them}}.",
    ],
    broken: [
      "{what} {what_count, plural, one {is} other {are}} out of action, so not this time.",
      "You can't really wear {what} as {what_count, plural, one {it is} other {they are}}, so I left {what_count, plural, one {it} other {them}} out.",
      "I left out {what}: not fit to wear right now.",
      "With {what} out of action, I chose from the rest.",
    ],
    tight: [
      "{what} would be too tight, so {what_count, plural, one {it stays} other {they stay}} at home.",
      "I left {what} out: too tight to be comfortable.",
      "{what} {what_count, plural, one {is} other {are}} too tight, so not this time.",
    ],
    loose: [
      "{what} would be too big, so {what_count, plural, one {it stays} other {they stay}} at home.",
      "I left {what} out: too big to sit right.",
      "{what} {what_count, plural, one {is} other {are}} too big, so not this time.",
    ],
    lately: [
      "You wore {what} only recently, so {what_count, plural, one {it gets} other {they get}} a rest.",
      "I gave {what} a rest, since you wore {what_count, plural, one {it} other {them}} so recently.",
      "Since you had {what} on so recently, I chose from the rest.",
    ],
    kept: [
      "You're saving {what}, so {what_count, plural, one {it stays} other {they stay}} on the hanger.",
      "I didn't touch {what}, since you're saving {what_count, plural, one {it} other {them}}.",
      "{what} can wait for the day you're saving {what_count, plural, one {it} other {them}} for.",
    ],
    uncomfortable: [
      "{what} would only bother you, so {what_count, plural, one {it stays} other {they stay}} at home.",
      "You wouldn't be happy in {what} for long, so I left {what_count, plural, one {it} other {them}} out.",
      "I left {what} out, since {what_count, plural, one {it} other {they}} would only bother you.",
    ],
    opinion: [
      "After what you heard about {what}, I chose something else.",
      "I went for something else, after what was said about {what}.",
    ],
  },
  kindly: ["And if it's heavier than that sounds, tell someone you trust today."],
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
    "I only know what the closet tells me, so check the care labels because of the allergy.",
  ],
};
