import type { Words } from "./entry.ts";

/** Weather said in words. `tempC` is a fair reading where no number is known; ranges after the UK Met Office's everyday wording. */
export const WEATHER_WORDS: readonly {
  id: string;
  tempC?: number;
  precip?: "drizzle" | "rain" | "snow" | "storm" | "none";
  windKmh?: number;
  /** Counts as weather only beside a word such as "weather", "day" or "outside". */
  needsContext?: boolean;
  words: Words;
}[] = [
  {
    id: "freezing",
    tempC: -3,
    words: {
      en: "freezing|sub zero|subzero|below zero|below freezing|frost|frosty|icy|bitterly cold|arctic|baltic|polar vortex|freezing cold|ice cold",
      es: "helada|helado|bajo cero|hielo|congelando",
      fr: "gel|glacial|glaciale|verglas|il gele",
      de: "frost|frostig|eiskalt|minusgrade|eisig|glatteis",
      it: "gelo|gelido|sotto zero|ghiaccio",
      pt: "gelado|geada|abaixo de zero|congelante",
    },
  },
  {
    id: "cold",
    tempC: 4,
    words: {
      en: "cold|brr|nippy|cold weather|cold day|cold outside|cold snap",
      es: "frio|hace frio|fria",
      fr: "froid|froide|il fait froid|caille",
      de: "kalt|kalte|kaltes wetter|kalter",
      it: "freddo|fredda|fa freddo",
      pt: "frio|fria|faz frio",
      other: "寒い|寒|冷|추운|추워|холодно|koud|zimno|بارد",
    },
  },
  {
    id: "chilly",
    tempC: 10,
    words: {
      en: "chilly|crisp|brisk|cool weather|cool day|cool evening|cool outside|a bit cold|bit chilly|cool breeze",
      es: "fresco|fresquito",
      fr: "frais|fraiche|frisquet",
      de: "kuhl|frisch draussen|kuhle",
      it: "fresco|frescolino",
      pt: "fresco|friozinho|fresquinho",
    },
  },
  {
    id: "mild",
    tempC: 16,
    words: {
      en: "mild|mild weather|mild day",
      es: "templado|clima templado",
      fr: "doux|temperature douce",
      de: "mild|milde",
      it: "mite",
      pt: "ameno",
    },
  },
  {
    id: "warm",
    tempC: 22,
    needsContext: true,
    words: {
      en: "warm",
      es: "calido|calida|calor suave",
      fr: "il fait bon",
      de: "warm",
      it: "caldino",
      pt: "quentinho",
    },
  },
  { id: "hot", tempC: 30, needsContext: true, words: { en: "hot", de: "heiss" } },
  {
    id: "heat",
    tempC: 31,
    words: {
      en: "heat|heatwave|heat wave|scorching|boiling|sweltering|roasting|blazing|boiling hot|so hot|very hot|really hot|super hot|humid|muggy|sticky heat|tropical heat|baking hot|tropical|sweaty weather|its hot",
      es: "calor|caluroso|mucho calor|bochorno|ola de calor|hace calor",
      fr: "chaud|chaude|chaleur|canicule|il fait chaud|lourd et humide",
      de: "hitze|hitzewelle|sehr heiss|heisse|schwul warm|schwule hitze",
      it: "caldo|calda|afa|fa caldo|ondata di caldo",
      pt: "calor|quente|muito calor|onda de calor|abafado",
      other: "暑い|炎天下|热|热天|더운|더워|жарко|heet|goraco|حار",
    },
  },
  {
    id: "rain",
    precip: "rain",
    words: {
      en: "rain|raining|rainy|pouring|wet weather|pours|downpour|showers|rains|soggy ground|wet outside|bucketing|chucking it down|pissing down|tipping it down|puddles|monsoon|rainstorm",
      es: "lluvia|llueve|lloviendo|llover|lluvioso|aguacero|va a llover|llueve a cantaros|diluvia|diluviando|chaparron",
      fr: "pluie|pleut|pleuvoir|pluvieux|averses|averse|il pleut|flotte|il drache|drache|trombes|rincee",
      de: "regen|regnet|regnerisch|verregnet|nasses wetter|nass draussen|draussen nass|schauer|es regnet|schuttet|es giesst|schifft|pladdert|wie aus eimern|regnen",
      it: "pioggia|piove|piovere|piovoso|pioverà|acquazzone|diluvio|diluvia|piove a dirotto|rovescio",
      pt: "chuva|chove|chovendo|chuvoso|chover|a chover|vai chover|choveu|pancada de chuva|cair o mundo|aguaceiro|aguaceiros|chuvada",
      other: "雨|下雨|비가|비오는|дождь|regent|deszcz|pada|مطر|yağmur|yagmur",
    },
  },
  {
    id: "drizzle",
    precip: "drizzle",
    words: {
      en: "drizzle|drizzling|drizzly|damp|mizzle|spitting",
      es: "llovizna|lloviznando",
      fr: "bruine|crachin",
      de: "nieselregen|nieselt|niesel",
      it: "pioggerella|pioviggina",
      pt: "garoa|chuvisco|garoando",
    },
  },
  {
    id: "snow",
    precip: "snow",
    tempC: -1,
    words: {
      en: "snow|snowing|snowy|blizzard|sleet|snowstorm|slush|slushy",
      es: "nieve|nieva|nevando|nevada",
      fr: "neige|il neige|neiger",
      de: "schnee|schneit|verschneit|schneesturm",
      it: "neve|nevica|nevicando",
      pt: "neve|nevando|neva",
      other: "雪|下雪|눈이 오|снег|sneeuw|snieg|ثلج",
    },
  },
  {
    id: "storm",
    precip: "storm",
    windKmh: 50,
    words: {
      en: "thunderstorm|thunderstorms|thunder|stormy|hurricane|storm",
      es: "tormenta|temporal",
      fr: "orage|tempete",
      de: "gewitter|sturm|sturmisch|unwetter",
      it: "temporale|tempesta",
      pt: "tempestade|trovoada|temporal",
    },
  },
  {
    id: "wind",
    windKmh: 35,
    words: {
      en: "wind|windy|gusty|gusts|blustery|gale|breezy|windswept",
      es: "viento|ventoso|mucho viento|ventolera",
      fr: "vent|venteux|mistral|bourrasques",
      de: "wind|windig|boen|boig|windige",
      it: "vento|ventoso|ventilato|raffiche",
      pt: "vento|ventoso|ventania",
      other: "風|风|바람|ветер|ветрено|winderig",
    },
  },
  {
    id: "sun",
    precip: "none",
    words: {
      en: "sunny|sunshine|clear skies|blue skies|dry weather",
      es: "soleado|hace sol",
      fr: "ensoleille|il fait beau|grand soleil",
      de: "sonnig|sonnenschein|die sonne scheint",
      it: "soleggiato|c e il sole",
      pt: "ensolarado|faz sol",
    },
  },
];

