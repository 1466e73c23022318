/** Words by which people give a temperature, in folded letters. */
export type DegreeWords = {
  /** Before a number: below zero. */
  below: readonly string[];
  /** After a number: the unit. */
  unit: readonly string[];
  fahrenheit: readonly string[];
  /** Said without a number, °C. */
  freezing: readonly string[];
  /** After or before a number: the temperature at the start, and the one that comes. */
  now: readonly string[];
  later: readonly string[];
  /** Before a number: an hour, not a temperature. */
  clock: readonly string[];
  /** After a number: it counts something else. */
  counted: readonly string[];
};

export const DEGREES: Readonly<Record<"en" | "de" | "fr" | "es" | "it" | "pt", DegreeWords>> = {
  en: {
    below: ["minus", "negative"],
    unit: ["degrees", "degree", "deg", "celsius", "c"],
    fahrenheit: ["fahrenheit", "f"],
    freezing: ["below freezing", "below zero", "sub zero", "subzero", "under zero"],
    now: ["now", "in the morning", "this morning", "at dawn", "outside"],
    later: ["later", "by noon", "by lunch", "in the afternoon", "this afternoon", "tonight", "by evening"],
    clock: ["at", "by", "until", "till", "from"],
    counted: ["kilos", "kg", "pounds", "lbs", "years", "hours", "days", "weeks", "minutes", "euros", "dollars", "people", "percent", "size", "sizes", "points", "items"],
  },
  de: {
    below: ["minus"],
    unit: ["grad", "celsius", "c"],
    fahrenheit: ["fahrenheit", "f"],
    freezing: ["unter null", "unter dem gefrierpunkt", "minusgrade", "minusgraden", "unter 0"],
    now: ["jetzt", "morgens", "fruh", "in der fruh", "gerade"],
    later: ["spater", "mittags", "nachmittags", "abends", "am abend", "am nachmittag"],
    clock: ["um", "ab", "bis", "gegen"],
    counted: ["kilo", "kilos", "kg", "jahre", "stunden", "tage", "wochen", "minuten", "euro", "leute", "prozent", "grossen", "stuck"],
  },
  fr: {
    below: ["moins"],
    unit: ["degres", "degre", "celsius", "c"],
    fahrenheit: ["fahrenheit", "f"],
    freezing: ["sous zero", "en dessous de zero", "temperatures negatives", "il gele"],
    now: ["maintenant", "le matin", "ce matin", "au reveil"],
    later: ["plus tard", "a midi", "l apres midi", "cet apres midi", "ce soir", "le soir"],
    clock: ["a", "vers", "h", "des"],
    counted: ["kilos", "kg", "ans", "heures", "jours", "semaines", "minutes", "euros", "personnes", "pour", "tailles", "pieces"],
  },
  es: {
    below: ["menos"],
    unit: ["grados", "grado", "celsius", "centigrados", "c"],
    fahrenheit: ["fahrenheit", "f"],
    freezing: ["bajo cero"],
    now: ["ahora", "por la manana", "de manana", "temprano"],
    later: ["luego", "despues", "mas tarde", "a mediodia", "por la tarde", "de tarde", "por la noche"],
    clock: ["las", "la"],
    counted: ["kilos", "kg", "anos", "horas", "dias", "semanas", "minutos", "euros", "personas", "por", "tallas", "piezas"],
  },
  it: {
    below: ["meno"],
    unit: ["gradi", "grado", "celsius", "c"],
    fahrenheit: ["fahrenheit", "f"],
    freezing: ["sotto zero", "sottozero", "sotto lo zero"],
    now: ["ora", "adesso", "al mattino", "la mattina", "stamattina"],
    later: ["dopo", "piu tardi", "a mezzogiorno", "nel pomeriggio", "stasera", "la sera"],
    clock: ["alle", "le", "dalle"],
    counted: ["chili", "kg", "anni", "ore", "giorni", "settimane", "minuti", "euro", "persone", "per", "taglie", "pezzi"],
  },
  pt: {
    below: ["menos"],
    unit: ["graus", "grau", "celsius", "c"],
    fahrenheit: ["fahrenheit", "f"],
    freezing: ["abaixo de zero", "negativos", "negativas"],
    now: ["agora", "de manha", "cedo"],
    later: ["depois", "mais tarde", "ao meio dia", "a tarde", "de tarde", "a noite"],
    clock: ["as", "das"],
    counted: ["quilos", "kg", "anos", "horas", "dias", "semanas", "minutos", "euros", "reais", "pessoas", "por", "tamanhos", "pecas"],
  },
};
