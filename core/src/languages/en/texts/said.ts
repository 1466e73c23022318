import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Yes, {what} will be fine for {event}.",
      "Yes, you can wear {what} for {event}.",
      "Yes, {what} will do well for {event}.",
      "Yes, go ahead: {what} {what_count, plural, one {works} other {work}} for {event}.",
    ],
    code: [
      "I'd skip {what}: too casual for {event}.",
      "I'd say no to {what}: {event} calls for something smarter.",
      "No, {what} would be too casual for {event}.",
    ],
    dressy: [
      "I'd save {what} for another day: too good for {event}.",
      "I'd say no, {what} {what_count, plural, one {is} other {are}} too good for {event}.",
    ],
    loud: [
      "I'd skip {what}: too loud for {event}.",
      "I'd say no, {what} would stand out too much for {event}.",
    ],
    covered: [
      "I'd skip {what}: too bare for {event}.",
      "I'd say no to {what}: {event} asks for more cover.",
    ],
    cold: ["I'd say no, it's too cold for {what}.", "No, you'd be too cold in {what}."],
    warm: ["I'd say no, it's too warm for {what}.", "No, you'd be too warm in {what}."],
    gear: [
      "I'd say no, {what} won't do for this.",
      "I'd say no to {what}: this needs something else.",
    ],
    bride: [
      "I'd skip {what}: white is for the bride, and {what_count, plural, one {it} other {they}} would look white in the photos.",
      "I'd say no: {what} would look white in the photos, and white is for the bride.",
    ],
    wet: [
      "I'd say no, {what} wouldn't survive a soaking.",
      "I'd skip {what}: {what_count, plural, one {it} other {they}} wouldn't survive the wet.",
    ],
    dirt: [
      "I'd say no, every splash would show on {what}.",
      "I'd skip {what}: you'd see every splash.",
    ],
    shoes: [
      "I'd skip {what}: wrong shoes for this.",
      "I'd say no to {what}: this calls for different shoes.",
    ],
    fabric: [
      "I'd say no to {what}: the fabric's wrong for this.",
      "I'd skip {what} because of the fabric.",
    ],
    colour: [
      "I'd skip {what}: wrong colour for this.",
      "I'd say no to {what}, because of the colour.",
    ],
    better: [
      "I'd rather see you in {other} than in {what}.",
      "I'd go for {other} rather than {what}: {other_count, plural, one {it suits} other {they suit}} this better.",
    ],
  },
  choice: ["I'd go for {other}.", "{other}, if you ask me.", "Definitely {other}."],
  beats: {
    drier: [
      "{what} {what_count, plural, one {keeps} other {keep}} the rain out; {other} {other_count, plural, one {doesn't} other {don't}}.",
      "In the rain you'd be soaked in {other}; {what} {what_count, plural, one {is} other {are}} waterproof.",
    ],
    warmer: [
      "At {temp} {what} {what_count, plural, one {is} other {are}} the warmer choice.",
      "You'd feel the cold in {other} at {temp}; {what} {what_count, plural, one {is} other {are}} warmer.",
    ],
    cooler: [
      "At {temp} {what} {what_count, plural, one {is} other {are}} the cooler choice.",
      "You'd be hot in {other} at {temp}; {what} {what_count, plural, one {is} other {are}} lighter.",
    ],
    smarter: [
      "Of the two, {what} {what_count, plural, one {looks} other {look}} more dressed up, and that's what it takes here.",
      "Next to {what}, {other} {other_count, plural, one {looks} other {look}} too everyday here.",
    ],
    easier: [
      "{other} would look overdressed here; {what} {what_count, plural, one {is} other {are}} more relaxed.",
      "You'd feel too dressed up in {other} here.",
    ],
    steadier: [
      "You stand more firmly in {what} than in {other}.",
      "{what} {what_count, plural, one {has} other {have}} a lower heel than {other}, so you stand and walk more easily.",
    ],
    closed: [
      "{what} {what_count, plural, one {covers} other {cover}} your toes; {other} {other_count, plural, one {leaves} other {leave}} them bare.",
    ],
    washes: ["{what} can go in the wash afterwards; {other} can't."],
  },
  yes: "Yes, wear it.",
  no: "I'd say no.",
  unavailable: [
    "{what} {what_count, plural, one {is} other {are}} out this time, as you said.",
    "I've worked around {what}, as you said.",
    "You can't wear {what} this time, so we'll do without.",
  ],
  disliked: [
    "You're not keen on {what}, so we'll do without.",
    "{what} can stay at home, since you'd rather not wear {what_count, plural, one {it} other {them}}.",
    "I've spared you {what}, since you're not keen.",
  ],
  unsure: [
    "I wasn't sure what you meant about {what}, so I've gone without; just say if you'd like {what_count, plural, one {it} other {them}} after all.",
    "{what} may be worth another look: I wasn't sure what you meant, so just say if you'd like {what_count, plural, one {it} other {them}} in.",
  ],
  grounds: {
    cleaned: [
      "{what} {what_count, plural, one {is} other {are}} still at the cleaner's.",
      "You'll need {what} back from the cleaner's first.",
      "While {what} {what_count, plural, one {is} other {are}} at the cleaner's, we'll do without.",
    ],
    mended: [
      "{what} {what_count, plural, one {needs} other {need}} mending first.",
      "You'd have to get {what} mended first.",
      "{what} will have to wait until {what_count, plural, one {it's} other {they're}} mended.",
    ],
    washing: [
      "{what} {what_count, plural, one {isn't} other {aren't}} clean and dry yet.",
      "You'd want {what} clean and dry first.",
      "Until {what} {what_count, plural, one {is} other {are}} clean and dry, we'll do without.",
    ],
    soiled: [
      "{what} {what_count, plural, one {needs} other {need}} a wash first.",
      "You'd have to wash {what} first.",
      "I've left {what} for the wash.",
    ],
    creased: [
      "{what} would need the iron first.",
      "I skipped {what}, which would need ironing first.",
      "You'd have to iron {what} first.",
    ],
    lent: [
      "Someone else has {what} right now.",
      "{what} {what_count, plural, one {is} other {are}} with someone else this time.",
      "You'd have to get {what} back first.",
    ],
    lost: [
      "{what} {what_count, plural, one {is} other {are}} nowhere to be found, so we'll do without.",
      "Let's hope {what} {what_count, plural, one {turns} other {turn}} up soon.",
      "We'll manage without {what} until {what_count, plural, one {it turns} other {they turn}} up.",
    ],
    elsewhere: [
      "You don't have {what} with you.",
      "You can't get at {what} right now.",
      "{what} {what_count, plural, one {is} other {are}} out of reach this time.",
    ],
    broken: [
      "You can't really wear {what} like that.",
      "{what} will have to sit this one out.",
      "I wouldn't go out in {what} like that.",
    ],
    tight: [
      "{what} {what_count, plural, one {is} other {are}} too tight to be any fun.",
      "You want something with more room than {what}.",
      "With {what} too tight, you need something with more room.",
    ],
    loose: [
      "{what} {what_count, plural, one {is} other {are}} too big to sit right.",
      "You want something that fits you better than {what}.",
      "I'd leave {what}: too big to sit right.",
    ],
    lately: [
      "You wore {what} only recently, so {what_count, plural, one {it gets} other {they get}} a rest.",
      "{what} had {what_count, plural, one {its} other {their}} turn not long ago.",
      "I gave {what} a rest, since you wore {what_count, plural, one {it} other {them}} so recently.",
    ],
    kept: [
      "You're saving {what}, so I haven't touched {what_count, plural, one {it} other {them}}.",
      "{what} can wait for the day you're saving {what_count, plural, one {it} other {them}} for.",
    ],
    uncomfortable: [
      "You wouldn't be happy in {what} for long.",
      "I've spared you {what}: you should be comfortable.",
      "{what} can stay at home, so you can be comfortable.",
    ],
    opinion: [
      "After what you heard about {what}, I went for something else.",
      "I took the hint about {what} and went for something else.",
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
    "With your allergy, check the care labels too: I don't know every fibre.",
    "I only know what the closet tells me, so check the care labels because of the allergy.",
  ],
};
