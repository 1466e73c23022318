import type { FormFaults } from "../form-faults.ts";

export const faults: FormFaults = {
  patterns: [
    ["no contraction", /(?<!\p{L})(?:de|a) el (?=\p{L})/giu],
    ["y before i", /(?<!\p{L})y (?=[«“"]?h?i(?!e)\p{L})/giu],
  ],
  owners: "",
  twice: "",
};
