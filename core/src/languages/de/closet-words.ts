import type { ClosetWords } from "../closet-words.ts";

/** German of Germany, Austria and Switzerland. */
export const closetWords: ClosetWords = {
  said: {
    briefs: "unterhose|unterhosen|herrenslip|damenslip",
    "sports-bra": "sport bustier|sportbustier|sport bh|sportbh",
    tee: "leiberl|leible|leibchen|ruderleiberl|bandshirt|band shirt|t shirt|tshirts|printshirt|ringelleiberl|funktionsleiberl|tischi",
    "tank-top": "muskelshirt|tragerleiberl|tragershirt|achselshirt|unterziehtop|netzhemd|singlet",
    "long-sleeve-tee": "langarmleiberl|langarm shirt|langarmshirts|longsleeves|langarmleibchen",
    "base-layer":
      "skiunterwasche|merinoshirt|funktionsunterhemd|thermoleiberl|unterziehrolli|merino unterleibchen|unterleibchen|unterziehshirt|angorahemd|thermowasche",
    "running-top": "trainingsshirt|sportleiberl|fitnessshirt|jogginghemd|turnleibchen|turnleiberl",
    "football-shirt":
      "fussballleiberl|fussballtrikot|fanshirt|eishockeytrikot|handballtrikot|dress trikot",
    shirt:
      "oberhemd|herrenhemd|trachtenhemd|pfoad|karohemd|edelweisshemd|langarmhemd|freizeithemd|hemmed|stehkragenhemd|kragenhemd",
    "dress-shirt": "smokinghemd weiss|manschettenhemd|frackhemd|buerohemd|burohemd",
    "flannel-shirt": "karoflanell|holzfallerjacke hemd",
    blouse:
      "dirndlbluse|schluppenbluse|carmenbluse|rueschenbluse|ruschenbluse|hemdbluse|tunikabluse|bluserl|blusli",
    sweater:
      "strickpulli|feinstrickpulli|wollpulli|gestrickter|grobstrickpulli|pullover strick|maschenpulli|schafwollpulli|feinstrickpullover|strickpulli grob|walkpulli|rollpulli|troyer pulli|pulli strick|sweater strick|pulloverli",
    turtleneck: "rolli|rollkragenpulli|rollkragenshirt|roelli|schildkrotpulli|stehkragenpulli",
    cardigan:
      "strickweste|strickjackerl|wollweste|strickjackli|jackli|jackerl|wolljanker|strickjanker|lismerjacke|strickmantel|tschopli|weste strick",
    "aran-sweater": "zopfpulli|zopfmusterpulli|fischerpulli|isländer|islander|aranpulli",
    "fair-isle-sweater":
      "norweger|norwegerpulli|islandpulli|islandpullover|norweger pulli|edelweisspulli|edelweiss pulli",
    "christmas-sweater": "weihnachtspulli|rentierpulli",
    hoodie:
      "kapuzensweater|kapuzensweatshirt|kapuzenshirt|hoodys|kapuzensweater|kapuzensweat|kapuzi|kapuzenpullis|hoody|kaputzenpulli|zipper hoodie",
    "zip-hoodie": "zip hoodie|sweatjacke|kapuzensweatjacke|hoodiejacke|kapuzenjacken",
    sweatshirt: "sweater shirt|sweatpulli|nickipulli|collegepulli|sweatpullover",
    fleece:
      "faserpelz|fleecepulli|fleecepullover|flauschjacke|fleeceweste jacke|polarjacke|teddyfleece|fleecejackerl|faserpelzjacke",
    "quarter-zip": "halfzip|zip pulli|zip rolli|skirolli",
    waistcoat: "gilet|anzugweste|trachtenweste|herrenweste|leiberlweste|gilet anzug",
    jacket:
      "übergangsjacke|ubergangsjacke|jacke leicht|jackerl leicht|janker|walkjanker|trachtenjanker|trachtenjacke|wolljacke|tschoape|lodenjanker|walkjacke|strickjacke walk|tschope|einsatzjacke|velojacke|kurzjacke",
    blazer:
      "veston|sakkos|tschopen|kittel sakko|jacket|jackett|clubjacke|lodensakko|trachtensakko|cordsakko|rock sakko",
    "suit-jacket": "anzugjacke|anzugjackett|anzugoberteil|anzugblazer",
    "dinner-jacket": "smokingjacke|smokingsakko",
    gilet:
      "warnweste|sicherheitsweste|daunengilet|fleeceweste|windbreakerweste|windbreaker weste|softshellweste|outdoorweste|steppgilet|bodywarmer|thermoweste|fellweste",
    coat: "paletot|uberzieher|überzieher|lodenmantel|walkmantel|kurzmantel|ubergangsmantel|manteli|mäntelchen|wendemantel|einreiher mantel",
    overcoat: "ulster|winterpaletot|herrenmantel",
    "pea-coat": "caban|cabanjacke|kolani|matrosenjacke",
    raincoat:
      "pelerine|regencape jacke|wetterjacke|oljacke|olzeug|hardshell|regenhaut|gummimantel|regenparka|segeljacke|regenjackerl|outdoorjacke|allwetterjacke|matschjacke|buddeljacke|goretexjacke|gore tex jacke|ostfriesennerz gelb",
    "rain-poncho": "regencape|regenpelerine|velopelerine|fahrradponcho|radponcho",
    parka: "daunenparka|winterparka|parker|bundeswehrparka",
    "puffer-jacket":
      "puffer|daunenjacken|thermojacke|wattejacke|pufferjackerl|steppdaunenjacke|anorak daune|leichtdaunenjacke",
    softshell: "softshell|softshells|softshelljackerl",
    windbreaker:
      "windjackerl|laufjacke|radjacke|windstopper|bikejacke|lauf jacke|wanderjacke|regatta jacke|blouson leicht",
    anorak: "skianorak|windbluse|schlupfjacke",
    "leather-jacket": "lederkutte|lederblouson|kunstlederjacke|motorradjacke",
    "utility-jacket":
      "warnschutzjacke|arbeitsjackett|monteurjacke|blaumannjacke|zunftjacke|worker jacke|malerjacke|forstjacke",
    "shearling-coat": "lammfelljacke|schaffelljacke|fliegerjacke|lammfell",
    apron: "kochschurze|grillschurze|kuchenschurze|kittelschurze|schuerze",
    "chef-jacket": "kochbluse|kochkittel",
    dress:
      "kleidchen|chleid|rockli|blumchenkleid|blümchenkleid|punktekleid|jerseykleid|jeanskleid|leinenkleid|wollkleid|samtkleid|tageskleid|fruhlingskleid|spitzenkleid|tellerkleid|kleidli|kostumkleid|umstandskleid|volantkleid",
    "evening-gown": "abendkleid bodenlang|ballrobe|lange abendrobe|maturaballkleid|galakleid",
    dirndl: "dirndlgwand|trachtenkleid|festtracht|minidirndl|midi dirndl|gwandl",
    jumpsuit: "einteiler overall|hosenkleid",
    suit: "kostum|kostume|zweiteiler|dreiteiler|businesskostum|gwand anzug|konfirmationsanzug|tschinglanzug",
    tracksuit: "jogger anzug|trainerli|jogging anzug|trainingsanzuge|sportanzug|trainigsanzug",
    pyjamas: "pischi|pischama|pidschi|nachtgwand|schlafgwand|schlafi",
    onesie: "jumpsuit kuschel|kigurumi",
    boilersuit: "blaumann|arbeitskombi|montageanzug|monteuranzug",
    trousers:
      "hosn|hose lang|hösli|hosli|trachtenhose|baumwollhose|thermohose|wollhose|kordel hose|schlupfhose|loden hose|tuchhose|outdoorhose|hosen lang|winterhose|karottenhose|ballonhose|zimmermannshose",
    "tailored-trousers":
      "stoffhosen|bundfaltenhosen|anzugshose|stoffhöschen|buerohose|zigarettenhose|businesshose|flanellhose",
    jeans:
      "tschiins|tschins|jean|boyfriend jeans|mom jeans|rohrenjeans|jeansln|bluejeans|jeanshosen|thermojeans|karottenjeans",
    "skinny-jeans": "rohrenjeans|slim jeans",
    chinos: "baumwollchino|chinohosen|chino hose|khakihose|bequeme chino",
    joggers:
      "joggers|schlabberhose|gammelhose|chillhose|hausanzughose|trainerhose|trainerhosen|jogginghosen|jogpants|jogger hose",
    leggings:
      "leggins|leggings|lauftights|sportleggings|tights sport|leggin|steghose|gamaschenhose|radlerleggings",
    "hiking-trousers":
      "berghose|zipphose|zip off hose|tourenhose|wanderhosen|kletterhose|trekkinghosen",
    "work-trousers":
      "kochhose|monteurhose|blaumannhose|warnschutzhose|engelbert strauss|malerhose|zunfthose|gartenhose|bäckerhose|backerhose|schutzhose",
    "waterproof-trousers": "matschhose|buddelhose|regenuberhose|gummihose|regenhosen|uberhose",
    "ski-trousers": "skihosen|schihose|schneelatzhose",
    "pyjama-bottoms": "schlafhose|schlafshorts|pischihose",
    shorts:
      "hotpants|hot pants|kurze jeans|leinenshorts|badi shorts|shortys|kurzi hose|kurze hosen|bermuda",
    "sports-shorts":
      "kurze sporthose|sporthose kurz|turnhose|fussballhose|trainingsshorts|turnhosli|kurze turnhose|laufhose kurz|basketballshorts",
    "cycling-shorts": "radhose|bikehose|velohose|velohosen|radlhose|radler|gepolsterte radhose",
    "swim-shorts": "badebermuda|badehosen shorts|schwimmshorts|boardshorts|badi hose",
    lederhosen:
      "lederne|kurze lederne|krachlederne|bundlederhose|kurze lederhose|plattlerhose|knielederne",
    skirt:
      "jupe|jupli|kittel rock|tellerrock|wickelrock|wollrock|cordrock|tweedrock|ballonrock|plisserock|plisseejupe|rockerl|leinenrock|volantrock|trachtenrock",
    "mini-skirt": "minirockerl|minijupe|kurzer rock|jeansmini",
    "maxi-skirt": "langer rock|bodenlanger rock|maxijupe",
    shoes:
      "latschen schuhe|schuach|schueh|lederschuhe|strassenschuhe|wildlederschuhe|gute schuhe|feste schuhe",
    sneakers:
      "turnschuh|turnpatschen|turnschlappli|turnschlapfen|chucks|converse|freizeitschuhe|sportschuhe|nikes|adidas|airmax|air max|stan smiths|sambas|tennisschuhe|laufpatschen|air force|hallenschuhe|stoffturnschuhe|ledersneaker|plateausneaker|jordans|vans turnschuhe",
    "canvas-shoes":
      "stoffsneaker|leinenschuhe|stoffturnschuhe|segeltuchschuhe|vans|espadrillos|gymnastikschuhe",
    "running-shoes":
      "laufschuh|trailschuhe|trailrunningschuhe|trailrunning schuhe|trailrunner|rennschuhe|trail schuhe|walkingschuhe",
    "hiking-boots":
      "bergstiefel|wanderschueh|wanderpatschen|bergschueh|wanderboots|trekkingschuhe|trekkingstiefel|bergpatschen|goiserer|haferlstiefel",
    derbies: "haferlschuh|trachtenschuhe|plain toe",
    boots:
      "lederstiefel|leder boots|stoffstiefeletten boots|wildlederboots|bikerboots|biker boots|timberlands|stiefeln",
    "ankle-boots":
      "stiefelette|halbstiefel|knochelstiefel|stoffstiefeletten|cowboystiefeletten|boots kurz",
    "chelsea-boots": "chelseas|gummi chelseas|chelsea|blundstones|chelseaboots|beatle boots",
    "combat-boots": "doc martens|dr martens|kampfstiefel|bundeswehrstiefel",
    "work-boots":
      "sicherheitsschuh|stahlkappenschuhe|baustellenschuhe|arbeitsschuh|schutzschuhe|stahlkappen|feuerwehrstiefel",
    "snow-boots":
      "uggs|ugg boots|schneeschuhe stiefel|winterboots|moon boots|sorels|lammfellstiefel|fellboots|winterschuhe",
    "rain-boots":
      "gummler|gummistifel|regenstiefel|aigles|hunter gummistiefel|gummistiefeletten|watstiefel|gummistiefeln",
    heels:
      "stockelschuhe|stöckler|stockler|hohe hacken|stoeckelschuhe|hackenschuhe|absatzpumps|high heel|stockis",
    "heeled-sandals":
      "peeptoes|peep toes|peeptoe pumps|riemchensandaletten|riemchensandalen mit absatz|absatzsandalen|hohe riemchensandalen|riemchensandalen",
    "flat-sandals": "riemchensandalen flach",
    sandals: "birkis|birkenstock|jesuslatschen|sandaln|outdoorsandalen|tevas|fussbettsandalen",
    sliders:
      "schlapperl|adilette|badeschlappen|badepantoffeln|schlarpen|badschlarpen|duschlatschen|schlappli|adidas latschen|pantoffeln bad",
    clogs: "holzschuhe|crocs|gummiclogs|gartenclogs|zoggeli|zoggel|holzpantinen|zockel|berufsclogs",
    slippers:
      "patschen|hausfinken|hausschlappen|huttenschuhe|filzpantoffeln|hausschlapfen|hausschuh|babuschen|pantoffel",
    loafers: "slipper leder|collegeschuhe|penny loafer|mokassin loafer|loafers|wildlederloafer",
    "ballet-flats": "ballerina|lackballerinas|balletts",
    "dress-shoes": "lederschuhe schwarz formal|gute schuhe schwarz|herrenschuhe|sonntagsschuhe",
    cap: "kapperl|kappi|kappe|käppi|kappli|dächlikappe|dachlikappe|baseballcap|schildkappe|truckerkappe|basecaps|matrosenmutze|sportkappe|schildmutze",
    beanie:
      "haube|haubn|pudelmutze|zipfelmutze|wollhaube|strickhaube|kappe wolle|wintermutze|wollkappe|wintermütze|schihaube",
    "bobble-hat": "pudelhaube|pudelmütze|bommelhaube|pompommutze|zottelkappe",
    hat: "trachtenhut|steirerhut|filzhut|jagerhut|gamsbarthut|schlapphut|hutterl|schuetzenhut",
    "sun-hat": "strohhutli|sonnenkappe|nackenschutzhut|badehut",
    headscarf: "kopftucherl|kopfbedeckung tuch|kopftuach|schalkopftuch",
    scarf:
      "schalstrick|halstuechli|dreieckstuch|schal grob|tuechli|plaid schal|seidenstola|seidenschal|umschlagtuch|xl schal",
    snood: "rundschal|buff|halswarmer|schlupfschal|halssocke",
    gloves: "handschueh|haendsche|fingerhandschuhe|strickhandschuhe",
    mittens: "faustling|faustis|fausthandschuhe|feistling",
    bag: "taschli|tascherl|taschn|trachtentascherl|umhangtascherl",
    clutch: "abendtascherl|abendtaschchen|abendtäschchen|unterarmtasche|tascherl abend|pochette",
    backpack: "rucki|schulrucksack|wanderrucksack",
    belt: "ledergurtel|trachtengurtel|gurtli",
    tie: "krawattl|selbstbinder|kulturstrick|schlipse",
    tights:
      "strumpfi|strumpfhosn|strumpfhosen blickdicht|thermostrumpfhose|wollstrumpfhose|strumpfhosli",
    socks:
      "sneakersocken|tennissocken|socklein|kniesocken kurz|kuschelsocken|sockli|haferlsocken|stopsersocken|stoppersocken",
    "thermal-leggings":
      "skiunterhose|lange unterhosen|liebestoter|thermounterhose|merinoleggings|gattihose|gattehose",
    undershirt: "ruderleibchen|unterleiberl|feinripphemd|feinripp|unterziehhemd",
    swimsuit: "badkleid|badanzug|schwimmanzug|badeanzuge|badkleidli|einteiler bad",
    bikini: "tankini|zweiteiler bad",
    "swim-briefs": "badehosn|badhose|schwimmhose",
    umbrella: "knirps|regenschirm klein|parapluie",
    jewellery: "modeschmuck",
    necklace: "perlenkette|collier|ketterl|kropfkette|kropfband",
    earrings: "ohrstecker|ohrhanger|ohrgehange|stecker ohr|ohrklipse",
    uniform: "ausgehuniform|pfadihemd|dienstkleidung|pfadiuniform",
    helmet: "velohelm|radhelm|motorradhelm|schihelm",
  },
  named: {
    suit: "kostum",
    vest: "unterhemd trager",
    beanie: "haube|chappe",
    cardigan: "strickjacke|golfer",
    waistcoat: "weste anzug|bestickte weste",
    gilet: "weste outdoor",
    "leather-trousers": "lederhose lang|lederhosen lang",
    sneakers: "sneaker neu|nike|puma",
    "dress-shoes": "lackschuh",
    tee: "shirt|nicki",
    sweater: "lismer|jumper",
    "zip-hoodie": "zipper",
    fleece: "vlies",
    jacket: "joppe",
    "puffer-jacket": "daunen|dauni",
    apron: "schurz",
    dress: "kleiderl|gwand|robe",
    dirndl: "tracht",
    tracksuit: "trainer",
    boilersuit: "kombi|combi",
    "skinny-jeans": "rohre|röhre",
    joggers: "jogger",
    shorts: "short",
    shoes: "treter",
    "running-shoes": "runner",
    derbies: "haferl",
    "combat-boots": "docs|martens|springer",
    "flat-sandals": "rasterl",
    sandals: "birken",
    sliders: "schlappen",
    slippers: "finken|puschen|schluffen",
    cap: "capi",
    scarf: "stola",
    snood: "loopschal|loop",
    backpack: "thek",
    belt: "gurt",
    socks: "stutzen|strumpf",
    umbrella: "schirmli",
    jewellery: "klunker",
    necklace: "kettchen|anhanger",
    earrings: "kreolen",
    uniform: "kluft",
  },
};
