import type { WeatherPhrases } from "../../phrasebook.ts";

export const weather: WeatherPhrases = {
  weather: {
    freezing: "gel|glacial|glaciale|verglas|il gele",
    cold: "froid|froide|il fait froid|caille",
    chilly: "frais|fraiche|frisquet",
    mild: "doux|temperature douce",
    warm: "il fait bon",
    hot: "",
    heat: "chaud|chaude|chaleur|canicule|il fait chaud|lourd et humide",
    rain: "pluie|pluies|pleut|pleuvra|pleuve|pleuvait|pleuvoir|pluvieux|averses|averse|il pleut|la flotte|de la flotte|il drache|drache|trombes|rincee",
    drizzle: "bruine|bruiner|crachin|crachine",
    snow: "neige|il neige|neiger|neigera",
    storm: "orage|tempete",
    wind: "vent|venteux|mistral|bourrasques|rafales|tramontane|vent d autan|noroit|suroit|sirocco|harmattan|la bise souffle|venteuse",
    sun: "ensoleille|il fait beau|grand soleil",
  },
  season: {
    winter: "hiver",
    spring: "printemps",
    summer:
      "l ete|cet ete|en ete|d ete|ete prochain|ete indien|plein ete|chaque ete|un ete|mon ete|notre ete|tenue ete|look ete|printemps ete",
    autumn: "automne",
  },
  month: {
    "1": "janvier",
    "2": "fevrier",
    "3": "mars",
    "4": "avril",
    "5": "mai",
    "6": "juin",
    "7": "juillet",
    "8": "aout",
    "9": "septembre",
    "10": "octobre",
    "11": "novembre",
    "12": "decembre|noel|reveillon",
  },
  daytime: {
    morning: "matin|tot|de bonne heure|de bon matin|matinee|a l aube|demain matin",
    day: "midi|apres midi|journee|en journee",
    evening: "soir|ce soir|soiree|coucher de soleil|demain soir",
    night: "minuit|toute la nuit|nuit",
  },
  tomorrow: "demain",
  context: "",
};