export const WEATHER_CONTEXT: Words = {
  en: "weather|day|outside|outdoors|today|tomorrow|tonight|temperature|climate|afternoon|evening|morning|night|it|its|forecast|sunny|here|there|summer|really|very|so|super|too|degrees|getting|be|city|place|country",
  de: "wetter|tag|draussen|heute|morgen|es|ist|wird|temperatur|sommer|sehr|so|zu",
};

export const SEASONS: readonly {
  id: "winter" | "spring" | "summer" | "autumn";
  month: number;
  words: Words;
}[] = [
  {
    id: "winter",
    month: 1,
    words: {
      en: "winter|wintry|midwinter|wintertime",
      es: "invierno",
      fr: "hiver",
      de: "winter",
      it: "inverno",
      pt: "inverno",
      other: "冬|겨울|зима|зимой|zima",
    },
  },
  {
    id: "spring",
    month: 4,
    words: {
      en: "spring|springtime",
      es: "primavera",
      fr: "printemps",
      de: "fruhling|fruhjahr",
      it: "primavera",
      pt: "primavera",
      other: "春|봄|весна|весной|lente|wiosna",
    },
  },
  {
    id: "summer",
    month: 7,
    words: {
      en: "summer|summery|midsummer|summertime",
      es: "verano",
      fr: "ete",
      de: "sommer|hochsommer",
      it: "estate",
      pt: "verao",
      other: "夏|여름|лето|летом|zomer|lato",
    },
  },
  {
    id: "autumn",
    month: 10,
    words: {
      en: "autumn|autumnal|fall season|this fall|in the fall|in fall|fall weather|fall day",
      es: "otono",
      fr: "automne",
      de: "herbst",
      it: "autunno",
      pt: "outono",
      other: "秋|가을|осень|осенью|herfst|jesien",
    },
  },
];

