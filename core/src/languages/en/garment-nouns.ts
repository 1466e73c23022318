import { type GarmentNouns, nounsOf } from "../garment-nouns.ts";

/** English names join a sentence as they stand. */
export const garmentNouns: GarmentNouns = nounsOf({});
