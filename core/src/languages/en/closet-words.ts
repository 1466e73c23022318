import type { ClosetWords } from "../closet-words.ts";

/** English of Britain, Ireland, North America, Australia and New Zealand. */
export const closetWords: ClosetWords = {
  said: {
    tee: "tshirt tee|ringer tee|baby tee|boxy tee|pocket tee|marl tee|marle tee",
    "tank-top":
      "wifebeater|wife beater|muscle vest|string vest|bonds singlet|tank shirt|a shirt|vest tee",
    "long-sleeve-tee": "longsleeve tee|skivvy|waffle top|thermal henley",
    "football-shirt":
      "guernsey|footy jumper|footy jersey|footy top|hockey jersey|basketball jersey|baseball jersey|football top|footie top|soccer shirt|team jersey|home shirt|away shirt|netball dress top",
    "rugby-shirt": "rugby top|rugby jersey|rugby jumper",
    "base-layer":
      "skins top|under armour top|heattech|heat tech|heattech top|uniqlo heattech|polypro|polyprops|thermal vest|merino thermal|icebreaker",
    "rash-guard": "rashie|rashy|rash shirt|sun shirt|uv top",
    shirt:
      "work shirt|drill shirt|fishing shirt|church shirt|button through|grandad shirt|granddad shirt|collarless shirt|snap shirt|pearl snap|pearl snap shirt|cheesecloth shirt|seersucker shirt|safari shirt|business shirts",
    "flannel-shirt": "flanno|flannie|flanny|flannelette shirt|buffalo plaid shirt|lumberjack",
    "dress-shirt":
      "french cuff shirt|twill shirt|business shirt|school shirt|white collar shirt|double cuff shirt",
    sweater:
      "woolly jumper|jumper knit|guernsey jumper|gansey|knitted jumper|lambswool jumper|sloppy joe|knitted top|knit top|windcheater jumper|jersey jumper",
    "aran-sweater":
      "cable jumper|cable knit jumper|cricket jumper|aran jumper|fishermans sweater|fishermans jumper",
    "fair-isle-sweater":
      "lopapeysa|icelandic sweater|icelandic jumper|fair isle jumper|norwegian jumper|norwegian sweater|nordic jumper|cowichan",
    "christmas-sweater": "xmas jumper|xmas sweater|ugly christmas sweater",
    cardigan:
      "cardie|cardy|grandpa cardigan|knit cardigan|button up knit|bolero cardigan|cardi wrap|shawl cardigan",
    hoodie:
      "bunnyhug|bunny hug|kangaroo jacket|hooded jumper|hooded sweat|jumper hoodie|pullover hoodie|surf hoodie|hooded pullover",
    sweatshirt:
      "crewneck sweat|crew sweatshirt|sloppy jumper|school jumper|school sweatshirt|sweater crew",
    fleece:
      "borg fleece|teddy fleece|synchilla|patagonia fleece|kathmandu fleece|swanndri|swanni|swannie|north face fleece|fleecy|fleecie|fleece top|fleece pullover|zip fleece",
    "quarter-zip": "1 4 zip|midlayer|mid layer|zip neck jumper|half zip jumper",
    waistcoat: "vest suit|suit waistcoat|dress vest|weskit",
    overshirt: "shirt jac|shacket shirt|shirt jack",
    jacket: "coach jacket|coaches jacket|zip jacket|spring jacket|lumber jacket",
    blazer:
      "sport coat blazer|suit coat|suitcoat|school blazer|dinner blazer|boyfriend blazer|rowing blazer",
    gilet:
      "hi vis vest|hi viz vest|high vis vest|safety vest|reflective vest|fleece gilet|softshell gilet|vest jacket|driza bone vest|oilskin vest|body warmer gilet|insulated vest|puffy vest",
    raincoat:
      "mac|pac a mac|pacamac|pac-a-mac|drizabone|driza bone|driza|dryrobe|dry robe|changing robe|sou wester|rain anorak|rainshell|kagool|kagoul|packable mac|cyclone jacket|wet weather jacket|wet weather gear|hard shell|goretex jacket|gore tex jacket|shell coat",
    "puffer-jacket":
      "puffa|puffa jacket|puffy|puffy jacket|puffer coat short|michelin jacket|down coat short|moncler|bubble jacket|bubble coat",
    "puffer-coat": "duvet coat|doona coat|maxi puffer|longline puffer",
    parka: "canada goose|big parka|snorkel parka|anorak parka",
    anorak: "smock anorak|sailing smock|smock jacket",
    windbreaker: "windshirt|wind shirt|spray jacket|splash jacket",
    "denim-jacket": "jean jac|denim trucker|sherpa trucker",
    "waxed-jacket": "barbour jacket|belstaff|waxed coat",
    "utility-jacket":
      "chore jkt|hi vis jacket|hi vis bomber|donkey jacket|barn jacket|barn coat|french work jacket",
    "shearling-coat": "afghan coat|flying jacket|aviator jacket|sheepskin",
    "teddy-coat": "borg teddy coat|teddy bear coat",
    bathrobe: "robe gown|housecoat|house coat|dressing robe|towelling robe",
    dress:
      "babydoll dress|smock|sack dress|tunic frock|netball dress|ceilidh dress|church dress|shirred dress|milkmaid dress|corset dress|blazer dress|tshirt frock",
    "mini-dress": "going out dress|bodycon mini",
    sundress: "strappy dress|holiday dress|gingham dress|summer frock",
    "sheath-dress": "office dress|wiggle dress",
    "cocktail-dress": "bodycon dress black|club dress|sequin dress|prom dress short",
    dungarees: "dungas|shortalls|bib and brace|pinny dungarees",
    overalls: "insulated bibs|carhartt bibs|bib overall|carhartt overalls|work bibs",
    boilersuit: "jump suit work|dickies coverall|flightsuit|mechanics overalls|hi vis overalls",
    suit: "suit set|skirt suit|senator suit|co ord|co ord set|matching set",
    kaftan: "kaftan dress|boubou|muumuu|moo moo",
    tracksuit: "trackie|tracky|trakkie|tracksuit set|lounge set|shell suit set|juicy tracksuit",
    onesie: "oodie|oodies|snuddie|kigurumi|hooded blanket",
    pyjamas: "jim jams|jimjams|jammies|jarmies|jamas|p js|jam jams|winter pjs|flannelette pyjamas",
    nightdress: "night shirt|nightshirt|sleep shirt|nighty",
    swimsuit:
      "togs|cossie|cozzie|swimmers|bathers|one piece|one-piece swimsuit|swimming cossie|swimming togs|costume swim|cozzies|swim dress",
    "swim-briefs": "budgie smugglers|sluggos|dick togs|speedo|bikini briefs",
    trousers:
      "churidar|churidar pyjama|churidar pajama|salwar pants|patiala pants|daks|strides|kecks|keks|breeks|moleskins|moleskin trousers|moleskin pants|cords pants|hunting pants|dress strides|loons|peg trousers|carrot trousers|barrel trousers|painter pants|painters pants|dickies|dickies pants",
    "tailored-trousers":
      "suit slacks|office pants|work slacks|ponte pants|ponte trousers|crepe trousers|wool slacks|church pants|work dress pants|black slacks",
    jeans:
      "wranglers|wrangler jeans|levi jeans|levis 501|levi 501s|barrel jeans|dad jeans|mum jeans|high waisted jeans|work jeans|fleece jeans|lined jeans|dungaree jeans|carpenter jeans",
    "skinny-jeans": "drainpipes|jeggings jeans|skinny black jeans|skinny blue jeans",
    "wide-leg-jeans": "jncos|skater jeans|puddle jeans",
    corduroys: "jumbo cords|cord trousers|cord pants",
    joggers: "jogging pants|jogging trousers|cuffed joggers|fleece joggers|slouch pants",
    "tracksuit-bottoms":
      "trackie daks|tracky dacks|trackie dacks|tracky daks|trackydaks|trackies|trakkies|trackie bottoms|tracky bottoms|joggy bottoms|joggies|trackie pants|adidas pants|popper pants|shell bottoms",
    leggings:
      "tights gym|exercise leggings|lululemons|lycra leggings|spanx leggings|stirrup pants|sports leggings",
    "thermal-leggings":
      "longjohns|thermal long johns|merino long johns|merino leggings|thermals bottoms|long underwear",
    "hiking-trousers":
      "zip offs|zip off pants|convertible trousers|craghoppers|quick dry pants|tramping pants|hiking strides",
    "work-trousers":
      "hi vis pants|hi vis trousers|tradie pants|hard yakka|hard yakkas|kingee|king gees|drill pants|tradie shorts pants|double knees",
    "waterproof-trousers": "overtrousers|over trousers|waterproofs bottoms|oilskin trousers",
    "pyjama-bottoms": "pj bottoms|pj pants|pajama bottoms|pyjama pants|sleep pants|pajama shorts",
    shorts:
      "stubbies|short shorts|golf shorts|dress shorts|boxer style shorts|ruggers|king gee shorts|corduroy shorts|cord shorts|daisy dukes|sweat shorts|jogger shorts|mesh shorts",
    "denim-shorts": "jort|daisy duke|cutoff shorts",
    "sports-shorts":
      "footy shorts|footie shorts|rugby shorts|netball shorts|boxing shorts|soffes|umbros|soccer shorts|basketball short",
    "cycling-shorts": "bib shorts|padded shorts|bike short|cycle shorts|lycra shorts|knicks",
    "swim-shorts": "boardies|boardy|board short|budgies|swim short|bather shorts|surf shorts",
    skirt:
      "skater skirt|wrap midi skirt|peasant skirt|gypsy skirt|bubble skirt|kick pleat skirt|corduroy skirt|cord skirt|tweed skirt|cargo skirt|bowls skirt|school skirt",
    "mini-skirt": "tennis mini|micro skirt",
    sneakers:
      "tennis court shoes|squash court shoes|padel court shoes|badminton court shoes|pickleball court shoes|volleyball court shoes|netball court shoes|handball court shoes|basketball court shoes|indoor court shoes|futsal court shoes|racquetball court shoes|court shoes tennis|court shoes squash|court shoes padel|court shoes badminton|court shoes pickleball|court shoes volleyball|court shoes netball|court shoes handball|court shoes basketball|court shoes indoor|court shoes futsal|court shoes racquetball|court trainers|sandshoes|sand shoes|joggers shoes|runners shoes|gutties|tennies|air force 1s|air force ones|af1s|air max|reeboks|pumas|adidas|asics|new balances|new balance|nbs|hokas|on clouds|salomons|onitsukas|skate shoes|skater shoes|dad shoes|chuck taylors|high top converse|all stars|vejas|superstars|dunks|yeezys|sketchers|skechers",
    "canvas-shoes": "plimsoles|plimsole|dunlop volleys|superga|slip on vans",
    "work-boots":
      "steel caps|steelies|steel toes|steelcaps|rigger boots|rossis|tradie boots|redbacks|composite toe boots|steel cap|riggers|timberland pros|steel toecaps|toecaps|steel toe work shoes|steel toe shoes|safety toe boots|composite toe safety boots|composite toe shoes",
    boots:
      "fleece lined boots|duck boots|bean boots|ll bean boots|logger boots|boot shoes|jungle boots|shearling lined boots|suede boots",
    "chelsea-boots":
      "blunnies|blundies|blunnie|blundstone|rm williams|r m williams|rms|r ms|rm williams boots|pull on boots|r m s|jodhpur boots|elastic sided boots|elastic sides|rossi boots",
    "combat-boots": "dms|doc marten|dr marten|doc boots|airwair|jungle boots army|1460s",
    "snow-boots":
      "ugg boots|ugg boot|ugg|uggies|ugg slippers boots|mukluks|pac boot|baffin boots|sorel|sorel boots|sheepskin boots|moonboots|columbia boots",
    "rain-boots":
      "gummies|gumboot|hunter wellies|hunter boots|welly boots|wellie boots|redband|red bands|wellington|billy boots|xtratufs",
    "hiking-boots": "tramping boots|merrells|walking boot|hiking boot",
    "cowboy-boots": "shit kickers|western boot|cowboy boot|ariats|roper boots|cowgirl boots",
    heels:
      "court shoes black|court shoe|stripper heels|mary jane heels|going out shoes|strappies|slingback heels",
    sandals:
      "jandal sandals|tevas|teva sandals|birks|birkies|birkenstock|saltwater sandals|salt waters|jesus sandals|jelly shoes|jellies|t bars|fisherman sandal|jandals shoes|chappals|chappal|kolhapuris|kolhapuri|kolhapuri chappals|kolhapuri chappal|leather chappals|gold kolhapuris|floaters|paduka",
    "flip-flops":
      "jandals|jandal|double pluggers|pluggers|havaianas|thong sandals|rubber thongs|zories|bathroom chappals|bathroom chappal|rubber chappals|rubber chappal|hawai chappals|hawaii chappal|shower slides",
    sliders: "adilettes|adidas slides|nike slides|shower shoes",
    clogs:
      "croc|garden clogs|nursing clogs|chef clogs|boston birkenstocks|dansko clogs|swedish clogs",
    loafers:
      "weejuns|bass weejuns|gucci loafers|hush puppies|school shoes|driving loafers|drivers shoes",
    "boat-shoes": "boat shoe|topsiders|top siders|sperrys|deck shoe|docksides|sebagos",
    slippers:
      "uggs slippers|house slippers|bootie slippers|scuffs|mules slippers|slipper boots|baffies",
    "dress-shoes": "sunday shoes|church shoes|funeral shoes|work shoes black|lace up dress shoes",
    beanie:
      "toque|tuque|woolly beanie|watch beanie|fisherman beanie|snow beanie|tossle cap|stocking cap",
    "bobble-hat": "pompom beanie|pom beanie|bobble beanie|pom pom beanie",
    cap: "ball cap|dad cap|akubra cap|peaked cap|hard yakka cap|footy cap|5 panel|five panel",
    hat: "akubra|akubra hat|fila cap|bush hat|slouch hat|porkpie|pork pie hat|derby hat|bowlers",
    "bucket-hat": "rain bucket hat|terry hat|bush bucket hat",
    "sun-hat": "legionnaires hat|legionnaire hat|gardening hat|beach hat",
    headscarf: "durag|du rag|doo rag|gele|tichel|mitpachat|bonnet scarf",
    hijab: "jersey hijab|chiffon hijab|instant hijab|khimar|shayla|al amira",
    scarf: "neck gaiter scarf|footy scarf|football scarf|blanket scarf|wrap scarf",
    snood: "neck gaiter|neck tube|neck buff",
    "belt-bag": "waist bag|bum-bag|hip pack",
    "tote-bag": "bag for life|green bag|book bag|market bag|string bag",
    handbag: "pocketbook|birkin|hand bag",
    backpack: "school bag|back pack|book bag backpack|haversack",
    glasses: "prescription glasses",
    jewellery: "jewelery|jewelries",
    tights: "opaques|stockings tights|woolly tights|fleece tights|lined tights",
    socks:
      "tube socks|bed socks|fuzzy socks|crew socks|explorer socks|trainer socks|football socks|fluffy socks",
    vest: "singlet vest|thermal singlet|string singlet",
  },
  named: {
    sneakers:
      "trainer|nikes|jordans|sambas|converse|air forces|docs trainers|boosts|prestos|cortez|airs|js|trackers|daps|creps|chucks|veja|filas",
    "combat-boots": "docs|doc m s|martens",
    fleece: "retro x|borg",
    jeans: "denims|501|lee|levi s|levis|501s|lees",
    "trench-coat": "burberry|mackintosh trench",
    trousers: "slims|wides|pants|daks",
    "wide-leg-trousers": "wide black trousers|wide black pants|wides leg",
    "football-shirt":
      "celtic top|rangers top|kit top|strip|home kit|away kit|united shirt|city shirt|arsenal shirt|liverpool shirt",
    boilersuit: "overall",
    pyjamas: "lounge set|sleep set",
    "flip-flops": "thongs|slops",
    "polo-shirt": "lacoste|ralph lauren|fred perry",
    sweater: "pully",
    jacket: "jack|jean coat",
    "maxi-dress": "maxi",
    "midi-dress": "midi",
    dungarees: "bibs",
    suit: "co-ord|coord|agbada|agbada set",
    "wide-leg-jeans": "baggies",
    joggers: "sweats",
    "canvas-shoes": "pumps plimsolls|volleys|keds|toms",
    "chelsea-boots": "dealers",
    "rain-boots": "hunters",
    "hiking-boots": "hikers",
    heels: "courts",
    sliders: "slide",
    scarf: "infinity|muffler",
    snood: "buff|gaiter",
    "tote-bag": "basket",
    glasses: "readers",
    jewellery: "bling",
    vest: "spencer",
  },
};
