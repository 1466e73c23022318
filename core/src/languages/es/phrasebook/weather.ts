import type { WeatherPhrases } from "../../phrasebook.ts";

export const weather: WeatherPhrases = {
  weather: {
    freezing: "helada|helado|bajo cero|hielo|congelando",
    cold: "frio|hace frio|fria",
    chilly: "fresco|fresquito",
    mild: "templado|clima templado",
    warm: "calido|calida|calor suave",
    hot: "",
    heat: "calor|caluroso|mucho calor|bochorno|ola de calor|hace calor",
    rain: "lluvia|lluvias|llueve|llueva|llovera|lloviera|lloviendo|llover|lluvioso|aguacero|aguaceros|chubasco|chubascos|chaparrones|va a llover|llueve a cantaros|diluvia|diluviando|chaparron",
    drizzle: "llovizna|llovizne|lloviznar|lloviznando",
    snow: "nieve|nieva|nevando|nevada|nevar|nevara",
    storm: "tormenta|temporal",
    wind: "viento|ventoso|mucho viento|ventolera|cierzo|tramontana|levantera|pampero|sudestada|vendaval|ventarron|galerna|nortazo|con este norte|hay norte|viento norte|hace aire|mucho aire|zonda|rachas",
    sun: "soleado|hace sol",
  },
  season: {
    winter: "invierno",
    spring: "primavera",
    summer: "verano",
    autumn: "otono",
  },
  month: {
    "1": "enero",
    "2": "febrero",
    "3": "marzo",
    "4": "abril",
    "5": "mayo",
    "6": "junio",
    "7": "julio",
    "8": "agosto",
    "9": "septiembre|setiembre",
    "10": "octubre",
    "11": "noviembre",
    "12": "diciembre|navidad|nochebuena|nochevieja",
  },
  daytime: {
    morning:
      "por la manana|de la manana|amanecer|madrugada|temprano|a primera hora|manana temprano|manana por la manana",
    day: "mediodia|por la tarde|tarde|de dia",
    evening: "esta noche|anochecer|al atardecer|atardecer|por la noche|noche",
    night: "medianoche|toda la noche|madrugada fuera",
  },
  tomorrow: "manana",
  context: "",
};
