import type { FormFaults } from "../form-faults.ts";

export const faults: FormFaults = {
  patterns: [
    ["no elision", /(?<!\p{L})(?:l[ea]|de|[nmts]e|que|je) (?=[aeiouéèêâîôœ]\p{L})(?!onz|oui)/giu],
    ["no contraction", /(?<!\p{L})(?:de|à) les? (?<noun>\p{L}+)/giu],
    ["à before le", /(?<!\p{L})à le /giu],
    ["de des", /(?<!\p{L})de des /giu],
  ],
  owners: "",
  twice: "nous vous",
};
