import type { FormFaults } from "../form-faults.ts";

export const faults: FormFaults = {
  patterns: [
    ["a case behind mit", /(?<!\p{L})mit (?:dein|deine|ihr|ihre|das) (?=\p{L})/giu],
    ["a case behind für", /(?<!\p{L})für (?:dein(?= \p{Ll}*er )|deinem|deiner|dem) (?=\p{L})/giu],
  ],
  owners: "",
  twice: "die das der sie ihr",
};
