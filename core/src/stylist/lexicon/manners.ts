import type { Words } from "./entry.ts";

/** Dress codes that people name outright; each sets the formality band. */
export const DRESS_CODES: readonly { id: string; code: readonly [number, number]; words: Words }[] =
  [
    {
      id: "white tie",
      code: [5, 5],
      words: {
        en: "white tie|full evening dress|white tie and tails",
        es: "frac|etiqueta rigurosa|white tie",
        fr: "queue de pie|white tie|cravate blanche",
        de: "white tie|frack|grosser gesellschaftsanzug",
        it: "frac|white tie|cravatta bianca",
        pt: "casaca|white tie|rigor maximo",
      },
    },
    {
      id: "black tie",
      code: [5, 5],
      words: {
        en: "black tie|tuxedo event|black tie optional|evening formal|ultra formal|ballroom",
        es: "black tie|etiqueta|de etiqueta|esmoquin",
        fr: "black tie|tenue de soiree|cravate noire|smoking exige",
        de: "black tie|abendgarderobe|smoking pflicht|festliche abendgarderobe",
        it: "black tie|cravatta nera|abito da sera obbligatorio",
        pt: "black tie|traje de gala|traje a rigor|rigor",
      },
    },
    {
      id: "formal",
      code: [4, 5],
      words: {
        en: "formal|formalwear|very formal|formally|dressed to the nines|elegant|fancy|posh|suit and tie|dressy|glam|glamorous|classy|upscale|swanky",
        es: "formal|elegante|muy elegante|arreglada|arreglado|de gala",
        fr: "formel|formelle|elegant|elegante|tres chic|tenue habillee|diner habille|soiree habillee|assez habille|bien habille|plutot habille|chic",
        de: "formell|elegant|festlich|schick|vornehm|edel",
        it: "formale|elegante|molto elegante|raffinato|chic",
        pt: "formal|elegante|muito elegante|arrumada|chique|social",
      },
    },
    {
      id: "cocktail attire",
      code: [3, 4],
      words: {
        en: "cocktail attire|semi formal|semiformal|lounge suit|festive attire",
        es: "semiformal|traje coctel|vestimenta coctel",
        fr: "tenue cocktail|semi formel",
        de: "cocktailgarderobe|halbformell",
        it: "semi formale|abito da cocktail",
        pt: "esporte fino|passeio completo|semiformal",
      },
    },
    {
      id: "business formal",
      code: [4, 4],
      words: {
        en: "business formal|boardroom attire|business attire|business professional|corporate|suited",
        es: "formal de negocios|traje de negocios",
        fr: "tenue d affaires|tenue professionnelle",
        de: "business outfit|business formal|geschaftskleidung",
        it: "abbigliamento business|formale da ufficio",
        pt: "traje executivo|social completo",
      },
    },
    {
      id: "business casual",
      code: [3, 3],
      words: {
        en: "business casual|biz casual|biz cas|professional|professionally|business like|polished look|look polished|more polished|something polished|polished but|office appropriate|put together",
        es: "business casual|profesional|casual de negocios",
        fr: "business casual|professionnel|professionnelle|soigne",
        de: "business casual|professionell|seriös|serios|gepflegt",
        it: "business casual|professionale|curato",
        pt: "business casual|profissional|casual executivo",
      },
    },
    {
      id: "smart casual",
      code: [2, 3],
      words: {
        en: "smart casual|smart cas|dressy casual|smart|presentable|smartish|elevated casual|casual chic|business relaxed|upscale casual|sharp|neat|stylish",
        es: "smart casual|casual elegante|arreglado pero informal|arreglada pero informal",
        fr: "smart casual|chic decontracte|decontracte chic|casual chic",
        de: "smart casual|sportlich elegant|leger schick",
        it: "smart casual|casual elegante|elegante ma sportivo",
        pt: "smart casual|casual elegante|esporte fino casual|casual chique",
      },
    },
    {
      id: "casual",
      code: [1, 2],
      words: {
        en: "casual|casually|informal|laid back|laidback|relaxed|chill|low key|lowkey|everyday|simple|basic|down to earth|nothing fancy|nothing too fancy|not too formal|not formal|not too dressy|casual friday",
        es: "casual|informal|relajado|sencillo|de diario|nada formal|no muy formal",
        fr: "decontracte|decontractee|simple|tranquille|detendu|casual|pas trop habille|rien de formel",
        de: "leger|lassig|locker|casual|alltag|alltaglich|entspannt|nicht zu schick|ungezwungen",
        it: "casual|informale|semplice|rilassato|sportivo|niente di formale",
        pt: "casual|informal|descontraido|simples|dia a dia|nada formal|despojado",
      },
    },
    {
      id: "lounge",
      code: [0, 1],
      words: {
        en: "cosy clothes|loungewear|pajama day|pyjama day|comfy at home",
        es: "ropa de casa",
        fr: "tenue d interieur",
        de: "gammellook|hauskleidung",
        it: "da casa",
        pt: "roupa de casa",
      },
    },
  ];

