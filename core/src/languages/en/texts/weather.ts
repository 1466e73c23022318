import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  overFrost: [
    "{outer} on top and done up: it's {temp}.",
    "It's freezing at {temp}, so wear {outer} over it.",
    "At {temp} you need {outer} over it.",
  ],
  overCold: [
    "{outer} on top, because it's only {temp}.",
    "It's cold at {temp}: {outer} {outer_count, plural, one {goes} other {go}} over it.",
    "At {temp} put {outer} over it.",
  ],
  overCool: [
    "It's {temp}, so take {outer} for the way.",
    "With {temp} outside, {outer} {outer_count, plural, one {goes} other {go}} over it.",
  ],
  overMild: [
    "{outer} for the way there and back: it's {temp}.",
    "At {temp}, {outer} {outer_count, plural, one {is} other {are}} enough over it, and you can wear {outer_count, plural, one {it} other {them}} open.",
  ],
  overThere: [
    "{outer} {outer_count, plural, one {is} other {are}} for the cold there; until then, carry {outer_count, plural, one {it} other {them}}.",
    "Take {outer} with you for where it's cold.",
  ],
  overSnow: [
    "{outer} on top: it's {temp} and snowing.",
    "It's snowing at {temp}, so wear {outer} over it.",
  ],
  overWind: [
    "{outer} on top and done up: the wind makes {temp} feel colder.",
    "It's {temp} with a strong wind, so close {outer} to the top.",
  ],
  mid: [
    "At {temp}, {mid} {mid_count, plural, one {is} other {are}} enough; you won't need a coat.",
    "It's {temp}, so {mid} will do without a coat.",
  ],
  midThere: [
    "{mid} {mid_count, plural, one {is} other {are}} for where it's cooler; in the heat you won't need {mid_count, plural, one {it} other {them}}.",
    "Keep {mid} at hand for where it's cooler.",
  ],
  insideCold: [
    "{mid} {mid_count, plural, one {is} other {are}} for the cold inside; out in the heat {base} {base_count, plural, one {is} other {are}} enough.",
  ],
  insideWarm: [
    "Inside, {outer} {outer_count, plural, one {comes} other {come}} off, and {base} {base_count, plural, one {is} other {are}} light enough for the warm room.",
  ],
  warmThere: [
    "Where it's warm, {outer} {outer_count, plural, one {comes} other {come}} off, and {base} {base_count, plural, one {is} other {are}} enough.",
  ],
  nothingOver: [
    "At {temp} you won't need anything over it.",
    "It's {temp}, so leave the coat at home.",
    "No jacket today: it's {temp}.",
  ],
  heat: [
    "It's {temp}, too hot for anything over it.",
    "In this heat, at {temp}, the lighter the better: no jacket.",
  ],
  lacking: [
    "It's {temp}, and this alone may be too cool: add a layer if you can.",
    "At {temp} one more layer would be good, but the closet doesn't have it.",
  ],
  rain: [
    "It's {temp} and raining, so take {dry}.",
    "It will rain at {temp}: {dry} {dry_count, plural, one {keeps} other {keep}} you dry.",
    "For the rain, take {dry}; it's {temp}.",
  ],
  rainNoTemp: ["For the rain, take {dry}.", "It may rain, so take {dry}."],
  snow: [
    "It's {temp} with snow: brush it off before it melts into the cloth.",
    "Snow at {temp} gets into every cuff, so tuck them in.",
  ],
  wind: [
    "The wind makes {temp} feel colder, and nothing here stops it: borrow a windproof layer.",
    "It's {temp} with a stiff wind; a windproof layer is worth borrowing.",
  ],
  typical: [
    "{place} is typically around {temp} then, so that is what I dressed for.",
    "I went by {place}'s usual {temp} at that time; check the forecast before you leave.",
  ],
  typicalHere: [
    "I have no forecast; about {temp} is typical then, and I dressed for that.",
    "About {temp} is typical for the season, and that is what this is for.",
  ],
  warmer: [
    "Later it gets to {later}: then {outer} {outer_count, plural, one {comes} other {come}} off.",
    "By the time it's {later} you'll be carrying {outer}.",
  ],
  colder: [
    "It drops to {later} later, so don't leave {outer} behind.",
    "Later it's down to {later}: keep {outer} with you.",
  ],
  rainLater: [
    "Rain is due from {hour}:00, so pack an umbrella.",
    "It stays dry until {hour}:00; then you'll want an umbrella.",
  ],
  tooCold: [
    "A fair warning: {temp} is cold for {piece}, so add warmth or keep it short.",
    "{temp} is too cold for {piece} for long; tights, thermals or a long coat would help.",
  ],
  tooWarm: [
    "A warning: {temp} is too warm for {piece}; you may end up carrying {piece_count, plural, one {it} other {them}}.",
    "{piece} will be too warm at {temp}; wear {piece_count, plural, one {it} other {them}} open.",
  ],
  summerInCold: [
    "You said summer, but {temp} is cold, so the cloth is warm and only the colours are light.",
    "Careful: {temp} is too cold for summer clothes, so I followed the thermometer.",
  ],
  winterInHeat: [
    "You said winter, but {temp} is hot, so I left the wool.",
    "{temp} is too warm for winter clothes, so this stays light.",
  ],
};
