import type { FormFaults } from "../form-faults.ts";

export const faults: FormFaults = {
  patterns: [["no contraction", /(?<!\p{L})(?:de|em|por) [oa]s? (?<noun>\p{L}+)/giu]],
  owners: "teu teus tua tuas seu seus sua suas",
  twice: "",
};
