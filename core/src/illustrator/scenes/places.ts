import type { Occasion } from "../../outfit.ts";
import { INDOORS } from "./indoors.ts";
import { OUTDOORS } from "./outdoors.ts";
import type { Place } from "./place.ts";
import { oval } from "./props.ts";

export const PLACES = {
  ...OUTDOORS,
  ...INDOORS,
  plain: {
    says: "",
    draw: () => oval(512, 520, 330, 360, "#f5f2ee"),
  },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof PLACES;

export const PLACE_OF: Partial<Record<Occasion, PlaceName>> = {
  beach: "beach",
  office: "office",
  interview: "office",
  conference: "office",
  campus: "park",
  picnic: "park",
  date: "restaurant",
  dinner: "restaurant",
  brunch: "restaurant",
  sport: "track",
  hike: "mountains",
  travel: "airport",
  festival: "fair",
  concert: "stage",
  theatre: "theatre",
  party: "evening",
  cocktail: "evening",
  gala: "evening",
  wedding: "garden",
  lounge: "home",
  wfh: "home",
  errands: "city",
};
