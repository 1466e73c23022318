import type { Kind } from "./garment.ts";
import {
  brimmed,
  drawBeanie,
  drawBeret,
  drawBucket,
  drawCap,
  drawHeadband,
  drawHeadscarf,
  drawHelmet,
} from "./hats.ts";

type Tag = Omit<Kind, "draw" | "slot">;

const hat = (draw: Kind["draw"], tag: Tag): Kind => ({ slot: "head", hair: "hat", ...tag, draw });

export const HEADWEAR: readonly Kind[] = [
  hat(drawCap, {
    name: "cap",
    words: ["baseball cap", "dad cap", "trucker cap", "visor", "running cap", "snapback"],
    colour: "#2f4a6b",
  }),
  hat(drawBeanie, {
    name: "beanie",
    words: [
      "wool hat",
      "knit hat",
      "knitted hat",
      "bobble hat",
      "woolly hat",
      "toque",
      "winter hat",
      "watch cap",
      "beanie hat",
    ],
    colour: "#b5483f",
    material: "knit",
  }),
  hat(brimmed(true), {
    name: "straw hat",
    words: [
      "sun hat",
      "sunhat",
      "panama",
      "panama hat",
      "wide-brimmed hat",
      "wide-brim hat",
      "boater",
      "floppy hat",
      "wide brim hat",
      "wide-brim sun hat",
    ],
    colour: "#e3c58e",
  }),
  hat(brimmed(false), {
    name: "felt hat",
    words: ["fedora", "trilby", "hat", "cowboy hat", "homburg", "stetson", "bowler"],
    colour: "#6b4f3a",
  }),
  hat(drawBucket, { name: "bucket hat", words: ["rain hat", "fishing hat"], colour: "#8a8f6a" }),
  hat(drawBeret, {
    name: "beret",
    words: ["flat cap", "newsboy cap", "baker boy cap", "bakerboy cap"],
    colour: "#8c2f3b",
  }),
  hat(drawHeadscarf, {
    name: "headscarf",
    words: ["hijab", "head scarf", "headwrap", "head wrap", "turban"],
    colour: "#4c6a78",
    hair: "covered",
  }),
  hat(drawHeadband, {
    name: "headband",
    words: [
      "sweatband",
      "hair band",
      "hairband",
      "head band",
      "bandana",
      "earmuffs",
      "ear warmers",
      "ear warmer",
    ],
    colour: "#d9583f",
    hair: undefined,
  }),
  hat(drawHelmet, {
    name: "helmet",
    words: ["bike helmet", "ski helmet", "cycling helmet"],
    colour: "#3a4552",
  }),
];
