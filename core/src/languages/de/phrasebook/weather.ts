import type { WeatherPhrases } from "../../phrasebook.ts";

export const weather: WeatherPhrases = {
  weather: {
    freezing: "frost|frostig|eiskalt|minusgrade|eisig|glatteis",
    cold: "kalt|kalte|kaltes wetter|kalter",
    chilly: "kuhl|frisch draussen|kuhle",
    mild: "mild|milde",
    warm: "warm",
    hot: "heiss",
    heat: "hitze|hitzewelle|sehr heiss|heisse|schwul warm|schwule hitze",
    rain: "regen|regnet|regnerisch|verregnet|nasses wetter|nass draussen|draussen nass|schauer|es regnet|schuttet|es giesst|schifft|pladdert|wie aus eimern|regnen|regne|regnete",
    drizzle: "nieselregen|nieselt|niesel|nieseln|nieselregens",
    snow: "schnee|schneit|schneien|schneefall|schneeregen|verschneit|schneesturm",
    storm: "gewitter|sturm|sturmisch|unwetter",
    wind: "wind|windig|boen|boig|windige|sturmboen|windboen|fohnsturm|steife brise|sturmisch|mistral|bora|bise|orkanboen|zugig",
    sun: "sonnig|sonnenschein|die sonne scheint",
  },
  season: {
    winter: "winter",
    spring: "fruhling|fruhjahr",
    summer: "sommer|hochsommer",
    autumn: "herbst",
  },
  month: {
    "1": "januar|janner",
    "2": "februar|feber",
    "3": "marz",
    "4": "april",
    "5": "mai",
    "6": "juni",
    "7": "juli",
    "8": "august",
    "9": "september",
    "10": "oktober",
    "11": "november",
    "12": "dezember|weihnachten|heiligabend|silvester|weihnachtsfeier|weihnachtsessen",
  },
  daytime: {
    morning: "am morgen|morgens|fruh|vormittag|morgen fruh|sonnenaufgang|vormittags|heute morgen",
    day: "mittag|nachmittag|tagsuber|nachmittags|mittags",
    evening:
      "abend|abends|heute abend|sonnenuntergang|am abend|morgen abend|montagabend|dienstagabend|mittwochabend|donnerstagabend|freitagabend|samstagabend|sonntagabend",
    night: "mitternacht|die ganze nacht|nachts|nacht",
  },
  tomorrow: "morgen",
  context: "wetter|tag|draussen|heute|morgen|es|ist|wird|temperatur|sommer|sehr|so|zu",
};