export const COMFORT: Words = {
  en: "comfortable|comfy|comfort|cosy|cozy|snug|soft|easy to move|easy to move in|practical|sensory|sensory friendly|all day on my feet|on my feet|lots of walking|breathable|stretchy|long day|wheelchair|pregnant|breastfeeding|nursing|bump|recovering from surgery|sensitive skin|lightweight|airy",
  es: "comodo|comoda|comodidad|practico|embarazada|caminar mucho|comodos|transpirable",
  fr: "confortable|confort|a l aise|pratique|enceinte|douillet|marcher beaucoup",
  de: "bequem|komfortabel|gemutlich|praktisch|schwanger|kuschelig|viel laufen|luftig",
  it: "comodo|comoda|comodita|pratico|incinta|camminare tanto|traspirante",
  pt: "confortavel|conforto|pratico|gravida|aconchegante|andar muito|fresquinha",
};
export const WARMTH: Words = {
  en: "something warm|keep warm|stay warm|keep me warm|warm clothes|warm outfit|warm enough|always cold|get cold easily|feel the cold|wrap up warm|bundle up|toasty|warmer|run cold",
  es: "abrigado|abrigada|abrigarme|friolera|friolero|calentito",
  fr: "au chaud|chaudement|bien couvert|frileuse|frileux",
  de: "warm anziehen|warm halten|warme kleidung|friere schnell|frostbeule|etwas warmes|warmes",
  it: "caldo addosso|coprirmi bene|freddolosa|freddoloso|al caldo",
  pt: "agasalhado|agasalhada|friorenta|friorento|quentinho",
};
export const COOLNESS: Words = {
  en: "stay cool|keep cool|not overheat|overheat|sweat a lot|sweat easily|sweaty|always hot|run hot|hot flashes|hot flushes|hot flash|hot flush|menopause|light clothes|something light|airy",
  es: "sofocos|bochornos|sofocones|menopausia|fresca y ligera|ropa ligera|sudo mucho|ir fresca|ir fresco",
  fr: "bouffees de chaleur|bouffee de chaleur|menopause|leger|legere|vetements legers|transpire beaucoup",
  de: "hitzewallungen|hitzewallung|wechseljahre|leicht|luftig|schwitze schnell|schwitze viel|leichte kleidung",
  it: "vampate|vampata|menopausa|leggero|leggera|sudo molto|vestiti leggeri",
  pt: "caloroes|afrontamentos|fogachos|ondas de calor|menopausa|leve|roupa leve|suo muito",
};
export const VEGAN: Words = {
  en: "vegan|vegan only|cruelty free|no animal products|animal free",
  es: "vegano|vegana",
  fr: "vegan|vegane|vegetalien|vegetalienne",
  de: "vegan|vegane|veganer|veganerin",
  it: "vegano|vegana",
  pt: "vegano|vegana",
  other: "ヴィーガン|веган",
};

