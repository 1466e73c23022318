import type { LookList } from "../look-list.ts";

export const looks: LookList = {
  numbers:
    "both 2 a 1 an 1 one 1 two 2 couple 2 three 3 few 3 several 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 twenty 20",
  looks:
    "outfit outfits look looks fits ensemble ensembles combo combos getups options versions variations changes",
  days: [
    "monday mondays",
    "tuesday tuesdays",
    "wednesday wednesdays",
    "thursday thursdays",
    "friday fridays",
    "saturday saturdays",
    "sunday sundays",
  ],
  shortDays: ["mon", "tue tues", "wed weds", "thu thur thurs", "fri", "sat", "sun"],
  on: "on for this next every each come",
  span: "to through thru till until",
  units: {
    day: "day days",
    night: "night nights",
    week: "week weeks",
    weekend: "weekend weekends",
  },
  of: "of",
  there: "in at on away to by with around along visiting touring",
  elsewhen: {
    before: "been since last past within after every still another",
    after:
      "ago until till late old later left straight out post pregnant married sober without off",
    row: "running straight row consecutive succession",
  },
  spells: {
    workWeek:
      "work week | working week | workweek | weekday outfits | every weekday | each weekday | five days at the office",
    week: "week of outfits | outfits for the week | outfits for a/my/this/next week | outfits for .. whole week | looks for the/a/my week | plan my week | dress me for the week | whole week of | outfits for every day | every day of the week | each day of the week | seven outfits",
    weekend:
      "outfits for .. weekend | looks for .. weekend | weekend of outfits | for the whole weekend | weekend away | weekend trip | weekend break | weekend getaway | weekend in | long weekend in | plan my weekend | for a weekend | both days of the weekend",
  },
  breaks: "and then plus also",
  rest: "otherwise rest remaining every everyday mostly usually",
  overall:
    "no | not | nothing | without | only | max | maximum | at most | please | luggage | suitcase | carry on | backpack | bag | i hate | i have | i own | laundry | washing",
  pieces: "pieces items garments things clothes articles",
  pairs: "pair pairs",
  shoes: "shoes shoe footwear",
  bags: {
    cabin:
      "hand luggage | carry on | carryon | cabin bag | cabin case | cabin luggage | one cabin | cabin only | small suitcase",
    backpack: "backpack | rucksack | duffel | holdall | one bag",
    small: "personal item | handbag only | tote only | under the seat | underseat",
  },
  kilos: "kg kgs kilo kilos kilogram kilograms",
  litres: "l litre litres liter liters",
  laundry:
    "laundry | washing machine | launderette | laundromat | can wash | do a wash | wash .. in between | wash clothes | wash my clothes | hotel washes | washer",
  say: {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    turn: "Day {n}",
    outfit: "Outfit {n}",
    turns: "Days {n}",
    outfits: "Outfits {n}",
    evening: "{label}, evening",
    ofDay: "{label}",
    ofTurn: "day {n}",
    ofOutfit: "outfit {n}",
    ofEvening: "the evening of {look}",
    daily: "Every day: {list}.",
    worn: "{label}: {list}.",
    forecast:
      "Forecast: up to {high}{sky, select, rain {, rain} snow {, snow} storm {, thunderstorms} other {}}.",
    extras: "Also in the bag: {list}.",
    packed: "That's {pieces} pieces in the bag for {looks} outfits.",
    packedWithin: "That's {pieces} of the {limit} pieces you allow, for {looks} outfits.",
    packedOver:
      "{limit} pieces are too few for {looks} outfits from this closet; you'll need at least {pieces}.",
    heavy: "That will be a heavy bag, going by what such pieces usually weigh.",
    wornThere: "Wear {list} on the way, and the rest fits in more easily.",
    needed: "Without {piece} you'd have nothing right for {look}.",
  },
};
