import type { MaterialId } from "../../wardrobe/materials.ts";
import type { PatternId } from "../../wardrobe/patterns.ts";
import type { Pattern } from "../cloth/patterns.ts";

/** Words for patterns, as stems that a word begins with. */
const PATTERN_STEMS: readonly (readonly [stem: string, pattern: PatternId])[] = [
  ["pinstrip", "pinstriped"],
  ["pin-strip", "pinstriped"],
  ["strip", "striped"],
  ["breton", "striped"],
  ["gingham", "gingham"],
  ["houndstooth", "houndstooth"],
  ["dogtooth", "houndstooth"],
  ["tartan", "tartan"],
  ["plaid", "checked"],
  ["check", "checked"],
  ["flannel", "checked"],
  ["windowpane", "checked"],
  ["polka", "polka-dot"],
  ["dot", "polka-dot"],
  ["spot", "polka-dot"],
  ["floral", "floral"],
  ["flower", "floral"],
  ["botanical", "tropical"],
  ["paisley", "paisley"],
  ["tropical", "tropical"],
  ["hawaiian", "tropical"],
  ["aloha", "tropical"],
  ["palm-print", "tropical"],
  ["leaf-print", "tropical"],
  ["camo", "camouflage"],
  ["leopard", "leopard"],
  ["animal-print", "animal"],
  ["cheetah", "leopard"],
  ["tie-dye", "tie-dye"],
  ["tiedye", "tie-dye"],
  ["colour-block", "colour-block"],
  ["color-block", "colour-block"],
  ["colourblock", "colour-block"],
  ["colorblock", "colour-block"],
  ["argyle", "argyle"],
  ["fair-isle", "fair-isle"],
  ["nordic", "fair-isle"],
  ["herringbone", "herringbone"],
  ["tweed", "herringbone"],
  ["star-print", "print"],
  ["starry", "print"],
  ["graphic", "graphic"],
  ["print", "print"],
  ["logo", "logo"],
  ["pattern", "print"],
  ["embroider", "embroidered"],
  ["slogan", "slogan"],
];

const MATERIAL_STEMS: readonly (readonly [stem: string, material: MaterialId])[] = [
  ["denim", "denim"],
  ["knit", "knit"],
  ["wool", "wool"],
  ["cashmere", "cashmere"],
  ["cable", "knit"],
  ["leather", "leather"],
  ["suede", "suede"],
  ["quilt", "down"],
  ["padded", "down"],
  ["corduroy", "corduroy"],
  ["cord", "corduroy"],
  ["velvet", "velvet"],
  ["satin", "satin"],
  ["silk", "silk"],
  ["lace", "lace"],
  ["sequin", "sequin"],
  ["glitter", "sequin"],
  ["sparkl", "sequin"],
  ["fleece", "fleece"],
  ["sherpa", "fleece"],
  ["teddy", "fleece"],
  ["shearling", "shearling"],
];

const stemmed = <T>(stems: readonly (readonly [string, T])[], word: string): T | undefined =>
  stems.find(([stem]) => word.startsWith(stem))?.[1];

export const patternNamed = (word: string): PatternId | undefined =>
  word.startsWith("lace-") ? undefined : stemmed(PATTERN_STEMS, word);
export const materialNamed = (word: string): MaterialId | undefined =>
  word.startsWith("lace-") ? undefined : stemmed(MATERIAL_STEMS, word);

/** How the picture's description calls a pattern. */
export const PATTERN_WORDS: Record<Pattern, string> = {
  solid: "",
  print: "printed",
  stripes: "striped",
  verticals: "striped",
  pinstripe: "pinstriped",
  check: "checked",
  gingham: "gingham",
  houndstooth: "houndstooth",
  dots: "polka-dot",
  floral: "floral",
  tropical: "leaf-print",
  camouflage: "camouflage",
  leopard: "leopard-print",
  tiedye: "tie-dyed",
  colourblock: "colour-blocked",
  argyle: "argyle",
  fairisle: "Fair Isle",
  herringbone: "herringbone",
  stars: "star-print",
};
