import type { Words } from "./entry.ts";

/** Wider words that stand for several kinds. */
export const GARMENT_GROUPS: readonly { id: string; words: Words }[] = [
  { id: "tailoring", words: { en: "tailoring|tailored pieces", fr: "tailoring" } },
  {
    id: "collared",
    words: { en: "collar|collars|collared shirt", es: "cuello camisero", de: "kragen" },
  },
];

/** What covers every pattern. */
export const PATTERN_GROUPS: readonly { id: string; words: Words }[] = [
  {
    id: "patterned",
    words: {
      en: "pattern|patterns|patterned|print|prints|printed|busy prints|loud prints|graphic|graphics|logo|logos|slogan",
      es: "estampado|estampados|dibujos|logos",
      fr: "imprime|imprimes|motif|motifs|logo|logos",
      de: "muster|gemustert|print|prints|aufdruck|logos",
      it: "fantasia|fantasie|stampa|stampe|loghi",
      pt: "estampa|estampas|estampado|logotipos",
    },
  },
];

/** Whole moods of colour. */
export const COLOUR_MOODS: readonly {
  id: "bright" | "dark" | "neutral" | "pastel" | "colourful";
  words: Words;
}[] = [
  {
    id: "bright",
    words: {
      en: "bright colours|bright colors|bright|loud colours|loud colors|neon|vivid|flashy colours",
      es: "colores vivos|colores llamativos|chillon|neon",
      fr: "couleurs vives|vif|fluo|couleurs criardes",
      de: "grelle farben|knallige farben|grell|neon|knallig",
      it: "colori vivaci|colori accesi|fluo|sgargiante",
      pt: "cores vivas|cores fortes|neon|chamativo",
    },
  },
  {
    id: "dark",
    words: {
      en: "dark colours|dark colors|dark|moody colours|dark tones|darker",
      es: "colores oscuros|tonos oscuros|oscuro",
      fr: "couleurs sombres|sombre|tons fonces",
      de: "dunkle farben|dunkel|dunkle tone",
      it: "colori scuri|toni scuri|scuro",
      pt: "cores escuras|tons escuros|escuro",
    },
  },
  {
    id: "neutral",
    words: {
      en: "neutral|neutrals|neutral colours|neutral colors|muted|earth tones|earthy|monochrome|muted colours",
      es: "neutros|colores neutros|tonos tierra",
      fr: "neutres|couleurs neutres|tons neutres",
      de: "neutral|neutrale farben|erdtone|gedeckte farben|monochrom",
      it: "neutri|colori neutri|toni della terra",
      pt: "neutros|cores neutras|tons terrosos",
    },
  },
  {
    id: "pastel",
    words: {
      en: "pastel|pastels|soft colours|soft colors",
      es: "pastel|colores pastel",
      fr: "pastel|tons pastel",
      de: "pastell|pastellfarben|pastelltone",
      it: "pastello|colori pastello",
      pt: "pastel|tons pasteis|cores pastel",
    },
  },
  {
    id: "colourful",
    words: {
      en: "colourful|colorful|pop of colour|pop of color|lots of colour|lots of color|rainbow",
      es: "colorido|de colores|mucho color",
      fr: "colore|coloree|multicolore",
      de: "bunt|farbenfroh|bunte|bunter",
      it: "colorato|colorata|variopinto",
      pt: "colorido|colorida",
    },
  },
];