/** For whom, where it is somebody else. English pronouns follow the person's own word; everyone else is "they". */
export const OTHERS: readonly { id: string; pronoun: "he" | "she" | "they"; words: Words }[] = [
  {
    id: "husband",
    pronoun: "he",
    words: {
      en: "my husband|my hubby",
      es: "mi marido|mi esposo",
      fr: "mon mari",
      de: "mein mann|meinen mann",
      it: "mio marito",
      pt: "meu marido|meu esposo",
    },
  },
  {
    id: "wife",
    pronoun: "she",
    words: {
      en: "my wife|my wifey",
      es: "mi mujer|mi esposa",
      fr: "ma femme",
      de: "meine frau",
      it: "mia moglie",
      pt: "minha mulher|minha esposa",
    },
  },
  {
    id: "boyfriend",
    pronoun: "he",
    words: {
      en: "my boyfriend|my bf",
      es: "mi novio",
      fr: "mon copain|mon petit ami",
      de: "meinen freund|mein freund",
      it: "il mio ragazzo|mio ragazzo",
      pt: "meu namorado",
    },
  },
  {
    id: "girlfriend",
    pronoun: "she",
    words: {
      en: "my girlfriend|my gf",
      es: "mi novia",
      fr: "ma copine|ma petite amie",
      de: "meine freundin",
      it: "la mia ragazza|mia ragazza",
      pt: "minha namorada",
    },
  },
  {
    id: "partner",
    pronoun: "they",
    words: {
      en: "my partner|my spouse|my fiance|my fiancee|my date",
      es: "mi pareja",
      fr: "mon partenaire|ma partenaire",
      de: "mein partner|meine partnerin|meinen partner",
      it: "il mio partner|la mia partner",
      pt: "meu parceiro|minha parceira",
    },
  },
  {
    id: "son",
    pronoun: "he",
    words: {
      en: "my son|my boy|my grandson|my nephew",
      es: "mi hijo|mi nieto|mi sobrino",
      fr: "mon fils|mon neveu",
      de: "mein sohn|meinen sohn|mein neffe|meinen neffen",
      it: "mio figlio|mio nipote",
      pt: "meu filho|meu sobrinho",
    },
  },
  {
    id: "daughter",
    pronoun: "she",
    words: {
      en: "my daughter|my girl|my granddaughter|my niece",
      es: "mi hija|mi nieta|mi sobrina",
      fr: "ma fille|ma niece",
      de: "meine tochter|meine nichte",
      it: "mia figlia|mia nipote",
      pt: "minha filha|minha sobrinha",
    },
  },
  {
    id: "kid",
    pronoun: "they",
    words: {
      en: "my kid|my child|my kids|my teen|my teenager|my toddler|my baby",
      es: "mi nino|mi nina|mi bebe",
      fr: "mon enfant|mon bebe",
      de: "mein kind|mein baby",
      it: "il mio bambino|la mia bambina",
      pt: "meu bebe",
    },
  },
  {
    id: "dad",
    pronoun: "he",
    words: {
      en: "my dad|my father|my grandpa|my grandfather|my father in law|my uncle",
      es: "mi padre|mi papa|mi abuelo|mi suegro",
      fr: "mon pere|mon papa|mon grand pere",
      de: "mein vater|meinen vater|mein papa|mein opa|meinen opa",
      it: "mio padre|mio papa|mio nonno",
      pt: "meu pai|meu avo",
    },
  },
  {
    id: "mum",
    pronoun: "she",
    words: {
      en: "my mum|my mom|my mother|my grandma|my grandmother|my nan|my mother in law|my aunt|my auntie",
      es: "mi madre|mi mama|mi abuela|mi suegra",
      fr: "ma mere|ma maman|ma grand mere",
      de: "meine mutter|meine mama|meine oma",
      it: "mia madre|mia mamma|mia nonna",
      pt: "minha mae|minha avo",
    },
  },
  {
    id: "brother",
    pronoun: "he",
    words: {
      en: "my brother|my bro",
      es: "mi hermano",
      fr: "mon frere",
      de: "mein bruder|meinen bruder",
      it: "mio fratello",
      pt: "meu irmao",
    },
  },
  {
    id: "sister",
    pronoun: "she",
    words: {
      en: "my sister|my sis",
      es: "mi hermana",
      fr: "ma soeur",
      de: "meine schwester",
      it: "mia sorella",
      pt: "minha irma",
    },
  },
  {
    id: "friend",
    pronoun: "they",
    words: {
      en: "my friend|my mate|my best friend|my roommate|my flatmate|my colleague|my boss",
      es: "mi amigo|mi amiga",
      fr: "mon ami|mon amie|mon pote",
      de: "mein kumpel|meinen kumpel",
      it: "il mio amico|la mia amica",
      pt: "meu amigo|minha amiga",
    },
  },
];

