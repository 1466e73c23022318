import type { KindId } from "../../wardrobe/kinds.ts";
import type { Drawing } from "./garment.ts";
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
import {
  drawBalaclava,
  drawBandana,
  drawBobbleHat,
  drawCowboyHat,
  drawEarMuffs,
  drawFascinator,
  drawHairClip,
  drawKippah,
  drawNiqab,
  drawTopHat,
  drawTrapper,
  drawTurban,
  drawVeil,
} from "./more-hats.ts";

const hat = (draw: Drawing["draw"], colour: string, tag: Partial<Drawing> = {}): Drawing => ({
  slot: "head",
  hair: "hat",
  colour,
  ...tag,
  draw,
});

/** What leaves the hair as it is. */
const onHair = (draw: Drawing["draw"], colour: string): Drawing =>
  hat(draw, colour, { hair: undefined });

export const HEADWEAR = {
  hat: hat(brimmed(false), "#6b4f3a"),
  cap: hat(drawCap, "#2f4a6b"),
  "flat-cap": hat(drawBeret, "#7a6f5a", { pattern: "herringbone" }),
  beanie: hat(drawBeanie, "#b5483f", { material: "knit" }),
  "bobble-hat": hat(drawBobbleHat, "#c4473a", { material: "knit" }),
  "trapper-hat": hat(drawTrapper, "#6a5a45"),
  balaclava: hat(drawBalaclava, "#33363e", { material: "knit", hair: "covered" }),
  "ear-muffs": onHair(drawEarMuffs, "#e6d9c3"),
  beret: hat(drawBeret, "#8c2f3b"),
  "bucket-hat": hat(drawBucket, "#8a8f6a"),
  "sun-hat": hat(brimmed(true), "#e3c58e"),
  "straw-hat": hat(brimmed(true), "#e3c58e"),
  "panama-hat": hat(brimmed(true), "#efe3c8"),
  fedora: hat(brimmed(false), "#4a4238"),
  "top-hat": hat(drawTopHat, "#1b1c22"),
  "cowboy-hat": hat(drawCowboyHat, "#a8794a"),
  headband: onHair(drawHeadband, "#d9583f"),
  headscarf: hat(drawHeadscarf, "#4c6a78", { hair: "covered" }),
  hijab: hat(drawHeadscarf, "#6a7f8c", { hair: "covered" }),
  niqab: hat(drawNiqab, "#1f1f25", { hair: "covered" }),
  turban: hat(drawTurban, "#b0532f", { hair: "covered" }),
  bandana: hat(drawBandana, "#a82f36"),
  veil: onHair(drawVeil, "#fbfaf7"),
  kippah: onHair(drawKippah, "#2b3a67"),
  fascinator: onHair(drawFascinator, "#8c2f5a"),
  "hair-clip": onHair(drawHairClip, "#c9a04a"),
  "swim-cap": hat(drawBeanie, "#2f5f8c", { hair: "covered" }),
  "hair-net": hat(drawBeanie, "#e9edf0", { hair: "covered" }),
  "bee-veil": hat(brimmed(true), "#f2efe2"),
  helmet: hat(drawHelmet, "#3a4552"),
  "head-torch": onHair(drawHeadband, "#3a3d46"),
} satisfies Partial<Record<KindId, Drawing>>;
