import type { Words } from "./entry.ts";

/**
 * Words that turn what follows (or, for `after`, what stands before) into something unwanted. `firm` ones are about a whole
 * list ("I hate jeans, hoodies and caps"), the others about the next thing only, until "and a …" starts something new.
 */
export const NEGATIONS: readonly {
  id: "no" | "firm" | "allergy" | "but-not" | "double" | "after";
  words: Words;
}[] = [
  {
    id: "no",
    words: {
      en: "no|not|without|nothing|nothin|nuthin|nope|nah|wout|withut|witout|minus|never|none|zero|non|no more|not too|neither|nor|n t|w o|sans|aint|isnt|not a fan of|not into|not keen on|not a big fan of|not really into|not any|not in the mood for",
      es: "no|sin|nada de|nunca|jamas|ni|tampoco|nada|ningun|ninguna|ninguno",
      fr: "pas de|pas d|sans|aucun|aucune|ni|rien de|jamais|jamais de|pas|pas trop|plus de",
      de: "kein|keine|keinen|keiner|keinem|keinerlei|ohne|nicht|nichts|nix|nie|niemals|nimmer|weder|bloss nicht|ned|net|nid|koa|koan",
      it: "niente|senza|non|mica|nessun|nessuno|nessuna|mai|ne|no|nulla di|neanche|nemmeno|neppure",
      pt: "sem|nao|nada de|nunca|nem|nenhum|nenhuma|nada",
      other: "geen|zonder|niet|без|не",
    },
  },
  {
    id: "firm",
    words: {
      en: "hate|hates|h8|hatin|dnt want|dnt like|dislike|dislikes|avoid|avoiding|skip|skipping|cant stand|cannot stand|cant wear|cannot wear|dont want|do not want|doesnt want|dont like|do not like|doesnt like|didnt like|dont wear|do not wear|doesnt wear|never wear|dont you dare suggest|dont you dare|dont even suggest|dont even|dont suggest|do not suggest|dont recommend|do not recommend|dont include|dont use|dont put|dont give me|dont make me wear|dont feel like|wont wear|refuse|refuses|sick of|tired of|bored of|fed up with|over it with|rather not|would rather not|loathe|detest|despise|ditch|leave out|leave off|stay away from|steer clear of|keep away from|anything except|excluding|exclude|instead of|rather than|ban|banned|no to|not allowed|prohibited|forbidden|must not|mustnt|cannot be|cant be|shouldnt|should not|please no|stop suggesting|enough of|allergic reaction to|hold the|lose the|hater of|not wearing|dont own|cant do|dont do",
      es: "odio|odia|evitar|evita|detesto|no quiero|no me gusta|no me gustan|no soporto|no uso|no llevo|no puedo llevar|no me pongas|harta de|harto de|excepto|menos|salvo|en lugar de|en vez de|prohibido|prohibidos|cansada de|cansado de|nada que sea",
      fr: "je deteste|deteste|eviter|evite|evitez|je n aime pas|n aime pas|aime pas|je ne veux pas|ne veux pas|veux pas|je ne porte pas|ne porte jamais|ras le bol|marre de|surtout pas|sauf|hormis|au lieu de|plutot que|interdit|interdits|je ne supporte pas|supporte pas|ne supporte pas",
      de: "hasse|hasst|mag keine|mag kein|mag keinen|mag nicht|vermeide|vermeiden|auf keinen fall|will keine|will kein|will keinen|mochte keine|mochte kein|mochte keinen|trage keine|trage kein|trage nie|ungern|satt|ausser|statt|anstatt|verboten|bitte nicht|bitte keine|bitte kein|verzichten auf|verzichte auf|nicht tragen",
      it: "odio|odia|evitare|evita|detesto|non voglio|non mi piace|non mi piacciono|non sopporto|non indosso|non porto|stufa di|stufo di|tranne|eccetto|salvo|invece di|al posto di|vietato|vietati",
      pt: "odeio|odeia|evitar|evite|detesto|nao quero|nao gosto|nao gosto de|nao suporto|nao uso|nao visto|exceto|menos|salvo|em vez de|proibido|proibidos|cansada de|cansado de|farta de|farto de",
      other: "haat|nenavizhu|ненавижу",
    },
  },
  {
    id: "allergy",
    words: {
      en: "allergic to|allergy to|im allergic to|intolerant to|sensitive to|reacts to|react to|break out from|rash from|rash with|itch from|sensitivity to|hives from|allergies to|eczema from",
      es: "alergica a|alergico a|alergia a|alergia al|alergica al|alergico al|soy alergica|soy alergico",
      fr: "allergique a|allergique au|allergique aux|allergie a|allergie au|allergique",
      de: "allergisch gegen|allergisch auf|allergie gegen|vertrage keine|vertrage kein|allergisch",
      it: "allergica a|allergico a|allergica alla|allergico alla|allergia a|allergia alla|allergico|allergica",
      pt: "alergica a|alergico a|alergia a|alergia ao|alergica|alergico",
      other: "allergisch voor|аллергия на",
    },
  },
  {
    id: "but-not",
    words: {
      en: "anything but|everything but|anything besides|anything other than|other than|except|except for|apart from|aside from|besides|all but|but not|just not|only not",
      es: "cualquier cosa menos|todo menos|lo que sea menos|pero no|menos el|menos la|excepto",
      fr: "tout sauf|n importe quoi sauf|mais pas",
      de: "alles ausser|nur nicht|aber nicht|bloss nicht|nur kein|nur keine|nur keinen|aber kein|aber keine|aber keinen",
      it: "tutto tranne|qualsiasi cosa tranne|ma non|tutto ma non",
      pt: "tudo menos|qualquer coisa menos|mas nao|menos o|menos a",
    },
  },
  {
    id: "double",
    words: {
      en: "not against|nothing against|dont mind|do not mind|doesnt mind|wouldnt mind|not opposed to|no problem with|no objection to|not that i hate|dont hate|do not hate|dont dislike|not averse to|no issue with|not allergic to|not bothered by|happy with|fine with|ok with|okay with|cant say no to|cant go without|not without|never without|wouldnt say no to|no need to avoid|dont avoid|do not avoid|dont skip|never say no to|not only|no less than|dont leave out|cant live without|nothing beats|nothing but|nothing wrong with|no matter|not just|no idea|no clue|not sure|dont know|do not know|nothing to wear|no time|why not|no dress code|not a thing to wear|no plans|no rush|not much time|if not|whether or not|no worries|no big deal|have no|no one|nobody|dont care|not picky|no preference|no preferences|not long|not far|no one will|not yet|not decided|cant decide|dont forget|do not forget|cant wait",
      es: "no me importa|no me molesta|no tengo nada contra|nada en contra de|no sin mi|no odio|no solo|no se|no tengo nada que ponerme|nada que ponerme|no tengo ni idea",
      fr: "rien contre|je n ai rien contre|ca ne me derange pas|pas sans|ne deteste pas|pas seulement|ne sais pas|sais pas|rien a me mettre|aucune idee|pourquoi pas",
      de: "nichts gegen|habe nichts gegen|nicht ohne|kein problem mit|hasse nicht|nicht nur|macht mir nichts aus|weiss nicht|nichts anzuziehen|keine ahnung|keine idee",
      it: "niente contro|nulla contro|non mi dispiace|non odio|non senza|non solo|non so|niente da mettermi|nessuna idea",
      pt: "nada contra|nao me importo com|nao odeio|nao sem|nao so|nao sei|nada para vestir|nao faco ideia",
    },
  },
  {
    id: "after",
    words: {
      en: "free|are out|is out|are a no|is a no|not please|are not an option|is not an option|off the table|not allowed|are banned|is banned|bother me|bothers me|makes me itch|make me itch|gives me a rash|give me a rash|dont suit me|doesnt suit me|are not for me|is not for me|are a no go|is a no go|no thanks|no thank you|are forbidden|is forbidden|have to stay home|stays home|irritates my skin|irritate my skin|is dirty|are dirty|is in the wash|are in the wash|in the wash|in the laundry|is at the cleaners|at the dry cleaners|has a hole|no longer fits|doesnt fit|dont fit|are ripped|is ripped|hurt my feet|are prohibited|kill my feet|not my thing|isnt my thing|arent my thing",
      es: "no gracias|me dan alergia|me da alergia|me pica|me pican|no me va|esta sucio|esta sucia|estan sucios|esta en la lavadora",
      fr: "non merci|me grattent|me gratte|ne me va pas|est sale|sont sales|est au lavage|a la lessive",
      de: "geht gar nicht|gehen gar nicht|kommt nicht in frage|kommen nicht in frage|mag ich nicht|will ich nicht|trage ich nicht|ist schmutzig|ist in der wasche|sind in der wasche|kratzt|nein danke|frei",
      it: "no grazie|mi prude|mi pizzica|non mi sta|e sporco|e sporca|in lavatrice|da lavare",
      pt: "nao obrigado|nao obrigada|me da alergia|me coca|esta sujo|esta suja|esta para lavar",
    },
  },
];

