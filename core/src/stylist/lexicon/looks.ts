import type { Words } from "./entry.ts";

/** Fibres and skins. `of` says what a material also is: denim is cotton; `animal` is what vegans leave out. */
export type Material = { id: string; of?: string; animal?: boolean; words: Words };

export const MATERIALS: readonly Material[] = [
  {
    id: "cotton",
    words: {
      en: "cotton|jersey knit|poplin|chambray|oxford cloth|twill|corduroy|cord|flannel|terry|seersucker",
      es: "algodon|pana|franela",
      fr: "coton|velours cotele|flanelle",
      de: "baumwolle|baumwoll|cord|flanell",
      it: "cotone|velluto a coste|flanella",
      pt: "algodao|flanela",
    },
  },
  {
    id: "denim",
    of: "cotton",
    words: { en: "denim", es: "denim|vaquero", fr: "denim", de: "denim", it: "denim", pt: "denim" },
  },
  {
    id: "wool",
    animal: true,
    words: {
      en: "wool|woollen|woolen|woolly|wooly|merino|lambswool|tweed|mohair|alpaca|angora|cable knit|shetland|fair isle|aran|worsted",
      es: "lana|merino|tweed|alpaca|angora",
      fr: "laine|merinos|tweed|alpaga|mohair|angora|feutre",
      de: "wolle|woll|merino|tweed|alpaka|mohair|angora|filz|loden",
      it: "lana|merino|tweed|alpaca|mohair|angora",
      pt: "lana|merino|tweed|alpaca|mohair",
    },
  },
  {
    id: "cashmere",
    of: "wool",
    animal: true,
    words: {
      en: "cashmere",
      es: "cachemira|cachemir",
      fr: "cachemire",
      de: "kaschmir|cashmere",
      it: "cashmere|cachemire",
      pt: "caxemira|cashmere",
    },
  },
  {
    id: "silk",
    animal: true,
    words: {
      en: "silk|silky|chiffon silk",
      es: "seda",
      fr: "soie",
      de: "seide|seiden",
      it: "seta",
      pt: "seda",
    },
  },
  {
    id: "leather",
    animal: true,
    words: {
      en: "leather|suede|nubuck",
      es: "cuero|piel|ante",
      fr: "cuir|daim",
      de: "leder|wildleder",
      it: "pelle|cuoio|camoscio",
      pt: "couro|camurca",
    },
  },
  {
    id: "down",
    animal: true,
    words: {
      en: "down filling|goose down|duck down|down filled|feathers",
      es: "plumon",
      fr: "duvet",
      de: "daunen|daune",
      it: "piuma d oca",
      pt: "penas",
    },
  },
  {
    id: "fur",
    animal: true,
    words: {
      en: "fur|real fur|shearling|sheepskin",
      es: "pieles",
      fr: "fourrure",
      de: "pelz|fell|lammfell",
      it: "pelliccia|montone",
      pt: "pele",
    },
  },
  {
    id: "linen",
    words: { en: "linen|hemp", es: "lino", fr: "lin", de: "leinen", it: "lino", pt: "linho" },
  },
  {
    id: "polyester",
    words: {
      en: "polyester|synthetic|synthetics|nylon|acrylic|plastic|spandex|lycra|elastane|viscose|man made fabric|man made fabrics|fleece fabric",
      es: "poliester|sintetico|sinteticos|acrilico|nailon",
      fr: "polyester|synthetique|synthetiques|acrylique|nylon",
      de: "polyester|synthetik|kunstfaser|kunstfasern|acryl|nylon",
      it: "poliestere|sintetico|sintetici|acrilico|nylon",
      pt: "poliester|sintetico|sinteticos|acrilico|nylon",
    },
  },
  {
    id: "satin",
    words: { en: "satin", es: "saten|raso", fr: "satin", de: "satin", it: "raso", pt: "cetim" },
  },
  {
    id: "velvet",
    words: {
      en: "velvet|velour",
      es: "terciopelo",
      fr: "velours",
      de: "samt",
      it: "velluto",
      pt: "veludo",
    },
  },
  {
    id: "lace",
    words: {
      en: "lace|lacy",
      es: "encaje",
      fr: "dentelle",
      de: "spitze",
      it: "pizzo",
      pt: "renda",
    },
  },
];

