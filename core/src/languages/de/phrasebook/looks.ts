import type { LookPhrases } from "../../phrasebook.ts";

export const looks: LookPhrases = {
  garment: {
    tailoring: "",
    collared: "kragen",
  },
  pattern: {
    patterned: "muster|gemustert|print|prints|aufdruck|logos",
  },
  mood: {
    bright: "grelle farben|knallige farben|grell|neon|knallig",
    dark: "dunkle farben|dunkel|dunkle tone",
    neutral: "neutral|neutrale farben|erdtone|gedeckte farben|monochrom",
    pastel: "pastell|pastellfarben|pastelltone",
    colourful: "bunt|farbenfroh|bunte|bunter",
  },
  feature: {
    tight: "eng|enge|enges|enganliegend|eng anliegend|knalleng",
    loose: "weit|weite|locker|oversize|weites|lockeres",
    sleeves: "armel",
    sleeveless: "armellos|schulterfrei|armellose",
    "short-sleeves": "kurze armel|kurzarmelig|kurzarm",
    "long-sleeves": "lange armel|langarmelig|langarm",
    "bare-legs": "nackte beine",
    covered: "bedeckt|zuchtig|dezent bedeckt|konservativ|schultern bedeckt|bedecken",
    hood: "kapuze|kapuzen",
    layers: "schichten|lagen|zwiebellook|zwiebelprinzip",
    itchy: "kratzig|kratzige|kratzt",
  },
};