/** Ways a garment sits, that people want or refuse. */
export const FEATURES: readonly {
  id:
    | "tight"
    | "loose"
    | "sleeves"
    | "sleeveless"
    | "short-sleeves"
    | "long-sleeves"
    | "bare-legs"
    | "covered"
    | "hood"
    | "zip"
    | "layers"
    | "itchy";
  words: Words;
}[] = [
  {
    id: "tight",
    words: {
      en: "tight|tight clothes|tight fitting|skintight|clingy|bodycon|figure hugging|skinny|fitted|body hugging|restrictive|constricting",
      es: "ajustado|ajustada|cenido|apretado|apretada",
      fr: "serre|moulant|moulante|pres du corps|serree",
      de: "eng|enge|enges|enganliegend|eng anliegend|knalleng",
      it: "stretto|aderente|attillato|aderenti|stretti",
      pt: "apertado|justo|colado|apertada|justa",
    },
  },
  {
    id: "loose",
    words: {
      en: "loose|loose fitting|baggy|oversized|flowy|relaxed fit|roomy|slouchy|wide",
      es: "suelto|holgado|ancho|suelta|holgada",
      fr: "ample|amples|large|fluide|vetements amples",
      de: "weit|weite|locker|oversize|weites|lockeres",
      it: "largo|ampio|morbido|larghi|comodo e largo",
      pt: "folgado|largo|solto|larga|folgada",
    },
  },
  {
    id: "sleeves",
    words: {
      en: "sleeves|sleeve|sleeved",
      es: "mangas",
      fr: "manches",
      de: "armel",
      it: "maniche",
      pt: "mangas",
    },
  },
  {
    id: "sleeveless",
    words: {
      en: "sleeveless|bare shoulders|bare arms|strapless|off the shoulder|straps",
      es: "sin mangas|tirantes|hombros descubiertos",
      fr: "sans manches|epaules nues|bretelles fines",
      de: "armellos|schulterfrei|armellose",
      it: "senza maniche|smanicato|spalle scoperte",
      pt: "sem mangas|ombros a mostra|alcinha",
    },
  },
  {
    id: "short-sleeves",
    words: {
      en: "short sleeves|short sleeve|short sleeved",
      es: "manga corta|mangas cortas",
      fr: "manches courtes",
      de: "kurze armel|kurzarmelig|kurzarm",
      it: "maniche corte",
      pt: "manga curta|mangas curtas",
    },
  },
  {
    id: "long-sleeves",
    words: {
      en: "long sleeves|long sleeve|long sleeved|arms covered|cover my arms|covers my arms|cover the arms",
      es: "manga larga|mangas largas|brazos cubiertos",
      fr: "manches longues|bras couverts",
      de: "lange armel|langarmelig|langarm",
      it: "maniche lunghe|braccia coperte",
      pt: "manga comprida|mangas compridas|manga longa|mangas longas",
    },
  },
  {
    id: "bare-legs",
    words: {
      en: "bare legs|legs out|show my legs|bare knees|above the knee|short hemline",
      es: "piernas descubiertas",
      fr: "jambes nues",
      de: "nackte beine",
      it: "gambe scoperte",
      pt: "pernas a mostra",
    },
  },
  {
    id: "covered",
    words: {
      en: "modest|modestly|modesty|covered|cover up|covered up|cover everything|coverage|conservative|conservatively|hijabi|tznius|tzniut|nothing revealing|long sleeves and long trousers|fully covered|head to toe|cover my legs|cover my knees|knees covered|shoulders covered|cover my shoulders|uv protection|sun protection|mosquitoes|ticks|nettles|sunburn easily|burn easily",
      es: "modesto|recatado|cubierto|cubierta|cubrir|hombros cubiertos|conservador",
      fr: "modeste|pudique|couvert|couverte|couvrant|couvrante|epaules couvertes|couvrir",
      de: "bedeckt|zuchtig|dezent bedeckt|konservativ|schultern bedeckt|bedecken",
      it: "modesto|coperto|coperta|coprente|spalle coperte|coprire",
      pt: "modesto|recatado|coberto|coberta|cobrir|ombros cobertos",
    },
  },
  {
    id: "hood",
    words: {
      en: "hood|hoods|hooded",
      es: "capucha",
      fr: "capuche",
      de: "kapuze|kapuzen",
      it: "cappuccio",
      pt: "capuz",
    },
  },
  {
    id: "layers",
    words: {
      en: "layer|layers|layering|layered",
      es: "capas",
      fr: "couches|superposition",
      de: "schichten|lagen|zwiebellook|zwiebelprinzip",
      it: "strati|a strati|a cipolla",
      pt: "camadas",
    },
  },
  {
    id: "itchy",
    words: {
      en: "itchy|scratchy|itches",
      es: "pica|que pican",
      fr: "gratte|qui gratte",
      de: "kratzig|kratzige|kratzt",
      it: "pizzica|che pizzica",
      pt: "pinica|que pica",
    },
  },
];
