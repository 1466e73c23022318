import { type GarmentNouns, nounsOf } from "../garment-nouns.ts";

export const garmentNouns: GarmentNouns = nounsOf(
  {},
  { as: "it-stands", whose: /^(?:my|the|a|an)\s+(?=\S)/i, several: /[^s]s$/ },
);
