import type { LookPhrases } from "../../phrasebook.ts";

export const looks: LookPhrases = {
  garment: {
    tailoring: "tailoring|tailored pieces",
    collared: "collar|collars|collared shirt",
  },
  pattern: {
    patterned:
      "pattern|patterns|patterned|print|prints|printed|busy prints|loud prints|graphic|graphics|logo|logos|slogan",
  },
  mood: {
    bright:
      "bright colours|bright colors|bright|loud colours|loud colors|neon|vivid|flashy colours",
    dark: "dark colours|dark colors|dark|moody colours|dark tones|darker",
    neutral:
      "neutral|neutrals|neutral colours|neutral colors|muted|earth tones|earthy|monochrome|muted colours",
    pastel: "pastel|pastels|soft colours|soft colors",
    colourful: "colourful|colorful|pop of colour|pop of color|lots of colour|lots of color|rainbow",
  },
  feature: {
    tight:
      "tight|tight clothes|tight fitting|skintight|clingy|bodycon|figure hugging|skinny|fitted|body hugging|restrictive|constricting",
    loose: "loose|loose fitting|baggy|oversized|flowy|relaxed fit|roomy|slouchy|wide",
    sleeves: "sleeves|sleeve|sleeved",
    sleeveless: "sleeveless|bare shoulders|bare arms|strapless|off the shoulder|straps",
    "short-sleeves": "short sleeves|short sleeve|short sleeved",
    "long-sleeves":
      "long sleeves|long sleeve|long sleeved|arms covered|cover my arms|covers my arms|cover the arms",
    "bare-legs": "bare legs|legs out|show my legs|bare knees|above the knee|short hemline",
    covered:
      "modest|modestly|modesty|covered|cover up|covered up|cover everything|coverage|conservative|conservatively|hijabi|tznius|tzniut|nothing revealing|long sleeves and long trousers|fully covered|head to toe|cover my legs|cover my knees|knees covered|shoulders covered|cover my shoulders|uv protection|sun protection|mosquitoes|ticks|nettles|sunburn easily|burn easily",
    hood: "hood|hoods|hooded",
    layers: "layer|layers|layering|layered",
    itchy: "itchy|scratchy|itches",
  },
};
