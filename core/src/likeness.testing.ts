import { type Likeness, LIKENESS_CHOICES, PROSTHESES, SKIN_TONES } from "./likeness.ts";

/** Everything that can be chosen, of prostheses at most one. */
export const CHOICES: { [Key in keyof Likeness]: readonly Likeness[Key][] } = {
  ...LIKENESS_CHOICES,
  skin: SKIN_TONES.map((_, i) => i),
  wheelchair: [false, true],
  prostheses: [[], ...PROSTHESES.map((one) => [one])],
};
