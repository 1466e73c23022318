import type { Material } from "../cloth/cloth.ts";
import type { Pattern } from "../cloth/patterns.ts";

/** Words for patterns, as stems that a word begins with. */
const PATTERN_STEMS: readonly (readonly [stem: string, pattern: Pattern])[] = [
  ["pinstrip", "pinstripe"],
  ["pin-strip", "pinstripe"],
  ["strip", "stripes"],
  ["breton", "stripes"],
  ["gingham", "gingham"],
  ["houndstooth", "houndstooth"],
  ["dogtooth", "houndstooth"],
  ["tartan", "check"],
  ["plaid", "check"],
  ["check", "check"],
  ["flannel", "check"],
  ["windowpane", "check"],
  ["polka", "dots"],
  ["dot", "dots"],
  ["spot", "dots"],
  ["floral", "floral"],
  ["flower", "floral"],
  ["botanical", "tropical"],
  ["paisley", "floral"],
  ["tropical", "tropical"],
  ["hawaiian", "tropical"],
  ["aloha", "tropical"],
  ["palm-print", "tropical"],
  ["leaf-print", "tropical"],
  ["camo", "camouflage"],
  ["leopard", "leopard"],
  ["animal-print", "leopard"],
  ["cheetah", "leopard"],
  ["tie-dye", "tiedye"],
  ["tiedye", "tiedye"],
  ["colour-block", "colourblock"],
  ["color-block", "colourblock"],
  ["colourblock", "colourblock"],
  ["colorblock", "colourblock"],
  ["argyle", "argyle"],
  ["fair-isle", "fairisle"],
  ["nordic", "fairisle"],
  ["herringbone", "herringbone"],
  ["tweed", "herringbone"],
  ["star-print", "stars"],
  ["starry", "stars"],
  ["graphic", "print"],
  ["print", "print"],
  ["logo", "print"],
  ["pattern", "print"],
  ["embroider", "print"],
  ["slogan", "print"],
];

const MATERIAL_STEMS: readonly (readonly [stem: string, material: Material])[] = [
  ["denim", "denim"],
  ["knit", "knit"],
  ["wool", "plain"],
  ["cashmere", "knit"],
  ["cable", "knit"],
  ["leather", "leather"],
  ["suede", "leather"],
  ["quilt", "quilted"],
  ["padded", "quilted"],
  ["corduroy", "corduroy"],
  ["cord", "corduroy"],
  ["velvet", "plain"],
  ["satin", "satin"],
  ["silk", "satin"],
  ["lace", "lace"],
  ["sequin", "sequin"],
  ["glitter", "sequin"],
  ["sparkl", "sequin"],
  ["fleece", "fleece"],
  ["sherpa", "fleece"],
  ["teddy", "fleece"],
  ["shearling", "fleece"],
];

const stemmed = <T>(stems: readonly (readonly [string, T])[], word: string): T | undefined =>
  stems.find(([stem]) => word.startsWith(stem))?.[1];

export const patternNamed = (word: string): Pattern | undefined =>
  word.startsWith("lace-") ? undefined : stemmed(PATTERN_STEMS, word);
export const materialNamed = (word: string): Material | undefined =>
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
  dots: "spotted",
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
