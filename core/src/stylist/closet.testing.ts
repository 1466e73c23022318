import type { Garment } from "../garment.ts";
import type { Weather } from "../weather.ts";
import { suggestOutfit } from "./index.ts";

export { calmDay as weatherAt } from "../calm-day.ts";

/** A garment of a closet in tests, navy where its colour does not matter. */
export const piece = (id: string, category: string, name: string, hex = "#1c2742"): Garment => ({
  id,
  category,
  name,
  colours: [hex],
});

/** A garment that tests know by its name. */
export const called = (name: string, category: string, hex?: string): Garment =>
  piece(name, category, name, hex);

/** What is worn of a closet of such garments, whose colours nobody told. */
export const wornOf = (
  prompt: string,
  language: string,
  names: readonly (readonly [category: string, name: string])[],
  weather: Weather | null = null,
): readonly string[] => {
  const closet = names.map(([category, name]) => ({ ...called(name, category), colours: [] }));
  return suggestOutfit({ prompt, closet, weather, seed: 1, language }).plan.items;
};
