import type { QualityWords } from "../quality-words.ts";

/** How people write in Italian what is special about a garment. */
export const qualities: QualityWords = {
  closed: "chius*|punta chiusa|a punta chiusa|accollat*",
  "open-toe": "apert*|spuntat*|punta aperta|a listini|a fascette|listini|chanel aperte",
  flat: "piatt*|bass*|rasoterra|senza tacco|tacco basso|raso terra|suola piatta|tacchetto|tacco 2|tacco 3|mezzo tacco",
  heeled:
    "tacco|tacchi|col tacco|con tacco|coi tacchi|zeppa|zeppe|plateau|platform|tacco alto|tacchi alti|tacco largo|tacco 12|tacco 10|rialzo",
  "thin-heel": "spillo|a spillo|tacco a spillo|tacchi a spillo|stiletto*|tacco sottile|tacco fino",
  grippy:
    "antiscivolo|carrarmato|carro armato|suola a carrarmato|con grip|grip|vibram|chiodat*|suola di gomma|suola in gomma|tacchetti|aderenti suola|ramponcini",
  slick:
    "suola di cuoio|suola in cuoio|suola liscia|scivolos*|suola consumata|suole consumate|suola usurata",
  "pale-sole":
    "suola bianca|suole bianche|suola chiara|suole chiare|antimacchia suola|suola non marcante",
  "dark-sole": "suola nera|suole nere|suola scura",
  quiet: "silenzios*|suola morbida|suola di para|para|senza rumore",
  noisy: "rumoros*|che scricchiol*|scricchiolant*|che fa rumore|frusciant*|cigolant*",
  "slip-on":
    "slip on|senza lacci|a strappo|velcro|strappi|da infilare|senza stringhe|con lo strappo|coi velcri",
  laced: "stringat*|lacci|con lacci|allacciat*|coi lacci|stringhe",
  sturdy:
    "antinfortunistic*|punta d acciaio|punta in acciaio|puntale*|rinforzat*|robust*|protettiv*|di sicurezza|protezion*|da cantiere|resistent*",
  "bare-knees":
    "mini*|cort*|sopra il ginocchio|inguinale|cortissim*|giropassera|sopra al ginocchio",
  "covered-knees":
    "al ginocchio|sotto il ginocchio|sotto al ginocchio|midi|al polpaccio|longuette|lung*|maxi|alla caviglia|ai piedi|polpaccio|fino ai piedi|3/4",
  "long-legs": "lung*|maxi|alla caviglia|ai piedi|fino ai piedi|a terra",
  trailing:
    "a terra|strascico|con lo strascico|fino a terra|striscia*|che striscia*|alle caviglie|alla caviglia|fino alle caviglie",
  "short-hem": "cort*|cropped|in vita|corto in vita",
  "narrow-legs":
    "sigaretta|a sigaretta|skinny|slim|strett*|attillat*|affusolat*|aderent*|dritti|a tubo",
  "wide-legs":
    "larg*|a zampa|zampa|palazzo|svasat*|ampi|ampia|ampio|baggy|a palazzo|cavallo basso|flare",
  "elastic-waist":
    "elastic*|con elastico|vita elastica|in vita elastico|coulisse|con coulisse|con l elastico|elasticizzat*",
  "long-sleeves":
    "maniche lunghe|manica lunga|a maniche|con maniche|con le maniche|maniche a tre quarti|manica a tre quarti|maniche",
  "short-sleeves":
    "maniche corte|manica corta|mezze maniche|mezza manica|a mezze maniche|mezzemaniche|manica al gomito",
  sleeveless: "senza maniche|smanicat*|canott*|sbracciat*|spalline|giromanica",
  "bare-shoulders":
    "spalle scoperte|spalle nude|senza spalline|monospalla|spalla scoperta|a fascia|spalline sottili|spalline|bretelline|schiena nuda|schiena scoperta|scollo bardot|bustier|all americana|off shoulder",
  "wide-sleeves":
    "maniche larghe|manica larga|maniche a campana|maniche a sbuffo|maniche a palloncino|maniche a pipistrello|maniche ampie|maniche svasate",
  "narrow-sleeves": "maniche strette|manica stretta|polsini stretti|maniche aderenti",
  "low-cut":
    "scollat*|scollatura|scollo|scollo profondo|con lo scollo|decolte|scollo a v|scollatissim*|scollo ampio",
  "high-neck":
    "collo alto|dolcevita|lupetto|accollat*|a collo alto|collo a lupetto|alla coreana|ciclista collo",
  "bare-midriff":
    "pancia scoperta|ombelico|crop|cropped|corto sopra l ombelico|pancia di fuori|ombelico di fuori|top corto",
  "see-through":
    "trasparent*|pizzo|tulle|rete|a rete|velat*|traforat*|chiffon|organza|uncinetto|macrame|all uncinetto",
  collared: "colletto|col colletto|con colletto|collo a punta|button down",
  tight:
    "strett*|aderent*|attillat*|fasciant*|skinny|slim|tubino|a tubo|avvitat*|sciancrat*|inguainant*|che tira|mi tira|ristrett*|sagomat*|contenitiv*",
  loose:
    "larg*|ampi|ampia|ampio|ampie|oversize|morbid*|comod*|baggy|over|a palloncino|svolazzant*|fluid*|largh*|boyfriend",
  stretchy:
    "elasticizzat*|stretch|elastic*|in jersey|jersey|lycra|elastam|elastan*|cedevol*|bielastic*|elasticit*",
  stiff: "rigid*|dur*|inamidat*|secc*",
  shiny:
    "lucid*|brillant*|paillettes|paillette|lustrini|raso|di raso|satin|vernice|di vernice|metallizzat*|argent*|dorat*|oro|lame|lurex|glitter|strass|luccicant*|laminat*|scintillant*|brillantin*|vinile|specchi*|cangiant*|perline|brilluccic*|lucent*|acetat*",
  fluffy:
    "peloso|pelosa|pelos*|pelliccia|pellicciotto|ecopelliccia|orsetto|teddy|pile|angora|mohair|a pelo|spelacchi*|lanos*|peluche|montone|boucle|perde pelucchi|ciniglia|agnellino",
  itchy: "pizzica|pizzicos*|che pizzica|punge|ruvid*|pungent*|prude|gratta",
  soft: "morbid*|soffic*|comod*|comodos*|coccolos*|confortevol*",
  old: "vecchi|vecchia|vecchio|vecchie|vecchiss*|consumat*|usat*|logor*|lis|liso|lisa|lisi|lise|sdrucit*|scolorit*|stint*|slabbrat*|sformat*|sformata|vernice vecchi*|sporchi di vernice|con la vernice|macchiat* di vernice|da lavoro|da battaglia|da casa|da imbianchino|da giardino|giardino|per l orto|da orto|rattoppat*|rovinat*|malandat*|bucat*|strapazzat*|infeltrit*|da buttare|da due soldi|pubblicitari*|omaggio|da strapazzo|tarmat*|economic*|scassat*|ciabattat*|andat*",
  good: "buon|buona|buono|buoni|buone|bello|bella|belli|belle|bell|nuov*|nuovissim*|firmat*|elegant*|costos*|preferit*|della domenica|di marca|su misura|sartorial*|griffat*|di lusso|prezios*|della festa|pulit*|raffinat*|pregiat*",
  damaged:
    "strappat*|bucat*|buco|buchi|con i buchi|rott*|scucit*|lacerat*|sfilacciat*|smagliat*|sdrucit*|zip rotta|senza bottone|sbregat*|rosicchiat*",
  stained:
    "macchiat*|macchia|macchie|candeggin*|sporc*|ingiallit*|unt*|scolorit*|con macchia|imbrattat*|pieno di *|piena di *|pieni di *|piene di *|con sugo|con fango|con vernice|sgualcit*|stropicciat*|non stirat*|da lavare|infangat*",
  troublesome:
    "troppo grand*|troppo strett*|troppo cort*|troppo larg*|troppo piccol*|troppo lung*|troppo pesant*|troppo cald*|troppo alt*|che tintinna*|che fruscia*|che pung*|che gratta*|che perde|che perdono|che pende|che pendono|che pizzica*|che struscia*|che scopre|che scoprono|che strascica*|che graffia*|che scivola*|che si slaccia*|che si impiglia*|che s impiglia*|che si incastra*|che finisce|che batte|che battono|che sbatte|che sbattono|che suona*|che si sfilaccia*|che segna|che segnano|che sfrega*|che si alza|che sfarfalla*|che mostra*|che fa aloni|che strid*|che s inzuppa*|che si inzuppa*|che string*|che fa male|che fanno male|che cade|che cadono|che picchia*|che balla*|che fa rumore|che fanno rumore|che scintill*|che penzola*|che impaccia*|che macchia*|che lascia*|che sale|che intralcia*|che si sporca*|che rimbomba*|che si sgualcisc*|che si stropiccia*|che scricchiola*|che si bagna|che stinge|che stingono|che scolor*|che si scolor*|che puzza*|che sa di|che odora*|che raspa*|che prude|che prudono|che cala|che calano|che vola|che volano|che svolazza*|che scappa*|che fa sudare|che fa acqua|che fanno acqua|che si illumin*|che lampeggia*|che affonda*|che tira|che tirano|che graffia*|non si chiud*|non chiud*|non si allaccia*|non mi va piu|non mi entra|non mi sta|non mi entrano|bagnati|bagnate|bagnata|ancora umid*|ancora bagnat*|fradici*|inzuppat*|in lavatrice|in lavanderia|in tintoria|dal sarto|dalla sarta|dal calzolaio|a casa di|prestato a|prestata a|prestati a|prestate a|smarrit*|persa|perso|persi|perse|sudat*|puzzolent*|prima della gravidanza|prima del parto|profumat*",
  anothers:
    "del marito|di mio marito|della moglie|di mia moglie|del fratello|di mio fratello|della sorella|di mia sorella|del cugino|di mio cugino|della cugina|di mia cugina|del figlio|di mio figlio|della figlia|di mia figlia|della suocera|di mia suocera|del suocero|dell ex|del mio ex|del mio ragazzo|del ragazzo|della mia ragazza|dell amica|dell amico|del coinquilino|della coinquilina|della collega|del collega|del vicino|della vicina|della cognata|del cognato|del fidanzato|della fidanzata",
  "fits-me":
    "mi sta|mi stanno|mi va|mi entra|della mia taglia|mia taglia|prestat*|regalat*|ereditat*|donat*|buonanima",
  "for-work":
    "da lavoro|lavoro|cantiere|officina|meccanico|operai*|da imbianchino|giardinaggio|tuta da lavoro|resistent*|da contadino|da muratore|agricol*",
  uniform:
    "divisa|uniforme*|camice|grembiule|da cameriere|da cuoco|scout|della banda|alpino|carabinier*|della squadra|da infermier*|da corsia|della ditta|scolastic*|aziendal*",
  costume:
    "travestimento|carnevale|halloween|cosplay|pirata|strega|maschera|babbo natale|clown|supereroe|befana",
  traditional: "tradizional*|tirolese|folk|popolare|sardo|loden|tipico|etnic*|costume sardo|alpino",
  "for-party":
    "da sera|festa|da festa|paillettes|discoteca|cocktail|gala|capodanno|da cerimonia|cerimonia|sexy|da ballo|party|glitter|elegantissim*",
  "for-sport":
    "sport*|da corsa|corsa|running|palestra|ginnastica|calcio|calcetto|da tennis|bici|ciclismo|yoga|trekking|da trekking|montagna|sci|da sci|nuoto|arrampicata|tecnic*|tuta|pallavolo|basket|rugby|trail|padel|fitness|allenamento|equitazione|moto|da moto|pesca|vela|jogging|danza|sportiv*|camminata|pilates",
  "for-sleep":
    "da casa|di casa|da divano|da letto|pigiam*|notte|da notte|dormire|camicia da notte|vestaglia|da casa|letto|da letto|per dormire",
  "for-swim":
    "da bagno|bagno|mare|da mare|piscina|nuoto|costume|bikini|da spiaggia|spiaggia|copricostume|muta|da scoglio|immersion*|boxer da mare",
  thermal:
    "termic*|intimo termico|primo strato|seconda pelle|maglia della salute|maglia di lana intima|base layer|dolcevita termico",
  lined:
    "foderat*|imbottit*|felpat*|pelliccia interna|trapuntat*|pelo dentro|con pelo|piumin*|foderat* di pile|ovatt*|con l imbottitura|montone|termofodera",
  thick:
    "pesant*|spess*|gross*|cald*|lana|di lana|invernal*|imbottit*|piumin*|pile|velluto|trapuntat*|felpat*|a trecce|fustagno|flanella|cachemire|cashmere|cachemir|montone|shetland|norvegese|inverno",
  thin: "legger*|sottil*|fin|fine|fini|estiv*|lino|di lino|seta|velat*|fresc*|mezza stagione|fresco lana|estate|impalpabil*|leggerin*",
  bulky:
    "ingombrant*|voluminos*|gross*|imbottit*|enorm*|gigant*|pesant*|gonfi*|piumon*|da omino michelin",
  packable:
    "pieghevol*|richiudibil*|compatt*|ripiegabil*|da viaggio|antipiega|che si piega|non si stropiccia|ingualcibil*|100 grammi|ultraleggero|ultralegger*|da tasca",
  waterproof:
    "impermeabil*|waterproof|gore tex|goretex|gtx|antipioggia|da pioggia|pioggia|gomma|di gomma|cerat*|guscio|plastica|kway|k way|stagn*|idrorepellent*",
  "water-resistant": "idrorepellent*|resistente all acqua|antigoccia|water resistant|antiacqua",
  windproof: "antivento|a vento|giacca a vento|softshell|guscio|paravento",
  "quick-dry":
    "asciugatura rapida|si asciuga*|tecnic*|asciuga in fretta|rapida asciugatura|dry fit|traspirant*",
  breathable: "traspirant*|aerat*|mesh|ventilat*|a rete",
  metal:
    "metall*|catena|catene|borchi*|zip|cerniera|cerniere|fibbia|fibbie|bottoni automatici|ferretto|con ferretto|acciaio|spille|gancett*|occhielli|rivetti|automatici|spilla",
  zip: "zip|cerniera|cerniere|con zip|con la zip|zippat*|lampo|mezza zip|chiusura lampo",
  buttons: "bottoni|bottone|coi bottoni|con bottoni|abbottonat*|a bottoni|alamari|doppiopetto",
  snaps: "bottoni automatici|automatici|clip|a pressione|bottoni a pressione|clips",
  buckle: "fibbia|fibbie|con fibbia|fibbi*",
  "opens-front":
    "apert*|si apre davanti|coi bottoni|a bottoni|con zip|cardigan|abbottonat*|a portafoglio|davanti|incrociat*|con la zip|cerniera|golf aperto|aperto davanti|bottoni",
  "over-head": "dalla testa|da infilare|chiuso|pullover|maglione|mezza zip|girocollo",
  reflective:
    "riflettent*|rifrangent*|catarifrangent*|fluo|fosforescent*|alta visibilita|catarifrangenti|fosforescente",
  hood: "cappuccio|con cappuccio|incappucciat*|col cappuccio|cappuccio staccabile",
  pockets: "tasche|tasca|con tasche|cargo|tasconi|con le tasche|tascon*",
  logo: "logo|loghi|stampat*|stampa|scritta|scritte|marchio|fantasia|disegno|con scritta|pubblicitari*|slogan|nike|adidas|puma|patch|stampe",
  novelty:
    "re della griglia|re del barbecue|mastro griglia|miglior papa|migliore mamma|miglior nonno|pupazzo di neve|albero di natale|pan di zenzero|ananas|sagra|unicorn*|dinosaur*|bradipo|fenicotteri|spiritos*|scherzos*|divertente|fumetto|fumetti|meme|gruppo rock|del tour|pubblicitari*|pubblicita|omaggio|gadget|souvenir|maratona|stramilano|10 km|ultras|curva|tifoso|della nazionale|renne|babbo natale|natalizi*|campeggio|addio al celibato|apecar",
  dangling:
    "pendent*|frange|frangia|con frange|nappe|nappine|lungh* orecchini|cordon*|fiocco|nastri|pompon|ciondol*|cerchi|sciarpa lunga|svolazzant*|penzol*|orecchini lunghi|orecchini grandi|con le frange",
  jingling: "sonagli*|tintinnant*|campanell*|monetine|ciondoli|bracciali|che tintinna*|charm",
  maternity: "premaman|gravidanza|maternita|incinta|pancione|pre maman",
  nursing: "allattamento|per allattare|allattare",
  washable: "lavabil*|in lavatrice|si lava|lavatrice|non si stira|no stiro|facile da lavare",
  delicate:
    "delicat*|seta|di seta|lavaggio a secco|a secco|lavare a mano|cachemire|cashmere|pizzo|fragil*|tintoria|velluto|chiffon|paillettes",
  "natural-fibre":
    "cotone|lana|lino|seta|merino|pelle|cachemire|cashmere|jeans|canapa|denim|flanella|fustagno|tela|camoscio|cuoio|alpaca",
  synthetic:
    "poliestere|sintetic*|nylon|acrilic*|lycra|pile|poliammide|viscosa|acetat*|plastica|ecopelle|similpelle|finta pelle",
};

/** Before what a garment has not: "without zip". */
export const without = "senza non no ne";
