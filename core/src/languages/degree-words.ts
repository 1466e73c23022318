/** Words by which people give a temperature, in folded letters. */
export type DegreeWords = {
  /** Before a number: below zero. */
  below: readonly string[];
  /** The numbers from nought on, and round ones above them: "thirty:30". */
  numbers: string;
  /** After a number or its unit: below zero. */
  under: readonly string[];
  /** After a number, where no unit is said: only a temperature is told so. */
  felt: readonly string[];
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
