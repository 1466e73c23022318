import type { WeatherPhrases } from "../../phrasebook.ts";

export const weather: WeatherPhrases = {
  weather: {
    freezing:
      "freezing|sub zero|subzero|below zero|below freezing|frost|frosty|icy|bitterly cold|arctic|baltic|polar vortex|freezing cold|ice cold",
    cold: "cold|brr|nippy|cold weather|cold day|cold outside|cold snap",
    chilly:
      "chilly|crisp|brisk|cool weather|cool day|cool evening|cool outside|a bit cold|bit chilly|cool breeze",
    mild: "mild|mild weather|mild day",
    warm: "warm",
    hot: "hot",
    heat: "heat|heatwave|heat wave|scorching|boiling|sweltering|roasting|blazing|boiling hot|so hot|very hot|really hot|super hot|humid|muggy|sticky heat|tropical heat|baking hot|tropical|sweaty weather|its hot",
    rain: "rain|raining|rainy|pouring|wet weather|pours|downpour|showers|rains|soggy ground|wet outside|bucketing|chucking it down|pissing down|tipping it down|puddles|monsoon|rainstorm",
    drizzle: "drizzle|drizzling|drizzly|damp|mizzle|spitting",
    snow: "snow|snowing|snowy|blizzard|sleet|snowstorm|slush|slushy",
    storm: "thunderstorm|thunderstorms|thunder|stormy|hurricane|storm",
    wind: "wind|windy|gusty|gusts|blustery|gale|breezy|windswept|gales|squalls|squally|mistral|northerly|nor easter|gale force|howling wind",
    sun: "sunny|sunshine|clear skies|blue skies|dry weather",
  },
  season: {
    winter: "winter|wintry|midwinter|wintertime",
    spring: "spring|springtime",
    summer: "summer|summery|midsummer|summertime",
    autumn: "autumn|autumnal|fall season|this fall|in the fall|in fall|fall weather|fall day",
  },
  month: {
    "1": "january|jan",
    "2": "february|feb",
    "3": "in march|this march|early march|late march|mid march|next march",
    "4": "april",
    "5": "in may|this may|early may|late may|mid may|next may",
    "6": "june",
    "7": "july",
    "8": "august|aug",
    "9": "september|sept",
    "10": "october|oct",
    "11": "november|nov",
    "12": "december|dec|christmas|xmas|boxing day|christmas eve|new years eve|nye|hanukkah",
  },
  daytime: {
    morning:
      "morning|mornings|first thing|early start|early tomorrow|bright and early|sunrise|dawn|early morning|breakfast time|tomorrow morning|this morning|crack of dawn",
    day: "noon|midday|afternoon|lunchtime|daytime|at lunch|all day|this afternoon",
    evening:
      "evening|evenings|tonight|sunset|dusk|after work|after dark|2nite|tonite|this evening|sundown|eve",
    night:
      "late night|all night|midnight|overnight|night out|night club|nightclub|after midnight|night shift|late at night|till dawn",
  },
  tomorrow: "tomorrow|tmrw|tmr|2moro|tomo|tomorow",
  context:
    "weather|day|outside|outdoors|today|tomorrow|tonight|temperature|climate|afternoon|evening|morning|night|it|its|forecast|sunny|here|there|summer|really|very|so|super|too|degrees|getting|be|city|place|country",
};