/** Attempts to give the stylist other orders. */
export const INJECTION =
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|prompts?|above|previous|prior|guidelines)\b|\b(ignore|disregard|override|bypass)\b.{0,40}\b(rules|everything)\b|\b(system|developer|hidden|initial|original) (prompt|message|instructions?)\b|\b(you are now|act as (a|an|my) (ai|assistant|chatbot|terminal|translator|expert|pirate|python|linux)|pretend (to be|you are)|roleplay as|jailbreak|dan mode|developer mode|do anything now|reveal your|print your (prompt|instructions|system|rules)|repeat (the|your) (words|prompt|instructions)|api key|password|sudo|rm rf|drop table|select from|script alert|javascript|prompt injection)\b|\bignor(a|iere|ez|e) (todas|alle|toutes|tutte|as|las|les|le|die)\b.{0,30}\b(instrucciones|anweisungen|instructions|istruzioni|instrucoes)\b/;

/** Other jobs: what the sentence asks to be made or told is not clothes. */
export const OTHER_JOBS =
  /\b(write|compose|code|program|translate|solve|calculate|summari[sz]e|explain|debug|tell me (a joke|about|how)|sing|recite|generate|draw|paint me)\b.{0,30}\b(poem|essay|story|code|script|song|letter|email|joke|python|javascript|function|recipe|equation|article|report|homework|math|sentence|paragraph|haiku|speech|limerick|rap|novel|sql|program|translation|image of|picture of|history|theory|quantum)\b|\b(recipe|stock price|exchange rate|lottery|football score|capital of|president of|population of|square root|how many (people|planets|days|countries)|when (was|did)|what is the (capital|meaning|time|weather|best (phone|laptop|car))|weather (forecast )?(in|for|today|tomorrow)|bitcoin|how (do|to|can|should) (i )?(cook|make|fix|bake|install|build|get to|lose|hack|get .{0,20}out of|remove|wash|iron|fold|sew|mend|clean|dye|shrink)|what time|meaning of life|^who (is|was|won|invented)|hauptstadt|capitale? (de|d|di|von)|receta|rezept|recette|ricetta|receita|horoscope|news)\b/;

/** Words about bodies, which are answered about clothes. */
export const BODY_TALK =
  /\b((i am|im|i feel|feeling|look(ing)?|too|so|am i|do i look|make me look|makes me look|seem) (so |too |really |very |kinda |a bit |pretty )?(fat|skinny|chubby|ugly|huge|big|short|tall|old|bloated|thin|flat|overweight|obese|slim|slimmer|thinner|skinnier|taller|gross|disgusting|hideous|curvy|thick|large|smaller|plus size)|hide (my|the) (belly|stomach|tummy|hips|thighs|arms|legs|body|butt|bum|love handles|flat chest|bump|double chin|fat|muffin top|rolls|weight|scars?|figure)|my (fat|big|huge|ugly|flabby|chubby|wide|thick|flat|broad|saggy) (belly|stomach|tummy|hips|thighs|arms|legs|body|butt|bum|chest|shoulders|boobs|ankles)|(pear|apple|hourglass|rectangle|triangle) (shaped?|body|figure)|body (shape|type|image|fat)|slimming|flattering|flatter my|look (slimmer|thinner|skinnier|taller|less fat|younger|skinny)|gained (some |a lot of )?weight|lost (some |a lot of )?weight|weight gain|overweight|plus size|my (weight|figure|belly|tummy|thighs|stomach|boobs|butt)|hate my (body|legs|arms|belly|thighs|figure|stomach|hips)|muffin top|beer belly|dad bod|mom bod|petite|busty|flat chested|gorda|gordo|barriga|panza|adelgaz\w+|afinar|estilizar|ventre|mincir|amincissant|bauch|dick(e|er)? (bauch|beine|hufte|arme)|zu dick|fett|schlanker|grassa|grasso|pancia|snellire|snellente|barriguda|emagrec\w+|disfar[cz]ar|disimular)\b/;