export const MONTHS: readonly Words[] = [
  {
    en: "january|jan",
    es: "enero",
    fr: "janvier",
    de: "januar|janner",
    it: "gennaio",
    pt: "janeiro",
    other: "1月|январе|январь",
  },
  {
    en: "february|feb",
    es: "febrero",
    fr: "fevrier",
    de: "februar|feber",
    it: "febbraio",
    pt: "fevereiro",
    other: "2月|феврале|февраль",
  },
  {
    en: "in march|this march|early march|late march|mid march|next march",
    es: "marzo",
    fr: "mars",
    de: "marz",
    it: "marzo",
    pt: "marco",
    other: "3月|марте",
  },
  {
    en: "april",
    es: "abril",
    fr: "avril",
    de: "april",
    it: "aprile",
    pt: "abril",
    other: "4月|апреле",
  },
  {
    en: "in may|this may|early may|late may|mid may|next may",
    es: "mayo",
    fr: "mai",
    de: "mai",
    it: "maggio",
    pt: "maio",
    other: "5月|мае",
  },
  { en: "june", es: "junio", fr: "juin", de: "juni", it: "giugno", pt: "junho", other: "6月|июне" },
  {
    en: "july",
    es: "julio",
    fr: "juillet",
    de: "juli",
    it: "luglio",
    pt: "julho",
    other: "7月|июле",
  },
  {
    en: "august|aug",
    es: "agosto",
    fr: "aout",
    de: "august",
    it: "agosto",
    pt: "agosto",
    other: "8月|августе",
  },
  {
    en: "september|sept",
    es: "septiembre|setiembre",
    fr: "septembre",
    de: "september",
    it: "settembre",
    pt: "setembro",
    other: "9月|сентябре",
  },
  {
    en: "october|oct",
    es: "octubre",
    fr: "octobre",
    de: "oktober",
    it: "ottobre",
    pt: "outubro",
    other: "10月|октябре",
  },
  {
    en: "november|nov",
    es: "noviembre",
    fr: "novembre",
    de: "november",
    it: "novembre",
    pt: "novembro",
    other: "11月|ноябре",
  },
  {
    en: "december|dec|christmas|xmas|boxing day|christmas eve|new years eve|nye|hanukkah",
    es: "diciembre|navidad|nochebuena|nochevieja",
    fr: "decembre|noel|reveillon",
    de: "dezember|weihnachten|heiligabend|silvester|weihnachtsfeier|weihnachtsessen",
    it: "dicembre|natale|vigilia di natale",
    pt: "dezembro|natal",
    other: "12月|декабре|クリスマス",
  },
];

export const DAY_TIMES: readonly { id: "morning" | "day" | "evening" | "night"; words: Words }[] = [
  {
    id: "morning",
    words: {
      en: "morning|mornings|first thing|early start|early tomorrow|bright and early|sunrise|dawn|early morning|breakfast time|tomorrow morning|this morning|crack of dawn",
      es: "por la manana|de la manana|amanecer|madrugada|temprano|a primera hora|manana temprano|manana por la manana",
      fr: "matin|tot|de bonne heure|de bon matin|matinee|a l aube|demain matin",
      de: "am morgen|morgens|fruh|vormittag|morgen fruh|sonnenaufgang|vormittags|heute morgen",
      it: "mattina|domani presto|di buonora|mattino|alba|domattina|stamattina|di mattina",
      pt: "de manha|cedo|amanha cedo|bem cedo|manha|amanhecer|pela manha|amanha de manha",
      other: "朝|午前|早上|아침|утром|ochtend|rano",
    },
  },
  {
    id: "day",
    words: {
      en: "noon|midday|afternoon|lunchtime|daytime|at lunch|all day|this afternoon",
      es: "mediodia|por la tarde|tarde|de dia",
      fr: "midi|apres midi|journee|en journee",
      de: "mittag|nachmittag|tagsuber|nachmittags|mittags",
      it: "mezzogiorno|pomeriggio|di giorno",
      pt: "meio dia|a tarde|de tarde|tarde|de dia",
      other: "昼|午後|下午|오후|днем|middag",
    },
  },
  {
    id: "evening",
    words: {
      en: "evening|evenings|tonight|sunset|dusk|after work|after dark|2nite|tonite|this evening|sundown|eve",
      es: "esta noche|anochecer|al atardecer|atardecer|por la noche|noche",
      fr: "soir|ce soir|soiree|coucher de soleil|demain soir",
      de: "abend|abends|heute abend|sonnenuntergang|am abend|morgen abend",
      it: "sera|stasera|serata|tramonto|domani sera|questa sera",
      pt: "noite|hoje a noite|esta noite|por do sol|a noite|entardecer|noitinha",
      other: "夜|今夜|晩|夕方|晚上|今晚|저녁|오늘 밤|вечером|вечер|avond|wieczor|wieczorem",
    },
  },
  {
    id: "night",
    words: {
      en: "late night|all night|midnight|overnight|night out|night club|nightclub|after midnight|night shift|late at night|till dawn",
      es: "medianoche|toda la noche|madrugada fuera",
      fr: "minuit|toute la nuit|nuit",
      de: "mitternacht|die ganze nacht|nachts|nacht",
      it: "mezzanotte|tutta la notte|notte",
      pt: "meia noite|a noite toda|madrugada",
    },
  },
];

/** Words that say the day is not today. */
export const TOMORROW: Words = {
  en: "tomorrow|tmrw|tmr|2moro|tomo|tomorow",
  es: "manana",
  fr: "demain",
  de: "morgen",
  it: "domani",
  pt: "amanha",
  other: "明日|明天|내일|завтра|jutro|غدا",
};
