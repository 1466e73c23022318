import { CITIES, type City } from "../../climate-table.ts";
import { wordsOfAll } from "../../languages/all.ts";

/**
 * Names that are everyday words too: they count as places only after "in", "to", "nach" … ("nice shoes", "an Oxford shirt",
 * "cologne", "bordeaux" the colour).
 */
export const AMBIGUOUS_PLACES: ReadonlySet<string> = new Set([
  "nice",
  "suede",
  "bordeaux",
  "cologne",
  "colonia",
  "turkey",
  "jersey",
  "panama",
  "bath",
  "split",
  "reading",
  "la",
  "rom",
  "rio",
  "desert",
  "jordan",
  "chile",
  "salvador",
  "victoria",
  "santiago",
  "petra",
  "florence",
  "marine",
  "luxor",
  "natal",
  "georgia",
  "lima",
  "porto",
  "palma",
  "perth",
  "faro",
  "ibiza",
  "cuba",
  "lione",
  "wien",
  "uk",
  "usa",
  "china",
  "maine",
  "austin",
  "phoenix",
  "charlotte",
  "sofia",
  "island",
  "caribe",
  "siena",
  "monaco",
  "orlando",
  "sydney",
  "hawaii",
  "bali",
  "bern",
  "prag",
  "vail",
  "texas",
  "inde",
  "argentine",
  "peru",
  "oman",
  "fiji",
  "havana",
  "houston",
  "lagos",
  "valencia",
  "granada",
  "madeira",
  "cordoba",
  "genf",
  "oxford",
  "bahia",
  "amazon",
  "mac",
  "leeds",
  "wales",
  "san pablo",
]);

const byId = new Map<string, City>(CITIES.map((city) => [city.id, city]));

export const cityOf = (id: string): City | undefined => byId.get(id);

export const TOWARDS = wordsOfAll(({ travel }) => travel.towards);

export const FROM = wordsOfAll(({ travel }) => travel.from);

export const GOING = wordsOfAll(({ travel }) => travel.going);

export const HERE = wordsOfAll(({ travel }) => travel.here);
