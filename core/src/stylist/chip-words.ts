import type { Weather } from "../weather.ts";
import type { Language } from "./lexicon/index.ts";
import type { TimeOfDay } from "./understand/brief.ts";

/** The chips' own words; what the person typed stands in them as it was typed. */
type ChipWords = {
  times: Readonly<Record<TimeOfDay, string>>;
  /** What a dress code is called, by its id. */
  codes: Readonly<Record<string, string>>;
  typically: string;
  precip: Readonly<Record<Exclude<Weather["precip"], "none">, string>>;
  without: string;
  with: string;
  vegan: string;
  covered: string;
  comfortable: string;
  /** Why something was missed. */
  oneOutfit: string;
  notOwned: string;
  leftOut: string;
  /** What was spoken against is worn, because the closet has nothing else for that part of the body. */
  nothingElse: string;
  unknown: string;
};

export const CHIP_WORDS: Readonly<Record<Language, ChipWords>> = {
  en: {
    times: { morning: "morning", day: "day", evening: "evening", night: "night" },
    codes: {
      "white tie": "white tie",
      "black tie": "black tie",
      formal: "formal",
      "cocktail attire": "cocktail attire",
      "business formal": "business formal",
      "business casual": "business casual",
      "smart casual": "smart casual",
      casual: "casual",
      lounge: "loungewear",
    },
    typically: "typically",
    precip: { drizzle: "drizzle", rain: "rain", snow: "snow", storm: "storm" },
    without: "no",
    with: "with",
    vegan: "vegan",
    covered: "covered",
    comfortable: "comfortable",
    oneOutfit: "One outfit cannot serve every event; the strictest came first.",
    notOwned: "Not in the closet.",
    leftOut: "It did not go with the other wishes.",
    nothingElse: "Worn all the same: the closet has nothing else for it.",
    unknown: "Not a garment we know.",
  },
  es: {
    times: { morning: "mañana", day: "día", evening: "tarde", night: "noche" },
    codes: {
      "white tie": "etiqueta rigurosa",
      "black tie": "etiqueta",
      formal: "formal",
      "cocktail attire": "cóctel",
      "business formal": "formal de negocios",
      "business casual": "casual de negocios",
      "smart casual": "casual elegante",
      casual: "informal",
      lounge: "ropa de casa",
    },
    typically: "de media",
    precip: { drizzle: "llovizna", rain: "lluvia", snow: "nieve", storm: "tormenta" },
    without: "sin",
    with: "con",
    vegan: "vegano",
    covered: "cubierto",
    comfortable: "cómodo",
    oneOutfit: "Un conjunto no sirve para todo; el plan más formal va primero.",
    notOwned: "No está en el armario.",
    leftOut: "No encajaba con lo demás.",
    nothingElse: "Va puesto igualmente: el armario no tiene otra cosa.",
    unknown: "No conocemos esa prenda.",
  },
  fr: {
    times: { morning: "matin", day: "journée", evening: "soirée", night: "nuit" },
    codes: {
      "white tie": "cravate blanche",
      "black tie": "cravate noire",
      formal: "habillé",
      "cocktail attire": "tenue cocktail",
      "business formal": "tenue d'affaires",
      "business casual": "business casual",
      "smart casual": "chic décontracté",
      casual: "décontracté",
      lounge: "tenue d'intérieur",
    },
    typically: "en moyenne",
    precip: { drizzle: "bruine", rain: "pluie", snow: "neige", storm: "orage" },
    without: "sans",
    with: "avec",
    vegan: "végan",
    covered: "couvert",
    comfortable: "confortable",
    oneOutfit: "Une tenue ne peut pas convenir à tout ; le plus habillé passe d'abord.",
    notOwned: "Pas dans le placard.",
    leftOut: "N'allait pas avec le reste.",
    nothingElse: "Portée quand même : le placard n'a rien d'autre.",
    unknown: "Un vêtement que nous ne connaissons pas.",
  },
  de: {
    times: { morning: "Morgen", day: "Tag", evening: "Abend", night: "Nacht" },
    codes: {
      "white tie": "White Tie",
      "black tie": "Black Tie",
      formal: "elegant",
      "cocktail attire": "Cocktailgarderobe",
      "business formal": "Business",
      "business casual": "Business Casual",
      "smart casual": "Smart Casual",
      casual: "leger",
      lounge: "Hauskleidung",
    },
    typically: "im Mittel",
    precip: { drizzle: "Nieselregen", rain: "Regen", snow: "Schnee", storm: "Sturm" },
    without: "ohne",
    with: "mit",
    vegan: "vegan",
    covered: "bedeckt",
    comfortable: "bequem",
    oneOutfit: "Ein Outfit passt nicht zu allem; der strengste Anlass geht vor.",
    notOwned: "Nicht im Schrank.",
    leftOut: "Passte nicht zu den anderen Wünschen.",
    nothingElse: "Doch dabei: Der Schrank hat nichts anderes dafür.",
    unknown: "Ein Kleidungsstück, das wir nicht kennen.",
  },
  it: {
    times: { morning: "mattina", day: "giorno", evening: "sera", night: "notte" },
    codes: {
      "white tie": "cravatta bianca",
      "black tie": "cravatta nera",
      formal: "elegante",
      "cocktail attire": "abito da cocktail",
      "business formal": "formale da ufficio",
      "business casual": "business casual",
      "smart casual": "casual elegante",
      casual: "informale",
      lounge: "abiti da casa",
    },
    typically: "in media",
    precip: { drizzle: "pioviggine", rain: "pioggia", snow: "neve", storm: "temporale" },
    without: "senza",
    with: "con",
    vegan: "vegano",
    covered: "coperto",
    comfortable: "comodo",
    oneOutfit: "Un solo outfit non va bene per tutto; prima l'occasione più formale.",
    notOwned: "Non è nell'armadio.",
    leftOut: "Non andava con gli altri desideri.",
    nothingElse: "C'è lo stesso: l'armadio non ha altro.",
    unknown: "Un capo che non conosciamo.",
  },
  pt: {
    times: { morning: "manhã", day: "dia", evening: "fim de tarde", night: "noite" },
    codes: {
      "white tie": "rigor máximo",
      "black tie": "traje a rigor",
      formal: "formal",
      "cocktail attire": "esporte fino",
      "business formal": "traje executivo",
      "business casual": "casual executivo",
      "smart casual": "casual elegante",
      casual: "informal",
      lounge: "roupa de casa",
    },
    typically: "em média",
    precip: { drizzle: "garoa", rain: "chuva", snow: "neve", storm: "tempestade" },
    without: "sem",
    with: "com",
    vegan: "vegano",
    covered: "coberto",
    comfortable: "confortável",
    oneOutfit: "Um look não serve para tudo; a ocasião mais formal vem primeiro.",
    notOwned: "Não está no armário.",
    leftOut: "Não combinava com os outros desejos.",
    nothingElse: "Foi na mesma: o armário não tem outra coisa.",
    unknown: "Uma peça que não conhecemos.",
  },
};
