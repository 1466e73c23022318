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
  },
  de: {
    below: ["minus"],
    unit: ["grad", "celsius", "c"],
    fahrenheit: ["fahrenheit", "f"],
    freezing: ["unter null", "unter dem gefrierpunkt", "minusgrade", "minusgraden", "unter 0"],
    now: ["jetzt", "morgens", "fruh", "in der fruh", "gerade"],
    later: ["spater", "mittags", "nachmittags", "abends", "am abend", "am nachmittag"],
    clock: ["um", "ab", "bis", "gegen"],
  },
  fr: {
    below: ["moins"],
    unit: ["degres", "degre", "celsius", "c"],
    fahrenheit: ["fahrenheit", "f"],
    freezing: ["sous zero", "en dessous de zero", "temperatures negatives", "il gele"],
    now: ["maintenant", "le matin", "ce matin", "au reveil"],
    later: ["plus tard", "a midi", "l apres midi", "cet apres midi", "ce soir", "le soir"],
    clock: ["a", "vers", "h", "des"],
  },
  es: {
    below: ["menos"],
    unit: ["grados", "grado", "celsius", "centigrados", "c"],
    fahrenheit: ["fahrenheit", "f"],
    freezing: ["bajo cero"],
    now: ["ahora", "por la manana", "de manana", "temprano"],
    later: ["luego", "despues", "mas tarde", "a mediodia", "por la tarde", "de tarde", "por la noche"],
    clock: ["las", "la"],
  },
  it: {
    below: ["meno"],
    unit: ["gradi", "grado", "celsius", "c"],
    fahrenheit: ["fahrenheit", "f"],
    freezing: ["sotto zero", "sottozero", "sotto lo zero"],
    now: ["ora", "adesso", "al mattino", "la mattina", "stamattina"],
    later: ["dopo", "piu tardi", "a mezzogiorno", "nel pomeriggio", "stasera", "la sera"],
    clock: ["alle", "le", "dalle"],
  },
  pt: {
    below: ["menos"],
    unit: ["graus", "grau", "celsius", "c"],
    fahrenheit: ["fahrenheit", "f"],
    freezing: ["abaixo de zero", "negativos", "negativas"],
    now: ["agora", "de manha", "cedo"],
    later: ["depois", "mais tarde", "ao meio dia", "a tarde", "de tarde", "a noite"],
    clock: ["as", "das"],
  },
};
