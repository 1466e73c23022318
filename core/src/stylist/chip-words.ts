import type { Weather } from "../weather.ts";
import type { Language } from "./lexicon/index.ts";
import type { TimeOfDay } from "./understand/brief.ts";

/** The chips' own words; what the person typed stands in them as it was typed. */
type ChipWords = {
  times: Readonly<Record<TimeOfDay, string>>;
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
  unknown: string;
};

export const CHIP_WORDS: Readonly<Record<Language, ChipWords>> = {
  en: {
    times: { morning: "morning", day: "day", evening: "evening", night: "night" },
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
    unknown: "Not a garment we know.",
  },
  es: {
    times: { morning: "mañana", day: "día", evening: "tarde", night: "noche" },
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
    unknown: "No conocemos esa prenda.",
  },
  fr: {
    times: { morning: "matin", day: "journée", evening: "soirée", night: "nuit" },
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
    unknown: "Un vêtement que nous ne connaissons pas.",
  },
  de: {
    times: { morning: "Morgen", day: "Tag", evening: "Abend", night: "Nacht" },
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
    unknown: "Ein Kleidungsstück, das wir nicht kennen.",
  },
  it: {
    times: { morning: "mattina", day: "giorno", evening: "sera", night: "notte" },
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
    unknown: "Un capo che non conosciamo.",
  },
  pt: {
    times: { morning: "manhã", day: "dia", evening: "fim de tarde", night: "noite" },
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
    unknown: "Uma peça que não conhecemos.",
  },
};
