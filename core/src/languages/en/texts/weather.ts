import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  over: [
    "{outer} over it, because it's {temp}.",
    "It's {temp}, so {outer} {outer_count, plural, one {goes} other {go}} over it.",
    "{outer} for the way there: it's {temp}.",
  ],
  overSnow: [
    "{outer} over it: {temp} and snow.",
    "It's snowing at {temp}, so {outer} {outer_count, plural, one {goes} other {go}} over it.",
  ],
  overWind: [
    "{outer} over it, closed: the wind makes {temp} colder than it reads.",
    "It's {temp} in a stiff wind, so {outer} {outer_count, plural, one {goes} other {go}} over it, done up.",
  ],
  mid: [
    "At {temp}, {mid} {mid_count, plural, one {is} other {are}} layer enough.",
    "It's {temp}: {mid} will do without a coat.",
  ],
  nothingOver: [
    "At {temp} it needs nothing over it.",
    "It's {temp}, so I left the coats alone.",
    "No jacket: it's {temp}.",
  ],
  heat: ["{temp} is real heat, so nothing goes over it.", "Nothing over it in this heat: {temp}."],
  lacking: [
    "It's {temp}, and this alone is on the cool side.",
    "At {temp} it wants one more layer than the closet has.",
  ],
  rain: [
    "It's {temp} and raining; to stay dry, {dry}.",
    "Against the rain at {temp}, {dry}.",
    "Rain and {temp}, so take {dry}.",
  ],
  rainNoTemp: ["Against the rain, {dry}.", "To stay dry, take {dry}."],
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