/** Words that say something is wanted; they also end a list of unwanted things. */
export const WISHES: readonly { id: "must" | "like" | "only"; words: Words }[] = [
  {
    id: "must",
    words: {
      en: "must use|must wear|must have|must include|have to wear|has to be|needs to include|need to wear|want to wear|really want to wear|gotta wear|wanna wear|build around|build an outfit around|around my|around the|insist on|include my|include the|keep my|keep the|use my|use the|wear my|wearing my|with my|in my|style my|pair my|based on|using my|featuring|show off my|feature my|id like to wear|would like to wear|planning to wear|going to wear|will wear|bringing my|incorporate|centred on|starring|wear the|wearing the|rock my|dying to wear|going with my|put on my|can i wear|should i wear|could i wear|work with my|goes with my|go with my|match my|matches my|what goes with",
      es: "quiero ponerme|quiero llevar|quiero usar|tengo que llevar|con mi|con mis|ponerme mi|usar mi|llevar mi|incluye|alrededor de|combinar mi|si o si",
      fr: "je veux porter|veux porter|veux mettre|je veux mettre|avec mon|avec ma|avec mes|porter mon|porter ma|porter mes|mettre mon|mettre ma|mettre mes|autour de|absolument|inclure|associer mon|associer ma",
      de: "mochte tragen|will tragen|mochte anziehen|will anziehen|unbedingt|mit meiner|mit meinem|mit meinen|meine|meinen|meinem|muss tragen|rund um",
      it: "voglio indossare|voglio mettere|vorrei indossare|vorrei mettere|con il mio|con la mia|con i miei|con le mie|indossare il mio|indossare la mia|mettere il mio|mettere la mia|abbinare|per forza",
      pt: "quero usar|quero vestir|com meu|com minha|com meus|com minhas|com o meu|com a minha|usar meu|usar minha|usar o meu|usar a minha|combinar|tenho que usar|incluir",
    },
  },
  {
    id: "like",
    words: {
      en: "love|loves|luv|lov|like|likes|prefer|prefers|want|wants|wanna|favourite|favorite|fave|adore|into|ideally|preferably|something|some|maybe|how about|would like|id like|give me|looking for|hoping for|in the mood for|feel like|feeling|obsessed with|theme|dress code|i want|need|needs|wear|wearing|bring|add|yes to|instead|please wear|try|go for|show me|pick",
      es: "me encanta|me encantan|me gusta|me gustan|quiero|prefiero|quisiera|adoro|algo|busco|necesito|amo",
      fr: "j adore|j aime|adore|je veux|veux|je voudrais|voudrais|prefere|je prefere|plutot|quelque chose|cherche|aimerais",
      de: "liebe|mag|mochte|will|bevorzuge|gern|gerne|lieber|am liebsten|etwas|was in|suche|brauche|hatte gern",
      it: "adoro|amo|mi piace|mi piacciono|voglio|vorrei|preferisco|qualcosa|cerco|preferirei",
      pt: "adoro|amo|gosto de|gosto|quero|prefiro|queria|gostaria|algo|preciso|procuro",
    },
  },
  {
    id: "only",
    words: {
      en: "only|exclusively|nothing but|all in|head to toe in|entirely|strictly",
      es: "solo|solamente|unicamente|todo de",
      fr: "uniquement|seulement|que du|tout en|rien que",
      de: "nur|ausschliesslich|ganz in|komplett in",
      it: "solo|soltanto|tutto in",
      pt: "so|somente|apenas|tudo em",
    },
  },
];