export type Pattern = { id: string; words: Words };

export const PATTERNS: readonly Pattern[] = [
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
  {
    id: "stripes",
    words: {
      en: "stripe|stripes|striped|stripy|breton|pinstripe|pinstriped",
      es: "rayas|de rayas|a rayas",
      fr: "rayures|raye|rayee|a rayures",
      de: "streifen|gestreift|gestreifte|gestreiftes|ringel",
      it: "righe|a righe",
      pt: "riscas|listras|listrado|listrada",
    },
  },
  {
    id: "check",
    words: {
      en: "check|checked|checkered|plaid|tartan|gingham|houndstooth|argyle",
      es: "cuadros|a cuadros",
      fr: "carreaux|a carreaux|vichy|ecossais",
      de: "karo|kariert|karierte|kariertes|karos",
      it: "quadri|a quadri|scozzese",
      pt: "xadrez|quadrados",
    },
  },
  {
    id: "floral",
    words: {
      en: "floral|florals|flowery|flower print|botanical|tropical print|hawaiian|paisley",
      es: "flores|floral|de flores",
      fr: "fleurs|fleuri|a fleurs|fleurie",
      de: "blumen|geblumt|blumenmuster|geblumtes|florale",
      it: "fiori|a fiori|floreale",
      pt: "flores|floral|florido",
    },
  },
  {
    id: "animal",
    words: {
      en: "leopard|leopard print|animal print|zebra|zebra print|snake print|snakeskin|tiger print|cheetah|cow print|giraffe",
      es: "leopardo|animal print|cebra|estampado animal",
      fr: "leopard|imprime animal|zebre",
      de: "leopard|leo|leoprint|leopardenmuster|zebra|animalprint|tiermuster",
      it: "leopardato|animalier|zebrato",
      pt: "oncinha|animal print|leopardo|zebra",
    },
  },
  {
    id: "dots",
    words: {
      en: "polka dot|polka dots|dotted|dots|spotted",
      es: "lunares|de lunares",
      fr: "pois|a pois",
      de: "punkte|gepunktet|gepunktetes|tupfen",
      it: "pois|a pois",
      pt: "bolinhas|poas|de bolinhas",
    },
  },
  {
    id: "camo",
    words: {
      en: "camo|camouflage|tie dye|tiedye|tie-dye|colour block|color block|sequin|sequins|sequinned|glitter|neon print|abstract print|geometric",
      es: "camuflaje|lentejuelas|tie dye",
      fr: "camouflage|paillettes|tie dye",
      de: "camouflage|pailletten|batik|tarnmuster",
      it: "mimetico|paillettes|tie dye",
      pt: "camuflado|lantejoulas|tie dye",
    },
  },
];

/**
 * Colours by name, after the CSS names and the everyday names of the XKCD colour survey (2010). `family` is what a person
 * means by the wider word: "no blue" leaves out navy too.
 */
export type ColourName = {
  id: string;
  family: string;
  hex: string;
  /** Tints that people call by the same name though they lie nearer to white or cream. */
  tints?: readonly string[];
  words: Words;
};

