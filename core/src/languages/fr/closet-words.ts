import type { ClosetWords } from "../closet-words.ts";

/** French of France, Belgium, Switzerland, Québec and the Antilles. */
export const closetWords: ClosetWords = {
  said: {
    "sports-bra": "soutien gorge de sport|soutif de sport",
    tee: "tish|ticheurte|t shirts|tee shirts|camisole de coton|teeshirt|chandail a manches courtes|t shirt oversize|gilet a manches courtes|maillot a manches courtes",
    "tank-top":
      "marcel blanc|top a bretelles|chemisette sans manches|debardeurs|top sans manches en coton|tank",
    "long-sleeve-tee":
      "t shirt manches longues|tee shirt manches longues|chandail a manches longues|sous pull|sous-pull|maillot manches longues|t shirt a manches longues",
    "crop-top": "bedaine|top court|brassiere top|cropped",
    "base-layer":
      "sous pull technique|combine|combines|damart|maillot thermique|chandail thermique|t shirt thermique|premiere couche|haut damart|sous vetement chaud|maillot de corps chaud|tee shirt thermique",
    "running-top":
      "t shirt de sport|t shirt technique|t shirt respirant|tee shirt technique|maillot de running|t shirt running|chandail de sport",
    "football-shirt":
      "maillot|maillots|maillot psg|maillot om|maillot ol|chandail de hockey|chandail du canadien|maillot de basket|gilet du canadien|gilet de hockey|maillot de hand|maillot de l equipe|maillot de foot du psg",
    "polo-shirt": "lacoste|polo manches courtes|polo a manches courtes",
    shirt:
      "chemise carreautee|chemise a carreaux|liquette|chemise blanche|chemise rayee|chemise en coton|surchemise fine|chemise hawai|chemise homme",
    "dress-shirt":
      "chemise de costume|chemise mousquetaire|chemise a poignets mousquetaires|chemise de ceremonie|chemise de ville|chemise propre",
    "flannel-shirt":
      "chemise de chasse|chemise carreautee en flanelle|chemise bucheron|chemise flanelle",
    "short-sleeve-shirt": "chemisettes|chemise manches courtes|chemise manche courte",
    blouse:
      "chemisiers|chemisier blanc|lavalliere chemisier|blouse brodee|chemise de femme|blousante|cache coeur|cache-coeur",
    tunic: "tunique fleurie|liquette longue|tuniques",
    sweater:
      "chandail|tricote|pull over|pull marin|gros pull|gros pull camionneur|pull fin|pull en laine|tricot laine|chandail de laine|coton laine|lainage|pullaud|pull laine|pulls|gilet de laine ferme",
    turtleneck:
      "col roule|sous pull col roule|pull col roule|chandail a col roule|col cheminee|col montant|sous pull noir|tortue|chandail col roule",
    "crew-neck-sweater": "chandail col rond|pull rond",
    "aran-sweater":
      "pull a torsades|pull marin breton|pull fisherman|pull torsades|pull irlandais torsade",
    "fair-isle-sweater": "pull norvegien|pull islandais|pull nordique|jacquard",
    "christmas-sweater": "pull moche|pull de noel moche|chandail de noel|chandail laid",
    cardigan:
      "gilet|gilet boutonne|gilet de laine|gilet en laine|gilet fin|gilet gris|gilet noir|veste en laine fine|cardi|gilet leger|jaquette de laine|veste en maille|veste en tricot|gilet tricote|paletot de laine|petit gilet|gilet court|veste de laine",
    "chunky-cardigan":
      "gilet long en laine|gros gilet|grosse veste en laine|gilet long|gros gilet en laine",
    hoodie:
      "kangourou|chandail a capuchon|coton ouate a capuchon|sweat capuche|pull a capuche|sweat a capuche noir|coton ouate a capuche|pull capuche|ouate a capuche",
    sweatshirt:
      "coton ouate|coton ouaté|chandail en coton ouate|sweat shirt|sweats|training haut|crewneck|pull de sport|sweat de sport",
    fleece:
      "polaires|micropolaire|veste polaire|polaire decathlon|laine polaire|gilet polaire|pull polaire|chandail polaire|moumoutte polaire|polarfleece",
    "quarter-zip": "pull camionneur|camionneur|col camionneur|pull col zippe|demi zip",
    "track-jacket":
      "haut de survet|haut de jogging|veste de jogging|veste de sport|veste adidas|coupe sport|haut de training|veste de training",
    waistcoat: "gilet de complet|gilet costume|gilet de costard|gilet tailleur|veston sans manches",
    gilet:
      "gilet fluo|gilet jaune de securite|gilet reflechissant|gilet haute visibilite|gilet de securite|gilet fluo|gilet jaune|gilet de securite|gilet reflechissant|gilet haute visibilite|gilet sans manches|gilet matelasse|veste sans manches|doudoune sans manche|bodywarmers|gilet de berger|gilet de chasse|gilet multipoche|veste sans manche|veste pilote sans manches",
    overshirt: "sur chemise|surchemises|chemise veste|chemise epaisse",
    jacket:
      "blouson|petite veste|veste courte|veste legere|jaquet|veste mi saison|veste sans col|manteau leger|blouson leger|blouson d ete",
    blazer:
      "veston|vestons|veste de blazer|veston sport|veste de tailleur homme|blazer croise|veste chic|veste a epaulettes|veston noir",
    "suit-jacket":
      "veste de complet|veston de complet|veste de costard|costume veste|veste du costume|haut de costume|veste tailleur|veston de costume",
    "trouser-suit":
      "ensemble tailleur|tailleur noir|tailleur jupe|complet femme|tailleur jupe ensemble",
    suit: "costume trois pieces|costume noir|costume cravate|ensemble assorti|complet veston",
    coat: "paletot|pelisse|manteau long|manteau mi long|manteau rouge|manteau noir|manteau chaud|pardosse|manteaux|manteau droit",
    overcoat: "manteau d homme|pardessus en laine|grand manteau|paletot long|loden",
    "duffle-coat": "duffle coat|kabig|duffle",
    "trench-coat": "gabardine|trenchcoat|imper beige|burberry",
    raincoat:
      "imper|kway|k-way|k way orange|cire jaune|cire|cape de pluie|veste impermeable|coupe vent impermeable|impers|manteau de pluie|impermeable jaune|suroit|guy cotten|veste etanche|veste de quart|hardshell|veste gore tex|shell",
    "rain-poncho": "cape de velo|cape de pluie|poncho impermeable",
    "puffer-jacket":
      "doudounes|doudoune legere|manteau de duvet|manteau en duvet|blouson matelasse|doudoune courte|anorak matelasse|parka matelassee|moncler|bomber matelasse|manteau quebecois|blouson doudoune",
    "puffer-coat":
      "manteau long en duvet|manteau duvet long|manteau kanuk|kanuk|gros manteau kanuk|gros manteau|gros manteau d hiver|manteau d hiver|manteau doudoune|doudoune mi longue",
    parka: "parka a capuche|manteau parka|canada goose|parkas|parka doublee|parka d hiver",
    "ski-jacket": "manteau de ski|anorak de ski|manteau court de ski|blouson ski",
    "ski-suit":
      "suit de neige|habit de neige|suit de ski doo|suit de skidoo|combi de ski|combinaison de neige|habit de motoneige|combipilote|suit de motoneige",
    windbreaker:
      "coupe-vent|coupe vents|veste coupe vent|veste de velo|veste de running|blouson coupe vent|bise vent",
    "denim-jacket":
      "veste jean|jaquette de jeans|coat de jeans|manteau de jeans|veste en denim|veste de jeans|blouson jean|jean veste|coat en jeans|veste jeans",
    "leather-jacket":
      "blouson cuir|veste cuir|manteau de cuir|coat de cuir|veste en simili|jaquette en cuir|jacket de cuir",
    "bomber-jacket": "blouson bomber|bombers|teddy bomber|blouson aviateur leger|bomber a patchs",
    "field-jacket": "veste kaki|veste army|veste treillis|veste de l armee",
    "utility-jacket":
      "bleu de travail veste|veste de chantier|veste atelier|bourgeron|veste bleu de travail|veste de securite",
    "suede-jacket": "veste daim|blouson en daim|veste en suede|blouson en peau",
    "shearling-coat":
      "veste en peau retournee|canadienne|bombardier|peau lainee|manteau mouton|veste mouton|blouson aviateur",
    "teddy-coat":
      "manteau moumoute|veste moumoute|manteau peluche|veste sherpa|teddy coat|manteau en minou",
    "faux-fur-coat": "fausse fourrure|manteau de fourrure|moumoute|fourrure",
    cape: "houppelande|pelerine|cape en laine",
    bathrobe:
      "sortie de bain|robe de chambre en laine|jaquette de chambre|kimono de nuit|deshabille",
    apron: "tabliers|devantiere|tablier de cuisine",
    "lab-coat": "blouse blanche|sarrau|blouse de labo|blouse medicale|tablier blanc",
    "chef-jacket": "veste de cuistot|veste de chef|veste de cuisinier",
    dress:
      "petite robe|robe a fleurs|robe a pois|robe madras|robe patineuse|robe trapeze|robe blanche|robe pagne|robette|robe boheme courte",
    "maxi-dress": "robe boheme|robe maxi|robe longue fleurie",
    "mini-dress": "robe courte moulante|robe bustier courte|mini robe noire|robe mini",
    "cocktail-dress":
      "petite robe de soiree|robe a sequins|robe a paillettes|robe de fete|robe bustier|robe cocktail",
    "evening-gown":
      "robe du soir|robe de gala|robe de bal de finissants|robe de graduation|robe de graduee",
    "sheath-dress": "robe crayon|robe moulante|robe tailleur|robe de bureau",
    "slip-dress": "robe satinee|robe lingerie|robe de soie|robe en satin",
    sundress: "robe a bretelles|robe soleil|bain de soleil|robe soleil a fleurs",
    "maternity-dress": "robe de maternite|robe femme enceinte",
    kaftan: "boubou|gandoura|djellaba|caftan marocain|takchita|abaya coloree|robe boubou",
    thobe: "kamis|qamis|jellaba homme|gandoura homme",
    "pinafore-dress": "robe salopette|chasuble|jumper robe",
    jumpsuit: "combi|combi pantalon|combinaison pantalon|combinaison elegante|combipantalon",
    playsuit: "combi short|combishorts|combinaison courte|barboteuse courte",
    dungarees: "salopette en jean|salopettes|salopette jean|overalls",
    overalls: "salopette de travail|salopette de chantier|cotte a bretelles|combinaison de peintre",
    boilersuit: "combi de travail|combinaison de mecano|bleu de mecano|salopette de mecanicien",
    tracksuit:
      "survet|survets|jogging ensemble|training complet|ensemble jogging|ensemble de jogging|survetement complet|ensemble molletonne",
    pyjamas: "pyj|pyjamas|pj|pyjama a pattes|pijama|jaquette de nuit pyjama|pyjama a pattes d ours",
    nightdress: "nuisette|jaquette de nuit|robe de nuit|liquette de nuit|chemise nuit",
    onesie: "grenouillere|kigurumi|combinaison licorne|pyjama combinaison|pyjama une piece",
    trousers:
      "futal|falzar|culottes longues|pantalons|pantalon fluide|pantalon elastique|pantalon taille elastique|pantalon en toile|pantalon droit|pantalons propres|culottes|grimpant|fute|pantalon souple|pantalon thermique",
    "tailored-trousers":
      "pantalon de ville|pantalon habille noir|pantalon chic|pantalon cigarette|pantalon de tailleur|pantalons propres noirs|pantalon propre noir|pantalon propre|pantalon classique|pantalon en laine|pantalon carotte|pantalon de bureau|pantalon 7 8 habille",
    "suit-trousers":
      "pantalon de complet|pantalon de costard|costume pantalon|bas de costume|pantalon du costume|pantalon costume",
    jeans:
      "jean brut|jean bleu|jean noir|levis|blue jean|jean doublé|jeans doubles|jean delave|mom jean|jean boyfriend|jean mom|jean double|pantalon en jean|pantalon de jean|jean de travail",
    "skinny-jeans": "jeans skinny|jean moulant|jeggings jean|jean slim noir",
    "wide-leg-jeans": "jean baggy|jean wide leg|jean ample|jeans larges|jean oversize",
    "flared-jeans":
      "jean pattes d eph|jean flare|jean bootcut|pattes d elephant|pat d eph|jean patte d eph|patte deph",
    "ripped-jeans": "jean destroy|jean a trous|jeans troues|jean dechire aux genoux|jean abime",
    corduroys: "velours cotele|pantalon velours cotele|pantalon cotele|pantalon en velours cotele",
    "cargo-trousers":
      "treillis|baggy cargo|pantalon a poches|cargo|pantalon militaire|pantalon army",
    joggers:
      "jogging|joggings|pantalon de survet|pantalon mou|linge mou|pantalon en coton ouate|jogger|bas de jogging|pantalon de coton ouate|jogging a elastique|pantalon molletonne|pantalon de training",
    "tracksuit-bottoms":
      "bas de survet|training|pantalon de training|pantalon de survetement|pantalon adidas|survet bas",
    leggings:
      "leggins|legging doublé|leggings doubles|caleçon long de sport|legging de sport|collant de sport|leggings minces|legging brillant|collants sans pied|cuissard long",
    "running-tights": "legging de running|collant long|legging de course",
    "thermal-leggings":
      "caleçon long|calecons longs|combines longues|collant thermique|collant chaud|bas de combine",
    "hiking-trousers":
      "pantalon de rando|pantalon de montagne|pantalon de trek|pantalon modulable|pantalon deperlant|pantalon d escalade|pantalon outdoor",
    "work-trousers":
      "pantalon de chantier|bleu de travail pantalon|pantalon de job|pantalon de travail noir|pantalon multipoche|pantalon de securite|pantalon de cuisine|pantalon de cuisinier",
    "ski-trousers": "fuseau|fuseau de ski|pantalon ski|salopette de ski",
    "snow-trousers": "salopette de neige|pantalons de neige",
    "pyjama-bottoms": "pantalon pyjama|bas pyjama|short de pyjama",
    "harem-trousers": "saroual|sarouels|pantalon bouffant|aladin",
    shorts:
      "culotte courte|culottes courtes|short court|mini short|mini-short|shorty|short fluide|bermudas courts",
    "bermuda-shorts": "bermudas|bermuda en jean|bermuda en toile|pantacourt court|bermuda marine",
    "denim-shorts":
      "short jean|short en denim|short jeans|shorts en jeans|bermuda jean|culottes courtes en jeans",
    "sports-shorts":
      "short de foot|short de basket|short running|short de gym|short de course|culotte de sport|cuissettes|short de tennis|short de rugby",
    "cycling-shorts": "cycliste|cyclistes|cuissards|short cyclisme|cuissard de velo|legging court",
    "swim-shorts":
      "short de plage|bermuda de bain|maillot short|maillot bermuda|caleçon de bain|boardshort|costume de bain homme",
    skirt:
      "jupon long|jupe patineuse|jupe volante|jupe portefeuille|jupe a volants|jupes|jupe a fleurs|jupe fluide|jupe en velours|jupe a carreaux",
    "maxi-skirt":
      "jupe maxi|jupe boheme|jupe longue a patchs|jupe gitane|jupe longue en coton|jupe longue en soie|jupe longue plissee",
    "mini-skirt": "jupe courte|jupe en jean courte|jupe mini|jupe tres courte",
    "pencil-skirt": "jupe droite|jupe tube|jupe fourreau|jupe crayon marine|jupe de tailleur",
    "tulle-skirt": "jupon tulle|jupe de danseuse",
    culottes: "jupe culotte|jupe-culottes",
    shoes:
      "godasses|souliers propres|tatanes|grolles|chaussures fermees|chaussures a scratch|souliers fermes|chaussure de ville",
    sneakers:
      "tennis|espadrilles de sport|shoes de sport|baskets blanches|chaussures de sport|souliers de course|chaussures de tennis|pantoufles de gym|air force|jordan|jordans|stan smith|converse|vans|sneaker|nike air|veja|vejas|air max|adidas|baskets a scratch|chaussures de gym|pantoufles de sport|basket",
    "canvas-shoes":
      "tennis en toile|baskets en toile|bensimon|bensimons|superga|tennis de toile|victoria|feiyue|souliers de toile|converses",
    "running-shoes":
      "running blancs|espadrilles de course|chaussures de trail|baskets running|souliers de course a pied|baskets de sport de course|chaussures de jogging|shoes de course",
    "hiking-boots":
      "chaussures de marche montantes|bottes de marche|bottes de randonnee|bottes de rando|grosses chaussures|souliers de marche|godillots|chaussures montagne|bottines de randonnee",
    boots:
      "boots camel|botte|bottes plates|bottes en suede|bottes en cuir|bottes noires|boots noires|bottes longues",
    "ankle-boots":
      "boots a talon plat|low boots|bottines plates|boots courtes|bottillons|bottines en cuir|bottines a boucles|botillon|petites bottes",
    "combat-boots":
      "doc martens|dr martens|bottes d armee|rangers noires|boots militaires|bottes de l armee|martens",
    "work-boots":
      "bottes de construction|bottes a cap|bottes a cap d acier|bottes cap d acier|bottes de job|coquees|chaussures coquees|chaussures de chantier|bottes a embout d acier|souliers de securite|bottes securite",
    "snow-boots":
      "sorel|sorels|bottes sorel|moon boots|moonboots|bottes d hiver|bottes de skidoo|bottes kamik|mukluks|uggs|ugg|bottes ugg|bottes de motoneige|bottes chaudes|bottes fourrees|apres-ski|pataugas d hiver|bottes isolees",
    "rain-boots":
      "bottes de caoutchouc|bottes aigle|aigles|bottes a eau|bottes en plastique|bottes d eau|bottes de jardin|bottes le chameau",
    heels:
      "salomes|salome|plateformes vernies|souliers a talons|chaussures a talons|talons noirs|pompes a talons|chaussures hautes|souliers hauts|talons de 10",
    pumps: "escarpins beiges|escarpins noirs|souliers de soiree a talons|escarpins nude",
    "heeled-sandals":
      "sandales a talon|nu pieds a talons|sandales dorees a talons|sandales hautes|sandales a talons hauts",
    "flat-sandals":
      "nu pieds|nu-pieds|sandales plates dorees|tropeziennes|sandalettes|sandales lacees",
    sandals:
      "birkenstock|birkenstocks|birk|meduses|sandales en cuir|sandales scratch|sandales|gougounes en cuir|sandale",
    "flip-flops":
      "gougounes|slaches|slashes|tong|tongs de plage|claquettes tongs|havaianas|flip flop",
    sliders:
      "claquette|claquettes de piscine|mules de piscine|gougounes de piscine|slides|claquettes chaussettes|sandales de piscine|savates deux doigts",
    loafers: "mocassins noirs|penny loafers|loafers|mocassins en cuir|souliers mocassins",
    "ballet-flats":
      "ballerine|slippers plats|souliers plats|chaussures plates|babouches de ville|babouches|babouche|ballerines plates",
    "boat-shoes":
      "chaussures de bateau|docksides|sebago|sebagos|chaussure bateau|timberland bateau",
    espadrilles: "espadrilles en corde|espadrilles basques|alpargates|espadrille",
    slippers:
      "charentaises|chaussons fourres|gougounes de maison|chausson|phentex|pantoufles en phentex|pichous|pantoufle",
    clogs:
      "crocs|sabots suedois|sabots de jardin|sabots rouges|sabots en bois|sabots de cuisine|sabot",
    "dress-shoes":
      "souliers noirs|chaussures noires|souliers de ville|chaussures habillees|souliers habilles|chaussures de costume|souliers chics|chaussures de ceremonie|souliers de gala",
    oxfords: "richelieu|derbys a lacets|chaussures a lacets|souliers lacés|souliers laces",
    cap: "kepi|kalotte|casquette snapback|casquette des expos|gavroche",
    beanie:
      "tuque|tuques|tuque de laine|bonnet de laine|bonnet blanc|calotte de laine|bonnet en laine|touque|bonnet docker|miki",
    "bobble-hat": "tuque a pompon|bonnet pompon|tuque avec pompon",
    "trapper-hat":
      "chapeau d aviateur|casque de poil|casque a oreilles|chapka en fourrure|tuque a oreilles|chapeau d aviateur en fourrure|toque en fourrure",
    hat: "galurin|chapeau de feutre|borsalino|chapeau cloche|bakoua",
    "straw-hat": "chapeau paille|bakoua|canotiers|chapeau de paille a ruban|panama paille",
    "bucket-hat": "bob ricard|bobs|chapeau de peche",
    headscarf:
      "foulard de tete|tete maree|maré tet|tête marrée|marre tete|madras tete|foulard sur la tete|turban foulard",
    headband: "bandeau eponge|serre tetes|headband|bandeau de course|cache oreilles bandeau",
    scarf:
      "cache nez|cache-nez|foulard de laine|foulard|echarpes|grand foulard|etole|crémone|cremone|foulard leger|longue echarpe",
    "silk-scarf": "carre en soie|foulard soie|carré hermès|foulard de soie|carre hermes",
    snood: "cache cou|cache-cou|tour-de-cou|cou polaire|tour de cou polaire",
    shawl: "chale en laine|etole en laine|grand chale",
    tie: "cravates|cravate en tricot|cravate a pois|cravatte",
    "bow-tie": "noeud pap|nœud pap|noeud-papillon",
    gloves: "gants tactiles|paires de gants",
    mittens: "mitaines|mitaine|moufles en laine|mitaines de cuir|mitaines de ski",
    bag: "sac en toile|sac en vannerie|sac en osier|sac en raphia|petit sac|sac doré",
    handbag: "sacoche a main|sac de ville|sac chic",
    "tote-bag": "tote|sac cabas|panier en osier|sac en tissu|cabas en toile",
    clutch: "minaudiere|pochette doree|pochette rose|bourse de soirée",
    "belt-bag": "sac ceinture|sacoche de taille|sac de taille|pochette banane",
    backpack: "sacados|sac a dos noir|calepin|pac sac|cartable a dos",
    belt: "ceinture cloutee|ceintures|ceinturon|ceinture en cuir|ceinture tressee",
    earrings:
      "creoles|pendants|boucle d oreille|clous d oreilles|dormeuses|pendants d oreilles|boucles d oreilles pendantes",
    necklace:
      "sautoir|collier de perles|ras de cou|collier choux|pendentif|collier en argent|chaînette|croix en or",
    bracelet: "gourmette|bracelets|bracelet argente|manchette bijou",
    bangles: "semainier|bracelets creoles",
    socks:
      "bas courts|bas de laine|chaussons laine|socquettes|mi chaussettes|chaussette sport|bas de sport|chausettes|bas aux pieds",
    tights:
      "bas culottes|bas-culottes|collants opaques|bas nylon|collants chauds|bas de nylon|collants fins|collants noirs|bas culotte",
    "leg-warmers": "guetre|jambiere",
    undershirt:
      "camisole interieure|maillot de peau|chemise de corps|marcel de corps|singlet interieur|tricot de peau|body de corps",
    bra: "brassiere lingerie|soutif|soutien gorge|soutif a armatures",
    briefs: "bobettes|petites culottes|culottes femme|boxers homme",
    swimsuit:
      "costume de bain|maillot une piece|maillot 1 piece|maillot de bain une pièce|maillot piscine|une pièce|maillot natation",
    bikini: "bikinis|maillot deux pieces|maillot 2 pieces|tankini|triangle",
    "cover-up": "robe de bain|tunique de plage|sortie de plage",
    umbrella: "pepin|parapluie pliant|parapluies|ombrelle",
    sunglasses: "lunettes noires|lunettes de soleils|solaires",
    uniform: "uniforme de pompier|chemise de la compagnie|chemise scout|tenue de service",
    helmet: "casque de velo|casque moto|casque de ski",
  },
  named: {
    "sports-bra": "brassiere|brassieres",
    tracksuit: "survet|survetement",
    "football-shirt": "maillot ol|maillot psg|maillot om|maillot|jersey",
    raincoat: "kway|k way",
    "tank-top": "camisole|singlet",
    gloves: "gants|mains",
    corduroys: "velours cotele|velours",
    cardigan: "gilet",
    "denim-jacket": "coat de jeans",
    socks: "bas",
    "sheath-dress": "robe fourreau noire",
    mittens: "mitaines",
    sweater: "jersey|maille",
    hoodie: "capuche|hoodies",
    sweatshirt: "sweater|molleton",
    fleece: "polar",
    jacket: "vareuse|jaquette|jacket|coat",
    suit: "complet|habit|deux pieces costume",
    "puffer-jacket": "doudou",
    "leather-jacket": "cuir",
    cape: "mante",
    dress: "robes",
    "maxi-dress": "kaba",
    dungarees: "overall|bavette",
    overalls: "bleu",
    boilersuit: "cotte",
    nightdress: "jaquette",
    trousers: "froc|ben",
    jeans: "denim|501",
    "skinny-jeans": "slim|skinny",
    "wide-leg-jeans": "baggy",
    joggers: "jog|mou",
    "tracksuit-bottoms": "trainings|survet|training",
    skirt: "jupette",
    "mini-skirt": "mini",
    shoes: "pompes",
    sneakers: "savates|requins|tn",
    "combat-boots": "docs|doc|brodequins",
    "rain-boots": "claques|cuissardes|rubbers",
    heels: "talons",
    sandals: "spartiate",
    "flip-flops": "schlaps|tongues",
    loafers: "college|mocs",
    "boat-shoes": "bateaux",
    slippers: "savates",
    clogs: "socques",
    cap: "calotte|visiere",
    beanie: "bonnets|cale",
    hat: "feutre|melon",
    headscarf: "fichu|carre|voile",
    scarf: "cheche|carre|foulard|grand foulard|foulard leger|foulard long",
    snood: "buff|tube|col",
    shawl: "punjabi",
    "bow-tie": "noeud|papillon",
    bag: "sacoche|panier",
    handbag: "bourse",
    "tote-bag": "shopping|panier",
    clutch: "pochettes",
    earrings: "boucles|anneaux|puces",
    necklace: "chaine|croix",
    bra: "brassière",
    briefs: "slips|string",
    boxers: "calecon|calecons",
    sarong: "pareo|lamba|pagne",
    "cover-up": "pareo",
  },
};
