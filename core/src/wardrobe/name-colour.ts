import { oklab } from "../oklab.ts";
import { COLOUR_IDS, type ColourId, COLOURS } from "./colours.ts";
import type { Kind } from "./kinds.ts";

/** OKLCH after Ottosson (2020): lightness 0–1, chroma about 0–0.37, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

export function oklch(hex: string): Oklch {
  const [l, a, b] = oklab(hex);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Under it a colour is grey to the eye; dark ones need more to show a hue. */
const GREY = 0.018;
const DARK_GREY = 0.026;
/** From it nothing is called grey, and from the second nothing lighter than soot black. */
const TINTED = 0.032;
const COLOURED = 0.05;
const SOOT = 0.3;

const WITHOUT_HUE: ReadonlySet<ColourId> = new Set([
  "white",
  "off-white",
  "light-grey",
  "grey",
  "charcoal",
  "black",
]);
const GREYS: ReadonlySet<ColourId> = new Set(["light-grey", "grey", "charcoal"]);

const POINTS = COLOUR_IDS.filter((id) => !COLOURS[id].unseen).flatMap((id) => {
  const { hex, samples = [] } = COLOURS[id];
  return [hex, ...samples].map((at) => ({ id, at: oklab(at) }));
});

/** Colours as they were put down keep their names: gold heels stay gold, though a photo of them is mustard. */
const EXACT = new Map(COLOUR_IDS.map((id) => [COLOURS[id].hex, id]));

/** What people call `#rrggbb`: the one namer for names, texts, alt texts and drawings. */
export function nameColour(hex: string): ColourId {
  const exact = EXACT.get(hex.toLowerCase());
  if (exact) return exact;
  const [l, a, b] = oklab(hex);
  const chroma = Math.hypot(a, b);
  const isGrey = chroma < (l < 0.35 ? DARK_GREY : GREY);
  let best: ColourId = "grey";
  let least = Number.POSITIVE_INFINITY;
  for (const { id, at } of POINTS) {
    if (isGrey ? !WITHOUT_HUE.has(id) : chroma > TINTED && GREYS.has(id)) continue;
    if (id === "black" && chroma > COLOURED && l > SOOT) continue;
    const distance = (l - at[0]) ** 2 * 0.8 + ((a - at[1]) ** 2 + (b - at[2]) ** 2) * 2.2;
    if (distance < least) [best, least] = [id, distance];
  }
  return best;
}

/** What a colour is called on a garment: what is denim blue is just blue, and so is denim of any blue that has a name of its own. */
export function nameColourOn({ material }: Pick<Kind, "material">, hex: string): ColourId {
  const name = nameColour(hex);
  if (name === "denim-blue") return "blue";
  return material === "denim" && name === "petrol" ? "blue" : name;
}