/** Where one thought ends and another begins inside a sentence. */
export const TURNS: Words = {
  en: "but|however|though|although|yet|because|cause|cuz|since|so|while|whereas|otherwise|then|also|plus|anyway|even|if|when|which|who|where|just",
  es: "pero|aunque|porque|sin embargo|entonces|ademas|tambien|mientras|si|cuando",
  fr: "mais|cependant|car|parce|donc|alors|aussi|puis|quoique|si|quand",
  de: "aber|jedoch|obwohl|weil|denn|dann|sondern|trotzdem|auch|wenn|falls|nur",
  it: "ma|pero|perche|quindi|anche|poi|invece|se|quando",
  pt: "mas|porem|porque|entao|tambem|embora|depois|se|quando",
};

/** Between two garments: "jeans, just not with a hoodie". */
export const WITH: Words = {
  en: "with|together|alongside|under|over|paired",
  es: "con|junto",
  fr: "avec",
  de: "mit|zu|zusammen",
  it: "con|insieme",
  pt: "com|junto",
};
export const AND: Words = {
  en: "and|or|nor|n",
  es: "y|e|o|u|ni",
  fr: "et|ou|ni",
  de: "und|oder|noch",
  it: "e|ed|o|ne",
  pt: "e|ou|nem",
};

/** Words that begin a fresh thing after "and": "no jeans and a nice shirt". */
export const ARTICLES: Words = {
  en: "a|an|some|my|the|something|i|make|give",
  es: "un|una|unos|unas|mi|mis|algo|el|la|los|las",
  fr: "un|une|mon|ma|mes|quelque|le|la|les",
  de: "ein|eine|einen|mein|meine|meinen|etwas",
  it: "un|una|uno|il|la|mio|mia|qualcosa",
  pt: "um|uma|meu|minha|algo|o|a",
};

