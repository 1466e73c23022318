import type { OutfitTexts } from "../../texts.ts";

export const outfit: OutfitTexts = {
  lead: [
    "For {event}: {list}.",
    "For {event} I'd go with {list}.",
    "{list} for {event}.",
    "I'd wear {list} for {event}.",
    "My pick for {event}: {list}.",
  ],
  leadSetting: [
    "{setting}: {list}.",
    "{setting}: I'd go with {list}.",
    "{setting}: my pick is {list}.",
    "{setting}: I'd wear {list}.",
    "{setting}: take {list}.",
  ],
  leadPlain: [
    "I'd wear {list}.",
    "My pick: {list}.",
    "I'd go with {list}.",
    "My choice: {list}.",
    "I'd take {list}.",
  ],
  leadFor: [
    "For {who}: {list}.",
    "For {who} I'd lay out {list}.",
    "{list} for {who}.",
    "My pick for {who}: {list}.",
    "I'd put {list} out for {who}.",
  ],
  leadWanted: [
    "For {event}: {hero}, as you asked, with {list}.",
    "{hero}, as you asked, with {list}: that's {event}.",
    "For {event}, {hero}, since you asked for {hero_count, plural, one {it} other {them}}, with {list}.",
    "{hero} it is for {event}, with {list}.",
    "For {event} I built on {hero}, as you asked: with {hero_count, plural, one {it} other {them}} {list}.",
  ],
  leadWantedPlain: [
    "{hero}, as you asked, with {list}.",
    "{hero} it is, with {list}.",
    "I built on {hero}, as you asked: with {hero_count, plural, one {it} other {them}} {list}.",
    "{hero}, since you asked for {hero_count, plural, one {it} other {them}}, and with {hero_count, plural, one {it} other {them}} {list}.",
    "Around {hero}, as you asked: {list}.",
  ],
  rest: [
    "Wear {hero_count, plural, one {it} other {them}} with {list}.",
    "With {hero_count, plural, one {it} other {them}}: {list}.",
    "I'd add {list}.",
  ],
  over: ["{outer} over it.", "Over it, {outer}.", "{outer} on top."],
  extras: ["Then {list}.", "With it, {list}."],
  generic: [
    "Here's what I'd aim for: {list}.",
    "I'd put together {list}.",
    "A good set to start from: {list}.",
    "My idea: {list}.",
    "I'd look for {list}.",
  ],
  genericOwned: [
    "Nothing in the closet is right for {event} yet, so this is a list to borrow or buy: {list}.",
    "The closet doesn't have the pieces for {event}. What I'd look for: {list}.",
    "For {event} I couldn't find anything in the closet that works; borrow or buy {list}.",
    "What's missing for {event} is nearly everything: {list}.",
    "The closet doesn't have what {event} needs: {list}.",
  ],
  condolence: ["I'm sorry for your loss."],
  joke: [
    "If anybody laughs, it's with {hero}.",
    "{hero} {hero_count, plural, one {has} other {have}} promised to keep a straight face.",
  ],
};
