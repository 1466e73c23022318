import { CITIES, type City } from "../../climate-table.ts";

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

/** Words before a place that make it a destination, and those that make it an origin. */
export const TOWARDS = new Set(
  "in to at near for visiting around across through into en a au aux nach bei auf im em no na ao para per dans vers hacia un de".split(
    " ",
  ),
);
export const FROM = new Set(
  "from aus von desde depuis da dal leaving sou soy vengo vengono vem venho viens komme stamme".split(
    " ",
  ),
);

/** Before a place they say that one sets out for it; "in" alone may be where one lives. */
export const GOING = new Set(
  "to for visiting towards nach richtung pour vers para pra rumo hacia per".split(" "),
);

/** Folded words that stand before a place where one already is: its weather is the one that was found. */
export const HERE =
  /\b(here|now|currently|live|living|based|hier|gerade|wohne|lebe|bin|ici|suis|sommes|habite|vis|aqui|aca|ando|estoy|estamos|vivo|qui|siamo|sono|abito|estou|estamos|moro|to|tou|ca)$/;
