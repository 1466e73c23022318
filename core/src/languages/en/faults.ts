import type { FormFaults } from "../form-faults.ts";

export const faults: FormFaults = {
  patterns: [
    ["a before a vowel", /(?<!\p{L})a (?=[aeio]\p{L})(?!one|eu)/giu],
    ["an before a consonant", /(?<!\p{L})an (?=[bcdfgjklmnpqrstvwxyz]\p{L})/giu],
  ],
  owners: "",
  twice: "that had",
};
