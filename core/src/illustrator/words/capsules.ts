import type { Occasion } from "../../outfit.ts";
import { choose } from "../figure/people.ts";
import type { Scene } from "../index.ts";

/** Outfits for when a description names no clothes: each a person could wear as it stands. */
const CAPSULES = {
  beach: [
    "white linen shirt, coral swim shorts, tan sandals, straw hat",
    "navy swimsuit, orange sarong, tan sandals, sunglasses",
    "yellow sundress, straw hat, tan sandals, tote bag",
  ],
  smart: [
    "navy blazer, white shirt, grey tailored trousers, brown loafers",
    "cream roll-neck, camel tailored trousers, charcoal blazer, black loafers",
    "light blue shirt, navy tailored trousers, brown lace-up shoes, briefcase",
  ],
  evening: [
    "black roll-neck, charcoal blazer, black tailored trousers, black chelsea boots",
    "emerald slip dress, black heeled sandals, gold clutch",
    "white shirt, burgundy dinner jacket, black tailored trousers, black loafers",
  ],
  blacktie: [
    "black tuxedo, white shirt, black bow tie, black lace-up shoes",
    "navy evening gown, silver heels, silver clutch",
  ],
  sombre: [
    "charcoal suit, white shirt, black tie, black lace-up shoes",
    "black sheath dress, black coat, black heels",
  ],
  wedding: [
    "light grey suit, white shirt, sage tie, brown lace-up shoes",
    "sage floral wrap dress, nude heels, gold clutch",
  ],
  sport: [
    "teal sports shirt, black running shorts, white running shoes, headband",
    "grey tank top, black leggings, coral running shoes",
  ],
  outdoors: [
    "rust fleece, olive cargo trousers, brown hiking boots, navy backpack",
    "teal windbreaker, grey long-sleeved top, khaki cargo trousers, brown hiking boots, beanie",
  ],
  travel: [
    "navy striped long-sleeved top, beige trench coat, jeans, white trainers, crossbody bag",
    "grey sweatshirt, black joggers, white trainers, navy backpack",
  ],
  picnic: [
    "red gingham sundress, straw hat, espadrilles",
    "light blue short-sleeved shirt, beige shorts, canvas shoes, cap",
  ],
  night: [
    "black leather jacket, white tee, black jeans, black boots",
    "silver sequin top, black wide-leg trousers, heeled sandals",
    "denim jacket, striped tee, black jeans, high-tops",
  ],
  home: ["oatmeal sweater, grey joggers, socks", "sage hoodie, cream joggers, white trainers"],
  cold: [
    "camel overcoat, cream roll-neck, dark jeans, brown chelsea boots, rust scarf",
    "navy puffer jacket, grey sweater, jeans, brown boots, mustard beanie",
  ],
  rain: [
    "yellow raincoat, navy striped long-sleeved top, jeans, green rain boots",
    "olive parka, grey sweater, dark jeans, black chelsea boots, red umbrella",
  ],
  snow: [
    "red parka, cream sweater, dark jeans, snow boots, grey beanie, gloves",
    "teal puffer jacket, grey roll-neck, black track pants, snow boots, cream beanie, scarf",
  ],
  warm: [
    "white linen shirt, sage linen trousers, tan sandals, sunglasses",
    "terracotta midi dress, tan sandals, straw hat",
    "light blue polo shirt, beige shorts, white trainers",
  ],
  casual: [
    "navy overshirt, white tee, beige chinos, white trainers",
    "rust sweater, dark jeans, brown boots",
    "cream cardigan, blue striped tee, wide-leg jeans, white trainers",
    "sage shirt dress, tan sandals, tote bag",
  ],
} as const;

const MOODS: Partial<Record<Occasion, keyof typeof CAPSULES>> = {
  beach: "beach",
  office: "smart",
  interview: "smart",
  conference: "smart",
  worship: "smart",
  date: "evening",
  dinner: "evening",
  cocktail: "evening",
  theatre: "evening",
  gala: "blacktie",
  funeral: "sombre",
  wedding: "wedding",
  sport: "sport",
  hike: "outdoors",
  travel: "travel",
  picnic: "picnic",
  brunch: "warm",
  festival: "night",
  concert: "night",
  party: "night",
  lounge: "home",
  wfh: "home",
};

/** A tasteful outfit for a scene, as names of garments. */
export function capsuleFor({ occasion, weather }: Scene, seed: number): string[] {
  const mood = (occasion && MOODS[occasion]) ?? byWeather(weather) ?? "casual";
  return choose<string>(CAPSULES[mood], seed, 31).split(", ");
}

function byWeather(weather: Scene["weather"]): keyof typeof CAPSULES | undefined {
  if (!weather) return undefined;
  if (weather.precip === "snow") return "snow";
  if (weather.precip !== "none") return "rain";
  if (weather.tempC < 9) return "cold";
  return weather.tempC > 22 ? "warm" : undefined;
}
