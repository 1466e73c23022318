import type { FormFaults } from "../form-faults.ts";

export const faults: FormFaults = {
  patterns: [
    ["no elision", /(?<!\p{L})(?:il|dello|nello|allo|sullo|un'?uno) (?=[aeiouàèéìòù])/giu],
    [
      "il before an impure s",
      /(?<!\p{L})(?:il|un|del|al|nel|sul|dal) (?=s[bcdfgklmnpqrtvz]|z|gn|ps)/giu,
    ],
    [
      "lo before a plain consonant",
      /(?<!\p{L})(?:lo|uno) (?!s[bcdfghklmnpqrtvz]|z|gn|ps|[xy]|[aeiou])(?<noun>\p{L}+)/giu,
    ],
    ["no contraction", /(?<!\p{L})(?:di|a|da|in|su) (?:il|lo|gli|i) (?<noun>\p{L}+)/giu],
  ],
  owners: "tuo tua tuoi tue suo sua suoi sue",
  twice: "",
};
