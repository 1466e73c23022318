import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  overFrost: [
    "It's freezing at {temp}, so put {outer} on top and do {outer_count, plural, one {it} other {them}} up.",
    "At {temp} you'll need {outer} over it.",
    "You'll want {outer} on top, and done up: it's {temp}.",
    "Put {outer} over it, because it's {temp}.",
  ],
  overCold: [
    "It's only {temp}, so put {outer} on top.",
    "At {temp} you'll want {outer} over it.",
    "You'll be glad of {outer} on top, because it's only {temp}.",
    "Take {outer} as well: it's cold at {temp}.",
  ],
  overCool: [
    "It's {temp} out, so put {outer} on top.",
    "At {temp} you'll want {outer} over it.",
    "Take {outer} too, because it's {temp} outside.",
    "With {temp} outside, I'd put {outer} over it.",
  ],
  overMild: [
    "It's {temp}, so all you need on top is {outer}.",
    "At {temp}, {outer} will do on top, and you can wear {outer_count, plural, one {it} other {them}} open.",
    "Take {outer} for the way there and back: it's {temp}.",
  ],
  overThere: [
    "Take {outer} along for the cold there; until then you can carry {outer_count, plural, one {it} other {them}}.",
    "You'll want {outer} once you're in the cold.",
    "Keep {outer} for where it's cold, and carry {outer_count, plural, one {it} other {them}} until then.",
  ],
  overSnow: [
    "It's {temp} and snowing, so put {outer} on top.",
    "You'll want {outer} over it in the snow, at {temp}.",
    "With snow and {temp}, I'd put {outer} on top.",
  ],
  overWind: [
    "The wind makes {temp} feel colder, so put {outer} on top and do {outer_count, plural, one {it} other {them}} up.",
    "It's {temp} with a strong wind, so close {outer} to the top.",
    "You'll want {outer} on top and done up, with a strong wind at {temp}.",
  ],
  mid: [
    "It's {temp}, so {mid} will do without a coat.",
    "At {temp} you can skip the coat: {mid} will do.",
    "With {mid} on you won't need a coat at {temp}.",
    "You're fine without a coat at {temp}, with {mid} on.",
  ],
  midThere: [
    "Keep {mid} at hand for where it's cooler.",
    "You'll want {mid} where it's cooler; in the heat you won't need {mid_count, plural, one {it} other {them}}.",
    "Bring {mid} for where it's cooler.",
  ],
  insideCold: [
    "Put {mid} on for the cold inside; out in the heat {base} will do.",
    "You'll want {mid} in the cold inside, and out in the heat {base} will do.",
  ],
  insideWarm: [
    "Inside you can take {outer} off, and {base} will be light enough for the warm room.",
    "Once you're in the warm, {outer} can come off, and {base} will do.",
  ],
  warmThere: [
    "Where it's warm, take {outer} off, and {base} will do.",
    "Once it's warm, {outer} can come off, and {base} will do.",
  ],
  nothingOver: [
    "At {temp} you won't need anything on top.",
    "It's {temp}, so leave the coat at home.",
    "You can go without a jacket: it's {temp}.",
    "No jacket needed at {temp}.",
  ],
  heat: [
    "It's {temp}, too hot for anything on top.",
    "At {temp} it's too hot for another layer.",
    "In this heat, at {temp}, the less the better: no jacket.",
  ],
  lacking: [
    "It's {temp}, and this alone may be too cool: add a layer if you can.",
    "At {temp} one more layer would be good, but the closet doesn't have it.",
    "You could do with one more layer at {temp}, if you can borrow one.",
  ],
  rain: [
    "It's {temp} and raining, so take {dry}.",
    "For the rain, take {dry}; it's {temp}.",
    "You'll want {dry} in this rain, at {temp}.",
    "Take {dry}, because it's {temp} and raining.",
  ],
  rainNoTemp: [
    "For the rain, take {dry}.",
    "It may rain, so take {dry}.",
    "You'll want {dry} if it rains.",
  ],
  snow: [
    "It's {temp} with snow: brush it off before it melts into the cloth.",
    "Snow at {temp} gets into every cuff, so tuck them in.",
  ],
  wind: [
    "It's {temp} with a stiff wind, and nothing here stops it: borrow a windproof layer.",
    "You'll feel the wind at {temp}, so a windproof layer is worth borrowing.",
    "With a wind like this at {temp}, I'd borrow a windproof layer.",
  ],
  typical: [
    "{place} is usually around {temp} then, so that's what I dressed you for.",
    "I went by {place}'s usual {temp} at that time; check the forecast before you leave.",
    "I dressed you for about {temp}, which is usual in {place} then.",
  ],
  typicalHere: [
    "I don't have a forecast, so I went by the usual: about {temp}.",
    "About {temp} is usual for the season, so that's what I dressed you for.",
    "Without a forecast, I went by what's usual then, about {temp}.",
  ],
  warmer: [
    "It gets up to {later} later, so {outer} can come off then.",
    "By the time it's {later} you'll be carrying {outer}.",
    "Later it's {later}, and you can take {outer} off.",
  ],
  colder: [
    "It drops to {later} later, so don't leave {outer} behind.",
    "Keep {outer} with you, because later it's down to {later}.",
    "You'll want {outer} again later, when it's {later}.",
  ],
  rainLater: [
    "Rain is due from {hour}:00, so pack an umbrella.",
    "It stays dry until {hour}:00; then you'll want an umbrella.",
    "Take an umbrella for the rain from {hour}:00.",
  ],
  tooCold: [
    "Fair warning: {temp} is cold for {piece}, so add warmth or don't stay out long.",
    "You'll be cold in {piece} before long at {temp}; tights, thermals or a long coat would help.",
  ],
  tooWarm: [
    "Fair warning: {temp} is too warm for {piece}; you may end up carrying {piece_count, plural, one {it} other {them}}.",
    "You'll be too warm in {piece} at {temp}, so wear {piece_count, plural, one {it} other {them}} open.",
  ],
  summerInCold: [
    "You said summer, but {temp} is cold, so the cloth is warm and only the colours are light.",
    "Careful: {temp} is too cold for summer clothes, so I went by the thermometer.",
  ],
  winterInHeat: [
    "You said winter, but {temp} is hot, so I left the wool.",
    "It's {temp}, too warm for winter clothes, so I kept this light.",
  ],
};
