import type { ClosetWords } from "../closet-words.ts";

/** Italian of every region. */
export const closetWords: ClosetWords = {
  said: {
    "sports-bra": "reggiseno da palestra|top da palestra|top fitness",
    tee: "maglietta a maniche corte|magliettina|maglia a mezze maniche|t shirt a righe|polo cotone|t shirt oversize|maglietta slabbrata|maglietta da casa|maglia maniche corte",
    "tank-top":
      "canotta nera|canotte|canottierina|canotta sportiva|maglietta senza maniche|smanicata|canotta a costine|top a canotta",
    "long-sleeve-tee":
      "maglia a manica lunga|maglietta a maniche lunghe|maglia aderente|t shirt manica lunga|maglia girocollo manica lunga|maglietta manica lunga",
    "base-layer":
      "maglia termica|intimo termico|maglia della salute|maglia di lana intima|dolcevita termico|maglia tecnica termica|primo strato",
    "running-top":
      "maglietta tecnica|t shirt tecnica|maglia da running|maglietta da corsa|maglietta sportiva|canotta tecnica",
    "football-shirt":
      "maglia della juve|maglia della samp|maglia della roma|maglietta della roma|maglia dell inter|maglia del milan|maglia del napoli|maglia della squadra|maglia da basket|maglia della nazionale|maglietta da calcio|maglia della fiorentina|maglia del toro",
    "polo-shirt": "polo bianca|polo manica corta|maglietta polo|polo in piquet|lacoste",
    shirt:
      "cammisa|cammise|camicia a quadri|camicia a righe|camicia bianca|camicia coreana|camicione|camicia oversize|camicia serafino|camicia di cotone",
    "dress-shirt":
      "camicia da cerimonia|camicia da sposo|camicia da ufficio|camicia classica|camicia con gemelli",
    "flannel-shirt":
      "camicia da boscaiolo|camicia a quadri di flanella|camiciona di flanella|camicia scozzese",
    "short-sleeve-shirt":
      "camicia a manica corta|camicia manica corta|camicia a mezze maniche|camicia mezza manica",
    "denim-shirt": "camicia jeans|camicia in denim|camicia di jeans a bottoni",
    blouse:
      "camicetta bianca|blusetta|blusa a maniche larghe|camicetta di seta|bluse|casacchina|camicia da donna",
    tunic: "casacca lunga|maglione tunica|camicione lungo",
    sweater:
      "maglia|golfino chiuso|pulloverino|maglia di lana|maglia pesante|maglione di lana|maglia in lana|golfone|maglioni|maglia di filo|maglia nera|maglia in cachemire|maglia girocollo|maglia a coste|maglione largo|maglione leggero|maglioncino di cotone",
    turtleneck:
      "lupetto|collo alto|maglia a collo alto|ciclista|dolcevita nero|dolcevita bianco|lupetti|maglia a lupetto|maglione collo alto|sottogiacca dolcevita",
    cardigan:
      "golf aperto|golfino|golfini|giacchina di lana|giacca di lana|giacchino di maglia|giacca di maglia|coprispalla|cardigan lungo|golfino leggero|maglia aperta|cardigan largo",
    shrug: "coprispalla di lana|scaldacuore|coprispalle",
    "aran-sweater": "maglione a treccia|maglione da pescatore|maglione intrecciato|maglione trecce",
    "fair-isle-sweater": "maglione norvegese|maglione islandese|maglione nordico|maglione tirolese",
    "christmas-sweater": "maglione con le renne|maglione brutto di natale",
    "sweater-vest":
      "gilet di lana|panciotto di lana|maglione senza maniche|gilet lavorato a maglia",
    hoodie:
      "felpa col cappuccio|felpona|felpone|felpa cappuccio|felpa con cappuccio|felpa oversize|felpa universitaria|cappucciata",
    "zip-hoodie": "felpa zip|felpa con la zip|felpa aperta|felpa a zip",
    sweatshirt: "felpa girocollo|felpina|felpa senza cappuccio|felpa a girocollo|felpa di cotone",
    fleece:
      "pile decathlon|giacca di pile|felpa in pile|maglia in pile|giacca in pile|pile con zip|pailino|micropile|pile pesante",
    "quarter-zip": "lupetto con zip|pile mezza zip|maglia mezza zip|lupetto zip",
    "track-jacket":
      "giacca tuta|giacca della tuta juve|felpa adidas|giacchino della tuta|giacca acetata",
    waistcoat: "panciotto|gilet da abito|gilet elegante|gilet da completo|corpetto da uomo",
    gilet:
      "gilet catarifrangente|gilet alta visibilita|gilet rifrangente|gilet riflettente|gilet imbottito|smanicato imbottito|gilet trapuntato|gilet piuma|gilet tecnico|gilet da caccia|gilet pile|piumino senza maniche",
    overshirt: "camicia giacca|sovracamicia di lana|camicia pesante|giacca camicia",
    jacket:
      "giacchino|giubbino|giacchetto|giubbetto|giubbottino|giacchetta|giubbone|giacca tecnica|giubbotti|giacca leggera|giacca sfoderata leggera|spolverino corto",
    blazer:
      "giacca doppiopetto|blazer destrutturato|giacca sfoderata|giacca sportiva elegante|giacca monopetto|giacca di lino|giacca del tailleur|giacca blazer|giacca smoking donna",
    "suit-jacket":
      "giacca del completo|giacca abito|giacca dell abito|giacca del vestito|giacca formale|giacca da cerimonia",
    "suit-trousers":
      "pantaloni abito|pantaloni dell abito|pantaloni del completo|pantaloni del tailleur|pantaloni da abito|pantaloni del vestito|pantalone del completo|pantaloni grigi da abito",
    coat: "cappottino|cappotti|paltò|palto|cappotto corto|giaccone|giaccone lungo|cappotto doppiopetto|cappotto leggero|cappottone|spolverino|giaccone blu|cappotto grigio",
    overcoat: "loden|cappotto loden|cappotto pesante|pastrano",
    "pea-coat": "peacot|giaccone da marinaio|giacca da marinaio|caban blu",
    "wool-coat": "cappottino di lana|cappotto in lana|giaccone di lana|cappotto lana",
    raincoat:
      "kway|k way|k-way|guscio|giacca impermeabile|giacca antipioggia|guscio impermeabile|impermeabile giallo|giubbotto impermeabile|giacca da pioggia|giaccone impermeabile|hardshell|cerata gialla|impermeabilino|goretex|mantella da pioggia con maniche|incerata",
    "rain-poncho":
      "mantella|mantella da pioggia|mantella da bici|mantellina|mantella impermeabile|poncho da pioggia|mantellina antipioggia",
    "puffer-jacket":
      "piumino cento grammi|100 grammi|centogrammi|bomber imbottito|giacca imbottita|giubbotto imbottito|piumone corto|piumino leggero|piumino nero|moncler|giubbotto piumino|piumini|giubbino imbottito|giaccone imbottito|woolrich|giacca piuma",
    "puffer-coat": "piumone|piumone lungo|cappotto piumino|piumino al ginocchio|piumino lungo nero",
    parka: "eskimo verde|parka verde|parca|woolrich parka",
    windbreaker:
      "giacca a vento|giacchino antivento|giubbino antivento|giacca antivento|giubbino leggero|spolverina|windstopper",
    "denim-jacket":
      "giubbino di jeans|giubbino jeans|giacchetto jeans|giacca jeans|giacchino di jeans|giubbotto jeans|giacca in denim|giacchetta di jeans|giubbetto di jeans",
    "leather-jacket":
      "giubbino di pelle|giubbotto in pelle|giacca in pelle|giacchetto di pelle|giacca di ecopelle|giubbino in ecopelle",
    "suede-jacket":
      "giacca scamosciata|giubbino di camoscio|giacca in camoscio|giubbino scamosciato",
    "bomber-jacket": "bomberino|bombers|bomber verde",
    "shearling-coat":
      "giaccone di montone|giubbotto di montone|shearling|montgomery di montone|giacca montone",
    "faux-fur-coat": "pelliccetta|pellicciotto|ecopelliccia|pelliccia finta",
    "teddy-coat": "cappotto orsetto|orsetto|giacca orsetto|giubbotto teddy|cappotto teddy bear",
    cape: "tabarro|poncho di lana|cappa di lana",
    bathrobe: "vestaglietta|veste da camera|accappatoio di spugna|vestaglia di pile",
    apron: "zinale|parannanza|grembiulino|grembiule da cucina",
    "lab-coat": "camice|camice bianco|camice da medico",
    "chef-jacket": "casacca da cuoco|giacca da chef|giacca cuoco",
    dress:
      "vestitino|abitino|abito|vestito a pois|vestito di lana|vestito nero|abito nero|vestiti da donna|vestito con le maniche|vestito a fiori|vestito blu|abito a fiori",
    sundress:
      "vestitino estivo|copricostume vestito|abitino a fiori|vestitino a fiori|vestito leggero|vestito prendisole",
    "shirt-dress": "chemisier|abito camicia|vestito camicia|chemisier in lino",
    "maxi-dress": "vestito lungo|abito lungo estivo|vestito lungo leggero|vestitone",
    "mini-dress":
      "vestitino corto|abito corto|vestitino corto con spalline|vestito mini|mini abito",
    "sheath-dress":
      "tubino nero|tubino rosso|abito a tubo|vestito tubino|abito tubino|vestito aderente",
    "cocktail-dress":
      "abito da cerimonia|vestito da cerimonia|vestito elegante|abito elegante|abito da cocktail corto|vestito con paillettes",
    "evening-gown": "vestito da sera|abito lungo elegante|abito da gran sera|abito da sera lungo",
    "slip-dress": "abito lingerie|vestito sottoveste|vestito in raso|abito in raso",
    "maternity-dress": "vestito premaman|abito da gravidanza",
    jumpsuit:
      "tuta intera elegante|jumpsuit|tuta lunga elegante|tuta elegante nera|tutina elegante|salopette elegante|tuta da cerimonia|tuta intera nera",
    playsuit: "tutina|tuta corta|tutina estiva|pagliaccetto estivo",
    dungarees: "salopette di jeans|salopet|salopette jeans|salopettes",
    boilersuit:
      "tuta da meccanico|tuta blu|tuta da officina|tuta intera da lavoro|tutone da lavoro",
    suit: "vestito da uomo|abito scuro|completo giacca e pantalone|abito da cerimonia uomo|completo blu|abito blu",
    tracksuit:
      "tuta juve|tuta adidas|tuta sportiva intera|tuta da casa|completo sportivo|tuta ginnica|tuta completa|tuta acetata|tuta di ciniglia|tuta nike",
    pyjamas: "pigiamone|pigiamino|pigiami|pigiama di flanella",
    nightdress: "camiciola da notte|sottoveste da notte|camicione da notte|baby doll",
    onesie: "tutone|kigurumi|pigiamone intero|tutina pigiama",
    uniform:
      "divisa da lavoro|divisa scolastica|divisa della banda|divisa alpina|uniforme scout|divisa da infermiera",
    trousers:
      "pantalone|pantaloni comodi|pantaloni pesanti|pantaloni morbidi|pantaloni leggeri|braghe|brache|calzoni lunghi|pantaloni di cotone|pantalone nero|pantaloni di fustagno|pantaloni imbottiti|pantaloni a sigaretta|pantaloni fluidi|pantaloni di lana",
    "tailored-trousers":
      "pantalone elegante|pantaloni con le pinces|pantaloni classici|pantaloni di flanella|pantalone nero elegante|pantaloni con le pences|pantaloni con piega|pantaloni a sigaretta neri|pantaloni da ufficio|pantalone da cameriere|pantaloni fresco lana|pantaloni grigi di flanella|pantalone classico",
    jeans:
      "jeans scuri|jeans neri|jeans chiari|pantaloni di jeans|pantaloni jeans|jeans morbidi|mom jeans|jeans levis|jeans rinforzati|jeans vecchi",
    "skinny-jeans":
      "jeans stretti|jeans attillati|jeans slim|jeans elasticizzati|jeans aderenti neri",
    "wide-leg-jeans":
      "jeans larghi|jeans palazzo|jeans baggy|jeans a palazzo|jeans oversize|jeans larghi neri",
    "flared-jeans":
      "jeans a zampa|zampe d elefante|pantaloni a zampa|jeans bootcut|pantaloni a zampa d elefante",
    "ripped-jeans":
      "jeans rotti|jeans strappati neri|jeans bucati|jeans con gli strappi|jeans coi buchi",
    chinos: "pantaloni chino|chino nero|chino blu|pantaloni di cotone beige|pantaloni kaki",
    corduroys:
      "pantaloni di velluto|pantaloni a coste|pantaloni in velluto|pantaloni di velluto a coste larghe",
    "cargo-trousers":
      "pantaloni con i tasconi|pantaloni tasconati|pantaloni militari|pantaloni con tasche laterali|cargo grigi",
    "wide-leg-trousers":
      "pantaloni ampi|pantaloni svasati|pantaloni a palazzo larghi|pantaloni gamba larga",
    "palazzo-trousers": "pantaloni a palazzo|pantapalazzo",
    joggers:
      "pantaloni da ginnastica|pantaloni della felpa|pantaloni sportivi|pantaloni con elastico|pantaloni felpati|pantaloni della tuta grigi|jogger",
    "tracksuit-bottoms":
      "pantaloni tuta|pantalone della tuta|sotto della tuta|pantaloni adidas|pantatuta|tuta sotto|pantaloni acetati",
    leggings:
      "leggins|pantacollant|leggings sportivi|fuseaux neri|legging|leggings termici|leggings zebrati|pinocchietti aderenti",
    "thermal-leggings":
      "calzamaglia|calzamaglia di lana|mutandoni|mutande lunghe|calzamaglia da sci|leggings termici sotto",
    "hiking-trousers":
      "pantaloni da montagna|pantaloni da trekking lunghi|pantaloni tecnici|pantaloni zip off|pantaloni da escursione",
    "work-trousers":
      "pantaloni da cantiere|pantaloni da meccanico|pantaloni da imbianchino|pantaloni antinfortunistici|pantaloni da cuoco",
    "waterproof-trousers":
      "sovrapantaloni|sovrapantaloni impermeabili|copripantaloni|pantaloni antipioggia|copri pantaloni|pantavento",
    "ski-trousers": "salopette da sci|pantaloni sci|salopette sci",
    "pyjama-bottoms": "pantaloni pigiama|sotto del pigiama|pantaloni di pigiama",
    "cropped-trousers":
      "pinocchietti|pinocchietto|pantaloni alla caviglia|pantaloni capri|pescatora|pantaloni alla pescatora",
    shorts:
      "calzoncini|pantaloncino|pantaloni corti|calzoni corti|shorts di lino|pantaloncini corti|braghette|braghe corte",
    "bermuda-shorts":
      "bermudoni|bermuda di lino|bermuda a fiori|bermuda bianchi|bermuda al ginocchio|pantaloni al ginocchio",
    "denim-shorts":
      "shorts di jeans|short di jeans|jeans corti|bermuda di jeans|hot pants|pantaloncini jeans",
    "sports-shorts":
      "pantaloncini da calcio|pantaloncini da corsa|pantaloncini da basket|calzoncini da calcio|pantaloncini da ginnastica|pantaloncini da tennis|calzoncini sportivi",
    "cycling-shorts":
      "ciclisti|fuseaux corti|ciclista corto|salopette da bici|pantaloncini da bici|leggings corti",
    "swim-shorts":
      "costume a pantaloncino|boxer da mare|costume da uomo|costume a boxer|bermuda da bagno|costume boxer|calzoncini da bagno|boxer mare",
    skirt:
      "gonnellina|gonna a ruota|gonna a campana|gonnona|gonna di lana|gonnellona corta|gonna a quadri|gonna blu|gonna nera|gonna di velluto|gonna scozzese",
    "mini-skirt": "minigonne|gonna corta|gonnellina corta|mini di jeans|minigonna di pelle",
    "midi-skirt":
      "longuette|gonna al ginocchio|gonna al polpaccio|gonna longuette|gonna sotto il ginocchio",
    "maxi-skirt":
      "gonnellona|gonna lunga leggera|gonna alla caviglia|gonna lunga di cotone|gonna zingara",
    "pencil-skirt": "tubino gonna|gonna tubino|gonna dritta|gonna a tubo|gonna aderente",
    "pleated-skirt":
      "gonna plisse|plissettata|gonna plissé|gonna pieghettata|gonna a portafoglio plissettata",
    culottes: "gonna pantalone lunga|pantagonna|pantaloni culotte|cropped larghi",
    shoes:
      "scarpette|scarpe comode|scarpe chiuse|scarpe nere|scarpe basse|scarpe impermeabili|scarpe buone|scarpe di cuoio",
    sneakers:
      "sneaker|scarpe sportive|scarpe da tennis|scarpe ginniche|converse|all star|converse alte|nike|adidas|air force|jordan|golden goose|scarpe da ginnastica bianche|snickers scarpe|sneakers fluo|sneakers platform|scarpe da palestra|vans|new balance|saucony|gazelle",
    "canvas-shoes":
      "superga di tela|scarpe tela|tela bianche|scarpe in tela|scarpette di tela|superga|scarpe bianche di tela",
    "running-shoes":
      "scarpe da running|scarpe running|scarpe da jogging|scarpe da trail|scarpe da corsa vecchie",
    "hiking-boots":
      "pedule|scarpe da montagna|scarpone|scarponi da montagna|scarponcini da trekking|scarpe da trekking alte|scarponi alti",
    "hiking-shoes": "scarpe da trekking basse|scarpe da escursione|scarpe da camminata",
    boots: "stivaloni|stivali neri|stivali bassi|stivali di pelle|stivale nero",
    "ankle-boots":
      "tronchetto|tronchetti neri|stivaletti alla caviglia|polacchini|stivaletti bassi|ankle boots|stivaletti neri|scarponcini bassi",
    "chelsea-boots": "beatle|stivaletti beatles|blundstone|chelsea neri",
    "combat-boots":
      "anfibio|doc martens|dottor martens|dr martens|martens|anfibi neri|scarponi militari|clarks anfibio",
    "desert-boots": "clarks|polacchine|polacchini scamosciati|desert boot",
    "work-boots":
      "scarpe da cantiere|scarpe antinfortunistica|antinfortunistiche|scarpe di sicurezza|scarpe con la punta di ferro|scarponi da lavoro|upower|u power",
    "snow-boots":
      "doposcì|dopo sci|moon boot|moonboot|moon boots|ugg|stivali ugg|stivali imbottiti|stivali col pelo|scarponi da neve caldi",
    "rain-boots":
      "stivali da pioggia|galosce|stivali di plastica|stivaletti di gomma|stivaletti di gomma neri|stivali gomma|stivali da pescatore|stivali acqua alta|hunter|stivali di gomma al ginocchio|calosce",
    "cowboy-boots": "texani|camperos|stivali da cowboy|texani di pelle",
    heels:
      "scarpe col tacchetto|scarpe con tacchetto|scarpe con tacco|scarpe coi tacchi|scarpe con i tacchi|tacchi alti|scarpe alte|tacchi 12|tacco 12|tacchi rossi|scarpe rosse col tacco|scarpe da cerimonia col tacco|scarpe con il tacco",
    "heeled-sandals":
      "sandali alti|sandali gioiello|sandali col tacco alto|sandali coi tacchi|sandali con il tacco|sandali eleganti",
    wedges: "zeppe di corda|sandali con la zeppa|scarpe con la zeppa|zeppe alte",
    "platform-shoes": "scarpe col plateau|sandali col plateau",
    pumps: "decolte|decoltè|décolletè|decollete basse|decollete nere|dècolletè|décolleté basse",
    "ballet-flats": "ballerina|ballerine basse|ballerine nere",
    "flat-sandals":
      "sandali rasoterra|sandali capresi|infradito gioiello|sandali piatti|capresi|sandali infradito",
    sandals:
      "birkenstock|birkenstok|sandali comodi|sandali ortopedici|sandali francescani|ragnetti|sandali di gomma|friulane aperte|sandali con gli strappi",
    "flip-flops": "infradito di gomma|havaianas|ciabatte infradito|infradita",
    sliders:
      "ciabatte da piscina|ciabatte nike|ciabatte adidas|ciabattine|ciabatte di gomma|zoccoli da piscina|savatte",
    slippers:
      "babbucce|pantofole di lana|ciabatte da casa|ciabatte di lana|pantofola|babbuccia|friulane da casa|babucce",
    clogs:
      "crocs|zoccoli di legno|zoccoli da corsia|zoccoli da lavoro|zoccoli sanitari|dottor scholl|dr scholl|zoccolo",
    loafers:
      "mocassini da barca|penny loafer|mocassini neri|mocassini marroni|friulane|mocassini di camoscio|loafer",
    "boat-shoes":
      "mocassini da vela|timberland da barca|scarpe vela|sebago|mocassini da barca suola bianca",
    espadrilles: "espadrilles|espadrillas di tela",
    "dress-shoes":
      "scarpe classiche|scarpe da cerimonia|scarpe formali|scarpe stringate nere|scarpe da sposo|scarpe buone nere|scarpe lucide",
    oxfords:
      "scarpe stringate|stringate nere|francesine nere|francesina|oxford nere|scarpe inglesi|scarpe nere stringate",
    cap: "berretto da baseball|cappello con la visiera|cappellino da baseball|cappello da baseball|cappelletto|cappellini",
    beanie:
      "cappello di lana|berretto invernale|zuccotto|papalina|cappellino di lana|cuffia di lana|berretta|cappuccio di lana|scaldatesta",
    "bobble-hat": "cappello col pon pon|berretto col ponpon|cappello con pompon|pon pon",
    "bucket-hat":
      "cappello pescatora|cappello alla pescatora|bucket|miramare|cappello da pescatora",
    hat: "cappello alpino|cappello di feltro|borsalino|cappello a tesa larga|cappello da alpino|cappello con la penna|tesa larga",
    "sun-hat":
      "cappello di cotone a tesa larga|cappello da mare|cappello da spiaggia|cappellone da sole",
    "straw-hat": "cappello paglia|cappello in paglia|paglia di firenze|cappellone di paglia",
    headscarf:
      "fazzoletto da testa|foulard in testa|fazzolettone|pezzola|velo per la messa|scialletto da testa",
    bandana: "bandana rossa|fazzoletto da collo|fazzoletto scout",
    headband: "fascia di lana|fascia di spugna|cerchietti|fascia per la testa",
    scarf: "sciarpona|sciarpa grossa|sciarpetta|sciarpa lunga|sciarpe|kefiah|sciarpa della squadra",
    shawl: "mantellina di lana|scialle di lana|stola di seta|poncho scialle|sciallino",
    snood: "scaldacollo|collo di pelliccia|collo in pile|paracollo|collo di lana|sciarpa ad anello",
    tie: "cravattino|cravatta di maglia|cravatta regimental|cravatta nera|cravatte",
    "bow-tie": "farfallino|papillion|cravattino a farfalla",
    gloves: "guanti da moto|guanti di lana|guantini",
    "fingerless-gloves": "guanti senza dita|manicotti|mezziguanti",
    bag: "borsone|borsa grande|borsa rigida|sacca di tela|borsa di paglia",
    handbag: "borsina|bauletto|borsa a manico|borsetta nera|borsa da giorno",
    clutch: "pochette da sera|borsa da sera|clutch nera|pochette gioiello",
    backpack: "zainetto|zaini|zaino con le spille|zainone|zaino da montagna",
    "belt-bag": "borsello|marsupietto|borsetta a marsupio",
    belt: "cintura larga|cintura elastica|cintura intrecciata",
    earrings: "orecchini grandi|orecchini lunghi|orecchini a cerchio|perle orecchini|monachelle",
    necklace:
      "catenina|collanina|girocollo di perle|collana sottile|filo di perle|collane|catenella",
    bracelet: "bracciali|bangle|tennis bracciale",
    socks:
      "calzini di spugna|fantasmini|calze corte|pedalini|calzetti|calzino corto|calze di lana|calzini antiscivolo|calzerotti|salvapiedi",
    tights:
      "calze velate|collant coprenti|calze coprenti|calze nere|collant neri|calze 40 denari|parigine",
    undershirt:
      "canottiera di lana|maglia intima|maglietta della salute|maglietta intima|canottiera intima",
    bra: "reggipetto|brassiere|reggiseno con ferretto|bralette",
    briefs: "mutandine|boxer intimo|perizoma|mutandone",
    swimsuit:
      "costume intero|costume olimpionico|costume da piscina|costume da mare|costume interi",
    bikini: "due pezzi|costume due pezzi|bichini|costume a due pezzi",
    "swim-briefs": "slip da mare|costume a slip|mutandine da bagno",
    "cover-up": "copricostume di pizzo|caftano da mare|vestito da mare|pareo",
    umbrella: "ombrellino|ombrello pieghevole|paracqua",
    sunglasses: "occhiali scuri|occhiali neri|rayban|ray ban",
    helmet: "casco rosso|casco da moto|caschetto|caschetto bici",
    "kimono-jacket": "kimono leggero|kimono dipinto|kimono aperto|kimono di seta|spolverino kimono",
    "pocket-square": "pochette da taschino|fazzoletto giacca|fazzoletto nel taschino",
  },
  named: {
    "sports-bra": "top sportivo|top sportivi|reggiseno da corsa|brassiere",
    "tracksuit-bottoms": "tuta",
    swimsuit: "intero|costumi",
    "ankle-boots": "scarponcini eleganti",
    "leather-jacket": "chiodo|pelle",
    turtleneck: "lupetto leggero",
    raincoat: "k way",
    tuxedo: "smoking",
    tunic: "casacca",
    sweater: "golf|pull",
    jacket: "giubba",
    "suede-jacket": "renna",
    "faux-fur-coat": "pelliccia",
    cape: "ruota|cappa",
    apron: "traversa",
    suit: "spezzato|coordinato|completino",
    "flared-jeans": "zampa",
    corduroys: "velluti",
    "cargo-trousers": "cargo",
    "palazzo-trousers": "palazzo",
    leggings: "ghette",
    shorts: "short",
    "mini-skirt": "mini",
    sneakers: "tennis|ginniche",
    boots: "boots",
    "chelsea-boots": "beatles|chelsea",
    wedges: "zeppa",
    "platform-shoes": "plateau",
    pumps: "chanel",
    "ballet-flats": "paperine",
    "flat-sandals": "sandaletti",
    sandals: "sandaletti",
    sliders: "slides",
    slippers: "pattine|ciabatte|ciabatta",
    loafers: "college",
    espadrilles: "corda",
    oxfords: "oxford",
    cap: "visiera",
    "bucket-hat": "pescatore",
    headscarf: "copricapo",
    bandana: "bandane",
    headband: "fascetta|fascia",
    scarf: "stola",
    snood: "buff",
    "bow-tie": "farfalla",
    bag: "sporta|sacca|borse",
    clutch: "bustina",
    belt: "cinghia|cinta",
    earrings: "cerchi|lobi",
    necklace: "ciondolo",
    bracelet: "braccialetti",
    briefs: "slip",
  },
};