export const COLOURS: readonly ColourName[] = [
  {
    id: "white",
    family: "white",
    hex: "#fafafa",
    words: {
      en: "white|whites",
      es: "blanco|blancos",
      fr: "blanc|blanche|blancs",
      de: "weiss|weisse",
      it: "bianco|bianchi",
      pt: "branco|brancos",
    },
  },
  {
    id: "cream",
    family: "white",
    hex: "#f3ebd6",
    words: {
      en: "cream|ivory|off white|ecru|eggshell|oatmeal|bone",
      es: "crema|marfil|crudo",
      fr: "creme|ivoire|ecru",
      de: "creme|elfenbein|cremefarben|ecru",
      it: "crema|avorio|panna",
      pt: "creme|marfim|cru",
    },
  },
  {
    id: "black",
    family: "black",
    hex: "#151517",
    words: {
      en: "black|jet black|all black|blk|goth",
      es: "negro|negros",
      fr: "noir|noire|noirs",
      de: "schwarz|schwarze",
      it: "nero|neri",
      pt: "preto|negro|pretos",
    },
  },
  {
    id: "grey",
    family: "grey",
    hex: "#8b8e93",
    tints: ["#c6c9cd", "#dcdee1"],
    words: {
      en: "grey|gray|greys|grays|heather|marl|silver",
      es: "gris|grises|plateado",
      fr: "gris|grise|argent",
      de: "grau|graue|silber|silbern",
      it: "grigio|grigi|argento",
      pt: "cinza|cinzento|prata|prateado",
    },
  },
  {
    id: "charcoal",
    family: "grey",
    hex: "#3b3e43",
    words: {
      en: "charcoal|anthracite|slate|graphite|dark grey|dark gray|gunmetal",
      es: "gris oscuro|antracita",
      fr: "anthracite|gris fonce",
      de: "anthrazit|dunkelgrau",
      it: "antracite|grigio scuro",
      pt: "grafite|antracite|cinza escuro",
    },
  },
  {
    id: "navy",
    family: "blue",
    hex: "#1f2d52",
    words: {
      en: "navy|navy blue|midnight blue|dark blue|midnight",
      es: "azul marino|marino|azul oscuro",
      fr: "bleu marine|marine|bleu fonce|bleu nuit",
      de: "marineblau|dunkelblau|navy|nachtblau|marine",
      it: "blu navy|blu scuro|blu notte|navy",
      pt: "azul marinho|marinho|azul escuro",
    },
  },
  {
    id: "indigo",
    family: "blue",
    hex: "#2f3d66",
    words: {
      en: "indigo|dark wash|dark denim",
      es: "indigo|anil",
      fr: "indigo",
      de: "indigo",
      it: "indaco",
      pt: "indigo",
    },
  },
  {
    id: "blue",
    family: "blue",
    hex: "#2e64b5",
    words: {
      en: "blue|blues|cobalt|royal blue|sapphire|denim blue|azure|electric blue",
      es: "azul|azules|azul electrico",
      fr: "bleu|bleue|bleus|bleu roi",
      de: "blau|blaue|konigsblau|kobaltblau",
      it: "blu|azzurro|blu elettrico",
      pt: "azul|azuis|azul royal",
    },
  },
  {
    id: "light blue",
    family: "blue",
    hex: "#a6c3e3",
    tints: ["#d3e5f2", "#cfe6ea"],
    words: {
      en: "light blue|baby blue|sky blue|pale blue|powder blue|ice blue",
      es: "celeste|azul claro|azul cielo",
      fr: "bleu clair|bleu ciel|bleu pale",
      de: "hellblau|himmelblau|babyblau",
      it: "celeste|azzurro chiaro",
      pt: "azul claro|azul bebe|azul celeste",
    },
  },
  {
    id: "denim blue",
    family: "blue",
    hex: "#6c8db8",
    words: {
      en: "denim blue|steel blue|dusty blue|mid blue|faded blue",
      es: "azul vaquero|azul acero",
      fr: "bleu jean|bleu gris",
      de: "jeansblau|taubenblau|stahlblau",
      it: "blu jeans|carta da zucchero",
      pt: "azul jeans|azul aco",
    },
  },
  {
    id: "teal",
    family: "green",
    hex: "#17727a",
    words: {
      en: "teal|petrol|peacock",
      es: "verde azulado|petroleo",
      fr: "bleu canard|petrole|sarcelle",
      de: "petrol|blaugrun",
      it: "ottanio|petrolio",
      pt: "verde azulado|azul petroleo|petroleo",
    },
  },
  {
    id: "turquoise",
    family: "blue",
    hex: "#3fbfc0",
    words: {
      en: "turquoise|aqua|cyan|aquamarine",
      es: "turquesa",
      fr: "turquoise",
      de: "turkis",
      it: "turchese",
      pt: "turquesa",
    },
  },
  {
    id: "green",
    family: "green",
    hex: "#2f9a4c",
    tints: ["#dcf1da", "#b5e0b8"],
    words: {
      en: "green|greens|emerald|bottle green|forest green|dark green|kelly green|neon green",
      es: "verde|verdes|esmeralda",
      fr: "vert|verte|verts|emeraude|vert sapin",
      de: "grun|grune|smaragd|dunkelgrun|smaragdgrun",
      it: "verde|verdi|smeraldo",
      pt: "verde|verdes|esmeralda",
    },
  },
  {
    id: "olive",
    family: "green",
    hex: "#6a6b3a",
    words: {
      en: "olive|olive green|army green|moss|khaki green",
      es: "verde oliva|oliva",
      fr: "olive|vert olive|kaki",
      de: "oliv|olivgrun|khakigrun|moosgrun",
      it: "oliva|verde oliva|verde militare",
      pt: "verde oliva|verde militar|oliva",
    },
  },
  {
    id: "sage",
    family: "green",
    hex: "#a9ba9d",
    words: {
      en: "sage|mint|mint green|pistachio|seafoam|sage green",
      es: "menta|verde menta|verde agua|salvia",
      fr: "menthe|sauge|vert d eau",
      de: "mint|salbei|mintgrun|salbeigrun",
      it: "menta|salvia|verde acqua",
      pt: "menta|salvia|verde agua|verde menta",
    },
  },
  {
    id: "red",
    family: "red",
    hex: "#c4232d",
    words: {
      en: "red|reds|scarlet|crimson|cherry red|ruby|bright red",
      es: "rojo|rojos|colorado|escarlata",
      fr: "rouge|rouges|ecarlate",
      de: "rot|rote|knallrot|rubinrot",
      it: "rosso|rossi|scarlatto",
      pt: "vermelho|vermelhos|encarnado",
    },
  },
  {
    id: "burgundy",
    family: "red",
    hex: "#6d1f33",
    words: {
      en: "burgundy|maroon|wine|wine red|oxblood|bordeaux|claret|merlot|garnet|dark red",
      es: "burdeos|granate|borgona|vino tinto|guinda|bordo",
      fr: "bordeaux|grenat|lie de vin",
      de: "bordeaux|weinrot|burgunder|bordeauxrot|dunkelrot",
      it: "bordeaux|bordo|vinaccia|granata",
      pt: "bordo|vinho|grena|borgonha",
    },
  },
  {
    id: "pink",
    family: "pink",
    hex: "#f096b4",
    tints: ["#fbdfe8", "#f7cdd9"],
    words: {
      en: "pink|pinks|hot pink|fuchsia|magenta|blush|rose|dusty pink|salmon|baby pink",
      es: "rosa|rosas|rosado|fucsia",
      fr: "rose|roses|fuchsia|rose poudre",
      de: "rosa|pink|pinke|fuchsia|altrosa|magenta",
      it: "rosa|fucsia|rosa cipria",
      pt: "rosa|cor de rosa|fucsia|pink",
    },
  },
  {
    id: "coral",
    family: "orange",
    hex: "#f2785c",
    words: {
      en: "coral|peach|apricot",
      es: "coral|melocoton|durazno",
      fr: "corail|peche|abricot|saumon",
      de: "koralle|korallenrot|pfirsich|apricot|lachs",
      it: "corallo|pesca|albicocca",
      pt: "coral|pessego|salmao",
    },
  },
  {
    id: "orange",
    family: "orange",
    hex: "#ef8a2c",
    words: {
      en: "orange|oranges|tangerine|burnt orange",
      es: "naranja|naranjas",
      fr: "orange",
      de: "orange",
      it: "arancione|arancio",
      pt: "laranja",
    },
  },
  {
    id: "rust",
    family: "orange",
    hex: "#a9522d",
    words: {
      en: "rust|terracotta|copper|brick|brick red|cinnamon",
      es: "teja|terracota|oxido|ladrillo",
      fr: "rouille|terracotta|brique|cuivre",
      de: "rost|terrakotta|rostrot|ziegelrot|kupfer",
      it: "ruggine|terracotta|mattone",
      pt: "ferrugem|terracota|tijolo",
    },
  },
  {
    id: "yellow",
    family: "yellow",
    hex: "#f3c93a",
    tints: ["#fdf2b8"],
    words: {
      en: "yellow|yellows|lemon|canary|gold|golden|sunshine yellow",
      es: "amarillo|amarillos|dorado",
      fr: "jaune|jaunes|dore",
      de: "gelb|gelbe|gold|golden|zitronengelb",
      it: "giallo|gialli|oro|dorato",
      pt: "amarelo|amarelos|dourado",
    },
  },
  {
    id: "mustard",
    family: "yellow",
    hex: "#c99a2b",
    words: {
      en: "mustard|ochre|saffron",
      es: "mostaza|ocre",
      fr: "moutarde|ocre",
      de: "senf|senfgelb|ocker",
      it: "senape|ocra",
      pt: "mostarda|ocre",
    },
  },
  {
    id: "brown",
    family: "brown",
    hex: "#6b4a30",
    words: {
      en: "brown|browns|chocolate|coffee brown|espresso|chestnut|mocha|cocoa",
      es: "marron|marrones|cafe oscuro|chocolate|castano",
      fr: "marron|brun|brune|chocolat",
      de: "braun|braune|schokobraun|dunkelbraun",
      it: "marrone|marroni|cioccolato",
      pt: "marrom|castanho|marrons",
    },
  },
  {
    id: "camel",
    family: "brown",
    hex: "#c19a6b",
    words: {
      en: "camel|tan|caramel|cognac|toffee",
      es: "camel|camello|caramelo|cuero",
      fr: "camel|fauve|caramel",
      de: "camel|cognac|karamell|kamel",
      it: "cammello|cuoio|cognac",
      pt: "caramelo|camelo|bege escuro",
    },
  },
  {
    id: "beige",
    family: "beige",
    hex: "#d8c7a6",
    words: {
      en: "beige|khaki|sand|stone|taupe|nude|straw|biscuit|greige",
      es: "beige|arena|caqui|beis",
      fr: "beige|sable|taupe",
      de: "beige|sand|sandfarben|khaki|taupe",
      it: "beige|sabbia|kaki|tortora",
      pt: "bege|areia|caqui",
    },
  },
  {
    id: "purple",
    family: "purple",
    hex: "#6d3f98",
    words: {
      en: "purple|violet|plum|aubergine|eggplant|mauve",
      es: "morado|violeta|purpura|ciruela",
      fr: "violet|violette|pourpre|prune|aubergine",
      de: "lila|violett|purpur|pflaume|aubergine",
      it: "viola|porpora|prugna|melanzana",
      pt: "roxo|violeta|purpura|ameixa",
    },
  },
  {
    id: "lilac",
    family: "purple",
    hex: "#c3aedb",
    tints: ["#e5def3"],
    words: {
      en: "lilac|lavender|periwinkle",
      es: "lila|lavanda",
      fr: "lilas|lavande|mauve",
      de: "flieder|lavendel",
      it: "lilla|lavanda",
      pt: "lilas|lavanda",
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