/** Asks for clothes as such, with no occasion named. */
export const DRESSING: Words = {
  en: "wear|wearing|outfit|outfits|dress me|dressed|clothes|clothing|look|style|styling|fashion|ootd|put on|fit check|wardrobe|closet|fits|attire|drip|ensemble|get dressed|garment|garments|layers|what should i put on|what goes with|match|pair|dressing|dress up|dress code|lewk|fit idea|get up|costume|should i throw on|something to throw on|cover up|look good|look nice|look sharp|look professional|look presentable|look smart",
  es: "ropa|ponerme|pongo|vestirme|vestir|visto|outfit|conjunto|llevar|atuendo|look|estilo|vestimenta|me pongo|usar|modelito|prendas|armario",
  fr: "porter|tenue|tenues|m habiller|habiller|vetements|mettre|look|fringues|style|outfit|m habille|garde robe|mets|je porte|enfiler",
  de: "anziehen|tragen|outfit|outfits|kleidung|klamotten|ziehe|zieh|trage|look|anzieh|stil|kleiden|kleiderschrank|style",
  it: "indossare|vestirmi|vestire|vestiti|mi vesto|mettermi|metto|mi metto|outfit|look|abbigliamento|stile|mettere|guardaroba|completino",
  pt: "vestir|roupa|roupas|usar|visto|look|outfit|traje|me vestir|por|estilo|conjunto|guarda roupa|armario|coloco",
  other:
    "aantrekken|dragen|kleren|kleding|ubrac|ubrać|надеть|одеть|одеться|одежда|носить|服|着る|着て|着れば|着たら|コーデ|服装|穿|穿搭|穿什么|입을|입어|입지|옷|코디|ألبس|ارتدي|ملابس|giymeli|giyeyim|kıyafet|kiyafet|φορεσω|ללבוש|पहनना|पहनूं|klader|ta pa mig|tøj",
};
