import type { OutfitTexts } from "../../texts.ts";

export const outfit: OutfitTexts = {
  lead: [
    "For {event}: {list}.",
    "For {event} I'd go with {list}.",
    "{list} for {event}.",
    "I'd wear {list} for {event}.",
    "For {event}, put on {list}.",
  ],
  leadPlain: [
    "I'd wear {list}.",
    "{list}.",
    "I'd go with {list}.",
    "Put on {list}.",
    "Wear {list}.",
  ],
  leadFor: [
    "For {who}: {list}.",
    "For {who} I'd lay out {list}.",
    "{list} for {who}.",
    "My pick for {who}: {list}.",
    "I'd put {list} out for {who}.",
  ],
  leadWanted: [
    "{hero}, then, with {list} for {event}.",
    "For {event}, {hero} it is, with {list}.",
    "Wear {hero} to {event}, as you wanted, with {list}.",
    "{hero} for {event}, as you asked, and with {hero_count, plural, one {it} other {them}} {list}.",
    "For {event} I built on {hero}, as you asked: add {list}.",
  ],
  leadWantedPlain: [
    "{hero} it is, with {list}.",
    "{hero}, as you asked, with {list}.",
    "{hero}, then, and with {hero_count, plural, one {it} other {them}} {list}.",
    "I built on {hero}, as you asked: add {list}.",
    "Wear {hero}, as you wanted, with {list}.",
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
};
