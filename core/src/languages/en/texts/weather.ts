import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  overFrost: [
    "It's only {temp}, so you'll want {outer} on top, done up.",
    "You'll want {outer} on top, and done up: it's {temp}.",
    "{temp} is bitter, so put {outer} on top and keep {outer_count, plural, one {it} other {them}} done up.",
    "At {temp} you'll need {outer} on top.",
  ],
  overCold: [
    "It's only {temp}, so put {outer} on top.",
    "At {temp} you'll want {outer} on top.",
    "You'll be glad of {outer} on top, it's only {temp}.",
    "It's just {temp} out there: {outer} on top.",
  ],
  overCool: [
    "It's {temp} out, so put {outer} on top.",
    "At {temp} you'll want {outer} on top.",
    "Bring {outer} too, it's {temp} out.",
    "I'd put {outer} on top: it's {temp} outside.",
  ],
  overMild: [
    "It's {temp}, so {outer} will do on top.",
    "At {temp}, {outer} will do on top, and you can leave {outer_count, plural, one {it} other {them}} open.",
    "Take {outer} for the way there and back, it's {temp} out.",
  ],
  overWay: [
    "It's {temp} out, so {outer} {outer_count, plural, one {is} other {are}} for the way; indoors {base} {base_count, plural, one {is} other {are}} enough.",
    "Outside it's {temp}: {outer} as far as the door, {base} after that.",
    "For the way there, {outer}, since it's {temp}; once inside, {base} will do.",
    "{outer} {outer_count, plural, one {comes} other {come}} off at the door: outside it's {temp}, inside {base} {base_count, plural, one {is} other {are}} enough.",
  ],
  overThere: [
    "It's cold there, so bring {outer}; until then you can carry {outer_count, plural, one {it} other {them}}.",
    "You'll want {outer} once you're in the cold.",
    "Keep {outer} for where it's cold, and carry {outer_count, plural, one {it} other {them}} until then.",
  ],
  overSnow: [
    "It's snowing and only {temp}, so put {outer} on top.",
    "You'll want {outer} on top: it's {temp}, and the snow's coming down.",
    "In this snow you'll be glad of {outer}; it's only {temp}.",
  ],
  overWind: [
    "The wind makes {temp} feel colder, so put {outer} on top and do {outer_count, plural, one {it} other {them}} up.",
    "It's {temp} with a strong wind, so do {outer} right up.",
    "You'll want {outer} on top, done up: that wind bites at {temp}.",
  ],
  mid: [
    "It's {temp}, so {mid} will do without a coat.",
    "At {temp} you can skip the coat: {mid} will do.",
    "With {mid} on you won't need a coat at {temp}.",
    "You'll be fine in {mid}: it's {temp}.",
  ],
  midThere: [
    "Keep {mid} at hand for where it's cooler.",
    "You'll want {mid} where it's cooler; in the heat you won't need {mid_count, plural, one {it} other {them}}.",
    "Bring {mid} for where it's cooler.",
  ],
  insideCold: [
    "Keep {mid} for indoors, where it's cold; outside, {base} {base_count, plural, one {is} other {are}} plenty.",
    "You'll want {mid} inside, where it's cold; out in the heat, {base} {base_count, plural, one {is} other {are}} all you need.",
  ],
  insideWarm: [
    "It's warm inside, so {outer} can come off there; {base} {base_count, plural, one {is} other {are}} all you need.",
    "Once you're in the warm, {outer} can come off, and {base} will do.",
  ],
  warmThere: [
    "Where it's warm, take {outer} off, and {base} will do.",
    "Once it's warm, {outer} can come off, and {base} will do.",
  ],
  nothingOver: [
    "At {temp} you're fine without a jacket.",
    "It's {temp}, so you can leave the coat at home.",
    "You can go without a jacket: it's {temp}.",
    "No jacket needed, it's {temp}.",
  ],
  heat: [
    "At {temp} anything on top would be too hot.",
    "It's hot, {temp}: you won't want another layer.",
    "In this heat, {temp}, I kept it light.",
  ],
  lacking: [
    "It's {temp}, and this may be a bit thin: add a layer if you can.",
    "At {temp} you could use one more layer, and I don't see one in the closet.",
    "You could do with one more layer at {temp}, if you can borrow one.",
  ],
  rain: [
    "It's {temp} and raining, so {dry} it is.",
    "You'll want {dry}: it's {temp} and raining.",
    "Rain, and {temp}: {dry} it is.",
    "There's rain about and it's {temp}, so take {dry}.",
  ],
  rainNoTemp: [
    "For the rain, take {dry}.",
    "It may rain, so take {dry}.",
    "You'll want {dry} if it rains.",
  ],
  snow: [
    "It's {temp} and snowing: brush the snow off before it melts in.",
    "Keep your cuffs closed, or the snow gets up your sleeves: it's {temp}.",
  ],
  wind: [
    "It's {temp}, and the wind will go straight through this: add something windproof if you can.",
    "You'll feel the wind at {temp}, so take something windproof if you can find it.",
    "The wind makes {temp} feel colder, so a windproof layer would be worth borrowing.",
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
    "You'll want an umbrella from {hour}:00, when the rain comes.",
  ],
  tooCold: [
    "Fair warning: {temp} is cold for {piece}, so have something warmer with you.",
    "You'll feel the cold in {piece} at {temp}, so bring something warm for the way.",
  ],
  tooWarm: [
    "Fair warning: {temp} is too warm for {piece}; you may end up carrying {piece_count, plural, one {it} other {them}}.",
    "You'll be too warm in {piece} at {temp}, so have something lighter with you.",
  ],
  summerInCold: [
    "You said summer, but it's {temp}, so I dressed you for the cold.",
    "It's {temp}, too cold for summer clothes, so I went by the thermometer.",
  ],
  warmElsewhere: [
    "That's for {temp} here; if the beach is somewhere warmer, tell me where and you'll get something lighter.",
    "If you're off to a warmer coast, name the place: I went by {temp} here.",
  ],
  winterInHeat: [
    "You said winter, but it's {temp}, so I kept this light.",
    "It's {temp}, too warm for winter clothes, so this is light.",
  ],
};
