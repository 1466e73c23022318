import type { ClosetWords } from "../closet-words.ts";

/** Spanish of Spain, Mexico, the Río de la Plata, the Andes and the Caribbean. */
export const closetWords: ClosetWords = {
  said: {
    "sports-bra":
      "top de deporte|top de entrenamiento|brasier deportivo|bra deportivo|corpino deportivo|sujetador de deporte|top de gimnasio",
    tee: "franela|franelilla|pullover cubano|polo de algodon|camibuso|playerita|remerita|camisetita|remeron|playeron|camiseta basica|playera basica|sudadera corta|franelita|poleron corto|camiseta interior blanca",
    "tank-top":
      "guardacamisa|camisilla|bividi|sudadera sin mangas|playera sin mangas|camiseta sin mangas|playera de tirantes|blusa de tirantes|remera sin mangas|tank top|polera sin mangas|camiseta imperio",
    "long-sleeve-tee":
      "playera de manga larga|remera de manga larga|polera manga larga|camiseta manga larga|playera manga larga|remera manga larga",
    "base-layer":
      "remera termica|playera termica|termica|primera piel|segunda piel|interior termico|camiseta interior termica|polera termica|primera capa",
    "running-top":
      "remera deportiva|playera deportiva|remera tecnica|playera tecnica|playera dry fit|camiseta de correr|polera deportiva",
    "football-shirt":
      "camiseta de boca|camiseta de river|playera de futbol|playera del america|playera de las chivas|playera de los tigres|remera de futbol|casaca de futbol|camiseta de la seleccion|playera de la seleccion|remera de boca|jersey de futbol|camiseta del atleti|camiseta del madrid|camiseta del barça|camiseta del betis|camiseta del equipo",
    "polo-shirt": "chomba|playera polo|chombita|polera pique|camiseta polo|niqui",
    shirt:
      "camisola|camisa de cuadros|camisa leñadora|camisa de rayas|camisa entallada|camisa vaquera de broches",
    "dress-shirt": "camisa de traje|camisa formal|camisa de gemelos|camisa de boda",
    "denim-shirt": "camisa de mezclilla|camisa de jean|camisa tejana",
    "flannel-shirt": "leñadora|camisa lenadora|camisa de leñador|camisa escocesa",
    guayabera: "guayaberas|filipina yucateca",
    "peasant-blouse": "huipil|blusa bordada|blusa oaxaqueña|blusa mexicana|blusa tipica",
    blouse: "blusita|blusa de gasa|camisera|blusa camisera|blusa satinada|blusón|blusa de vestir",
    tunic: "blusón largo|kaftan corto|camisola larga",
    sweater:
      "jersey fino|jersey gordo|suetercito|chompa de lana|chomba de lana|pulover de lana|buzo de lana|sueter de lana|pullover|tricota|suéter tejido|jersey de lana|jersey de punto|sweater|jersei|chaleca",
    turtleneck:
      "polera cuello alto|beatle|cuello tortuga|sueter de cuello alto|sueter de cuello de tortuga|polera de lana|polerón cuello|jersey cuello alto|sueter cuello alto|body de cuello alto|jersey de cuello cisne|pulover cuello alto",
    cardigan:
      "saquito|saquito de hilo|chaleca|chalequito|chaquetita|rebequita|chaqueta de lana|saco de lana|saco tejido|sueter abierto|chambrita|torerita de punto|chaqueton de lana fina|cardigan|cardigan largo",
    hoodie:
      "buzo con capucha|buzo canguro|poleron con capucha|sudadera con gorro|buso con capucha|canguro|buzo hoodie|chompa con capucha|chamarra con capucha de algodon|buzo de capucha|sudadera capucha",
    sweatshirt:
      "buzo|poleron|sudadera cuello redondo|buzo frisado|buzo de algodon|sudadera lisa|polerón|sueter de algodon|jersey de algodon|sueter deportivo",
    fleece:
      "buzo polar|chaqueta polar|polar fino|polar grueso|chamarra polar|micropolar|campera polar|chaleco polar cerrado|poleron polar",
    "track-jacket":
      "campera deportiva|chamarra deportiva|chaqueta deportiva|campera de buzo|chaqueta del chandal",
    waistcoat: "chaleco de traje|chaleco de vestir|chaleco charro",
    jacket:
      "campera|casaca|chaqueton|americana de sport|cazadora|campera liviana|chaquetilla|chamarrita|camperita|chamarra ligera",
    blazer:
      "bleiser|bleizer|bleser|saco|chaqueta de vestir|saco de vestir|saco sport|saco de lana|americana|vestón|veston|blazer entallado|chaqueta americana",
    "suit-jacket":
      "saco de traje|americana de traje|chaqueta de terno|saco del traje|traje saco|traje americana",
    "dinner-jacket": "saco de smoking|smoking saco|chaqueta de smoking|saco de esmoquin",
    gilet:
      "chaleco reflectante|chaleco reflejante|chaleco de seguridad|chaleco fosforescente|chaleco reflectante|chaleco reflejante|chaleco amarillo|chaleco de mezclilla|chaleco vaquero|chaleco de jean|chaleco inflable|chaleco puffer|chaleco polar|chaleco de borrega|chaleco guateado|parka sin mangas|chaleco de pluma",
    coat: "tapado|abrigo de paño|gabán|sacon|saco largo|abrigo largo|tapadito|abriguito|chaqueton de paño|montgomery largo",
    overcoat: "sobretodo de paño|gaban largo",
    "duffle-coat": "montgomery|duffle",
    "trench-coat": "piloto gabardina|perramus|impermeable trench",
    raincoat:
      "campera impermeable|chamarra impermeable|canguro de lluvia|capa de agua|chubasquero|manga de lluvia|campera de lluvia|chaqueta impermeable|parka impermeable|impermeable amarillo|poncho de lluvia abierto|encerado|chamarra rompevientos impermeable|rompeviento impermeable",
    "rain-poncho": "poncho de lluvia|capa de lluvia|jorongo de plastico",
    poncho: "jorongo|sarape|gaban de lana|poncho de lana",
    parka: "parca|abrigo parka|parka de invierno|canadiense",
    "puffer-jacket":
      "campera inflable|inflable|chamarra acolchada|chamarra de plumas|campera de plumas|chaqueta de plumas|cazadora acolchada|anorak de plumas|chaqueta puffer|puffer|plumifero corto|plumon|campera puffer|chaqueton acolchado|parka de plumas|chamarra inflable|casaca acolchada|michelin|chaqueta inflable|campera de abrigo inflable",
    "puffer-coat": "plumón largo|abrigo de plumas|campera larga inflable|tapado inflable|camperon",
    "ski-jacket":
      "campera de nieve|chamarra de nieve|chaqueta de nieve|campera de ski|chamarra de esqui",
    windbreaker:
      "rompevientos|rompeviento|chamarra rompevientos|campera rompeviento|chaqueta cortavientos|paravientos|casaca cortaviento",
    "denim-jacket":
      "campera de jean|chamarra de mezclilla|chaqueta de mezclilla|cazadora vaquera|chaqueta de jean|casaca jean|campera jean|chaqueta tejana|tejana chaqueta|chumpa de jean",
    "leather-jacket":
      "campera de cuero|chamarra de piel|chamarra de cuero|chaqueta de piel|cazadora de piel|chupa de cuero|casaca de cuero|cazadora polipiel|campera de ecocuero|campera cuero",
    "bomber-jacket": "bomber de ante|campera bomber|chamarra bomber|chaqueta bomber",
    "suede-jacket":
      "campera de gamuza|chaqueta de gamuza|cazadora de ante|chamarra de gamuza|bomber de ante",
    "shearling-coat":
      "chamarra de borrega|chaqueta de borrego|campera de corderito|campera corderito|zamarra|chaqueta de borreguillo|chamarra borrega",
    "teddy-coat": "abrigo borreguito|campera peludita|tapado peludo|chaqueta peluche",
    bathrobe:
      "salida de baño|bata de baño|bata de casa|batin|robe de chambre|bata de levantar|salto de cama",
    "lab-coat":
      "guardapolvo|bata blanca|delantal blanco|bata de medico|mandil blanco|bata antiestatica",
    apron: "mandil|pechera|guardapolvo de cocina",
    dress: "vestidito|jumper vestido|vestido de flores|batita|bata vestido|vestido de novia corto",
    sundress: "solero|vestido playero|vestido de tirantes largo|vestidito de verano",
    "sheath-dress": "vestido ajustado|vestido bandage|vestido tubo|tubino|vestido pegado",
    "mini-dress": "vestido mini|vestido cortito",
    "evening-gown":
      "vestido de fiesta largo|vestido largo de fiesta|vestido de graduacion|vestido de gala largo",
    "cocktail-dress": "vestido de fiesta|vestido de fiesta corto|vestido de coctel",
    "maternity-dress": "vestido de embarazada|vestido materno|vestido de maternidad",
    "pinafore-dress": "jardinero vestido|falda peto",
    "slip-dress": "vestido lencero|vestido satinado|vestido de raso",
    jumpsuit: "enterizo|mono de fiesta|palazzo enterizo|catsuit|enterito largo|jumpsuit|body largo",
    playsuit: "enterito corto|enterizo corto|mono short|romper|petito corto",
    romper: "ranita|mameluco de bebe|pelele de verano",
    dungarees:
      "jardinero|overol de mezclilla|peto vaquero|pantalon con peto|jardinera|pantalon de peto|braga de jean",
    overalls: "mono azul|overol|mameluco|buzo de trabajo|mameluco de trabajo|braga de trabajo",
    suit: "terno|traje de chaqueta|traje sastre|traje de vestir|traje completo|conjunto de vestir",
    "trouser-suit": "traje sastre pantalon|conjunto sastre|traje de pantalon|traje pantalón",
    tracksuit:
      "conjunto deportivo|pants completo|buzo completo|conjunto de jogging|equipo deportivo|sudadera completa|jogging completo|pans completos|buzo deportivo",
    pyjamas: "piyama|pijamas|piyamas|pijamita|pijama de franela|mameluco pijama",
    nightdress: "camisola de noche|bata de dormir|camison de dormir|remeron de dormir|dormilona",
    onesie: "enterito polar|mameluco polar|pijama entero|kigurumi",
    uniform: "tunica escolar|pants escolar|jumper escolar|uniforme del cole",
    "flamenco-dress": "traje de gitana|traje de faralaes|vestido de gitana|bata de cola",
    trousers:
      "calzones largos|pantalones|babucha|babuchas|bombacha de campo|bombachas de campo|pantalon elastico|pantalon de algodon|pantalon largo|pantaloncillo largo|lompas|pantalon de lana|pantaca|pantalon con goma|pantaloncito",
    "tailored-trousers":
      "pantalon de pinzas|pantalon sastre|pantalon gris de vestir|pantalon negro de vestir|pantalon formal|pantalon de tela|pantalon de vestir negro|pantalon de oficina|pantalon pinzado|pantalon de casimir|pantalon recto de vestir|pantalon de uniforme|slacks|pantalon cigarrette",
    "suit-trousers":
      "pantalon gris de traje|pantalon del traje|traje pantalon|pantalon de terno|pantalon de ambo",
    "dinner-trousers": "smoking pantalon|pantalon de smoking",
    chinos:
      "chino|pantalon caqui|pantalon de gabardina|pantalon dockers|dockers|chinos beige|chino liviano|pantalon de loneta|pantalon de dril",
    jeans:
      "jean|vaquero|tejano|pantalon de mezclilla|pantalon de jean|mahones|bluyines|blue jeans|pantalon tejano|jean recto|jean gastado|jean grueso|mom jeans|mezclilla gruesa|pantalon jean|levis",
    "skinny-jeans":
      "jean chupin|chupin|pitillos|pantalon pitillo|jeans entubados|entubados|vaquero pitillo|jean skinny|jeans ajustados|mezclilla entubada",
    "wide-leg-jeans":
      "jean ancho|jean wide leg|jeans anchos|mom|jean mom|jean oversize|jeans holgados|jean cargo ancho",
    "flared-jeans":
      "jean oxford|jeans acampanados|pantalon de campana|pata de elefante|jean campana|pantalones campana",
    "ripped-jeans":
      "jean roto|jeans rotos|vaquero roto|jeans rasgados|jean rasgado|jean con roturas|vaqueros con agujeros",
    corduroys:
      "pantalon corderoy|pantalon de corderoy|pantalon de cotele|corderoy|pantalones de pana",
    "cargo-trousers":
      "pantalon cargo negro|pantalones cargo|pantalon de bolsillos|pantalon militar",
    "wide-leg-trousers":
      "pantalon palazzo|pantalon wide leg|pantalon holgado|pantalones anchos|pantalon oxford|pantalon de vuelo",
    joggers:
      "jogging|pantalon de jogging|jogger|pants|pants deportivo|buzo pantalon|pantalon de buzo|pantalon babucha|jogguin|yoguin|joggineta|pantalon de deporte|jogger negro|pantalon deportivo",
    "tracksuit-bottoms":
      "pantalon de chandal|chandal pantalon|pantalones de chandal|pantalon adidas|pantalon de pants",
    leggings:
      "calza|calzas|leggins|leggin|licras|mallones|mallon|lycra larga|calza termica|malla larga|leguis|leggings negros|calzas negras|mallas negras|calza larga|lycras",
    "hiking-trousers":
      "pantalon de trekking|pantalon desmontable|pantalon trekking|pantalon de senderismo|pantalon de excursion",
    "work-trousers":
      "pantalon de obra|pantalon de faena|pantalon industrial|pantalon ombu|pantalon de seguridad",
    "ski-trousers": "pantalon de ski|pantalon de esqui",
    "pyjama-bottoms": "pantalon pijama|pants de pijama|pantalon de piyama",
    "thermal-leggings": "calzoncillo largo|calzon largo|calzoncillos largos|primera piel pantalon",
    shorts:
      "short|pantaloneta|pantalonetas|pantaloncillos|pescador corto|pantalon corto de lino|shores|chores|pantaloncito corto|calzona",
    "bermuda-shorts": "bermuda|bermudita|pantalon pescador|pantalon corto por la rodilla|pirata",
    "denim-shorts":
      "short vaquero|short de jean|short de mezclilla|bermuda de jean|bermuda vaquera|mini short de jean|bermuda de mezclilla|pantalon corto vaquero",
    "cargo-shorts": "bermuda cargo|short cargo",
    "sports-shorts":
      "short deportivo|short de futbol|shorts de futbol|pantaloneta deportiva|short de correr|calzonas|short de basquet|pantalon corto de deporte|pantaloncitos de futbol",
    "cycling-shorts":
      "culotte|culotte de ciclista|calza corta|licra corta|malla ciclista|calza ciclista|mallas ciclistas",
    "swim-shorts":
      "short de baño|malla de hombre|bermuda de baño|traje de baño de hombre|shorts de baño|bañador bermuda|short playero|boxer de baño|meyba",
    skirt:
      "pollerita|faldita|enagua de diario|falda de vuelo|falda de capa|pollera larga|falda de flores|falda circular|falda de lana|pollera de lana",
    "mini-skirt":
      "pollera corta|falda corta|faldita corta|minifalda vaquera|mini de jean|mini de cuero",
    "midi-skirt": "pollera midi|falda a media pierna|falda por debajo de la rodilla",
    "maxi-skirt": "pollera larga|falda maxi|faldon|falda hasta los pies|falda larga bordada",
    "pencil-skirt":
      "falda tubo|falda de oficina|pollera tubo|pollera lapiz|falda de tubo negra|falda recta",
    "pleated-skirt":
      "falda tableada|pollera tableada|falda de tablas|pollera plisada|falda tablones",
    "denim-skirt": "pollera de jean|falda de mezclilla|falda de jean|falda tejana",
    "leather-skirt": "falda de piel|pollera de cuero|falda polipiel",
    shoes:
      "zapatitos|zapatos bajitos|zapato cerrado|zapatos cerrados|calzado cerrado|zapatos de piel",
    sneakers:
      "zapas|zapillas|bambas|playeras zapatillas|deportivos|tenises|championes|zapatillas blancas|tenis blancos|tennis|zapatos tenis|zapatos deportivos|zapatos de goma|air force|jordans|adidas|playeros|vans|sneakers|wallabees tenis|tenis de vestir|zapatillas urbanas|championcitos|topper|zapatillas topper|chuck taylor",
    "canvas-shoes":
      "zapatillas de tela|tenis de tela|lonas zapatillas|bambas de lona|topper de lona|playeras de lona",
    "running-shoes":
      "tenis de correr|tenis para correr|zapatillas running|zapas de correr|zapatillas de trail|tenis de running|zapatillas de deporte de correr|zapatillas para correr|deportivas de correr",
    "hiking-boots":
      "botas de trekking|botas de senderismo|botas de monte|botas de excursion|chirucas|botitas de trekking|zapatos de montaña|zapatillas de trekking|botas goretex",
    boots: "botas planas|botitas|bototos|botas negras|botas de piel|botas de cuero",
    "ankle-boots":
      "botinetas|botita|botitas cortas|botas bajas|botines negros|botas cortas|bota corta|botin chelsea|botin",
    "combat-boots":
      "borcegos de cuero|borcego|martens|doctor martens|dr martens|bototos militares|botas de combate|botas martens|docs",
    "work-boots":
      "botas con casquillo|botas de casquillo|botas industriales|botas de obra|borcegos de seguridad|botas punta de acero|zapatos con casquillo|calzado de seguridad|botin de seguridad|botas de seguridad",
    "cowboy-boots":
      "botas vaqueras|botas tejanas|botas texanas|botas rancheras|botas charras|botas picudas",
    "rain-boots":
      "botas de hule|botas de plastico|botas pantaneras|botas de agua|botas de caucho|galochas|botas de goma altas",
    "snow-boots":
      "botas de apreski|apreskis|botas para nieve|pre ski|pre skis|botas de pelo|uggs|ugg|botas ugg",
    heels:
      "salon negro|salon rojo|salon azul|zapato de salon|zapatos de salon|zapatillas de tacon|zapatillas altas de vestir|tacos|tacos altos|tacones nude|zapatos altos|taconazos|stilettos de fiesta|zapatos de taco|zapatillas de vestir|zapatilla de tacon|zapatos de tacon bajo|tacones cerrados",
    stilettos: "tacos aguja|tacones aguja|stilettos|taco aguja",
    "block-heels":
      "tacones cuadrados|taco cuadrado|taco ancho|tacon ancho|tacones gruesos|tacon cubano",
    wedges:
      "zapatos de cuña|sandalias de cuña|taco chino|zapatos taco chino|alpargatas de cuña|plataforma corrida",
    "platform-shoes":
      "plataformas altas|suecos de plataforma|sandalias de plataforma|sandalias de plataforma corrida|zapatos plataforma|zapatillas de plataforma altas",
    pumps: "zapatos salon|tacones de salon|zapato de salon",
    "heeled-sandals":
      "sandalias doradas de tacon|sandalias de taco|sandalias altas|sandalia de tacon|sandalias de fiesta|sandalias con tacon",
    "flat-sandals":
      "sandalias bajas|chatitas sandalias|sandalias chatas|sandalias de piso|sandalia plana|franciscanas|menorquinas|avarcas",
    sandals:
      "huaraches|huaraches de cuero|guaraches|sandalias de cuero|sandalias de goma|cangrejeras|papetes|huarache|birkenstock|birkenstocks|caites|sandalias cafe",
    "flip-flops":
      "ojotas|hawaianas|chalas|chancletas|chanclas de dedo|esclavas de dedo|sandalias de dedo|havaianas|slaps|pata de gallo|patas de gallo|cotizas|chinelas|chancleta",
    sliders:
      "chanclas de piscina|chanclas|adiletas|cholas de baño|ojotas de pileta|sandalias de baño|chanclas de ducha",
    loafers:
      "mocasin|mocasines negros|mocasines de cuero|zapato mocasin|castellanos|nauticos mocasines|chatitas de vestir",
    "ballet-flats":
      "manoletinas|chatitas|balerinas|zapatos de piso|bailarina|ballerinas|valerinas|francesitas",
    "boat-shoes": "nauticos|zapatos nauticos|top siders|mocasines nauticos|topsiders",
    espadrilles: "esparteñas|espadrilles|alpargatas de campo|alpargata",
    slippers:
      "zapatillas de estar por casa|chinelas de casa|babuchas de casa|chancletas de casa|pantuflos|zapatillas de andar por casa",
    clogs: "suecos|crocs|zuecos de goma|suecos de goma|zuecos sanitarios|zuecos cerrados",
    "dress-shoes":
      "zapatos formales|zapatos de charol negros|zapato de vestir|zapatos boleados|zapatos de vestir negros|zapatos de boda",
    oxfords:
      "zapatos de agujetas|zapatos acordonados|zapatos bluchers|bluchers|zapatos abotinados|zapatos de cordon|zapatos oxford",
    "dance-shoes": "zapatos de flamenco|zapatos de tango|zapatos de salsa",
    cap: "gorra|gorrita|cachucha|gorra plana de visera|visera|yokey|vicera|gorra de beisbol|gorra trucker",
    beanie:
      "gorro de lana|gorro tejido|chullo|lanita|gorro de invierno|gorrito|pasamontaña gorro|gorra de lana|beanie",
    "flat-cap": "gorra inglesa|boina inglesa|boina campera|gorra campera",
    hat: "sombrero de ala ancha|sombrero cordobes|chambergo|sombrero de fieltro|sombrero charro",
    "straw-hat": "sombrero de palma|chupalla|canotier|sombrero jipi|sombrero de yute",
    "bucket-hat": "piluso|gorro de pescador|gorro pescador|sombrero bucket|bucket",
    "sun-hat": "sombrero de playa|capelina|sombrero de sol|gorro legionario|pava",
    headscarf:
      "pañoleta|pañuelo de cabeza|mantilla|mantilla negra|peineta y mantilla|pañuelo bordo|pañoleta de cabeza",
    bandana: "paliacate|pañuelo de cowboy|badana|pañuelo de peña|pañuelico",
    headband: "vincha|balaca|cintillo|bandita|felpa de pelo|huincha",
    scarf: "fular|pañuelo de cuello|chalina|chalina de lana|foulard|bufandon|chalina fina|fulard",
    shawl:
      "rebozo|mantón de manila|manton bordado|pañolon|reboso|chal|echarpe|chal azul|toquilla|manta de hombros",
    snood: "cuello de polar|cuello polar|bufanda circular|calienta cuello|cuello de lana",
    "bow-tie": "corbata de moño|moñito|corbata michi|humita|pajaritas|corbatín",
    gloves: "guantecitos|guantes de lana|guantes tactiles",
    bag: "bolsa del mandado|bolso grande|morral|matera|bolsito|cartera grande|bolsa|capazo|bolso de rafia|bolso rafia",
    handbag: "bolsa de mano|cartera de vestir|bolso de vestir|bolsito de mano|bolsa de vestir",
    clutch:
      "bolso de fiesta|carterita de fiesta|cartera sobre|sobre plateado|sobre dorado|bolsita de fiesta|bolso sobre|bolso joya",
    "belt-bag": "cangurera|mariconera|bolso de cintura",
    backpack: "morral de espalda|mochilita|bolso de espalda|salveque",
    belt: "faja de cuero|cinturon de piel|cincho|piteado|cinto piteado",
    braces: "tiradores|suspensores",
    jewellery: "bijou|bisuteria|rosario|rosario de plata",
    necklace: "gargantilla|cadenita de oro|gargantillas|collar de perlas",
    earrings: "aretes largos|caravanas|zarcillos|arracadas|pendientes de perla|aritos",
    bracelet: "brazalete|semanario|pulserita",
    socks:
      "medias cortas|soquetes|calcetas|soquete|tobilleras|medias de lana|zoquetes|tobimedias|pinkies|calcetas de futbol|patucos|medias deportivas|medias de futbol|medias tobilleras|medias cortas|soquetes|zoquetes",
    tights:
      "medias de nylon|pantimedias|panties|medias veladas|can can|cancan|medias negras|pantys|leotardos|medias tupidas|medias tupidas negras",
    bra: "corpiño|brassier|sosten|brasiere|sujetador con aros|sosten deportivo",
    undershirt: "camiseta de interior|camiseta de felpa|remera interior|camiseta de abajo",
    briefs: "calzones|bombacha|bombachas|pantaletas|calzoncillo|calzonarias|panties ropa interior",
    swimsuit:
      "malla enteriza|traje de baño entero|vestido de baño|bañador de natacion|trikini|malla de baño|enteriza|malla entera|bañador viejo|bañador azul",
    bikini: "bikinis|biquini|dos piezas|malla dos piezas",
    "swim-briefs": "zunga|bañador de competicion|slip de baño",
    "cover-up": "salida de playa|pareo vestido|camisola de playa|kimono playero|pareos",
    sunglasses: "lentes oscuros|lentes negros|anteojos de sol|gafas oscuras|gafotas",
    umbrella: "sombrilla de lluvia|paragüitas|paraguas plegable",
    "chef-jacket": "filipina|filipina de chef|chaquetilla|chaqueta de cocina",
    lederhosen: "pantalon bavaro",
    goggles: "gafas de bucear|antiparras|goggles|gafas de bucear",
  },
  named: {
    "swim-shorts": "malla|bañador|traje de baño",
    joggers: "pants grises|pants gris|pans gris|pans",
    "puffer-jacket": "plumas|plumas rojo|pluma",
    swimsuit: "malla|traje de baño|entera",
    "bow-tie": "moño negro|mono de corbata|moño de smoking",
    leggings: "mallas negras gruesas|mallas|mayas",
    tracksuit: "chandal completo",
    camisole: "tirantes|lencero",
    "dress-shirt": "camisa blanca de vestir",
    "tank-top": "esqueleto|tank",
    "polo-shirt": "nikki|polito",
    sweatshirt: "buso",
    jacket: "chumpa",
    blazer: "leva",
    overcoat: "levita",
    raincoat: "piloto|pilotin|capote",
    "rain-poncho": "manga",
    poncho: "ruana",
    "shearling-coat": "pelliza",
    "teddy-coat": "teddy",
    "pinafore-dress": "jumper|pichis",
    suit: "flux|ambo",
    jeans: "lonas",
    "cargo-trousers": "cargo|cargos",
    "cycling-shorts": "ciclista|biker|bikers",
    skirt: "saya",
    "mini-skirt": "mini",
    sneakers: "gomas|converse",
    "canvas-shoes": "victoria|victorias|panchas|flechas",
    "work-boots": "burros",
    "snow-boots": "descansos",
    stilettos: "agujas",
    wedges: "cuña",
    "flat-sandals": "abarcas",
    "flip-flops": "cholas",
    "ballet-flats": "chatas|flats",
    cap: "jockey",
    hat: "texana",
    headscarf: "mascada",
    scarf: "palestina|pañuelo|pañuelo rojo|pañuelo de cuello",
    snood: "braga|buff|cuellito|tubular",
    clutch: "sobre",
    "belt-bag": "banano|koala",
    backpack: "bulto",
    belt: "cinto|correa",
    braces: "elasticos",
    jewellery: "alhajas|fantasia|cadenita",
    necklace: "cadena|collares",
    earrings: "aros|argollas|pantallas|topos",
    bracelet: "esclava|manilla",
    socks: "tines",
    bra: "ajustador",
    briefs: "calzon|trusa|interiores",
    "swim-briefs": "sunga",
  },
};
